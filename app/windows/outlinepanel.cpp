// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/outlinepanel.h"

#include "models/search.h"
#include "render/icons.h"
#include "widgets/answers/textfield.h"
#include "widgets/outlinedelegate.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace foldout {

namespace {

template <typename Value>
void toggle(QSet<Value> &set, const Value &value, bool on)
{
    if (on)
        set.insert(value);
    else
        set.remove(value);
}

} // namespace

OutlinePanel::OutlinePanel(BankModel &banks, BankFilterModel &model, Search &search,
                           QWidget *parent)
    : QWidget(parent)
    , m_banks(banks)
    , m_model(model)
    , m_search(search)
    , m_delegate(new OutlineDelegate(this))
    , m_field(new LineField(this))
    , m_filterButton(new QToolButton(this))
    , m_filterMenu(new QMenu(this))
    , m_count(new QLabel(this))
    , m_tree(new QTreeView(this))
{
    setAutoFillBackground(true);

    m_field->setFrame(true);
    m_field->setPalette({}); // on a ground of its own
    m_field->installEventFilter(this);
    connect(m_field, &LineField::textChanged, this, &OutlinePanel::applyFilter);
    connect(m_field, &LineField::edited, this, &OutlinePanel::applyFilter); // a syllable half typed

    m_filterButton->setPopupMode(QToolButton::InstantPopup);
    m_filterButton->setMenu(m_filterMenu);
    m_filterButton->setCheckable(true); // checked while a filter is on
    m_filterButton->setFocusPolicy(Qt::StrongFocus);
    connect(m_filterMenu, &QMenu::aboutToShow, this, &OutlinePanel::buildFilterMenu);

    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(0);
    m_tree->setItemsExpandable(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setMouseTracking(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->viewport()->setAutoFillBackground(false);
    m_tree->expandAll();
    // Rows that come later are unfolded, too.
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &OutlinePanel::expandNewRows);
    connect(&m_model, &QAbstractItemModel::layoutChanged, this, &OutlinePanel::expandNewRows);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &OutlinePanel::showCount);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &OutlinePanel::showCount);
    connect(&m_model, &QAbstractItemModel::layoutChanged, this, &OutlinePanel::showCount);

    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (m_tree->hasFocus() && !keyOf(current).isNull())
                    Q_EMIT chosen(keyOf(current));
            });
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (!keyOf(index).isNull())
            Q_EMIT chosen(keyOf(index));
    });
    m_tree->installEventFilter(this);
    connect(&m_search, &Search::found, &m_model, &BankFilterModel::setMatches);

    auto *top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_field, 1);
    top->addWidget(m_filterButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 14, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_count);
    layout->addWidget(m_tree, 1);
    retranslate();
    showCount();
}

// Every one expanded costs the tree a layout of all its rows, and so do all together.
void OutlinePanel::expandNewRows()
{
    constexpr qsizetype Few = 2;
    QList<QPersistentModelIndex> folded;
    const auto collect = [&](const QModelIndex &index) {
        if (!m_tree->isExpanded(index))
            folded.append(index);
    };
    for (int bank = 0; bank < m_model.rowCount(); ++bank) {
        const QModelIndex bankIndex = m_model.index(bank, 0);
        collect(bankIndex);
        for (int topic = 0; topic < m_model.rowCount(bankIndex); ++topic)
            collect(m_model.index(topic, 0, bankIndex));
    }
    if (folded.size() > Few)
        return m_tree->expandAll();
    for (const QPersistentModelIndex &index : std::as_const(folded))
        m_tree->expand(index);
}

void OutlinePanel::setTheme(const Theme &theme)
{
    m_delegate->setTheme(theme);
    QPalette panel = palette();
    panel.setColor(QPalette::Window, theme.panel);
    setPalette(panel);
    QPalette muted = m_count->palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_count->setPalette(muted);
    m_filterButton->setIcon(themedIcon(QStringLiteral("filter"), theme));
    const QList<QAction *> old = m_field->actions();
    for (QAction *action : old)
        m_field->removeAction(action);
    m_field->addAction(themedIcon(QStringLiteral("search"), theme), QLineEdit::LeadingPosition);
    m_tree->viewport()->update();
}

CardKey OutlinePanel::keyOf(const QModelIndex &index) const
{
    return CardKey::fromString(index.data(CardKeyRole).toString());
}

void OutlinePanel::setCurrent(const CardKey &key)
{
    const QModelIndex index = m_model.indexOf(key);
    if (index == m_tree->currentIndex())
        return m_tree->scrollTo(index);
    const QSignalBlocker blocker(m_tree->selectionModel());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_tree->viewport()->update();
}

void OutlinePanel::focusSearch()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void OutlinePanel::focusTree()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void OutlinePanel::clearFilter()
{
    m_filter = {};
    m_field->clear();
    applyFilter();
}

void OutlinePanel::search(const QString &text)
{
    m_field->setText(text);
}

