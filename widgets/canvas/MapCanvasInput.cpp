// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/LevelLanguage.h"
#include "widgets/canvas/MapCanvas.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace levwright {
namespace {

constexpr int grip = 5; // pixels to either side of the line around an area

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

Qt::CursorShape pointerFor(Qt::Edges edges) {
    const bool isSide = edges.testAnyFlags(Qt::LeftEdge | Qt::RightEdge);
    const bool isEnd = edges.testAnyFlags(Qt::TopEdge | Qt::BottomEdge);
    if (!isSide || !isEnd)
        return isSide ? Qt::SizeHorCursor : Qt::SizeVerCursor;
    const bool falls = edges == (Qt::LeftEdge | Qt::TopEdge) || edges == (Qt::RightEdge | Qt::BottomEdge);
    return falls ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

} // namespace

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    const Point cell = cellAt(event->position().toPoint());
    const bool isOfHand = event->button() == Qt::LeftButton && m_space != SpaceKey::Up;
    if (event->button() == Qt::MiddleButton || isOfHand)
        return beginPan(event->position().toPoint(), event->button());
    if (event->button() == Qt::RightButton)
        return pressRight(*event);
    if (event->button() != Qt::LeftButton)
        return;
    const std::optional<Point> last = m_cursor;
    if (showsCells()) {
        m_cursor = cell;
        m_typedFrom = cell.x;
        m_strokes.endTyping();
        Q_EMIT cursorMoved();
    }
    if (pressFloating(cell, event->modifiers()) || pressHeld(cell))
        return;
    m_measuredFrom = cell;
    if (tool() == ToolId::Select)
        pressSelect(event->position().toPoint(), event->modifiers());
    else if (selectsCells(tool()))
        m_cells.begin(cell, combineBy(event->modifiers()), tool());
    else if (tool() == ToolId::Eyedropper)
        pick(cell);
    else
        pressBrush(cell, event->modifiers().testFlag(Qt::ShiftModifier) ? last : std::nullopt);
    viewport()->update();
}

// With Shift, pencil and eraser draw a line from where they were last.
void MapCanvas::pressBrush(Point cell, const std::optional<Point>& from) {
    const bool goesOn = from && (tool() == ToolId::Pencil || tool() == ToolId::Eraser);
    m_strokes.begin(goesOn ? *from : cell, m_terrain);
    if (goesOn)
        m_strokes.extend(cell, false);
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (m_panFrom)
        return panTo(at);
    const Point cell = cellAt(at);
    m_floating.moveTo(cell);
    m_held.moveTo(cell);
    if (event->buttons() & Qt::LeftButton)
        m_cursor = cell;
    if (event->buttons() & Qt::LeftButton)
        m_cells.extend(cell);
    extendBand(cell);
    if (m_frame.extend(cell))
        viewport()->update();
    if (m_parts.isDragging()) {
        m_parts.extend({cell.x + m_parts.corner().x, cell.y + m_parts.corner().y});
        viewport()->update();
    } else if (m_roomDrag.isDragging()) {
        m_roomDrag.extend(cell);
        viewport()->update();
    } else if (m_strokes.isResizing())
        m_strokes.resizeTo(cell);
    else if (m_pressed && m_strokes.isPainting())
        m_strokes.moveBy({cell.x - m_pressed->x, cell.y - m_pressed->y});
    else if (m_strokes.isPainting() && (event->buttons() & Qt::LeftButton))
        m_strokes.extend(cell, event->modifiers().testFlag(Qt::ShiftModifier));
    if (event->buttons() == Qt::NoButton) {
        showPointer(at);
        hoverArea(at);
    }
    setHover(cell);
}

// Everything that the band catches lies inside it, so only its old and new areas are repainted.
void MapCanvas::extendBand(Point to) {
    const std::optional<Area> before = m_band.area();
    if (!before || !m_band.extend(to))
        return;
    updateArea(*before);
    updateArea(*m_band.area());
}

// A diagonal arrow over a corner that a press would drag.
Qt::CursorShape MapCanvas::pointerAt(QPoint at) const {
    if (m_panFrom)
        return Qt::ClosedHandCursor;
    if (m_space != SpaceKey::Up)
        return Qt::OpenHandCursor;
    if (const std::optional<Point> opposite = oppositeOfHandle(at)) {
        const QPoint fixed = cellRect(*opposite).center();
        return (fixed.x() < at.x()) == (fixed.y() < at.y()) ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    }
    if (isOnPartName(at))
        return m_parts.isDragging() ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    if (const Qt::Edges edges = edgesAt(at))
        return pointerFor(edges);
    return tool() == ToolId::Select ? Qt::ArrowCursor : Qt::CrossCursor;
}

