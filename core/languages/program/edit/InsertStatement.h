// SPDX-License-Identifier: GPL-3.0-or-later
// Where new lines go in a level of NetHack 3.6: after the last statement of their part, room or level that
// can be executed, in the same block and with the same indentation.
#pragma once

#include "core/text/TextEdit.h"
#include "core/tree/LevelTree.h"

#include <string_view>

namespace levwright::program {

// Inserts at the end of a part or room, but not after a BREAK, where the lines would never run.
TextEdit insertInSection(const LevelTree& tree, std::string_view levelText, std::size_t section,
                         std::string_view lines);

// Inserts at the end of the block that a statement opens.
TextEdit insertInBlock(const LevelTree& tree, std::string_view levelText, std::size_t opener,
                       std::string_view lines);
// Inserts directly after a statement, in its block.
TextEdit insertBehind(const LevelTree& tree, std::string_view levelText, std::size_t statement,
                      std::string_view lines);

// The blanks at the start of the line that holds the place.
std::string_view indentOf(std::string_view text, Offset at);

// Inserts a room at the start of another room, before its other contents. Things with random places keep away
// from the walls of an inner room only if these already exist.
TextEdit insertSubroom(const LevelTree& tree, std::string_view levelText, std::size_t section,
                       std::string_view lines);

// Inserts a statement of that kind, which does not belong to a part or room: flags go after the first line,
// rooms after rooms, everything else to the end. The tree must have a header.
TextEdit insertInLevel(const LevelTree& tree, std::string_view levelText, StatementKind kind,
                       std::string_view lines);

} // namespace levwright::program
