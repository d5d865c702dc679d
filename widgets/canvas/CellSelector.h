// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"

#include <optional>

namespace levwright {

// What newly chosen cells do to those that are selected already.
enum class Combine : std::uint8_t { Replace, Add, Subtract };

// Selects rectangles of cells in the session, which follows while one is drawn.
class CellSelector {
public:
    CellSelector(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    bool isSelecting() const { return m_from.has_value(); }
    // Nothing happens where no map can be.
    void begin(Point at, Combine how);
    // The cell at the other corner.
    void extend(Point to);
    // A rectangle of one cell of those that were selected, in their place: none are selected any more.
    void finish();
    // As if it had never begun.
    void cancel();
    // Every cell of the map.
    void selectAll();

private:
    Point inside(Point cell) const;
    CellMask combined(const CellMask& chosen) const;

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<Point> m_from;
    Point m_to;
    Combine m_how{};
    CellMask m_before;
};

} // namespace levwright
