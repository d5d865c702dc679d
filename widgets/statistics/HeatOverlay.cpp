// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/HeatOverlay.h"

namespace levwright {
namespace {

constexpr float opacity = 0.85F; // what lies below stays visible

} // namespace

bool HeatOverlay::show(const std::shared_ptr<const StatisticsReport>& report,
                       std::optional<std::int32_t> statement) {
    if (report == m_report && statement == m_statement)
        return false;
    m_report = report;
    m_statement = statement;
    m_heatMap.reset();
    if (report && statement && !report->statistics().statements[std::size_t(*statement)].at.empty())
        m_heatMap.emplace(report->statistics(), *statement);
    return true;
}

Point HeatOverlay::partCorner() const {
    const std::optional<PartRef> part = m_session.currentPart();
    return m_report->level().corner(part ? part->part : 0);
}

// For levels whose text draws no map: paints where there usually is ground.
void HeatOverlay::paintGround(const OverlayScene& scene) const {
    QColor ground = scene.terrain.theme().color(MapColor::Floor);
    for (int cell = 0; cell < roll::cellCount; ++cell) {
        ground.setAlphaF(float(m_report->groundShare(cell)));
        if (ground.alpha() > 0)
            scene.painter.fillRect(scene.cellRect(roll::placeOf(cell)), ground);
    }
}

void HeatOverlay::paint(const OverlayScene& scene) {
    const std::vector<PartModel>& parts = m_session.levels().level(m_session.currentLevel()).parts;
    const std::optional<PartRef> part = m_session.currentPart();
    if (!part || part->part >= parts.size() || !parts[part->part].map)
        paintGround(scene);
    if (!m_heatMap)
        return;
    for (const auto& [cell, count] : m_heatMap->cells()) {
        const QRect rect = scene.cellRect(roll::placeOf(cell));
        if (!rect.intersects(scene.exposed))
            continue;
        QColor color = scene.terrain.theme().heat(m_heatMap->heat(count));
        color.setAlphaF(opacity);
        scene.painter.fillRect(rect, color);
    }
}

QString HeatOverlay::describe(Point cell) const {
    return m_heatMap && roll::onMap(cell) ? m_heatMap->describe(roll::cellOf(cell)) : QString();
}

} // namespace levwright
