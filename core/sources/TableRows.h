// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace levwright::sources {

// The fields of the rows of a table, without those of its header.
std::vector<std::vector<std::string_view>> rowsOfTable(std::string_view table);
// The rows of a table of a built-in game; empty if it has no such table.
std::vector<std::vector<std::string_view>> rowsOfKnownTable(std::string_view game, std::string_view table);

} // namespace levwright::sources
