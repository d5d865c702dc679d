// SPDX-License-Identifier: GPL-3.0-or-later
// A level as a game would have made it, just before the hero arrives.
#pragma once

#include "core/base/Phrase.h"
#include "core/instance/LevelFlag.h"
#include "core/instance/Terrain.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::roll {

// The statement that makes something: the one with this index among those of its kind in the part or room
// with number section. Both count from 0 in text order. For a room, index is 0. Corridors belong to the
// level, with section 0. A classic compiled level keeps this order, so it is also the record of that kind
// with the same index.
struct Trace {
    std::string kind; // what it makes, in a word or two: "door", "level region"
    std::uint16_t section = 0;
    std::uint16_t index = 0;
    bool operator==(const Trace&) const = default;
};
// Kinds of which a part or room does not have several.
inline constexpr std::string_view roomTrace = "room";
inline constexpr std::string_view corridorTrace = "corridor";

// For things that no statement made: extras of mazes, articles of shops, minerals and similar things.
constexpr std::int32_t noStatement = -1;
constexpr std::int32_t noText = -1;

struct CellPlace {
    std::int8_t x = 0;
    std::int8_t y = 0;
    Point point() const { return {x, y}; }
    auto operator<=>(const CellPlace&) const = default;
};

// Bits of RolledMonster::states, for games that roll these states.
enum MonsterState : std::uint16_t {
    IsFemale = 1,
    IsHidden = 2,  // under a thing, or in water
    IsWaiting = 4, // waits for the hero to come into sight
    HasName = 8,
    IsInvisible = 16,
    IsCancelled = 32,
    IsRevived = 64,
    IsAvenging = 128,
    IsFleeing = 256,
    IsBlinded = 512,
    IsParalyzed = 1024,
    IsStunned = 2048,
    IsConfused = 4096,
};

struct RolledMonster {
    CellPlace place;
    std::int16_t kind = 0; // monster id of the catalog; for a shapeshifter the id of its shape
    std::int32_t statement = noStatement;
    bool peaceful = false;
    bool asleep = false;
    bool disguised = false;
    std::int16_t ownKind = -1; // the real kind of a shapeshifter that looks like another; else -1
    std::uint16_t states = 0;
    std::int8_t levelChange = 0; // what a statement adds to its level
    bool is(MonsterState state) const { return (states & state) != 0; }
    bool operator==(const RolledMonster&) const = default;
};

enum class Curse : std::uint8_t { Blessed, Uncursed, Cursed };

// Bits of RolledObject::properties, for games that roll these properties.
enum ObjectProperty : std::uint8_t {
    IsGreased = 1,
    IsErodeproof = 2,
    IsBroken = 4,
    IsBurning = 8,
    IsArtifact = 16,
    IsHistoric = 32,
    IsSpinach = 64, // in a tin, even if ofMonster names a monster
};

struct RolledObject {
    CellPlace place;       // for an object in a container, the place of the container
    std::int16_t kind = 0; // object id of the catalog
    std::int32_t statement = noStatement;
    std::int16_t ofMonster = -1;  // monster id for a corpse, statue, egg and similar objects
    std::int32_t container = -1;  // index of the object in which it lies
    std::int32_t inside = -1;     // index of the first object in it
    std::int16_t enchantment = 0; // or charges
    std::int32_t quantity = 1;
    Curse curse = Curse::Uncursed;
    bool buried = false;
    bool mineral = false; // put into the rock by the last step
    bool carried = false; // carried by the monster whose statement lists its belongings
    bool locked = false;
    bool trapped = false;
    bool trapKnown = false; // its trap is known
    std::uint8_t properties = 0;
    std::array<std::uint8_t, 2> erosion{}; // of the first and the second sort, 0 to 3
    std::int32_t called = noText;          // the name given by a statement: an index of LevelInstance::texts
    std::int32_t nextHere = -1;            // index of the next object on its cell, or in its container
    // Whether somebody on its cell sees it, because nothing contains or hides it.
    bool liesOpen() const { return container < 0 && !buried && !mineral && !carried; }
    bool operator==(const RolledObject&) const = default;
};

