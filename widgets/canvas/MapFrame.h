// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasModel.h"

#include <Qt>

#include <optional>

namespace levwright {

// The border of the part's map while one drags it, or while a dialog asks where it is to be: what the map
// would then be, in cells of the map as it is.
class MapFrame {
public:
    explicit MapFrame(const CanvasModel& model) : m_model(model) {}

    // The map as it is; none without one.
    std::optional<Area> map() const;

    void begin(Qt::Edges edges, Point at);
    bool isDragged() const { return m_dragged != Qt::Edges(); }
    // Whether that changes what is drawn.
    bool extend(Point to);
    // What the drag has come to; none if to nothing.
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
