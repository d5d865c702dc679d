// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/MarkGlyph.h"

namespace levwright::lens {
namespace {

constexpr int red = 1;
constexpr int green = 2;
constexpr int blue = 4;
constexpr int brightGreen = 10;
constexpr int yellow = 11;
constexpr int magenta = 5;
constexpr int white = 15;

bool isMarkDrawnSomewhere(const LensSum& sum, LensMark mark) {
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        if (isMarkDrawn(sum.marked(mark, cell), sum.rolls()))
            return true;
    }
    return false;
}

} // namespace

MarkGlyph glyphOf(LensMark mark) {
    switch (mark) {
    case LensMark::Start:
        return {'@', white};
    case LensMark::Goal:
        return {'>', white};
    case LensMark::Way:
        return {'*', brightGreen};
    case LensMark::Choke:
        return {'x', blue};
    case LensMark::Gate:
        return {'X', blue};
    case LensMark::DeadEnd:
        return {'o', magenta};
    case LensMark::Closet:
        return {'?', red};
    case LensMark::Watcher:
    case LensMark::Contact:
        return {'!', red};
    case LensMark::Awake:
        return {'&', red};
    case LensMark::Asleep:
        return {'z', blue};
    case LensMark::OddLight:
        return {'%', yellow};
    case LensMark::BreaksUpright:
    case LensMark::BreaksLevel:
        return {'%', red};
    case LensMark::Seen:
        return {'*', green};
    case LensMark::Dark:
    case LensMark::Lit:
    case LensMark::Unlit:
        break;
    }
    return {};
}

std::vector<LensMark> drawnMarks(const LensSum& sum) {
    std::vector<LensMark> drawn;
    for (const LensMark mark : sum.marks()) {
        if (glyphOf(mark).character != ' ' && isMarkDrawnSomewhere(sum, mark))
            drawn.push_back(mark);
    }
    return drawn;
}

} // namespace levwright::lens
