// SPDX-License-Identifier: GPL-3.0-or-later
// What a palette offers of a language, and what becomes of it when it is placed.
#pragma once

#include "core/model/LevelView.h"
#include "core/syntax/Grammar.h"
#include "core/text/TextEdit.h"

#include <optional>
#include <string>

namespace levwright {

// A thing that can be put into levels of one language.
struct PaletteThing {
    std::string name; // "stairs up", "red dragon"
    StatementKind kind{};
    StatementGroup group{};
    PlacedBy placedBy = PlacedBy::Cell;
    bool isOfRooms = false; // it makes rooms, parts, or what joins or names them
    std::string form;       // its statements, as the language writes them; only the language reads it
    // How it looks on a map.
    char terrain = 0; // the map character that comes with it; 0: none
    char glyph = 0;   // 0: nothing to draw in a cell
    int color = 7;    // 0..15, of the glyph
    KindChoice kindChoice = KindChoice::Named;
    AreaUse areaUse{};
    bool isDark = false; // an area without light

    // Of one language: they write the same.
    bool operator==(const PaletteThing& other) const { return name == other.name && form == other.form; }
};

struct ThingSpot {
    AddPlace place;
    // What was drawn for it, in the same cells; none: the room around the cell.
    std::optional<Area> drawn;
};

// Both count from the level's first byte.
struct PlacedThing {
    TextEdit edit;
    Range statement; // the thing's own, after the edit
};

} // namespace levwright
