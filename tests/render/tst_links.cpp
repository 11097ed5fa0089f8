// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/links.h"

#include <QTest>

using namespace foldout;
using namespace Qt::StringLiterals;

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targets_data()
    {
        QTest::addColumn<QString>("href");
        QTest::addColumn<QString>("target"); // empty: refused
        const auto same = [](const char *name, const QString &href) {
            QTest::newRow(name) << href << href;
        };
        const auto refused = [](const char *name, const QString &href) {
            QTest::newRow(name) << href << QString();
        };
        same("https", u"https://karpenter.sh/docs/?a=b#c"_s);
        same("http", u"http://example.org"_s);
        same("mailto", u"mailto:someone@example.org"_s);
        same("document beside the bank", u"docs/paper.pdf"_s);
        QTest::newRow("look-alike letters")
            << u"https://аррӏе.com/"_s << u"https://xn--80ak6aa92e.com/"_s;
        QTest::newRow("capitals") << u"HTTPS://Example.org"_s << u"https://example.org"_s;
        refused("javascript", u"javascript:alert(1)"_s);
        refused("javascript in capitals", u"JaVaScRiPt:alert(1)"_s);
        refused("javascript with a space", u"java script:alert(1)"_s);
        refused("javascript with a tab", u"java\tscript:alert(1)"_s);
        refused("vbscript", u"vbscript:x"_s);
        refused("data", u"data:text/html,x"_s);
        refused("file", u"file:///etc/passwd"_s);
        refused("absolute path", u"/etc/passwd.txt"_s);
        refused("out of the folder", u"../other/paper.pdf"_s);
        refused("out of the folder, encoded", u"docs/%2e%2e/%2e%2e/paper.pdf"_s);
        refused("Windows path", u"C:\\Windows\\win.txt"_s);
        refused("share", u"//host/share/a.pdf"_s);
        refused("program", u"setup.exe"_s);
        refused("launcher", u"docs/run.desktop"_s);
        refused("no host", u"https://"_s);
        refused("empty", u""_s);
    }

    void targets()
    {
        QFETCH(QString, href);
        QTEST(linkTarget(href), "target");
    }
};

QTEST_GUILESS_MAIN(TestLinks)
#include "tst_links.moc"
