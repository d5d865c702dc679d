// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a statement on its own, to check that it is still one after an edit without reading its level again.
#pragma once

#include "core/languages/program/syntax/Variables.h"
#include "core/languages/program/syntax/Words.h"
#include "core/tree/LevelTree.h"
#include "core/tree/LexMode.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::program {

// The variables that a statement of the tree may use.
Variables variablesBefore(const LevelTree& tree, std::string_view levelText, std::size_t statement);

// The range from a statement's first byte to the end of its arguments, brackets included. Blocks, maps and
// the colon after a condition are not part of it.
Range headOf(const LevelTree& tree, const StatementNode& node);

struct StatementTrial {
    bool isWhole = false; // and nothing is left over
    std::string found;    // if not whole: the token that does not fit; empty at the end of the text
    std::string wanted;
    std::vector<Argument> arguments; // their ranges count in the head
};

StatementTrial tryStatement(const Words& words, std::string_view head, Variables known,
                            LexMode mode = LexMode::Exact);

} // namespace levwright::program
