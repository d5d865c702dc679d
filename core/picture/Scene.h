// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture of a level shows, before anything is drawn. Cells count from the upper left one of the
// picture.
#pragma once

#include "core/base/Grid.h"
#include "core/instance/SeenLevel.h"
#include "core/picture/Inks.h"

#include <cstdint>
#include <string>
#include <vector>

namespace levwright {

// What is known of the kind of a thing.
enum class SceneKind : std::uint8_t { Named, OfClass, AnyMonster, AnyThing };

struct SceneGlyph {
    Point cell;
    char character = 0; // printable
    int color = 7;      // one of NetHack's 16
    // Whether it is certain that something lies there; otherwise it is drawn pale.
    bool isCertain = true;
    SceneKind kind = SceneKind::Named;
    ThingKey thing = {};
    bool operator==(const SceneGlyph&) const = default;
};

struct SceneArea {
    Area cells; // corners in order; it may reach beyond the picture
    AreaInk ink{};
    std::string label;
    bool operator==(const SceneArea&) const = default;
};

// How often something landed on a cell, from 0 to 1 on the most frequent one.
struct SceneHeat {
    Point cell;
    double share = 0;
    bool operator==(const SceneHeat&) const = default;
};

// A line across all of the picture, through a column or row or between two.
struct SceneAxis {
    bool isUpright = false;
    int place = 0;      // twice the column or row, so that an odd number is the line behind one
    double opacity = 1; // 0 to 1
    bool operator==(const SceneAxis&) const = default;
};

struct Scene {
    Grid<char> terrain;             // map characters
    std::vector<SceneGlyph> glyphs; // later ones cover earlier ones
    std::vector<SceneArea> areas;
    std::vector<SceneHeat> heat;
    std::vector<SceneAxis> axes = {};
    bool operator==(const Scene&) const = default;
};

// The whole level without column 0, which is never used: cell 0,0 of the scene is cell 1,0 of the level.
Scene sceneOf(const roll::SeenLevel& level);

// The topmost glyph of each cell; a blank without one.
Grid<SceneGlyph> topGlyphs(const Scene& scene);

} // namespace levwright
