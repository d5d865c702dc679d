// SPDX-License-Identifier: GPL-3.0-or-later
// What one roll makes of the statements of a level, for levels that compute where things are, or whether they
// exist. All cells are cells of the level.
#pragma once

#include "core/base/Grid.h"
#include "core/document/Analysis.h"

#include <optional>
#include <vector>

namespace levwright {

struct OutcomeCell {
    Point cell;
    char glyph = 0; // 0 stands for the looks of the statement, or else for the terrain
    int color = 7;  // 0..15
    bool operator==(const OutcomeCell&) const = default;
};

struct OutcomeThing {
    Offset begin = 0; // start of its statement in the file
    std::vector<OutcomeCell> cells;
    std::optional<Area> area; // of a room or region
    bool operator==(const OutcomeThing&) const = default;
};

struct LevelOutcome {
    std::size_t level = 0;
    Grid<char> terrain;               // map characters
    std::vector<Point> corners;       // by part: the level's cell that is its cell 0,0
    std::vector<OutcomeThing> things; // sorted by begin

    // Moves the starts of the statements along with an edit.
    void follow(const TextEdit& edit);
    const OutcomeThing* of(Offset statement) const;
    bool operator==(const LevelOutcome&) const = default;
};

} // namespace levwright
