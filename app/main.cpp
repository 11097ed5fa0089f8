// SPDX-License-Identifier: GPL-3.0-or-later
#include "appcontext.h"
#include "checkcommand.h"
#include "commandline.h"
#include "singleinstance.h"
#include "tour.h"

#include "models/messages.h"
#include "render/icons.h"
#include "session/datafolder.h"
#include "store/storageplace.h"
#include "widgets/foldbutton.h"
#include "windows/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPixmapCache>
#include <QPushButton>

#include <cstdio>

using namespace foldout;
using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Start)
};

void print(FILE *stream, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    std::fwrite(utf8.constData(), 1, size_t(utf8.size()), stream);
}

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

// What needs neither a window nor a display. The command line is read again once its language is
// known.
int runInTerminal(const QStringList &arguments, const QString &language)
{
    Translations translations;
    translations.use(language);
    const CommandLine commandLine = parseCommandLine(arguments);
    if (!commandLine.problem.isEmpty()) {
        print(stderr, u"foldout: "_s + commandLine.problem + u'\n');
        return 2;
    }
    switch (commandLine.mode) {
    case CommandLine::Mode::Check:
        return runCheck(commandLine);
    case CommandLine::Mode::Version:
        print(stdout, u"foldout " FOLDOUT_VERSION "\n"_s);
        break;
    default:
        print(stdout, helpText());
    }
    return 0;
}

void showStartProblem(const Error &error)
{
    const QString sentence = describe(error) + u"\n\n"_s + remedy(error);
    print(stderr, u"foldout: "_s + describe(error) + u' ' + remedy(error) + u'\n');
    QMessageBox box(QMessageBox::Critical, u"Foldout"_s, sentence, QMessageBox::Close);
    QObject::connect(&box, &QMessageBox::finished, qApp, &QApplication::quit);
    box.open();
    QApplication::exec();
}

// What to open: what was asked for, else what was open last and still exists, else the first bank
// that came along.
QStringList banksToOpen(const CommandLine &commandLine, const Settings &settings)
{
    if (!commandLine.banks.isEmpty())
        return commandLine.banks;
    QStringList remembered;
    const QStringList paths = settings.value(options::OpenBanks);
    for (const QString &path : paths) {
        if (QFileInfo::exists(path))
            remembered.append(path);
    }
    return remembered.isEmpty() ? AppContext::bundledBanks().mid(0, 1) : remembered;
}

// The folder that was chosen in the settings may lie on a drive that is not there. It is not made
// anew: that would look as if all progress were gone. Empty: the learner gave up.
QString presentDataFolder()
{
    const QString chosen = defaultDataFolder();
    if (chosen == usualDataFolder() || QDir(chosen).exists())
        return chosen;
    const QString sentence =
        Text::tr("The data folder %1 is not there. Connect its drive and try again, or use the "
                 "usual folder %2 this time; the progress there is its own.")
            .arg(QDir::toNativeSeparators(chosen), QDir::toNativeSeparators(usualDataFolder()));
    print(stderr, u"foldout: "_s + sentence + u'\n');
    QMessageBox box(QMessageBox::Warning, u"Foldout"_s, sentence, QMessageBox::Close);
    QPushButton *again = box.addButton(Text::tr("Try again"), QMessageBox::AcceptRole);
    QPushButton *usual = box.addButton(Text::tr("Usual folder"), QMessageBox::AcceptRole);
    QObject::connect(&box, &QMessageBox::finished, qApp, &QApplication::quit);
    box.open();
    QApplication::exec();
    if (box.clickedButton() == again)
        return presentDataFolder();
    return box.clickedButton() == usual ? usualDataFolder() : QString();
}

int runWindow(const CommandLine &commandLine)
{
    const SystemClock clock;
    // For what is said before the settings can be read; two at a time would mix their words.
    std::optional<Translations> translations(std::in_place);
    translations->use(commandLine.language);
    const QString folder =
        commandLine.dataFolder.isEmpty() ? presentDataFolder() : commandLine.dataFolder;
    if (folder.isEmpty())
        return 2;
    const QString dataFolder = QDir(folder).absolutePath();
    SingleInstance instance(dataFolder);
    const auto role = instance.claim(commandLine.banks);
    if (!role) {
        showStartProblem(role.error());
        return 2;
    }
    if (*role == SingleInstance::Role::HandedOver)
        return 0;
    const auto context = AppContext::create(dataFolder, commandLine.language, clock);
    if (!context) {
        showStartProblem(context.error());
        return 2;
    }
    translations.reset();
    MainWindow window((*context)->services(), (*context)->exam(), AppContext::bundledBanks());
    QObject::connect(&instance, &SingleInstance::requested, &window, [&](const QStringList &banks) {
        if (!banks.isEmpty())
            window.openBanks(banks);
        window.raiseWindow();
    });
    window.openBanks(banksToOpen(commandLine, (*context)->settings()));
    window.show();
    if (isSharedPlace(dataFolder))
        window.warnOfSharedPlace(dataFolder);
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(u"foldout"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(FOLDOUT_VERSION));
    const QStringList arguments = argumentsOf(argc, argv);
    const CommandLine commandLine = parseCommandLine(arguments);
    const bool windowed =
        commandLine.problem.isEmpty() && (commandLine.mode == CommandLine::Mode::Window ||
                                          commandLine.mode == CommandLine::Mode::Tour);
    if (!windowed) {
        const QCoreApplication app(argc, argv);
        return runInTerminal(arguments, commandLine.language);
    }
#ifdef Q_OS_LINUX
    if (commandLine.mode == CommandLine::Mode::Window && qEnvironmentVariableIsEmpty("DISPLAY") &&
        qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        const QCoreApplication app(argc, argv);
        Translations translations;
        translations.use(commandLine.language);
        print(stderr, u"foldout: "_s + noDisplayText() + u'\n');
        return 2;
    }
#endif
    if (commandLine.mode == CommandLine::Mode::Tour)
        qputenv("QT_QPA_PLATFORM", "offscreen"); // needs no display
    const QApplication app(argc, argv);
    QApplication::setApplicationDisplayName(u"Foldout"_s);
    QApplication::setDesktopFileName(u"io.github.foldout.Foldout"_s);
    QApplication::setStyle(u"fusion"_s); // the one style that takes every colour of a theme
    QApplication::setWindowIcon(applicationIcon());
    QPixmapCache::setCacheLimit(32 * 1024); // KiB: the pictures of a few unfolded cards
    FoldButton::installAccessibility();
    return commandLine.mode == CommandLine::Mode::Tour ? runTour(commandLine.output)
                                                       : runWindow(commandLine);
}
