// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GameTables.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright {

// Walks over the rows of one table of a game, whose tables must outlive it. A missing or malformed table
// breaks a contract that names game and table: those of the program are ours, and those of a user are checked
// before.
class TableReader {
public:
    // The table must have exactly these columns, in this order.
    TableReader(const GameTables& game, std::string_view table, std::string_view tabSeparatedColumns);

    // Moves to the first or the next row; false if there is none.
    bool next();

    std::string_view text(std::size_t column) const { return m_fields[column]; }
    // A decimal number.
    int number(std::size_t column) const;
    // A decimal number; empty for an empty field.
    std::optional<int> optionalNumber(std::size_t column) const;
    // True for "yes", false for "no".
    bool yes(std::size_t column) const;
    // A character between apostrophes, which may be any byte except tab and line feed; 0 for an empty field.
    char character(std::size_t column) const;

    // The number of rows that are left, for reserving memory.
    std::size_t rowsLeft() const;

private:
    static constexpr std::size_t mostColumns = 8;

    std::string_view takeLine();
    void split(std::string_view line);
    void promise(bool holds) const;

    const GameTables& m_game;
    std::string_view m_table;
    std::string_view m_rest;
    std::size_t m_columns = 0;
    std::array<std::string_view, mostColumns> m_fields;
};

} // namespace levwright
