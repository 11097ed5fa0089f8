// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answers/optionlist.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace foldout {

OptionList::OptionList(int count, bool single, QWidget *parent)
    : QWidget(parent)
    , m_single(single)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    for (int i = 0; i < count; ++i) {
        auto *button = new OptionButton(single, this);
        layout->addWidget(button);
        m_buttons.append(button);
        connect(button, &QAbstractButton::clicked, this, [this] {
            placeTabStop();
            if (!m_readOnly)
                Q_EMIT chosenByLearner();
        });
    }
    placeTabStop();
}

QList<int> OptionList::chosen() const
{
    QList<int> places;
    for (int i = 0; i < count(); ++i) {
        if (at(i)->isChecked())
            places.append(i);
    }
    return places;
}

void OptionList::setChosen(const QList<int> &places)
{
    for (int i = 0; i < count(); ++i) {
        // An exclusive button cannot be unchecked otherwise.
        at(i)->setAutoExclusive(false);
        at(i)->setChecked(places.contains(i));
    }
    for (OptionButton *button : m_buttons)
        button->setAutoExclusive(m_single);
    placeTabStop();
}

void OptionList::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (OptionButton *button : m_buttons)
        button->setReadOnly(readOnly);
}

bool OptionList::event(QEvent *event)
{
    // A letter or Space that chooses here must not set off a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && !m_readOnly) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space || buttonForKey(*key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void OptionList::keyPressEvent(QKeyEvent *event)
{
    if (OptionButton *button = m_readOnly ? nullptr : buttonForKey(*event)) {
        button->setFocus(Qt::ShortcutFocusReason);
        button->click();
        return;
    }
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const qsizetype to = m_buttons.indexOf(qobject_cast<OptionButton *>(focusWidget())) + step;
    if (step == 0 || to < 0 || to >= m_buttons.size()) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_buttons.at(to)->setFocus(Qt::TabFocusReason);
    if (m_single && !m_readOnly)
        m_buttons.at(to)->click();
}

OptionButton *OptionList::buttonForKey(const QKeyEvent &event) const
{
    const int place = event.key() - Qt::Key_A;
    const bool plain = !(event.modifiers() & ~Qt::ShiftModifier);
    if (!plain || place < 0 || place >= count() || m_buttons.at(place)->letter().isEmpty())
        return nullptr;
    return m_buttons.at(place);
}

void OptionList::placeTabStop()
{
    const QList<int> places = chosen();
    const int stop = places.isEmpty() ? 0 : places.first();
    for (int i = 0; i < count(); ++i)
        at(i)->setFocusPolicy(!m_single || i == stop ? Qt::StrongFocus : Qt::ClickFocus);
    setFocusProxy(at(stop));
}

} // namespace foldout
