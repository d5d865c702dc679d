// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a maze level lie, and what one roll makes of the level around them. All cells are cells
// of the level.
#pragma once

#include "core/base/Geometry.h"
#include "core/base/Grid.h"
#include "core/catalog/TileNumbers.h"
#include "core/model/LevelView.h"

#include <optional>
#include <vector>

namespace levwright {

// Something that is certain to lie in a cell of a part.
struct PartThing {
    Point cell; // counted from the part's 0,0
    StatementKind kind{};
    char glyph = 0;
    int color = 7;
    KindChoice choice = KindChoice::Named;
    ThingKey thing = {};
    bool operator==(const PartThing&) const = default;
};

struct PartsLayout {
    std::size_t level = 0;
    Grid<char> terrain; // map characters
    std::vector<Area> parts;
    std::vector<std::vector<PartThing>> things; // by part
    bool operator==(const PartsLayout&) const = default;
};

} // namespace levwright
