// SPDX-License-Identifier: GPL-3.0-or-later
// What the edits of dungeon descriptions are made of. Internal to edit.
#pragma once

#include "core/edit/DungeonEdit.h"

#include <expected>
#include <string>
#include <string_view>

namespace levwright {

// Refused: a statement with a syntax error.
std::expected<const StatementNode*, Refusal> wholeStatement(const DungeonEditContext& context,
                                                            std::size_t statement);
// The same, and one that defines a level or branch.
std::expected<const StatementNode*, Refusal> levelOrBranch(const DungeonEditContext& context,
                                                           std::size_t statement);

// The edit, unless it gives the description an error that it does not have yet.
EditOutcome withoutNewErrors(const DungeonEditContext& context, TextEdit edit);

bool canBeQuoted(std::string_view text);

// line becomes a line of its own behind a statement.
EditOutcome insertLine(const DungeonEditContext& context, std::size_t afterStatement,
                       const std::string& line);

// The statement with the build option before it, if there is one.
Range withDirective(const DungeonTree& tree, Range statement);

// Takes statements away, each with its line if it stands there alone.
TextEdit removeStatements(const DungeonTree& tree, const std::vector<std::size_t>& statements);

} // namespace levwright
