// SPDX-License-Identifier: GPL-3.0-or-later
// What keys do on the map: everything that the mouse does.
#include "core/model/LevelLanguage.h"
#include "widgets/canvas/MapCanvas.h"

#include <QKeyEvent>

#include <algorithm>
#include <optional>

namespace levwright {
namespace {

// The direction of an arrow key, if exactly the given modifiers are held.
std::optional<Point> arrowOf(const QKeyEvent& event, Qt::KeyboardModifiers with) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != with)
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Left:
        return Point{-1, 0};
    case Qt::Key_Right:
        return Point{1, 0};
    case Qt::Key_Up:
        return Point{0, -1};
    case Qt::Key_Down:
        return Point{0, 1};
    default:
        return std::nullopt;
    }
}

} // namespace

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    constrainByKey(*event, true);
    if (resizeByKeys(*event) || keyFloating(*event) || nudgeByKeys(*event) || typeByKeys(*event))
        return;
    const bool painting = event->modifiers().testFlag(Qt::ShiftModifier) && !m_held.isHeld();
    if (const std::optional<Point> arrow = arrowOf(*event, Qt::NoModifier)) {
        m_strokes.endTyping();
        m_typedFrom = m_cursor.value_or(Point{}).x + arrow->x;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({-1, 0}, painting);
    case Qt::Key_Right:
        return moveCursor({1, 0}, painting);
    case Qt::Key_Up:
        return moveCursor({0, -1}, painting);
    case Qt::Key_Down:
        return moveCursor({0, 1}, painting);
    case Qt::Key_Space:
        return pressSpace(*event);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return pressCursor(event->modifiers());
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return erase();
    case Qt::Key_Escape:
        return giveUp();
    default:
        if (event->matches(QKeySequence::SelectAll))
            m_cells.selectAll();
        else if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 &&
                 (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            Q_EMIT stampWanted(event->key() - Qt::Key_0);
        else if (!takeTerrainKey(*event))
            QAbstractScrollArea::keyPressEvent(event);
    }
}

