// SPDX-License-Identifier: GPL-3.0-or-later
// The differences between world servers, as plain data. The world's code uses these values and never the name
// of a preset. Numbers in brackets are the items of world-server.md, section 15; others name their section.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

namespace levwright::world {

struct Healing {
    std::uint32_t chance;  // one in this many
    bool onlyWhileWaiting; // in other turns no number is drawn
    int satiationCost;
    int mood;
};

enum class SpreadGround {
    SoilFreeAtRoundStart, // cells of soil that had no thing on them when the round began
    PassableAndFree       // passable cells without a thing of the same type; for animals also without another
                          // animal
};

struct Spreading {
    std::uint32_t hit; // it spreads if this one of the numbers 0 to N-1 is drawn
    SpreadGround ground;
    int mood;
};

enum class MemoryNames { Type, Thing };
enum class PickUpChoice { MostNutritious, Topmost };
enum class ThingsHereRule { VisibleElseMemory, VisibleAndMemory };
enum class ZeroActivity { StaysInactive, Activates };
enum class DroppedByCorpse { EverySecond, Everything };

// What WORLD_ACTIVE and MAKE_WORLD require besides a map, a wait action and a player.
struct Activation {
    bool needsAltar;
    bool needsSlippers;
    bool needsFreePlayer;    // a player that is in no inventory
    bool needsStartingKinds; // MAKE_WORLD: a player type with a start number, a wait action
    bool helpLines;
};

// Cases in which the original server ends or hangs (section 16). If a value is true, we refuse the command.
struct Refusals {
    bool lengthNeverGiven;
    bool sightWithoutTree;
    bool ageingAtLength256;
    bool readingBeyondMap; // while making a map of odd length
    bool inanimateLife;    // a living thing of an inanimate type
    bool missingSight;     // a living thing that was dead when its sight should have been computed
    bool deadPlayerWithoutMemory;
};

// The effects of T_POSY and T_POSX.
struct Positions {
    bool beyondMap;      // they accept rows and columns outside of the map
    bool forgetSight;    // what the thing sees is deleted, and computed again if the world is active
    bool rememberAtOnce; // the player's memory takes in the new sight, and ages
};

// The order of things, types, neighbours and the lines of a save (section 14).
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
    bool anyNegativeIdIsNew;         // [7] otherwise only -1
    std::int64_t highestReference;   // [8] for the ids in T_TYPE, T_COMMAND and similar commands
    MemoryNames memoryNames;         // [9]
    Positions positions;             // [10]
    bool savesWhileIdle;             // [12] otherwise only at a command
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
    bool namedInSaves; // other rules are those of the original server
    Order order;
};

// The rules in the seed document and, where it is silent, those of the original server.
const Rules& documentedRules();
// Exactly the rules of the original server.
const Rules& referenceRules();
// The rules with that name; null if there are none.
const Rules* rulesNamed(std::string_view name);
// The same rules with the order of the original server's first years.
Rules inLegacyOrder(Rules rules);

} // namespace levwright::world
