// SPDX-License-Identifier: GPL-3.0-or-later
// What the pointer does on the map.
#include "core/model/LevelLanguage.h"
#include "widgets/canvas/CellTip.h"
#include "widgets/canvas/MapAccess.h"
#include "widgets/canvas/MapCanvas.h"

#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

// The cells of a mask as a small number of areas, each in one row or column.
std::vector<Area> runsOf(const CellMask& cells) {
    std::vector<Area> runs;
    for (const Point cell : cells.cells()) {
        if (!runs.empty() && runs.back().y1 == cell.y && runs.back().x2 + 1 == cell.x)
            runs.back().x2 = cell.x;
        else if (!runs.empty() && runs.back().x1 == cell.x && runs.back().x1 == runs.back().x2 &&
                 runs.back().y2 + 1 == cell.y)
            runs.back().y2 = cell.y;
        else
            runs.push_back({cell.x, cell.y, cell.x, cell.y});
    }
    return runs;
}

} // namespace

void MapCanvas::setCursorCell(Point cell) {
    m_cursor = cell;
    Q_EMIT cursorMoved();
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    m_pointerMovedLast = true;
    const QPoint pixel = event->position().toPoint();
    const GesturePoint at{cellAt(pixel), pixel, event->modifiers()};
    const bool isOfHand = event->button() == Qt::LeftButton && m_space != SpaceKey::Up;
    if (event->button() == Qt::MiddleButton || isOfHand)
        return beginPan(*event);
    if (event->button() == Qt::RightButton)
        return pressRight(*event);
    if (event->button() != Qt::LeftButton)
        return;
    endGesture(at); // that a key began
    const std::optional<Point> last = m_cursor;
    const MapSight sight = this->sight();
    if (sight.showsCells()) {
        m_typedFrom = at.cell.x;
        m_controls.strokes.endTyping();
        setCursorCell(at.cell);
    }
    m_gesture = m_chooser.press(at, sight, last);
    viewport()->update();
}

void MapCanvas::beginPan(const QMouseEvent& event) {
    const QPoint pixel = event.position().toPoint();
    m_pan = std::make_unique<PanGesture>([this](QPoint by) { scrollBy(by); });
    m_pan->begin({cellAt(pixel), pixel, event.modifiers()});
    m_panWith = event.button();
    if (m_space == SpaceKey::Down)
        m_space = SpaceKey::Pans;
    showPointer(pixel);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    m_pointerMovedLast = true;
    const QPoint pixel = event->position().toPoint();
    const GesturePoint at{cellAt(pixel), pixel, event->modifiers()};
    if (m_pan)
        return m_pan->move(at);
    m_controls.floating.moveTo(at.cell);
    m_controls.held.moveTo(at.cell);
    if (event->buttons() & Qt::LeftButton) {
        m_cursor = at.cell;
        moveGesture(at);
        if (m_gesture && m_gesture->pointerShape())
            showPointer(pixel);
    }
    if (event->buttons() == Qt::NoButton) {
        showPointer(pixel);
        hoverArea(pixel);
    }
    setHover(at.cell);
}

void MapCanvas::moveGesture(const GesturePoint& to) {
    if (!m_gesture)
        return;
    const Gesture::Repaint repaint = to.cell == m_hover ? Gesture::Repaint::Nothing : m_gesture->repaint();
    if (repaint != Gesture::Repaint::Preview) {
        m_gesture->move(to);
        if (repaint == Gesture::Repaint::Everything)
            viewport()->update();
        return;
    }
    const std::optional<Area> before = m_gesture->preview().band;
    m_gesture->move(to);
    for (const std::optional<Area>& each : {before, m_gesture->preview().band}) {
        if (each)
            updateArea(*each);
    }
}

void MapCanvas::endGesture(const GesturePoint& at) {
    if (const std::unique_ptr<Gesture> ended = std::move(m_gesture))
        ended->end(at);
}