// The sides of the map's border that a press would drag. The border can be taken on its line and outside of
// it, where no cell can be meant.
Qt::Edges MapCanvas::edgesAt(QPoint at) const {
    const std::optional<Area> map = m_frame.map();
    if (tool() != ToolId::Select || !map || showsOverlay())
        return {};
    const QRect rect = areaRect(*map);
    if (rect.contains(at) || !rect.adjusted(-grip, -grip, grip, grip).contains(at))
        return {};
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, at.x() <= rect.left());
    edges.setFlag(Qt::RightEdge, at.x() >= rect.right());
    edges.setFlag(Qt::TopEdge, at.y() <= rect.top());
    edges.setFlag(Qt::BottomEdge, at.y() >= rect.bottom());
    return edges;
}

void MapCanvas::showPointer(QPoint at) {
    const Qt::CursorShape shape = pointerAt(at);
    if (viewport()->cursor().shape() != shape)
        viewport()->setCursor(shape);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom && event->button() == m_panWith)
        return endPan(event->position().toPoint());
    if (event->button() != Qt::LeftButton)
        return;
    if (releaseFloating(event->modifiers()) || releaseHeld(cellAt(event->position().toPoint())))
        return;
    m_measuredFrom.reset();
    if (m_frame.isDragged()) {
        if (const std::optional<Area> wanted = m_frame.finish())
            m_fragments.reframe(*wanted);
        viewport()->update();
        return;
    }
    m_strokes.drop();
    m_roomDrag.finish();
    m_parts.finish();
    if (m_cells.isSelecting())
        m_cells.finish();
    if (m_pressed)
        releaseSelect(cellAt(event->position().toPoint()));
    m_pressed.reset();
    viewport()->update();
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const bool isLeft = event->button() == Qt::LeftButton && m_space == SpaceKey::Up;
    if (isLeft && !m_held.isHeld() && tool() == ToolId::Select && m_model.current())
        Q_EMIT textWanted();
    else
        mousePressEvent(event);
}

// Picks the terrain if a brush is in hand. With Shift, or with any other tool, opens the menu. During a drag
// or stroke there is no menu, because it would swallow the release that ends it.
void MapCanvas::pressRight(const QMouseEvent& event) {
    const bool isDragging = m_roomDrag.isDragging() || m_parts.isDragging();
    if (m_pressed || m_strokes.isPainting() || isDragging || m_cells.isSelecting())
        return;
    if (m_held.isHeld())
        return m_held.letGo();
    const QPoint at = event.position().toPoint();
    const bool selects = tool() == ToolId::Select || selectsCells(tool());
    if (!selects && !event.modifiers().testFlag(Qt::ShiftModifier))
        return pick(cellAt(at));
    if (showsCells()) {
        m_cursor = cellAt(at);
        Q_EMIT cursorMoved();
    }
    const std::vector<std::size_t> own = placementsHit(at);
    if (!own.empty() && !std::ranges::contains(m_model.selected(), own.front()))
        m_session.select(m_model.placements()[own.front()].statement);
    const std::vector<StatementRef> hit = hitAt(at);
    viewport()->update();
    Q_EMIT contextMenuWanted(cellAt(at), hit.empty() ? std::nullopt : std::optional(hit.front()),
                             event.globalPosition().toPoint());
}

// Handles the menu key; the mouse's menu was already opened by the press. The cursor is in a cell, not on a
// line, so every cell of an area hits it.
void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse || m_pressed || m_strokes.isPainting())
        return;
    if (!showsCells()) {
        Q_EMIT contextMenuWanted({0, 0}, std::nullopt, viewport()->mapToGlobal(viewport()->rect().center()));
        return;
    }
    if (!m_cursor) {
        m_hover.reset();
        m_cursor = pointedCell().value_or(Point{extent().x1, extent().y1});
    }
    scrollToCell(*m_cursor);
    viewport()->update();
    const std::vector<StatementRef> there = statementsAt(*m_cursor);
    Q_EMIT contextMenuWanted(*m_cursor, there.empty() ? std::nullopt : std::optional(there.front()),
                             viewport()->mapToGlobal(cellRect(*m_cursor).bottomLeft()));
}

