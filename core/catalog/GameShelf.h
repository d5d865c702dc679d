// SPDX-License-Identifier: GPL-3.0-or-later
// The games that there are: those that are built in, and those that the user keeps in folders. A folder of
// the shelf holds one folder a game, which is named after the game and holds its tables: GAME/game.tsv and
// others.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameTables.h"
#include "core/catalog/TableChanges.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// No table of the user may have more bytes.
inline constexpr std::size_t largestTable = std::size_t(4) << 20;

// A game of the user, as far as its game.tsv tells without reading more.
struct UserGame {
    std::string id;               // the name of its folder
    std::filesystem::path folder; // where its tables are
    std::string base;             // the id of the game that it stands on
    std::string menu;             // its name in menus
    std::string source = {};      // the source tree that it was imported from; empty for other games
};

class GameShelf {
public:
    // Only the games that are built in.
    GameShelf() = default;
    // If two folders have a game of the same name, that of the earlier folder counts. Folders that do not
    // exist are empty. A game that is built in cannot be replaced.
    explicit GameShelf(std::vector<std::filesystem::path> folders) : m_folders(std::move(folders)) {}

    const std::vector<std::filesystem::path>& folders() const { return m_folders; }
    // Its games come before those of the other folders. False if the folder is on the shelf already.
    bool addFolder(const std::filesystem::path& folder);
    // In alphabetical order, as they are on the disk now.
    std::vector<UserGame> userGames() const;
    std::optional<UserGame> userGame(std::string_view id) const;
    // The game whose source tree holds the file.
    std::optional<UserGame> gameOfTree(const std::filesystem::path& file) const;
    // A built-in game, or one of the user's, read from the disk now. Errors: there is no such game (the
    // message lists the games); its tables are not sound (the message begins with file and line).
    Result<GameTablesPtr> tables(std::string_view id) const;
    // The tables of the game if these files stood in its folder, in place of those of the same name. The game
    // need not exist yet. Errors: as above.
    Result<GameTablesPtr> tablesWith(const UserGame& game, std::vector<TableFile> files) const;

private:
    Result<GameTablesPtr> tables(std::string_view id, int depth) const;
    Result<GameTablesPtr> composed(const UserGame& game, const std::vector<TableFile>& files,
                                   int depth) const;

    std::vector<std::filesystem::path> m_folders;
};

// The id for a game of that name: small letters, digits, dots and dashes.
std::string gameIdOf(std::string_view name);

// Where games of the user are looked for.
struct GamePlaces {
    std::vector<std::filesystem::path> chosen = {}; // named for this run of the program; they come first
    std::filesystem::path usual = {};               // the user's own; empty for none

    // The games for any file.
    GameShelf shelf() const;
    // The games for a level file, and those of the folder .levwright that belongs to it.
    GameShelf shelfFor(const std::filesystem::path& levelFile) const;
};

// The folder of the user's games: levwright/games in $XDG_DATA_HOME, or in ~/.local/share without it. Empty
// if there is neither.
std::filesystem::path usualGamesFolder();

// The folder .levwright beside the level file or in the nearest parent folder that has one; empty if there is
// none. It may hold games.
std::optional<std::filesystem::path> settingsFolderOf(const std::filesystem::path& levelFile);
// The game that such a folder gives to the levels below it: the one that its file folder.tsv names ("game", a
// tab, the id), else its only game. Empty if it decides nothing.
std::optional<std::string> gameOfSettings(const std::filesystem::path& settingsFolder);

} // namespace levwright
