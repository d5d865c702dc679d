// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/LevelTree.h"

#include <string>
#include <string_view>

namespace levwright {

// The title of a classic statement that by itself puts nothing into the level: "flags: noteleport". A broken
// one is shown as it is written, on one line and shortened.
std::string titleOf(const LevelTree& tree, const StatementNode& node, std::string_view levelText);

} // namespace levwright
