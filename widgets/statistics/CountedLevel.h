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

// A level as it was described when it was rolled, and the current places of its statements in the text.
class CountedLevel {
public:
    // Errors: it is not a level, it has errors, or its game cannot be rolled.
    static Result<CountedLevel> make(const Session& session, std::size_t level,
                                     const roll::RollContext& context);

    const roll::RollPlanPtr& plan() const { return m_plan; }
    QString name() const { return QString::fromStdString(m_plan->levelName); }
    // The name of a statement, by its number, from the time of the rolls.
    QString label(std::int32_t statement) const { return m_labels[std::size_t(statement)]; }
    // In percent; 100 for statements without a chance.
    int chance(std::int32_t statement) const { return m_plan->chanceOf(statement); }

    // The level's cell that is cell 0,0 of a part; 0,0 if there is no such part.
    Point corner(std::size_t part) const { return m_plan->cornerOfPart(part); }

    // Moves the places along with an edit.
    void follow(const TextEdit& edit);
    // The level's current index in the text.
    std::size_t index(const Analysis& analysis) const { return analysis.levelAt(m_start[0]); }
    // Whether the text of the level is still the same.
    bool isStillIn(const LevelsAnalysis& analysis) const;
    // The start of a statement in the text.
    Offset begin(std::int32_t statement) const { return m_places.begin(statement); }
    // The number of the statement that begins at the offset.
    std::optional<std::int32_t> statementAt(Offset begin) const { return m_places.numberAt(begin); }
    // The number of the first statement that begins in the range.
    std::optional<std::int32_t> statementIn(Range range) const;

private:
    roll::RollPlanPtr m_plan;
    std::string m_text;
    AnchorSet m_start; // a single anchor, at the start of the level
    roll::StatementPlaces m_places;
    std::vector<QString> m_labels;
};

} // namespace levwright
