// SPDX-License-Identifier: GPL-3.0-or-later
// The words that the level compiler of NetHack 3.6 knows, from the catalog.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/languages/program/syntax/FormPiece.h"
#include "core/languages/program/syntax/Variables.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace levwright::program {

// How the parser identifies a word. Words that differ only in their number share a key.
// clang-format off
enum class Key : std::uint8_t {
    None,
    // Statements
    Message, NoMap, Maze, Level, InitMap, Flags, Geometry, Object, Container, Monster, Trap, Door, RoomDoor,
    Drawbridge, Mazewalk, Wallify, Region, Altar, Ladder, Stair, Portal, TeleportRegion, Branch, Furnishing,
    NonDiggable, NonPasswall, If, Else, Exit, Room, Subroom, RandomCorridors, Corridor, Terrain,
    ReplaceTerrain, Gold, Grave, Engraving, Mineralize, For, To, Loop, Switch, Case, Break, Default, Function,
    Shuffle, MapEnd,
    // Words of one kind
    MazeGrid, SolidFill, Mines, Rogue,
    TypeObject, TypeMonster, TypeTerrain, TypeSelection,
    Rect, FillRect, Line, RandLine, Grow, FloodFill, RndCoord, Circle, Ellipse, Filter, Gradient, Complement,
    Levregion,
    Quantity, Buried, Eroded, Erodeproof, Recharged, Greased, MonType, Name,
    Invisible,
    Female, Cancelled, Revived, Avenge, Fleeing, Blinded, Paralyzed, Stunned, Confused, SeenTraps, All,
    Align, Random, RandomOf, GradientKind, Unused,
    // Words with a number
    Humidity, TrappedState, DoorState, Direction, HorizontalPlace, CenterPlace, VerticalPlace, Light, Filling,
    Shape, Joining, Alignment, Attitude, Alertness, Appearance, AltarType, UpDown, Bool, EngravingType,
    CurseState, LevelFlag, Comparison,
    // Words of a user's game, which its tables explain
    Furniture,       // a statement like those with Key::Furnishing
    AddedStatement,  // a statement with forms of its own
    OpaqueStatement, // a statement that is passed over
    DoorMaterial,    // stands before a door's state
    AddedOption,     // an option without a value; its number is its place in Catalog::optionForms()
    AddedNumber,     // the same, with a number after its colon
    OpaqueWord,      // any other; it is passed over
};
// clang-format on

struct Word {
    std::string_view spelling; // lives as long as the program
    std::string_view kind;     // as the catalog calls it
    Key key{};
    int value = 0;
};

// Immutable.
class Words {
public:
    // The parser must know every word of a built-in game; otherwise a contract is broken. Words of a user's
    // game that nothing explains are opaque.
    explicit Words(const Catalog& catalog);

    const Word& operator[](std::uint16_t index) const { return m_words[index]; }
    const std::vector<Word>& all() const { return m_words; }
    std::optional<std::uint16_t> find(std::string_view spelling) const;
    // Whether a longer word begins with these letters. Somebody may be typing it.
    bool beginsOne(std::string_view letters) const;
    // Whether the spelling is close to the word of a statement, or to one that stands inside statements.
    bool isNearStatement(std::string_view spelling) const;
    bool isNearWord(std::string_view spelling) const;
    // What the tables of a user's game say of a statement's forms; none for those of built-in games.
    std::span<const FormPiece> formsOf(std::uint16_t word) const;
    // Forms of values that only the game has. Each begins with a word or a class of words.
    std::span<const FormPiece> valueForms(ValueType type) const { return m_valueForms[std::size_t(type)]; }
    // Whether the game has functions, and whether it has a minus sign.
    bool hasCalls() const { return m_hasCalls; }
    bool hasMinus() const { return m_hasMinus; }
    // Whether a statement may have a condition before its colon.
    bool hasConditions() const { return m_hasConditions; }
    // Whether the tables have this option for monsters or objects.
    bool hasOption(std::string_view owner, std::string_view word) const;
    bool isMapCharacter(char c) const { return m_mapCharacter[static_cast<unsigned char>(c)]; }

private:
    static std::size_t slotOf(std::string_view spelling);

    void readForms(const Catalog& catalog);
    void addValueForm(const GameValueForm& row);

    std::vector<Word> m_words;
    std::unordered_map<std::uint16_t, std::vector<FormPiece>> m_forms;
    std::array<std::vector<FormPiece>, 8> m_valueForms;                   // by ValueType
    std::vector<std::pair<std::string_view, std::string_view>> m_options; // owner and word
    bool m_hasCalls = false;
    bool m_hasMinus = false;
    bool m_hasConditions = false;
    std::array<std::uint16_t, 1024> m_slots{}; // open addressing: index + 1
    std::array<bool, 256> m_mapCharacter{};
};

} // namespace levwright::program
