// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/PaintTool.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"
#include "core/tools/BuildTools.h"
#include "core/tools/ToolCells.h"
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

class FreehandTool : public PaintTool {
public:
    explicit FreehandTool(bool erases) : m_erases(erases) {}

    StrokeUpdate begin(const StrokeStart& start) override {
        m_terrain = m_erases ? stone : start.terrain;
        m_options = start.options;
        m_last = start.at;
        return {allTo(m_terrain, brushCells({start.at}, m_options)), false};
    }

    StrokeUpdate extend(Point to, bool /*constrained*/) override {
        if (to == m_last)
            return {};
        std::vector<Point> cells = lineCells(m_last, to);
        cells.erase(cells.begin());
        m_last = to;
        return {allTo(m_terrain, brushCells(cells, m_options)), false};
    }

private:
    bool m_erases;
    char m_terrain = stone;
    ToolOptions m_options;
    Point m_last;
};

class ShapeTool : public PaintTool {
public:
    explicit ShapeTool(ToolId id) : m_id(id) {}

    StrokeUpdate begin(const StrokeStart& start) override {
        m_terrain = start.terrain;
        m_from = start.at;
        return extend(start.at, false);
    }

    StrokeUpdate extend(Point to, bool constrained) override {
        return {allTo(m_terrain, cellsTo(to, constrained)), true};
    }

    bool isShape() const override { return true; }

private:
    std::vector<Point> cellsTo(Point to, bool constrained) const {
        if (m_id == ToolId::Line)
            return lineCells(m_from, constrained ? straightTo(m_from, to) : to);
        const Point corner = constrained ? squareTo(m_from, to) : to;
        if (m_id == ToolId::Ellipse || m_id == ToolId::FilledEllipse)
            return ellipseCells(m_from, corner, m_id == ToolId::FilledEllipse);
        return rectangleCells(m_from, corner, m_id == ToolId::FilledRectangle);
    }

    ToolId m_id;
    char m_terrain = stone;
    Point m_from;
};

class FloodTool : public PaintTool {
public:
    StrokeUpdate begin(const StrokeStart& start) override {
        const Grid<char>& map = start.map;
        const char wanted = map.atOr(start.at, '\0');
        // The fill passes corners only between cells that are not walls. Otherwise it would leave a room with
        // slanting walls.
        const auto mayStep = [&](Point from, Point to) {
            const bool isBetweenWalls = from.x != to.x && from.y != to.y &&
                                        start.walls.joins(map.at({from.x, to.y})) &&
                                        start.walls.joins(map.at({to.x, from.y}));
            return map.at(to) == wanted && !isBetweenWalls;
        };
        const Joining joining = start.options.fillsCorners ? Joining::SidesAndCorners : Joining::Sides;
        return {allTo(start.terrain, flooded({map.width(), map.height()}, start.at, joining, mayStep)),
                false};
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

constexpr OptionSet shapeOptions = mirrorOptions | wallOptions;
constexpr OptionSet freehandOptions = brushOptions | shapeOptions;

constexpr ToolRow tools[] = {
    {ToolId::Select, phrase("Select"), "tool.select", phrase("&Select"), "select", "Alt+1",
     phrase("Select and move things"), false, noOptions, nullptr},
    {ToolId::SelectCells, phrase("Select Cells"), "tool.selectCells", phrase("Select &Cells"), "select-cells",
     "Alt+9", phrase("Select a rectangle of cells (Shift: more, Ctrl: fewer, both: of those selected)"),
     false, noOptions, nullptr},
    {ToolId::Lasso, phrase("Lasso"), "tool.lasso", phrase("Lasso"), "lasso", "Alt+Q",
     phrase("Select the cells that you draw a line around (Shift: more, Ctrl: fewer)"), false, noOptions,
     nullptr},
    {ToolId::Wand, phrase("Magic Wand"), "tool.wand", phrase("Magic &Wand"), "wand", "Alt+Shift+Q",
     phrase("Select all joined cells of one terrain (Shift: more, Ctrl: fewer)"), false, noOptions, nullptr},
    {ToolId::Pencil, phrase("Pencil"), "tool.pencil", phrase("&Pencil"), "pencil", "Alt+2",
     phrase("Paint cell by cell (Shift: a line from the last one)"), true, freehandOptions, makePencil},
    {ToolId::Line, phrase("Line"), "tool.line", phrase("&Line"), "line", "Alt+3",
     phrase("Paint a line (Shift: straight)"), true, shapeOptions, makeShape<ToolId::Line>},
    {ToolId::Rectangle, phrase("Rectangle"), "tool.rectangle", phrase("&Rectangle"), "rectangle", "Alt+4",
     phrase("Paint the outline of a rectangle (Shift: square)"), true, shapeOptions,
     makeShape<ToolId::Rectangle>},
    {ToolId::FilledRectangle, phrase("Filled Rectangle"), "tool.filledRectangle", phrase("Filled Rectan&gle"),
     "filled-rectangle", "Alt+5", phrase("Paint a filled rectangle (Shift: square)"), true, shapeOptions,
     makeShape<ToolId::FilledRectangle>},
    {ToolId::Ellipse, phrase("Ellipse"), "tool.ellipse", phrase("&Ellipse"), "ellipse", "Alt+O",
     phrase("Paint the outline of an ellipse (Shift: circle)"), true, shapeOptions,
     makeShape<ToolId::Ellipse>},
    {ToolId::FilledEllipse, phrase("Filled Ellipse"), "tool.filledEllipse", phrase("Fille&d Ellipse"),
     "filled-ellipse", "Alt+Shift+O", phrase("Paint a filled ellipse (Shift: circle)"), true, shapeOptions,
     makeShape<ToolId::FilledEllipse>},
    {ToolId::FloodFill, phrase("Flood Fill"), "tool.fill", phrase("&Flood Fill"), "flood-fill", "Alt+6",
     phrase("Fill all joined cells of one terrain"), true, fillOptions | shapeOptions, makeFlood},
    {ToolId::Eraser, phrase("Eraser"), "tool.eraser", phrase("Er&aser"), "eraser", "Alt+7",
     phrase("Paint stone (Shift: a line from the last cell)"), false, freehandOptions, makeEraser},
    {ToolId::Room, phrase("Room"), "tool.room", phrase("Roo&m"), "room", "Alt+R",
     phrase("Build a room with its walls (Shift: square)"), false, roomOptions | shapeOptions, makeRoomTool},
    {ToolId::Corridor, phrase("Corridor"), "tool.corridor", phrase("Corr&idor"), "corridor", "Alt+C",
     phrase("Dig a corridor through stone"), false, mirrorOptions, makeCorridorTool},
    {ToolId::Door, phrase("Door"), "tool.door", phrase("D&oor"), "door", "Alt+D",
     phrase("Put a door into a wall"), false, doorOptions | mirrorOptions, makeDoorTool},
    {ToolId::Type, phrase("Type"), "tool.type", phrase("&Type"), "type", "Alt+I",
     phrase("Type map characters at the cursor (Enter: next row, Backspace: back)"), false, noOptions,
     nullptr},
    {ToolId::Eyedropper, phrase("Eyedropper"), "tool.eyedropper", phrase("E&yedropper"), "eyedropper",
     "Alt+8", phrase("Take the terrain of a cell (right button: with every tool)"), false, noOptions,
     nullptr},
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

} // namespace levwright
