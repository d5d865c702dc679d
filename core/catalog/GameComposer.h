// SPDX-License-Identifier: GPL-3.0-or-later
// A game that stands on another one: the tables of its base, changed by those of its folder.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/GameTables.h"
#include "core/catalog/TableChanges.h"

#include <span>
#include <string>
#include <string_view>

namespace levwright {

// The value of a name in a file game.tsv; empty if it has none. Nothing is checked.
std::string_view wordOfGame(std::string_view gameTable, std::string_view name);

// The files are those of the game's folder. Words of game.tsv besides those of built-in games are "base" and
// "whole": the names of tables, separated by blanks, that hold all rows and not only changes. Numbers that
// follow from other tables (the first thing of a class, the order of the rows for generation) are worked out
// here. Error: a sentence that begins with the file and, if a line is at fault, its number.
Result<GameTablesPtr> composeGame(std::string id, const GameTables& base, std::span<const TableFile> files);
// The same for a game that is built in. The id must live as long as the program.
Result<GameTablesPtr> composeBuiltIn(std::string_view id, const GameTables& base,
                                     std::span<const TableFile> files);

} // namespace levwright
