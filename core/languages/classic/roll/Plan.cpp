// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/roll/Plan.h"

#include "core/base/Contract.h"
#include "core/languages/classic/compile/LevelCompiler.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace levwright::roll {
namespace {

// The statements of a part or room by what they make; each kind is in text order.
using Section = std::map<std::string_view, std::vector<std::size_t>>;

Section sectionOf(const std::vector<StatementModel>& statements) {
    Section section;
    for (const StatementModel& statement : statements) {
        std::visit(
            [&]<class R>(const R&) {
                if constexpr (!std::is_same_v<R, std::monostate>)
                    section[R::recordName.kind].push_back(statement.node);
            },
            statement.record);
    }
    return section;
}

std::vector<Section> sectionsOf(const ClassicLevel& level) {
    std::vector<Section> sections;
    sections.reserve(level.parts.size() + level.rooms.size());
    for (const PartContents& part : level.contents)
        sections.push_back(sectionOf(part.statements));
    const LevelTree& tree = *level.tree;
    for (const RoomModel& room : level.rooms) {
        sections.push_back(sectionOf(room.statements));
        sections.back()[roomTrace].push_back(tree.sections[room.section].firstStatement);
    }
    if (level.corridors.empty())
        return sections;
    sections.resize(std::max(sections.size(), std::size_t(1)));
    for (std::size_t i = 0; i < tree.statements.size(); ++i) {
        const StatementKind kind = tree.statements[i].kind;
        if (kind == StatementKind::Corridor || kind == StatementKind::RandomCorridors)
            sections.front()[CorridorRecord::recordName.kind].push_back(i);
    }
    return sections;
}

} // namespace

Result<LevelPlanPtr> planDescribed(const Catalog& catalog, const ClassicLevel& level,
                                   const RollContext& context) {
    Result<CompiledLevel> compiled = compileLevel(level, Unknowns::PassedOver);
    if (!compiled)
        return std::unexpected(compiled.error());
    std::vector<Section> sections = sectionsOf(level);
    std::vector<std::size_t> statements;
    for (const Trace& trace : tracesOf(*compiled)) {
        const std::vector<std::size_t>& list = sections[trace.section][trace.kind];
        require(trace.index < list.size(), "every record has its statement");
        statements.push_back(list[trace.index]);
    }
    return planRolls(*std::move(compiled), catalog, context, std::move(statements));
}

} // namespace levwright::roll
