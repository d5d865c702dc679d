// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/roll/Plan.h"

#include "core/base/Phrase.h"
#include "core/catalog/TableReader.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/languages/script/lua/ScriptCalls.h"
#include "core/languages/script/roll/ScriptGame.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::scriptroll {
namespace {

constexpr std::string_view themedFile = "themerms.lua";

class ScriptMachine : public roll::RollMachine {
public:
    explicit ScriptMachine(const ScriptPlan& plan) : m_game(plan) {}
    const roll::LevelInstance& roll(std::uint64_t seed) override { return m_game.roll(seed, abandoned()); }
    const roll::LevelInstance& rollKeeping(std::uint64_t seed, roll::RollRecord& record) override {
        return roll::keepRolling(m_game.state(), record,
                                 [&]() -> const roll::LevelInstance& { return roll(seed); });
    }

private:
    ScriptGame m_game;
};

// Whether the function always puts something on a cell when it is executed.
bool alwaysPlaces(std::string_view function) {
    constexpr std::array<std::string_view, 7> functions{"stair", "ladder", "gold",      "engraving",
                                                        "altar", "object", "drawbridge"};
    return std::ranges::contains(functions, function);
}

// See ScriptPlan::terrainNames. What no table says is as in rolls.
std::vector<std::pair<int, std::string_view>> terrainNamesOf(const Catalog& catalog) {
    std::vector<std::pair<int, std::string_view>> names;
    names.reserve(roll::terrainCount);
    for (int number = 0; number < roll::terrainCount; ++number) {
        const Terrain* terrain = catalog.terrain(number);
        names.emplace_back(number, terrain == nullptr ? std::string_view() : terrain->name);
    }
    if (!catalog.tables().has("lua-terrain"))
        return names;
    TableReader rows(catalog.tables(), "lua-terrain", "name\tnumber\tword");
    while (rows.next()) {
        const auto found = std::ranges::find(catalog.terrains(), rows.text(0), &Terrain::name);
        if (found != catalog.terrains().end() && found->number < roll::terrainCount)
            names[std::size_t(found->number)] = {rows.number(1), rows.text(2)};
    }
    return names;
}

// Rolls until a script comes to its end, because one that fails now and then still tells much. Returns the
// first outcome if none does.
ScriptOutcome firstOutcome(const ScriptPlan& plan, const std::stop_token& abandoned) {
    constexpr std::uint64_t mostTries = 8;
    ScriptGame game(plan);
    game.roll(1, abandoned);
    ScriptOutcome first = game.outcome();
    std::uint64_t units = first.units;
    for (std::uint64_t seed = 2; seed <= mostTries && units < Budget::mostUnits / 4; ++seed) {
        if (game.outcome().end.ending == Ending::Done)
            return game.outcome();
        game.roll(seed, abandoned);
        units += game.outcome().units;
    }
    return game.outcome().end.ending == Ending::Done ? game.outcome() : first;
}

// Whether rolls would go on failing for a long time each.
bool takesTooLong(const ScriptEnd& end) {
    return end.ending == Ending::Aborted &&
           (end.message == "Lua time exceeded" || end.message == roll::longerThanWaited ||
            end.message == "given up");
}

} // namespace

Result<std::shared_ptr<ScriptPlan>> planFor(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                            std::string_view levelName, const roll::RollContext& context,
                                            std::optional<Range> shown) {
    Result<roll::GenerationTablesPtr> tables = roll::GenerationTables::load(*catalog);
    if (!tables)
        return std::unexpected(tables.error());
    return std::make_shared<ScriptPlan>(std::move(catalog), std::string(script), std::string(levelName),
                                        *tables, context, shown);
}

ScriptPlan::ScriptPlan(std::shared_ptr<const Catalog> known, std::string text, std::string name,
                       const roll::GenerationTablesPtr& generation, roll::RollContext where,
                       std::optional<Range> shown)
    : GenerationPlan(generation,
                     shown ? std::move(where) : placedByName(std::move(where), name, *generation)),
      catalog(std::move(known)), names(catalog), functions(catalog->tables()), library(catalog->tables()),
      words(functions), objectNumbers(numbersOfObjects(*catalog)), terrainNames(terrainNamesOf(*catalog)),
      script(std::move(text)), fileName(name + ".lua") {
    levelName = std::move(name);
    findCalls(shown);
}

