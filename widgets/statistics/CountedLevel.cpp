// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/CountedLevel.h"

#include "core/model/Placement.h"

#include <algorithm>

namespace levwright {
namespace {

// Of a part or a room.
template <class Section>
int chanceIn(const Section& section, const roll::Trace& trace) {
    switch (trace.kind) {
    case roll::RecordKind::Monster:
        return section.monsters[trace.index].chance;
    case roll::RecordKind::Object:
        return section.objects[trace.index].chance;
    case roll::RecordKind::Trap:
        return section.traps[trace.index].chance;
    default:
        return 100;
    }
}

} // namespace

Result<CountedLevel> CountedLevel::make(const Session& session, std::size_t level,
                                        const roll::RollContext& context) {
    const Analysis& analysis = session.analysis();
    const LevelModel& model = analysis.level(level);
    if (!model.tree->hasHeader)
        return failure("There is no level here yet.");
    Result<roll::PlannedLevel> planned = roll::planLevel(analysis.game(), model, context);
    if (!planned)
        return std::unexpected(planned.error());
    CountedLevel rolled;
    rolled.m_planned = *std::move(planned);
    rolled.m_text = analysis.levelText(level);
    rolled.m_start = analysis.levelStart(level);
    for (const std::size_t statement : rolled.m_planned.statements) {
        rolled.m_begins.push_back(model.tree->statements[statement].range.begin + rolled.m_start);
        rolled.m_labels.push_back(
            QString::fromStdString(labelOf(analysis.game(), model, statement, rolled.m_text)));
    }
    return rolled;
}

int CountedLevel::chance(std::int32_t statement) const {
    const roll::Trace& trace = m_planned.plan->traces[std::size_t(statement)];
    const CompiledLevel& level = m_planned.plan->level;
    if (trace.section < level.parts.size())
        return chanceIn(level.parts[trace.section], trace);
    return trace.section < level.rooms.size() ? chanceIn(level.rooms[trace.section], trace) : 100;
}

Point CountedLevel::corner(std::size_t part) const {
    const CompiledLevel& level = m_planned.plan->level;
    if (part >= level.parts.size())
        return {0, 0};
    const Area area = roll::areaOfPart(level, part);
    return {area.x1, area.y1};
}

void CountedLevel::follow(const TextEdit& edit) {
    m_start = edit.map(m_start, Bias::Before);
    for (Offset& begin : m_begins)
        begin = edit.map(begin, Bias::After);
}

bool CountedLevel::isStillIn(const Analysis& analysis) const {
    return analysis.levelText(index(analysis)) == m_text;
}

std::optional<std::int32_t> CountedLevel::statementAt(Offset begin) const {
    const auto found = std::ranges::find(m_begins, begin);
    return found == m_begins.end() ? std::nullopt : std::optional(std::int32_t(found - m_begins.begin()));
}

} // namespace levwright
