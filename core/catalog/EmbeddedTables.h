// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of resources/catalog as they were when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace levwright {

struct EmbeddedTable {
    std::string_view game; // its folder, e.g. "nethack-3.4.3"
    std::string_view name; // its file without ".tsv", e.g. "monsters"
    std::string_view text; // header line and rows, each ended by a line feed; tabs separate the fields
};

// All tables of all games, in the order of the games' names.
std::span<const EmbeddedTable> embeddedTables();

} // namespace levwright
