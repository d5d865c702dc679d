// SPDX-License-Identifier: GPL-3.0-or-later
// Bubbles of air on the plane of water, and clouds on that of air (format documents on loading, section 19;
// of 3.6, section 21).
#include "core/roll/Steps.h"

namespace levwright::roll {
namespace {

// How far apart bubbles or clouds are: the least distance, and how many more cells are possible.
struct Spacing {
    int columns = 0;
    int moreColumns = 0;
    int rows = 0;
    int moreRows = 0;
};

// One of seven ovals, from 2 to 8 cells wide. The documents do not describe their outlines; these are our
// own.
void blow(RollState& state, Point corner, int through, int terrain) {
    constexpr int shapes = 7;
    const int width = 2 + state.random.below(shapes);
    const int height = (width + 1) / 2;
    for (int row = 0; row < height; ++row) {
        const int inset = height > 2 && (row == 0 || row == height - 1) ? 1 : 0;
        for (int x = corner.x + inset; x < corner.x + width - inset; ++x) {
            const Point p{x, corner.y + row};
            if (onMap(p) && state.terrain(p) == through)
                state.setTerrain(p, terrain);
        }
    }
}

void blowAll(RollState& state, const Spacing& spacing, int through, int terrain) {
    constexpr Area corners{4, 2, 77, 19};
    for (int x = corners.x1; x <= corners.x2;
         x += spacing.columns + state.random.below(spacing.moreColumns)) {
        for (int y = corners.y1; y <= corners.y2; y += spacing.rows + state.random.below(spacing.moreRows))
            blow(state, {x, y}, through, terrain);
    }
}

} // namespace

void makeBubbles(RollState& state) {
    if (state.plan->water)
        blowAll(state, {.columns = 10, .moreColumns = 10, .rows = 4, .moreRows = 4}, Water, Air);
    else if (state.plan->hasRule(SpecialRule::Clouds))
        blowAll(state, {.columns = 6, .moreColumns = 4, .rows = 3, .moreRows = 3}, Air, Cloud);
}

} // namespace levwright::roll
