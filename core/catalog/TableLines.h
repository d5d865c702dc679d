// SPDX-License-Identifier: GPL-3.0-or-later
// Adds rows to the text of a user's table, and takes them away again. All other lines, comments among them,
// keep their bytes.
#pragma once

#include "core/catalog/TableRules.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Whether a line of a user's table gives nothing: it is empty, or begins with # and a blank.
bool isComment(std::string_view line);

struct GivenField {
    std::string column; // of the table's rule
    std::string value;  // without tabs and line ends
    bool operator==(const GivenField&) const = default;
};

// A row of a table as a user writes it. It gives all keys, one of them first. Columns that it leaves out have
// their usual values.
struct GivenRow {
    std::string table; // e.g. "monsters"
    std::vector<GivenField> fields;
    bool operator==(const GivenRow&) const = default;
};

// The table with the row as its last line. An empty text becomes a table with that row. Columns that the
// table's first line does not name are added to it.
std::string withRow(std::string_view text, const GivenRow& row);
// The table without the last line that gives exactly these fields; the same text if there is none.
std::string withoutRow(std::string_view text, const GivenRow& row);

} // namespace levwright
