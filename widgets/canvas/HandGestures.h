// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures with what is held over the map.
#pragma once

#include "widgets/canvas/FloatingFragment.h"
#include "widgets/canvas/Gesture.h"
#include "widgets/canvas/HeldThing.h"

namespace levwright {

// Lifts the selected cells and drops them elsewhere. A click moves nothing: it clears the selection. With
// Ctrl at the end, the cells also stay in place.
class LiftGesture : public Gesture {
public:
    LiftGesture(Session& session, FloatingFragment& floating) : m_session(session), m_floating(floating) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_floating.moveTo(to.cell); }
    void end(const GesturePoint& at) override;
    void cancel() override { m_floating.cancel(); }
    bool isUnderWay() const override { return m_floating.isLifted(); }

private:
    Session& m_session;
    FloatingFragment& m_floating;
};

// Puts down the thing in the hand, or draws its area. The thing stays in the hand for more of its kind,
// unless a level can have only one.
class HeldGesture : public Gesture {
public:
    explicit HeldGesture(HeldThing& held) : m_held(held) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_held.moveTo(to.cell); }
    void end(const GesturePoint& at) override;
    void cancel() override;
    bool isUnderWay() const override { return m_held.isHeld(); }

private:
    HeldThing& m_held;
};

} // namespace levwright
