// SPDX-License-Identifier: GPL-3.0-or-later
// Where new lines go in a level of NetHack 3.6: behind the last of their part, room or level that runs, in
// the same block and as far indented.
#pragma once

#include "core/syntax/LevelTree.h"
#include "core/text/TextEdit.h"

#include <string_view>

namespace levwright {

// As the last ones of a part or room; behind a BREAK they would never run.
TextEdit insertInSection36(const LevelTree& tree, std::string_view levelText, std::size_t section,
                           std::string_view lines);

// As the last ones of the block that a statement opens.
TextEdit insertInBlock36(const LevelTree& tree, std::string_view levelText, std::size_t opener,
                         std::string_view lines);
// Beside a statement, in its block.
TextEdit insertBehind36(const LevelTree& tree, std::string_view levelText, std::size_t statement,
                        std::string_view lines);

// What the line begins with that holds the place.
std::string_view indentOf(std::string_view text, Offset at);

// A room in a room comes before all else there: things that are put into that one by lot keep away from its
// walls only if these are there.
TextEdit insertSubroom36(const LevelTree& tree, std::string_view levelText, std::size_t section,
                         std::string_view lines);

// Where a statement of that kind belongs, if it is not of a part or room: flags behind the first line, rooms
// behind rooms, all else at the end. The tree has a header.
TextEdit insertInLevel36(const LevelTree& tree, std::string_view levelText, StatementKind kind,
                         std::string_view lines);

} // namespace levwright
