// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/StrokeGestures.h"

#include <tuple>

namespace levwright {

QString sizeInWords(const Area& area) {
    return QStringLiteral("  %1 × %2").arg(area.width()).arg(area.height());
}

bool StrokeGesture::begin(const GesturePoint& at) {
    const ToolId tool = m_strokes.tool();
    const bool goesOn = m_lineFrom && (tool == ToolId::Pencil || tool == ToolId::Eraser);
    m_from = at.cell;
    m_strokes.begin(goesOn ? *m_lineFrom : at.cell, m_terrain);
    if (goesOn)
        m_strokes.extend(at.cell, false);
    return m_strokes.isPainting();
}

void StrokeGesture::move(const GesturePoint& to) {
    m_strokes.extend(to.cell, to.keys.testFlag(Qt::ShiftModifier));
}

void StrokeGesture::end(const GesturePoint& /*at*/) {
    m_strokes.finish();
}

QString StrokeGesture::measured(Point cell) const {
    return heedsShift() ? sizeInWords(Area{m_from.x, m_from.y, cell.x, cell.y}.ordered()) : QString();
}

bool MoveGesture::begin(const GesturePoint& at) {
    m_from = at.cell;
    if (!m_what.moved.empty())
        m_strokes.beginMove(m_what.moved);
    return true; // the release may select
}

void MoveGesture::move(const GesturePoint& to) {
    if (m_strokes.isPainting())
        m_strokes.moveBy({to.cell.x - m_from.x, to.cell.y - m_from.y});
}

void MoveGesture::end(const GesturePoint& at) {
    m_strokes.drop();
    if (m_what.pressed && at.cell == m_from)
        m_session.select(*m_what.pressed);
    if (!m_what.isPlaced && at.cell != m_from)
        m_session.refuse(Session::tr("This has no place of its own that a drag could change."));
}

QString MoveGesture::measured(Point cell) const {
    return m_strokes.isPainting()
               ? QStringLiteral("  %1, %2").arg(cell.x - m_from.x, 0, 10).arg(cell.y - m_from.y, 0, 10)
               : QString();
}

bool ResizeGesture::begin(const GesturePoint& /*at*/) {
    m_strokes.beginResize(m_shown, m_fixed);
    return m_strokes.isResizing();
}

QString ResizeGesture::measured(Point /*cell*/) const {
    const std::optional<Area> resized = m_strokes.resized();
    return resized ? sizeInWords(*resized) : QString();
}

bool RoomGesture::begin(const GesturePoint& at) {
    return m_fixed ? m_drag.beginResize(m_shown, *m_fixed) : m_drag.begin(m_shown, at.cell);
}

GesturePreview RoomGesture::preview() const {
    return {.band = {}, .caught = {}, .zone = {}, .room = m_drag.preview()};
}

bool WallGesture::begin(const GesturePoint& at) {
    m_from = m_to = at.cell;
    if (m_tool == ToolId::Door)
        m_rooms.addDoor(at.cell);
    else
        m_isUnderWay = m_rooms.mayBeginCorridor(at.cell);
    return m_isUnderWay;
}

std::optional<Qt::CursorShape> WallGesture::pointerShape() const {
    const bool ends = m_to == m_from || m_rooms.objectionToCorridor(m_from, m_to).isEmpty();
    return ends ? Qt::CrossCursor : Qt::ForbiddenCursor;
}

void WallGesture::end(const GesturePoint& at) {
    m_isUnderWay = false;
    if (at.cell != m_from)
        m_rooms.drawCorridor(m_from, at.cell);
}

GesturePreview WallGesture::preview() const {
    RoomDrag::Preview line;
    if (m_isUnderWay && m_to != m_from) {
        std::tie(line.corridorFrom, line.corridorTo) = m_rooms.lineOfCorridor(m_from, m_to);
    }
    return {.band = {}, .caught = {}, .zone = {}, .room = line};
}

bool PartGesture::begin(const GesturePoint& at) {
    m_parts.begin(m_parts.inLevel(at.cell));
    return m_parts.isDragging();
}

// The level may have got rooms in place of parts meanwhile.
void PartGesture::move(const GesturePoint& to) {
    if (m_parts.isShown())
        m_parts.extend(m_parts.inLevel(to.cell));
}

GesturePreview PartGesture::preview() const {
    if (!m_parts.isShown())
        return {};
    const std::optional<Area> zone = m_parts.zone();
    const Point corner = m_parts.corner();
    return {.band = {},
            .caught = {},
            .zone = zone ? std::optional(zone->shifted({-corner.x, -corner.y})) : std::nullopt,
            .room = {}};
}

} // namespace levwright
