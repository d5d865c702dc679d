// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/GodCommands.h"

#include "core/base/Printable.h"
#include "core/world/Command.h"
#include "core/world/Making.h"
#include "core/world/Tokens.h"

#include <format>

namespace levwright::world {
namespace {

constexpr std::int64_t highestSeed = 4294967295;
constexpr std::int64_t highestTurn = 65535;
constexpr std::int64_t lowestMood = -32768;
constexpr std::int64_t highestMood = 32767;
constexpr std::int64_t highestChance = 100;
constexpr std::int64_t farthestWaking = 255;

std::optional<std::uint32_t> seedOf(const Command& command) {
    return command.number(0, 0, highestSeed).transform([](std::int64_t seed) { return std::uint32_t(seed); });
}

std::optional<char> characterOf(const Command& command, std::size_t index) {
    const std::string& character = command.arguments[index];
    if (character.size() == 1 && isAscii(character))
        return character[0];
    command.context.problem(std::format("{} is not one ASCII character", inEnglishQuotes(character)));
    return std::nullopt;
}

// Applies a new table to what minds remember.
void changeGround(WorldState& state) {
    for (Thing& thing : state.things) {
        if (thing.mind)
            changeMind(thing).setGround(state.ground);
    }
}

void setLink(const Command& command, TerrainRule rule) {
    const std::optional<char> from = characterOf(command, 0);
    const std::optional<char> to = characterOf(command, 1);
    const bool hasChance = terrainRuleNames[std::size_t(rule)].hasChance;
    const auto chance = hasChance ? command.number(2, 0, highestChance) : highestChance;
    if (!from || !to || !chance)
        return;
    command.context.state.setLink({rule, *from, *to, int(*chance)});
    if (rule == TerrainRule::Opens)
        changeGround(command.context.state);
}

void deactivate(const Command& command) {
    command.context.state.active = false;
    command.context.viewGone();
}

} // namespace

void setTurn(const Command& command) {
    if (const auto turn = command.playedNumber(0, highestTurn))
        command.context.state.turn = *turn;
}

void setGodMood(const Command& command) {
    if (const auto mood = command.playedNumber(lowestMood, highestMood))
        command.context.state.godMood = *mood;
}

void setGodFavor(const Command& command) {
    if (const auto favor = command.playedNumber(lowestMood, highestMood))
        command.context.state.godFavor = *favor;
}

void setGameWon(const Command& command) {
    if (const auto won = command.number(0, 0, 1))
        command.context.state.gameWon = *won != 0;
}

void setPlayerType(const Command& command) {
    if (const auto type = command.reference())
        command.context.state.playerType = *type;
}

void setSlippers(const Command& command) {
    const auto type = command.number(0, 0, largestNumber);
    if (!type)
        return;
    WorldState& state = command.context.state;
    state.slippers = *type;
    if (state.active && command.context.rules.activation.needsSlippers && !state.hasType(*type))
        state.active = false;
}

void setRandomness(const Command& command) {
    if (const auto seed = seedOf(command))
        command.context.state.random.state = *seed;
}

void seedMapFrom(const Command& command) {
    if (const auto seed = seedOf(command))
        seedMap(command.context, *seed);
}

void makeWorldFrom(const Command& command) {
    if (const auto seed = seedOf(command))
        makeWorld(command.context, *seed);
}

void setMapLength(const Command& command) {
    const auto length = command.number(0, 1, longestLength);
    if (!length)
        return;
    WorldState& state = command.context.state;
    state.length = int(*length);
    state.lengthGiven = true;
    state.map.reset();
    state.things.clear();
    state.exit.clear();
    deactivate(command);
}

void setWorldActive(const Command& command) {
    const auto value = command.number(0, 0, 1);
    if (!value)
        return;
    const Context& context = command.context;
    const bool zeroActivates = context.rules.zeroActivity == ZeroActivity::Activates;
    if (context.state.active) {
        if (*value == 0)
            deactivate(command);
        else
            context.problem("the world is already active");
    } else if (*value == 1 || zeroActivates) {
        activate(context);
    } else {
        context.viewGone();
    }
}

void setMapRow(const Command& command) {
    WorldState& state = command.context.state;
    const auto row = command.row();
    if (!row)
        return;
    std::string map =
        state.map ? *state.map : std::string(std::size_t(command.context.geometry().cells()), unknownCell);
    const std::string& text = command.arguments[1];
    map.replace(std::size_t(*row) * text.size(), text.size(), text);
    state.map = std::make_shared<std::string>(std::move(map));
}

void setTopology(const Command& command) {
    WorldState& state = command.context.state;
    const std::string& name = command.arguments[0];
    if (name != "hex" && name != "square")
        command.context.problem(std::format("{} is neither hex nor square", inEnglishQuotes(name)));
    else if (state.active)
        command.context.problem("the world is active");
    else
        state.topology = name == "square" ? Topology::Square : Topology::Hex;
}

void setTerrain(const Command& command) {
    const auto passable = command.number(1, 0, 1);
    const auto transparent = command.number(2, 0, 1);
    const std::optional<char> character = characterOf(command, 0);
    if (character && passable && transparent) {
        command.context.state.setTerrain(*character, {*passable != 0, *transparent != 0});
        changeGround(command.context.state);
    }
}

void setOpens(const Command& command) {
    setLink(command, TerrainRule::Opens);
}

void setCloses(const Command& command) {
    setLink(command, TerrainRule::Closes);
}

void setKicked(const Command& command) {
    setLink(command, TerrainRule::Kicked);
}

void setFound(const Command& command) {
    setLink(command, TerrainRule::Found);
}

void setSeems(const Command& command) {
    setLink(command, TerrainRule::Seems);
}

void setFactions(const Command& command) {
    if (const auto value = command.number(0, 0, 1))
        command.context.state.factions = *value != 0;
}

void setWaking(const Command& command) {
    const auto distance = command.number(0, 0, farthestWaking);
    const auto chance = command.number(1, 0, highestChance);
    if (distance && chance)
        command.context.state.waking = {int(*distance), int(*chance)};
}

void setExit(const Command& command) {
    command.context.state.exit = command.arguments[0];
}

} // namespace levwright::world
