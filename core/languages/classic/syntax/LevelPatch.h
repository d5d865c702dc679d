// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Dialect.h"
#include "core/tree/LevelTree.h"

#include <optional>
#include <string_view>

namespace levwright {

// An edit within one level.
struct LevelEdit {
    std::string_view file; // after the edit
    Offset start = 0;      // of the level
    Range touched;         // in the level before the edit
    Offset grown = 0;      // by how much the level has grown; wraps around below 0
};

// The tree that parsing the level anew would give, made of the tree before the edit and of the lines around
// the edit. Empty if more than these lines may have changed their meaning, and for levels that are parsed as
// fast.
std::optional<LevelTree> patchedLevel(const Dialect& dialect, const LevelTree& old, const LevelEdit& edit);

} // namespace levwright
