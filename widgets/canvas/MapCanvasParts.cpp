// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a maze level at their places in the level: the one on the map and the others around it.
#include "widgets/canvas/MapCanvas.h"

namespace levwright {

void MapCanvas::followParts(const std::optional<PartsLayout>& layout) {
    const bool wasShown = showsParts();
    if (!m_parts.show(layout))
        return;
    if (wasShown != showsParts())
        fit();
    renewLabels();
    updateScrollBars();
    viewport()->update();
}

Point MapCanvas::fromLevel(Point cell) const {
    const Point corner = m_parts.corner();
    return {cell.x - corner.x, cell.y - corner.y};
}

QRect MapCanvas::partRect(std::size_t part) const {
    const Area& area = m_parts.areaOf(part);
    const Point first = fromLevel({area.x1, area.y1});
    return areaRect({first.x, first.y, first.x + area.width() - 1, first.y + area.height() - 1});
}

// On the part's upper edge, or below it at the top of the level.
QRect MapCanvas::partNameRect(std::size_t part) const {
    const QFontMetrics metrics(m_areaLabels.font());
    const QSize size(metrics.horizontalAdvance(tr("Part %1").arg(part + 1)) + 8, metrics.height() + 2);
    const QRect rect = partRect(part);
    const bool fits = m_parts.areaOf(part).y1 > 0;
    return {QPoint(rect.left(), fits ? rect.top() - size.height() : rect.top()), size};
}

void MapCanvas::paintParts(QPainter& painter) {
    if (showsParts())
        m_parts.paint(painter, *m_terrainPainter, cellRect(fromLevel({0, 0})).topLeft());
}

void MapCanvas::paintPartNames(QPainter& painter) {
    if (!showsParts() || m_parts.count() < 2)
        return;
    if (const std::optional<Area> zone = m_parts.zone()) {
        const Point corner = m_parts.corner();
        m_thingPainter->paintArea(painter, {m_theme.color(MapColor::Selection), false, false, true},
                                  areaRect(zone->shifted({-corner.x, -corner.y})));
    }
    painter.save();
    painter.setFont(m_areaLabels.font());
    for (std::size_t i = 0; i < m_parts.count(); ++i) {
        const bool isActive = i == m_model.part();
        m_thingPainter->paintLabel(painter, {m_theme.color(MapColor::RulerText), isActive, false, false},
                                   tr("Part %1").arg(i + 1), partNameRect(i));
    }
    painter.restore();
}

// Whether the point is on the name of the part on the map. That name drags the part.
bool MapCanvas::isOnPartName(QPoint at) const {
    return tool() == ToolId::Select && showsParts() && m_parts.count() > 1 &&
           partNameRect(m_model.part()).contains(at);
}

// The name of the part on the map drags it. A press on another part, where nothing else is, brings that part
// to the map.
bool MapCanvas::pressParts(QPoint at) {
    if (!showsParts() || m_parts.count() < 2)
        return false;
    const Point cell = cellAt(at);
    const Point corner = m_parts.corner();
    const Point inLevel{cell.x + corner.x, cell.y + corner.y};
    for (std::size_t i = 0; i < m_parts.count(); ++i) {
        if (!partNameRect(i).contains(at))
            continue;
        if (i == m_model.part())
            m_parts.begin(inLevel);
        m_session.select(m_parts.opening(i));
        return true;
    }
    const std::optional<std::size_t> other = m_parts.otherAt(inLevel);
    if (!other || !hitAt(at).empty())
        return false;
    m_session.select(m_parts.opening(*other));
    return true;
}

} // namespace levwright
