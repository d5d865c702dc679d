// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/formats/FileForms.h"

#include <cstddef>
#include <string>
#include <vector>

namespace levwright {

// A compiled level or dungeon among the files of a library.
struct ArchivedLevel {
    std::size_t entry = 0; // index into Archive::entries()
    Holds holds{};
    std::string gameId; // of a catalog; empty: of a game that is not known, or damaged
    bool operator==(const ArchivedLevel&) const = default;
};

// In the order of the library: the files that begin as levels or dungeons do, and those that only their names
// (NAME.lev, dungeon) tell to be some, as those of games that are not known.
std::vector<ArchivedLevel> levelsOf(const Archive& archive);

} // namespace levwright
