// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/languages/classic/lower/checks/Checks.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright {
namespace {

Area clamped(Area area, Area bounds) {
    return {std::clamp(area.x1, bounds.x1, bounds.x2), std::clamp(area.y1, bounds.y1, bounds.y2),
            std::clamp(area.x2, bounds.x1, bounds.x2), std::clamp(area.y2, bounds.y1, bounds.y2)};
}

bool inside(Area area, Area bounds) {
    return clamped(area, bounds) == area;
}

std::string written(Area area) {
    return std::format("({},{},{},{})", area.x1, area.y1, area.x2, area.y2);
}

// At most a few steps away. If the author means a place that is farther away, only the author can know it.
std::optional<Point> nearestFloor(const LoweringContext& context, Point cell) {
    constexpr int farthest = 3;
    std::optional<Point> nearest;
    int least = 0;
    for (int y = cell.y - farthest; y <= cell.y + farthest; ++y) {
        for (int x = cell.x - farthest; x <= cell.x + farthest; ++x) {
            const int distance = (x - cell.x) * (x - cell.x) + (y - cell.y) * (y - cell.y);
            if (!context.terrain->contains({x, y}) || (nearest && distance >= least) ||
                !context.catalog().terrain(context.terrain->at({x, y}))->isRoom)
                continue;
            nearest = {x, y};
            least = distance;
        }
    }
    return nearest;
}

} // namespace

void checkPlace(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                Place place, std::string_view named) {
    const Point last = context.lastCell;
    if (argument.kind == ArgumentKind::Point && !context.level.initMap && !context.inRooms()) {
        const int x = context.toInt(argument.numbers[0]);
        const int y = context.toInt(argument.numbers[1]);
        if (x < 0 || y < 0 || x > last.x || y > last.y) {
            context.report(
                DiagnosticCode::PlaceOutOfMap, argument.range, statement,
                {std::to_string(x), std::to_string(y), std::to_string(last.x), std::to_string(last.y)});
            return;
        }
    }
    const Point cell{place.x, place.y};
    if (named.empty() || !context.terrain || !context.terrain->contains(cell))
        return;
    const Terrain* terrain = context.catalog().terrain(context.terrain->at(cell));
    if (!terrain->isRock && !terrain->isDoor)
        return;
    Diagnostic& found = context.report(
        DiagnosticCode::PlacedInWall, argument.range, statement,
        {std::string(named), std::to_string(cell.x), std::to_string(cell.y), terrainNameAt(context, cell)});
    const std::optional<Point> floor = nearestFloor(context, cell);
    if (!floor || argument.kind != ArgumentKind::Point)
        return;
    const std::array<int, 2> there{floor->x, floor->y};
    found.fixes.push_back({say("Move it to ({},{})", floor->x, floor->y),
                           respellNumbers(context.tree, context.text, argument, there)});
}

void checkArea(LoweringContext& context, const StatementNode& statement, const Argument& argument) {
    const Area area{context.toInt(argument.numbers[0]), context.toInt(argument.numbers[1]),
                    context.toInt(argument.numbers[2]), context.toInt(argument.numbers[3])};
    const Catalog& catalog = context.catalog();
    const bool ofLevel = argument.kind == ArgumentKind::LevregionArea;
    const Area bounds = ofLevel ? Area{catalog.limit("level-first-column"), catalog.limit("level-first-row"),
                                       catalog.limit("level-last-column"), catalog.limit("level-last-row")}
                                : Area{0, 0, context.lastCell.x, context.lastCell.y};
    if (inside(area, bounds))
        return;
    std::vector<std::string> arguments{std::to_string(area.x1), std::to_string(area.y1),
                                       std::to_string(area.x2), std::to_string(area.y2)};
    if (!ofLevel) {
        arguments.push_back(std::to_string(context.lastCell.x));
        arguments.push_back(std::to_string(context.lastCell.y));
    }
    Diagnostic& found =
        context.report(ofLevel ? DiagnosticCode::AreaOutOfLevel : DiagnosticCode::AreaOutOfMap,
                       argument.range, statement, std::move(arguments));
    if (bounds.x2 < 0 || bounds.y2 < 0)
        return;
    const Area inBounds = clamped(area, bounds);
    found.fixes.push_back(
        {say("Change it to {}{}", ofLevel ? "levregion" : "", written(inBounds)),
         respellNumbers(context.tree, context.text, argument,
                        std::array<int, 4>{inBounds.x1, inBounds.y1, inBounds.x2, inBounds.y2})});
}

void checkRegisterIndex(LoweringContext& context, const StatementNode& statement, const Argument& argument) {
    const bool align = argument.kind == ArgumentKind::AlignRegister;
    const int last = context.catalog().limit(align ? "alignment-registers" : "registers") - 1;
    const int index = context.toInt(argument.number());
    if (index <= last)
        return;
    const std::string_view source = context.sourceOf(argument.range);
    context.report(DiagnosticCode::RegisterIndex, argument.range, statement,
                   {std::string(source.substr(0, source.find_first_of(" \t["))), std::to_string(index),
                    std::to_string(last)});
}

void checkChance(LoweringContext& context, const StatementNode& statement) {
    if (!statement.chance)
        return;
    const int chance = context.toInt(statement.chance->number());
    const int first = context.catalog().limit("chance-first");
    const int last = context.catalog().limit("chance-last");
    if (chance >= first && chance <= last)
        return;
    Diagnostic& found = context.report(DiagnosticCode::BadChance, statement.chance->range, statement,
                                       {std::to_string(chance)});
    // The game's compiler has not read this statement's colon yet.
    found.anchor.reset();
    const int mended = std::clamp(chance, first, last);
    const Range number = statement.chance->text;
    found.fixes.push_back({say("Change it to {}%", mended),
                           TextEdit::replace(number, respelled(context.sourceOf(number), mended))});
}

} // namespace levwright
