// SPDX-License-Identifier: GPL-3.0-or-later
// The map of a level script of NetHack 3.7: the long string that is passed to des.map().
#pragma once

#include "core/languages/script/syntax/CallValues.h"
#include "core/model/MapModel.h"
#include "core/text/EditOutcome.h"

#include <optional>

namespace levwright {

// Empty if the argument is not a long string.
std::optional<MapModel> modelOfScriptMap(const script::ScriptText& script, const script::CallValues& call);

// See LevelLanguage. All rows of such a map have the same length: the game would shift what follows a shorter
// row.
EditOutcome paintScriptMap(std::string_view text, const MapModel& map, Point limit,
                           const std::vector<CellChange>& changes);
EditOutcome setScriptMap(std::string_view text, const MapModel& map, Point limit, const Grid<char>& cells);

} // namespace levwright
