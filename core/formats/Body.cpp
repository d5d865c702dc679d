// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Body.h"

#include <cstddef>

namespace levwright {

// A dungeon file has a small number of dungeons here, followed by the name of the first one. A level file has
// the level's kind (1 or 2) and at first a map, whose numbers are never two letters in a row; or else the
// number of instructions, and the number of the first of them.
Body bodyOf(std::string_view behindHeader) {
    constexpr std::size_t looked = 6;
    if (behindHeader.size() < looked)
        return Body::Level;
    const auto isVisible = [](char c) { return c > ' ' && c <= '~'; };
    const bool isCount =
        (behindHeader[0] == 0) != (behindHeader[3] == 0) && behindHeader[1] == 0 && behindHeader[2] == 0;
    const bool isName = isVisible(behindHeader[4]) && (isVisible(behindHeader[5]) || behindHeader[5] == ' ');
    return isCount && isName ? Body::Dungeon : Body::Level;
}

} // namespace levwright
