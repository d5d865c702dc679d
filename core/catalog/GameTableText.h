// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/TableRules.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A row of a table in memory; one field for each column of its rule.
struct TableRow {
    std::vector<std::string> fields;
    int origin = -1; // its place in the table of the base; -1 for a new row
};

using TableRows = std::vector<TableRow>;

// The text must be a well-formed table of that rule.
TableRows rowsOf(std::string_view text, const TableRule& rule);
std::string textOf(const TableRows& rows, const TableRule& rule);

// Takes the first line off the text, and gives it without its line end.
std::string_view takeLine(std::string_view& text);

// The first row with that text in that column.
template <class Rows>
auto findRow(Rows& rows, std::string_view text, std::size_t column = 0) {
    return std::ranges::find(rows, text,
                             [=](const TableRow& row) { return std::string_view(row.fields[column]); });
}

// The fields of a line, without its line end.
std::vector<std::string_view> fieldsOf(std::string_view line);

} // namespace levwright
