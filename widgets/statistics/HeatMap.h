// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <map>

namespace levwright {

// How often the things of one statement landed on each cell in the rolls of a level.
class HeatMap {
    Q_DECLARE_TR_FUNCTIONS(levwright::HeatMap)

public:
    HeatMap(const roll::LevelStatistics& statistics, std::int32_t statement);

    // Maps a cell of the level to the number of things that landed there in all rolls.
    const std::map<int, roll::Count>& cells() const { return m_cells; }
    // The share of rolls with something on the most frequent cell, at most 1. Several things of one roll on a
    // cell count as several rolls up to there.
    double highestShare() const { return shareOf(m_most); }
    // The frequency relative to the most frequent cell, 0..1.
    double heat(roll::Count count) const { return shareOf(count) / highestShare(); }
    // For example "5.3 % (527 of 10,000 rolls)" or "2.5 in each roll"; empty if nothing ever lands there.
    QString describe(int cell) const;

private:
    double shareOf(roll::Count count) const { return double(std::min(count, m_rolls)) / double(m_rolls); }

    std::map<int, roll::Count> m_cells;
    roll::Count m_rolls;
    roll::Count m_most = 0;
};

} // namespace levwright
