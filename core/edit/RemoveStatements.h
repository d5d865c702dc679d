// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ClassicLevel.h"
#include "core/text/TextEdit.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace levwright {

// Takes statements away, by their indices, each with its line if it stands there alone: with one that opens a
// part or room all that is in it, with a level's first one the level, with a block or container what is in
// it. Counts from the first byte of the level.
TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements);

// The same in the classic language, where the rooms in a room go along with it, as do its corridors; those
// between others find their rooms by the numbers that they have then.
TextEdit removeStatements(const ClassicLevel& level, std::string_view levelText,
                          const std::vector<std::size_t>& statements);

} // namespace levwright
