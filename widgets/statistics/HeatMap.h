// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QCoreApplication>
#include <QString>

#include <map>

namespace levwright {

// How often the things of one statement landed on each cell in the rolls of a level.
class HeatMap {
    Q_DECLARE_TR_FUNCTIONS(levwright::HeatMap)

public:
    HeatMap(const roll::LevelStatistics& statistics, std::int32_t statement);

    // Maps a cell of the level to the number of rolls with something there.
    const std::map<int, roll::Count>& cells() const { return m_cells; }
    // The share of rolls with something on the most frequent cell.
    double highestShare() const { return double(m_most) / double(m_rolls); }
    // The frequency relative to the most frequent cell, 0..1.
    double heat(roll::Count count) const { return double(count) / double(m_most); }
    // For example "5.3 % (527 of 10,000 rolls)"; empty if nothing ever lands there.
    QString describe(int cell) const;

private:
    std::map<int, roll::Count> m_cells;
    roll::Count m_rolls;
    roll::Count m_most = 0;
};

} // namespace levwright
