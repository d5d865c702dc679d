// SPDX-License-Identifier: GPL-3.0-or-later
// The things on one cell of a level, in words, for a list of them.
#pragma once

#include "core/model/LevelLanguage.h"

#include <string>
#include <vector>

namespace levwright {

struct CellEntry {
    std::size_t statement = 0; // index into LevelTree::statements
    std::string what;          // "chest"
    std::string note;          // what else is known: "closed", "50%, peaceful"; may be empty
    bool isInside = false;     // it lies in the container before it
    bool operator==(const CellEntry&) const = default;
};

// The given statements of a level in the order of a list: doors, areas, what is built in, traps, objects
// (each container followed by its contents), monsters, and arrivals. Within each of these, they are in text
// order.
std::vector<CellEntry> cellStack(const LevelLanguage& language, const LevelSource& level,
                                 std::vector<std::size_t> statements);

} // namespace levwright
