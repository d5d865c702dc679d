// SPDX-License-Identifier: GPL-3.0-or-later
// What the statements of a part are for the user: the outline lists them by these groups, and whoever counts
// them counts these.
#pragma once

#include "core/syntax/LevelTree.h"

#include <QString>

#include <array>

namespace levwright {

// In the order in which they are listed.
enum class StatementGroup {
    Monsters,
    Objects,
    Traps,
    Doors,
    Stairs,
    Regions,
    Arrivals,
    Features,
    Walls,
    Registers,
    Others,
};
constexpr std::size_t statementGroupCount = std::size_t(StatementGroup::Others) + 1;

StatementGroup groupOf(const StatementNode& node);
QString nameOf(StatementGroup group);

// Corridors are the level's, though the tree has them in its last room.
bool isOfLevel(StatementKind kind);

// How many statements of each group the parts or rooms of a level have, broken ones included.
using StatementCounts = std::array<int, statementGroupCount>;
StatementCounts countsOf(const LevelTree& tree);

} // namespace levwright
