// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/Archive.h"
#include "core/formats/FileForms.h"

#include <cstddef>
#include <string>
#include <vector>

namespace levwright {

// A compiled level or dungeon in a library.
struct ArchivedLevel {
    std::size_t entry = 0; // index into Archive::entries()
    Holds holds{};
    std::string gameId; // the id of its catalog; empty if the game is not known, or the file is damaged
    bool operator==(const ArchivedLevel&) const = default;
};

// In the order of the library: the files that begin like levels or dungeons, and those that only have such
// names (NAME.lev, dungeon), like files of unknown games.
std::vector<ArchivedLevel> levelsOf(const Archive& archive);

} // namespace levwright
