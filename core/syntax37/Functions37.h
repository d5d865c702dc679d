// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the game that level scripts of NetHack 3.7 call, and what each takes: tables lua-keys.tsv
// and lua-forms.tsv of the catalog.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace levwright::syntax37 {

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
    Number,    // no text that is one will do
    Table,
    Any,
};

struct KeyRow {
    std::string_view function; // "des.monster"
    std::string_view key;      // of a table, or the name of a positional argument
    KeyKind kind{};
    std::string_view usual;              // what it is without being written; empty: not one value
    std::vector<std::string_view> words; // that it may be, or its usual numbers
    std::string_view explanation;        // may be empty
    bool isNeeded = false;
};

// Arguments that are told apart by their position: keys, "x" and "y" for those of a place.
struct FormRow {
    std::string_view function;
    std::vector<std::string_view> keys;
};

// Immutable; all text lives as long as the program.
class Functions {
public:
    explicit Functions(std::string_view gameId);

    // In the order in which they are shown; empty for a function that is not known, or takes none.
    std::span<const KeyRow> keysOf(std::string_view function) const;
    const KeyRow* key(std::string_view function, std::string_view key) const;
    // The form with so many arguments; of several the one whose last but one is a place if that is what is
    // written there. Nullptr: there is none.
    const FormRow* form(std::string_view function, std::size_t arguments, bool hasTable) const;
    bool isKnown(std::string_view function) const;
    // All of them, one after the other.
    std::span<const FormRow> formsOf(std::string_view function) const;
    // A key that stock levels write and that means nothing.
    bool isIgnored(std::string_view function, std::string_view key) const;
    // Whether it may be given its values by their keys in one table.
    static bool takesTable(std::string_view function);

private:
    struct Rows {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    using RowsByFunction = std::unordered_map<std::string_view, Rows>;

    std::vector<KeyRow> m_keys;   // those of a function one after the other
    std::vector<FormRow> m_forms; // likewise
    RowsByFunction m_keysByFunction;
    RowsByFunction m_formsByFunction;
    std::vector<std::pair<std::string_view, std::string_view>> m_ignored;
};

} // namespace levwright::syntax37