void OutlinePanel::applyFilter()
{
    m_filter.text = m_field->textNow().trimmed();
    // Not before it is of use: for its icon Qt loads every picture plug-in, a tenth of the start.
    if (!m_filter.text.isEmpty())
        m_field->setClearButtonEnabled(true);
    m_model.setFilter(m_filter);
    m_search.setQuery(m_filter.text);
    BankFilter unfiltered;
    unfiltered.text = m_filter.text;
    m_filterButton->setChecked(m_filter != unfiltered);
    showCount();
}

void OutlinePanel::showCount()
{
    const bool filtered = m_filter != BankFilter{};
    m_count->setVisible(filtered);
    if (filtered)
        m_count->setText(m_model.questionCount() == 0
                             ? tr("Nothing found. Press Esc to clear the search.")
                             : tr("%n question(s)", nullptr, m_model.questionCount()));
    m_count->setWordWrap(true);
}

bool OutlinePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_tree && enter) {
        if (!keyOf(m_tree->currentIndex()).isNull())
            Q_EMIT activated(keyOf(m_tree->currentIndex()));
        return true;
    }
    if (watched == m_field) {
        if (key == Qt::Key_Escape) {
            const bool wasClear = m_filter == BankFilter{};
            clearFilter();
            return !wasClear; // a second time it leaves the field
        }
        if (key == Qt::Key_Down) {
            m_tree->setFocus(Qt::OtherFocusReason);
            if (!m_tree->currentIndex().isValid())
                m_tree->setCurrentIndex(m_model.questionAt(0));
            return true;
        }
        if (enter) {
            const QModelIndex current = m_model.indexOf(keyOf(m_tree->currentIndex()));
            const QModelIndex target = current.isValid() ? current : m_model.questionAt(0);
            if (target.isValid())
                Q_EMIT activated(keyOf(target));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void OutlinePanel::buildFilterMenu()
{
    m_filterMenu->clear();
    const auto addChoice = [this](QMenu *menu, const QString &text, bool on, auto change) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::toggled, this, [this, change](bool checked) {
            change(checked);
            applyFilter();
        });
    };

    QMenu *states = m_filterMenu->addMenu(tr("State"));
    for (int i = 0; i < CardMarkCount; ++i) {
        const auto mark = CardMark(i);
        addChoice(states, BankModel::markText(mark), m_filter.marks.contains(mark),
                  [this, mark](bool on) { toggle(m_filter.marks, mark, on); });
    }

    QMenu *levels = m_filterMenu->addMenu(tr("Level"));
    for (int level = 1; level <= 5; ++level) {
        addChoice(levels, tr("Level %1 and up").arg(level), m_filter.minLevel == level,
                  [this, level](bool on) { m_filter.minLevel = on ? level : 0; });
    }

    QMenu *kinds = m_filterMenu->addMenu(tr("Kind"));
    for (int i = 0; i < QuestionKindCount; ++i) {
        const auto kind = QuestionKind(i);
        addChoice(kinds, BankModel::kindText(kind), m_filter.kinds.contains(kind),
                  [this, kind](bool on) { toggle(m_filter.kinds, kind, on); });
    }

    QMenu *topics = m_filterMenu->addMenu(tr("Topic"));
    QMenu *tags = m_filterMenu->addMenu(tr("Tag"));
    QMap<QString, QString> topicTitles;
    QSet<QString> tagSet;
    for (const BankPtr &bank : m_banks.banks()) {
        for (const Topic &topic : bank->topics)
            topicTitles.insert(topic.id, topic.title.in(m_banks.contentLanguage()));
        for (const Question &question : bank->questions)
            tagSet.unite(QSet<QString>(question.tags.cbegin(), question.tags.cend()));
    }
    for (auto it = topicTitles.cbegin(); it != topicTitles.cend(); ++it) {
        addChoice(topics, it.value(), m_filter.topics.contains(it.key()),
                  [this, id = it.key()](bool on) { toggle(m_filter.topics, id, on); });
    }
    QStringList tagList(tagSet.cbegin(), tagSet.cend());
    tagList.sort();
    for (const QString &tag : std::as_const(tagList)) {
        addChoice(tags, tag, m_filter.tags.contains(tag),
                  [this, tag](bool on) { toggle(m_filter.tags, tag, on); });
    }
    topics->menuAction()->setVisible(!topics->isEmpty());
    tags->menuAction()->setVisible(!tags->isEmpty());

    m_filterMenu->addSeparator();
    connect(m_filterMenu->addAction(tr("Show all questions")), &QAction::triggered, this,
            &OutlinePanel::clearFilter);
}

void OutlinePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OutlinePanel::retranslate()
{
    //: ㅌㅅ ㅂㄹ are initial consonants: searching for them finds 텐서 병렬
    m_field->setPlaceholderText(tr("Search (initials work: ㅌㅅ ㅂㄹ)"));
    m_field->setAccessibleName(tr("Search questions"));
    m_filterButton->setToolTip(tr("Filter questions"));
    m_filterButton->setAccessibleName(tr("Filter questions"));
    m_tree->setAccessibleName(tr("Outline"));
    showCount();
}

} // namespace foldout
