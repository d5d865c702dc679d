// SPDX-License-Identifier: GPL-3.0-or-later
// What keys do on the map: everything that the mouse does.
#include "core/model/LevelLanguage.h"
#include "widgets/canvas/KeyMoves.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/mapdrawing/ArrowStep.h"

#include <QKeyEvent>

#include <algorithm>
#include <optional>
#include <utility>

namespace levwright {
namespace {

// The map character that the key types, if the game has one.
std::optional<char> mapCharacterOf(const QKeyEvent& event, const Catalog& catalog) {
    if (event.text().size() != 1 ||
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    const char typed = event.text().front().toLatin1();
    return catalog.terrainByCharacter(typed) != nullptr ? std::optional(typed) : std::nullopt;
}

// X and Y flip what floats, R and Shift+R rotate it.
std::optional<Turn> floatingTurnOf(const QKeyEvent& event) {
    const bool isShifted = event.modifiers() == Qt::ShiftModifier;
    if (event.modifiers() != Qt::NoModifier && !(isShifted && event.key() == Qt::Key_R))
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_X:
        return Turn::FlipHorizontally;
    case Qt::Key_Y:
        return Turn::FlipVertically;
    case Qt::Key_R:
        return isShifted ? Turn::Counterclockwise : Turn::Clockwise;
    default:
        return std::nullopt;
    }
}

} // namespace

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    constrainByKey(*event, true);
    if (changeByKeys(*event) || typeByKeys(*event))
        return;
    const bool painting = event->modifiers().testFlag(Qt::ShiftModifier) && !m_controls.held.isHeld();
    if (const std::optional<Point> arrow = arrowOf(*event, Qt::NoModifier)) {
        m_controls.strokes.endTyping();
        m_typedFrom = m_cursor.value_or(Point{}).x + arrow->x;
    }
    if (const std::optional<Point> step = arrowStep(event->key()))
        return moveCursor(*step, painting);
    switch (event->key()) {
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
            m_controls.cells.selectAll();
        else if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 &&
                 (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            Q_EMIT stampWanted(event->key() - Qt::Key_0);
        else if (const auto terrain = mapCharacterOf(*event, m_session.game().catalog()))
            Q_EMIT terrainPicked(*terrain);
        else
            QAbstractScrollArea::keyPressEvent(event);
    }
}

// Arrow keys move what floats, with Alt the selection, and with Alt+Shift the lower right corner of the
// selected area. Enter and space drop what floats.
bool MapCanvas::changeByKeys(const QKeyEvent& event) {
    KeyMoves moves(m_session, m_model, m_controls);
    if (const std::optional<Point> arrow = arrowOf(event, Qt::AltModifier | Qt::ShiftModifier)) {
        moves.resize(*arrow);
        return true;
    }
    FloatingFragment& floating = m_controls.floating;
    if (const std::optional<Point> arrow = arrowOf(event, Qt::NoModifier); arrow && floating.isFloating()) {
        floating.nudge(*arrow);
        return true;
    }
    if (const std::optional<Turn> turn = floatingTurnOf(event); turn && floating.isFloating()) {
        m_controls.fragments.turn(*turn);
        return true;
    }
    const bool drops =
        event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    if (drops && floating.isFloating()) {
        floating.drop();
        return true;
    }
    const std::optional<Point> arrow = arrowOf(event, Qt::AltModifier);
    if (arrow)
        moves.nudge(*arrow);
    return arrow.has_value();
}

// While held, space and the mouse pan the map. Otherwise its action happens on release, unless the pointer
// was moved last: then the cursor is not where the user looks, and the tap was meant for panning.
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
    if (was == SpaceKey::Down && !m_pointerMovedLast)
        pressCursor(m_spaceWith);
}

// Ends what is under way, or else clears the selection.
void MapCanvas::giveUp() {
    if (m_controls.floating.isFloating())
        return m_controls.floating.cancel();
    if (m_controls.held.isHeld() && !m_controls.held.isBegun())
        return m_controls.held.letGo();
    if (!isGestureUnderWay())
        m_session.selectCells({});
    cancelGesture();
}

// Does not delete what is not visible here, even if the caret is in it.
void MapCanvas::erase() {
    if (m_session.selectedCells() != nullptr)
        m_controls.fragments.removeCells();
    else if (m_model.selected().empty() && !sight().showsRooms() && !sight().showsOverlay())
        m_session.refuse(tr("Nothing on the map is selected."));
    else
        Q_EMIT deletionWanted();
}

// painting: freehand tools paint the cells that the cursor walks over.
void MapCanvas::moveCursor(Point by, bool painting) {
    if (!sight().showsCells())
        return;
    if (!m_cursor)
        return showCursor();
    const Point from = *m_cursor;
    const Area all = extent();
    const Point to{std::clamp(from.x + by.x, all.x1, all.x2), std::clamp(from.y + by.y, all.y1, all.y2)};
    const bool isFreehand = painting && !m_controls.strokes.isShape() && !sight().hidesMap();
    if (isFreehand && !m_controls.strokes.isPainting())
        m_controls.strokes.begin(from, m_controls.terrain);
    m_cursor = to;
    m_pointerMovedLast = false;
    m_controls.held.moveTo(to);
    if (isFreehand) {
        m_controls.strokes.extend(to, false);
        m_controls.strokes.finish();
    } else {
        moveGesture({to, cellRect(to).center(), painting ? Qt::ShiftModifier : Qt::NoModifier});
    }
    scrollToCell(to);
    tellPointed(to);
    Q_EMIT cursorMoved();
    viewport()->update();
}

// Nothing is done at a cursor that was not visible.
void MapCanvas::showCursor() {
    if (!sight().showsCells())
        return;
    setCursorCell(placeForCursor());
    m_typedFrom = m_cursor->x;
    m_pointerMovedLast = false;
    m_controls.held.moveTo(m_cursor);
    scrollToCell(*m_cursor);
    tellPointed(*m_cursor);
    viewport()->update();
}

// A shape begins at the first press and ends at the second. Everything else is done at once.
void MapCanvas::pressCursor(Qt::KeyboardModifiers keys) {
    if (!m_cursor)
        return showCursor();
    const GesturePoint at{*m_cursor, cellRect(*m_cursor).center(), keys};
    if (isGestureUnderWay())
        endGesture(at);
    else
        m_gesture = m_chooser.pressKey(at, sight());
    viewport()->update();
}

// Shift turns what the mouse draws into squares and straight lines, even while the mouse rests.
void MapCanvas::constrainByKey(const QKeyEvent& event, bool isDown) {
    if (event.key() == Qt::Key_Shift && !event.isAutoRepeat() && m_hover && m_gesture &&
        m_gesture->heedsShift())
        m_gesture->move({*m_hover, cellRect(*m_hover).center(), isDown ? Qt::ShiftModifier : Qt::NoModifier});
}

// Only with the typing tool in hand. Text typed in one go is one step.
bool MapCanvas::typeByKeys(const QKeyEvent& event) {
    const bool shows = sight().showsCells() && !sight().hidesMap();
    if (tool() != ToolId::Type || !shows || m_controls.held.isHeld())
        return false;
    const Point at = m_cursor.value_or(placeForCursor());
    const std::optional<char> typed = mapCharacterOf(event, m_session.game().catalog());
    if (typed) {
        if (!m_cursor)
            showCursor();
        if (m_controls.strokes.type(at, *typed))
            moveCursor({1, 0}, false);
        return true;
    }
    if (event.key() == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier) {
        if (at.x > 0 && m_controls.strokes.type({at.x - 1, at.y}, stone))
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

} // namespace levwright
