// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of single statements. Every edit counts from the first byte of the level, as the nodes do; what is
// not meant to change (comments, spacing, the spelling of numbers) stays.
#pragma once

#include "core/base/Geometry.h"
#include "core/syntax/LevelTree.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// A further argument behind the last one.
EditOutcome appendArgument(const StatementNode& statement, std::string_view text);

// Takes an argument away, with the comma before it. Refused for the first one.
EditOutcome removeArgument(const StatementNode& statement, std::size_t argument);

// Writes [percent%] behind the statement's word; none takes it away. Refused unless 1..100, and
// for a statement that is broken before its colon.
EditOutcome setChance(const StatementNode& statement, std::optional<int> percent);

// Moves a Point or an Area (by its first corner, keeping its size), digit for digit: a number that does not
// change keeps its spelling, another one its count of digits as far as it goes. Refused for other arguments.
EditOutcome movePlace(const LevelTree& tree, std::string_view levelText, const Argument& argument, Point to);

// Takes the statement away, with its line if it stands there alone.
TextEdit removeStatement(std::string_view levelText, const StatementNode& statement);

// line becomes a line of its own behind the section's last statement, map or header; lists that statements
// look into come before these. Refused if it is then
// not one statement that may stand there: what a level's kind does not allow, or something half-written.
EditOutcome insertStatement(const Dialect& dialect, const LevelTree& tree, std::string_view levelText,
                            std::size_t section, std::string_view line);

// The same for a statement with what belongs to it on the lines below, and unchecked: one of the level's
// header goes there, as all do without a section, for which the tree must have one.
TextEdit insertLines(const LevelTree& tree, std::string_view levelText, std::optional<std::size_t> section,
                     std::string_view lines);

} // namespace levwright
