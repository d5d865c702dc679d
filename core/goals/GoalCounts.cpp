// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/GoalCounts.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/goals/Reachable.h"
#include "core/lens/DangerLens.h"
#include "core/lens/WayLens.h"
#include "core/stats/LevelStatistics.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright::goals {

namespace {

struct MeasureWord {
    std::string_view word;
    lens::Measure measure;
    bool isOfDanger; // else of ways
};
constexpr MeasureWord measureWords[] = {
    {"way up-down", lens::Measure::WayLength, false},    {"choke points", lens::Measure::Chokes, false},
    {"dead ends", lens::Measure::DeadEnds, false},       {"closets", lens::Measure::Closets, false},
    {"closet cells", lens::Measure::ClosetCells, false}, {"danger", lens::Measure::Danger, true},
    {"first contact", lens::Measure::Contact, true},     {"pay", lens::Measure::Pay, true}};

std::string measureList() {
    std::string list;
    for (const MeasureWord& each : measureWords)
        list.append(list.empty() ? "" : ", ").append(each.word);
    return list;
}

} // namespace

GoalCounts::GoalCounts(roll::RollPlanPtr plan, const Catalog& catalog, std::vector<WrittenGoal> goals)
    : m_plan(std::move(plan)), m_catalog(catalog) {
    for (WrittenGoal& goal : goals) {
        m_goals.push_back({.written = std::move(goal)});
        resolve(m_goals.back());
    }
}

// Finds what the goal names.
void GoalCounts::resolve(Counted& counted) {
    if (!counted.written.goal) {
        counted.trouble = counted.written.goal.error().message;
        return;
    }
    const Goal& goal = *counted.written.goal;
    if (goal.kind == GoalKind::Chance || goal.kind == GoalKind::Number) {
        counted.things = ThingCount::of(*m_plan, goal.thing);
        if (!counted.things)
            counted.trouble = say("the game has nothing that is called {}", inQuotes(goal.thing));
    } else if (goal.kind == GoalKind::Measure) {
        const auto* word = std::ranges::find(measureWords, goal.thing, &MeasureWord::word);
        if (word == std::end(measureWords)) {
            counted.trouble =
                say("{} is not a measure; the measures are {}", inQuotes(goal.thing), measureList());
            return;
        }
        counted.measure = word->measure;
        counted.isOfDanger = word->isOfDanger;
        (word->isOfDanger ? m_needsDanger : m_needsWay) = true;
    }
}

std::optional<double> GoalCounts::valueOf(const Counted& counted, const roll::LevelInstance& level,
                                          const Measured& measured) {
    if (counted.measure)
        return (counted.isOfDanger ? measured.danger : measured.way)
            ->valueOf(*counted.measure)
            .transform([](std::int64_t value) { return double(value); });
    if (counted.things)
        return double(counted.things->in(level));
    return double(unreachable(*counted.written.goal, level));
}

// Only what goals need: a lens takes about as long as a roll.
GoalCounts::Measured GoalCounts::measured(const roll::LevelInstance& level) const {
    if (!m_needsWay && !m_needsDanger)
        return {};
    const lens::LensGround ground(level, *m_plan->tables, m_catalog);
    Measured measured;
    if (m_needsWay)
        measured.way = lens::wayLens(ground);
    if (m_needsDanger)
        measured.danger = lens::dangerLens(ground);
    return measured;
}

void GoalCounts::add(const roll::LevelInstance& level) {
    ++m_rolls;
    const Measured lenses = measured(level);
    for (Counted& counted : m_goals) {
        if (!counted.trouble.empty())
            continue;
        const Goal& goal = *counted.written.goal;
        const std::optional<double> value = valueOf(counted, level, lenses);
        const bool isGood = goal.kind == GoalKind::Chance ? value > 0.0
                            : goal.kind == GoalKind::Reachable
                                ? value == 0.0
                                : value && goal.least <= *value && *value <= goal.most;
        const bool isFirst = isGood ? counted.good == 0 : m_rolls - counted.good == 1;
        std::uint64_t& seed = isGood ? counted.goodSeed : counted.badSeed;
        if (isFirst || level.seed < seed) {
            seed = level.seed;
            if (!isGood)
                counted.badValue = value.value_or(-1);
        }
        counted.good += isGood ? 1 : 0;
    }
}

GoalOutcome GoalCounts::outcomeOf(const Counted& counted) const {
    GoalOutcome outcome{
        .range = counted.written.range, .text = counted.written.text, .trouble = counted.trouble};
    if (!counted.trouble.empty() || m_rolls == 0)
        return outcome;
    const Goal& goal = *counted.written.goal;
    const roll::Share share = roll::shareOf(counted.good, m_rolls);
    const std::uint64_t bad = m_rolls - counted.good;
    if (goal.kind == GoalKind::Chance) {
        const bool isTooRare = 100 * share.high < goal.least;
        const bool isTooOften = 100 * share.low > goal.most;
        outcome.isReached = !isTooRare && !isTooOften;
        outcome.seed = isTooRare ? counted.badSeed : counted.goodSeed;
        outcome.words = isTooRare ? say("{} of {} rolls have no “{}”", bad, m_rolls, goal.thing)
                                  : say("{} of {} rolls have “{}”", counted.good, m_rolls, goal.thing);
        return outcome;
    }
    outcome.isReached = goal.share >= 100 ? bad == 0 : 100 * share.high >= goal.share;
    outcome.seed = counted.badSeed;
    if (goal.kind == GoalKind::Reachable)
        outcome.words = say("in {} of {} rolls not all {} can be reached", bad, m_rolls, goal.thing);
    else if (counted.badValue < 0)
        outcome.words = say("{} of {} rolls have nothing to measure", bad, m_rolls);
    else
        outcome.words =
            say("{} of {} rolls are beyond its limits, with {:.0f}", bad, m_rolls, counted.badValue);
    return outcome;
}

std::vector<GoalOutcome> GoalCounts::outcomes() const {
    std::vector<GoalOutcome> outcomes;
    outcomes.reserve(m_goals.size());
    for (const Counted& counted : m_goals)
        outcomes.push_back(outcomeOf(counted));
    return outcomes;
}

} // namespace levwright::goals
