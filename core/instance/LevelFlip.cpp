// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/LevelFlip.h"

#include <array>
#include <utility>

namespace levwright::roll {
namespace {

using Pairs = std::array<std::pair<std::uint8_t, std::uint8_t>, 3>;

constexpr Pairs sideways{
    {{TopLeftCorner, TopRightCorner}, {BottomLeftCorner, BottomRightCorner}, {TeeLeft, TeeRight}}};
constexpr Pairs upright{
    {{TopLeftCorner, BottomLeftCorner}, {TopRightCorner, BottomRightCorner}, {TeeUp, TeeDown}}};

std::uint8_t otherOf(const Pairs& pairs, std::uint8_t terrain) {
    for (const auto& [one, two] : pairs) {
        if (terrain == one)
            return two;
        if (terrain == two)
            return one;
    }
    return terrain;
}

template <class Things>
void moveAll(const LevelFlip& flip, Things& things) {
    for (auto& thing : things)
        flip.place(thing.place);
}

} // namespace

Area LevelFlip::operator()(const Area& area) const {
    const Point first = (*this)(Point{area.x1, area.y1});
    const Point last = (*this)(Point{area.x2, area.y2});
    return {m_across ? last.x : first.x, m_down ? last.y : first.y, m_across ? first.x : last.x,
            m_down ? first.y : last.y};
}

void LevelFlip::place(CellPlace& place) const {
    if (!moves(place.point()))
        return;
    const Point to = (*this)(place.point());
    place = {std::int8_t(to.x), std::int8_t(to.y)};
}

// Wall junctions change their direction.
std::uint8_t LevelFlip::shape(std::uint8_t terrain) const {
    if (m_across)
        terrain = otherOf(sideways, terrain);
    return m_down ? otherOf(upright, terrain) : terrain;
}

void LevelFlip::apply(LevelInstance& level) const {
    cells(level.terrain);
    cells(level.lit);
    cells(level.saidLight);
    cells(level.marks);
    cells(level.detail);
    for (int cell = 0; cell < cellCount; ++cell) {
        if (moves(placeOf(cell)))
            level.terrain[std::size_t(cell)] = shape(level.terrain[std::size_t(cell)]);
    }
    moveAll(*this, level.monsters);
    moveAll(*this, level.objects);
    moveAll(*this, level.traps);
    moveAll(*this, level.engravings);
    moveAll(*this, level.covered);
    for (CellPlace& place : level.gas)
        this->place(place);
    for (Exclusion& exclusion : level.exclusions)
        exclusion.area = (*this)(exclusion.area);
    for (RolledRoom& room : level.rooms)
        room.area = (*this)(room.area);
    for (CellOrigin& origin : level.origins) {
        if (const Point p = placeOf(origin.cell); moves(p))
            origin.cell = std::int16_t(cellOf((*this)(p)));
    }
}

LevelInstance asWritten(const LevelInstance& level) {
    LevelInstance written = level;
    if (level.flippedAcross || level.flippedDown) {
        LevelFlip(level.flipFrame, level.flippedAcross, level.flippedDown).apply(written);
        written.flippedAcross = written.flippedDown = false;
    }
    return written;
}

} // namespace levwright::roll