struct RolledTrap {
    CellPlace place;
    std::int16_t kind = 0; // trap number of the catalog
    std::int32_t statement = noStatement;
    // For a hole: how many levels down it leads. For the trap of a rolling boulder: how far away the boulder
    // lies.
    std::int16_t reach = 0;
    bool seen = false;     // the hero knows it
    bool isStated = false; // its statement gives the kind
    CellPlace goal;        // where a teleportation trap always leads; 0,0 if anywhere
    bool operator==(const RolledTrap&) const = default;
};

enum class EngravingKind : std::uint8_t { Dust, Engraved, Burnt, Marked, Blood, Headstone };

struct RolledEngraving {
    CellPlace place;
    EngravingKind kind{};
    std::int32_t statement = noStatement;
    std::int32_t text = noText; // an index of LevelInstance::texts; some languages do not tell it
    bool lasts = false;         // it does not wear off
    bool guards = false;        // protects what lies on it
    bool operator==(const RolledEngraving&) const = default;
};

struct RolledRoom {
    Area area;                // its floor, or the bounding box of an irregular room
    std::int16_t type = 0;    // room type of the catalog; -1: none
    std::int16_t parent = -1; // index of the room in which it lies
    std::int32_t statement = noStatement;
    std::int32_t firstDoor = -1; // indexes that only the roll itself uses
    std::int32_t lastDoor = -1;
    std::int32_t doorCount = 0;
    bool irregular = false;
    bool lit = false;
    bool toStock = false;
    bool isApart = false;    // no corridors lead to it
    bool marksLevel = false; // the game notes its type for the level, whether the room is stocked or not
    bool operator==(const RolledRoom&) const = default;
};

// Where those arrive who do not use the stairs. An area of zeros means the whole level.
struct ArrivalArea {
    Area area{0, 0, 0, 0};
    Area excluded{0, 0, 0, 0};
    std::int32_t statement = noStatement;
    bool operator==(const ArrivalArea&) const = default;
};

// An area that certain things avoid.
struct Exclusion {
    enum class Of : std::uint8_t { Arrivals, ArrivalsFromBelow, ArrivalsFromAbove, Monsters };
    Of of{};
    Area area{0, 0, 0, 0};
    bool operator==(const Exclusion&) const = default;
};

// Tells that a statement put something on a cell. One statement may have several.
struct CellOrigin {
    std::int32_t statement = noStatement;
    std::int16_t cell = 0;
    std::int16_t turn = 0; // turn of the loop in which the statement stands; 0 outside of loops
    bool operator==(const CellOrigin&) const = default;
};

// What the game says about the level while it loads it, in its own words.
struct Complaint {
    enum class About : std::uint8_t {
        Anything,
        RegionWithoutPlace, // a level region has no cell
        SaidByLevel,        // the level itself says it
        GivenUp,            // the game says nothing, but does not do what a statement asks for
    };
    std::string text;
    std::int32_t statement = noStatement;
    std::int32_t line = 0; // of the level's text, from 1; 0 if only the statement tells it, or nothing does
    About about = About::Anything;
    bool operator==(const Complaint&) const = default;
};
inline constexpr std::size_t mostComplaints = 200;    // of one roll; nobody reads more
inline constexpr std::size_t longestComplaint = 1000; // bytes

// Bits of LevelInstance::marks.
enum Mark : std::uint8_t { Undiggable = 1, NonPasswall = 2 };

// LevelInstance::detail for a door: its state, as in DoorRecord, and whether it is trapped.
enum DoorDetail : std::uint8_t {
    NoDoor = 0,
    BrokenDoor = 1,
    OpenDoor = 2,
    ClosedDoor = 4,
    LockedDoor = 8,
    TrappedDoor = 16,
};
// For an altar: its alignment in the numbers of AltarRecord (none 0, chaos 1, neutral 2, law 4).
enum AltarDetail : std::uint8_t { ShrineAltar = 8, SanctumAltar = 16 };
// For furniture and trees, in games that roll it.
enum FeatureDetail : std::uint8_t {
    IsLooted = 1,
    HasWarned = 2,  // for a fountain
    HasPudding = 2, // for a sink
    HasDishwasher = 4,
    HasRing = 8,
    HasSwarm = 2, // for a tree
};
// For ice.
enum IceDetail : std::uint8_t { PoolUnderIce = 1 };
// For stairs and ladders.
enum StairDetail : std::uint8_t { LeadsDown = 0, LeadsUp = 1, LeadsToBranch = 2 };

