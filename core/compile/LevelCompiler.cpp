// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/LevelCompiler.h"

#include <format>

namespace levwright {
namespace {

// Puts every record at the end of its list.
class PartCompiler {
  public:
    PartCompiler(const LevelModel& level, CompiledPart& part) : m_level(level), m_part(part) {}

    void add(const StatementModel& statement) {
        m_kind = m_level.node(statement).kind;
        std::visit(*this, statement.record);
    }

    void operator()(std::monostate) {}
    void operator()(const MonsterRecord& record) { m_part.monsters.push_back(record); }
    void operator()(const ObjectRecord& record) { m_part.objects.push_back(record); }
    void operator()(const TrapRecord& record) { m_part.traps.push_back(record); }
    void operator()(const DoorRecord& record) { m_part.doors.push_back(record); }
    void operator()(const DrawbridgeRecord& record) { m_part.drawbridges.push_back(record); }
    void operator()(const MazewalkRecord& record) { m_part.mazewalks.push_back(record); }
    void operator()(const RegionRecord& record) { m_part.regions.push_back(record); }
    void operator()(const AreaRecord& record) {
        (m_kind == StatementKind::NonPasswall ? m_part.nonPasswall : m_part.nonDiggable).push_back(record);
    }
    void operator()(const LevelRegionRecord& record) { m_part.levelRegions.push_back(record); }
    void operator()(const LadderRecord& record) { m_part.ladders.push_back(record); }
    void operator()(const StairRecord& record) { m_part.stairs.push_back(record); }
    void operator()(const AltarRecord& record) { m_part.altars.push_back(record); }
    void operator()(const FountainRecord& record) { m_part.fountains.push_back(record); }
    void operator()(const GoldRecord& record) { m_part.gold.push_back(record); }
    void operator()(const EngravingRecord& record) { m_part.engravings.push_back(record); }

  private:
    const LevelModel& m_level;
    CompiledPart& m_part;
    StatementKind m_kind{};
};

CompiledPart compilePart(const LevelModel& level, const PartModel& model) {
    CompiledPart part;
    part.horizontalAlignment = model.horizontalAlign;
    part.verticalAlignment = model.verticalAlign;
    part.map = model.terrain;
    part.objectRegisters = model.objectRegisters;
    part.monsterRegisters = model.monsterRegisters;
    part.placeRegisters = model.placeRegisters;
    PartCompiler compiler(level, part);
    for (const StatementModel& statement : model.statements)
        compiler.add(statement);
    return part;
}

} // namespace

Result<CompiledLevel> compileLevel(const LevelModel& level) {
    if (level.tree->kind == LevelSyntax::Rooms)
        return failure(std::format("“{}” is a room level; this version of Levwright compiles maze levels only.", level.name));
    if (hasErrors(level.diagnostics))
        return failure(std::format("“{}” has errors, so it cannot be compiled.", level.name));
    CompiledLevel compiled;
    compiled.name = level.name;
    compiled.kind = LevelKind::Maze;
    compiled.initMap = level.initMap;
    compiled.flags = level.flags;
    compiled.message = level.message;
    compiled.filling = level.filling;
    for (const PartModel& part : level.parts)
        compiled.parts.push_back(compilePart(level, part));
    return compiled;
}

} // namespace levwright
