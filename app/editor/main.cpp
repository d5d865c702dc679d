// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/EditorApplication.h"
#include "app/editor/RollPicture.h"
#include "core/base/Numbers.h"
#include "resources/Resources.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"

#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTextStream>

#include <memory>

using namespace levwright;

namespace {

// Draws the window as it is after all layout, into a file. The exit status of the program.
int takeScreenshot(MainWindow& window, const QString& path) {
    window.show();
    QApplication::processEvents();
    if (window.grab().save(path))
        return 0;
    QTextStream(stderr) << "levwright: cannot write \"" << path << "\"\n";
    return 1;
}

// What --render-roll looks at.
struct RollOptions {
    QCommandLineOption picture{
        QStringLiteral("render-roll"),
        QObject::tr("Draw the level as the game might make it into a PNG file and exit."),
        QStringLiteral("FILE.png")};
    QCommandLineOption level{QStringLiteral("level"), QObject::tr("Which level of the file to roll."),
                             QStringLiteral("NAME")};
    QCommandLineOption seed{QStringLiteral("seed"), QObject::tr("Which of the many possible rolls."),
                            QStringLiteral("NUMBER"), QStringLiteral("1")};
    QCommandLineOption context{QStringLiteral("context"),
                               QObject::tr("Where the level lies and who enters it, as depth=12."),
                               QStringLiteral("KEY=VALUE,…")};
};

int renderRoll(const QCommandLineParser& parser, const RollOptions& options, const Theme& theme) {
    cli::LevelChoice choice;
    choice.path = parser.positionalArguments().value(0).toStdString();
    if (parser.isSet(options.level))
        choice.level = parser.value(options.level).toStdString();
    choice.context = parser.value(options.context).toStdString();
    const std::optional<std::uint64_t> seed =
        wholeNumber<std::uint64_t>(parser.value(options.seed).toStdString());
    const Result<void> drawn =
        seed ? drawRoll(choice, *seed, theme, parser.value(options.picture))
             : Result<void>(failure("“" + parser.value(options.seed).toStdString() + "” is no seed"));
    if (drawn)
        return 0;
    QTextStream(stderr) << "levwright: " << QString::fromStdString(drawn.error().message) << '\n';
    return 1;
}

} // namespace

int main(int argc, char* argv[]) {
    // A picture needs no display; the platform is chosen before the application is.
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView argument(argv[i]);
        if (argument.startsWith("--screenshot") || argument.startsWith("--render-roll"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    EditorApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QObject::tr("An editor for roguelike special levels."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                        QObject::tr("Draw the window into a PNG file and exit."),
                                        QStringLiteral("FILE.png"));
    const QCommandLineOption dark(QStringLiteral("dark"), QObject::tr("Dark colours."));
    const QCommandLineOption light(QStringLiteral("light"), QObject::tr("Light colours."));
    const RollOptions roll;
    parser.addOptions({screenshot, roll.picture, roll.level, roll.seed, roll.context, dark, light});
    parser.addPositionalArgument(QStringLiteral("FILE.des"), QObject::tr("The level description to open."),
                                 QStringLiteral("[FILE.des]"));
    parser.process(application);

    registerResources();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/levwright/icons/levwright.svg")));
    DiskFileStore files;
    QSettings settings;
    // A picture shows what the program looks like, not what its user has made of it.
    QTemporaryDir scratch;
    QSettings blank(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    QSettings& used = parser.isSet(screenshot) ? blank : settings;
    const bool systemIsDark = QApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const bool isDark = parser.isSet(dark) ||
                        (!parser.isSet(light) && used.value(QStringLiteral("dark"), systemIsDark).toBool());
    const Theme theme = isDark ? Theme::dark() : Theme::light();
    QApplication::setPalette(theme.palette());
    if (parser.isSet(roll.picture))
        return renderRoll(parser, roll, theme);

    Session session(Game::load("nethack-3.4.3").value(), files);
    MainWindow window(session, files, used, theme);
    const QStringList paths = parser.positionalArguments();
    if (!paths.isEmpty() && !window.openFile(paths.front()) && parser.isSet(screenshot)) {
        QTextStream(stderr) << "levwright: cannot open \"" << paths.front() << "\"\n";
        return 1;
    }
    if (parser.isSet(screenshot))
        return takeScreenshot(window, parser.value(screenshot));
    JournalKeeper journal(session, EditorApplication::dataFolder() + QStringLiteral("/journals"));
    window.documentFile().setJournal(journal);
    application.watch(session, journal, window.documentFile());
    window.show();
    window.documentFile().offerRecovery();
    return QApplication::exec();
}
