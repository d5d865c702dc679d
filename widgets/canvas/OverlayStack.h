// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CanvasOverlay.h"

#include <vector>

namespace levwright {

// Overlays one over the other, as one. Those that are not shown are passed over; all of them are of one
// level.
class OverlayStack : public CanvasOverlay {
public:
    // On top of the others. It stays until it is removed.
    void add(CanvasOverlay& overlay) { m_overlays.push_back(&overlay); }
    void remove(CanvasOverlay& overlay) { std::erase(m_overlays, &overlay); }

    bool isShown() const override;
    bool standsStill() const override;
    Area area() const override;
    Point partCorner() const override { return shown().front()->partCorner(); }
    void paint(const OverlayScene& scene) override;
    std::vector<StatementRef> statementsAt(Point cell) const override;
    QString describe(Point cell) const override;
    QString toolTip(Point cell) const override;
    std::optional<ShownRoom> roomAt(Point cell) const override;

private:
    // From the bottom to the top.
    std::vector<CanvasOverlay*> shown() const;

    std::vector<CanvasOverlay*> m_overlays;
};

} // namespace levwright