// Whether the point is on the line around a shown area. An area of a single row or column is nothing but
// line.
bool MapCanvas::isEdgeHit(std::size_t index, bool isSelected, QPoint at) const {
    const std::optional<Area>& area = m_model.placements()[index].placement.area;
    if (!area || !isAreaShown(index, isSelected))
        return false;
    const QRect rect = areaRect(*area);
    if (area->x1 == area->x2 || area->y1 == area->y2)
        return rect.contains(at);
    if (!rect.adjusted(-grip, -grip, grip, grip).contains(at))
        return false;
    return !rect.adjusted(grip, grip, -grip, -grip).contains(at);
}

// A room is hit by all of its cells.
bool MapCanvas::isRoomHit(std::size_t index, QPoint at) const {
    const ShownPlacement& shown = m_model.placements()[index];
    return shown.as == ShownAs::Room && shown.placement.area->contains(cellAt(at));
}

bool MapCanvas::isNameHit(std::size_t index, QPoint at) const {
    const auto label = std::ranges::find(m_labels, index, &AreaLabel::placement);
    return label != m_labels.end() && label->box.translated(origin()).contains(at);
}

// What a press takes: things, then areas, small ones first. Among each, selected ones come first.
std::vector<std::size_t> MapCanvas::placementsHit(QPoint at) const {
    const std::vector<bool> isSelected = selectedAmongPlacements();
    const Point cell = cellAt(at);
    const auto isThing = [&](std::size_t i) {
        return std::ranges::contains(m_model.placements()[i].placement.cells, cell);
    };
    const bool isOnBorder = edgesAt(at) != Qt::Edges(); // of the map: the border takes the press
    std::vector<std::size_t> hit;
    for (std::size_t i = m_model.placements().size(); i-- > 0;) {
        const bool isEdge = !isOnBorder && isEdgeHit(i, isSelected[i], at);
        if (isThing(i) || isEdge || isNameHit(i, at) || isRoomHit(i, at))
            hit.push_back(i);
    }
    std::ranges::stable_sort(hit, {}, [&](std::size_t i) {
        const std::optional<Area>& area = m_model.placements()[i].placement.area;
        // A selected room does not hide the rooms in it.
        const bool comesFirst = isSelected[i] && m_model.placements()[i].as != ShownAs::Room;
        return std::tuple(!isThing(i), !comesFirst, area ? area->cellCount() : 0);
    });
    return hit;
}

// What an overlay shows there comes first.
std::vector<StatementRef> MapCanvas::hitAt(QPoint at) const {
    std::vector<StatementRef> hit;
    if (showsOverlay())
        hit = m_layers.overlays().statementsAt(inLevel(cellAt(at)));
    const std::vector<std::size_t> own = placementsHit(at);
    const auto isRoom = [&](std::size_t i) { return m_model.placements()[i].as == ShownAs::Room; };
    const std::optional<StatementRef> corridor = corridorAt(at);
    if (corridor && std::ranges::all_of(own, isRoom))
        hit.push_back(*corridor);
    for (const std::size_t i : own)
        hit.push_back(m_model.placements()[i].statement);
    return hit;
}

// The area whose corners are handles, as an index of the model's placements: the only selected thing. A
// single cell has no handles; it moves.
std::optional<std::size_t> MapCanvas::resizable() const {
    if (tool() != ToolId::Select || m_session.selectedStatements().size() != 1)
        return std::nullopt;
    const std::optional<std::size_t> current = m_model.current();
    if (!current)
        return std::nullopt;
    const ShownPlacement& shown = m_model.placements()[*current];
    const std::optional<Area>& area = shown.placement.area;
    const bool isPlaced = shown.placement.origin || shown.as == ShownAs::Room;
    return area && area->cellCount() > 1 && isPlaced && !shown.broken ? current : std::nullopt;
}

// The corner that stays in place while the one at the point is dragged.
std::optional<Point> MapCanvas::oppositeOfHandle(QPoint at) const {
    const std::optional<std::size_t> index = resizable();
    if (!index)
        return std::nullopt;
    const Area area = *m_model.placements()[*index].placement.area;
    const QRect rect = areaRect(area);
    const auto isNear = [](int place, int edge) { return std::abs(place - edge) <= grip; };
    const bool isRight = isNear(at.x(), rect.right());
    const bool isLow = isNear(at.y(), rect.bottom());
    if (!(isRight || isNear(at.x(), rect.left())) || !(isLow || isNear(at.y(), rect.top())))
        return std::nullopt;
    return Point{isRight ? area.x1 : area.x2, isLow ? area.y1 : area.y2};
}

