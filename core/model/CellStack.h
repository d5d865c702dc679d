// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on one cell of a level, in words, for a list of it.
#pragma once

#include "core/model/LevelLanguage.h"

#include <string>
#include <vector>

namespace levwright {

struct CellEntry {
    std::size_t statement = 0; // index into LevelTree::statements
    std::string what;          // "chest"
    std::string note;          // what else is said of it: "closed", "50%, peaceful"; may be empty
    bool isInside = false;     // in the container before it
    bool operator==(const CellEntry&) const = default;
};

// Those statements of a level in the order in which a list tells them: doors, areas, what is built in, traps,
// objects, each container with what lies in it behind it, monsters, and who may arrive; each in text order.
std::vector<CellEntry> cellStack(const LevelLanguage& language, const LevelSource& level,
                                 std::vector<std::size_t> statements);

} // namespace levwright
