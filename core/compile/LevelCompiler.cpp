// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/LevelCompiler.h"

#include "core/base/Contract.h"
#include "core/base/Printable.h"

#include <format>

namespace levwright {
namespace {

// What may stand in parts and rooms alike.
template <class Section>
struct CommonLists {
    Section& section;

    void operator()(std::monostate) {}
    void operator()(const MonsterRecord& record) { section.monsters.push_back(record); }
    void operator()(const ObjectRecord& record) { section.objects.push_back(record); }
    void operator()(const TrapRecord& record) { section.traps.push_back(record); }
    void operator()(const StairRecord& record) { section.stairs.push_back(record); }
    void operator()(const AltarRecord& record) { section.altars.push_back(record); }
    void operator()(const FountainRecord& record) { section.fountains.push_back(record); }
    void operator()(const GoldRecord& record) { section.gold.push_back(record); }
    void operator()(const EngravingRecord& record) { section.engravings.push_back(record); }
    // The checks of the model leave no record in a level of the other kind.
    void operator()(const auto& /*record*/) { require(false, "a record fits its kind of level"); }
};

struct PartLists : CommonLists<CompiledPart> {
    StatementKind kind{};

    using CommonLists::operator();
    void operator()(const DoorRecord& record) { section.doors.push_back(record); }
    void operator()(const DrawbridgeRecord& record) { section.drawbridges.push_back(record); }
    void operator()(const MazewalkRecord& record) { section.mazewalks.push_back(record); }
    void operator()(const RegionRecord& record) { section.regions.push_back(record); }
    void operator()(const AreaRecord& record) {
        (kind == StatementKind::NonPasswall ? section.nonPasswall : section.nonDiggable).push_back(record);
    }
    void operator()(const LevelRegionRecord& record) { section.levelRegions.push_back(record); }
    void operator()(const LadderRecord& record) { section.ladders.push_back(record); }
};

struct RoomLists : CommonLists<CompiledRoom> {
    using CommonLists::operator();
    void operator()(const RoomDoorRecord& record) { section.doors.push_back(record); }
    void operator()(const SinkRecord& record) { section.sinks.push_back(record); }
    void operator()(const PoolRecord& record) { section.pools.push_back(record); }
};

CompiledPart compilePart(const LevelModel& level, const PartModel& model) {
    CompiledPart part;
    part.horizontalAlignment = model.horizontalAlign;
    part.verticalAlignment = model.verticalAlign;
    part.map = model.terrain;
    part.objectRegisters = model.objectRegisters;
    part.monsterRegisters = model.monsterRegisters;
    part.placeRegisters = model.placeRegisters;
    for (const StatementModel& statement : model.statements)
        std::visit(PartLists{{part}, level.node(statement).kind}, statement.record);
    return part;
}

CompiledRoom compileRoom(const RoomModel& model) {
    CompiledRoom room = model.room;
    for (const StatementModel& statement : model.statements)
        std::visit(RoomLists{{room}}, statement.record);
    return room;
}

} // namespace

Result<CompiledLevel> compileLevel(const LevelModel& level) {
    if (hasErrors(level.diagnostics))
        return failure(std::format("{} has errors, so it cannot be compiled.", inQuotes(level.name)));
    CompiledLevel compiled;
    compiled.name = level.name;
    compiled.kind = level.tree->kind == LevelSyntax::Maze ? LevelKind::Maze : LevelKind::Rooms;
    compiled.initMap = level.initMap;
    compiled.flags = level.flags;
    compiled.message = level.message;
    compiled.filling = level.filling;
    for (const PartModel& part : level.parts)
        compiled.parts.push_back(compilePart(level, part));
    for (const RoomModel& room : level.rooms)
        compiled.rooms.push_back(compileRoom(room));
    compiled.corridors = level.corridors;
    compiled.objectRegisters = level.objectRegisters;
    compiled.monsterRegisters = level.monsterRegisters;
    return compiled;
}

} // namespace levwright