void MapCanvas::cancelGesture() {
    m_textFrom.reset();
    if (const std::unique_ptr<Gesture> ended = std::move(m_gesture))
        ended->cancel();
    m_controls.frame.cancel();
    tellPointedAnew();
    viewport()->update();
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint pixel = event->position().toPoint();
    if (m_pan && event->button() == m_panWith) {
        m_pan.reset();
        return showPointer(pixel);
    }
    if (event->button() != Qt::LeftButton)
        return;
    endGesture({cellAt(pixel), pixel, event->modifiers()});
    showPointer(pixel);
    viewport()->update();
    if (std::exchange(m_textFrom, std::nullopt) == cellAt(pixel))
        Q_EMIT textWanted();
}

// Why the tool in hand does nothing there; empty if it may do something.
QString MapCanvas::objectionToPress(Point cell) const {
    const MapSight sight = this->sight();
    const bool draws = tool() == ToolId::Corridor && sight.showsRooms() && !sight.hidesMap();
    if (!draws || m_controls.held.isHeld())
        return {};
    return m_controls.rooms.beginOfCorridor(cell, cell).error_or(QString());
}

void MapCanvas::showPointer(QPoint at) {
    const Gesture* active = m_pan ? m_pan.get() : m_gesture.get();
    const std::optional<Qt::CursorShape> ofGesture =
        active != nullptr ? active->pointerShape() : std::nullopt;
    const Qt::CursorShape shape = ofGesture                                ? *ofGesture
                                  : m_space != SpaceKey::Up                ? Qt::OpenHandCursor
                                  : objectionToPress(cellAt(at)).isEmpty() ? sight().pointerAt(at)
                                                                           : Qt::ForbiddenCursor;
    if (viewport()->cursor().shape() != shape)
        viewport()->setCursor(shape);
}

// The second press may also begin a drag, so the text is shown when it ends where it began.
void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const bool isLeft = event->button() == Qt::LeftButton && m_space == SpaceKey::Up;
    const bool isOnThing =
        isLeft && !m_controls.held.isHeld() && tool() == ToolId::Select && m_model.current().has_value();
    if (isOnThing && event->modifiers() != Qt::NoModifier)
        return Q_EMIT textWanted();
    mousePressEvent(event);
    if (isOnThing)
        m_textFrom = cellAt(event->position().toPoint());
}

// Picks the terrain if a brush is in hand. With Shift, or with any other tool, opens the menu. During a drag
// or stroke there is no menu, because it would swallow the release that ends it.
void MapCanvas::pressRight(const QMouseEvent& event) {
    if (m_controls.held.isHeld())
        return m_controls.held.letGo();
    if (isGestureUnderWay())
        return;
    const QPoint at = event.position().toPoint();
    const Point cell = cellAt(at);
    const bool selects = tool() == ToolId::Select || selectsCells(tool());
    if (!selects && !event.modifiers().testFlag(Qt::ShiftModifier)) {
        m_chooser.pick({cell, at, event.modifiers()});
        return;
    }
    if (sight().showsCells())
        setCursorCell(cell);
    const std::vector<std::size_t> own = sight().placementsHit(at);
    if (!own.empty() && !std::ranges::contains(m_model.selected(), own.front()))
        m_session.select(m_model.placements()[own.front()].statement);
    const std::vector<StatementRef> hit = sight().hitAt(at);
    viewport()->update();
    Q_EMIT contextMenuWanted(cell, hit.empty() ? std::nullopt : std::optional(hit.front()),
                             event.globalPosition().toPoint());
}

// Handles the menu key; the mouse's menu was already opened by the press. The cursor is in a cell, not on a
// line, so every cell of an area hits it.
void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse || isGestureUnderWay())
        return;
    if (!sight().showsCells()) {
        Q_EMIT contextMenuWanted({0, 0}, std::nullopt, viewport()->mapToGlobal(viewport()->rect().center()));
        return;
    }
    if (!m_cursor) {
        m_hover.reset();
        m_cursor = placeForCursor();
    }
    scrollToCell(*m_cursor);
    viewport()->update();
    const std::vector<StatementRef> there = statementsAt(*m_cursor);
    Q_EMIT contextMenuWanted(*m_cursor, there.empty() ? std::nullopt : std::optional(there.front()),
                             viewport()->mapToGlobal(cellRect(*m_cursor).bottomLeft()));
}

// Nothing while something is drawn, dragged or held: the tip would lie over the place where it goes.
bool MapCanvas::hasTips() const {
    return !isGestureUnderWay() && !m_pan && !m_controls.floating.isFloating() && !m_controls.held.isHeld() &&
           sight().showsCells();
}

