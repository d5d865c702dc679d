// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of level scripts of NetHack 3.7: what LevelLanguage asks for. All count from the script's first byte;
// what they do not mean to change stays.
#pragma once

#include "core/edit37/ScriptStatement.h"
#include "core/model/Arrangement.h"

namespace levwright {

EditOutcome moveScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           Point to);
EditOutcome turnScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           const CellTurn& turn, const std::optional<Area>& within);

// Calls with the rest of their statements: with a line that they stand on alone.
TextEdit removeScriptCalls(const LevelSource& level, const std::vector<std::size_t>& statements);

// A line of its own behind all else that counts from the section's corner; in a room at the end of its
// contents.
TextEdit insertInScript(const LevelSource& level, std::size_t section, std::string_view lines);
// Behind the last statement of the script.
TextEdit insertAtEnd(const LevelSource& level, std::string_view lines);
// Behind the outermost statement of the script that holds the call.
TextEdit insertBehindCall(const LevelSource& level, std::size_t statement, std::string_view lines);
// At the end of the contents of a thing or room; they are made if there are none. Refused: the call has no
// table, or computes its contents.
EditOutcome insertInContents(const LevelSource& level, std::size_t opener, std::string_view key,
                             std::string_view lines);

ArrangeOutcome arrangeScriptCalls(const ScriptKnowledge& known, const LevelSource& level,
                                  const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                  Arranging how);

} // namespace levwright
