// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in which container.
#pragma once

#include "core/base/Geometry.h"
#include "core/syntax/LevelTree.h"

#include <optional>
#include <vector>

namespace levwright {

bool isContained(const StatementNode& statement);

// By statement: the container of its section that it lies in, an index into LevelTree::statements.
std::vector<std::optional<std::size_t>> containersIn(const LevelTree& tree);

// The statements that lie in that one, in text order.
std::vector<std::size_t> statementsIn(const LevelTree& tree, std::size_t container);

// The last container of a part or room whose place is written as that cell.
std::optional<std::size_t> containerAt(const LevelTree& tree, std::size_t section, Point cell);

} // namespace levwright
