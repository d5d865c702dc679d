// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of a language and what each may hold: one table for the parser, the inspector and the
// messages.
#pragma once

#include "core/syntax/Dialect.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright {

enum class StatementKind : std::uint8_t {
    Maze,
    Level,
    Flags,
    InitMap,
    Message,
    NoMap,
    Geometry,
    RandomObjects,
    RandomMonsters,
    RandomPlaces,
    Monster,
    Object,
    Container,
    Trap,
    Door,
    Drawbridge,
    Region,
    Stair,
    Portal,
    TeleportRegion,
    Branch,
    Mazewalk,
    Wallify,
    Ladder,
    NonDiggable,
    NonPasswall,
    Altar,
    Fountain,
    Gold,
    Engraving,
    Sink,
    Pool,
    Room,
    Subroom,
    Name,
    Chance,
    RandomCorridors,
    Corridor,
    Unknown, // words that begin no statement
};

// A kind of statement that only another language than the classic one has, by a number of its own.
constexpr StatementKind ownKind(std::uint8_t number) {
    return StatementKind(std::uint8_t(StatementKind::Unknown) + 1 + number);
}

// What an argument is, as written.
enum class ArgumentKind : std::uint8_t {
    String,
    Character,
    Integer,
    Percent,
    Random,
    None,
    Contained,
    Point,
    Area,
    LevregionArea,
    PlaceRegister,
    ObjectRegister,
    MonsterRegister,
    AlignRegister,
    HorizontalAlign,
    VerticalAlign,
    AlignPair,
    CorridorEnd,
    UpDown,
    Light,
    Bool,
    Filling,
    DoorState,
    Direction,
    Alignment,
    AltarType,
    EngravingType,
    CurseState,
    Attitude,
    Alertness,
    Appearance,
    LevelFlag,
    Expression, // computed; its operands are arguments of their own
};

class ArgumentSet {
public:
    constexpr ArgumentSet() = default;
    constexpr ArgumentSet(ArgumentKind kind) : m_bits(std::uint64_t(1) << unsigned(kind)) {}
    constexpr bool has(ArgumentKind kind) const { return (m_bits >> unsigned(kind) & 1U) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr ArgumentSet operator|(ArgumentSet other) const {
        ArgumentSet both;
        both.m_bits = m_bits | other.m_bits;
        return both;
    }
    constexpr ArgumentSet operator&(ArgumentSet other) const {
        ArgumentSet common;
        common.m_bits = m_bits & other.m_bits;
        return common;
    }
    // The last in the order of ArgumentKind; the set must not be empty.
    constexpr ArgumentKind last() const { return ArgumentKind(std::bit_width(m_bits) - 1); }

private:
    std::uint64_t m_bits = 0;
};

constexpr ArgumentSet operator|(ArgumentKind a, ArgumentKind b) {
    return ArgumentSet(a) | ArgumentSet(b);
}

// The role of an argument in its statement.
enum class Field : std::uint8_t {
    LevelName,
    FillingTerrain,
    Flag,
    Foreground,
    Background,
    Smoothed,
    Joined,
    Lit,
    Walled,
    Text,
    HorizontalAlign,
    VerticalAlign,
    Entry,
    Chance,
    Class,
    Name,
    Place,
    Attribute,
    Curse,
    Corpse,
    Enchantment,
    GivenName,
    DoorState,
    Direction,
    Area,
    Excluded,
    Light,
    RoomType,
    Filling,
    Irregular,
    UpDown,
    Destination,
    Alignment,
    AltarType,
    Amount,
    EngravingType,
    Secret,
    Wall,
    Position,
    Size,
    Alignments,
    Parent,
    From,
    To,
};

// One field of a statement. Of the attributes of a monster each kind is a field of its own.
struct FieldKey {
    Field field{};
    std::optional<ArgumentKind> kind; // for Field::Attribute only
    bool operator==(const FieldKey&) const = default;
};

enum class SlotUse : std::uint8_t {
    Required,
    OptionalTail, // the statement may end before it
    Skippable,    // may be left out though others follow
    ClosesTail,   // must follow when one of the skippable ones before it is there, and only then
    Repeated,     // any number, the last slot
    RepeatedOnce, // at least one, the last slot
};

struct Slot {
    Field field{};
    ArgumentSet accepts;
    SlotUse use = SlotUse::Required;
};

enum class LevelSyntax : std::uint8_t { Maze, Rooms };

// Where in a level a statement may stand; the numbers order the sections of a level.
enum class Section : std::uint8_t { Start, Flags, InitMap, Messages, PartStart, Registers, Body, Corridors };

// What statements are for the user, in the order in which they are listed and counted.
enum class StatementGroup : std::uint8_t {
    Monsters,
    Objects,
    Traps,
    Doors,
    Stairs,
    Regions,
    Arrivals,
    Features,
    Walls,
    Registers,
    Others,
};
constexpr std::size_t statementGroupCount = std::size_t(StatementGroup::Others) + 1;

// What the area of a statement says of its cells.
enum class AreaUse : std::uint8_t {
    Arrival, // somebody may come there, from or to another level
    Region,
    NoDigging,
    NoPassing, // through walls
};

struct StatementRule {
    StatementKind kind{};
    std::string_view word;
    Section section{};
    StatementGroup group = StatementGroup::Others;
    std::optional<StatementGroup> areaGroup = std::nullopt; // with areaSlots
    AreaUse areaUse{};                                      // if it has an area
    bool inMaze = false;
    bool inRooms = false;
    bool hasColon = true;
    bool takesChance = false;
    std::vector<Slot> slots;
    std::vector<Slot> areaSlots;  // instead of slots when the first argument is an area (STAIR)
    std::vector<Slot> roomsSlots; // instead of slots in a room level, where that differs
};

// The statements of one language. Immutable; trees share it with the dialect they were parsed with.
class Grammar {
public:
    // No two rules of one kind or word, none of Unknown; their words must outlive the grammar.
    explicit Grammar(std::vector<StatementRule> rules);
    // The indices point into the rules.
    Grammar(const Grammar&) = delete;
    Grammar& operator=(const Grammar&) = delete;

    const std::vector<StatementRule>& rules() const { return m_rules; }
    // Nullptr if no statement begins with that word.
    const StatementRule* ruleFor(std::string_view word) const;
    // The kind must be one of this grammar.
    const StatementRule& ruleFor(StatementKind kind) const;

private:
    std::vector<StatementRule> m_rules;
    std::unordered_map<std::string_view, const StatementRule*> m_byWord;
    std::vector<const StatementRule*> m_byKind;
};

using GrammarPtr = std::shared_ptr<const Grammar>;

// Of the level descriptions that lev_comp of 3.4.3 and its relatives read. Source: lev-3.4.3, section 4.
GrammarPtr makeClassicGrammar();

// "a name in quotes", "random", … for messages; alternatives joined by commas and "or".
std::string describe(ArgumentSet set);
// "door state": a field's name for labels and messages.
std::string_view nameOf(Field field);

// The kinds of argument that a word of this class can begin.
ArgumentSet argumentsOf(WordClass wordClass);

} // namespace levwright
