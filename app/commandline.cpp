// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace foldout {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

class Parser
{
public:
    explicit Parser(const QStringList &arguments)
        : m_arguments(arguments)
    {
    }

    CommandLine run()
    {
        m_line.dataFolder = qEnvironmentVariable("FOLDOUT_DATA_DIR");
        while (m_at < m_arguments.size() && m_line.problem.isEmpty())
            takeNext();
        if (m_line.problem.isEmpty() && m_line.mode != CommandLine::Mode::Help &&
            m_line.mode != CommandLine::Mode::Version)
            checkOperands();
        return m_line;
    }

private:
    void takeNext()
    {
        const QString argument = m_arguments.at(m_at++);
        if (m_onlyPaths || argument == "-"_L1 || !argument.startsWith(u'-'))
            return takeWord(argument);
        const qsizetype equals = argument.indexOf(u'=');
        const QString name = argument.left(equals);
        m_inlineValue = equals < 0 ? QString() : argument.mid(equals + 1);
        if (argument == "--"_L1)
            m_onlyPaths = true;
        else if (argument == "--help"_L1 || argument == "-h"_L1)
            m_line.mode = CommandLine::Mode::Help;
        else if (argument == "--version"_L1)
            m_line.mode = CommandLine::Mode::Version;
        else if (name == "--data-dir"_L1)
            m_line.dataFolder = value(name);
        else if (name == "--lang"_L1)
            takeLanguage(value(name));
        else if (name == "--format"_L1 && m_line.mode == CommandLine::Mode::Check)
            takeFormat(value(name));
        else
            m_line.problem = Text::tr("There is no option %1 here.").arg(name);
    }

    QString value(const QString &option)
    {
        if (!m_inlineValue.isEmpty())
            return m_inlineValue;
        if (m_at < m_arguments.size())
            return m_arguments.at(m_at++);
        m_line.problem = Text::tr("%1 needs a value.").arg(option);
        return {};
    }

    void takeLanguage(const QString &language)
    {
        m_line.language = language;
        if (m_line.problem.isEmpty() && language != "ko"_L1 && language != "en"_L1)
            m_line.problem = Text::tr("The interface speaks ko and en, not %1.").arg(language);
    }

    void takeFormat(const QString &format)
    {
        if (format == "json"_L1)
            m_line.format = CommandLine::Format::Json;
        else if (format == "sarif"_L1)
            m_line.format = CommandLine::Format::Sarif;
        else if (format == "text"_L1)
            m_line.format = CommandLine::Format::Text;
        else if (m_line.problem.isEmpty())
            m_line.problem = Text::tr("The formats are text, json and sarif, not %1.").arg(format);
    }

    void takeWord(const QString &word)
    {
        const bool first = !std::exchange(m_sawWord, true) && !m_onlyPaths;
        if (first && word == "check"_L1)
            m_line.mode = CommandLine::Mode::Check;
        else if (first && word == "tour"_L1)
            m_line.mode = CommandLine::Mode::Tour;
        else if (m_line.mode == CommandLine::Mode::Tour && m_line.output.isEmpty())
            m_line.output = word;
        else
            m_line.banks.append(word);
    }

    void checkOperands()
    {
        if (m_line.mode == CommandLine::Mode::Check && m_line.banks.isEmpty())
            m_line.problem = Text::tr("check needs a bank file or a folder.");
        if (m_line.mode == CommandLine::Mode::Tour && m_line.output.isEmpty())
            m_line.problem = Text::tr("tour needs a folder to draw into.");
        for (const QString &bank : std::as_const(m_line.banks)) {
            if (!QFileInfo::exists(bank))
                m_line.problem = Text::tr("%1 does not exist.").arg(bank);
        }
    }

    const QStringList &m_arguments;
    CommandLine m_line;
    QString m_inlineValue; // of "--option=value"
    qsizetype m_at = 0;
    bool m_sawWord = false;
    bool m_onlyPaths = false; // behind "--"
};

} // namespace

CommandLine parseCommandLine(const QStringList &arguments)
{
    return Parser(arguments).run();
}

QString noDisplayText()
{
    return Text::tr(
        "There is no display to open a window on. Start it from a desktop, draw the screens with "
        "\"foldout tour DIR\", or check a bank with \"foldout check PATH\".");
}

QString helpText()
{
    return Text::tr(
        "Usage:\n"
        "  foldout [BANK…]                                       open the window\n"
        "  foldout check PATH… [--format text|json|sarif]        look for faults in banks\n"
        "  foldout tour DIR                                      draw every main screen into DIR\n"
        "Options:\n"
        "  --data-dir DIR   keep progress, settings and backups in DIR (also FOLDOUT_DATA_DIR)\n"
        "  --lang ko|en     language of the interface\n"
        "  --version        the version\n"
        "  --help           this text\n");
}

} // namespace foldout
