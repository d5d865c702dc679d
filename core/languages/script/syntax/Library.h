// SPDX-License-Identifier: GPL-3.0-or-later
// The names that the game and Lua offer to level scripts of NetHack 3.7, from the table lua-names.tsv of the
// catalog.
#pragma once

#include "core/catalog/GameTables.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace levwright::script {

enum class NameRole : std::uint8_t {
    Function,
    Value,
    Missing, // Lua has it, but the game's scripts do not
};

enum class ValueType : std::uint8_t {
    Unknown,
    Nil,
    Boolean,
    Number,
    String,
    Table,
    Function,
    Selection,
    Object,
};

struct NameRow {
    std::string_view name; // "des.monster", "percent"
    NameRole role{};
    ValueType type{}; // the type of a value, or of what a function returns
    std::string_view explanation;
};

// Immutable; all text lives as long as the program.
class Library {
public:
    // The tables must outlive it.
    explicit Library(const GameTables& game);
    Library(const Library&) = delete; // the names refer to the rows
    Library& operator=(const Library&) = delete;

    const NameRow* find(std::string_view name) const;
    // The members of a table, with the table's name before each; empty if table is not a table.
    std::span<const NameRow> membersOf(std::string_view table) const;
    std::span<const NameRow> globals() const { return membersOf({}); }
    bool isTable(std::string_view name) const { return m_tables.contains(name); }

private:
    std::vector<NameRow> m_rows; // the members of a table stand together
    std::unordered_map<std::string_view, const NameRow*> m_byName;
    std::unordered_set<std::string_view> m_tables;
};

// The parts of "des.monster" are "des" and "monster". Without a dot the first part is empty.
struct NameParts {
    std::string_view table;
    std::string_view member;
};
NameParts partsOf(std::string_view name);

} // namespace levwright::script
