// SPDX-License-Identifier: GPL-3.0-or-later
// What a user's game can be taught about a thing in a text that it does not know.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/catalog/TaughtGame.h"
#include "core/document/Analysis.h"

#include <cstdint>
#include <optional>
#include <string>

namespace levwright {

enum class TaughtSort : std::uint8_t {
    Monster,
    Object,
    MonsterClass,
    ObjectClass,
    Trap,
    RoomType,
    Flag,
    MapCharacter,
    Statement,
    Option,   // of monsters or objects
    Key,      // of a script's call
    Function, // of scripts
    DoorState,
    DoorMaterial,
    WordOfKey, // a value of a key of a script's call
};

struct TaughtThing {
    TaughtSort sort{};
    std::string name;
    std::string owner = {};   // of an option "monster" or "object", of a key or its word the function
    std::string key = {};     // of a word
    char symbol = 0;          // of its class, if the text tells it
    bool takesNumber = false; // an option
    bool operator==(const TaughtThing&) const = default;
};

// The thing that the problem is about; empty if the problem is about something else, or its game cannot learn
// such things.
std::optional<TaughtThing> taughtThing(const Analysis& analysis, const Diagnostic& found);

// Such as: the monster “tolerant newt”
std::string inWords(const TaughtThing& thing);

// What only the user knows.
struct TaughtLook {
    char symbol = 0;         // the class of a monster or object
    int color = 7;           // of a monster or object, 0..15
    std::string like = {};   // the terrain that a map character resembles, or the state that a door's does
    std::string called = {}; // the name of the map character's terrain
    std::string ink = {};    // the colour of the map character; empty for the usual one
    bool isFurniture = true; // a statement is like FOUNTAIN; false: it is passed over
};

// The rows for the game with that catalog, or for one that stands on it.
Lesson lessonAbout(const TaughtThing& thing, const TaughtLook& look, const Catalog& catalog);

} // namespace levwright
