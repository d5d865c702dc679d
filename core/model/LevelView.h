// SPDX-License-Identifier: GPL-3.0-or-later
// What map, outline and map edits see of a level, whatever its language: cells, things and areas, each with
// its place in the text. No record of a compiled form is in it.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/MapModel.h"
#include "core/syntax/Grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// How a thing's numbers come to be, and so what may be done with them.
enum class Certainty : std::uint8_t {
    Written,     // they are in the text, and the statement runs exactly once
    Drawn,       // random; candidates may be written (a place register)
    Conditional, // they are in the text, but a chance or a condition decides whether the statement runs
    Computed,    // by a loop, a variable or a function
};

// How much a statement says of what it puts there.
enum class KindChoice : std::uint8_t {
    Named,   // which kind
    OfClass, // a class, out of which the game draws a kind
    Any,     // nothing: the game draws out of all
};

struct Placement {
    std::size_t statement = 0; // index into LevelTree::statements
    StatementKind kind{};
    // The one cell, or all of which one is drawn by lot (a place register), or that a computed statement
    // fills; empty: anywhere, or areas only.
    std::vector<Point> cells;
    bool isRandomPlace = false;
    bool isContained = false; // inside the container before it, whose cells it has
    std::optional<Area> area; // of a region or other area counted in the part's coordinates, corners in order
    AreaUse areaUse{};
    bool isDark = false; // an area without light
    char glyph = 0;      // 0: nothing to draw in a cell
    int color = 7;       // 0..15, of the glyph
    KindChoice kindChoice = KindChoice::Named;
    std::string label; // "hell hound", "chest", "trap door", "REGION throne"
    Certainty certainty = Certainty::Written;
    // The place as written, of an area its first corner: what moving sets. None: it cannot be moved, and
    // LevelLanguage::move() says why.
    std::optional<Point> origin;
    // What computes it, from the level's first byte. Of Computed only.
    std::optional<Range> computedAt;
};

// Where a part goes in the level: left 1 to right 5, top 1, center 3 and bottom 5.
struct PartAlignment {
    int horizontal = 3;
    int vertical = 3;
    bool operator==(const PartAlignment&) const = default;
};

// One part of a level. Points into the level's model.
struct PartView {
    const MapModel* map = nullptr;     // null: a part without one
    Point limit;                       // how many columns and rows a map may have, or places may use
    std::vector<Placement> placements; // of all statements that can be understood, in text order
    // None: it is the whole level.
    std::optional<PartAlignment> alignment = std::nullopt;
};

// What may be added with one click.
struct AddableThing {
    std::string_view name; // "monster", "stairs up": stable, for menus to translate
    StatementKind kind{};
    std::string statement; // as it is to stand in the file: for LevelLanguage::insert()
};

struct AddPlace {
    std::size_t section = 0; // part or room of the level
    Point cell;              // counts from a part's upper left corner, or from that of a room's floor
    // How large the room's floor is where somebody looks at it (a roll): its cells, from (0,0). It is needed
    // for a room whose size is random, and says more than the description where the game does as it likes.
    std::optional<Area> floor;
};

} // namespace levwright
