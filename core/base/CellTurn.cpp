// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/CellTurn.h"

#include <utility>

namespace levwright {

CellTurn CellTurn::shift(Point by) {
    CellTurn turn;
    turn.m_shift = by;
    return turn;
}

CellTurn CellTurn::around(const Area& area, Turn turn) {
    CellTurn made;
    switch (turn) {
    case Turn::FlipHorizontally:
        made.m_right = {-1, 0};
        break;
    case Turn::FlipVertically:
        made.m_down = {0, -1};
        break;
    case Turn::Clockwise:
        made.m_right = {0, 1};
        made.m_down = {-1, 0};
        break;
    case Turn::Counterclockwise:
        made.m_right = {0, -1};
        made.m_down = {1, 0};
        break;
    case Turn::HalfTurn:
        made.m_right = {-1, 0};
        made.m_down = {0, -1};
        break;
    }
    const Area image = made(area).ordered();
    made.m_shift = {area.x1 - image.x1, area.y1 - image.y1};
    return made;
}

Point CellTurn::direction(Point towards) const {
    return {m_right.x * towards.x + m_down.x * towards.y, m_right.y * towards.x + m_down.y * towards.y};
}

Point CellTurn::operator()(Point cell) const {
    const Point turned = direction(cell);
    return {turned.x + m_shift.x, turned.y + m_shift.y};
}

Area CellTurn::operator()(const Area& area) const {
    const Point first = (*this)(Point{area.x1, area.y1});
    const Point second = (*this)(Point{area.x2, area.y2});
    Area turned{first.x, first.y, second.x, second.y};
    if (m_right.x + m_down.x < 0)
        std::swap(turned.x1, turned.x2);
    if (m_right.y + m_down.y < 0)
        std::swap(turned.y1, turned.y2);
    return turned;
}

CellTurn CellTurn::then(const CellTurn& next) const {
    CellTurn both;
    both.m_right = next.direction(m_right);
    both.m_down = next.direction(m_down);
    both.m_shift = next(m_shift);
    return both;
}

} // namespace levwright
