// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"

#include <Qt>

#include <optional>

namespace levwright {

// The border of the part's map while it is dragged, or while a dialog asks for it: the new area of the map,
// in cells of the map as it is.
class MapFrame {
public:
    explicit MapFrame(const CanvasModel& model) : m_model(model) {}

    void begin(Qt::Edges edges, Point at);
    bool isDragged() const { return m_dragged != Qt::Edges(); }
    // Returns whether what is drawn changes.
    bool extend(Point to);
    // The result of the drag; empty if nothing changed.
    std::optional<Area> finish();
    void cancel();

    void show(const std::optional<Area>& wanted) { m_shown = wanted; }
    const std::optional<Area>& shown() const { return m_shown; }

private:
    const CanvasModel& m_model;
    Qt::Edges m_dragged;
    Point m_from;
    std::optional<Area> m_shown;
};

} // namespace levwright
