// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows/settingrow.h"

#include "session/settings.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace foldout {

namespace {

constexpr int SideEms = 15; // width of the controls beside the words

// The wheel scrolls the dialog and changes nothing on its way.
class WheelGuard : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

QLabel *newLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setInk(QWidget *widget, const QColor &colour)
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, colour);
    widget->setPalette(palette);
}

} // namespace

SettingRow::SettingRow(Settings &settings, QStringView key, const Words &words, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_key(key.toString())
    , m_words(words)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_label(newLabel(this))
    , m_explanation(newLabel(this))
    , m_warning(newLabel(this))
    , m_side(new QWidget(this))
    , m_default(new QToolButton(m_side))
{
    m_warning->hide();
    m_default->setAutoRaise(true);
    m_default->setFocusPolicy(Qt::StrongFocus);
    connect(m_default, &QToolButton::clicked, this, [this] {
        m_named->setFocus(Qt::OtherFocusReason); // the button goes
        restoreDefault();
    });
    auto *words_ = new QVBoxLayout;
    words_->setSpacing(2);
    words_->addWidget(m_label);
    words_->addWidget(m_explanation);
    words_->addWidget(m_warning);
    words_->addStretch(1);
    m_layout->setContentsMargins(16, 12, 16, 12);
    m_layout->setSpacing(16);
    m_layout->addLayout(words_, 1);
    m_layout->addWidget(m_side);
    m_layout->addStretch(0);
}

void SettingRow::setControl(QWidget *control, QWidget *named)
{
    m_named = named ? named : control;
    m_named->setFocusPolicy(Qt::StrongFocus);
    m_named->installEventFilter(new WheelGuard(this));
    m_label->setBuddy(m_named);
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(control);
    layout->addWidget(m_default);
    layout->addStretch(1);
}

void SettingRow::keepNarrow()
{
    m_alwaysNarrow = true;
    setNarrow(true);
}

QString SettingRow::textOf(const char *source)
{
    return QCoreApplication::translate("foldout::SettingsDialog", source);
}

QString SettingRow::label() const
{
    return textOf(m_words.label);
}

QList<const char *> SettingRow::sources() const
{
    return QList<const char *>{m_words.label, m_words.explanation} + choices();
}

void SettingRow::setInitial()
{
    m_settings.keep(m_key, {});
}

void SettingRow::restoreDefault()
{
    setInitial();
    refresh(); // a control may show what the setting never was
}

void SettingRow::refresh()
{
    showValue();
    showState();
}

void SettingRow::showState()
{
    const QString warning = warningNow();
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
    m_named->setAccessibleDescription(m_explanation->text() + u' ' + warning);
    m_default->setVisible(!isInitial());
}

void SettingRow::retranslate()
{
    m_label->setText(label());
    m_explanation->setText(textOf(m_words.explanation));
    m_named->setAccessibleName(label());
    retranslateControl();
    m_default->setText(tr("Default: %1").arg(initialText()));
    m_default->setAccessibleName(tr("Back to the default of “%1”: %2").arg(label(), initialText()));
    refresh();
}

void SettingRow::setNarrow(bool narrow)
{
    const bool below = narrow || m_alwaysNarrow;
    m_layout->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_layout->setSpacing(below ? 6 : 16);
    m_layout->setStretch(0, below ? 0 : 1); // the words take the room beside the control,
    m_layout->setStretch(2, below ? 1 : 0); // nothing takes the room below it
    const int width = QFontInfo(font()).pixelSize() * SideEms;
    m_side->setMinimumWidth(below ? 0 : width);
    m_side->setMaximumWidth(below ? QWIDGETSIZE_MAX : width);
}

void SettingRow::setLook(const Theme &theme, const TextStyle &style)
{
    QFont name = style.interfaceFont();
    name.setWeight(QFont::DemiBold);
    m_label->setFont(name);
    setInk(m_explanation, theme.muted);
    setInk(m_warning, theme.warn);
}

} // namespace foldout
