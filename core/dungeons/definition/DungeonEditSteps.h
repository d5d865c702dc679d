// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks of the edits of dungeon descriptions. Internal to dungeons/definition.
#pragma once

#include "core/dungeons/definition/DungeonEdit.h"

#include <expected>
#include <string>
#include <string_view>

namespace levwright {

// The statement. Refused if it has a syntax error.
std::expected<const StatementNode*, Refusal> wholeStatement(const DungeonEditContext& context,
                                                            std::size_t statement);
// The same; refused also if it does not define a level or branch.
std::expected<const StatementNode*, Refusal> levelOrBranch(const DungeonEditContext& context,
                                                           std::size_t statement);

// The edit; refused if it gives the description an error that it does not have yet.
EditOutcome withoutNewErrors(const DungeonEditContext& context, TextEdit edit);

bool canBeQuoted(std::string_view text);

// Inserts line, as a line of its own, after a statement.
EditOutcome insertLine(const DungeonEditContext& context, std::size_t afterStatement,
                       const std::string& line);

// The range of the statement, with the build option before it if there is one.
Range withDirective(const DungeonTree& tree, Range statement);

// Removes statements, each with its line if nothing else stands on it.
TextEdit removeStatements(const DungeonTree& tree, const std::vector<std::size_t>& statements);

} // namespace levwright
