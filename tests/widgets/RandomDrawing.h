// SPDX-License-Identifier: GPL-3.0-or-later
// Random intents that draw, with the expected effect of each.
#pragma once

#include "tests/widgets/RandomIntents.h"

namespace levwright {

inline ToolOptions RandomIntents::someOptions() {
    constexpr std::array sizes{1, 1, 1, 2, 3, 5, 7, 9};
    return {.brushSize = m_lots.of(sizes),
            .roundBrush = m_lots.one(2),
            .fillsCorners = m_lots.one(2),
            .mirror = Mirror(m_lots.one(2) ? 0 : m_lots.below(5)),
            .smartWalls = m_lots.one(2),
            .lightsRoom = m_lots.one(2),
            .roomHasDoor = m_lots.one(2),
            .secretDoor = m_lots.one(2)};
}

inline Expectation RandomIntents::stroke() {
    const auto id = ToolId(int(ToolId::Pencil) + m_lots.below(int(ToolId::Door) - int(ToolId::Pencil) + 1));
    if (m_lots.one(4))
        selectCells();
    else
        dropCellSelection();
    const ToolOptions options = someOptions();
    m_desk.strokes.setTool(id);
    m_desk.strokes.setOptions(options);
    start();
    const char terrain = someTerrainHere();
    const bool constrained = m_lots.one(4);
    std::vector<Point> path{someCell()};
    for (int i = m_lots.below(4); i > 0; --i) {
        const Point to = someCell();
        path.push_back(m_lots.one(6) ? Point{to.x * 2 - 9, to.y * 2 - 9} : to);
    }
    m_desk.strokes.begin(path.front(), terrain);
    for (std::size_t i = 1; i < path.size(); ++i)
        m_desk.strokes.extend(path[i], constrained);
    m_desk.strokes.finish();
    return model().hasMap() ? painted(options, path, terrain, constrained) : Expectation();
}

// The statements of doors that say one of the cells and nothing else.
inline std::set<std::size_t> exactDoors(const Contents& contents, const std::vector<Point>& cells) {
    std::set<std::size_t> exact;
    for (const Placement& thing : contents.things) {
        const bool isExact = thing.kind == StatementKind::Door && thing.cells.size() == 1 &&
                             thing.certainty == Certainty::Written && thing.origin == thing.cells.front();
        if (isExact && !thing.isRandomPlace && std::ranges::contains(cells, thing.cells.front()))
            exact.insert(thing.statement);
    }
    return exact;
}

// Those over which something else is painted.
inline std::set<std::size_t> RandomIntents::doorsUnder(const std::vector<CellChange>& changes,
                                                       const Grid<char>& map, const Contents& contents) {
    std::vector<Point> cells;
    for (const CellChange& change : changes) {
        if (walls().isDoor(map.atOr(change.at, ' ')) && !walls().isDoor(change.terrain))
            cells.push_back(change.at);
    }
    return exactDoors(contents, cells);
}

// The same tool on a grid of cells, without any text.
inline Expectation RandomIntents::painted(const ToolOptions& options, const std::vector<Point>& path,
                                          char terrain, bool constrained) {
    const std::unique_ptr<PaintTool> tool = makePaintTool(m_desk.strokes.tool());
    const Grid<char>& map = mapBefore();
    const Contents before = contentsBefore();
    const Point limit{before.cells.width(), before.cells.height()};
    const CellMask* selected = session().selectedCells();
    const WallTerrain wallTerrain = walls();
    Grid<char> cells = map;
    std::vector<StrokeAddition> additions;
    std::vector<StrokeAddition> doors; // each drawn door gets its statement
    std::vector<Point> erased;         // each erased one loses it
    const auto carryOut = [&](const StrokeUpdate& update) {
        if (update.replacesStroke) {
            cells = map;
            additions.clear();
            doors.clear();
            erased.clear();
        }
        if (update.changes.empty())
            return;
        const StrokeUpdate all =
            completed({wallTerrain, options, {map.width(), map.height()}, limit, selected}, cells, update);
        additions = all.additions;
        for (const CellChange& change : all.changes) {
            if (wallTerrain.isDoor(change.terrain))
                doors.push_back({"door", change.at});
            if (wallTerrain.isDoor(map.atOr(change.at, stone)))
                erased.push_back(change.at);
        }
        cells = changedMap(cells, all.changes);
    };
    carryOut(tool->begin({map, wallTerrain, path.front(), terrain, options}));
    for (std::size_t i = 1; i < path.size(); ++i)
        carryOut(tool->extend({std::clamp(path[i].x, 0, limit.x - 1), std::clamp(path[i].y, 0, limit.y - 1)},
                              constrained));
    additions.insert(additions.end(), doors.begin(), doors.end());
    Contents contents = before;
    contents.write(cells, {0, 0});
    std::erase_if(erased, [&](Point cell) { return wallTerrain.isDoor(cells.at(cell)); });
    const std::set<std::size_t> gone = exactDoors(before, erased);
    contents.remove(gone);
    Expectation expected = written(std::move(contents));
    expected.touched.insert(gone.begin(), gone.end());
    expected.removed = gone.size();
    expected.mayAdd = std::move(additions);
    expected.mayBreak = ofPlaces;
    return expected;
}

inline Expectation RandomIntents::replaceTerrain() {
    const bool hasSelection = m_lots.one(3) && selectCells();
    start();
    const WallTerrain wallTerrain = walls();
    const TerrainReplacement replacement{someTerrainHere(), someTerrain(),
                                         m_lots.one(2) ? &wallTerrain : nullptr};
    using Reach = TerrainReach;
    const Reach reach = hasSelection ? Reach::SelectedCells : m_lots.one(2) ? Reach::Part : Reach::Level;
    m_desk.commands.replaceTerrain(replacement, reach);
    Expectation expected;
    expected.mayBreak = ofPlaces;
    const std::vector<PartModel>& parts = m_desk.before().level(m_desk.level()).parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!parts[i].map || (i != m_part && reach != Reach::Level))
            continue;
        const CellMask* within = hasSelection ? session().selectedCells() : nullptr;
        const auto mayChange = [&](Point at) { return within == nullptr || within->contains(at); };
        Grid<char> cells = parts[i].map->cells;
        std::vector<CellChange> changes;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                if (cells.at({x, y}) == replacement.from && mayChange({x, y}))
                    changes.push_back({{x, y}, replacement.to});
            }
        }
        Contents contents = m_desk.contentsBefore(i);
        const std::set<std::size_t> gone = doorsUnder(changes, cells, contents);
        contents.remove(gone);
        expected.touched.insert(gone.begin(), gone.end());
        expected.removed += gone.size();
        contents.write(changes);
        const bool isOfWalls = wallTerrain.isWall(replacement.from) && wallTerrain.isWall(replacement.to);
        if (replacement.walls != nullptr && !isOfWalls) {
            std::vector<CellChange> further = wallsAround(wallTerrain, cells, changes);
            std::erase_if(further, [&](const CellChange& each) { return !mayChange(each.at); });
            contents.write(further);
        }
        expected.parts.insert(i);
        expected.contents[i] = std::move(contents);
    }
    return expected;
}

inline Expectation RandomIntents::straighten() {
    const bool hasSelection = m_lots.one(2) && selectCells();
    if (!hasSelection)
        dropCellSelection();
    start();
    m_desk.commands.straightenWalls();
    if (!model().hasMap())
        return {};
    const CellMask cells =
        hasSelection ? *session().selectedCells() : CellMask::of({0, 0, mapSize().x - 1, mapSize().y - 1});
    Contents contents = contentsBefore();
    contents.write(straightened(walls(), mapBefore(), cells.cells()));
    return written(std::move(contents));
}

} // namespace levwright
