// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/ClassicGame.h"
#include "core/model/Arrangement.h"
#include "core/tree/LevelTree.h"

#include <string_view>
#include <vector>

namespace levwright {

// Moves statements to another place of their level, or copies them there: whole lines with the comment lines
// directly above, and containers with their contents. A statement that gets into a container then says that
// it lies in one; a statement that leaves one gets a random place. Refused for a statement that opens a
// level, part or room, for a line with more than one statement, and for what would be an error.
ArrangeOutcome arrangeStatements(const ClassicGame& game, const LevelTree& tree, std::string_view levelText,
                                 const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                 Arranging how);

} // namespace levwright
