// SPDX-License-Identifier: GPL-3.0-or-later
// Where the statements of a part put things, and how to show them: for map, outline and inspector.
#pragma once

#include "core/model/LevelModel.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct Placement {
    std::size_t statement = 0; // index into LevelTree::statements
    StatementKind kind{};
    // The one cell, or all of which one is drawn by lot (a place register); empty: anywhere, or areas only.
    std::vector<Point> cells;
    bool isRandomPlace = false;
    bool isContained = false; // inside the container before it, whose cells it has
    std::optional<Area> area; // of a region or other area counted in the part's coordinates, corners in order
    char glyph = 0;           // 0: nothing to draw in a cell
    int color = 7;            // 0..15, of the glyph
    std::string label;        // "hell hound", "chest", "trap door", "REGION throne"
};

// The placements of all statements of a part that can be understood, in text order.
std::vector<Placement> placementsOf(const Game& game, const LevelModel& level, const PartModel& part);

// A statement in a few words, for lists; also for those that place nothing and for broken ones.
std::string labelOf(const Game& game, const LevelModel& level, std::size_t statement,
                    std::string_view levelText);

} // namespace levwright
