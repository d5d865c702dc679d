// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playground/InstalledGame.h"

#include "core/base/Printable.h"

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

constexpr std::array<std::string_view, 3> folders{"/usr/lib/games/nethack", "/usr/games/lib/nethackdir",
                                                  "/usr/local/games/lib/nethackdir"};
constexpr std::array<Program, 4> programs{
    {{"nethack-console"}, {"nethack"}, {"nethack-x11", false}, {"nethack-qt", false}}};
constexpr std::string_view libraryName = "nhdat";
constexpr std::array<std::string_view, 2> looseNames{"symbols", "hh"};

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

std::optional<InstalledGame> foundIn(const fs::path& folder) {
    InstalledGame game{.folder = folder, .library = folder / libraryName, .program = {}, .loose = {}};
    if (!isFile(game.library))
        return std::nullopt;
    for (const Program& program : programs) {
        if (!isProgram(folder / program.file))
            continue;
        game.program = folder / program.file;
        game.isInTerminal = program.isInTerminal;
        break;
    }
    if (game.program.empty())
        return std::nullopt;
    for (const std::string_view name : looseNames) {
        if (isFile(folder / name))
            game.loose.push_back(folder / name);
    }
    return game;
}

std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + '\'';
}

} // namespace

Result<InstalledGame> gameIn(const fs::path& folder) {
    if (std::optional<InstalledGame> game = foundIn(folder))
        return *std::move(game);
    return failure(std::format("There is no game in {}: it would have the file {} and a program. {}",
                               inQuotes(folder.string()), libraryName, whatToInstall()));
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
    return "On Debian and Ubuntu, the package nethack-console installs one.";
}

Launch launchOf(const InstalledGame& game, const fs::path& playground, bool mayDebug) {
    Launch launch;
    if (!mayDebug)
        launch.command = {"unshare", "--user", "--map-root-user"};
    launch.command.insert(launch.command.end(), {game.program.string(), "-D"});
    launch.environment = {{"NETHACKDIR", playground.string()}};
    return launch;
}

std::string shellCommand(const Launch& launch) {
    std::string text = "env";
    for (const auto& [name, value] : launch.environment)
        text += ' ' + quoted(std::format("{}={}", name, value));
    for (const std::string& word : launch.command)
        text += ' ' + quoted(word);
    return text;
}

} // namespace levwright
