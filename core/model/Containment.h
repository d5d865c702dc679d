// SPDX-License-Identifier: GPL-3.0-or-later
// Tells which container things lie in.
#pragma once

#include "core/base/Geometry.h"
#include "core/tree/LevelTree.h"

#include <optional>
#include <vector>

namespace levwright {

bool isContained(const StatementNode& statement);

// For each statement the container of its section that it lies in, as an index into LevelTree::statements;
// empty if it lies in none.
std::vector<std::optional<std::size_t>> containersIn(const LevelTree& tree);

// The statements that lie in the given container, in text order.
std::vector<std::size_t> statementsIn(const LevelTree& tree, std::size_t container);

// The last container of a part or room whose written place is that cell.
std::optional<std::size_t> containerAt(const LevelTree& tree, std::size_t section, Point cell);

} // namespace levwright
