// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/icons.h"
#include "render/textstyle.h"
#include "render/theme.h"

#include <QDir>
#include <QFontDatabase>
#include <QPainter>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestTheme : public QObject
{
    Q_OBJECT

private:
    static void addThemes()
    {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::of(Theme::Kind::Light);
        QTest::newRow("dark") << Theme::of(Theme::Kind::Dark);
        QTest::newRow("high contrast, light") << Theme::of(Theme::Kind::HighContrastLight);
        QTest::newRow("high contrast, dark") << Theme::of(Theme::Kind::HighContrastDark);
    }

private Q_SLOTS:
    void contrastIsMeasuredAsWcagSays()
    {
        QCOMPARE(qRound(10 * contrastRatio(Qt::black, Qt::white)), 210);
        QCOMPARE(qRound(100 * contrastRatio(QColor(0x777777), Qt::white)), 448);
    }

    void everyTextColourReadsOnEveryGround_data() { addThemes(); }

    void everyTextColourReadsOnEveryGround()
    {
        QFETCH(Theme, theme);
        for (const QColor &text :
             {theme.ink, theme.muted, theme.accent, theme.ok, theme.warn, theme.bad}) {
            for (const QColor &ground :
                 {theme.window, theme.panel, theme.card, theme.code, theme.accentGround,
                  theme.okGround, theme.warnGround, theme.badGround})
                QVERIFY2(contrastRatio(text, ground) >= 4.5,
                         qPrintable(text.name() + u" on "_s + ground.name()));
        }
        for (const QColor &ground : {theme.accent, theme.ok, theme.warn, theme.bad})
            QVERIFY2(contrastRatio(theme.onAccent(), ground) >= 4.5, qPrintable(ground.name()));
    }

    void paletteReadsInEveryGroup_data() { addThemes(); }

    void paletteReadsInEveryGroup()
    {
        QFETCH(Theme, theme);
        const QPalette palette = toPalette(theme);
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
            {QPalette::WindowText, QPalette::Window},
            {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase},
            {QPalette::PlaceholderText, QPalette::Base},
            {QPalette::ButtonText, QPalette::Button},
            {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::Link, QPalette::Base},
            {QPalette::LinkVisited, QPalette::Base},
            {QPalette::Link, QPalette::Window},
        };
        for (const QPalette::ColorGroup group :
             {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            for (const auto &[text, ground] : pairs)
                QVERIFY2(contrastRatio(palette.color(group, text), palette.color(group, ground)) >=
                             4.5,
                         qPrintable(u"group %1: %2 on %3"_s.arg(group).arg(text).arg(ground)));
        }
    }

    void highContrastHasWideLinesAndPureGrounds()
    {
        const Theme dark = Theme::of(Theme::Kind::HighContrastDark);
        QCOMPARE(dark.window, QColor(Qt::black));
        QCOMPARE(dark.accent, QColor(0xFFD400));
        QCOMPARE(dark.lineWidth(), 2.0);
        QCOMPARE(Theme::of(Theme::Kind::HighContrastLight).accent, QColor(0x0000C8U));
        QCOMPARE(Theme::of(Theme::Kind::Light).lineWidth(), 1.0);
    }

    void textScaleIsRelativeToThePlatform_data()
    {
        QTest::addColumn<qreal>("asked");
        QTest::addColumn<qreal>("scale");
        QTest::newRow("as it is") << 1.0 << 1.0;
        QTest::newRow("double") << 2.0 << 2.0;
        QTest::newRow("too small") << 0.1 << 0.8;
        QTest::newRow("too large") << 9.0 << 3.0;
    }

    void textScaleIsRelativeToThePlatform()
    {
        QFETCH(qreal, asked);
        QFETCH(qreal, scale);
        const TextStyle style = TextStyle::fromPlatform(asked);
        const qreal base = TextStyle::fromPlatform().pointSize;
        QCOMPARE(style.interfaceFont().pointSizeF(), base * scale);
        QCOMPARE(style.font(TextRole::Question).pointSizeF(), base * scale * 1.45);
        QCOMPARE(style.font(TextRole::Body).pointSizeF(), base * scale * 1.05);
        QCOMPARE(style.font(TextRole::Caption).pointSizeF(), base * scale * 0.87);
        QCOMPARE(style.font(TextRole::Question).weight(), QFont::DemiBold);
    }

    void theReadersFontIsForReadingAlone()
    {
        const TextStyle usual = TextStyle::fromPlatform();
        const QString family = QFontDatabase::families().last();
        const TextStyle style = TextStyle::fromPlatform(2, {family, 20});
        QCOMPARE(style.font(TextRole::Body).families().first(), family);
        QCOMPARE(style.font(TextRole::Body).pointSizeF(), 20 * 2 * 1.05);
        QCOMPARE(style.font(TextRole::Body).families().count(family), 1);
        QCOMPARE(style.interfaceFont().families(), usual.interfaceFont().families());
        QCOMPARE(style.interfaceFont().pointSizeF(), 2 * usual.interfaceFont().pointSizeF());
    }

    void aReadingFontThatIsNotInstalledIsThePlatforms()
    {
        QCOMPARE(TextStyle::fromPlatform(1, {u"No such family"_s, 0}), TextStyle::fromPlatform());
    }

    void everyIconDrawsInTheThemesColours_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList files =
            QDir(u":/foldout/icons"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
        for (const QString &file : files) {
            if (file != u"foldout.svg")
                QTest::newRow(qPrintable(file)) << file.chopped(4);
        }
    }

    void everyIconDrawsInTheThemesColours()
    {
        QFETCH(QString, name);
        const Theme theme = Theme::of(Theme::Kind::Dark);
        const QIcon icon = themedIcon(name, theme);
        const std::pair<QIcon::Mode, QColor> modes[] = {{QIcon::Normal, theme.ink},
                                                        {QIcon::Disabled, theme.muted},
                                                        {QIcon::Selected, theme.accent}};
        for (const auto &[mode, color] : modes) {
            const QImage image = icon.pixmap(QSize(96, 96), 1, mode).toImage();
            QCOMPARE(image.size(), QSize(96, 96));
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += image.pixelColor(x, y) == color ? 1 : 0;
            }
            QVERIFY2(drawn > 100, qPrintable(color.name()));
        }
        QCOMPARE(icon.pixmap(QSize(24, 24), 2.0).size(), QSize(48, 48));
    }

    void iconsOfTheDesignAreThere()
    {
        for (const char16_t *name :
             {u"read",   u"review", u"exam",     u"present",  u"progress",  u"search",  u"fold",
              u"unfold", u"undo",   u"open",     u"language", u"text-size", u"warning", u"check",
              u"cross",  u"hint",   u"link-out", u"suspend",  u"menu",      u"filter"})
            QVERIFY2(!themedIcon(QString::fromUtf16(name), {}).isNull(),
                     qPrintable(QString::fromUtf16(name)));
        QVERIFY(themedIcon(u"no-such-icon"_s, {}).isNull());
        QVERIFY(!applicationIcon().pixmap(64).isNull());
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
