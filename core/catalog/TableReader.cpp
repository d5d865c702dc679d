// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TableReader.h"

#include "core/base/Contract.h"
#include "core/base/Numbers.h"

#include <algorithm>
#include <string>

namespace levwright {

TableReader::TableReader(const GameTables& game, std::string_view table, std::string_view tabSeparatedColumns)
    : m_game(game), m_table(table), m_rest(game.text(table).value_or("")) {
    promise(m_rest.ends_with('\n'));
    m_columns = 1 + std::size_t(std::ranges::count(tabSeparatedColumns, '\t'));
    promise(m_columns <= mostColumns && takeLine() == tabSeparatedColumns);
}

bool TableReader::next() {
    if (m_rest.empty())
        return false;
    split(takeLine());
    return true;
}

std::string_view TableReader::takeLine() {
    const std::size_t end = m_rest.find('\n');
    const std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(end + 1);
    return line;
}

void TableReader::split(std::string_view line) {
    for (std::size_t column = 0; column < m_columns; ++column) {
        const std::size_t tab = line.find('\t');
        promise((tab == std::string_view::npos) == (column + 1 == m_columns));
        m_fields[column] = line.substr(0, tab);
        line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
    }
}

int TableReader::number(std::size_t column) const {
    const std::optional<int> value = wholeNumber<int>(m_fields[column]);
    promise(value.has_value());
    return *value;
}

std::optional<int> TableReader::optionalNumber(std::size_t column) const {
    return m_fields[column].empty() ? std::nullopt : std::optional(number(column));
}

bool TableReader::yes(std::size_t column) const {
    promise(m_fields[column] == "yes" || m_fields[column] == "no");
    return m_fields[column] == "yes";
}

char TableReader::character(std::size_t column) const {
    const std::string_view field = m_fields[column];
    if (field.empty())
        return 0;
    promise(field.size() == 3 && field.front() == '\'' && field.back() == '\'');
    return field[1];
}

std::size_t TableReader::rowsLeft() const {
    return std::size_t(std::ranges::count(m_rest, '\n'));
}

void TableReader::promise(bool holds) const {
    if (!holds) [[unlikely]]
        require(false, std::string("the table is well formed: ") + std::string(m_game.id()) + "/" +
                           std::string(m_table));
}

} // namespace levwright