// While held, space and the mouse pan the map. Otherwise its action happens on release.
void MapCanvas::pressSpace(const QKeyEvent& event) {
    if (event.isAutoRepeat())
        return;
    m_space = SpaceKey::Down;
    m_spaceWith = event.modifiers();
    showPointer(viewport()->mapFromGlobal(QCursor::pos()));
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
    constrainByKey(*event, false);
    if (m_space == SpaceKey::Up || event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QAbstractScrollArea::keyReleaseEvent(event);
    const SpaceKey was = std::exchange(m_space, SpaceKey::Up);
    showPointer(viewport()->mapFromGlobal(QCursor::pos()));
    if (was == SpaceKey::Down)
        pressCursor(m_spaceWith);
}

// Ends what is under way, or else clears the selection.
void MapCanvas::giveUp() {
    if (m_floating.isFloating())
        return m_floating.cancel();
    if (m_held.isHeld())
        return m_held.isBegun() ? m_held.giveUpArea() : m_held.letGo();
    if (!m_cells.isSelecting() && !m_strokes.isPainting() && !m_pressed && !m_parts.isDragging() &&
        !m_frame.isDragged())
        m_session.selectCells({});
    dropDrag();
}

void MapCanvas::dropDrag() {
    if (m_cells.isSelecting())
        m_cells.cancel();
    m_frame.cancel();
    m_roomDrag.cancel();
    m_parts.cancel();
    m_strokes.cancel();
    m_band.cancel();
    m_pressed.reset();
    m_measuredFrom.reset();
    if (m_hover)
        Q_EMIT pointedAt(describe(*m_hover));
    viewport()->update();
}

// Does not delete what is not visible here, even if the caret is in it.
void MapCanvas::erase() {
    if (m_session.selectedCells() != nullptr)
        m_fragments.removeCells();
    else if (m_model.selected().empty() && !showsRooms() && !showsOverlay())
        m_session.refuse(tr("Nothing on the map is selected."));
    else
        Q_EMIT deletionWanted();
}

// Alt+Shift and an arrow key move the lower right corner of the selected area.
bool MapCanvas::resizeByKeys(const QKeyEvent& event) {
    const std::optional<Point> arrow = arrowOf(event, Qt::AltModifier | Qt::ShiftModifier);
    if (!arrow)
        return false;
    const std::optional<std::size_t> current = m_model.current();
    const std::optional<Area> area =
        current ? m_model.placements()[*current].placement.area : std::optional<Area>();
    if (!area || m_strokes.isPainting())
        return true;
    if (const ShownPlacement* shown = selectedOfRooms()) {
        m_roomDrag.grow(ShownPlacement(*shown), *arrow);
        return true;
    }
    m_strokes.beginResize(m_model.placements()[*current], {area->x1, area->y1});
    m_strokes.resizeTo({std::max(area->x2 + arrow->x, area->x1), std::max(area->y2 + arrow->y, area->y1)});
    m_strokes.finish();
    return true;
}

bool MapCanvas::keyFloating(const QKeyEvent& event) {
    if (!m_floating.isFloating())
        return false;
    if (const std::optional<Point> arrow = arrowOf(event, Qt::NoModifier)) {
        m_floating.nudge(*arrow);
        return true;
    }
    const bool drops =
        event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    if (drops)
        m_floating.drop();
    return drops;
}

// Alt and an arrow key move the selection.
bool MapCanvas::nudgeByKeys(const QKeyEvent& event) {
    const std::optional<Point> arrow = arrowOf(event, Qt::AltModifier);
    const bool isPart = arrow && showsParts() && m_session.selectedCells() == nullptr &&
                        m_session.currentStatement() == m_parts.opening(m_model.part());
    if (isPart)
        m_parts.nudge(*arrow);
    else if (arrow && showsRooms() && !m_roomDrag.isDragging())
        nudgeInRooms(*arrow);
    else if (arrow && !m_strokes.isPainting())
        m_fragments.nudge(*arrow);
    return arrow.has_value();
}

// painting: freehand tools paint the cells that the cursor walks over.
void MapCanvas::moveCursor(Point by, bool painting) {
    if (!showsCells())
        return;
    const Point from = m_cursor.value_or(Point{-by.x, -by.y});
    const Area all = extent();
    const Point to{std::clamp(from.x + by.x, all.x1, all.x2), std::clamp(from.y + by.y, all.y1, all.y2)};
    if (painting && !m_strokes.isPainting() && !m_strokes.isShape())
        m_strokes.begin(from, m_terrain);
    m_cursor = to;
    if (m_strokes.isPainting())
        m_strokes.extend(to, painting && m_strokes.isShape());
    m_cells.extend(to);
    m_held.moveTo(to);
    if (painting && !m_strokes.isShape())
        m_strokes.finish();
    scrollToCell(to);
    tellPointed(to);
    Q_EMIT cursorMoved();
    viewport()->update();
}

// A shape begins at the first press and ends at the second. Everything else is done at once.
void MapCanvas::pressCursor(Qt::KeyboardModifiers keys) {
    if (!m_cursor)
        m_cursor = Point{0, 0};
    if (keyHeld())
        return;
    if (tool() == ToolId::Select) {
        const std::vector<StatementRef> there = statementsAt(*m_cursor);
        if (!there.empty() && keys.testFlag(Qt::ControlModifier))
            m_session.toggle(there.front());
        else
            selectNext(there);
    } else if (selectsCells(tool())) {
        m_measuredFrom = m_cursor;
        if (m_cells.isSelecting())
            m_cells.finish();
        else
            m_cells.begin(*m_cursor, combineBy(keys), tool());
    } else if (tool() == ToolId::Eyedropper) {
        pick(*m_cursor);
    } else if (m_strokes.isShape() && m_strokes.isPainting()) {
        m_strokes.finish();
    } else {
        m_measuredFrom = m_cursor;
        m_strokes.begin(*m_cursor, m_terrain);
        if (!m_strokes.isShape())
            m_strokes.finish();
    }
    viewport()->update();
}

// Shift turns what the mouse draws into squares and straight lines, even while the mouse rests.
void MapCanvas::constrainByKey(const QKeyEvent& event, bool isDown) {
    if (event.key() == Qt::Key_Shift && !event.isAutoRepeat() && m_hover && m_strokes.isShape() &&
        m_strokes.isPainting() && !m_pressed)
        m_strokes.extend(*m_hover, isDown);
}

std::optional<char> MapCanvas::mapCharacterOf(const QKeyEvent& event) const {
    if (event.text().size() != 1 ||
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    const char typed = event.text().front().toLatin1();
    const bool isKnown = m_session.game().catalog().terrainByCharacter(typed) != nullptr;
    return isKnown ? std::optional(typed) : std::nullopt;
}

// Only with the typing tool in hand. Text typed in one go is one step.
bool MapCanvas::typeByKeys(const QKeyEvent& event) {
    if (tool() != ToolId::Type || !showsCells() || m_held.isHeld())
        return false;
    const Point at = m_cursor.value_or(Point{0, 0});
    const std::optional<char> typed = mapCharacterOf(event);
    if (typed) {
        if (m_strokes.type(at, *typed))
            moveCursor({1, 0}, false);
        return true;
    }
    if (event.key() == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier) {
        if (at.x > 0 && m_strokes.type({at.x - 1, at.y}, stone))
            moveCursor({-1, 0}, false);
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        moveCursor({std::min(m_typedFrom, at.x) - at.x, 1}, false);
        return true;
    }
    const bool isWriting = event.text().size() == 1 && event.text().front().isPrint() &&
                           !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isWriting)
        m_session.refuse(tr("“%1” is not a terrain of this game.").arg(event.text()));
    return isWriting;
}

bool MapCanvas::takeTerrainKey(const QKeyEvent& event) {
    const std::optional<char> typed = mapCharacterOf(event);
    if (typed)
        Q_EMIT terrainPicked(*typed);
    return typed.has_value();
}

} // namespace levwright
