// SPDX-License-Identifier: GPL-3.0-or-later
// The things that a palette offers for a language, and what placing one gives.
#pragma once

#include "core/model/LevelView.h"
#include "core/text/TextEdit.h"
#include "core/tree/Grammar.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// A thing that can be put into levels of one language.
struct PaletteThing {
    std::string name; // "stairs up", "red dragon", "any dragon 'D'"; stable, in English
    // The class from which the game draws it, as the game explains it: "dragon". Else empty.
    std::string ofClass = {};
    // A container into which an object is put, as the game calls it: "large box". Else empty.
    std::string container = {};
    StatementKind kind{};
    StatementGroup group{};
    PlacedBy placedBy = PlacedBy::Cell;
    bool isOfRooms = false;   // it makes rooms or parts, or joins or names them
    bool isGamesWord = false; // the game calls it so, in any language: "red dragon"
    std::string form;         // its statements in the language; only the language reads them
    // How it looks on a map:
    char terrain = 0; // the map character that is drawn with it; 0 for none
    char glyph = 0;   // 0: nothing to draw in a cell
    int color = 7;    // color of the glyph, 0..15
    KindChoice kindChoice = KindChoice::Named;
    AreaUse areaUse{};
    bool isDark = false; // an area without light

    // For things of one language: equal ones write the same statements.
    bool operator==(const PaletteThing& other) const { return name == other.name && form == other.form; }
};

// The name of what the game draws from a class. Many classes are called like one of their things: "kobold".
std::string nameOfClass(char symbol, std::string_view explanation);
// Its name for people, in the language in use.
std::string shownName(const PaletteThing& thing);

struct ThingSpot {
    AddPlace place;
    // The area that was drawn for it, in the same coordinates. If it is empty, the room around the cell is
    // used.
    std::optional<Area> drawn;
};

// Both ranges count from the level's first byte.
struct PlacedThing {
    TextEdit edit;
    Range statement; // the thing's own statement, after the edit
};

} // namespace levwright
