// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations.h"

#include <QCoreApplication>
#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothLanguagesAreCompiledIn()
    {
        QCOMPARE(Translations::available(), (QStringList{u"en"_s, u"ko"_s}));
    }

    void theLanguageChangesThereAndBack()
    {
        const auto read = [] {
            return QCoreApplication::translate("foldout::MainWindow", "Read");
        };
        Translations translations;
        QCOMPARE(translations.use(u"ko"_s), u"ko"_s);
        QCOMPARE(read(), u"읽기"_s);
        QCOMPARE(translations.use(u"en"_s), u"en"_s);
        QCOMPARE(read(), u"Read"_s);
        QCOMPARE(
            QCoreApplication::translate("foldout::OutlineDelegate", "%n question(s)", nullptr, 1),
            u"1 question"_s);
        translations.use(u"ko"_s);
        QCOMPARE(read(), u"읽기"_s);
    }

    void anUnknownLanguageFollowsTheSystem()
    {
        Translations translations;
        QCOMPARE(translations.use(u"xx"_s), u"en"_s); // the tests run in C
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
