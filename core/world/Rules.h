// SPDX-License-Identifier: GPL-3.0-or-later
// What may differ between two world servers, as plain data: the world's code asks these values and never for
// a preset's name. Numbers in brackets are those of world-server.md, section 15, or name its section.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

namespace levwright::world {

struct Healing {
    std::uint32_t chance;  // one in this many
    bool onlyWhileWaiting; // no number is drawn in other turns
    int satiationCost;
    int mood;
};

enum class SpreadGround {
    SoilFreeAtRoundStart, // soil cells without a thing when the round began
    PassableAndFree       // passable cells without a thing of the same type and, for animals, without another
};

struct Spreading {
    std::uint32_t hit; // of the numbers 0 to N-1, the one that lets it spread
    SpreadGround ground;
    int mood;
};

enum class MemoryNames { Type, Thing };
enum class PickUpChoice { MostNutritious, Topmost };
enum class ThingsHereRule { VisibleElseMemory, VisibleAndMemory };
enum class ZeroActivity { StaysInactive, Activates };
enum class DroppedByCorpse { EverySecond, Everything };

// What WORLD_ACTIVE and MAKE_WORLD ask for beyond a map, a wait action and a player.
struct Activation {
    bool needsAltar;
    bool needsSlippers;
    bool needsFreePlayer;    // one that is in no inventory
    bool needsStartingKinds; // MAKE_WORLD: a player type with a start number, a wait action
    bool helpLines;
};

// Where the original server ends or hangs (section 16); with a value of true, we refuse the command.
struct Refusals {
    bool lengthNeverGiven;
    bool sightWithoutTree;
    bool ageingAtLength256;
    bool readingBeyondMap; // in making the map of an odd length
    bool inanimateLife;    // a living thing of an inanimate type
    bool missingSight;     // a living thing that was dead when its sight should have been built
    bool deadPlayerWithoutMemory;
};

// What T_POSY and T_POSX do.
struct Positions {
    bool beyondMap;      // they take rows and columns that the map does not have
    bool forgetSight;    // what the thing sees is deleted, and built anew if the world is active
    bool rememberAtOnce; // the player's memory takes in the new sight and ages
};

// In which order things, types, neighbours and the lines of a save come (section 14).
struct Order {
    bool ascendingIds;
    std::array<std::uint8_t, 6> spreading; // indices of hexDirections
    std::array<std::string_view, 8> worldLines;
    std::array<std::string_view, 7> typeLines;
    std::array<std::string_view, 12> thingLines;
};

struct Rules {
    std::string_view name;
    Healing healing;                 // [1]
    Spreading spreading;             // [2]
    bool hasSeedMap;                 // [3]
    Activation activation;           // [4, 5]
    ZeroActivity zeroActivity;       // [6]
    bool anyNegativeIdIsNew;         // [7] else just -1
    std::int64_t highestReference;   // [8] of ids named by T_TYPE, T_COMMAND and their like
    MemoryNames memoryNames;         // [9]
    Positions positions;             // [10]
    bool savesWhileIdle;             // [12] else only at a command
    bool metaInRecord;               // [14]
    ThingsHereRule thingsHere;       // [15]
    bool attacksOwnKind;             // [16]
    PickUpChoice pickUp;             // [17]
    DroppedByCorpse droppedByCorpse; // [19]
    bool hunterBlocksItself;         // [24]
    bool pathsWrapAtEastBorder;      // section 11
    bool mapMakerSkipsEastBorder;    // section 7
    bool comparesByValue;            // section 6
    Refusals refusals;
    bool namedInSaves; // else they are those of the original server
    Order order;
};

// What the seed document says and, where it is silent, what the original server does.
const Rules& documentedRules();
// Bit for bit the original server.
const Rules& referenceRules();
// Those of that name, or null.
const Rules* rulesNamed(std::string_view name);
// The same rules in the order of the original server's first years.
Rules inLegacyOrder(Rules rules);

} // namespace levwright::world
