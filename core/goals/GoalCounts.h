// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/goals/Goal.h"
#include "core/goals/ThingCount.h"
#include "core/instance/RollPlan.h"
#include "core/lens/Lens.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright::goals {

struct GoalOutcome {
    Range range; // of the goal in the text of its level
    std::string text;
    std::string trouble;    // why it is not understood; empty if it is
    bool isReached = true;  // as far as these rolls tell
    std::string words;      // why it is not: “7 of 30 rolls have no shop”
    std::uint64_t seed = 0; // then: the lowest one that shows it
};

// Counts how many rolls of a plan reach the goals of its level, one after the other.
class GoalCounts {
public:
    // Goals about a depth must be about that of the plan. catalog: of the level's game. It must outlive the
    // counts.
    GoalCounts(roll::RollPlanPtr plan, const Catalog& catalog, std::vector<WrittenGoal> goals);

    bool isEmpty() const { return m_goals.empty(); }
    void add(const roll::LevelInstance& level);
    // A goal about a share or a mean of rolls is not reached if its 95 % interval lies beyond the limit.
    // Otherwise one roll decides.
    std::vector<GoalOutcome> outcomes() const;

private:
    // Rolls that are alike.
    struct RollTally {
        std::uint64_t rolls = 0;
        std::uint64_t seed = 0; // the lowest one
        double value = 0;       // in its roll
        void add(std::uint64_t with, double shown);
        RollTally operator+(const RollTally& other) const;
    };
    struct Counted {
        WrittenGoal written;
        std::optional<ThingCount> things = std::nullopt;
        std::optional<lens::Measure> measure = std::nullopt;
        bool isOfDanger = false; // else the measure is of the lens of ways
        std::string trouble = {};
        RollTally good = {};  // within the limits, or with the thing
        RollTally low = {};   // below them, or without the thing
        RollTally high = {};  // above them, or with something that is not reached
        RollTally empty = {}; // with nothing to measure
        double sum = 0;
        double squares = 0;
    };

    void resolve(Counted& counted);
    // What lenses tell of a level, as far as goals need it.
    struct Measured {
        std::optional<lens::LensResult> way;
        std::optional<lens::LensResult> danger;
    };
    Measured measured(const roll::LevelInstance& level) const;
    // Empty if there is nothing to measure.
    static std::optional<double> valueOf(const Counted& counted, const roll::LevelInstance& level,
                                         const Measured& measured);
    static RollTally& tallyOf(Counted& counted, const std::optional<double>& value);
    void judgeChance(const Counted& counted, GoalOutcome& outcome) const;
    void judgeMean(const Counted& counted, GoalOutcome& outcome) const;
    void judgeEach(const Counted& counted, GoalOutcome& outcome) const;
    GoalOutcome outcomeOf(const Counted& counted) const;

    roll::RollPlanPtr m_plan;
    const Catalog& m_catalog;
    bool m_needsWay = false;
    bool m_needsDanger = false;
    std::uint64_t m_rolls = 0;
    std::vector<Counted> m_goals;
};

} // namespace levwright::goals
