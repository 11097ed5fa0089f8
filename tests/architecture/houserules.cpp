// SPDX-License-Identifier: GPL-3.0-or-later
#include "architecture/houserules.h"

#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

using Findings = QList<Finding>;

bool isIn(const SourceFile &file, const QStringList &places)
{
    return std::ranges::any_of(places, [&](const QString &p) { return file.path.startsWith(p); });
}

bool isApp(const SourceFile &file)
{
    return file.isCpp() && isIn(file, {u"app/"_s});
}

// Every match of the pattern in one view of the lines of the files that `applies` picks.
template <typename Applies>
Findings grep(const QList<SourceFile> &files, Applies applies, QStringList SourceFile::*view,
              const QString &pattern, const QString &what)
{
    const QRegularExpression expression(pattern);
    Findings found;
    for (const SourceFile &file : files) {
        if (!applies(file))
            continue;
        for (int i = 0; i < (file.*view).size(); ++i) {
            if (expression.match((file.*view).at(i)).hasMatch())
                found.append({file.path, i + 1, what});
        }
    }
    return found;
}

struct Include
{
    const SourceFile *file;
    int line;
    bool angled;
    QString name;
};

QList<Include> includesOfApp(const QList<SourceFile> &files)
{
    static const QRegularExpression directive(uR"(^\s*#\s*include\s*([<"])([^>"]+))"_s);
    QList<Include> includes;
    for (const SourceFile &file : files) {
        if (!isApp(file))
            continue;
        for (int i = 0; i < file.lines.size(); ++i) {
            const QRegularExpressionMatch match = directive.match(file.lines.at(i));
            if (match.hasMatch())
                includes.append({&file, i + 1, match.captured(1) == u"<", match.captured(2)});
        }
    }
    return includes;
}

// Includes of a library outside the places it belongs to.
template <typename OfLibrary>
Findings keptTo(const QStringList &places, const QList<SourceFile> &files, OfLibrary ofLibrary)
{
    Findings found;
    for (const Include &include : includesOfApp(files)) {
        if (include.angled && ofLibrary(include.name) && !isIn(*include.file, places))
            found.append({include.file->path, include.line, include.name});
    }
    return found;
}

bool isQtHeader(const QString &module, const QString &name)
{
    return name.startsWith(module) ||
           QFileInfo::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + u'/' + module + u'/' +
                             name);
}

Findings layering(const QList<SourceFile> &files)
{
    static const Layers allowed = layers();
    Findings found;
    for (const Include &include : includesOfApp(files)) {
        const QString from = include.file->layer();
        const QString to = include.name.section(u'/', 0, 0);
        if (include.angled || from.isEmpty() || include.name.endsWith(u".moc"))
            continue;
        if (!include.name.contains(u'/') || (to != from && !allowed.value(from).contains(to)))
            found.append({include.file->path, include.line, include.name});
    }
    return found;
}

Findings unknownFolder(const QList<SourceFile> &files)
{
    static const Layers known = layers();
    Findings found;
    for (const SourceFile &file : files) {
        if (file.isCpp() && !file.layer().isEmpty() && !known.contains(file.layer()))
            found.append({file.path, 0, file.layer()});
    }
    return found;
}

Findings sqlInStore(const QList<SourceFile> &files)
{
    return keptTo({u"app/store/"_s}, files, [](const QString &name) {
        return isQtHeader(u"QtSql"_s, name) || name.startsWith(u"sqlite3");
    });
}

Findings yamlInBank(const QList<SourceFile> &files)
{
    return keptTo({u"app/bank/"_s}, files,
                  [](const QString &name) { return name.startsWith(u"yaml"); });
}

Findings markdownInRender(const QList<SourceFile> &files)
{
    return keptTo({u"app/core/text.cpp"_s, u"app/render/"_s}, files,
                  [](const QString &name) { return name.startsWith(u"md4c"); });
}

