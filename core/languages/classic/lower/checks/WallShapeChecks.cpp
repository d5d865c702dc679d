// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/checks/WallShape.h"
#include "core/languages/classic/lower/checks/Checks.h"

namespace levwright {
namespace {

Range byteOf(const MapModel& map, Point cell) {
    const Offset at = map.rows[std::size_t(cell.y)].cells[std::size_t(cell.x)];
    return {at, at + 1};
}

void checkPart(LoweringContext& context, const WallTerrain& walls, const PartModel& part) {
    const MapModel& map = *part.map;
    const std::vector<std::vector<Point>> runs = wallsWrongWayRound(walls, map.cells);
    std::vector<Replacement> turned;
    for (const std::vector<Point>& run : runs) {
        const char right = map.cells.at(run.front()) == walls.across ? walls.upright : walls.across;
        for (const Point cell : run)
            turned.push_back({byteOf(map, cell), std::string(1, right)});
    }
    for (const std::vector<Point>& run : runs) {
        const char wall = map.cells.at(run.front());
        context.level.diagnostics.push_back(
            {.code = DiagnosticCode::WallWrongWayRound,
             .range = byteOf(map, run.front()),
             .anchor = std::nullopt,
             .arguments = {wall == walls.across ? say("top to bottom") : say("left to right"),
                           std::string(1, wall)},
             .fixes = {{say("Redraw all such walls of this map"), TextEdit(turned)}}});
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