// Selects what it hits, and a drag moves that. Shift adds it to the selection, Ctrl adds or removes it. Alt
// cycles through everything there. Where nothing is hit, a drag draws a rubber band.
void MapCanvas::pressSelect(QPoint at, Qt::KeyboardModifiers keys) {
    const Point cell = cellAt(at);
    if (keys.testFlag(Qt::AltModifier))
        return selectNext(statementsAt(cell));
    if (keys == Qt::NoModifier && pressParts(at))
        return;
    m_pressed = cell;
    m_pressedAmong.reset();
    const std::optional<Point> opposite = keys == Qt::NoModifier ? oppositeOfHandle(at) : std::nullopt;
    if (opposite && selectedOfRooms() != nullptr) {
        m_roomDrag.beginResize(ShownPlacement(*selectedOfRooms()), *opposite);
        return;
    }
    if (opposite)
        return m_strokes.beginResize(m_model.placements()[*resizable()], *opposite);
    const std::vector<StatementRef> hit = hitAt(at);
    const Qt::Edges edges = keys == Qt::NoModifier && hit.empty() ? edgesAt(at) : Qt::Edges();
    if (edges) {
        m_pressed.reset();
        return m_frame.begin(edges, cell);
    }
    if (hit.empty())
        return m_band.begin(cell, combineBy(keys));
    const bool adds = keys.testFlag(Qt::ShiftModifier);
    if (adds || keys.testFlag(Qt::ControlModifier)) {
        if (!adds || !std::ranges::contains(m_session.selectedStatements(), hit.front()))
            m_session.toggle(hit.front());
        return;
    }
    if (pressOneOfMany(cell, hit))
        return;
    const std::optional<PartRef> part = m_session.currentPart();
    m_session.select(hit.front());
    // Selecting renews the placements. What is in another part is not dragged.
    if (showsRooms() || m_session.currentPart() == part)
        beginMove(cell);
}

// A drag moves all of them; a click selects only the pressed one.
bool MapCanvas::pressOneOfMany(Point cell, const std::vector<StatementRef>& there) {
    const std::vector<StatementRef>& selected = m_session.selectedStatements();
    const auto pressed = std::ranges::find_if(
        there, [&](const StatementRef& ref) { return std::ranges::contains(selected, ref); });
    if (selected.size() < 2 || pressed == there.end())
        return false;
    m_pressedAmong = *pressed;
    beginMove(cell);
    return true;
}

// What only an overlay shows is not dragged.
void MapCanvas::beginMove(Point cell) {
    const std::vector<std::size_t> there = m_model.at(cell);
    if (const ShownPlacement* shown = selectedOfRooms()) {
        m_roomDrag.begin(ShownPlacement(*shown), cell);
        return;
    }
    std::vector<ShownPlacement> moved;
    bool isThere = false;
    for (const std::size_t i : m_model.selected()) {
        moved.push_back(m_model.placements()[i]);
        isThere = isThere || std::ranges::contains(there, i);
    }
    if (isThere)
        m_strokes.beginMove(moved);
}

void MapCanvas::releaseSelect(Point cell) {
    const std::optional<StatementRef> among = std::exchange(m_pressedAmong, std::nullopt);
    if (m_band.area())
        m_band.finish();
    else if (among && cell == m_pressed)
        m_session.select(*among);
}

void MapCanvas::selectNext(const std::vector<StatementRef>& there) {
    if (there.empty())
        return;
    const std::optional<StatementRef> current = m_session.currentStatement();
    const auto at = current ? std::ranges::find(there, *current) : there.end();
    m_session.select(at == there.end() || at + 1 == there.end() ? there.front() : *(at + 1));
}

std::vector<StatementRef> MapCanvas::statementsAt(Point cell) const {
    std::vector<StatementRef> there;
    if (showsOverlay())
        there = m_layers.overlays().statementsAt(inLevel(cell));
    for (const std::size_t i : m_model.at(cell)) {
        const StatementRef& statement = m_model.placements()[i].statement;
        if (!std::ranges::contains(there, statement))
            there.push_back(statement);
    }
    return there;
}

QString MapCanvas::describe(Point cell) const {
    const QString overlaid = showsOverlay() ? m_layers.overlays().describe(inLevel(cell)) : QString();
    return overlaid.isEmpty() ? m_model.describe(cell)
                              : tr("%1 · rolled: %2").arg(m_model.describe(cell), overlaid);
}

bool MapCanvas::showToolTip(QHelpEvent& event) {
    if (!showsOverlay())
        return false;
    const Point cell = cellAt(event.pos());
    const QString tip = m_layers.overlays().toolTip(inLevel(cell));
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), tip, viewport(), cellRect(cell));
    return true;
}

