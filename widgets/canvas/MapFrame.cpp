// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapFrame.h"

#include <algorithm>
#include <utility>

namespace levwright {

void MapFrame::begin(Qt::Edges edges, Point at) {
    m_dragged = edges;
    m_from = at;
    m_shown = m_model.mapArea();
}

bool MapFrame::extend(Point to) {
    const std::optional<Area> map = m_model.mapArea();
    if (!isDragged() || !map)
        return false;
    const Point limit = m_model.limit();
    const Point by{to.x - m_from.x, to.y - m_from.y};
    Area area = *map;
    // At least one cell remains, and no more than a map may have.
    if (m_dragged.testFlag(Qt::LeftEdge))
        area.x1 = std::clamp(area.x1 + by.x, area.x2 - limit.x + 1, area.x2);
    if (m_dragged.testFlag(Qt::RightEdge))
        area.x2 = std::clamp(area.x2 + by.x, area.x1, area.x1 + limit.x - 1);
    if (m_dragged.testFlag(Qt::TopEdge))
        area.y1 = std::clamp(area.y1 + by.y, area.y2 - limit.y + 1, area.y2);
    if (m_dragged.testFlag(Qt::BottomEdge))
        area.y2 = std::clamp(area.y2 + by.y, area.y1, area.y1 + limit.y - 1);
    return std::exchange(m_shown, area) != area;
}

std::optional<Area> MapFrame::finish() {
    const std::optional<Area> area = m_shown != m_model.mapArea() ? m_shown : std::nullopt;
    cancel();
    return area;
}

void MapFrame::cancel() {
    m_dragged = {};
    m_shown.reset();
}

} // namespace levwright
