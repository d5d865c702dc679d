// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <cstdint>

namespace levwright {

enum class Turn : std::uint8_t { FlipHorizontally, FlipVertically, Clockwise, Counterclockwise, HalfTurn };

// Where cells go: a mirroring or a turn by quarters, followed by a shift. Several in a row can be combined
// into one.
class CellTurn {
public:
    CellTurn() = default;
    static CellTurn shift(Point by);
    // The image of the area keeps the area's upper left corner. The corners of the area must be in order.
    static CellTurn around(const Area& area, Turn turn);

    Point operator()(Point cell) const;
    // Turns corner by corner. The corner that was first in a row or column is first again, even if the
    // corners are not in order.
    Area operator()(const Area& area) const;
    // The turn without the shift, for distances and directions.
    Point direction(Point towards) const;
    // Whether rows become columns.
    bool swapsAxes() const { return m_right.x == 0; }
    CellTurn then(const CellTurn& next) const;

    bool operator==(const CellTurn&) const = default;

private:
    Point m_right{1, 0}; // where one step to the right goes
    Point m_down{0, 1};
    Point m_shift;
};

} // namespace levwright
