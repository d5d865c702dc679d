// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Arrangement.h"
#include "core/model/ClassicGame.h"
#include "core/syntax/LevelTree.h"

#include <string_view>
#include <vector>

namespace levwright {

// Takes statements to another place of their level, or copies them there: whole lines, with the comment
// lines right above; containers with what lies in them. What comes into a container is said to lie in it, and
// what leaves one to lie anywhere. Refused: what opens a level, part or room; lines with more than one
// statement; what would be an error.
ArrangeOutcome arrangeStatements(const ClassicGame& game, const LevelTree& tree, std::string_view levelText,
                                 const std::vector<std::size_t>& statements, const ArrangePlace& to,
                                 Arranging how);

} // namespace levwright
