// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/CanvasOverlay.h"

#include <vector>

namespace levwright {

// Several overlays as one. Hidden ones are skipped. All belong to one level.
class OverlayStack : public CanvasOverlay {
public:
    // Adds an overlay above the others. It stays until it is removed.
    void add(CanvasOverlay& overlay) { m_overlays.push_back(&overlay); }
    void remove(CanvasOverlay& overlay) { std::erase(m_overlays, &overlay); }

    bool isShown() const override;
    bool standsStill() const override;
    bool hidesMap() const override;
    Area area() const override;
    Point partCorner() const override { return shown().front()->partCorner(); }
    void paint(const OverlayScene& scene) override;
    std::vector<StatementRef> statementsAt(Point cell) const override;
    QString describe(Point cell) const override;
    QString toolTip(Point cell) const override;
    std::optional<ShownRoom> roomAt(Point cell) const override;

private:
    // From bottom to top.
    std::vector<CanvasOverlay*> shown() const;

    std::vector<CanvasOverlay*> m_overlays;
};

} // namespace levwright
