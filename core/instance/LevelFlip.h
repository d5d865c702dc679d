// SPDX-License-Identifier: GPL-3.0-or-later
// Levels that a game mirrors after making them (format document on Lua levels, section 18.6).
#pragma once

#include "core/instance/LevelInstance.h"

namespace levwright::roll {

// Mirrors everything within a frame: left to right, top to bottom, or both. Applied twice, it changes
// nothing.
class LevelFlip {
public:
    LevelFlip(const Area& frame, bool across, bool down) : m_frame(frame), m_across(across), m_down(down) {}

    bool moves(Point p) const { return m_frame.contains(p); }
    Point operator()(Point p) const {
        return {m_across ? m_frame.x1 + m_frame.x2 - p.x : p.x, m_down ? m_frame.y1 + m_frame.y2 - p.y : p.y};
    }
    // The corners stay in order.
    Area operator()(const Area& area) const;

    template <class Value>
    void cells(Cells<Value>& values) const {
        const Cells<Value> before = values;
        for (int y = m_frame.y1; y <= m_frame.y2; ++y) {
            for (int x = m_frame.x1; x <= m_frame.x2; ++x)
                values[std::size_t(cellOf((*this)(Point{x, y})))] = before[std::size_t(cellOf(x, y))];
        }
    }
    void place(CellPlace& place) const;
    // Mirrors everything in the instance.
    void apply(LevelInstance& level) const;

private:
    std::uint8_t shape(std::uint8_t terrain) const;

    Area m_frame;
    bool m_across;
    bool m_down;
};

// The level as it is described, before the game mirrored it.
LevelInstance asWritten(const LevelInstance& level);

} // namespace levwright::roll
