// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/HandGestures.h"

namespace levwright {

bool LiftGesture::begin(const GesturePoint& at) {
    m_floating.lift(at.cell);
    return m_floating.isLifted();
}

void LiftGesture::end(const GesturePoint& at) {
    if (!m_floating.isLifted())
        return;
    const bool isClick = m_floating.isWhereItWas();
    const auto keep = at.keys.testFlag(Qt::ControlModifier) ? FloatingFragment::Keep::Original
                                                            : FloatingFragment::Keep::Nothing;
    if (!m_floating.drop(keep))
        m_floating.cancel();
    if (isClick)
        m_session.selectCells({});
}

bool HeldGesture::begin(const GesturePoint& at) {
    m_held.begin(at.cell);
    return true;
}

void HeldGesture::end(const GesturePoint& at) {
    if (!m_held.isHeld())
        return;
    const bool isOnce = m_held.thing()->placedBy == PlacedBy::Nothing;
    if (m_held.finish(at.cell) && isOnce)
        m_held.letGo();
}

void HeldGesture::cancel() {
    if (m_held.isHeld())
        m_held.giveUpArea();
}

} // namespace levwright
