// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/TableRows.h"

#include "core/catalog/GameTables.h"

#include <ranges>

namespace levwright::sources {

std::vector<std::vector<std::string_view>> rowsOfTable(std::string_view table) {
    std::vector<std::vector<std::string_view>> rows;
    for (const auto line : table | std::views::split('\n') | std::views::drop(1)) {
        if (line.empty())
            continue;
        std::vector<std::string_view>& row = rows.emplace_back();
        for (const auto field : line | std::views::split('\t'))
            row.emplace_back(field);
    }
    return rows;
}

std::vector<std::vector<std::string_view>> rowsOfKnownTable(std::string_view game, std::string_view table) {
    const GameTablesPtr tables = builtInTables(game);
    return rowsOfTable(tables == nullptr ? "" : tables->text(table).value_or(""));
}

} // namespace levwright::sources
