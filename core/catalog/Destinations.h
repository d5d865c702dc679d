// SPDX-License-Identifier: GPL-3.0-or-later
// Where portals can lead: the levels and dungeons of a dungeon description that lies beside a level. Only the
// game of such a level knows them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

class Catalog;

// The table that holds them: the name of the file with the description, then a name in each line.
inline constexpr std::string_view destinationsTable = "destinations";

struct WrongDestination {
    std::string file;                  // the name of the file with the description
    std::optional<std::string> likely; // the name that was meant; empty if none is like it
};

// Empty if a portal can lead there, or if nothing is known of the dungeons. Case is ignored.
std::optional<WrongDestination> wrongDestination(const Catalog& catalog, std::string_view name);

} // namespace levwright
