// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/ToolCells.h"

#include "core/base/CellMask.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace levwright {
namespace {

int sign(int number) {
    return (number > 0) - (number < 0);
}

// The shape lies around the middle cell, or around the one left of and above the middle.
std::vector<Point> brushShape(const ToolOptions& brush) {
    const int size = brush.brushSize;
    const int before = (size - 1) / 2;
    std::vector<Point> shape;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const int dx = 2 * x - (size - 1);
            const int dy = 2 * y - (size - 1);
            if (!brush.roundBrush || dx * dx + dy * dy <= std::max(size * size - 2, 0))
                shape.push_back({x - before, y - before});
        }
    }
    return shape;
}

} // namespace

Point straightTo(Point from, Point to) {
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    if (std::abs(dx) > 2 * std::abs(dy))
        return {to.x, from.y};
    if (std::abs(dy) > 2 * std::abs(dx))
        return {from.x, to.y};
    const int length = std::max(std::abs(dx), std::abs(dy));
    return {from.x + sign(dx) * length, from.y + sign(dy) * length};
}

Point squareTo(Point from, Point to) {
    const int side = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    return {from.x + (to.x < from.x ? -side : side), from.y + (to.y < from.y ? -side : side)};
}

std::vector<Point> lineCells(Point from, Point to) {
    const int dx = std::abs(to.x - from.x);
    const int dy = std::abs(to.y - from.y);
    const Point step{sign(to.x - from.x), sign(to.y - from.y)};
    std::vector<Point> cells{from};
    int error = dx - dy;
    for (Point at = from; at != to; cells.push_back(at)) {
        const int doubled = 2 * error;
        if (doubled > -dy) {
            error -= dy;
            at.x += step.x;
        }
        if (doubled < dx) {
            error += dx;
            at.y += step.y;
        }
    }
    return cells;
}

std::vector<Point> rectangleCells(Point corner, Point opposite, bool filled) {
    const Area area = Area{corner.x, corner.y, opposite.x, opposite.y}.ordered();
    std::vector<Point> cells;
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            if (filled || x == area.x1 || x == area.x2 || y == area.y1 || y == area.y2)
                cells.push_back({x, y});
        }
    }
    return cells;
}

std::vector<Point> ellipseCells(Point corner, Point opposite, bool filled) {
    const Area area = Area{corner.x, corner.y, opposite.x, opposite.y}.ordered();
    // In quarters of a cell, so that all numbers are whole. The line goes through the outer cells, a quarter
    // beyond their middles.
    const std::int64_t width = 2 * area.width() - 1;
    const std::int64_t height = 2 * area.height() - 1;
    const auto isInside = [&](Point cell) {
        const std::int64_t dx = 2 * (2 * cell.x - area.x1 - area.x2);
        const std::int64_t dy = 2 * (2 * cell.y - area.y1 - area.y2);
        return dx * dx * height * height + dy * dy * width * width <= width * width * height * height;
    };
    std::vector<Point> cells = rectangleCells(corner, opposite, true);
    std::erase_if(cells, [&](Point cell) {
        return !isInside(cell) ||
               (!filled && std::ranges::all_of(cellsBeside(cell, Joining::Sides), isInside));
    });
    return cells;
}

std::vector<Point> brushCells(const std::vector<Point>& cells, const ToolOptions& brush) {
    if (brush.brushSize == 1)
        return cells;
    const std::vector<Point> shape = brushShape(brush);
    std::vector<Point> covered;
    covered.reserve(cells.size() * shape.size());
    for (const Point cell : cells) {
        for (const Point part : shape)
            covered.push_back({cell.x + part.x, cell.y + part.y});
    }
    return CellMask(std::move(covered)).cells();
}

std::vector<Point> mirrorImages(Point cell, Mirror mirror, Point size) {
    const Point turned{size.x - 1 - cell.x, size.y - 1 - cell.y};
    switch (mirror) {
    case Mirror::None:
        break;
    case Mirror::LeftRight:
        return {cell, {turned.x, cell.y}};
    case Mirror::TopBottom:
        return {cell, {cell.x, turned.y}};
    case Mirror::Both:
        return {cell, {turned.x, cell.y}, {cell.x, turned.y}, turned};
    case Mirror::HalfTurn:
        return {cell, turned};
    }
    return {cell};
}

} // namespace levwright
