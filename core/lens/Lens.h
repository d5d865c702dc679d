// SPDX-License-Identifier: GPL-3.0-or-later
// What a lens tells of one roll of a level: a number for each cell, marked cells and ways, and measures of
// the whole level. All are whole numbers, so that LensSum adds them exactly.
#pragma once

#include "core/instance/CellSet.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/StockDangers.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::lens {

enum class LensKind : std::uint8_t { Way, Sight, Light, Danger, Shape };

// What a number counts.
enum class Unit : std::uint8_t {
    Moves, // of a hero who walks one cell in each
    Cells,
    Places, // anything else that is counted
    Levels, // of difficulty
    Percent,
    Zorkmids,
    HalfCells, // twice a column or row, so that an odd number is the line behind one
};

// In the order in which pictures show them: a later one covers an earlier one.
enum class LensMark : std::uint8_t {
    Seen,          // by the hero
    Dark,          // would be seen if it were lit
    Lit,           // a cell to stand on
    Unlit,         // the same
    OddLight,      // not lit as its region or room says
    BreaksUpright, // differs from its image in the upright axis
    BreaksLevel,   // the same for the level axis
    Closet,        // a cell that nobody comes to without digging
    DeadEnd,       // a cell without stairs that one leaves only the way one came
    Choke,         // a cell whose loss parts the level
    Way,           // the cells of a way, from its start to its goal
    Gate,          // a choke that every way from start to goal passes
    Contact,       // where the way comes into the sight of what is awake
    Asleep,        // a hostile monster that sleeps or hides
    Awake,         // a hostile monster that is awake
    Watcher,       // a monster that sees the start
    Start,         // where distances are counted from, or the eyes
    Goal,          // where the way leads
};

enum class Measure : std::uint8_t {
    WayLength,      // moves of the shortest way up-down
    ReachedCells,   // to which the switches let one go
    UnreachedCells, // cells to stand on that they do not let one go to
    FarthestCell,   // moves to the farthest reached cell
    Chokes,
    WorstChoke, // cells that are cut off by the loss of the choke that cuts off most
    Gates,
    DeadEnds,
    Closets, // groups of cells
    ClosetCells,
    SeenCells, // from the start
    DarkCells,
    Watchers,
    MostExposed, // from so many cells the most exposed one is seen
    Tour,        // moves until all is seen
    LitCells,
    UnlitCells,
    OddLightCells,
    Danger,      // sum of the difficulty of hostile monsters
    Harder,      // than so many of the stock levels at its depth
    DangerAwake, // of those that are awake
    Hostile,     // monsters
    HardestMonster,
    FasterThanHero, // awake hostile monsters
    Contact,        // moves on the way until something awake sees the hero
    Pay,            // cost of all objects
    Spaces,
    LargestSpace,
    MedianSpace,
    FloorShare,
    CorridorShare,
    AxisUpright,
    BreaksUpright,
    AxisLevel,
    BreaksLevel,
};
inline constexpr int measureCount = 35;

// Of which part of a level something is told.
enum class PartKind : std::uint8_t {
    Room,        // by its index in the roll: the hostile monsters, and their difficulty
    ObjectClass, // by its symbol: the objects, and their cost
};

struct LensPart {
    PartKind kind{};
    std::int32_t key = 0;
    std::int64_t count = 0;
    std::int64_t value = 0;
    Area area{0, 0, 0, 0}; // of a room
    bool operator==(const LensPart&) const = default;
};

struct MarkedCells {
    LensMark kind{};
    std::vector<roll::CellPlace> cells; // of a way in the order of its steps, of others by columns
    std::vector<std::int32_t> cutOff =
        {}; // by choke: how many cells its loss cuts off; empty for other marks
    bool operator==(const MarkedCells&) const = default;
};

struct Measured {
    Measure measure{};
    std::optional<std::int64_t> value; // empty if the level has nothing to measure, such as no way
    bool operator==(const Measured&) const = default;
};

inline constexpr std::int32_t noNumber = -1;

struct LensResult {
    LensKind kind{};
    Unit unit{};                                 // of the numbers
    roll::Cells<std::int32_t> numbers{};         // noNumber or at least 0; column 0 has none
    std::vector<MarkedCells> marks;              // a kind comes once
    std::vector<Measured> measures;              // a measure comes once
    std::vector<LensPart> parts;                 // a part comes once
    std::optional<roll::DepthRange> depths = {}; // whose stock levels Measure::Harder compares with

    const MarkedCells* markOf(LensMark kind) const; // null without one
    std::optional<std::int64_t> valueOf(Measure measure) const;
    bool operator==(const LensResult&) const = default;
};

// For lenses: a result without marks and measures; and marks of cells, which must be on the map.
LensResult emptyResult(LensKind kind, Unit unit);
MarkedCells marked(LensMark kind, const roll::CellSet& cells);
MarkedCells marked(LensMark kind, std::span<const Point> cells);

// Words for JSON and options: lower case, without blanks, never translated.
std::string_view wordOf(LensKind kind);
std::string_view wordOf(LensMark kind);
std::string_view wordOf(Measure measure);
std::string_view wordOf(Unit unit);
std::optional<LensKind> lensOfWord(std::string_view word);
std::optional<LensMark> markOfWord(std::string_view word);
std::span<const LensKind> allLenses();

// In the language in use.
std::string_view titleOf(LensKind kind);
std::string_view labelOf(LensMark kind);   // for a legend: “choke point”
std::string_view labelOf(Measure measure); // for a list: “shortest way”
// The same with the depths whose stock levels are meant, if it is about them.
std::string labelOf(Measure measure, const std::optional<roll::DepthRange>& depths);
Unit unitOf(Measure measure);
std::string inWords(std::int64_t number, Unit unit); // “12 moves”

// What the legend says about the numbers: “moves from the start”.
std::string_view numbersLabelOf(LensKind kind);
// What the result tells of a cell on the map, for a status line: “12 moves; choke point”. Empty for nothing.
std::string wordsAt(const LensResult& result, Point cell);

} // namespace levwright::lens
