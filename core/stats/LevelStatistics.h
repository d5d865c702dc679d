// SPDX-License-Identifier: GPL-3.0-or-later
// The results of many rolls of one level. They are whole numbers, so that the sum of two parts is exactly the
// whole.
#pragma once

#include "core/base/Result.h"
#include "core/instance/LevelInstance.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::roll {

using Count = std::uint64_t;

// Seeds from first to last, both included.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t last = 0;
    auto operator<=>(const SeedRange&) const = default;
};

// By cell: value -> rolls. If all rolls agree on a cell, it has one value.
using CellTally = std::vector<std::map<char, Count>>;

struct KindTally {
    std::map<int, Count> perRoll; // count in one roll -> rolls; 0 is left out
    std::map<int, Count> at;      // cell -> total over all rolls
    bool hasPlaces = true;
    bool operator==(const KindTally&) const = default;
};

struct NameTally {
    Count sum = 0;
    Count rolls = 0; // rolls with at least one
    Count squares = 0;
    bool operator==(const NameTally&) const = default;
};

struct SumTally {
    Count sum = 0;
    Count squares = 0;
    bool operator==(const SumTally&) const = default;
};

// The place of a statement in the description of its level.
struct StatementSource {
    std::size_t line = 0; // from 1; 0 if unknown
    std::string text;     // its first line
    bool operator==(const StatementSource&) const = default;
};

// Where the things of a statement come to lie.
struct StatementTally {
    Trace trace;
    StatementSource source;
    Count rolls = 0;               // rolls in which it put something anywhere
    std::uint64_t missingSeed = 0; // the lowest seed in which it put nothing; meaningless if there is none
    bool expected = true;          // whether it should put something somewhere
    std::map<int, Count> at;       // cell -> how often
    bool operator==(const StatementTally&) const = default;
};

// What can go wrong.
enum class FindingKind : std::uint8_t {
    LoadingEnds,        // the game ends; Fatal says why
    ScriptFails,        // the script has an error, so the game makes a maze instead
    NotFinished,        // the script takes longer than this program waits
    GameComplains,      // the game says something about the level
    RegionWithoutPlace, // the same, because a level region has no cell: there are no such stairs
    GivenUp,            // the game silently does not do what a statement asks for
    Missing,            // a statement that should put something somewhere does not do so
    UndeclaredRegister, // a register is used that was not declared
    NeedsUnlocking,     // only locks separate stairs, branch and arrivals from each other
    NeedsLevitation,    // ... water or lava separates them
    CutOff,             // ... one must dig to get from one to the other
    ClosedPocket,       // cells to stand on, but they cannot be reached without digging
    InRock,             // a thing lies in rock or a wall
    OnLava,
    TrappedWay,         // stairs that are reached only over traps which lead elsewhere
    BoulderInWay,       // stairs that are reached only past a boulder which cannot be pushed
    DoorOnCorner,       // a door between walls that meet in a corner
    KeeperInTheWay,     // a shop whose keeper cannot step aside for anybody
    NoArrivalFromAbove, // the arrival area has no free cell
    NoArrivalFromBelow,
};
constexpr int findingKindCount = 20;

std::string_view nameOf(FindingKind kind);

// Whether authors often want it so, even in every roll, such as a castle behind its drawbridge. It is
// reported, but not as a problem.
bool isOftenMeant(FindingKind kind);

struct FindingTally {
    Count rolls = 0;
    std::uint64_t seed = 0; // the lowest seed that shows it
    bool operator==(const FindingTally&) const = default;
};

struct FindingKey {
    FindingKind kind{};
    std::int32_t statement = noStatement; // index into statements
    std::int32_t line = 0;                // of the level's text, from 1; 0 if no line is known
    std::string text = {};                // in the game's words; empty if it says nothing
    auto operator<=>(const FindingKey&) const = default;
};
// The game's words can be computed. A job that has this many findings adds further ones without their text.
inline constexpr std::size_t mostFindingsWithText = 100;

// How cells of a table are written, by number: terrain, light, and marks (4: nothing to dig).
inline constexpr std::string_view terrainDigits = "0123456789abcdefghijklmnopqrstuvwxyzAB";
// In the later digits, l stands for walls of lava, and all digits after it move on by one.
inline constexpr std::string_view laterTerrainDigits = "0123456789abcdefghijkmnopqrstuvwxyzABl";
inline constexpr std::string_view allTerrainDigits = "0123456789abcdefghijklmnopqrstuvwxyzAB";
inline constexpr std::string_view litDigits = "01";
inline constexpr std::string_view digDigits = "0123.";

struct LevelStatistics {
    std::string level;            // its printable name
    std::string context;          // as text; equal contexts have equal texts
    std::vector<SeedRange> seeds; // in order; no two touch
    Count rolls = 0;
    CellTally terrain = CellTally(cellCount); // with the terrain digits of its game
    CellTally lit = CellTally(cellCount);     // '0', '1'
    CellTally dig = CellTally(cellCount);     // marks as '0' .. '3'; '.' if there is nothing to dig
    std::map<std::string, KindTally> kinds;
    std::map<std::string, std::map<std::string, NameTally>> names;
    std::map<std::string, SumTally> sums;
    std::map<std::string, std::map<int, Count>> histograms;
    std::map<std::string, Count> flags;
    std::map<std::string, std::map<std::string, Count>> regions;
    std::vector<StatementTally> statements;
    std::map<FindingKey, FindingTally> findings; // all findings except Missing

    bool operator==(const LevelStatistics&) const = default;
};

// Errors: they are about different levels or contexts, or have seeds in common.
Result<LevelStatistics> merge(const LevelStatistics& a, const LevelStatistics& b);

// low <= value <= high
struct Share {
    double value = 0;
    double low = 0;
    double high = 0;
};
// The share of rolls with its 95 % interval by Wilson.
Share shareOf(Count count, Count rolls);

struct Finding {
    FindingKind kind{};
    std::int32_t statement = noStatement;
    Count rolls = 0;
    std::uint64_t seed = 0;
    std::int32_t line = 0; // as in FindingKey
    std::string text = {};
};
// All findings, the most frequent first.
std::vector<Finding> findingsOf(const LevelStatistics& statistics);

} // namespace levwright::roll
