// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/GoalCounts.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/goals/Reachable.h"
#include "core/lens/DangerLens.h"
#include "core/lens/WayLens.h"
#include "core/stats/LevelStatistics.h"

#include <algorithm>
#include <cmath>
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
    } else if (goal.kind == GoalKind::DangerAt) {
        require(m_plan->context.depth == goal.depth, "a goal about a depth is rolled there");
        counted.measure = lens::Measure::Harder;
        counted.isOfDanger = m_needsDanger = true;
        if (!m_plan->tables->stockDangers().rangeAt(goal.depth))
            counted.trouble = say("no stock level of the game lies at depth {}", goal.depth);
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
    const lens::LensGround ground(level, *m_plan, m_catalog);
    Measured measured;
    if (m_needsWay)
        measured.way = lens::wayLens(ground);
    if (m_needsDanger)
        measured.danger = lens::dangerLens(ground);
    return measured;
}

GoalCounts::RollTally& GoalCounts::tallyOf(Counted& counted, const std::optional<double>& value) {
    const Goal& goal = *counted.written.goal;
    if (!value)
        return counted.empty;
    if (goal.kind == GoalKind::Chance)
        return *value > 0 ? counted.good : counted.low;
    if (goal.kind == GoalKind::Reachable)
        return *value > 0 ? counted.high : counted.good;
    return *value < goal.least ? counted.low : *value > goal.most ? counted.high : counted.good;
}

void GoalCounts::RollTally::add(std::uint64_t with, double shown) {
    if (rolls++ == 0 || with < seed) {
        seed = with;
        value = shown;
    }
}

// The rolls of both.
GoalCounts::RollTally GoalCounts::RollTally::operator+(const RollTally& other) const {
    const bool isFirst = other.rolls == 0 || (rolls > 0 && seed < other.seed);
    return {rolls + other.rolls, isFirst ? seed : other.seed, isFirst ? value : other.value};
}

void GoalCounts::add(const roll::LevelInstance& level) {
    ++m_rolls;
    const Measured lenses = measured(level);
    for (Counted& counted : m_goals) {
        if (!counted.trouble.empty())
            continue;
        const std::optional<double> value = valueOf(counted, level, lenses);
        tallyOf(counted, value).add(level.seed, value.value_or(0));
        counted.sum += value.value_or(0);
        counted.squares += value.value_or(0) * value.value_or(0);
    }
}

void GoalCounts::judgeChance(const Counted& counted, GoalOutcome& outcome) const {
    const Goal& goal = *counted.written.goal;
    const roll::Share share = roll::shareOf(counted.good.rolls, m_rolls);
    const bool isTooRare = 100 * share.high < goal.least;
    const bool isTooOften = 100 * share.low > goal.most;
    outcome.isReached = !isTooRare && !isTooOften;
    outcome.seed = isTooRare ? counted.low.seed : counted.good.seed;
    outcome.words = isTooRare ? say("{} of {} rolls have no “{}”", counted.low.rolls, m_rolls, goal.thing)
                              : say("{} of {} rolls have “{}”", counted.good.rolls, m_rolls, goal.thing);
}

// The interval of the mean.
void GoalCounts::judgeMean(const Counted& counted, GoalOutcome& outcome) const {
    constexpr double deviations = 1.96; // to both sides: 95 %
    const Goal& goal = *counted.written.goal;
    const auto rolls = double(m_rolls);
    const double mean = counted.sum / rolls;
    const double variance = (counted.squares - counted.sum * mean) / std::max(rolls - 1, 1.0);
    const double half = m_rolls < 2 ? 100 : deviations * std::sqrt(std::max(variance, 0.0) / rolls);
    const bool isTooLow = mean + half < goal.least;
    outcome.isReached = !isTooLow && mean - half <= goal.most;
    outcome.seed = isTooLow ? counted.low.seed : counted.high.seed;
    const roll::DepthRange depths =
        m_plan->tables->stockDangers().rangeAt(goal.depth).value_or(roll::DepthRange());
    outcome.words = say("on average, rolls are harder than {:.0f} % of the stock levels at depth {} to {}",
                        mean, depths.from, depths.to);
}

void GoalCounts::judgeEach(const Counted& counted, GoalOutcome& outcome) const {
    const Goal& goal = *counted.written.goal;
    const RollTally beyond = counted.low + counted.high;
    const std::uint64_t empty = counted.empty.rolls;
    const roll::Share share = roll::shareOf(counted.good.rolls, m_rolls);
    outcome.isReached = goal.share >= 100 ? beyond.rolls + empty == 0 : 100 * share.high >= goal.share;
    outcome.seed = beyond.rolls > 0 ? beyond.seed : counted.empty.seed;
    if (goal.kind == GoalKind::Reachable)
        outcome.words = say("in {} of {} rolls not all {} can be reached", beyond.rolls, m_rolls, goal.thing);
    else if (beyond.rolls == 0)
        outcome.words = say("{} of {} rolls have nothing to measure", empty, m_rolls);
    else if (empty == 0)
        outcome.words =
            say("{} of {} rolls are beyond its limits, with {:.0f}", beyond.rolls, m_rolls, beyond.value);
    else
        outcome.words =
            say("{} of {} rolls are beyond its limits, with {:.0f}, and {} have nothing to measure",
                beyond.rolls, m_rolls, beyond.value, empty);
}

GoalOutcome GoalCounts::outcomeOf(const Counted& counted) const {
    GoalOutcome outcome{
        .range = counted.written.range, .text = counted.written.text, .trouble = counted.trouble};
    if (!counted.trouble.empty() || m_rolls == 0)
        return outcome;
    switch (counted.written.goal->kind) {
    case GoalKind::Chance:
        judgeChance(counted, outcome);
        break;
    case GoalKind::DangerAt:
        judgeMean(counted, outcome);
        break;
    case GoalKind::Number:
    case GoalKind::Reachable:
    case GoalKind::Measure:
        judgeEach(counted, outcome);
        break;
    }
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
