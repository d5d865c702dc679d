// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/ScenePainter.h"

#include "widgets/mapdrawing/ThingLooks.h"

#include <utility>

namespace levwright {
namespace {

constexpr qreal heatOpacity = 0.85;
constexpr qreal paleOpacity = 0.55;

} // namespace

ScenePainter::ScenePainter(TerrainPainter terrain)
    : m_terrain(std::move(terrain)),
      m_things(m_terrain.theme(), m_terrain.cell(), m_terrain.dpr(), m_terrain.tiles()) {}

QRect ScenePainter::rectOf(const Area& cells, QPoint topLeft) const {
    const QSize cell = m_terrain.cell();
    return {topLeft + QPoint(cells.x1 * cell.width(), cells.y1 * cell.height()),
            QSize(cells.width() * cell.width(), cells.height() * cell.height())};
}

void ScenePainter::paint(QPainter& painter, const Scene& scene, QPoint topLeft) {
    const Area all{0, 0, scene.terrain.width() - 1, scene.terrain.height() - 1};
    const Theme& theme = m_terrain.theme();
    m_terrain.paint(painter, scene.terrain, all, topLeft);
    painter.save();
    painter.setOpacity(heatOpacity);
    for (const SceneHeat& heat : scene.heat) {
        if (scene.terrain.contains(heat.cell))
            painter.fillRect(rectOf({heat.cell.x, heat.cell.y, heat.cell.x, heat.cell.y}, topLeft),
                             theme.heat(heat.share));
    }
    painter.restore();
    for (const SceneArea& area : scene.areas) {
        const QColor tint = QColor::fromRgb(rgbOf(area.ink, theme.ground()));
        const bool isHatched = area.ink == AreaInk::NoDigging || area.ink == AreaInk::NoPassing;
        m_things.paintArea(painter, {.tint = tint, .hatched = isHatched}, rectOf(area.cells, topLeft));
    }
    const Grid<SceneGlyph> glyphs = topGlyphs(scene);
    for (const SceneGlyph& glyph : glyphs.cells()) {
        if (glyph.character == 0)
            continue;
        painter.setOpacity(glyph.isCertain ? 1 : paleOpacity);
        m_things.paintThing(
            painter, {QChar::fromLatin1(glyph.character), glyph.color, statesOf(glyph.kind), glyph.thing},
            rectOf({glyph.cell.x, glyph.cell.y, glyph.cell.x, glyph.cell.y}, topLeft).topLeft());
    }
    painter.setOpacity(1);
    for (const SceneAxis& axis : scene.axes)
        paintAxis(painter, axis, rectOf(all, topLeft));
}

void ScenePainter::paintAxis(QPainter& painter, const SceneAxis& axis, const QRect& all) const {
    const qreal cells = (axis.place + 1) / 2.0;
    const qreal x = all.left() + cells * m_terrain.cell().width();
    const qreal y = all.top() + cells * m_terrain.cell().height();
    painter.save();
    painter.setOpacity(axis.opacity);
    painter.setPen(QPen(QColor::fromRgb(rgbOf(AreaInk::Room, m_terrain.theme().ground())), 2, Qt::DashLine));
    painter.drawLine(axis.isUpright ? QLineF(x, all.top(), x, all.bottom())
                                    : QLineF(all.left(), y, all.right(), y));
    painter.restore();
}

} // namespace levwright
