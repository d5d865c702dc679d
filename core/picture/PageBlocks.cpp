// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/PageBlocks.h"

#include "core/picture/CharacterShapes.h"

#include <algorithm>

namespace levwright {
namespace {

// The rectangles that make up a shape, in its own points. Equal runs below each other are one.
std::vector<Area> blocksOf(const CharacterShape& shape) {
    std::vector<Area> blocks;
    for (int y = 0; y < shapeHeight; ++y) {
        for (int x = 0; x < shapeWidth; ++x) {
            const int begin = x;
            while (x < shapeWidth && hasPoint(shape, x, y))
                ++x;
            if (x == begin)
                continue;
            const auto above = std::ranges::find_if(blocks, [&](const Area& block) {
                return block.y2 == y - 1 && block.x1 == begin && block.x2 == x - 1;
            });
            if (above != blocks.end())
                above->y2 = y;
            else
                blocks.push_back({begin, y, x - 1, y});
        }
    }
    return blocks;
}

// The upper left point of a cell on the page.
Point cornerOf(const PicturePage::Placed& placed, Point cell) {
    const Point size = placed.picture.cellSize;
    return {placed.corner.x + cell.x * size.x, placed.corner.y + cell.y * size.y};
}

// Calls with each cell of the picture and its place.
template <class Visit>
void visitCells(const Picture& picture, const Visit& visit) {
    for (int y = 0; y < picture.cells.height(); ++y) {
        for (int x = 0; x < picture.cells.width(); ++x)
            visit(Point{x, y}, picture.cells.at({x, y}));
    }
}

// The points of a character on the page: as large as its cell allows, in the middle of it.
std::vector<Area> partsOf(char character, const PicturePage::Placed& placed, Point cell,
                          ShapeBlocks& shapes) {
    const auto [shape, isNew] = shapes.try_emplace(character);
    if (isNew)
        shape->second = blocksOf(shapeOf(character));
    const Point size = placed.picture.cellSize;
    const int factor = std::max(1, std::min(size.x / shapeWidth, size.y / shapeHeight));
    Point corner = cornerOf(placed, cell);
    corner.x += (size.x - shapeWidth * factor) / 2;
    corner.y += (size.y - shapeHeight * factor) / 2;
    std::vector<Area> parts;
    for (const Area& block : shape->second)
        parts.push_back(Area{block.x1 * factor, block.y1 * factor, (block.x2 + 1) * factor - 1,
                             (block.y2 + 1) * factor - 1}
                            .shifted(corner));
    return parts;
}

} // namespace

std::vector<Block> groundsOf(const PicturePage& page, const PicturePage::Placed& placed) {
    std::vector<Block> blocks;
    const Grid<PictureCell>& cells = placed.picture.cells;
    const Point size = placed.picture.cellSize;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width();) {
            const int begin = x;
            const Rgb ground = cells.at({x, y}).ground;
            while (x < cells.width() && cells.at({x, y}).ground == ground)
                ++x;
            if (ground != page.paper)
                blocks.push_back(
                    {Area{0, 0, (x - begin) * size.x - 1, size.y - 1}.shifted(cornerOf(placed, {begin, y})),
                     ground});
        }
    }
    return blocks;
}

std::vector<Block> linesOf(const PicturePage::Placed& placed, const PictureFrame& frame) {
    const Area& cells = frame.cells;
    const Point size = placed.picture.cellSize;
    const Area all = Area{0, 0, cells.width() * size.x - 1, cells.height() * size.y - 1}.shifted(
        cornerOf(placed, {cells.x1, cells.y1}));
    return {{{all.x1, all.y1, all.x2, all.y1}, frame.ink},
            {{all.x1, all.y2, all.x2, all.y2}, frame.ink},
            {{all.x1, all.y1 + 1, all.x1, all.y2 - 1}, frame.ink},
            {{all.x2, all.y1 + 1, all.x2, all.y2 - 1}, frame.ink}};
}

std::vector<Block> linesOf(const PicturePage::Placed& placed, const std::vector<PictureAxis>& axes) {
    std::vector<Block> blocks;
    const Grid<PictureCell>& cells = placed.picture.cells;
    const Point size = placed.picture.cellSize;
    const Point last{cells.width() * size.x - 1, cells.height() * size.y - 1};
    for (const PictureAxis& axis : axes) {
        const int at = (axis.place + 1) * (axis.isUpright ? size.x : size.y) / 2;
        if (at < 0 || at > (axis.isUpright ? last.x : last.y))
            continue;
        const Area line = axis.isUpright ? Area{at, 0, at, last.y} : Area{0, at, last.x, at};
        blocks.push_back({line.shifted(placed.corner), axis.ink});
    }
    return blocks;
}

std::vector<Block> rimsOf(const PicturePage::Placed& placed, ShapeBlocks& shapes) {
    std::vector<Block> blocks;
    visitCells(placed.picture, [&](Point at, const PictureCell& cell) {
        if (!cell.tile)
            return;
        const Point size = placed.picture.cellSize;
        const Area whole = Area{0, 0, size.x - 1, size.y - 1}.shifted(cornerOf(placed, at));
        for (const Area& part : partsOf(cell.character, placed, at, shapes))
            blocks.push_back({part.grown(1, 1).common(whole), cell.ground});
    });
    return blocks;
}

std::vector<Block> charactersOf(const PicturePage::Placed& placed, ShapeBlocks& shapes) {
    std::vector<Block> blocks;
    visitCells(placed.picture, [&](Point at, const PictureCell& cell) {
        for (const Area& part : partsOf(cell.character, placed, at, shapes))
            blocks.push_back({part, cell.ink});
    });
    return blocks;
}

std::vector<PlacedTile> tilesOf(const PicturePage::Placed& placed) {
    std::vector<PlacedTile> tiles;
    visitCells(placed.picture, [&](Point at, const PictureCell& cell) {
        if (cell.tile)
            tiles.push_back({cornerOf(placed, at), &placed.picture.tiles[*cell.tile]});
    });
    return tiles;
}

} // namespace levwright
