// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the game that level scripts of NetHack 3.7 call, and what each takes. They come from the
// tables lua-keys.tsv and lua-forms.tsv of the catalog.
#pragma once

#include "core/catalog/GameTables.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace levwright::script {

enum class KeyKind : std::uint8_t {
    Word, // one of KeyRow::words
    Flag, // true or false
    Int,
    IntOrRandom,
    Text,
    Terrain, // a map character
    Place,   // written as x and y, or as coord
    Coord,   // two numbers in a table
    Region,  // four numbers in a table
    Selection,
    Function,
    Monster,
    MonsterClass,
    Object,
    ObjectClass,
    MonsterOrClass,
    Trap,
    RoomType,
    LevelFlag, // any number of them
    Number,    // a number; a text that spells one is not accepted
    Table,
    Any,
};

struct KeyRow {
    std::string_view function; // "des.monster"
    std::string_view key;      // key of a table, or name of a positional argument
    KeyKind kind{};
    std::string_view usual;              // what it is when it is not written; empty if that varies
    std::vector<std::string_view> words; // the words that it may be, or its usual numbers
    std::vector<int> numbers;            // by word: its number for rolls; else that of the usual word
    std::string_view explanation;        // may be empty
    bool isNeeded = false;
};

// In what the games differ whose levels are scripts. They come from the table lua-rules, which a game may
// lack.
enum class ScriptRule : std::uint8_t {
    TextsAreTexts,  // an optional text may be a function that gives it, and no number
    ClassNarrowsId, // the class of an object says among which names its id is looked for
    GoldTakesRow,   // gold that is stated by two numbers goes to that row
    MatchIsExact,   // a selection that was found by a pattern knows its bounding box
    NamesMaterials, // scripts are told the material of an object as a word, not as a number
};

// Arguments that are identified by their position: their keys, with "x" and "y" for the numbers of a place.
struct FormRow {
    std::string_view function;
    std::vector<std::string_view> keys;
};

// Immutable; all text lives as long as the program.
class Functions {
public:
    // The tables must outlive it.
    explicit Functions(const GameTables& game);

    // Those of all functions.
    std::span<const KeyRow> keys() const { return m_keys; }
    // The keys in the order in which they are shown; empty for a function that is unknown or takes no keys.
    std::span<const KeyRow> keysOf(std::string_view function) const;
    const KeyRow* key(std::string_view function, std::string_view key) const;
    // The form with that many arguments; null if there is none. If there are several, it is the one whose
    // last but one argument is a place, if a place is written there.
    const FormRow* form(std::string_view function, std::size_t arguments, bool hasTable) const;
    bool isKnown(std::string_view function) const;
    // All forms of the function.
    std::span<const FormRow> formsOf(std::string_view function) const;
    // Whether stock levels write that key although it means nothing.
    bool isIgnored(std::string_view function, std::string_view key) const;
    // Whether the function accepts one table with its values by key.
    bool takesTable(std::string_view function) const;
    bool holds(ScriptRule rule) const { return (m_rules >> unsigned(rule) & 1U) != 0; }

private:
    struct Rows {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    using RowsByFunction = std::unordered_map<std::string_view, Rows>;

    std::vector<KeyRow> m_keys;   // the keys of a function stand together
    std::vector<FormRow> m_forms; // the forms of a function stand together
    RowsByFunction m_keysByFunction;
    RowsByFunction m_formsByFunction;
    std::vector<std::pair<std::string_view, std::string_view>> m_ignored;
    unsigned m_rules = 0; // bits by ScriptRule
};

} // namespace levwright::script
