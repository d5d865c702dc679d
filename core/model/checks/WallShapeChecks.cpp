// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/WallShape.h"
#include "core/model/checks/Checks.h"

namespace levwright {
namespace {

Range byteOf(const MapModel& map, Point cell) {
    const Offset at = map.rows[std::size_t(cell.y)].cells[std::size_t(cell.x)];
    return {at, at + 1};
}

TextEdit written(const MapModel& map, const std::vector<Point>& cells, char wall) {
    std::vector<Replacement> edit;
    for (const Point cell : cells)
        edit.push_back({byteOf(map, cell), std::string(1, wall)});
    return TextEdit(std::move(edit));
}

void checkPart(LoweringContext& context, const WallTerrain& walls, const PartModel& part) {
    const MapModel& map = *part.map;
    for (const std::vector<Point>& run : wallsWrongWayRound(walls, map.cells)) {
        const char wall = map.cells.at(run.front());
        const bool isUpright = wall == walls.across;
        Diagnostic& found = context.level.diagnostics.emplace_back(
            Diagnostic{.code = DiagnosticCode::WallWrongWayRound,
                       .range = byteOf(map, run.front()),
                       .anchor = std::nullopt,
                       .arguments = {isUpright ? "top to bottom" : "left to right", std::string(1, wall)},
                       .fixes = {}});
        found.fixes.push_back(
            {"Turn this wall", written(map, run, isUpright ? walls.upright : walls.across)});
    }
}

} // namespace

void checkWallShapes(LoweringContext& context) {
    const WallTerrain walls(context.catalog());
    for (const PartModel& part : context.level.parts) {
        if (hasCells(part))
            checkPart(context, walls, part);
    }
}

} // namespace levwright
