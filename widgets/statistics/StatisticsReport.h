// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/statistics/CountedLevel.h"
#include "widgets/statistics/StatisticsRun.h"

#include <QCoreApplication>

namespace levwright {

struct FindingRow {
    QString sentence;
    std::int32_t statement = roll::noStatement;
    roll::Share share; // of the rolls with this finding
    std::uint64_t seed = 0;
    // The statement is missing only as often as its written chance says, or it is what authors often mean.
    bool isMeant = false;
    std::int32_t line = 0; // of the level, from 1, where no statement tells it
};

struct StatementRow {
    std::int32_t statement = roll::noStatement;
    roll::Share missing;
    std::size_t cells = 0;       // number of cells on which it has put something
    Point likelyCell;            // in its part or room level; meaningless if cells is 0
    roll::Count likelyRolls = 0; // number of rolls with something there
};

// The results of the rolls of a level, as rows for the user.
class StatisticsReport {
    Q_DECLARE_TR_FUNCTIONS(levwright::StatisticsReport)

public:
    StatisticsReport(CountedLevel level, StatisticsPtr statistics);

    CountedLevel& level() { return m_level; }
    const CountedLevel& level() const { return m_level; }
    const roll::LevelStatistics& statistics() const { return *m_statistics; }
    // Most frequent first; isMeant ones last.
    const std::vector<FindingRow>& findings() const { return m_findings; }
    // The statements that put something on a map, in text order.
    const std::vector<StatementRow>& statements() const { return m_statements; }
    // The share of rolls in which a cell of the level is neither rock nor wall.
    double groundShare(int cell) const;

private:
    QString sentenceOf(const roll::Finding& finding) const;
    void addFindings();
    void addStatements();
    StatementRow rowOf(std::int32_t statement) const;

    CountedLevel m_level;
    StatisticsPtr m_statistics;
    std::vector<FindingRow> m_findings;
    std::vector<StatementRow> m_statements;
};

using ReportPtr = std::shared_ptr<StatisticsReport>;

// For example "5.3 %", with two significant digits.
QString percentText(double share);
// For example "5.3 % (4.4 to 6.1)".
QString percentText(const roll::Share& share);

} // namespace levwright
