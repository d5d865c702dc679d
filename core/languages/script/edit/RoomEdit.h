// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the rooms of level scripts and of the doors in their walls. language must be that of the level;
// see LevelLanguage.
#pragma once

#include "core/base/Phrase.h"
#include "core/languages/script/edit/ScriptStatement.h"

#include <string_view>

namespace levwright {

EditOutcome shapeScriptRoom(const LevelLanguage& language, const ScriptKnowledge& known,
                            const LevelSource& level, std::size_t statement, const RoomShape& shape);
EditOutcome moveScriptDoor(const LevelLanguage& language, const ScriptKnowledge& known,
                           const LevelSource& level, std::size_t statement, const WallPlace& to);
EditOutcome addScriptRoom(const LevelLanguage& language, const LevelSource& level, const NewRoom& room);

// Source: format document on Lua levels, section 13.
inline constexpr std::string_view noScriptCorridors = phrase(
    "The game makes no doors in outer rooms that a corridor could join: random corridors bring their own.");

} // namespace levwright
