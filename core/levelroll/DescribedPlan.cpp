// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levelroll/DescribedPlan.h"

#include "core/base/Contract.h"
#include "core/compile/LevelCompiler.h"

#include <algorithm>
#include <array>

namespace levwright::roll {
namespace {

struct KindOf {
    StatementKind statement{};

    std::optional<RecordKind> operator()(std::monostate) const { return std::nullopt; }
    std::optional<RecordKind> operator()(const LevelRegionRecord&) const { return RecordKind::LevelRegion; }
    std::optional<RecordKind> operator()(const RegionRecord&) const { return RecordKind::Region; }
    std::optional<RecordKind> operator()(const DoorRecord&) const { return RecordKind::Door; }
    std::optional<RecordKind> operator()(const RoomDoorRecord&) const { return RecordKind::Door; }
    std::optional<RecordKind> operator()(const DrawbridgeRecord&) const { return RecordKind::Drawbridge; }
    std::optional<RecordKind> operator()(const MazewalkRecord&) const { return RecordKind::Mazewalk; }
    std::optional<RecordKind> operator()(const AreaRecord&) const {
        return statement == StatementKind::NonPasswall ? RecordKind::NonPasswall : RecordKind::NonDiggable;
    }
    std::optional<RecordKind> operator()(const LadderRecord&) const { return RecordKind::Ladder; }
    std::optional<RecordKind> operator()(const StairRecord&) const { return RecordKind::Stair; }
    std::optional<RecordKind> operator()(const AltarRecord&) const { return RecordKind::Altar; }
    std::optional<RecordKind> operator()(const FountainRecord&) const { return RecordKind::Fountain; }
    std::optional<RecordKind> operator()(const SinkRecord&) const { return RecordKind::Sink; }
    std::optional<RecordKind> operator()(const PoolRecord&) const { return RecordKind::Pool; }
    std::optional<RecordKind> operator()(const TrapRecord&) const { return RecordKind::Trap; }
    std::optional<RecordKind> operator()(const MonsterRecord&) const { return RecordKind::Monster; }
    std::optional<RecordKind> operator()(const ObjectRecord&) const { return RecordKind::Object; }
    std::optional<RecordKind> operator()(const GoldRecord&) const { return RecordKind::Gold; }
    std::optional<RecordKind> operator()(const EngravingRecord&) const { return RecordKind::Engraving; }
};

// The statements of a part or room by the kind of their record, each kind in text order.
using Section = std::array<std::vector<std::size_t>, recordKindCount>;

std::vector<std::size_t>& listOf(Section& section, RecordKind kind) {
    return section[std::size_t(kind)];
}

Section sectionOf(const LevelModel& level, const std::vector<StatementModel>& statements) {
    Section section;
    for (const StatementModel& statement : statements) {
        if (const auto kind = std::visit(KindOf{level.node(statement).kind}, statement.record))
            listOf(section, *kind).push_back(statement.node);
    }
    return section;
}

std::vector<Section> sectionsOf(const LevelModel& level) {
    std::vector<Section> sections;
    sections.reserve(level.parts.size() + level.rooms.size());
    for (const PartModel& part : level.parts)
        sections.push_back(sectionOf(level, part.statements));
    const LevelTree& tree = *level.tree;
    for (const RoomModel& room : level.rooms) {
        sections.push_back(sectionOf(level, room.statements));
        listOf(sections.back(), RecordKind::Room).push_back(tree.sections[room.section].firstStatement);
    }
    if (level.corridors.empty())
        return sections;
    sections.resize(std::max(sections.size(), std::size_t(1)));
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        const StatementKind kind = tree.statements[i].kind;
        if (kind == StatementKind::Corridor || kind == StatementKind::RandomCorridors)
            listOf(sections.front(), RecordKind::Corridor).push_back(i);
    }
    return sections;
}

} // namespace

Result<LevelPlanPtr> planDescribed(const Catalog& catalog, const LevelModel& level,
                                   const RollContext& context) {
    Result<CompiledLevel> compiled = compileLevel(level);
    if (!compiled)
        return std::unexpected(compiled.error());
    std::vector<Section> sections = sectionsOf(level);
    std::vector<std::size_t> statements;
    for (const Trace& trace : tracesOf(*compiled)) {
        const std::vector<std::size_t>& list = listOf(sections[trace.section], trace.kind);
        require(trace.index < list.size(), "every record has its statement");
        statements.push_back(list[trace.index]);
    }
    return planRolls(*std::move(compiled), catalog, context, std::move(statements));
}

} // namespace levwright::roll
