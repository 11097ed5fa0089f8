// SPDX-License-Identifier: GPL-3.0-or-later
#include "checkcommand.h"
#include "commandline.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <cstdio>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

void print(FILE *stream, const QString &text)
{
    std::fputs(qPrintable(text), stream);
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    QCoreApplication app(argc, argv);
    CommandLine commandLine = parseCommandLine(arguments);
    QTranslator translator;
    const QLocale locale =
        commandLine.language.isEmpty() ? QLocale() : QLocale(commandLine.language);
    if (translator.load(locale, u"foldout"_s, u"_"_s, u":/i18n"_s)) {
        QCoreApplication::installTranslator(&translator);
        commandLine = parseCommandLine(arguments); // its sentences, in that language
    }
    if (!commandLine.problem.isEmpty()) {
        print(stderr, u"foldout: "_s + commandLine.problem + u'\n');
        return 2;
    }
    switch (commandLine.mode) {
    case CommandLine::Mode::Check:
        return runCheck(commandLine);
    case CommandLine::Mode::Version:
        print(stdout, u"foldout " FOLDOUT_VERSION "\n"_s);
        return 0;
    case CommandLine::Mode::Help:
    case CommandLine::Mode::Window:
    case CommandLine::Mode::Tour:
        print(stdout, helpText());
        return 0;
    }
    return 0;
}
