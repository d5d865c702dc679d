// SPDX-License-Identifier: GPL-3.0-or-later
// Doors that are drawn on a map while no statement says what doors they are: the game makes doorways of them.
#pragma once

#include "core/model/LevelLanguage.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright {

// The cells of a part that its statements about doors name; empty if one of them may be about any cell.
using StatedDoors = std::function<std::optional<std::vector<Point>>(std::size_t part)>;
// The replacements that add a statement for a closed door on each of the cells of a part.
using WithDoors = std::function<std::vector<Replacement>(std::size_t part, const std::vector<Point>& cells)>;

// Reports the drawn doors without a statement, once for each part, with a fix that adds the statements. They
// are hints and no warnings, because such doors are often meant to be doorways: 11 of the 26 files of
// NetHack 3.4.3 have some (91 doors in 16 parts), 8 of the 24 of 3.6, and 14 of the 124 scripts of 3.7. The
// map's tip of such a door says it, too, to authors who have not asked for hints.
void checkMissingDoors(LevelModel& level, const Catalog& catalog, const StatedDoors& stated,
                       const WithDoors& withDoors);
// The same; the statements are found and written through the language.
void checkMissingDoors(const LevelLanguage& language, const Catalog& catalog, std::string_view levelText,
                       LevelModel& level);

// Adds a statement for a closed door on each of the cells of a part, as one insertion. Refused where no
// statement can be added.
EditOutcome addDoors(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                     const std::vector<Point>& cells);

} // namespace levwright
