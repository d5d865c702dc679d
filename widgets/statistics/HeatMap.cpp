// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/HeatMap.h"

#include "widgets/statistics/StatisticsReport.h"

#include <QLocale>

#include <algorithm>

namespace levwright {

HeatMap::HeatMap(const roll::LevelStatistics& statistics, std::int32_t statement)
    : m_cells(statistics.statements[std::size_t(statement)].at), m_rolls(statistics.rolls) {
    for (const auto& [cell, count] : m_cells)
        m_most = std::max(m_most, count);
}

QString HeatMap::describe(int cell) const {
    const auto found = m_cells.find(cell);
    if (found == m_cells.end())
        return {};
    const QLocale locale;
    if (found->second > m_rolls)
        return tr("%1 in each roll").arg(locale.toString(double(found->second) / double(m_rolls), 'f', 1));
    return tr("%1 (%2 of %3 rolls)")
        .arg(percentText(double(found->second) / double(m_rolls)), locale.toString(qulonglong(found->second)),
             locale.toString(qulonglong(m_rolls)));
}

} // namespace levwright
