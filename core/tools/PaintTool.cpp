// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/PaintTool.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/tools/ToolTable.h"

#include <cstdlib>

namespace levwright {
namespace {

std::vector<CellChange> allTo(char terrain, const std::vector<Point>& cells) {
    std::vector<CellChange> changes;
    changes.reserve(cells.size());
    for (const Point cell : cells)
        changes.push_back({cell, terrain});
    return changes;
}

int sign(int number) {
    return (number > 0) - (number < 0);
}

// The nearest place to `to` that lies straight or diagonally from `from`.
Point straightened(Point from, Point to) {
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    if (std::abs(dx) > 2 * std::abs(dy))
        return {to.x, from.y};
    if (std::abs(dy) > 2 * std::abs(dx))
        return {from.x, to.y};
    const int length = std::max(std::abs(dx), std::abs(dy));
    return {from.x + sign(dx) * length, from.y + sign(dy) * length};
}

Point squared(Point from, Point to) {
    const int side = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    return {from.x + (to.x < from.x ? -side : side), from.y + (to.y < from.y ? -side : side)};
}

class FreehandTool : public PaintTool {
public:
    explicit FreehandTool(bool erases) : m_erases(erases) {}

    StrokeUpdate begin(const Grid<char>& /*map*/, Point at, char terrain) override {
        m_terrain = m_erases ? stone : terrain;
        m_last = at;
        return {{{at, m_terrain}}, false};
    }

    StrokeUpdate extend(Point to, bool /*constrained*/) override {
        if (to == m_last)
            return {};
        std::vector<Point> cells = lineCells(m_last, to);
        cells.erase(cells.begin());
        m_last = to;
        return {allTo(m_terrain, cells), false};
    }

private:
    bool m_erases;
    char m_terrain = stone;
    Point m_last;
};

class ShapeTool : public PaintTool {
public:
    explicit ShapeTool(ToolId id) : m_id(id) {}

    StrokeUpdate begin(const Grid<char>& /*map*/, Point at, char terrain) override {
        m_terrain = terrain;
        m_from = at;
        return extend(at, false);
    }

    StrokeUpdate extend(Point to, bool constrained) override {
        if (m_id == ToolId::Line)
            return {allTo(m_terrain, lineCells(m_from, constrained ? straightened(m_from, to) : to)), true};
        const Point corner = constrained ? squared(m_from, to) : to;
        return {allTo(m_terrain, rectangleCells(m_from, corner, m_id == ToolId::FilledRectangle)), true};
    }

    bool isShape() const override { return true; }

private:
    ToolId m_id;
    char m_terrain = stone;
    Point m_from;
};

class FloodTool : public PaintTool {
public:
    StrokeUpdate begin(const Grid<char>& map, Point at, char terrain) override {
        return {allTo(terrain, floodCells(map, at)), false};
    }
    StrokeUpdate extend(Point /*to*/, bool /*constrained*/) override { return {}; }
};

std::unique_ptr<PaintTool> makePencil() {
    return std::make_unique<FreehandTool>(false);
}
std::unique_ptr<PaintTool> makeEraser() {
    return std::make_unique<FreehandTool>(true);
}
template <ToolId id>
std::unique_ptr<PaintTool> makeShape() {
    return std::make_unique<ShapeTool>(id);
}
std::unique_ptr<PaintTool> makeFlood() {
    return std::make_unique<FloodTool>();
}

constexpr ToolRow tools[] = {
    {ToolId::Select, "Select", "tool.select", "&Select", "select", "Alt+1", "Select and move things", false,
     nullptr},
    {ToolId::SelectCells, "Select Cells", "tool.selectCells", "Select &Cells", "select-cells", "Alt+9",
     "Select a rectangle of cells (Shift: more, Ctrl: fewer)", false, nullptr},
    {ToolId::Pencil, "Pencil", "tool.pencil", "&Pencil", "pencil", "Alt+2", "Paint cell by cell", true,
     makePencil},
    {ToolId::Line, "Line", "tool.line", "&Line", "line", "Alt+3", "Paint a line (Shift: straight)", true,
     makeShape<ToolId::Line>},
    {ToolId::Rectangle, "Rectangle", "tool.rectangle", "&Rectangle", "rectangle", "Alt+4",
     "Paint the outline of a rectangle (Shift: square)", true, makeShape<ToolId::Rectangle>},
    {ToolId::FilledRectangle, "Filled Rectangle", "tool.filledRectangle", "F&illed Rectangle",
     "filled-rectangle", "Alt+5", "Paint a filled rectangle (Shift: square)", true,
     makeShape<ToolId::FilledRectangle>},
    {ToolId::FloodFill, "Flood Fill", "tool.fill", "&Flood Fill", "flood-fill", "Alt+6",
     "Fill all joined cells of one terrain", true, makeFlood},
    {ToolId::Eraser, "Eraser", "tool.eraser", "&Eraser", "eraser", "Alt+7", "Paint stone", false, makeEraser},
    {ToolId::Eyedropper, "Eyedropper", "tool.eyedropper", "E&yedropper", "eyedropper", "Alt+8",
     "Take the terrain of a cell (right button: with every tool)", false, nullptr},
};

static_assert(listsAll(tools, &ToolRow::id));

} // namespace

std::span<const ToolRow> toolTable() {
    return tools;
}

std::unique_ptr<PaintTool> makePaintTool(ToolId id) {
    const ToolRow& row = tools[std::size_t(id)];
    return row.make == nullptr ? nullptr : row.make();
}

std::string_view nameOf(ToolId id) {
    return tools[std::size_t(id)].name;
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

std::vector<Point> floodCells(const Grid<char>& map, Point at) {
    if (!map.contains(at))
        return {};
    const char wanted = map.at(at);
    Grid<char> seen(map.width(), map.height(), 0);
    std::vector<Point> cells{at};
    seen.set(at, 1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Point p = cells[i];
        for (const Point next :
             {Point{p.x + 1, p.y}, Point{p.x - 1, p.y}, Point{p.x, p.y + 1}, Point{p.x, p.y - 1}}) {
            if (!map.contains(next) || seen.at(next) != 0 || map.at(next) != wanted)
                continue;
            seen.set(next, 1);
            cells.push_back(next);
        }
    }
    return cells;
}

} // namespace levwright
