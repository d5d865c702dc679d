// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/StatementPlaces.h"

namespace levwright::roll {

StatementPlaces::StatementPlaces(const RollPlan& plan, const LevelModel& level, Offset start) {
    for (const std::size_t statement : plan.statements)
        m_begins.add(level.tree->statements[statement].range.begin + start, Bias::After);
}

std::optional<std::int32_t> StatementPlaces::numberAt(Offset begin) const {
    return m_begins.find(begin).transform([](std::size_t number) { return std::int32_t(number); });
}

} // namespace levwright::roll
