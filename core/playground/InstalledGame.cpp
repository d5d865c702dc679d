// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/InstalledGame.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <array>
#include <format>
#include <optional>
#include <string_view>

namespace levwright {
namespace {

namespace fs = std::filesystem;

struct Program {
    std::string_view file;
    bool isInTerminal = true;
};

constexpr std::array<std::string_view, 4> folders{"/usr/lib/games/nethack", "/usr/games/lib/nethackdir",
                                                  "/usr/local/games/lib/nethackdir",
                                                  "/usr/lib/games/slashem"};

// The expected files in the folder of a game.
struct GameKind {
    std::string_view library;
    std::vector<Program> programs;
    std::vector<std::string_view> loose = {};
    std::string_view state = {}; // see InstalledGame
};

const std::array<GameKind, 2>& gameKinds() {
    static const std::array<GameKind, 2> kinds{
        {{.library = "nhdat",
          .programs = {{"nethack-console"}, {"nethack"}, {"nethack-x11", false}, {"nethack-qt", false}},
          .loose = {"symbols", "hh", "sysconf"}},
         {.library = "nhushare", .programs = {{"slashem"}}, .state = "/var/games/slashem"}}};
    return kinds;
}

bool isFile(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

bool isProgram(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return !error && fs::is_regular_file(status) &&
           (status.permissions() & (fs::perms::owner_exec | fs::perms::others_exec)) != fs::perms::none;
}

std::optional<InstalledGame> foundIn(const fs::path& folder, const GameKind& kind) {
    const auto program = std::ranges::find_if(
        kind.programs, [&folder](const Program& each) { return isProgram(folder / each.file); });
    if (!isFile(folder / kind.library) || program == kind.programs.end())
        return std::nullopt;
    InstalledGame game{.folder = folder,
                       .library = folder / kind.library,
                       .program = folder / program->file,
                       .isInTerminal = program->isInTerminal,
                       .state = kind.state,
                       .loose = {}};
    for (const std::string_view name : kind.loose) {
        if (isFile(folder / name))
            game.loose.push_back(folder / name);
    }
    return game;
}

std::optional<InstalledGame> foundIn(const fs::path& folder) {
    for (const GameKind& kind : gameKinds()) {
        if (std::optional<InstalledGame> game = foundIn(folder, kind))
            return game;
    }
    return std::nullopt;
}

} // namespace

Result<InstalledGame> gameIn(const fs::path& folder) {
    if (std::optional<InstalledGame> game = foundIn(folder))
        return *std::move(game);
    return failure(say("There is no game in {}: it would have its data library and a program. {}",
                       inQuotes(folder.string()), whatToInstall()));
}

std::vector<InstalledGame> installedGames() {
    std::vector<InstalledGame> games;
    for (const std::string_view folder : folders) {
        if (std::optional<InstalledGame> game = foundIn(folder))
            games.push_back(*std::move(game));
    }
    return games;
}

std::string whatToInstall() {
    return say("On Debian and Ubuntu, the packages nethack-console and slashem install such games.");
}

Launch launchOf(const InstalledGame& game, const fs::path& playground, bool mayDebug) {
    Launch launch;
    const bool isOver = !game.state.empty();
    if (isOver || !mayDebug)
        launch.command = {"unshare"};
    if (isOver)
        launch.command.insert(launch.command.end(), {"--mount", "--propagation", "private"});
    if (!mayDebug)
        launch.command.insert(launch.command.end(), {"--user", "--map-root-user"});
    if (isOver) {
        launch.command.insert(launch.command.end(),
                              {"sh", "-c",
                               "mount --bind \"$1\" \"$2\" && mount --bind \"$3\" \"$4\" && exec \"$5\" -D",
                               "sh", (playground / game.library.filename()).string(), game.library.string(),
                               playground.string(), game.state.string(), game.program.string()});
    } else {
        launch.command.insert(launch.command.end(), {game.program.string(), "-D"});
        launch.environment = {{"NETHACKDIR", playground.string()}};
    }
    return launch;
}

std::string shellCommand(const Launch& launch) {
    std::string text = "env";
    for (const auto& [name, value] : launch.environment)
        text += ' ' + forShell(std::format("{}={}", name, value));
    for (const std::string& word : launch.command)
        text += ' ' + forShell(word);
    return text;
}

} // namespace levwright
