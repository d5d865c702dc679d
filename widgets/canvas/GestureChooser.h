// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/MapControls.h"
#include "widgets/canvas/MapSight.h"
#include "widgets/canvas/SelectGestures.h"

#include <memory>

namespace levwright {

// Decides which gesture a press begins. Whatever floats or is held comes first, then what the tool does.
class GestureChooser {
public:
    GestureChooser(Session& session, const CanvasModel& model, MapControls& controls,
                   PickGesture::Picked picked)
        : m_session(session), m_model(model), m_controls(controls), m_picked(std::move(picked)) {}

    // The gesture that a press of the left button begins. Null if the press was all. last: where the cursor
    // was before.
    std::unique_ptr<Gesture> press(const GesturePoint& at, const MapSight& sight,
                                   const std::optional<Point>& last);
    // The gesture that Enter or space begins at the cursor. Null if that was all.
    std::unique_ptr<Gesture> pressKey(const GesturePoint& at, const MapSight& sight);
    // Takes the terrain at the point.
    void pick(const GesturePoint& at) { PickGesture(m_session, m_model, m_picked).begin(at); }
    // Selects the next of several statements that lie in one place.
    void selectNext(const std::vector<StatementRef>& there);

private:
    std::unique_ptr<Gesture> pressPicture(const GesturePoint& at, const MapSight& sight);
    std::unique_ptr<Gesture> draw(const GesturePoint& at, const std::optional<Point>& from);
    std::unique_ptr<Gesture> pressSelect(const GesturePoint& at, const MapSight& sight);
    std::unique_ptr<Gesture> pressParts(const GesturePoint& at, const MapSight& sight, bool& isTaken);
    std::unique_ptr<Gesture> resize(const GesturePoint& at, Point opposite, const MapSight& sight);
    std::unique_ptr<Gesture> pressThing(const GesturePoint& at, const std::vector<StatementRef>& hit,
                                        bool showsRooms);
    std::unique_ptr<Gesture> move(const GesturePoint& at, const std::optional<StatementRef>& pressed);

    Session& m_session;
    const CanvasModel& m_model;
    MapControls& m_controls;
    PickGesture::Picked m_picked;
};

} // namespace levwright
