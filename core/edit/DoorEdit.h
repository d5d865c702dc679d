// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <vector>

namespace levwright {

class Catalog;

// A statement that gets another place, or that is removed.
struct PlaceChange {
    std::size_t statement = 0; // by its index in the level
    std::optional<Point> to;
};

// How the doors on a part's map change when these statements of the part change, without the edit that
// changes the statements. Each door moves with its last statement, see doorsMoved(). A door that would leave
// the area of a map stays. Statements that are not doors are ignored. The edit counts from the first byte of
// the level.
EditOutcome doorsWith(const LevelLanguage& language, const Catalog& catalog, const LevelSource& level,
                      std::size_t part, const std::vector<PlaceChange>& changes);

// Removes the statements of doors that say exactly one of these cells of a part, for cells that are doors no
// more. A statement of several cells, of a random or computed place, or one that may not run stays.
TextEdit withoutDoors(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                      const std::vector<Point>& cells);

} // namespace levwright
