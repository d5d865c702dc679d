// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/DrawnLevel.h"

#include "core/compare/ComparedPage.h"
#include "widgets/mapdrawing/ScenePainter.h"

#include <QPainter>

namespace levwright {
namespace {

constexpr int faint = 130;
constexpr int strong = 255;

} // namespace

QColor markColor(const Theme& theme, compare::DifferenceKind kind) {
    return QColor::fromRgb(compare::rgbOf(kind, theme.ground()));
}

QSize CompareBrushes::cell() const {
    return look.cell({10, 16}, 16);
}

QPixmap drawnLevel(const CompareBrushes& brushes, const Catalog& catalog, const compare::LevelPicture& level,
                   const std::vector<compare::SceneMark>& marks, int current) {
    const auto& [theme, look, dpr] = brushes;
    const QSize cell = brushes.cell();
    const Scene& scene = level.scene();
    QPixmap picture(QSize(scene.terrain.width() * cell.width(), scene.terrain.height() * cell.height()) *
                    dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(theme.color(MapColor::Paper));
    QPainter painter(&picture);
    ScenePainter(TerrainPainter(theme, look.terrain(catalog), look.look, cell, dpr))
        .paint(painter, scene, {0, 0});
    for (const compare::SceneMark& mark : marks) {
        const bool isCurrent = int(mark.difference) == current;
        QColor color = markColor(theme, mark.kind);
        color.setAlpha(isCurrent ? strong : faint);
        painter.setPen(QPen(color, isCurrent ? 2 : 1));
        for (const Area& area : mark.areas)
            painter.drawRect(QRect(QPoint(area.x1 * cell.width(), area.y1 * cell.height()),
                                   QSize(area.width() * cell.width(), area.height() * cell.height()))
                                 .adjusted(1, 1, -1, -1));
    }
    return picture;
}

} // namespace levwright
