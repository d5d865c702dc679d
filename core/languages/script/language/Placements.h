// SPDX-License-Identifier: GPL-3.0-or-later
// How map, lists and inspector see the calls of a level script of NetHack 3.7. Internal to script/language.
#pragma once

#include "core/languages/script/edit/ScriptStatement.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

// The placements of the statements of a section (see LevelTree::sections), in text order.
std::vector<Placement> scriptPlacements(const ScriptKnowledge& known, const LevelSource& level,
                                        std::size_t section);
std::string scriptLabel(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement);

RoomsView scriptRooms(const ScriptKnowledge& known, const LevelSource& level);
// The words for a room; see makeOutline().
SectionWords scriptRoomWords(const ScriptKnowledge& known, const LevelSource& level, std::size_t section);

} // namespace levwright
