// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "app/cli/Streams.h"
#include "app/commit/Commit.h"
#include "app/editor/EditorApplication.h"
#include "app/editor/EditorArguments.h"
#include "app/editor/RollPicture.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/languages/games/Games.h"
#include "resources/Resources.h"
#include "widgets/language/Language.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/shell/Preferences.h"
#include "widgets/shell/SessionKeeper.h"
#include "widgets/shell/UsedLibraries.h"
#include "widgets/shell/WindowHost.h"

#include <QIcon>
#include <QScreen>
#include <QSettings>
#include <QStyleHints>
#include <QTemporaryDir>

#include <iostream>
#include <optional>
#include <unistd.h>
#include <vector>

using namespace levwright;

namespace {

void tell(std::string_view message) {
    cli::PrintableStream(std::cerr) << "levwright: " << message << std::endl;
}

cli::Status statusOf(const Result<void>& result) {
    if (result)
        return cli::Success;
    tell(result.error().message);
    return cli::Failure;
}

cli::Status print(std::string_view text) {
    cli::DescriptorBuffer buffer(STDOUT_FILENO);
    std::ostream output(&buffer);
    output << text;
    if (output.flush())
        return cli::Success;
    tell(say("cannot write to standard output{}", cli::reasonOf(output)));
    return cli::Failure;
}

std::string versions() {
    const QString text = QStringLiteral("levwright %1\n%2\n");
    return text.arg(QApplication::applicationVersion(), usedLibraries()).toStdString();
}

// Draws the window into a file, after all layout is done.
cli::Status takeScreenshot(MainWindow& window, const std::string& path) {
    window.show();
    QApplication::processEvents();
    return statusOf(writePicture(window.grab().toImage(), path));
}

Theme themeOf(EditorArguments::Colours colours, QSettings& store) {
    using Colours = EditorArguments::Colours;
    const Settings settings(store);
    Theme chosen = themeOf(settings, QApplication::styleHints()->colorScheme());
    if (colours == Colours::AsSet)
        return chosen;
    return (colours == Colours::Dark ? Theme::dark() : Theme::light()).withMapFont(chosen.mapFont());
}

// As the preferences choose it.
MapLook lookOf(QSettings& store) {
    MapLooks looks(store);
    looks.chooseLetters(Settings(store).value(QStringLiteral("ascii")).toBool());
    looks.restore();
    return looks.look();
}

} // namespace

int main(int argc, char* argv[]) {
    cli::occupyStandardFiles();
    // The platform must be chosen before the application exists. An explicit choice is respected.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") &&
        needNoDisplay(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc)))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    EditorApplication application(argc, argv);
    QApplication::setApplicationVersion(QString::fromStdString(cli::versionWith(builtFrom())));
    registerResources();
    QSettings settings;
    useLanguage(languageSet(settings));
    // Without Qt's own arguments.
    const auto arguments =
        readEditorArguments(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
    if (!arguments) {
        tell(arguments.error().message);
        return cli::Unusable;
    }
    if (arguments->help)
        return print(editorHelp());
    if (arguments->version)
        return print(versions());

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/levwright/icons/levwright.svg")));
    DiskFileStore files;
    // A picture shows the program with default settings, not those of its user.
    QTemporaryDir scratch;
    QSettings blank(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    QSettings& used = arguments->screenshot ? blank : settings;
    if (arguments->screenshot)
        useLanguage(languageSet(used));
    const Theme theme = themeOf(arguments->colours, used);
    QApplication::setPalette(theme.palette());
    cli::LevelChoice level = arguments->level;
    level.places.usual = usualGamesFolder();
    if (arguments->roll)
        return statusOf(drawRoll(level, arguments->seed, {theme, lookOf(used)}, *arguments->roll));

    const Result<GamePtr> game = loadGame(usualGame());
    if (!game) {
        tell(game.error().message);
        return cli::Failure;
    }
    Workspace workspace(*game, files, nullptr, level.places);
    std::optional<SessionKeeper> last;
    if (!arguments->screenshot) {
        application.markWork(workspace);
        last.emplace(workspace, used, toPath(EditorApplication::dataFolder()),
                     arguments->paths.empty() ? FilesNamed::No : FilesNamed::Yes);
        last->openFiles();
    }
    // Files are opened before the window, which would otherwise create a page for the new document that the
    // first of them replaces.
    std::vector<Result<Session*>> opened;
    for (const std::string& path : arguments->paths)
        opened.push_back(workspace.open(fromPath(path)));
    WindowHost host(workspace, used, theme);
    MainWindow& window = host.window(); // until there is an event loop, in which another may take its place
    for (std::size_t i = 0; i < opened.size(); ++i) {
        const std::string& path = arguments->paths[i];
        if (window.files().tell(fromPath(path), opened[i]) || !arguments->screenshot)
            continue;
        tell(say("cannot open {}", inQuotes(path, longestPath)));
        return cli::Failure;
    }
    if (!arguments->screenshot)
        window.fitInto(window.screen()->availableSize());
    else
        return takeScreenshot(window, *arguments->screenshot);
    host.keepWork(EditorApplication::dataFolder());
    application.watch(workspace, window.files());
    QObject::connect(&host, &WindowHost::replaced, &application,
                     [&](MainWindow& next) { application.watch(workspace, next.files()); });
    last->restoreInto(window);
    host.setKeeper(*last);
    const bool isTold = !window.tabs().active().messages().isHidden(); // that a file cannot be opened
    if (workspace.isBlank() && !isTold && Settings(used).value(settingKeys::welcome).toBool())
        window.showWelcome();
    window.show();
    window.files().offerRecovery(last->keptForLater());
    return QApplication::exec();
}