void MapCanvas::showToolTip(const QHelpEvent& event) {
    if (!hasTips())
        return QToolTip::hideText();
    const MapSight sight = this->sight();
    const Point cell = cellAt(event.pos());
    if (const QString objection = objectionToPress(cell); !objection.isEmpty())
        return showTip(event.pos(), objection);
    const QString rolled = sight.showsOverlay() ? sight.overlays.toolTip(sight.inLevel(cell)) : QString();
    if (!rolled.isEmpty())
        return showTip(event.pos(), rolled);
    const CellTip tip = cellTip(sight, cell);
    if (!tip.isPlain)
        return showTip(event.pos(), tip.text);
    QToolTip::hideText();
    if (tip.text.isEmpty())
        return;
    constexpr int wait = 1800; // milliseconds, after those that Qt waits for any tip
    m_longHoverAt = event.pos();
    m_longHover.start(wait);
}

void MapCanvas::showTip(QPoint at, const QString& text) {
    m_tip = text;
    QToolTip::showText(viewport()->mapToGlobal(at), text, viewport(), cellRect(cellAt(at)));
}

// Once it is not at its place any more. Others may show tips, too.
void MapCanvas::hideTip() {
    m_longHover.stop();
    if (QToolTip::isVisible() && QToolTip::text() == std::exchange(m_tip, {}))
        QToolTip::hideText();
}

void MapCanvas::showPlainTip() {
    if (!hasTips())
        return;
    showTip(m_longHoverAt, cellTip(sight(), cellAt(m_longHoverAt)).text);
}

std::optional<Point> MapCanvas::pointedCell() const {
    if (m_hover || m_cursor)
        return m_hover ? m_hover : m_cursor;
    const std::optional<std::size_t> current = m_model.current();
    if (!current || m_model.placements()[*current].placement.cells.empty())
        return std::nullopt;
    return m_model.placements()[*current].placement.cells.front();
}

void MapCanvas::hoverArea(std::optional<QPoint> at) {
    std::optional<HoveredArea> hovered;
    if (at && tool() == ToolId::Select) {
        const std::vector<std::size_t> hit = sight().placementsHit(*at);
        const ShownPlacement* first = hit.empty() ? nullptr : &m_model.placements()[hit.front()];
        if (first != nullptr && first->placement.area)
            hovered = HoveredArea{first->statement, *first->placement.area};
    }
    if (hovered == m_areas.hovered())
        return;
    for (const std::optional<HoveredArea>& each : {m_areas.hovered(), hovered}) {
        if (each)
            updateArea(each->area);
    }
    m_areas.hover(hovered);
    renewLabels();
}

// The size of what is being drawn, up to the cell, or the distance of a move. Empty if there is neither.
QString MapCanvas::measured(Point cell) const {
    if (const std::optional<Area>& wanted = m_controls.frame.shown())
        return sizeInWords(*wanted);
    if (m_controls.floating.isFloating())
        return sizeInWords(m_controls.floating.area());
    return m_gesture ? m_gesture->measured(cell) : QString();
}

QString MapCanvas::described(Point cell) const {
    if (!sight().showsCells())
        return {};
    const bool inside = extent().contains(cell) || (cell.x >= 0 && cell.y >= 0);
    return inside ? sight().describe(cell) + measured(cell) : measured(cell).trimmed();
}

void MapCanvas::tellPointed(Point cell) {
    m_told = Told{cell, described(cell)};
    if (sight().showsOverlay())
        m_layers.pointAt(sight().inLevel(cell));
    Q_EMIT pointedAt(m_told->description);
}

void MapCanvas::setHover(std::optional<Point> cell) {
    if (!sight().showsCells())
        cell.reset();
    if (cell == m_hover)
        return;
    updateHovered(m_hover);
    updateHovered(cell);
    if (m_hover.has_value() != cell.has_value()) { // otherwise the rulers mark the cursor
        viewport()->update(0, 0, viewport()->width(), ruler().y());
        viewport()->update(0, 0, ruler().x(), viewport()->height());
    }
    m_hover = cell;
    if (cell) {
        m_pointedLast = cell;
        return tellPointed(*cell);
    }
    m_told.reset();
    Q_EMIT pointedAt({});
}

