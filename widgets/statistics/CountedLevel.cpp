// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/CountedLevel.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"

namespace levwright {

Result<CountedLevel> CountedLevel::make(const Session& session, std::size_t level,
                                        const roll::RollContext& context) {
    const LevelsAnalysis& analysis = session.levels();
    const LevelModel& model = analysis.level(level);
    if (!model.hasHeader())
        return failure(say("There is no level here yet."));
    Result<roll::RollPlanPtr> plan = analysis.game().language().plan(analysis.source(level), context);
    if (!plan)
        return std::unexpected(plan.error());
    CountedLevel rolled;
    rolled.m_plan = *std::move(plan);
    rolled.m_text = analysis.levelText(level);
    rolled.m_start.add(analysis.levelStart(level), Bias::Before);
    rolled.m_places = roll::StatementPlaces(*rolled.m_plan, model, analysis.levelStart(level));
    for (const std::size_t statement : rolled.m_plan->statements)
        rolled.m_labels.push_back(
            QString::fromStdString(analysis.game().language().label(analysis.source(level), statement)));
    return rolled;
}

void CountedLevel::follow(const TextEdit& edit) {
    m_start.follow(edit);
    m_places.follow(edit);
}

std::optional<std::int32_t> CountedLevel::statementIn(Range range) const {
    std::optional<std::int32_t> first;
    for (std::int32_t number = 0; std::size_t(number) < m_places.count(); ++number) {
        const Offset begin = m_places.begin(number);
        if (begin >= range.begin && begin < range.end && (!first || begin < m_places.begin(*first)))
            first = number;
    }
    return first;
}

bool CountedLevel::isStillIn(const LevelsAnalysis& analysis) const {
    return analysis.levelText(index(analysis)) == m_text;
}

} // namespace levwright
