// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/CanvasOverlay.h"
#include "widgets/statistics/HeatMap.h"
#include "widgets/statistics/StatisticsReport.h"

namespace levwright {

// Shows over the map where the things of the selected statement landed.
class HeatOverlay : public CanvasOverlay {
public:
    explicit HeatOverlay(const Session& session) : m_session(session) {}

    // report: of the level on the map; null shows nothing. statement: its number. Returns whether anything
    // changed.
    bool show(const std::shared_ptr<const StatisticsReport>& report, std::optional<std::int32_t> statement);
    // Empty if no statement is shown, or if it puts nothing on the map.
    const std::optional<HeatMap>& heatMap() const { return m_heatMap; }

    bool isShown() const override { return m_report != nullptr; }
    bool standsStill() const override { return true; }
    // The same for all statements, so that the map does not move.
    Area area() const override { return roll::wholeMap; }
    Point partCorner() const override;
    void paint(const OverlayScene& scene) override;
    // Clicks go to what lies below.
    std::vector<StatementRef> statementsAt(Point /*cell*/) const override { return {}; }
    QString describe(Point cell) const override;
    QString toolTip(Point cell) const override { return describe(cell); }

private:
    void paintGround(const OverlayScene& scene) const;

    const Session& m_session;
    std::shared_ptr<const StatisticsReport> m_report;
    std::optional<std::int32_t> m_statement;
    std::optional<HeatMap> m_heatMap;
};

} // namespace levwright
