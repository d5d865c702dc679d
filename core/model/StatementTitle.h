// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/LevelTree.h"

#include <string>
#include <string_view>

namespace levwright {

// What a statement of a classic language is called that puts nothing into the level by itself: "flags:
// noteleport". A broken one is called as it is written, on one line and not too long.
std::string titleOf(const LevelTree& tree, const StatementNode& node, std::string_view levelText);

} // namespace levwright
