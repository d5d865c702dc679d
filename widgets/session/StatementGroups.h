// SPDX-License-Identifier: GPL-3.0-or-later
// The outline lists statements by their groups, and whoever counts them counts these.
#pragma once

#include "core/syntax/LevelTree.h"

#include <QString>

#include <array>

namespace levwright {

QString nameOf(StatementGroup group);

// How many statements of each group the parts or rooms of a level have, broken ones included.
using StatementCounts = std::array<int, statementGroupCount>;
StatementCounts countsOf(const LevelTree& tree);

} // namespace levwright
