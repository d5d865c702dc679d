// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of single statements. Every edit counts from the first byte of the level, like the nodes. What is not
// meant to change (comments, spacing, the spelling of numbers) stays.
#pragma once

#include "core/base/Geometry.h"
#include "core/text/EditOutcome.h"
#include "core/tree/LevelTree.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Adds an argument after the last one.
EditOutcome appendArgument(const StatementNode& statement, std::string_view text);

// Removes an argument with the comma before it. Refused for the first argument.
EditOutcome removeArgument(const StatementNode& statement, std::size_t argument);

// Writes [percent%] after the statement's word, or removes it if percent is empty. Refused for a number
// outside of 1..100, and for a statement that is broken before its colon.
EditOutcome setChance(const StatementNode& statement, std::optional<int> percent);

// Moves a Point, or an Area by its first corner, keeping its size. A number that does not change keeps its
// spelling; another one keeps its count of digits as far as possible. Refused for other arguments.
EditOutcome movePlace(const LevelTree& tree, std::string_view levelText, const Argument& argument, Point to);

// Removes the statement, with its line if nothing else stands on it.
TextEdit removeStatement(std::string_view levelText, const StatementNode& statement);

// Inserts a statement, with further lines that belong to it, after the section's last statement, map or
// header. Lists to which statements refer come before these. Statements of the level's header go into the
// header, as does everything if section is empty; the tree must then have a header. Nothing is checked.
TextEdit insertLines(const LevelTree& tree, std::string_view levelText, std::optional<std::size_t> section,
                     std::string_view lines);

} // namespace levwright
