// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/TrialRolls.h"

#include "core/base/Phrase.h"
#include "core/checks/Silence.h"
#include "core/instance/InstanceText.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/LevelCounts.h"
#include "core/trial/GoalTrial.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace levwright {
namespace {

// A script may take a quarter of a second for one roll. Others take this long for thousands.
constexpr std::chrono::milliseconds longEnough{1000};
// A level that always fails is rolled this many times as often, before it is called an error.
constexpr std::size_t timesToBeSure = 4;
// A slow machine rolls this often, too, so that one unlucky roll is not taken for every roll.
constexpr std::uint64_t fewestRolls = 8;

// What is not a problem, or often is what the author wants, stays in the statistics. isInEveryRoll is about
// one finding, isKindInEveryRoll about all of its kind.
std::optional<DiagnosticCode> codeOf(roll::FindingKind kind, bool isInEveryRoll, bool isKindInEveryRoll) {
    const auto ifCertain = [&](DiagnosticCode code) {
        return isInEveryRoll ? std::optional(code) : std::nullopt;
    };
    switch (kind) {
    case roll::FindingKind::ScriptFails:
        return isKindInEveryRoll ? DiagnosticCode::ScriptFails : DiagnosticCode::ScriptFailsAtTimes;
    case roll::FindingKind::LoadingEnds:
        return isKindInEveryRoll ? DiagnosticCode::LoadingAlwaysEnds : DiagnosticCode::LoadingEnds;
    case roll::FindingKind::NotFinished:
        return DiagnosticCode::NotFinished;
    case roll::FindingKind::GameComplains:
        return DiagnosticCode::GameComplains;
    case roll::FindingKind::RegionWithoutPlace:
        return DiagnosticCode::RegionWithoutPlace;
    case roll::FindingKind::GivenUp:
        return DiagnosticCode::GivenUp;
    case roll::FindingKind::CutOff:
        return ifCertain(DiagnosticCode::CutOff);
    case roll::FindingKind::TrappedWay:
        return ifCertain(DiagnosticCode::TrappedWay);
    case roll::FindingKind::BoulderInWay:
        return ifCertain(DiagnosticCode::BoulderInWay);
    case roll::FindingKind::DoorOnCorner:
        return ifCertain(DiagnosticCode::DoorOnCorner);
    case roll::FindingKind::KeeperInTheWay:
        return ifCertain(DiagnosticCode::KeeperInTheWay);
    case roll::FindingKind::NoArrivalFromAbove:
        return ifCertain(DiagnosticCode::NoArrivalFromAbove);
    case roll::FindingKind::NoArrivalFromBelow:
        return ifCertain(DiagnosticCode::NoArrivalFromBelow);
    case roll::FindingKind::Missing: // its chance may be below 100 %, and what gives up says so itself
    case roll::FindingKind::UndeclaredRegister:
    case roll::FindingKind::NeedsUnlocking:
    case roll::FindingKind::NeedsLevitation:
    case roll::FindingKind::ClosedPocket:
    case roll::FindingKind::InRock:
    case roll::FindingKind::OnLava:
        break;
    }
    return std::nullopt;
}

// The line without the blanks around it; the first one if there is no such line.
Range lineIn(std::string_view text, std::int32_t line) {
    Offset begin = 0;
    for (std::int32_t at = 1; at < line; ++at) {
        const std::size_t end = text.find('\n', begin);
        if (end == std::string_view::npos)
            return lineIn(text, 1);
        begin = Offset(end + 1);
    }
    const auto end = Offset(std::min(text.find('\n', begin), text.size()));
    const std::string_view whole = text.substr(begin, end - begin);
    const std::size_t first = whole.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {begin, begin};
    return {begin + Offset(first), begin + Offset(whole.find_last_not_of(" \t\r") + 1)};
}

class Trial {
public:
    Trial(const LevelSource& level, const roll::RollPlan& plan) : m_level(level), m_plan(plan) {}

    Diagnostics problemsIn(const roll::LevelStatistics& statistics) const {
        Diagnostics problems;
        const std::vector<roll::Finding> findings = roll::findingsOf(statistics);
        for (const roll::Finding& finding : findings) {
            const std::optional<DiagnosticCode> code =
                codeOf(finding.kind, finding.rolls == statistics.rolls,
                       rollsWith(finding.kind, findings) == statistics.rolls &&
                           finding.text != roll::portalToNowhere);
            if (!code)
                continue;
            const double share = 100 * double(finding.rolls) / double(statistics.rolls);
            const Range place = placeOf(finding);
            problems.push_back({.code = *code,
                                .range = place,
                                .anchor = place.begin,
                                .arguments = {std::format("{:.0f} %", share), wordsOf(finding),
                                              std::to_string(finding.seed)},
                                .fixes = {}});
        }
        return problems;
    }

    // A roll ends once at most, so these kinds come once in each.
    static bool alwaysEnds(const roll::LevelStatistics& statistics) {
        const std::vector<roll::Finding> findings = roll::findingsOf(statistics);
        return rollsWith(roll::FindingKind::ScriptFails, findings) == statistics.rolls ||
               rollsWith(roll::FindingKind::LoadingEnds, findings) == statistics.rolls;
    }

private:
    static roll::Count rollsWith(roll::FindingKind kind, const std::vector<roll::Finding>& findings) {
        roll::Count count = 0;
        for (const roll::Finding& finding : findings)
            count += finding.kind == kind ? finding.rolls : 0;
        return count;
    }

