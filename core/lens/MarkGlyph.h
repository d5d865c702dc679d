// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of a lens as characters on a map.
#pragma once

#include "core/lens/LensSum.h"

#include <vector>

namespace levwright::lens {

// The character and colour of a mark on a map. What a lens marks over large areas has a blank: it is not
// drawn.
struct MarkGlyph {
    char character = ' ';
    int color = 7; // one of NetHack's 16
};
MarkGlyph glyphOf(LensMark mark);

// Whether a map of many rolls shows what that many of them mark. What chance puts anywhere would hide it.
constexpr bool isMarkDrawn(Count rolls, Count all) {
    return rolls > 0 && 10 * rolls >= all;
}
// The marks that such a map shows somewhere.
std::vector<LensMark> drawnMarks(const LensSum& sum);

} // namespace levwright::lens
