// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ReadPage that follows the theme, the text size, the language and the room there is.
#include "session/settings.h"
#include "widgets/cardcolumn.h"
#include "windows/appearance.h"
#include "windows/outlinepanel.h"
#include "windows/readpage.h"

#include <QFontInfo>
#include <QLabel>

namespace foldout {

namespace {

constexpr int NarrowPage = 46; // em: below it the outline would leave no room for the cards

} // namespace

void ReadPage::switchLanguage()
{
    const BankPtr bank = m_filter.bank(m_filter.indexOf(m_currentKey));
    if (const QString language = bank ? bank->languageAfter(m_look.language) : QString();
        !language.isEmpty())
        m_services.settings.set(options::ContentLanguage, language);
}

void ReadPage::followLanguage()
{
    m_model.setContentLanguage(foldout::contentLanguage(m_services));
    applyLook();
}

void ReadPage::applyLook()
{
    const Appearance &appearance = m_services.appearance;
    m_look = {appearance.theme(), appearance.style(), m_model.contentLanguage()};
    m_outline->setTheme(m_look.theme);
    m_column->setMaximumCardWidth(CardView::comfortableWidth(m_look));
    showOutlineWhereItFits();
    QFont large = m_look.style.font(TextRole::Body);
    m_empty->setFont(large);
    if (m_column->isInSight(m_column->current()))
        m_column->anchorTo(m_column->current());
    m_column->rebuildCards();
}

void ReadPage::showOutlineWhereItFits()
{
    const int em = QFontInfo(m_look.style.font(TextRole::Body)).pixelSize();
    const bool fits = width() >= em * NarrowPage;
    m_outline->setVisible(m_outlineWanted ||
                          (fits && m_services.settings.value(options::OutlineShown)));
    m_cards->setVisible(fits || !m_outlineWanted); // too narrow for both: one at a time
}

void ReadPage::resizeEvent(QResizeEvent *event)
{
    m_outlineWanted = false;
    showOutlineWhereItFits();
    QWidget::resizeEvent(event);
}

void ReadPage::toggleOutline()
{
    const bool show = !m_outline->isVisible();
    m_services.settings.set(options::OutlineShown, show);
    m_outlineWanted = show;
    showOutlineWhereItFits();
    if (!m_cards->isVisible())
        m_outline->focusTree();
    else if (!show)
        m_column->setFocus(Qt::OtherFocusReason);
}

} // namespace foldout
