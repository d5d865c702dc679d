// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of a game look like: their columns, and which of them name a row. A game of the user is
// checked against these rules before anything reads it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

enum class FieldKind : std::uint8_t {
    Text,
    Number,
    OptionalNumber,
    YesOrNo,
    Character,    // between apostrophes, or empty
    MonsterClass, // the number of a class, counted from 1; a user may write its symbol
    ObjectClass,
};

// How a column tells the rows of a table apart.
enum class ColumnRole : std::uint8_t {
    Value,
    Key,        // rows with the same text here are the same
    Tiebreaker, // the same, if several rows have the same keys
};

struct ColumnRule {
    std::string_view name;
    FieldKind kind = FieldKind::Text;
    ColumnRole role = ColumnRole::Value;
    std::string_view usual = {}; // what a new row has if it gives nothing
    bool isNeeded = false;       // a new row must give something
    int least = 0;               // of a number
    int most = 1'000'000'000;
};

struct TableRule {
    std::string_view name; // its file without ".tsv"
    std::vector<ColumnRule> columns;
    bool keepsRows = false; // the program asks for each row of the base

    std::optional<std::size_t> column(std::string_view columnName) const;
    // The first line of the table.
    std::string header() const;
};

// All tables that a game may have.
std::span<const TableRule> tableRules();
// Null if no game has a table of that name.
const TableRule* tableRule(std::string_view name);

// What is wrong with the field, as the end of a sentence ("is not a whole number"); empty if it is right.
std::optional<std::string> whyNot(const ColumnRule& rule, std::string_view field);

} // namespace levwright