Findings widgetsAtTheTop(const QList<SourceFile> &files)
{
    QStringList places{u"app/widgets/"_s, u"app/windows/"_s};
    for (const SourceFile &file : files) {
        if (file.layer().isEmpty())
            places.append(file.path);
    }
    return keptTo(places, files,
                  [](const QString &name) { return isQtHeader(u"QtWidgets"_s, name); });
}

Findings oneSettingsFile(const QList<SourceFile> &files)
{
    Findings found = grep(files, isApp, &SourceFile::code, uR"(\bQSettings\b)"_s, u"QSettings"_s);
    if (!found.isEmpty()) {
        const QString unit = found.first().path.section(u'.', 0, -2); // its header and source
        found.removeIf([&](const Finding &f) { return f.path.section(u'.', 0, -2) == unit; });
    }
    return found;
}

Findings valuesWithoutQObject(const QList<SourceFile> &files)
{
    const auto pure = [](const SourceFile &file) {
        return file.isCpp() && isIn(file, {u"app/core/"_s, u"app/bank/"_s, u"app/schedule/"_s});
    };
    return grep(files, pure, &SourceFile::code, uR"(\bQ_OBJECT\b|\bQObject\b)"_s, u"QObject"_s);
}

Findings noSingleton(const QList<SourceFile> &files)
{
    return grep(files, isApp, &SourceFile::code, uR"(\bstatic\b[^;=]*\b(self|instance)\s*\()"_s,
                u"static instance()"_s);
}

Findings connectByPointer(const QList<SourceFile> &files)
{
    return grep(files, isApp, &SourceFile::code, uR"(\b(SIGNAL|SLOT)\s*\()"_s, u"SIGNAL/SLOT"_s);
}

// Before and after the program's own loop, the root may ask and wait.
Findings noNestedLoop(const QList<SourceFile> &files)
{
    const auto inLayer = [](const SourceFile &file) {
        return isApp(file) && !file.layer().isEmpty();
    };
    const auto withWidgets = [](const SourceFile &file) {
        return file.isCpp() && isIn(file, {u"app/widgets/"_s, u"app/windows/"_s});
    };
    const QString what = u"nested event loop"_s;
    return grep(files, isApp, &SourceFile::code, uR"(\bprocessEvents\b|\bQEventLoop\b)"_s, what) +
           grep(files, inLayer, &SourceFile::code,
                uR"(\bQ(File|Input|Color|Font)Dialog::get)"
                uR"(|\bQMessageBox::(about|critical|information|question|warning)\s*\()"_s,
                what) +
           grep(files, withWidgets, &SourceFile::code, uR"((\.|->)exec\s*\()"_s, what);
}

Findings timeIsInjected(const QList<SourceFile> &files)
{
    const auto applies = [](const SourceFile &file) {
        return isApp(file) && !isIn(file, {u"app/core/clock."_s});
    };
    return grep(files, applies, &SourceFile::code,
                uR"(\bcurrent(DateTime|DateTimeUtc|Date|Time|MSecsSinceEpoch|SecsSinceEpoch)\s*\()"
                uR"(|_clock::now\b|\bQElapsedTimer\b|\bclock_gettime\b|\bgettimeofday\b)"
                uR"(|(^|[^.\w>])time\s*\(\s*(nullptr|NULL|0)\s*\))"_s,
                u"clock asked outside core/clock"_s);
}

Findings noClockInSql(const QList<SourceFile> &files)
{
    const auto applies = [](const SourceFile &file) {
        return isIn(file, {u"app/"_s});
    };
    return grep(files, applies, &SourceFile::lines, uR"(CURRENT_(TIMESTAMP|TIME|DATE)\b|'now')"_s,
                u"clock asked in SQL"_s);
}

Findings roomForAReader(const QList<SourceFile> &files)
{
    const QList<SizeException> exceptions = sizeExceptions();
    Findings found;
    for (const SourceFile &file : files) {
        const auto lines = file.lines.size() - 1;
        if (roomFor(file) > 0 && lines > roomFor(file) &&
            std::ranges::find(exceptions, file.path, &SizeException::path) == exceptions.end())
            found.append({file.path, 0, u"%1 lines, room for %2"_s.arg(lines).arg(roomFor(file))});
    }
    return found;
}

