// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lenses/LensModel.h"
#include "widgets/mapdrawing/CanvasOverlay.h"

namespace levwright {

// Shows the picture of a lens over the map.
class LensOverlay : public CanvasOverlay {
public:
    explicit LensOverlay(const LensModel& model) : m_model(model) {}

    bool isShown() const override { return m_model.picture() != nullptr; }
    bool standsStill() const override { return true; }
    Area area() const override { return RolledMap::area; }
    Point partCorner() const override { return m_model.rolls().partCorner(); }
    void paint(const OverlayScene& scene) override;
    // Clicks go to what lies below.
    std::vector<StatementRef> statementsAt(Point /*cell*/) const override { return {}; }
    QString describe(Point cell) const override { return m_model.picture()->describe(cell); }
    QString toolTip(Point cell) const override { return describe(cell); }

private:
    void paintNumbers(const OverlayScene& scene, const LensPicture& picture) const;
    void paintMarks(const OverlayScene& scene, const LensPicture& picture) const;
    static void paintAxes(const OverlayScene& scene, const LensPicture& picture);

    const LensModel& m_model;
};

} // namespace levwright
