// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen from a cell. The rules are ours; they agree with what NetHack 3.6 shows on arrival (tests,
// SightLensTest). Light that things carry, gas, and eyes that see without light are left out.
#pragma once

#include "core/instance/CellSet.h"
#include "core/lens/Ground.h"

#include <array>

namespace levwright::lens {

// The cells of a level through which nobody sees: rock, walls, trees, clouds, shut doors, boulders.
class Screen {
public:
    explicit Screen(const LensGround& ground);

    // False off the map, too.
    bool isClear(int x, int y) const { return roll::onMap(x, y) && m_clear[std::size_t(y)][std::size_t(x)]; }
    // The cells that have a free line from the eye, lit or not, with the opaque ones where the lines end. The
    // eye, which must be on the map, is one of them.
    //
    // Sight spreads from row to row, away from the eye, to the left and to the right of it. From a row it
    // goes on to the next one as far as it is open, and a little further where a straight line to that cell
    // is free.
    roll::CellSet inLineFrom(Point eye) const;

private:
    struct Opening;
    struct Reach;
    int spreadAlong(Reach& reach) const;
    void spreadAcross(Reach& reach, int row, const Opening& through) const;
    int passRock(const Reach& reach, Point from, const Opening& through) const;
    int passStretch(Reach& reach, Point from, const Opening& through) const;
    bool isFree(Point eye, Point goal) const;

    std::array<std::array<bool, roll::columns>, roll::rows> m_clear{};
};

// Of the cells in line, those that the hero sees: what lies beside him, and what is lit. A wall or
// shut door is seen only if the cell before it is lit, too.
roll::CellSet seenFrom(const LensGround& ground, const roll::CellSet& inLine, Point eye);

} // namespace levwright::lens
