// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/TextEdit.h"
#include "core/tree/LevelTree.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace levwright {

// Removes statements, given by their indices, each with its line if nothing else stands on it. A statement
// that opens a part or room takes its contents along, the first one of a level the whole level, one with a
// block or a container what is in it. The edit counts from the first byte of the level.
TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements);

// The same, with changes of what remains.
TextEdit removeStatements(const LevelTree& tree, std::string_view levelText,
                          const std::vector<std::size_t>& statements, std::vector<Replacement> changes);

} // namespace levwright
