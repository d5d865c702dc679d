// SPDX-License-Identifier: GPL-3.0-or-later
// The map of a level script of NetHack 3.7: the long string that des.map() is given.
#pragma once

#include "core/model/MapModel.h"
#include "core/syntax37/CallValues.h"
#include "core/text/EditOutcome.h"

#include <optional>

namespace levwright {

// None: it is no long string that stands there.
std::optional<MapModel> modelOfScriptMap(const syntax37::ScriptText& script,
                                         const syntax37::CallValues& call);

// As LevelLanguage has them. All rows of such a map are of one length: the game would shift what follows a
// shorter one.
EditOutcome paintScriptMap(std::string_view text, const MapModel& map, Point limit,
                           const std::vector<CellChange>& changes);
EditOutcome setScriptMap(std::string_view text, const MapModel& map, Point limit, const Grid<char>& cells);

} // namespace levwright
