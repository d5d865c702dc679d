// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/compile/LevelCompiler.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {
namespace {

template <class Section>
void add(const std::vector<StatementModel>& statements, Section& section) {
    const auto addRecord = [&]<class R>(const R& record) {
        if constexpr (hasList<R, Section>)
            listOf<R>(section).push_back(record);
        else // after the checks of the model, a level of the other kind has no such record
            require(std::is_same_v<R, std::monostate>, "a record fits its kind of level");
    };
    for (const StatementModel& statement : statements)
        std::visit(addRecord, statement.record);
}

CompiledPart compilePart(const PartContents& model) {
    CompiledPart part;
    part.horizontalAlignment = model.horizontalAlign;
    part.verticalAlignment = model.verticalAlign;
    part.map = model.terrain;
    part.objectRegisters = model.objectRegisters;
    part.monsterRegisters = model.monsterRegisters;
    part.placeRegisters = model.placeRegisters;
    part.furtherPlaces = model.furtherPlaces;
    part.randomRegions = model.randomRegions;
    add(model.statements, part);
    return part;
}

CompiledRoom compileRoom(const RoomModel& model) {
    CompiledRoom room = model.room;
    add(model.statements, room);
    return room;
}

} // namespace

Result<CompiledLevel> compileLevel(const ClassicLevel& level, Unknowns unknowns) {
    const bool isRefused =
        unknowns == Unknowns::Refused ? hasErrors(level.diagnostics) : hasOtherErrors(level.diagnostics);
    if (isRefused)
        return failure(hasOtherErrors(level.diagnostics)
                           ? say("{} has errors, so it cannot be compiled.", inQuotes(level.name))
                           : whyNotWritten(level.diagnostics));
    if (const auto& parts = level.tree->opaqueParts; unknowns == Unknowns::Refused && !parts.empty())
        return failure(say("{} cannot be compiled: only the game itself understands {}.",
                           inQuotes(level.name), inQuotes(level.leftOutOfRolls.front())));
    CompiledLevel compiled;
    compiled.name = level.name;
    compiled.kind = level.tree->kind == LevelSyntax::Maze ? LevelKind::Maze : LevelKind::Rooms;
    compiled.initMap = level.initMap;
    compiled.flags = level.flags;
    compiled.message = level.message;
    compiled.filling = level.filling;
    for (const PartContents& part : level.contents)
        compiled.parts.push_back(compilePart(part));
    for (const RoomModel& room : level.rooms)
        compiled.rooms.push_back(compileRoom(room));
    compiled.corridors = level.corridors;
    compiled.objectRegisters = level.objectRegisters;
    compiled.monsterRegisters = level.monsterRegisters;
    return compiled;
}

void storeTerrain(CompiledLevel& level, const Catalog& catalog) {
    if (catalog.tables().isBuiltIn())
        return;
    const auto stored = [&](int number) {
        const Terrain* terrain = catalog.terrain(number);
        return terrain == nullptr ? number : terrain->stored;
    };
    for (CompiledPart& part : level.parts) {
        for (int y = 0; y < part.map.height(); ++y) {
            for (int x = 0; x < part.map.width(); ++x)
                part.map.set({x, y}, static_cast<unsigned char>(stored(part.map.at({x, y}))));
        }
    }
    if (level.initMap) {
        level.initMap->foreground = stored(level.initMap->foreground);
        level.initMap->background = stored(level.initMap->background);
    }
    level.filling = stored(level.filling);
}

} // namespace levwright
