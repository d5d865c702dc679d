// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/PlacePicker.h"

#include "widgets/canvas/MapCanvas.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace levwright {

PlacePicker::PlacePicker(Session& session, MapCanvas& canvas) : QObject(&canvas), m_canvas(canvas) {
    connect(&session, &Session::changed, this, &PlacePicker::giveUp);
    connect(&session, &Session::selectionChanged, this, &PlacePicker::giveUp);
    connect(&session, &Session::readAnew, this, &PlacePicker::giveUp);
}

void PlacePicker::begin(std::function<void(const Area& cells)> taken) {
    giveUp();
    m_taken = std::move(taken);
    m_canvas.installEventFilter(this);
    m_canvas.viewport()->installEventFilter(this);
    m_canvas.setFocus();
    Q_EMIT told(tr("Click a cell of the map, or drag over several cells. Escape cancels."));
}

void PlacePicker::giveUp() {
    if (isPicking())
        end();
}

void PlacePicker::end() {
    m_taken = nullptr;
    m_from.reset();
    m_canvas.removeEventFilter(this);
    m_canvas.viewport()->removeEventFilter(this);
    Q_EMIT told({});
}

void PlacePicker::finish(Point from, Point to) {
    // A copy, because calling it ends the picking.
    const std::function<void(const Area& cells)> taken = m_taken;
    end();
    taken({from.x, from.y, to.x, to.y});
}

bool PlacePicker::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return takeMouse(*static_cast<QMouseEvent*>(event), event->type());
    case QEvent::ShortcutOverride:
        event->accept(); // so that Escape and Enter reach us
        return true;
    case QEvent::KeyPress:
        return takeKey(*static_cast<QKeyEvent*>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool PlacePicker::takeMouse(const QMouseEvent& event, QEvent::Type type) {
    const Point cell = m_canvas.cellAt(event.position().toPoint());
    if (event.button() == Qt::MiddleButton)
        return false; // lets the map move
    if (event.button() != Qt::LeftButton)
        giveUp();
    else if (type != QEvent::MouseButtonRelease)
        m_from = cell;
    else if (m_from)
        finish(*m_from, cell);
    return true;
}

bool PlacePicker::takeKey(const QKeyEvent& event) {
    const bool isDone =
        event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    const std::optional<Point> cell = m_canvas.cursorCell();
    if (event.key() == Qt::Key_Escape)
        giveUp();
    else if (isDone && cell && m_from)
        finish(*m_from, *cell);
    else if (isDone && cell && event.modifiers().testFlag(Qt::ShiftModifier))
        m_from = cell;
    else if (isDone && cell)
        finish(*cell, *cell);
    else
        return event.modifiers() != Qt::NoModifier || event.key() < Qt::Key_Left ||
               event.key() > Qt::Key_Down;
    return true;
}

} // namespace levwright
