// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/KeyMoves.h"

#include "widgets/mapdrawing/ArrowStep.h"

#include <algorithm>

namespace levwright {

std::optional<Point> arrowOf(const QKeyEvent& event, Qt::KeyboardModifiers with) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != with)
        return std::nullopt;
    return arrowStep(event.key());
}

void KeyMoves::resize(Point by) {
    StrokeController& strokes = m_controls.strokes;
    const std::optional<std::size_t> current = m_model.current();
    const std::optional<Area> area =
        current ? m_model.placements()[*current].placement.area : std::optional<Area>();
    if (!area || strokes.isPainting())
        return;
    if (const ShownPlacement* shown = m_model.selectedOfRooms())
        return m_controls.roomDrag.grow(ShownPlacement(*shown), by);
    strokes.beginResize(m_model.placements()[*current], {area->x1, area->y1});
    strokes.resizeTo({std::max(area->x2 + by.x, area->x1), std::max(area->y2 + by.y, area->y1)});
    strokes.finish();
}

bool KeyMoves::isPartSelected() const {
    const PartsPicture& parts = m_controls.parts;
    return parts.isShown() && m_session.selectedCells() == nullptr &&
           m_session.currentStatement() == parts.opening(m_model.part());
}

void KeyMoves::nudge(Point by) {
    if (isPartSelected())
        m_controls.parts.nudge(by);
    else if (m_model.layout() != nullptr && !m_controls.roomDrag.isDragging())
        nudgeInRooms(by);
    else if (!m_controls.strokes.isPainting())
        m_controls.fragments.nudge(by);
}

void KeyMoves::nudgeInRooms(Point by) {
    if (const ShownPlacement* shown = m_model.selectedOfRooms())
        return m_controls.roomDrag.nudge(ShownPlacement(*shown), by);
    std::vector<ShownPlacement> moved;
    for (const std::size_t i : m_model.selected())
        moved.push_back(m_model.placements()[i]);
    if (moved.empty())
        return m_session.refuse(Session::tr("Nothing is selected to move."));
    m_controls.strokes.beginMove(moved);
    m_controls.strokes.moveBy(by);
    m_controls.strokes.finish();
}

} // namespace levwright
