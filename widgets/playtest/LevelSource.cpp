// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/LevelSource.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"
#include "core/playtest/LevelWorld.h"

#include <format>

namespace levwright {
namespace {

// The level with that name, preferably at the same index as before.
std::optional<std::size_t> findLevel(const LevelsAnalysis& analysis, const std::string& name,
                                     std::size_t where) {
    if (where < analysis.levelCount() && analysis.level(where).name == name)
        return where;
    for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
        if (analysis.level(level).name == name)
            return level;
    }
    return std::nullopt;
}

struct Wish {
    LevelModelPtr level;
    roll::RollContext context;
    std::uint64_t seed = 0;
    std::optional<world::Place> place;
};

Result<PlayedWorld> worldOf(const Game& game, std::string_view text, const Wish& wish,
                            const std::stop_token& abandoned) {
    const auto& [level, context, seed, place] = wish;
    const Result<roll::RollPlanPtr> plan = game.language().plan({*level, text}, context, abandoned);
    if (!plan)
        return failure(plan.error().message);
    roll::Roller roller(*plan);
    roller.giveUpWhen(abandoned);
    const roll::LevelInstance& instance = roller.roll(seed);
    playtest::Walker walker;
    if (place)
        walker.start = Point{place->x, place->y};
    const Catalog& catalog = game.catalog();
    Result<playtest::LevelWorld> world = playtest::makeLevelWorld(instance, **plan, catalog, walker);
    if (!world && place) {
        walker.start.reset();
        world = playtest::makeLevelWorld(instance, **plan, catalog, walker);
    }
    if (!world)
        return failure(world.error().message);
    std::vector<Area> parts;
    parts.reserve((*plan)->partCount());
    for (std::size_t part = 0; part < (*plan)->partCount(); ++part)
        parts.push_back((*plan)->areaOfPart(part));
    return PlayedWorld{{.commands = std::move(world->commands),
                        .title = say("{}, seed {}", level->name, seed),
                        .game = std::string(catalog.gameId())},
                       PlaceNames::ofLevel(std::move(parts))};
}

} // namespace

PlaySource levelSource(const Session& session) {
    const std::size_t where = session.currentLevel();
    const std::string name = session.levels().level(where).name;
    const auto prepare = [&session, where, name](std::uint64_t seed,
                                                 std::optional<world::Place> place) -> PlaySource::Making {
        const std::optional<std::size_t> level = findLevel(session.levels(), name, where);
        if (!level)
            return [name](const std::stop_token&) -> Result<PlayedWorld> {
                return failure(say("there is no level “{}” in the text any more", name));
            };
        const AnalysisPtr analysis = session.document().analysis(); // keeps the text alive
        const std::string_view text = session.levels().levelText(*level);
        const Wish wish{session.levels().levelPtr(*level), session.fileContext(), seed, place};
        return [analysis, text, wish](const std::stop_token& abandoned) {
            return worldOf(analysis->game(), text, wish, abandoned);
        };
    };
    const auto make = [prepare](std::uint64_t seed, std::optional<world::Place> place) {
        return prepare(seed, place)({});
    };
    PlaySource source{.make = make, .catalog = session.game().catalogPtr()};
    if (session.game().language().runsScripts())
        source.prepare = prepare;
    return source;
}

std::optional<world::Place> placeInLevel(const Session& session, const PartRef& part, Point cell) {
    const Result<roll::RollPlanPtr> plan =
        session.game().language().plan(session.levels().source(part.level), session.fileContext());
    if (!plan || part.part >= (*plan)->partCount())
        return std::nullopt;
    const Area area = (*plan)->areaOfPart(part.part);
    return world::Place{area.y1 + cell.y, area.x1 + cell.x};
}

} // namespace levwright
