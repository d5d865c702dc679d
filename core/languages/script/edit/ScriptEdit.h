// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of level scripts of NetHack 3.7, as LevelLanguage needs them. All count from the script's first byte.
// What is not meant to change stays.
#pragma once

#include "core/base/Phrase.h"
#include "core/languages/script/edit/ScriptStatement.h"
#include "core/model/Arrangement.h"

namespace levwright {

EditOutcome moveScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           Point to);
EditOutcome turnScriptCall(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                           const CellTurn& turn, const std::optional<Area>& within);

// Removes calls with the rest of their statements, and with their line if nothing else stands on it.
TextEdit removeScriptCalls(const LevelSource& level, const std::vector<std::size_t>& statements);

// Why the three functions that follow return an empty edit: an entry of a list has no place for calls.
inline constexpr std::string_view noContents =
    phrase("Its contents are not written as a function, so nothing can be added to them here.");
// Inserts lines after everything else that counts from the section's corner, or for a room at the end of its
// contents.
TextEdit insertInScript(const LevelSource& level, std::size_t section, std::string_view lines);
// Inserts lines after the last statement of the script.
TextEdit insertAtEnd(const LevelSource& level, std::string_view lines);
// Inserts lines after the outermost statement of the script that holds the call.
TextEdit insertBehindCall(const LevelSource& level, std::size_t statement, std::string_view lines);
// Inserts lines at the end of the contents of a thing or room, which are added if there are none. Refused if
// the call has no table, or if its contents are computed.
EditOutcome insertInContents(const LevelSource& level, std::size_t opener, std::string_view key,
                             std::string_view lines);

ArrangeOutcome arrangeScriptCalls(const ScriptKnowledge& known, const LevelSource& level,
                                  const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                  Arranging how);

} // namespace levwright
