// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/FileTree.h"

#include <algorithm>

namespace levwright {

std::size_t FileTree::levelAt(Offset at) const {
    const auto behind = std::ranges::upper_bound(levels, at, {}, &LevelPlace::start);
    return behind == levels.begin() ? 0 : std::size_t(behind - levels.begin()) - 1;
}

} // namespace levwright
