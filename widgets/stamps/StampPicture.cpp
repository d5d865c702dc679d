// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stamps/StampPicture.h"

#include "core/model/LevelLanguage.h"
#include "widgets/mapdrawing/ThingLooks.h"
#include "widgets/mapdrawing/ThingPainter.h"

#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

// Cells are two parts wide and three high, or square.
QSize cellFor(const Area& area, const MapLook& look, QSize size) {
    constexpr int narrowest = 2;
    constexpr int widest = 12;
    constexpr int largestSquare = 16;
    const QSize shape = look.cell({2, 3}, 2);
    const int fitting =
        std::min(size.width() / std::max(1, area.width()),
                 size.height() * shape.width() / (shape.height() * std::max(1, area.height())));
    const int width = std::clamp(fitting, narrowest, look.isSquare() ? largestSquare : widest);
    return {width, width * shape.height() / shape.width()};
}

void paintStampThing(QPainter& painter, ThingPainter& things, const GameTilesPtr& tiles,
                     const FragmentThing& thing, const CellTurn& turn, QSize cell) {
    if (thing.look.isContained)
        return;
    for (const Point each : thing.look.cells) {
        const Point at = turn(each);
        const QPoint corner(at.x * cell.width(), at.y * cell.height());
        if (thing.look.glyph != 0)
            things.paintThing(painter, lookOf(thing.look, tiles), corner);
        else
            things.paintOutline(painter, ThingState::Hovered, corner);
    }
}

} // namespace

QPixmap pictureOfStamp(const Fragment& stamp, const StampBrushes& brushes, QSize size) {
    const auto& [game, theme, look, dpr] = brushes;
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    const Area area = stamp.size();
    const QSize cell = cellFor(area, look, size);
    QPainter painter(&picture);
    painter.translate(std::max(0, (size.width() - area.width() * cell.width()) / 2),
                      std::max(0, (size.height() - area.height() * cell.height()) / 2));
    const Grid<char> cells = game.language().turned(stamp.cells, stamp.turn);
    std::vector<Point> shown;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.at({x, y}) != notThere)
                shown.push_back({x, y});
        }
    }
    TerrainPainter terrain(theme, look.terrain(game.catalog()), look.look, cell, dpr);
    terrain.paint(painter, cells, shown, {0, 0});
    ThingPainter things(theme, cell, dpr, terrain.tiles());
    for (const FragmentThing& thing : stamp.things)
        paintStampThing(painter, things, terrain.tiles(), thing, stamp.turn, cell);
    return picture;
}

} // namespace levwright
