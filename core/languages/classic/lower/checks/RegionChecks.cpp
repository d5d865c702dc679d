// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

constexpr int vault = 4;

std::vector<std::string> numbersOf(Area area) {
    return {std::to_string(area.x1), std::to_string(area.y1), std::to_string(area.x2),
            std::to_string(area.y2)};
}

bool holdsCell(Area area, auto&& isWanted) {
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            if (isWanted(x, y))
                return true;
        }
    }
    return false;
}

// The four cells diagonally outside of the corners as written.
std::array<Point, 4> cellsOutside(Area area) {
    return {Point{area.x1 - 1, area.y1 - 1}, Point{area.x2 + 1, area.y1 - 1}, Point{area.x1 - 1, area.y2 + 1},
            Point{area.x2 + 1, area.y2 + 1}};
}

// Checks that the game's compiler does with -w only. An area with swapped corners has corners, but no cells
// for it. For an area that leaves the map, it reads beyond its tables.
void checkRocks(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                Area area) {
    const Grid<unsigned char>& terrain = *context.terrain;
    const std::array<Point, 4> outside = cellsOutside(area);
    if (!std::ranges::all_of(outside, [&](Point cell) { return terrain.contains(cell); }))
        return;
    const auto kindAt = [&](int x, int y) { return context.catalog().terrain(terrain.at({x, y})); };
    const auto isRockAt = [&](int x, int y) {
        const Terrain* kind = kindAt(x, y);
        return kind->isRock || kind->isDoor;
    };
    if (holdsCell(area, isRockAt))
        context.report(DiagnosticCode::RockInRegion, argument.range, statement, numbersOf(area));
    if (!std::ranges::all_of(outside, [&](Point cell) { return kindAt(cell.x, cell.y)->isRock; }))
        context.report(DiagnosticCode::OpenEdgeOfRegion, argument.range, statement, numbersOf(area));
}

void checkIrregular(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                    Area area) {
    if (!context.terrain) {
        context.report(DiagnosticCode::NoMapHere, statement.range, statement, {"An irregular REGION"});
        return;
    }
    const Point first{area.x1, area.y1};
    if (!context.terrain->contains(first))
        return; // already reported
    if (!context.catalog().terrain(context.terrain->at(first))->isRoom)
        context.report(DiagnosticCode::RockInIrregularRegion, argument.range, statement,
                       {std::to_string(first.x), std::to_string(first.y), terrainNameAt(context, first)});
}

} // namespace

void checkRegion(LoweringContext& context, const StatementNode& statement, const RegionRecord& record) {
    const Argument& argument = *statement.find(Field::Area);
    const Area written{context.toInt(argument.numbers[0]), context.toInt(argument.numbers[1]),
                       context.toInt(argument.numbers[2]), context.toInt(argument.numbers[3])};
    if (written.x1 > written.x2 || written.y1 > written.y2) {
        Diagnostic& found = context.report(DiagnosticCode::AreaCornersSwapped, argument.range, statement);
        const Area right = written.ordered();
        found.fixes.push_back({say("Change it to ({},{},{},{})", right.x1, right.y1, right.x2, right.y2),
                               respellNumbers(context.tree, context.text, argument,
                                              std::array<int, 4>{right.x1, right.y1, right.x2, right.y2})});
    }
    const Area& stored = record.area;
    if (record.type == vault &&
        (record.irregular != 0 || stored.x2 - stored.x1 != 1 || stored.y2 - stored.y1 != 1))
        context.report(DiagnosticCode::VaultSize, argument.range, statement);
    if (record.irregular != 0)
        checkIrregular(context, statement, argument, written);
    else if (context.terrain && written.x1 > 0 && written.y1 > 0 && written.x2 < context.lastCell.x &&
             written.y2 < context.lastCell.y)
        checkRocks(context, statement, argument, written);
}

} // namespace levwright
