// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/DrawnLevels.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/scene/HeatOfLevel.h"
#include "core/scene/SketchScene.h"
#include "core/stats/StatisticsJob.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::cli {
namespace {

constexpr std::uint64_t usualSeed = 1;

Result<CellCounts> chosenCounts(const DescribedLevel& level, const roll::RollPlan& plan,
                                const roll::LevelStatistics& statistics, const std::string& heat) {
    if (std::ranges::contains(heatWords, heat))
        return countsOf(statistics, heat);
    const std::size_t line = wholeNumber<std::size_t>(heat).value_or(0);
    const std::vector<roll::StatementSource> lines = linesOf(level, plan);
    const auto found = std::ranges::find(lines, line, &roll::StatementSource::line);
    if (found == lines.end())
        return failure(say("no statement that puts something on the map begins in line {}", line));
    return statistics.statements[std::size_t(found - lines.begin())].at;
}

Result<Scene> withHeat(Scene scene, const DescribedLevel& level, const roll::RollPlanPtr& plan,
                       const DrawingWish& wish) {
    roll::StatisticsJob job(plan);
    job.run({1, wish.rolls});
    return chosenCounts(level, *plan, job.statistics(), wish.heat).transform([&](const CellCounts& counts) {
        scene.heat = heatOf(counts);
        return std::move(scene);
    });
}

bool hasOneMap(const LevelModel& level) {
    return std::ranges::count_if(level.parts, [](const PartModel& part) { return part.map.has_value(); }) ==
           1;
}

Result<Scene> drawnScene(const DescribedLevel& level, const DrawingWish& wish) {
    const LevelSource source{*level.level, level.text()};
    SceneWishes wishes = wish.scene;
    wishes.things = wishes.things && wish.heat.empty();
    // Scripts take a while to be planned.
    const bool needsPlan = wish.seed || !wish.heat.empty() || !hasOneMap(*level.level);
    Result<roll::RollPlanPtr> plan = nullptr;
    if (needsPlan) {
        plan = contextOf(wish.choice).and_then([&](const roll::RollContext& context) {
            return level.game->language().plan(source, context);
        });
        if (!plan && (wish.seed || !wish.heat.empty()))
            return std::unexpected(plan.error());
    }
    const SceneExtent extent = wish.heat.empty() ? SceneExtent::Maps : SceneExtent::Level;
    std::optional<Scene> scene;
    if (!wish.seed)
        scene = writtenScene(*level.game, source, plan ? plan->get() : nullptr, wishes, extent);
    if (!scene && !plan && level.level->isOfRooms() && !wish.seed)
        scene = sketchedScene(*Analysis::make(level.game, level.file->text, DocumentKind::Levels)->levels(),
                              level.index, wishes);
    if (!scene && !plan)
        return std::unexpected(plan.error());
    if (!scene && *plan == nullptr)
        return failure(say("its map is empty"));
    if (!scene)
        scene = rolledScene(roll::Roller(*plan).roll(wish.seed.value_or(usualSeed)), **plan,
                            level.game->catalog(), wishes);
    return wish.heat.empty() ? Result<Scene>(*std::move(scene))
                             : withHeat(*std::move(scene), level, *plan, wish);
}

Result<Scene> compiledScene(const FoundLevel& found, const DrawingWish& wish) {
    const Result<RollSource> source = rollSourceOf(found.choice, found.bytes);
    if (!source)
        return std::unexpected(source.error());
    return rolledScene(roll::Roller(source->plan).roll(wish.seed.value_or(usualSeed)), *source->plan,
                       *source->catalog, wish.scene);
}

} // namespace

Result<Scene> sceneOf(const FoundLevel& found, const DrawingWish& wish) {
    return found.level ? drawnScene(*found.level, wish) : compiledScene(found, wish);
}

DrawnLevels drawnLevels(const std::vector<std::string>& paths, const DrawingWish& wish,
                        const Console& console) {
    DrawnLevels drawn;
    for (const FoundLevel& found : foundLevels(paths, wish.choice, console)) {
        if (!found.complaint.empty()) {
            drawn.complaints.push_back(found.complaint);
            continue;
        }
        if (!found.level && !wish.heat.empty()) {
            drawn.complaints.push_back(
                say("{}: no description can express it, so it has no heat map", found.path));
            continue;
        }
        Result<Scene> scene = sceneOf(found, wish);
        if (scene)
            drawn.levels.push_back({found.name, found.game, *std::move(scene)});
        else
            drawn.complaints.push_back(
                std::format("{}: {}: {}", found.path, inQuotes(found.name), scene.error().message));
    }
    return drawn;
}

} // namespace levwright::cli
