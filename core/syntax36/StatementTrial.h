// SPDX-License-Identifier: GPL-3.0-or-later
// A statement read on its own: whether it is still one after an edit, without reading its level again.
#pragma once

#include "core/syntax/LevelTree.h"
#include "core/syntax36/Variables36.h"
#include "core/syntax36/Words36.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::syntax36 {

// The variables that a statement of the tree may speak of.
Variables variablesBefore(const LevelTree& tree, std::string_view levelText, std::size_t statement);

// From a statement's first byte to the end of its arguments, brackets included: no block, no map, nor the
// colon behind a condition.
Range headOf(const LevelTree& tree, const StatementNode& node);

struct StatementTrial {
    bool isWhole = false; // nothing is left, either
    std::string found;    // if not: the token that does not fit; empty: the end
    std::string wanted;
    std::vector<Argument> arguments; // their ranges count in the head
};

StatementTrial tryStatement(const Words& words, std::string_view head, Variables known);

} // namespace levwright::syntax36
