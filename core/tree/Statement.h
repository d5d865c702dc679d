// SPDX-License-Identifier: GPL-3.0-or-later
// Statements and their arguments, in any language and file. Offsets count from the first byte of what the
// tree is about: a level, or a dungeon file.
#pragma once

#include "core/text/Range.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The kind of a statement. Statements of the classic language have names here; other languages use ownKind().
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
    OfGame,       // of a user's game; it has a place
    Opaque,       // of a user's game, which alone understands it
    RandomRegion, // from here on: in games with several lists of places
    ObjectFlags,
    Unknown, // words that begin no statement
};

// A kind of statement that the classic languages do not have, by its number in an enumeration of its
// language. Each language has its own range of kinds that begins at kindsFrom(Own()), which is declared
// beside its enumeration, so kinds of different languages cannot be confused.
template <class Own>
constexpr StatementKind ownKind(Own number) {
    static_assert(kindsFrom(Own()) > std::uint8_t(StatementKind::Unknown));
    return StatementKind(kindsFrom(number) + std::uint8_t(number));
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
    RegionRegister,
    ObjectFlag,
    Expression, // computed; its operands are separate arguments
    // In languages that compute; numbers have the meaning that the language gives them
    Variable,
    Element,      // $name[index]; the index is an operand
    Dice,         // the number of dice and the number of their sides
    Operator,     // its byte; stands between the operands of an Expression
    Comparison,   // the number of the instruction
    JoinedText,   // texts joined by "."
    RandomOf,     // random[dry]: the bits for its words
    RandomCell,   // rndcoord(); a selection is its operand
    Selection,    // which kind of selection; made of its operands
    LitCharacter, // ('.',lit): the byte and the light
    ClassAndName, // ('c',"name"): the byte; the text is the name
    List,         // {a, b}; its elements are operands
    TypeWord,
    Style,  // of INIT_MAP
    Option, // its code and value, or the operands of its value
    RoomFlag,
    Directions, // joined by "|"; their bits
    TrapList,   // seen_traps, of names
    // Of dungeon descriptions
    Couple,
    Tag,
    BranchType,
};

// The statement whose list an argument of that kind refers to; empty for arguments that stand for themselves.
std::optional<StatementKind> listOf(ArgumentKind kind);

class ArgumentSet {
public:
    constexpr ArgumentSet() = default;
    constexpr ArgumentSet(ArgumentKind kind) : m_bits(std::uint64_t(1) << unsigned(kind)) {}
    static constexpr ArgumentSet all() {
        ArgumentSet every;
        every.m_bits = ~std::uint64_t(0);
        return every;
    }
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
    // Of dungeon descriptions
    Title, // of a level, before its name
    Bones,
    Chain, // the level that a place counts from
    Count, // of the variants of a level
    Tag,
    Type,
    // Of languages that compute
    Condition,
    Turns, // how often a loop runs
    Value,
    Selection,
    Terrain,
    Replaced, // terrain that is replaced by another
    RoomFlag,
    Material, // of a door, in some variants
    // Of games whose doors have keys
    Key,
};

// Identifies a field of a statement, or of what a statement defines and others describe.
struct FieldKey {
    Field field{};
    std::optional<ArgumentKind> kind; // for Field::Attribute, where each kind is a field of its own
    std::uint8_t part = 0;            // tells fields apart that differ in nothing else
    bool operator==(const FieldKey&) const = default;
};

struct Argument {
    Field field{};
    ArgumentKind kind{};
    std::uint32_t operands = 0; // how many of the following arguments it is made of
    Range range;
    // The numbers as written, limited to the range of 64 bits. Point: x y; Area: x1 y1 x2 y2; Integer,
    // Percent and registers: one number, place registers also their list; words: their stored value;
    // AlignPair: two values; CorridorEnd: room, wall, door; Couple: base and rand; Tag: its value and the
    // number of its class of words; Character: its byte, signed.
    std::array<std::int64_t, 4> numbers{};
    // The text between the quotes of String and Appearance; empty for other kinds.
    Range text;

    std::int64_t number() const { return numbers[0]; }
    bool operator==(const Argument&) const = default;
};

struct StatementNode {
    StatementKind kind{};
    Range range; // from its first to its last token
    Range keyword;
    std::optional<Range> colon;
    std::optional<Argument> chance;
    std::optional<std::int64_t> listNumber; // in brackets after its word
    std::vector<Argument> arguments;
    bool broken = false; // has a syntax error; arguments holds what came before the error
    // The statement in whose block this one stands, by its index in the tree, which is smaller than its own.
    std::optional<std::size_t> parent;
    bool misplaced = false; // well-formed, but in a place where the game's compiler refuses it

    // Whether it is fully understood: it has no syntax error, and its word begins a statement.
    bool isWhole() const { return !broken && kind != StatementKind::Unknown; }
    // The first argument in that role; null if there is none.
    const Argument* find(Field field) const;
    bool operator==(const StatementNode&) const = default;
};

// Words for messages: "a name in quotes", "random", …; alternatives are joined by commas and "or".
std::string describe(ArgumentSet set);
// The name of a field for labels and messages, such as "door state".
std::string_view nameOf(Field field);

} // namespace levwright
