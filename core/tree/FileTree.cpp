// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/FileTree.h"

#include <algorithm>

namespace levwright {

std::size_t FileTree::levelAt(Offset at) const {
    const auto behind = std::ranges::upper_bound(levels, at, {}, &LevelPlace::start);
    return behind == levels.begin() ? 0 : std::size_t(behind - levels.begin()) - 1;
}

std::string print(const FileTree& tree) {
    std::string bytes;
    for (std::size_t i = 0; i < tree.levels.size(); ++i) {
        const std::string_view level = tree.textOf(i);
        for (const Token& token : tree.levels[i].tree->tokens)
            bytes += level.substr(token.begin, token.end - token.begin);
    }
    return bytes;
}

} // namespace levwright
