// SPDX-License-Identifier: GPL-3.0-or-later
// What arrow keys change on a map, one cell at a time, without a gesture.
#pragma once

#include "widgets/canvas/MapControls.h"

#include <QKeyEvent>

#include <optional>

namespace levwright {

// The direction of an arrow key, if exactly the given modifiers are held.
std::optional<Point> arrowOf(const QKeyEvent& event, Qt::KeyboardModifiers with);

class KeyMoves {
public:
    KeyMoves(Session& session, const CanvasModel& model, MapControls& controls)
        : m_session(session), m_model(model), m_controls(controls) {}

    // Moves the lower right corner of the selected area or room.
    void resize(Point by);
    // Moves the selection. On a level of rooms, by one cell or by one of the level's places for rooms.
    void nudge(Point by);

private:
    bool isPartSelected() const;
    void nudgeInRooms(Point by);

    Session& m_session;
    const CanvasModel& m_model;
    MapControls& m_controls;
};

} // namespace levwright