void MapCanvas::pick(Point cell) {
    const char terrain = m_model.cells().atOr(cell, ' ');
    if (m_session.game().language().isMapCharacter(terrain))
        Q_EMIT terrainPicked(terrain);
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
        const std::vector<std::size_t> hit = placementsHit(*at);
        const ShownPlacement* first = hit.empty() ? nullptr : &m_model.placements()[hit.front()];
        if (first != nullptr && first->placement.area)
            hovered = HoveredArea{first->statement, *first->placement.area};
    }
    if (hovered == m_hovered)
        return;
    for (const std::optional<HoveredArea>& each : {m_hovered, hovered}) {
        if (each)
            updateArea(each->area);
    }
    m_hovered = hovered;
    renewLabels();
}

// The size of what is being drawn, up to the cell, or the distance of a move. Empty if there is neither.
QString MapCanvas::measured(Point cell) const {
    const auto size = [](const Area& area) {
        return QStringLiteral("  %1 × %2").arg(area.width()).arg(area.height());
    };
    if (m_frame.shown())
        return size(*m_frame.shown());
    if (m_floating.isFloating())
        return size(m_floating.area());
    if (m_roomDrag.isDragging())
        return m_roomDrag.described();
    if (!m_measuredFrom)
        return {};
    const bool draws = m_strokes.isPainting() ? m_strokes.isShape() : m_cells.isSelecting();
    if (m_strokes.isPainting() && m_pressed && !m_strokes.isResizing())
        return QStringLiteral("  %1, %2").arg(cell.x - m_pressed->x, 0, 10).arg(cell.y - m_pressed->y, 0, 10);
    if (const std::optional<Area> resized = m_strokes.resized())
        return size(*resized);
    const Area drawn = Area{m_measuredFrom->x, m_measuredFrom->y, cell.x, cell.y}.ordered();
    return draws || m_band.area() ? size(drawn) : QString();
}

void MapCanvas::tellPointed(Point cell) {
    const bool inside = extent().contains(cell) || (cell.x >= 0 && cell.y >= 0);
    Q_EMIT pointedAt(inside ? describe(cell) + measured(cell) : measured(cell).trimmed());
}

void MapCanvas::setHover(std::optional<Point> cell) {
    if (!showsCells())
        cell.reset();
    if (cell == m_hover)
        return;
    updateHovered(m_hover);
    updateHovered(cell);
    if (m_hover.has_value() != cell.has_value()) { // otherwise the rulers mark the cursor
        viewport()->update(0, 0, viewport()->width(), m_ruler.y());
        viewport()->update(0, 0, m_ruler.x(), viewport()->height());
    }
    m_hover = cell;
    if (cell)
        tellPointed(*cell);
    else
        Q_EMIT pointedAt({});
}

// Repaints what a press would cover, and the rulers that show where it is.
void MapCanvas::updateHovered(std::optional<Point> cell) {
    if (!cell)
        return;
    for (const Area& run : runsOf(CellMask(m_strokes.covered(*cell))))
        updateArea(run);
    constexpr int near = 3; // that many numbers next to it are left out
    const QRect around = areaRect({cell->x - near, cell->y - near, cell->x + near, cell->y + near})
                             .adjusted(-m_ruler.x(), -m_ruler.y(), m_ruler.x(), m_ruler.y());
    viewport()->update(around.left(), 0, around.width(), m_ruler.y());
    viewport()->update(0, around.top(), m_ruler.x(), around.height());
}

// Drops what floats, or lifts the selected cells if one of them is pressed.
bool MapCanvas::pressFloating(Point cell, Qt::KeyboardModifiers keys) {
    if (m_floating.isFloating()) {
        m_floating.moveTo(cell);
        m_floating.drop();
        return true;
    }
    const CellMask* selected = m_session.selectedCells();
    if (!selectsCells(tool()) || keys != Qt::NoModifier || selected == nullptr || !selected->contains(cell))
        return false;
    m_floating.lift(cell);
    return m_floating.isLifted();
}

// A click on selected cells moves nothing: it clears the selection. With Ctrl, the cells also stay in place.
bool MapCanvas::releaseFloating(Qt::KeyboardModifiers keys) {
    if (!m_floating.isLifted())
        return false;
    const bool isClick = m_floating.isWhereItWas();
    const auto keep = keys.testFlag(Qt::ControlModifier) ? FloatingFragment::Keep::Original
                                                         : FloatingFragment::Keep::Nothing;
    if (!m_floating.drop(keep))
        m_floating.cancel();
    if (isClick)
        m_session.selectCells({});
    return true;
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    m_space = SpaceKey::Up;
    viewport()->update();
}

} // namespace levwright
