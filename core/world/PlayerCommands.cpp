// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/PlayerCommands.h"

#include "core/base/Printable.h"
#include "core/world/Command.h"
#include "core/world/Thinking.h"
#include "core/world/Turn.h"

#include <algorithm>
#include <format>

namespace levwright::world {
namespace {

constexpr std::int64_t highestSlot = 255;

Thing& playerOf(const Command& command) {
    if (Thing* player = command.context.state.player())
        return *player;
    throw Refused{"there is no player any more"};
}

void act(const Command& command, ActionKind kind) {
    playerOf(command).command = command.context.firstAction(kind).id;
    runTurns(command.context);
}

void actOnSlot(const Command& command, ActionKind kind) {
    const std::optional<std::int64_t> slot = command.number(0, 0, highestSlot);
    if (!slot)
        return;
    playerOf(command).argument = int(*slot);
    act(command, kind);
}

void actTowards(const Command& command, ActionKind kind) {
    const std::span<const Direction> directions = directionsOf(command.context.state.topology);
    const auto direction = std::ranges::find(directions, command.arguments[0], &Direction::name);
    if (direction == directions.end()) {
        command.context.problem(std::format("{} is no direction", inEnglishQuotes(command.arguments[0])));
        return;
    }
    playerOf(command).argument = direction->code;
    act(command, kind);
}

void nameVisible(const Command& command, int cell) {
    const WorldState& state = command.context.state;
    for (const Thing& thing : state.things) {
        if (thing.cell == cell && !thing.carried && !thing.hidden)
            command.context.answer(state.typeOf(thing).name);
    }
}

bool isVisibleHere(const WorldState& state, const MemoryEntry& entry, int cell, MemoryNames names) {
    return std::ranges::any_of(state.things, [&](const Thing& thing) {
        const Id id = names == MemoryNames::Thing ? thing.id : state.typeOf(thing).id;
        return thing.cell == cell && !thing.carried && id == entry.what;
    });
}

void nameRemembered(const Command& command, Place place, bool visible) {
    const WorldState& state = command.context.state;
    const MemoryNames names = command.context.rules.memoryNames;
    const Thing& player = playerOf(command);
    if (!player.mind)
        return;
    for (const MemoryEntry& entry : player.mind->things) {
        const ThingType* type = state.remembered(entry, names);
        if (type == nullptr || entry.place != place)
            continue;
        if (!visible || !isVisibleHere(state, entry, command.context.geometry().cellAt(place), names))
            command.context.answer(type->name);
    }
}

} // namespace

void ping(const Command& command) {
    command.context.answer("PONG");
}

void quit(const Command& command) {
    command.context.events.push_back({EventKind::Quit, {}});
}

void thingsHere(const Command& command) {
    const Context& context = command.context;
    const std::optional<Place> place = command.place(0);
    if (!place)
        return;
    if (!context.state.active) {
        context.problem("the world is not active");
        return;
    }
    const int cell = context.geometry().cellAt(*place);
    const bool visible = playerOf(command).sees(cell);
    context.answer("THINGS_HERE START");
    if (visible)
        nameVisible(command, cell);
    if (!visible || context.rules.thingsHere == ThingsHereRule::VisibleAndMemory)
        nameRemembered(command, *place, visible);
    context.answer("THINGS_HERE END");
}

void wait(const Command& command) {
    act(command, ActionKind::Wait);
}

void move(const Command& command) {
    actTowards(command, ActionKind::Move);
}

void kick(const Command& command) {
    actTowards(command, ActionKind::Kick);
}

void close(const Command& command) {
    actTowards(command, ActionKind::Close);
}

void search(const Command& command) {
    act(command, ActionKind::Search);
}

void leave(const Command& command) {
    act(command, ActionKind::Leave);
}

void pickUp(const Command& command) {
    act(command, ActionKind::PickUp);
}

void drop(const Command& command) {
    actOnSlot(command, ActionKind::Drop);
}

void use(const Command& command) {
    actOnSlot(command, ActionKind::Use);
}

void actAsCreature(const Command& command) {
    think(command.context, playerOf(command));
    runTurns(command.context);
}

} // namespace levwright::world
