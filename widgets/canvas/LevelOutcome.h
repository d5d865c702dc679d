// SPDX-License-Identifier: GPL-3.0-or-later
// What one roll makes of the statements of a level, for those that compute where things are, or whether they
// are. Cells are those of the level.
#pragma once

#include "core/base/Grid.h"
#include "core/document/Analysis.h"

#include <optional>
#include <vector>

namespace levwright {

struct OutcomeCell {
    Point cell;
    char glyph = 0; // 0: what the statement looks like, or else the terrain
    int color = 7;  // 0..15
    bool operator==(const OutcomeCell&) const = default;
};

struct OutcomeThing {
    Offset begin = 0; // of its statement, from the start of the file
    std::vector<OutcomeCell> cells;
    std::optional<Area> area; // of a room or region
    bool operator==(const OutcomeThing&) const = default;
};

struct LevelOutcome {
    std::size_t level = 0;
    Grid<char> terrain;               // map characters
    std::vector<Point> corners;       // by part: which cell its 0,0 is
    std::vector<OutcomeThing> things; // by where they begin

    // The places of statements after an edit.
    void follow(const TextEdit& edit);
    const OutcomeThing* of(Offset statement) const;
    bool operator==(const LevelOutcome&) const = default;
};

} // namespace levwright
