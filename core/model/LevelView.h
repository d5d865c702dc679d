// SPDX-License-Identifier: GPL-3.0-or-later
// What map, outline and map edits see of a level in any language: cells, things and areas, each with its
// place in the text. It contains no record of a compiled form.
#pragma once

#include "core/base/Geometry.h"
#include "core/model/MapModel.h"
#include "core/tree/Grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// How the numbers of a thing's place come about, which decides what may be done with them.
enum class Certainty : std::uint8_t {
    Written,     // they are in the text, and the statement runs exactly once
    Drawn,       // random; candidates may be written (a place register)
    Conditional, // they are in the text, but a chance or a condition decides whether the statement runs
    Computed,    // by a loop, a variable or a function
};

// How precisely a statement says what it places.
enum class KindChoice : std::uint8_t {
    Named,   // which kind
    OfClass, // only a class, from which the game draws a kind
    Any,     // nothing: the game draws from all kinds
};

struct Placement {
    std::size_t statement = 0; // index into LevelTree::statements
    StatementKind kind{};
    // The only possible cell, or all cells from which one is drawn (a place register), or all cells that a
    // computed statement fills. Empty if it may be anywhere, or for areas only.
    std::vector<Point> cells;
    bool isRandomPlace = false;
    bool isContained = false; // it lies in the container before it and has that one's cells
    std::optional<Area> area; // a region or other area in the part's coordinates, corners in order
    AreaUse areaUse{};
    bool isDark = false;   // an area without light
    bool isSecret = false; // a door that has to be searched for
    char glyph = 0;        // 0: nothing to draw in a cell
    int color = 7;         // color of the glyph, 0..15
    KindChoice kindChoice = KindChoice::Named;
    std::string label;         // for people: "hell hound", "chest", "trap door", "region throne"
    std::string roomType = {}; // of a region, in the words of its language: "ordinary", "vault, unfilled"
    Certainty certainty = Certainty::Written;
    // The written place, or the first corner of a written area, which moving changes. If it is empty, the
    // thing cannot be moved, and LevelLanguage::move() gives the reason.
    std::optional<Point> origin;
    // The text that computes the place, counted from the level's first byte. For Computed only.
    std::optional<Range> computedAt;
};

// Statements that follow each other.
struct StatementSpan {
    std::size_t first = 0;
    std::size_t end = 0; // one behind the last

    bool contains(std::size_t statement) const { return statement >= first && statement < end; }
};

// The place of a part in the level: left 1 to right 5; top 1, center 3 and bottom 5.
struct PartAlignment {
    int horizontal = 3;
    int vertical = 3;
    bool operator==(const PartAlignment&) const = default;
};

// A view of one part of a level. It points into the level's model.
struct PartView {
    const MapModel* map = nullptr;     // null if the part has no map
    Point limit;                       // how many columns and rows a map may have, or places may use
    std::vector<Placement> placements; // those of all statements that can be understood, in text order
    // Empty if the part is the whole level.
    std::optional<PartAlignment> alignment = std::nullopt;
};

// A thing that may be added with one click.
struct AddableThing {
    std::string_view name; // "monster", "stairs up"; stable, so that menus can translate it
    StatementKind kind{};
    std::string statement; // its text in the file, for LevelLanguage::insert()
};

struct AddPlace {
    std::size_t section = 0; // a part or room of the level
    Point cell;              // counts from a part's upper left corner, or from that of a room's floor
    // The cells of the room's floor, from (0,0), where the user sees a certain size (in a roll). It is needed
    // for a room of random size, and is more exact than the description where the game chooses freely.
    std::optional<Area> floor;
};

} // namespace levwright
