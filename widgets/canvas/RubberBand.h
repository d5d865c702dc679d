// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"
#include "widgets/canvas/CellSelector.h"

#include <optional>
#include <vector>

namespace levwright {

// A rectangle drawn over the map that takes all that lies wholly in it.
class RubberBand {
public:
    RubberBand(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    void begin(Point at, Combine how);
    // The cell at the other corner. Whether that changes what is drawn.
    bool extend(Point to);
    // Selects what is caught; of several selected things a band without any keeps the current one.
    void finish();
    void cancel() { m_from.reset(); }

    // While it is drawn.
    std::optional<Area> area() const;
    // What it would take, by index of CanvasModel::placements().
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
