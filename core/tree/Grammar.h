// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of a language and what each may contain, in one table for the parser, the inspector and the
// messages.
#pragma once

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/tree/Dialect.h"
#include "core/tree/Statement.h"
#include "core/tree/Token.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace levwright {

enum class SlotUse : std::uint8_t {
    Required,
    OptionalTail,     // the statement may end before it
    Skippable,        // may be left out although others follow
    ClosesTail,       // must follow if a skippable slot before it is filled, and only then
    Repeated,         // any number, the last slot
    RepeatedOnce,     // at least one, the last slot
    BeforeAnotherOne, // an integer that is there only if another integer follows
};

struct Slot {
    Field field{};
    ArgumentSet accepts;
    SlotUse use = SlotUse::Required;
    TokenKind lead{}; // the sign before it: At or Plus; any other value: none
};

// The slots of a statement, in order. The list can be built at compile time.
class SlotList {
public:
    constexpr SlotList() = default;
    constexpr SlotList(std::initializer_list<Slot> slots) : m_size(slots.size()) {
        std::ranges::copy(slots, m_slots.begin());
    }
    // The list with one more slot at its end.
    constexpr SlotList with(const Slot& last) const {
        SlotList longer = *this;
        longer.m_slots[longer.m_size++] = last;
        return longer;
    }
    constexpr const Slot* begin() const { return m_slots.data(); }
    constexpr const Slot* end() const { return m_slots.data() + m_size; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr const Slot& operator[](std::size_t index) const { return m_slots[index]; }
    constexpr const Slot& front() const { return m_slots.front(); }
    constexpr const Slot& back() const { return m_slots[m_size - 1]; }

private:
    std::array<Slot, 8> m_slots{};
    std::size_t m_size = 0;
};

enum class LevelSyntax : std::uint8_t { Maze, Rooms };

// Where in a level a statement may stand. The values are in the order of the sections.
enum class Section : std::uint8_t { Start, Flags, InitMap, Messages, PartStart, Registers, Body, Corridors };

// What statements mean to the user, in the order in which they are listed and counted.
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

// What a statement says about the cells of its area.
enum class AreaUse : std::uint8_t {
    Arrival, // somebody may arrive there, from or to another level
    Region,
    NoDigging,
    NoPassing, // through walls
    Choice,    // of a place for things
};

// How a statement looks on the map, as far as its kind decides it.
struct StatementLook {
    char glyph = 0; // 0: nothing to draw in a cell
    int color = 7;  // 0..15
    std::string_view label;
};

// What must be known about the place of a thing before it can be added.
enum class PlacedBy : std::uint8_t {
    Cell,
    Area,
    Nothing, // only the part, room or level
};

// A form in which a statement can be added without typing it. The text may hold statements that go with it.
struct AddedForm {
    StatementKind kind{};
    std::string_view name; // "stairs up"
    PlacedBy placedBy{};
    std::string_view text;  // "STAIR:{},up"; the gaps are filled when it is added
    bool inMapMenu = false; // a click adds it at a cell, or for an area to the room around that cell
};
// In the text of a form, {} stands for the place. The following gaps are for what only the level tells:
inline constexpr std::string_view placeGap = "{}";
inline constexpr std::string_view wallGap = "{wall}";         // the direction in which a wall is
inline constexpr std::string_view outGap = "{out}";           // the direction towards the edge of the map
inline constexpr std::string_view sideGap = "{side}";         // a wall of a room and the place along it
inline constexpr std::string_view nameGap = "{name}";         // a free name for a room
inline constexpr std::string_view parentGap = "{parent}";     // the name of the room that it is put into
inline constexpr std::string_view roomGap = "{room}";         // the number of the last room
inline constexpr std::string_view numberGap = "{number}";     // that of the next list of its kind in the part
inline constexpr std::string_view previousGap = "{previous}"; // the number of the room before the last one
// The only door that looks like a wall.
inline constexpr std::string_view secretDoorName = phrase("secret door");

// Whether a number in brackets stands after the word of a statement.
enum class ListNumber : std::uint8_t { None, Optional, Required };

// What lists say about a statement that puts nothing into the level.
enum class TitleForm : std::uint8_t {
    Kind,      // "random corridors"
    Values,    // "flags: noteleport"
    Percent,   // "chance of its type: 50 %"
    FirstText, // "message “Hello”"
    Places,    // "random places: (1,2)"
    Level,     // "maze level “castle”"
    Room,      // "temple room"
};

// How often a statement may be added.
enum class AddedOnce : std::uint8_t {
    No,
    InLevel,
    InSection, // once in a part or room, or in the header of a level of rooms
};

struct StatementRule {
    StatementKind kind{};
    std::string_view word;
    Section section{};
    StatementGroup group = StatementGroup::Others;
    std::optional<StatementGroup> areaGroup = std::nullopt; // used with areaSlots
    AreaUse areaUse{};                                      // if it has an area
    StatementLook look;
    bool inMaze = false;
    bool inRooms = false;
    bool hasColon = true;
    bool takesChance = false;
    ListNumber listNumber{};
    TitleForm title{};
    AddedOnce addedOnce{};
    SlotList slots;
    SlotList areaSlots;  // instead of slots when the first argument is an area (STAIR)
    SlotList roomsSlots; // replaces slots in a room level, where they differ
};

// The rule with another use of its area, for rows of a table.
constexpr StatementRule marking(AreaUse use, StatementRule made) {
    made.areaUse = use;
    return made;
}

// Whether row i is the rule of kind i of a language's own enumeration, and each kind has a row.
// Use it in a static_assert: then a kind that is added without its rule does not compile.
template <class Own, std::size_t count>
consteval bool rulesAll(const StatementRule (&rules)[count]) {
    for (std::size_t i = 0; i < count; ++i) {
        if (rules[i].kind != ownKind(Own(i)))
            return false;
    }
    return !isEnumerator<Own(count)>();
}

// The statements of one language. Immutable; trees share it with the dialect they were parsed with.
class Grammar {
public:
    // No two rules may have the same kind or word, and none may be of kind Unknown. The rules' words, and the
    // forms, must outlive the grammar.
    explicit Grammar(std::span<const StatementRule> rules, std::span<const AddedForm> forms = {});
    // The indices point into the rules.
    Grammar(const Grammar&) = delete;
    Grammar& operator=(const Grammar&) = delete;

    const std::vector<StatementRule>& rules() const { return m_rules; }
    // In the order in which they are offered to the user.
    std::span<const AddedForm> forms() const { return m_forms; }
    // Null if no statement begins with that word.
    const StatementRule* ruleFor(std::string_view word) const;
    // The kind must be one of this grammar, or Unknown; the rule of Unknown has no word, no slots and no
    // look.
    const StatementRule& ruleFor(StatementKind kind) const;

private:
    std::vector<StatementRule> m_rules;
    StatementRule m_unknown{.kind = StatementKind::Unknown};
    std::span<const AddedForm> m_forms;
    std::unordered_map<std::string_view, const StatementRule*> m_byWord;
    std::vector<const StatementRule*> m_byKind;
};

using GrammarPtr = std::shared_ptr<const Grammar>;

// The kinds of argument that a word of this class can begin.
ArgumentSet argumentsOf(WordClass wordClass);

} // namespace levwright
