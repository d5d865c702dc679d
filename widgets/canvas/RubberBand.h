// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"
#include "widgets/canvas/CellSelector.h"

#include <optional>
#include <vector>

namespace levwright {

// A rectangle drawn over the map. It takes everything that lies completely inside.
class RubberBand {
public:
    RubberBand(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    void begin(Point at, Combine how);
    // Moves the opposite corner. Returns whether what is drawn changes.
    bool extend(Point to);
    // Selects what is caught. If several things were selected and nothing is caught, only the current one
    // stays selected.
    void finish();
    void cancel() { m_from.reset(); }

    // Empty unless a band is being drawn.
    std::optional<Area> area() const;
    // What it would take, as indices of CanvasModel::placements().
    std::vector<std::size_t> caught() const;

private:
    std::vector<StatementRef> combined(const std::vector<StatementRef>& chosen) const;

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<Point> m_from;
    Point m_to;
    Combine m_how{};
};

} // namespace levwright
