// SPDX-License-Identifier: GPL-3.0-or-later
// The records of a compiled level, one for each kind in section 10 of the format document of 3.4.3. Numbers
// are those that the file holds: one signed byte (-128..127) where nothing else is said, -1 for "random".
// Defaults are the values of what a description leaves out (section 5). Texts are bytes; an empty one means
// none.
#pragma once

#include "core/base/Geometry.h"
#include "core/compiled/Place.h"

#include <string>

namespace levwright {

// A class as the code of its character, 1..127 for ASCII and negative from byte 128 up, or one of the
// stand-ins below, which share the numbers of bytes 245 and 246..255.
struct ClassCode {
    static constexpr int random = -11;
    // Entry index (from 0) of the object or monster registers.
    static constexpr int ofRegister(int index) { return -(index + 1); }
    static constexpr int ofCharacter(char symbol) { return static_cast<signed char>(symbol); }
};

// Where arrivals, stairs, portals and branches may lie: somewhere in area, but not in excluded.
struct LevelRegionRecord {
    Area area;
    Area excluded;
    int areaIsLevregion = 0;     // 1: area counts in the level's coordinates, 0: in the part's
    int excludedIsLevregion = 0; // the same for excluded
    int kind = 0;                // a number of the catalog's levregion-kinds
    std::string name;            // the level a portal leads to
    bool operator==(const LevelRegionRecord&) const = default;
};

struct RegionRecord {
    Area area;
    int type =
        0; // a room type of the catalog, with the unfilled offset of its limits added if it is unfilled
    int light = -1;
    int irregular = 0;
    bool operator==(const RegionRecord&) const = default;
};

// Door states: nodoor 0, broken 1, open 2, closed 4, locked 8.
struct DoorRecord {
    Place place;
    int state = -1;
    bool operator==(const DoorRecord&) const = default;
};

struct RoomDoorRecord {
    int wall = -1;     // north 1, south 2, east 4, west 8
    int position = -1; // along the wall
    int secret = -1;
    int state = -1;
    bool operator==(const RoomDoorRecord&) const = default;
};

struct DrawbridgeRecord {
    Place place;
    int direction = 0; // north 0, south 1, east 2, west 3
    int open = 0;
    bool operator==(const DrawbridgeRecord&) const = default;
};

struct MazewalkRecord {
    Place place;
    int direction = 0; // north 1, south 2, east 4, west 8
    bool operator==(const MazewalkRecord&) const = default;
};

// Walls that cannot be dug, or not walked through.
struct AreaRecord {
    Area area;
    bool operator==(const AreaRecord&) const = default;
};

struct LadderRecord {
    Place place;
    int up = 0;
    bool operator==(const LadderRecord&) const = default;
};

struct StairRecord {
    Place place;
    int up = 0;
    bool operator==(const StairRecord&) const = default;
};

struct AltarRecord {
    Place place;
    int alignment =
        -11;         // noalign 0, chaos 1, neutral 2, coaligned 3, law 4, noncoaligned 7; registers -1..-3
    int shrine = -1; // altar 0, shrine 1, sanctum 2
    bool operator==(const AltarRecord&) const = default;
};

struct FountainRecord {
    Place place;
    bool operator==(const FountainRecord&) const = default;
};

struct SinkRecord {
    Place place;
    bool operator==(const SinkRecord&) const = default;
};

struct PoolRecord {
    Place place;
    bool operator==(const PoolRecord&) const = default;
};

struct TrapRecord {
    Place place;
    int chance = 100; // percent
    int type = -1;    // a trap number of the catalog
    bool operator==(const TrapRecord&) const = default;
};

struct MonsterRecord {
    std::string name;       // its own name
    std::string appearance; // what it looks like
    int id = -1;            // a monster id of the catalog; 16 bits
    int alignment = -12;    // as for altars; -11 random, -12 absent
    Place place;
    int chance = 100; // percent
    int classCode = ClassCode::random;
    int appearanceKind = 0; // none 0, feature 1, object 2, monster 3
    int peaceful = -1;
    int asleep = -1;
    bool operator==(const MonsterRecord&) const = default;
};

struct ObjectRecord {
    std::string name;
    int corpseMonster = -1; // a monster id of the catalog, -2 an unknown name; 32 bits
    int id = -1;            // an object id of the catalog; 16 bits
    int spe = -127;         // the number behind the curse word, -127 random or absent; 16 bits
    Place place;
    int chance = 100; // percent
    int classCode = ClassCode::random;
    int containment = 0; // plain 0, inside the container before it 1, a container 2
    int curse = -1;      // blessed 1, uncursed 2, cursed 3
    bool operator==(const ObjectRecord&) const = default;
};

struct GoldRecord {
    Place place;
    int amount = -1; // 32 bits
    bool operator==(const GoldRecord&) const = default;
};

struct EngravingRecord {
    Place place;
    int kind = -1; // dust 1, engrave 2, burn 3, mark 4
    std::string text;
    bool operator==(const EngravingRecord&) const = default;
};

struct CorridorEnd {
    int room = 0; // counted from 0 in text order, subrooms included
    int wall = 0; // north 1, south 2, east 4, west 8
    int door = 0; // which of the doors in that wall
    bool operator==(const CorridorEnd&) const = default;
};

// One corridor. From room -1 and all else 0: random corridors. To room -1: to.wall is the bare number of the
// description.
struct CorridorRecord {
    CorridorEnd from;
    CorridorEnd to;
    bool operator==(const CorridorRecord&) const = default;
};

} // namespace levwright
