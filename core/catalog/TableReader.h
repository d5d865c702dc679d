// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace levwright {

// Walks the rows of one embedded table. A table that is missing or badly formed is a bug of ours: it breaks a
// contract, naming game and table.
class TableReader {
public:
    static bool exists(std::string_view game, std::string_view table);
    // The columns the table must have, in order.
    TableReader(std::string_view game, std::string_view table, std::string_view tabSeparatedColumns);

    // Steps on to the first or the next row; false: there is none.
    bool next();

    std::string_view text(std::size_t column) const { return m_fields[column]; }
    // A decimal number.
    int number(std::size_t column) const;
    // The same, or nothing for an empty field.
    std::optional<int> optionalNumber(std::size_t column) const;
    // "yes" or "no".
    bool yes(std::size_t column) const;
    // A character between apostrophes, itself any byte but tab and line feed; 0 for an empty field.
    char character(std::size_t column) const;

    // Rows that are left, for reserving room.
    std::size_t rowsLeft() const;

private:
    static constexpr std::size_t mostColumns = 8;

    std::string_view takeLine();
    void split(std::string_view line);
    void promise(bool holds) const;

    std::string_view m_game;
    std::string_view m_table;
    std::string_view m_rest;
    std::size_t m_columns = 0;
    std::array<std::string_view, mostColumns> m_fields;
};

} // namespace levwright
