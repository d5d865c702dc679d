// SPDX-License-Identifier: GPL-3.0-or-later
// What a program or a script asks for: the arguments of LevelBuilder's verbs. Numbers are those of compiled
// levels of 3.6, and below 0 means random where nothing else is said. Texts are owned by the caller.
#pragma once

#include "core/builder/Selections.h"
#include "core/compiled/CompiledLevel.h"
#include "core/compiled/LevelProgram.h"
#include "core/roll/Rooms.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace levwright::roll {

// The ground that a random cell must have, as or-ed bits.
enum GroundWish : std::uint8_t {
    DryWish = 1,
    WetWish = 2,
    HotWish = 4,
    SolidWish = 8,
    AnyWish = 16,
    FloorWish = 32 // for stairs, in games with RollRule::FurnitureIsDry
};

struct PlaceWish {
    // Counts from the open room, or from the map. Empty for a random place.
    std::optional<Point> stated;
    // The ground that a random place should have, if it can; 0 leaves that to the thing.
    int ground = 0;
};

struct TerrainWish {
    int terrain = 0; // a number that the program or script has for it
    int light = packed::lightNotGiven;
};

// A kind of monster or object, or a class of them.
struct KindWish {
    int symbol = 0; // of the class
    int kind = packed::classOnly;
};

struct LevelSetUp {
    enum Style : std::uint8_t { SolidFill = 1, MazeGrid, Mines, RogueRooms };
    // Whether the joined parts of a cave become rooms, and maps that cover them forget them.
    enum class Parts : std::uint8_t { BecomeRooms, StayNoRooms };
    int style = 0; // Style; others do nothing
    int filling = -1;
    int light = -1;
    InitMap cave; // for Mines
    Parts parts = Parts::BecomeRooms;
};

// A map of 3.6. One of a single cell stands for the whole level.
struct MapWish {
    enum Anchor : std::uint8_t { Aligned = 1, Stated = 2 }; // others leave it where the last map lies
    int width = 0;
    int height = 0;
    std::string_view cells; // each byte is one more than a terrain number; 0 leaves the cell
    int anchor = 0;
    Point alignment; // for Aligned: across 1 left to 5 right; down 1 top, 3 center, 5 bottom
    PlaceWish place; // for Stated: counts from the level's corner
    bool staysCurrent = true;
};

struct MazewalkWish {
    Point start;       // in the level
    int direction = 0; // north 1, south 2, east 4, west 8
    int terrain = 0;   // corridor or floor if it is not terrain
    bool stocked = true;
};

struct RoomDoorWish {
    int walls = -1; // or-ed north 1, south 2, east 4, west 8
    int position = -1;
    int secret = -1;
    int state = -1; // as in DoorRecord
};

struct NewRoom {
    RoomWish wish;
    int type = 0;
    int chance = 100; // percent: of having its type; otherwise it is an ordinary room
    int light = -1;
    bool isSubroom = false; // of the innermost open room
    bool filled = false;
    bool isApart = false;
    bool marksLevel = false; // see RolledRoom
};

struct RegionWish {
    Area area; // in the level
    int type = 0;
    int light = -1;
    bool filled = false;
    bool irregular = false;
    bool isRoom = false; // a room, even if its type is ordinary
    bool isApart = false;
    bool marksLevel = false;
};
enum class RegionMade : std::uint8_t { Light, Room, TooMany };

struct MonsterWish {
    MonsterRecord says; // its place and chance do not count
    PlaceWish place;
    bool hasInventory = false; // the things that follow are its belongings
    bool comesAlone = false;   // without its group
    bool ignoresWater = false; // water and lava are as good as floor for it
};

struct ObjectWish {
    static constexpr int usualEnchantment = -1000;
    // Where an object lies, if not on the floor.
    enum class Into : std::uint8_t { Floor, Holder }; // the open container, or the monster
    struct OfMonster {
        std::optional<KindWish> kind; // empty: random
    };
    std::optional<KindWish> kind; // empty: random
    PlaceWish place;
    Into into = Into::Floor;
    bool isContainer = false; // the things that follow are in it
    int enchantment = usualEnchantment;
    int curse = -1;    // blessed 1, uncursed 2, cursed 3; not cursed 4, not uncursed 5, not blessed 6
    int quantity = -1; // 0 is random, too
    int locked = -1;
    int trapped = -1;
    int trapKnown = -1;
    int eroded = 0; // -1 never
    bool buried = false;
    bool isSpinach = false;      // in a tin
    std::uint8_t properties = 0; // ObjectProperty
    std::optional<std::string_view> name;
    std::optional<OfMonster> ofMonster;
};

struct TrapWish {
    PlaceWish place;
    int type = -1;
    TrapOptions options;
};

struct AltarWish {
    PlaceWish place;
    int alignment = 0; // as in AltarRecord
    int shrine = 0;
};

enum class Headstone : std::uint8_t { None, Engraved };
enum class Way : std::uint8_t { Down, Up };

struct DrawbridgeWish {
    PlaceWish place;
    int direction = 0; // north 0, south 1, east 2, west 3
    int open = -1;
};

// Chances as in MineralShare.
struct MineralWish {
    int kelpInPools = -1;
    int kelpInMoats = -1;
    int gold = -1;
    int gems = -1;
};

} // namespace levwright::roll