// For Lua, a call is on the line of the sign with which its arguments begin.
void ScriptPlan::findCalls(std::optional<Range> within) {
    const lua::SyntaxTree tree = lua::parseScript(script);
    std::map<std::string, std::uint16_t, std::less<>> counts;
    int line = 1;
    Offset counted = 0;
    std::map<Offset, int> lines;
    const std::vector<lua::ScriptCall> calls = lua::callsOf(tree, script, "des");
    std::vector<Offset> places;
    places.reserve(calls.size());
    for (const lua::ScriptCall& call : calls)
        places.push_back(tree.range(call.arguments).begin);
    std::ranges::sort(places);
    for (const Offset place : places) {
        line += int(std::count(script.begin() + std::ptrdiff_t(counted),
                               script.begin() + std::ptrdiff_t(place), '\n'));
        counted = place;
        lines[place] = line;
    }
    for (const lua::ScriptCall& call : calls) {
        const Range place = tree.range(call.call);
        if (within && (place.begin < within->begin || place.end > within->end))
            continue;
        const Range name = tree.range(call.name);
        const std::string function = script.substr(name.begin, name.size());
        const auto number = std::int32_t(callCount++);
        callsOfLines[{lines[tree.range(call.arguments).begin], function}].push_back(number);
        traces.push_back({function, 0, counts[function]++});
        m_expected.push_back(call.certainty == lua::Certainty::Once && !call.container &&
                             alwaysPlaces(function));
    }
}

std::unique_ptr<roll::RollMachine> ScriptPlan::makeMachine() const {
    return std::make_unique<ScriptMachine>(*this);
}

Result<roll::RollPlanPtr> planScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                     std::string_view levelName, const roll::RollContext& context,
                                     const ScriptSetting& facts, const std::stop_token& abandoned) {
    const auto plan = planFor(std::move(catalog), script, levelName, context,
                              facts.themed ? std::optional(facts.themed->shown) : std::nullopt);
    if (!plan)
        return std::unexpected(plan.error());
    // Nobody but a game of the user itself knows what its own functions do.
    (*plan)->passesOverUnknown = facts.hasUnknown || !(*plan)->catalog->tables().isBuiltIn();
    if ((*plan)->themed = facts.themed; facts.themed)
        (*plan)->fileName = std::string(themedFile);
    const ScriptOutcome outcome = firstOutcome(**plan, abandoned);
    if (takesTooLong(outcome.end))
        return std::unexpected(
            Error{say("Line {}: {}{}", outcome.end.line,
                      outcome.end.message == roll::longerThanWaited ? "" : say("the game ends here: "),
                      said(outcome.end.message)),
                  outcome.end.line});
    const bool isWhole = outcome.end.ending == Ending::Done;
    if (isWhole && outcome.calls == 0 && (*plan)->callCount > 0)
        return failure(say("The script makes no level: it calls no function of “des” when it is run."));
    if (outcome.lacksWanted)
        return failure(say("The game finds no place for this room, or its contents suit no room."));
    (*plan)->statements = facts.statements;
    for (const std::int32_t call : facts.partCalls) {
        // Among other rooms, the map of a themed room is in another place in each roll.
        const auto map = outcome.maps.find(call);
        const bool isKnown = map != outcome.maps.end() && (!facts.themed || context.alone);
        (*plan)->parts.push_back(isKnown ? map->second : roll::wholeMap);
    }
    return roll::RollPlanPtr(*plan);
}

Result<ScriptOutcome> tryScript(std::shared_ptr<const Catalog> catalog, std::string_view script,
                                std::string_view levelName, const roll::RollContext& context,
                                std::uint64_t seed) {
    const auto plan = planFor(std::move(catalog), script, levelName, context);
    if (!plan)
        return std::unexpected(plan.error());
    ScriptGame game(**plan);
    const roll::LevelInstance& level = game.roll(seed, {});
    ScriptOutcome outcome = game.outcome();
    outcome.complaints = level.complaints;
    return outcome;
}

} // namespace levwright::scriptroll
