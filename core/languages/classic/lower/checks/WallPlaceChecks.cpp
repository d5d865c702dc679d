// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>

namespace levwright {
namespace {

void checkWrittenPlace(LoweringContext& context, std::size_t part, const StatementNode& statement,
                       const Argument& place) {
    const Grid<unsigned char>& terrain = context.level.contents[part].terrain;
    const Point cell{context.toInt(place.numbers[0]), context.toInt(place.numbers[1])};
    if (!terrain.contains(cell))
        return;
    const Terrain& kind = *context.catalog().terrain(terrain.at(cell));
    if (!kind.isRock && !kind.isDoor)
        return;
    context.report(DiagnosticCode::PlaceInWall, place.range, statement,
                   {std::to_string(cell.x), std::to_string(cell.y), std::string(kind.name)});
}

} // namespace

// The game's compiler does not check the candidates of random places.
void checkWallPlaces(LoweringContext& context) {
    for (std::size_t part = 0; part < context.level.parts.size(); ++part) {
        if (!hasCells(context.level.parts[part]) || context.level.initMap)
            continue;
        for (const StatementModel& model : context.level.contents[part].statements) {
            const StatementNode& statement = context.level.node(model);
            for (const Argument& argument : statement.arguments) {
                if (statement.kind == StatementKind::RandomPlaces && !statement.broken &&
                    argument.kind == ArgumentKind::Point)
                    checkWrittenPlace(context, part, statement, argument);
            }
        }
    }
}

} // namespace levwright