Findings licenceLine(const QList<SourceFile> &files)
{
    Findings found;
    for (const SourceFile &file : files) {
        const QString head = file.lines.mid(0, 3).join(u'\n'); // after a #! line and a mode line
        if (!head.contains(u"SPDX-License-Identifier: GPL-3.0-or-later"))
            found.append({file.path, 1, u"no SPDX line"_s});
    }
    return found;
}

Findings headerOpening(const QList<SourceFile> &files)
{
    Findings found;
    for (const SourceFile &file : files) {
        if (!file.isHeader())
            continue;
        if (file.lines.value(1) != u"#pragma once")
            found.append({file.path, 2, u"no #pragma once in line 2"_s});
        const bool explained = std::ranges::any_of(
            file.comments.mid(1), [](const QString &c) { return c.trimmed().size() > 20; });
        if (!explained)
            found.append({file.path, 0, u"no lead comment"_s});
    }
    return found;
}

Findings suppressionsNamed(const QList<SourceFile> &files)
{
    return grep(
        files, [](const SourceFile &file) { return file.isCpp(); }, &SourceFile::comments,
        uR"(\bNOLINT(NEXTLINE|BEGIN|END)?\b(?!\())"_s, u"NOLINT without its check"_s);
}

Findings nothingLeftForLater(const QList<SourceFile> &files)
{
    return grep(
        files, [](const SourceFile &file) { return file.isCpp(); }, &SourceFile::comments,
        uR"(\b(TODO|FIXME|XXX|HACK)\b)"_s, u"a note for later"_s);
}

} // namespace

QList<HouseRule> houseRules()
{
    return {
        {"layering", layering},
        {"unknown-folder", unknownFolder},
        {"sql-in-store", sqlInStore},
        {"yaml-in-bank", yamlInBank},
        {"markdown-in-render", markdownInRender},
        {"widgets-at-the-top", widgetsAtTheTop},
        {"one-settings-file", oneSettingsFile},
        {"values-without-qobject", valuesWithoutQObject},
        {"no-singleton", noSingleton},
        {"connect-by-pointer", connectByPointer},
        {"no-nested-loop", noNestedLoop},
        {"time-is-injected", timeIsInjected},
        {"no-clock-in-sql", noClockInSql},
        {"room-for-a-reader", roomForAReader},
        {"licence-line", licenceLine},
        {"header-opening", headerOpening},
        {"suppressions-named", suppressionsNamed},
        {"nothing-left-for-later", nothingLeftForLater},
    };
}

QList<SizeException> sizeExceptions()
{
    const QString oneDesk =
        QStringLiteral("one desk with one learner; its situations are read side by side");
    return {
        {QStringLiteral("tests/session/tst_examsession.cpp"), oneDesk},
        {QStringLiteral("tests/windows/tst_exampage.cpp"), oneDesk},
        {QStringLiteral("tests/windows/tst_reviewpage.cpp"), oneDesk},
    };
}

int roomFor(const SourceFile &file)
{
    if (!file.isCpp())
        return 0;
    return file.isHeader() ? 200 : 600;
}

Layers layers()
{
    QFile file(QStringLiteral(FOLDOUT_SOURCE_DIR "/app/layers.txt"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        qFatal("app/layers.txt cannot be read");
    return parseLayers(QString::fromUtf8(file.readAll()));
}

QString unsoundIn(const Layers &layers)
{
    // A layer is settled once all it uses are; what never settles is on a way round or leads to
    // one.
    QStringList settled;
    bool moved = true;
    while (moved) {
        moved = false;
        for (auto it = layers.cbegin(); it != layers.cend(); ++it) {
            const bool ready = std::ranges::all_of(
                it.value(), [&](const QString &used) { return settled.contains(used); });
            if (ready && !settled.contains(it.key())) {
                settled.append(it.key());
                moved = true;
            }
        }
    }
    QStringList open = layers.keys();
    open.removeIf([&](const QString &name) { return settled.contains(name); });
    return open.join(u' ');
}

} // namespace foldout
