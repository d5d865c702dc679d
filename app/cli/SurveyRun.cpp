// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SurveyRun.h"

#include "app/cli/ChosenTileset.h"
#include "app/cli/DrawnLevels.h"
#include "app/cli/Onlooker.h"
#include "core/base/Phrase.h"
#include "core/base/PhraseLanguage.h"
#include "core/base/Printable.h"
#include "core/catalog/GameList.h"
#include "core/goals/GoalCounts.h"
#include "core/goals/GoalsByDepth.h"
#include "core/instance/LevelFlip.h"
#include "core/scene/LensScene.h"
#include "core/scene/LevelScene.h"
#include "core/survey/LevelRolls.h"
#include "core/survey/SurveyedLevel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <filesystem>
#include <format>
#include <mutex>
#include <span>
#include <thread>

namespace levwright::cli {
namespace {

using namespace std::chrono_literals;
constexpr auto betweenLooks = 100ms;
constexpr auto betweenKeeping = 10s;

// The path without the folder that the user has named.
std::string pathInSurvey(const std::string& path, const std::vector<std::string>& paths) {
    const std::filesystem::path whole(path);
    for (const std::string& folder : paths) {
        const std::filesystem::path inside = whole.lexically_relative(folder);
        if (!inside.empty() && inside != "." && *inside.begin() != "..")
            return printable(inside.generic_string());
    }
    return printable(whole.filename().string());
}

// The name of the file or folder, however its path is written.
std::string titleOf(const std::vector<std::string>& paths) {
    std::string title;
    for (const std::string& path : paths) {
        std::filesystem::path whole = std::filesystem::path(path).lexically_normal();
        if (!whole.has_filename())
            whole = whole.parent_path();
        title.append(title.empty() ? "" : ", ").append(printable(whole.filename().string()));
    }
    return title;
}

// The tables of a user's game may change between two runs.
bool isOfBuiltInGame(const FoundLevel& found) {
    return found.game && std::ranges::contains(knownGames(), found.game->catalog().gameId(), &GameEntry::id);
}

// Which build of the program this is, because another one may find something else. If files differed from the
// commit, the time of the program tells it.
std::string buildOf(std::string_view commit) {
    std::error_code error;
    const auto time = std::filesystem::last_write_time("/proc/self/exe", error);
    return commit.ends_with('+') ? std::format("{}{}", commit, time.time_since_epoch().count())
                                 : std::string(commit);
}

std::string sumOf(const FoundLevel& found, const SurveyWish& wish, std::string_view build) {
    if (!isOfBuiltInGame(found))
        return {};
    const std::size_t index = found.level ? found.level->index : 0;
    return ByteSum::of(std::format("{} {} {} {} {} {} {} {} {} {} {}", LEVWRIGHT_VERSION, build,
                                   phraseLanguage(), found.game->catalog().gameId(), wish.rolls,
                                   wish.choice.context, index, found.name,
                                   pathInSurvey(found.path, wish.paths), found.sum.text(),
                                   wish.tileset ? wish.tileset->sum().text() : std::string()))
        .text();
}

void findProblems(const FoundLevel& found, survey::Level& level) {
    const DescribedLevel& described = *found.level;
    const LevelPlace& place = described.file->levels[described.index];
    const LevelModelPtr checked =
        found.game->language().lower(place.tree, described.text(), LongSize::Bits64, Checks::All);
    Diagnostics problems;
    for (const Diagnostic& problem : checked->diagnostics)
        problems.push_back(problem.shifted(place.start));
    survey::addProblems(level, problems, described.file->text);
}

Result<RollSource> sourceOf(const FoundLevel& found) {
    if (!found.level)
        return rollSourceOf(found.choice, found.bytes);
    return contextOf(found.choice).and_then([&](const roll::RollContext& context) {
        return rollSourceOf(*found.level, context);
    });
}

std::vector<goals::WrittenGoal> goalsOf(const FoundLevel& found) {
    if (!found.level)
        return {};
    return goals::goalsIn(*found.level->level->tree, found.level->text(),
                          found.game->language().lineComment());
}

void addGoals(const FoundLevel& found, const goals::GoalCounts& goals, survey::Level& level) {
    for (const goals::GoalOutcome& outcome : goals.outcomes()) {
        const bool isReached = outcome.trouble.empty() && outcome.isReached;
        const Offset at = found.level->file->levels[found.level->index].start + outcome.range.begin;
        level.goals.push_back({.text = outcome.text,
                               .line = found.level->file->text.position(at).line + 1,
                               .isReached = isReached,
                               .words = isReached ? std::string() : outcome.trouble + outcome.words,
                               .seed = isReached ? 0 : outcome.seed});
    }
}

class Surveying {
public:
    Surveying(const SurveyWish& wish, const KnownLevels& known, const Console& console)
        : m_wish(wish), m_console(console), m_found(foundLevels(wish.paths, wish.choice, console)) {
        m_survey = {.title = titleOf(wish.paths),
                    .seeds = {1, wish.rolls},
                    .context = wish.choice.context,
                    .all = m_found.size(),
                    .levels = {}};
        for (std::size_t number = wish.part.number - 1; number < m_found.size(); number += wish.part.count)
            begin(number, known);
    }

