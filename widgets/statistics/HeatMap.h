// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/LevelStatistics.h"

#include <QCoreApplication>
#include <QString>

#include <map>

namespace levwright {

// Where the things of one statement landed in the rolls of a level.
class HeatMap {
    Q_DECLARE_TR_FUNCTIONS(levwright::HeatMap)

public:
    HeatMap(const roll::LevelStatistics& statistics, std::int32_t statement);

    // Cell of the level -> how often something landed there.
    const std::map<int, roll::Count>& cells() const { return m_cells; }
    // Of the rolls, on the cell where most landed.
    double highestShare() const { return double(m_most) / double(m_rolls); }
    // 0..1: of what landed on the cell where most did.
    double heat(roll::Count count) const { return double(count) / double(m_most); }
    // "5.3 % (527 of 10,000 rolls)"; empty where nothing ever lands.
    QString describe(int cell) const;

private:
    std::map<int, roll::Count> m_cells;
    roll::Count m_rolls;
    roll::Count m_most = 0;
};

} // namespace levwright
