// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/ScenePainter.h"

#include "widgets/mapdrawing/ThingLooks.h"

namespace levwright {
namespace {

constexpr qreal heatOpacity = 0.85;
constexpr qreal paleOpacity = 0.55;

} // namespace

ScenePainter::ScenePainter(const Theme& theme, const TerrainLooks& looks, QSize cell)
    : m_theme(theme), m_cell(cell), m_terrain(theme, looks, Look::Tiles, cell, 1),
      m_things(theme, cell, 1, looks.tiles()) {}

QRect ScenePainter::rectOf(const Area& cells, QPoint topLeft) const {
    return {topLeft + QPoint(cells.x1 * m_cell.width(), cells.y1 * m_cell.height()),
            QSize(cells.width() * m_cell.width(), cells.height() * m_cell.height())};
}

void ScenePainter::paint(QPainter& painter, const Scene& scene, QPoint topLeft) {
    const Area all{0, 0, scene.terrain.width() - 1, scene.terrain.height() - 1};
    m_terrain.paint(painter, scene.terrain, all, topLeft);
    painter.save();
    painter.setOpacity(heatOpacity);
    for (const SceneHeat& heat : scene.heat) {
        if (scene.terrain.contains(heat.cell))
            painter.fillRect(rectOf({heat.cell.x, heat.cell.y, heat.cell.x, heat.cell.y}, topLeft),
                             m_theme.heat(heat.share));
    }
    painter.restore();
    for (const SceneArea& area : scene.areas) {
        const QColor tint = QColor::fromRgb(rgbOf(area.ink, m_theme.ground()));
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
    const qreal x = all.left() + cells * m_cell.width();
    const qreal y = all.top() + cells * m_cell.height();
    painter.save();
    painter.setOpacity(axis.opacity);
    painter.setPen(QPen(QColor::fromRgb(rgbOf(AreaInk::Room, m_theme.ground())), 2, Qt::DashLine));
    painter.drawLine(axis.isUpright ? QLineF(x, all.top(), x, all.bottom())
                                    : QLineF(all.left(), y, all.right(), y));
    painter.restore();
}

} // namespace levwright
