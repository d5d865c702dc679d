// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelLanguage.h"

#include <optional>
#include <vector>

namespace levwright {

class Catalog;
class Game;

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

// The statements of doors that say exactly one of these cells of a part. A statement of several cells, of a
// random or computed place, or one that may not run is not among them.
std::vector<std::size_t> doorsAt(const LevelLanguage& language, const LevelSource& level, std::size_t part,
                                 const std::vector<Point>& cells);

// The edit, and with it the removal of these statements of doors, which it must not touch. They stay if the
// level would have an error without them.
TextEdit alsoWithout(const LevelLanguage& language, const LevelSource& level, const TextEdit& edit,
                     const std::vector<std::size_t>& doors);

// The cells on which the changes paint something else over a door.
std::vector<Point> doorsPaintedOver(const Catalog& catalog, const Grid<char>& map,
                                    const std::vector<CellChange>& changes);

// Paints cells of a part that has a map. The doors that are painted over lose their statements, too.
EditOutcome paintOver(const Game& game, const LevelSource& level, std::size_t part,
                      const std::vector<CellChange>& changes);

} // namespace levwright
