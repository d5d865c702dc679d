// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/StatementPlaces.h"
#include "widgets/session/Session.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// A level as it was described when it was rolled, and where its statements stand in the text since.
class CountedLevel {
public:
    // Errors: it is none, has errors, or its game cannot be rolled.
    static Result<CountedLevel> make(const Session& session, std::size_t level,
                                     const roll::RollContext& context);

    const roll::RollPlanPtr& plan() const { return m_plan; }
    QString name() const { return QString::fromStdString(m_plan->levelName); }
    // By statement number, as it was called then.
    QString label(std::int32_t statement) const { return m_labels[std::size_t(statement)]; }
    // Percent; 100 for statements that have no chance.
    int chance(std::int32_t statement) const { return m_plan->chanceOf(statement); }

    // The level's cell that is cell 0,0 of a part; 0,0 if there is no such part.
    Point corner(std::size_t part) const { return m_plan->cornerOfPart(part); }

    // Keeps up with the text.
    void follow(const TextEdit& edit);
    // Which level of the text it is now.
    std::size_t index(const Analysis& analysis) const { return analysis.levelAt(m_start[0]); }
    // Whether the text says of the level what it said then.
    bool isStillIn(const LevelsAnalysis& analysis) const;
    // Where a statement begins in the text.
    Offset begin(std::int32_t statement) const { return m_places.begin(statement); }
    // The number of the statement that begins there.
    std::optional<std::int32_t> statementAt(Offset begin) const { return m_places.numberAt(begin); }
    // The number of the first one that begins in that stretch of the text.
    std::optional<std::int32_t> statementIn(Range range) const;

private:
    roll::RollPlanPtr m_plan;
    std::string m_text;
    AnchorSet m_start; // of the one place where the level begins
    roll::StatementPlaces m_places;
    std::vector<QString> m_labels;
};

} // namespace levwright
