// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <array>
#include <format>

namespace levwright {
namespace {

bool isDoorCell(const LoweringContext& context, Point cell) {
    if (!context.terrain->contains(cell))
        return false;
    const Terrain* terrain = context.catalog().terrain(context.terrain->at(cell));
    return terrain->isDoor || terrain->mapCharacter == 'S';
}

// The byte of a cell of the part's own map; empty if the cell is not written.
std::optional<Offset> byteOf(const LoweringContext& context, Point cell) {
    if (!context.part->map || cell.y < 0 || std::size_t(cell.y) >= context.part->map->rows.size())
        return std::nullopt;
    const RowCells& row = context.part->map->rows[std::size_t(cell.y)].cells;
    return cell.x >= 0 && std::size_t(cell.x) < row.size() ? std::optional(row[std::size_t(cell.x)])
                                                           : std::nullopt;
}

} // namespace

void checkDoor(LoweringContext& context, const StatementNode& statement, const Argument& argument,
               Place place) {
    if (!place.isCell())
        return;
    if (!context.terrain) {
        context.report(DiagnosticCode::NoMapHere, statement.range, statement, {"A DOOR"});
        return;
    }
    const Point cell{place.x, place.y};
    // The game's compiler looks for a door even beside the map, but below it, it reads beyond its tables.
    // That the place lies outside has been reported already, unless an INIT_MAP switches that check off.
    const bool below =
        argument.kind == ArgumentKind::Point && cell.y > context.lastCell.y && !context.level.initMap;
    if (below || isDoorCell(context, cell))
        return;
    Diagnostic& found =
        context.report(DiagnosticCode::DoorOffMap, argument.range, statement,
                       {std::to_string(cell.x), std::to_string(cell.y), terrainNameAt(context, cell)});
    if (const std::optional<Offset> byte = byteOf(context, cell))
        found.fixes.push_back(
            {say("Draw a door at ({},{})", cell.x, cell.y), TextEdit::replace({*byte, *byte + 1}, "+")});
    found.fixes.push_back({say("Remove the DOOR statement"), TextEdit::erase(statement.range)});
}

void checkDrawbridge(LoweringContext& context, const StatementNode& statement,
                     const DrawbridgeRecord& record) {
    if (!record.place.isCell())
        return;
    if (!context.terrain) {
        context.report(DiagnosticCode::NoMapHere, statement.range, statement, {"A DRAWBRIDGE"});
        return;
    }
    constexpr std::array<Point, 4> steps{Point{0, -1}, Point{0, 1}, Point{1, 0}, Point{-1, 0}};
    constexpr std::array<std::string_view, 4> sides{"north", "south", "east", "west"};
    const auto hasWall = [&](std::size_t direction) {
        const Point wall{record.place.x + steps[direction].x, record.place.y + steps[direction].y};
        return context.terrain->contains(wall) &&
               context.catalog().terrain(context.terrain->at(wall))->isWall;
    };
    const auto direction = std::size_t(record.direction);
    if (hasWall(direction))
        return;
    Diagnostic& found = context.report(
        DiagnosticCode::DrawbridgeNeedsWall, statement.range, statement,
        {std::to_string(record.place.x), std::to_string(record.place.y), std::string(sides[direction])});
    for (std::size_t other = 0; other < sides.size(); ++other) {
        if (hasWall(other))
            found.fixes.push_back(
                {say("Make it open to the {}", sides[other]),
                 TextEdit::replace(statement.find(Field::Direction)->range, std::string(sides[other]))});
    }
}

} // namespace levwright
