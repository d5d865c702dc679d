// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/levelroll/StatementPlaces.h"

#include <algorithm>

namespace levwright::roll {

StatementPlaces::StatementPlaces(const PlannedLevel& planned, const LevelModel& level, Offset start) {
    m_begins.reserve(planned.statements.size());
    for (const std::size_t statement : planned.statements)
        m_begins.push_back(level.tree->statements[statement].range.begin + start);
}

void StatementPlaces::follow(const TextEdit& edit) {
    for (Offset& begin : m_begins)
        begin = edit.map(begin, Bias::After);
}

std::optional<std::int32_t> StatementPlaces::numberAt(Offset begin) const {
    const auto found = std::ranges::find(m_begins, begin);
    return found == m_begins.end() ? std::nullopt : std::optional(std::int32_t(found - m_begins.begin()));
}

} // namespace levwright::roll
