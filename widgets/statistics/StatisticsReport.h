// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/statistics/CountedLevel.h"
#include "widgets/statistics/StatisticsRun.h"

#include <QCoreApplication>

namespace levwright {

struct FindingRow {
    QString sentence;
    std::int32_t statement = roll::noStatement;
    roll::Share share; // of the rolls that show it
    std::uint64_t seed = 0;
    bool isWritten = false; // a statement is missing just as often as its own chance says
};

struct StatementRow {
    std::int32_t statement = roll::noStatement;
    roll::Share missing;
    std::size_t cells = 0;       // on which it has put something
    Point likelyCell;            // of its part, or of a room level; meaningless without cells
    roll::Count likelyRolls = 0; // that put something there
};

// What the rolls of a level tell, as lines for the user.
class StatisticsReport {
    Q_DECLARE_TR_FUNCTIONS(levwright::StatisticsReport)

public:
    StatisticsReport(CountedLevel level, StatisticsPtr statistics);

    CountedLevel& level() { return m_level; }
    const CountedLevel& level() const { return m_level; }
    const roll::LevelStatistics& statistics() const { return *m_statistics; }
    // The most frequent first, those that are written so last.
    const std::vector<FindingRow>& findings() const { return m_findings; }
    // In text order, those that put something on a map.
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

// "5.3 %", with two digits that say something.
QString percentText(double share);
// "5.3 % (4.4 to 6.1)"
QString percentText(const roll::Share& share);

} // namespace levwright
