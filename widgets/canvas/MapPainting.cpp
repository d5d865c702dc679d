// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapPainting.h"

#include <algorithm>

namespace levwright {

void CanvasBrushes::renew(const Catalog& catalog, QSize cell, qreal newDpr) {
    dpr = newDpr;
    terrain.emplace(theme, look.terrain(catalog), look.look, cell, dpr);
    things.emplace(theme, cell, dpr, terrain->tiles());
    floating = {};
}

void paintCanvas(const PaintJob& job) {
    const QRect& all = job.moment.viewport;
    for (const QRect& part : job.exposed)
        job.painter.fillRect(part & all, job.brushes.theme.color(MapColor::Background));
    if (!job.sight.showsCells())
        return paintNotice(job);
    paintGround(job);
    paintThings(job);
    paintHand(job);
    const QPoint ruler = job.moment.ruler;
    if (job.exposed.intersects(QRect(0, 0, all.width(), ruler.y())) ||
        job.exposed.intersects(QRect(0, 0, ruler.x(), all.height())))
        paintRulers(job);
}

bool MapPainting::meetsEdge(const QRect& rect) const {
    const QRect inside = rect.adjusted(2, 2, -2, -2);
    return std::ranges::any_of(
        m_exposed, [&](const QRect& part) { return part.intersects(rect) && !inside.contains(part & rect); });
}

void MapPainting::fillExposed(const QRect& rect, const QColor& color) const {
    for (const QRect& part : m_exposed)
        m_painter.fillRect(part & rect, color);
}

} // namespace levwright