void MapCanvas::tellPointedAnew() {
    if (!m_told || described(m_told->cell) == m_told->description)
        return;
    tellPointed(m_told->cell);
    if (m_told->cell == m_cursor)
        announceChange(*this);
}

std::optional<QRect> MapCanvas::lookedAt() const {
    const std::optional<Point>& cell = m_hover || !hasFocus() ? m_hover : m_cursor;
    if (!cell)
        return std::nullopt;
    const QRect rect = cellRect(*cell).translated(viewport()->pos());
    return viewport()->geometry().intersects(rect) ? std::optional(rect) : std::nullopt;
}

// Repaints what a press would cover, and the rulers that show where it is.
void MapCanvas::updateHovered(std::optional<Point> cell) {
    if (!cell)
        return;
    for (const Area& run : runsOf(CellMask(m_controls.strokes.covered(*cell))))
        updateArea(run);
    constexpr int near = 3; // that many numbers next to it are left out
    const QRect around = geometry()
                             .areaRect({cell->x - near, cell->y - near, cell->x + near, cell->y + near})
                             .adjusted(-ruler().x(), -ruler().y(), ruler().x(), ruler().y());
    viewport()->update(around.left(), 0, around.width(), ruler().y());
    viewport()->update(0, around.top(), ruler().x(), around.height());
}

bool MapCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave:
        setHover(std::nullopt);
        hoverArea(std::nullopt);
        if (m_pointerMovedLast && !isGestureUnderWay())
            m_controls.held.moveTo(std::nullopt); // it goes with the pointer
        [[fallthrough]];
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        m_longHover.stop();
        break;
    case QEvent::ToolTip:
        showToolTip(static_cast<QHelpEvent&>(*event));
        return true;
    default:
        break;
    }
    return ZoomedMap::viewportEvent(event);
}

void MapCanvas::takeThing(const PaletteThing& thing) {
    m_controls.floating.cancel();
    cancelGesture();
    m_controls.held.take(thing);
    if (!hasFocus() || !sight().showsCells())
        return;
    if (!m_cursor)
        m_cursor = placeForCursor();
    m_pointerMovedLast = false;
    m_controls.held.moveTo(m_cursor);
}

// At what is pointed at or selected, or else in the middle of what is in sight.
Point MapCanvas::placeForCursor() const {
    const Area all = extent();
    const QRect page = viewport()->rect().adjusted(ruler().x(), ruler().y(), 0, 0);
    Area seen = geometry().cellsIn(page).common(all);
    if (const std::optional<Area> map = m_model.mapArea(); map && map->meets(seen))
        seen = seen.common(*map);
    std::optional<Point> place = pointedCell();
    if (!place)
        place = middleOfSelected();
    if (!place && m_pointedLast && seen.contains(*m_pointedLast))
        place = m_pointedLast;
    const Point middle{(seen.x1 + seen.x2) / 2, (seen.y1 + seen.y2) / 2};
    const Point wanted = place.value_or(middle);
    return {std::clamp(wanted.x, all.x1, all.x2), std::clamp(wanted.y, all.y1, all.y2)};
}

// Of the selected cells or area.
std::optional<Point> MapCanvas::middleOfSelected() const {
    std::optional<Area> area;
    if (const CellMask* selected = m_session.selectedCells())
        area = selected->bounds();
    else if (const std::optional<std::size_t> current = m_model.current())
        area = m_model.placements()[*current].placement.area;
    return area ? std::optional(Point{(area->x1 + area->x2) / 2, (area->y1 + area->y2) / 2}) : std::nullopt;
}

bool MapCanvas::dragThing(QPoint globalPosition) {
    const QPoint at = viewport()->mapFromGlobal(globalPosition);
    const bool isOver = viewport()->isVisible() && viewport()->rect().contains(at);
    m_controls.held.moveTo(isOver && sight().showsCells() ? std::optional(cellAt(at)) : std::nullopt);
    return isOver;
}

bool MapCanvas::dropThing(QPoint globalPosition) {
    if (!m_controls.held.isHeld() || !dragThing(globalPosition))
        return false;
    m_controls.held.putAt(cellAt(viewport()->mapFromGlobal(globalPosition)));
    m_controls.held.letGo();
    return true;
}

} // namespace levwright
