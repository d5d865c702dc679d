// SPDX-License-Identifier: GPL-3.0-or-later
// A user's game that learns single things: which one a level file has, and the rows in its tables.
#pragma once

#include "core/base/FileStore.h"
#include "core/catalog/GameShelf.h"
#include "core/catalog/TableLines.h"

#include <functional>
#include <vector>

namespace levwright {

// What a game is taught at once: the rows of one thing, in different tables.
using Lesson = std::vector<GivenRow>;

// Where a level file's own game is, or will be.
struct OwnGame {
    std::string id;
    std::filesystem::path folder; // of its tables
    std::string base;             // for a game that does not exist yet
    std::string menu;
    bool isNew = false;
};

// The game that learns what a level file's game does not know: a game of the user itself; for a built-in
// game, "my-NAME" in the folder .levwright of the level, where NAME is the folder around .levwright. shelf
// holds the games for the level file. A level without a file gets a game in the folder usual, which must not
// be empty then.
OwnGame ownGame(const GameShelf& shelf, std::string_view gameId, const std::filesystem::path& levelFile,
                const std::filesystem::path& usual);

// Finds errors that a game's tables show only when they are used together.
using TablesCheck = std::function<Result<void>(const GameTablesPtr&)>;

// Adds the rows to the tables in the game's folder. shelf has the games that the game may stand on. A new
// game is made, and is the game of its folder from now on. Errors: the tables would not be sound, and
// nothing is changed; a file cannot be written.
Result<void> teach(const GameShelf& shelf, const OwnGame& game, const Lesson& lesson,
                   const TablesCheck& check, FileStore& files);
// Takes the rows away. Errors: one of them is not there any more, and nothing is changed; a file cannot be
// written.
Result<void> takeBack(const OwnGame& game, const Lesson& lesson, FileStore& files);

} // namespace levwright
