// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/CountedLevel.h"

#include "core/model/LevelLanguage.h"

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
    rolled.m_start.add(analysis.levelStart(level), Bias::Before);
    rolled.m_places = roll::StatementPlaces(rolled.m_planned, model, analysis.levelStart(level));
    for (const std::size_t statement : rolled.m_planned.statements)
        rolled.m_labels.push_back(
            QString::fromStdString(analysis.game().language().label(analysis.source(level), statement)));
    return rolled;
}

int CountedLevel::chance(std::int32_t statement) const {
    const roll::Trace& trace = m_planned.plan->traces[std::size_t(statement)];
    const CompiledLevel& level = m_planned.plan->level;
    if (trace.section < level.parts.size())
        return chanceIn(level.parts[trace.section], trace);
    return trace.section < level.rooms.size() ? chanceIn(level.rooms[trace.section], trace) : 100;
}

void CountedLevel::follow(const TextEdit& edit) {
    m_start.follow(edit);
    m_places.follow(edit);
}

bool CountedLevel::isStillIn(const Analysis& analysis) const {
    return analysis.levelText(index(analysis)) == m_text;
}

} // namespace levwright
