// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a tree, joined: always the bytes that were parsed.
#pragma once

#include "core/dungeons/model/DungeonTree.h"
#include "core/languages/script/lua/LuaTree.h"
#include "core/tree/FileTree.h"

#include <string>
#include <string_view>

namespace levwright {

inline std::string printed(const FileTree& file) {
    std::string bytes;
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const std::string_view level = file.textOf(i);
        for (const Token& token : file.levels[i].tree->tokens)
            bytes += level.substr(token.begin, token.end - token.begin);
    }
    return bytes;
}

inline std::string printed(const DungeonTree& tree) {
    std::string bytes;
    for (const Token& token : tree.tokens)
        bytes += tree.textOf(token.range());
    return bytes;
}

inline std::string printed(const lua::SyntaxTree& tree, std::string_view text) {
    std::string bytes;
    for (const lua::Token& token : tree.tokens)
        bytes += text.substr(token.begin, token.end - token.begin);
    return bytes;
}

} // namespace levwright