    bool hasLevels() const { return !m_found.empty(); }

    std::vector<const Catalog*> games() const {
        std::vector<const Catalog*> games;
        for (const FoundLevel& found : m_found) {
            if (found.game)
                games.push_back(&found.game->catalog());
        }
        return games;
    }

    SurveyRun run(const std::function<void(const survey::Survey&)>& keep) {
        watched(m_console.onlooker, [&](const auto& goesOn) {
            std::vector<std::jthread> workers;
            const std::size_t count =
                std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()), m_toDo.size());
            workers.reserve(count);
            for (std::size_t i = 0; i < count; ++i)
                workers.emplace_back([this] { work(); });
            watch(goesOn, keep);
        });
        return {finished(), m_reused, m_done.size() == m_reused + m_toDo.size()};
    }

private:
    void begin(std::size_t number, const KnownLevels& known) {
        const std::string sum = sumOf(m_found[number], m_wish, m_build);
        const auto earlier = sum.empty() ? known.end() : known.find(sum);
        if (earlier == known.end()) {
            m_toDo.push_back(number);
            return;
        }
        m_done.push_back(earlier->second);
        m_done.back().number = number;
        ++m_reused;
    }

    // Takes one level after the other, until there is none.
    void work() {
        for (;;) {
            const std::size_t next = m_next.fetch_add(1);
            if (next >= m_toDo.size() || m_stopped)
                return;
            survey::Level level = surveyed(m_toDo[next]);
            if (m_stopped)
                return;
            const std::scoped_lock lock(m_mutex);
            m_done.push_back(std::move(level));
            m_change.notify_one();
        }
    }

    template <class GoesOn, class Keep>
    void watch(const GoesOn& goesOn, const Keep& keep) {
        auto kept = std::chrono::steady_clock::now();
        const std::size_t wanted = m_reused + m_toDo.size();
        const std::uint64_t rolls = std::max<std::uint64_t>(1, m_toDo.size() * m_wish.rolls);
        std::unique_lock lock(m_mutex);
        while (m_done.size() < wanted && !m_stopped) {
            m_change.wait_for(lock, betweenLooks);
            if (!goesOn(std::min(m_rolls.load(), rolls), rolls))
                m_stopped = true;
            if (std::chrono::steady_clock::now() - kept < betweenKeeping)
                continue;
            const survey::Survey soFar = finished();
            lock.unlock();
            keep(soFar);
            kept = std::chrono::steady_clock::now();
            lock.lock();
        }
    }

    survey::Survey finished() const {
        survey::Survey survey = m_survey;
        survey.levels = m_done;
        std::ranges::sort(survey.levels, {}, &survey::Level::number);
        return survey;
    }