// Why the game would have ended while loading the level.
enum class Fatal : std::uint8_t {
    None,
    NoPlace,        // no cell fits a random thing
    TooManyParts,   // more than 9 parts
    NestedSubroom,  // a subroom has a subroom
    NoRoomForDoor,  // a random position on a wall of one cell
    PlaceTaken,     // the room has no floor left for stairs, an altar or a trap
    BadProgram,     // a program needs a value that its stack lacks, or something that the game lacks
    MazeInstead,    // a script has an error, so the game makes a maze instead of the level
    EndlessProgram, // it runs longer than the game allows; what it has made until then is the level
    NotFinished,    // it takes longer than this program waits; what the game would do is not known
};

// The text of a script that is not finished.
inline constexpr std::string_view longerThanWaited = phrase("it takes longer than Levwright waits");

// This end is certain only in the game's own dungeon: an author's dungeon may have that level.
inline constexpr std::string_view portalToNowhere = phrase("the game crashes: the portal leads to no level");

// For a drawbridge.
enum BridgeDetail : std::uint8_t { LavaUnderBridge = 1 };

// Stairs or a ladder on a cell where others were made later.
struct CoveredSteps {
    CellPlace place;
    std::uint8_t terrain = 0;
    std::uint8_t detail = 0;
    bool operator==(const CoveredSteps&) const = default;
};

// LevelInstance::saidLight: what the last region that covers the cell says of its light.
enum SaidLight : std::uint8_t { SaysNothing = 0, SaysUnlit = 1, SaysLit = 2 };

struct LevelInstance {
    std::uint64_t seed = 0;
    Cells<std::uint8_t> terrain{};
    Cells<std::uint8_t> lit{};
    Cells<std::uint8_t> saidLight{}; // SaidLight
    Cells<std::uint8_t> marks{};
    Cells<std::uint8_t> detail{}; // for doors, altars, stairs, drawbridges (their direction); 0 elsewhere
    std::vector<RolledMonster> monsters;
    std::vector<RolledObject> objects;
    std::vector<RolledTrap> traps;
    std::vector<RolledEngraving> engravings;
    std::vector<RolledRoom> rooms;
    std::vector<CellOrigin> origins;
    std::vector<CoveredSteps> covered;
    std::vector<std::string> texts;     // each text once, in the bytes of the level
    std::vector<std::int32_t> messages; // on arrival: indexes of texts
    std::vector<Exclusion> exclusions;  // in the order of the script
    std::vector<CellPlace> gas;         // cells of clouds; a cell comes once for each cloud on it
    ArrivalArea arriveFromAbove;
    ArrivalArea arriveFromBelow;
    // Where each kind of arrival came in this roll; 0,0 if there was no cell.
    CellPlace arrivalFromAbove;
    CellPlace arrivalFromBelow;
    std::uint32_t flags = 0; // LevelFlag
    // What the game mirrored, and how; see core/instance/LevelFlip.h.
    Area flipFrame{0, 0, 0, 0};
    bool flippedAcross = false;
    bool flippedDown = false;
    bool maze = false;
    bool cavernous = false;
    Fatal fatal = Fatal::None;
    std::int32_t fatalStatement = noStatement; // the statement that could not be executed
    std::string fatalText;                     // for scripts: what Lua or the game says
    std::int32_t fatalLine = 0;                // as in Complaint
    std::vector<Complaint> complaints;         // in the order in which the game has them
    bool undeclaredRegister = false;           // a register was used that no part declares

    bool operator==(const LevelInstance&) const = default;
};

} // namespace levwright::roll
