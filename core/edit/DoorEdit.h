// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <vector>

namespace levwright {

class Catalog;

// A statement whose place becomes another one, or that goes away.
struct PlaceChange {
    std::size_t statement = 0; // by its index in the level
    std::optional<Point> to;
};

// What becomes of the doors on a part's map when these statements of it change, beside the edit that changes
// them: each door goes with its last statement, see doorsMoved(). One that would leave what a map may cover
// stays. Statements that are no doors count for nothing. Counts from the first byte of the level.
EditOutcome doorsWith(const LevelLanguage& language, const Catalog& catalog, const LevelSource& level,
                      std::size_t part, const std::vector<PlaceChange>& changes);

} // namespace levwright