    survey::Level surveyed(std::size_t number) {
        const FoundLevel& found = m_found[number];
        survey::Level level{.number = number,
                            .file = pathInSurvey(found.path, m_wish.paths),
                            .name = printable(found.name),
                            .objection = printable(found.complaint)};
        if (!found.complaint.empty())
            return level;
        level.game = found.game->catalog().gameId();
        level.sum = sumOf(found, m_wish, m_build);
        if (found.level)
            findProblems(found, level);
        if (const Result<Scene> scene = sceneOf(found, {.choice = found.choice}))
            survey::addPictures(level, *scene, found.game->catalog(), m_wish.tileset);
        const Result<RollSource> source = sourceOf(found);
        if (!source) {
            level.objection = printable(source.error().message);
            m_rolls += m_wish.rolls;
            return level;
        }
        const std::vector<goals::GoalsAtDepth> depths =
            goals::byDepth(goalsOf(found), source->plan->context.depth);
        goals::GoalCounts goals(source->plan, found.game->catalog(), depths.front().goals);
        const auto count = [&](const roll::LevelInstance& instance) {
            goals.add(instance);
            ++m_rolls;
            return !m_stopped.load();
        };
        const survey::Rolled rolled =
            survey::rolled(source->plan, found.game->catalog(), {1, m_wish.rolls}, count);
        survey::addRolls(level, rolled, source->statements);
        addLenses(rolled, *source, level);
        addGoals(found, goals, level);
        for (const goals::GoalsAtDepth& group : std::span(depths).subspan(1))
            rollAtDepth(found, *source, group, level);
        std::ranges::stable_sort(level.goals, {}, &survey::Goal::line);
        return level;
    }

    // Over the map of the first roll. A few steps of heat make pictures small.
    void addLenses(const survey::Rolled& rolled, const RollSource& source, survey::Level& level) const {
        roll::Roller roller(source.plan);
        Scene scene =
            rolledScene(roll::asWritten(roller.roll(1)), *source.plan, *source.catalog, {.things = false});
        for (const lens::LensSum* sum : {&rolled.way, &rolled.danger}) {
            constexpr double steps = 8;
            layOver(scene, *sum);
            for (SceneHeat& heat : scene.heat)
                heat.share = std::round(heat.share * steps) / steps;
            survey::addLensView(level, *sum, scene, *source.catalog, m_wish.tileset);
        }
    }

    void rollAtDepth(const FoundLevel& found, const RollSource& source, const goals::GoalsAtDepth& group,
                     survey::Level& level) {
        const Result<RollSource> there =
            rollSourceOf(*found.level, roll::atDepth(source.plan->context, group.depth));
        if (!there)
            return;
        goals::GoalCounts goals(there->plan, found.game->catalog(), group.goals);
        roll::Roller roller(there->plan);
        for (std::uint64_t seed = 1; seed <= m_wish.rolls && !m_stopped; ++seed)
            goals.add(roller.roll(seed));
        addGoals(found, goals, level);
    }

    const SurveyWish& m_wish;
    const Console& m_console;
    std::string m_build = buildOf(m_console.commit);
    std::vector<FoundLevel> m_found;
    std::vector<std::size_t> m_toDo; // numbers in m_found
    survey::Survey m_survey;
    std::size_t m_reused = 0;
    std::atomic<std::size_t> m_next = 0; // in m_toDo
    std::atomic<std::uint64_t> m_rolls = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_mutex; // of m_done
    std::condition_variable m_change;
    std::vector<survey::Level> m_done;
};

} // namespace

Result<SurveyRun> runSurvey(const SurveyWish& wish, const KnownLevels& known,
                            const std::function<void(const survey::Survey&)>& keep, const Console& console) {
    if (const Result<roll::RollContext> context = contextOf(wish.choice); !context)
        return std::unexpected(context.error());
    Surveying surveying(wish, known, console);
    if (!surveying.hasLevels())
        return failure(say("there is no level to survey"));
    sayNotesOn(wish.tileset, surveying.games(), "survey", console);
    return surveying.run(keep);
}

} // namespace levwright::cli