    Range placeOf(const roll::Finding& finding) const {
        if (finding.statement >= 0 && std::size_t(finding.statement) < m_plan.statements.size())
            return m_level.level.tree->statements[m_plan.statements[std::size_t(finding.statement)]].keyword;
        return lineIn(m_level.text, finding.line);
    }

    static std::string wordsOf(const roll::Finding& finding) {
        if (finding.text.empty())
            return finding.kind == roll::FindingKind::LoadingEnds ? say("something finds no place")
                                                                  : say("something else");
        const bool isEnd = finding.kind == roll::FindingKind::ScriptFails ||
                           finding.kind == roll::FindingKind::LoadingEnds ||
                           finding.kind == roll::FindingKind::NotFinished;
        return isEnd ? roll::lineWords(finding.line) + std::string(said(finding.text))
                     : std::string(said(finding.text));
    }

    const LevelSource& m_level;
    const roll::RollPlan& m_plan;
};

// Rolls for the statistics, and for the goals as far as they need more.
roll::LevelStatistics rolled(const roll::RollPlanPtr& plan, std::size_t rolls, GoalTrial& goals,
                             const std::stop_token& abandoned) {
    const auto begin = std::chrono::steady_clock::now();
    roll::Roller roller(plan);
    roller.giveUpWhen(abandoned);
    roll::LevelCounts counts(plan);
    bool isCounted = true;
    for (std::uint64_t seed = 1; isCounted || goals.needs(seed); ++seed) {
        const roll::LevelInstance& level = roller.roll(seed);
        if (abandoned.stop_requested())
            break;
        if (goals.needs(seed))
            goals.add(level);
        if (!isCounted)
            continue;
        counts.add(level);
        const bool isLate = seed >= fewestRolls && std::chrono::steady_clock::now() - begin > longEnough;
        const bool isEnough = seed == rolls && !Trial::alwaysEnds(counts.statistics());
        isCounted = !isLate && !isEnough && seed < rolls * timesToBeSure;
    }
    return counts.statistics();
}

// A level that takes too long with each of the first seeds has no plan.
Diagnostics tooLong(const LevelSource& level, const Error& error) {
    if (error.line == 0)
        return {};
    const Range place = lineIn(level.text, error.line);
    const bool isOurs = error.message.ends_with(said(roll::longerThanWaited));
    return {{.code = isOurs ? DiagnosticCode::NotFinished : DiagnosticCode::LoadingAlwaysEnds,
             .range = place,
             .anchor = place.begin,
             .arguments = {"100 %",
                           roll::lineWords(error.line) +
                               std::string(isOurs ? said(roll::longerThanWaited) : "Lua time exceeded"),
                           "1"},
             .fixes = {}}};
}

Diagnostics problemsOf(const LevelsAnalysis& analysis, std::size_t index, std::size_t rolls,
                       const TrialWish& wish, const std::stop_token& abandoned) {
    const LevelLanguage& language = analysis.game().language();
    const LevelSource level = analysis.source(index);
    if (!level.level.hasHeader() || language.objectionTo(Ability::Roll))
        return {};
    const Result<roll::RollPlanPtr> plan = language.plan(level, wish.context, abandoned);
    Diagnostics problems;
    if (!plan && !abandoned.stop_requested()) {
        problems = tooLong(level, plan.error());
    } else if (plan) {
        const GoalRolls forGoals = wish.goals.value_or(GoalRolls{rolls, GoalHaste::GiveUp});
        GoalTrial trial(level, analysis.game(), *plan, forGoals);
        const roll::LevelStatistics statistics = rolled(*plan, rolls, trial, abandoned);
        if (statistics.rolls > 0)
            problems = Trial(level, **plan).problemsIn(statistics);
        std::ranges::move(trial.problems(abandoned), std::back_inserter(problems));
    }
    dropSilenced(*level.level.tree, level.text, language.lineComment(), problems);
    Diagnostics inFile;
    for (const Diagnostic& each : problems)
        inFile.push_back(each.shifted(analysis.levelStart(index)));
    return inFile;
}

constexpr std::size_t usualRolls = 30;
constexpr std::size_t mostRolls = 3000; // of a whole file

// The levels that the wish is about.
struct Levels {
    std::size_t begin = 0;
    std::size_t end = 0;
};

Levels levelsOf(const LevelsAnalysis& analysis, const TrialWish& wish) {
    return wish.level ? Levels{*wish.level, *wish.level + 1} : Levels{0, analysis.levelCount()};
}

} // namespace

std::uint64_t goalRollsOf(const LevelsAnalysis& analysis, const TrialWish& wish, std::uint64_t count) {
    std::uint64_t rolls = 0;
    const Levels levels = levelsOf(analysis, wish);
    for (std::size_t i = levels.begin; i < levels.end; ++i) {
        const LevelSource level = analysis.source(i);
        if (level.level.hasHeader())
            rolls += goalRollsOf(level, analysis.game(), wish.context.depth, count);
    }
    return rolls;
}

Diagnostics trialRolls(const LevelsAnalysis& analysis, const TrialWish& wish,
                       const std::stop_token& abandoned) {
    const Levels levels = levelsOf(analysis, wish);
    const std::size_t count = std::max<std::size_t>(levels.end - levels.begin, 1);
    const std::size_t rolls = std::clamp<std::size_t>(mostRolls / count, 1, usualRolls);
    Diagnostics problems;
    for (std::size_t i = levels.begin; i < levels.end && !abandoned.stop_requested(); ++i)
        std::ranges::move(problemsOf(analysis, i, rolls, wish, abandoned), std::back_inserter(problems));
    return problems;
}

} // namespace levwright
