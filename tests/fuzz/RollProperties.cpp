// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/formats/lev34/LevFile.h"
#include "core/formats/lev36/LevFile.h"
#include "core/instance/InstanceText.h"
#include "core/instance/LevelFlip.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/classic/syntax/FileParser.h"
#include "core/languages/program/roll/Plan.h"
#include "core/languages/script/roll/Plan.h"
#include "core/playtest/LevelWorld.h"
#include "core/roll/Roller.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "core/world/World.h"
#include "tests/fuzz/Properties.h"

#include <algorithm>

namespace levwright::fuzz {
namespace {

constexpr int seeds = 3;

void requireSound(const roll::LevelInstance& level, const roll::RollPlan& plan) {
    const auto isOnMap = [](const auto& thing) { return roll::onMap(thing.place.point()); };
    require(std::ranges::all_of(level.monsters, isOnMap), "monsters stand on the map");
    require(std::ranges::all_of(level.objects, isOnMap), "objects lie on the map");
    require(std::ranges::all_of(level.traps, isOnMap), "traps lie on the map");
    require(std::ranges::all_of(level.engravings, isOnMap), "engravings are on the map");
    for (const std::uint8_t terrain : level.terrain)
        require(terrain < roll::terrainCount, "terrain is known");
    for (const roll::CellOrigin& origin : level.origins)
        require(origin.statement >= 0 && origin.statement < std::int32_t(plan.traces.size()) &&
                    origin.cell >= 0 && origin.cell < roll::cellCount,
                "what is placed has a statement and a cell");
}

// A world accepts every command for a rolled level and can be played.
void checkWalking(const roll::LevelInstance& level, const roll::RollPlan& plan, const Catalog& catalog) {
    const Result<playtest::LevelWorld> made = playtest::makeLevelWorld(level, plan, catalog);
    if (!made)
        return;
    world::World world(world::documentedRules());
    for (const std::string& command : made->commands) {
        const world::Reply reply = world.execute(command);
        require(reply.disposition == world::Disposition::Obeyed &&
                    !std::ranges::contains(reply.events, world::EventKind::Problem, &world::Event::kind),
                "a level's world is made without a problem");
    }
    require(world.state().active && world.state().things.size() == made->statements.size(),
            "a level's world is there");
    for (const char* command : {"wait", "search", "ai"}) {
        const bool plays = world.state().player()->living() && world.state().exit.empty();
        const world::Disposition disposition = world.execute(command).disposition;
        require(!plays || disposition == world::Disposition::Obeyed, "a level's world can be played");
    }
}

void checkRollsOf(const roll::RollPlanPtr& plan, const Catalog& catalog) {
    roll::Roller roller(plan);
    roll::Roller again(plan);
    roll::StatisticsJob whole(plan);
    roll::StatisticsJob first(plan);
    roll::StatisticsJob second(plan);
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const roll::LevelInstance& instance = roller.roll(seed);
        requireSound(instance, *plan);
        require(!roll::toText(instance, *plan).empty(), "a rolled level has a text");
    }
    checkWalking(roller.roll(1), *plan, catalog);
    again.roll(seeds - 1);
    require(again.roll(seeds) == roller.roll(seeds), "a seed gives one level");
    whole.run({1, seeds});
    first.run({1, 1});
    second.run({2, seeds});
    const Result<roll::LevelStatistics> merged = roll::merge(first.statistics(), second.statistics());
    require(merged && *merged == whole.statistics(), "parts of statistics add up to the whole");
    const Result<roll::LevelStatistics> read = roll::readStatistics(roll::toJson(*merged));
    require(read && *read == *merged, "statistics that are written can be read");
}

void checkRolls(const CompiledLevel& level) {
    const Result<roll::LevelPlanPtr> plan = roll::planRolls(level, game()->catalog(), {});
    require(plan.has_value(), "a level of a known game can be rolled");
    checkRollsOf(*plan, game()->catalog());
}

} // namespace

void checkRolling(std::string_view input) {
    if (const Result<lev34::Decoded> decoded = lev34::decode(input, lev34::Tail::Ignored)) {
        checkRolls(decoded->level);
        return;
    }
    const FileTree file =
        parseFile(classicGameOf(*game())->dialect(), TextSnapshot(std::string(input)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const auto model = lower(*classicGameOf(*game()), file.levels[i].tree, file.textOf(i));
        if (const Result<CompiledLevel> level = compileLevel(*model))
            checkRolls(*level);
    }
}

void checkScriptRolling(std::string_view input) {
    const std::shared_ptr<const Catalog>& catalog = gameOfScripts()->catalogPtr();
    const Result<roll::RollPlanPtr> plan = scriptroll::planScript(catalog, input, "level", {});
    if (!plan)
        return require(!plan.error().message.empty(), "a refused script is told why");
    roll::Roller roller(*plan);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const roll::LevelInstance& level = roller.roll(seed);
        requireSound(level, **plan);
        requireSound(roll::asWritten(level), **plan);
    }
}

void checkProgramRolling(std::string_view input) {
    const Game& game = *gameOfPrograms();
    if (const Result<lev36::Decoded> decoded = lev36::decode(input)) {
        const Result<roll::ProgramPlanPtr> plan = roll::planProgram(decoded->program, game.catalog(), {});
        require(plan.has_value(), "a program of a known game can be rolled");
        return checkRollsOf(*plan, game.catalog());
    }
    const LevelLanguage& language = game.language();
    const FileTree file = language.parse(TextSnapshot(std::string(input)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const std::string text(file.textOf(i));
        const LevelModelPtr model = language.lower(file.levels[i].tree, text, LongSize::Bits64);
        if (const Result<roll::RollPlanPtr> plan = language.plan({*model, text}, {}))
            checkRollsOf(*plan, game.catalog());
    }
}

} // namespace levwright::fuzz
