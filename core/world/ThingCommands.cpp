// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/ThingCommands.h"

#include "core/world/Command.h"

#include <format>

namespace levwright::world {
namespace {

Thing* selectedThing(const Command& command) {
    WorldState& state = command.context.state;
    if (!state.selectedThing) {
        command.context.problem("no thing is selected (T_ID)");
        return nullptr;
    }
    if (Thing* thing = state.things.find(*state.selectedThing))
        return thing;
    throw Refused{"the selected thing does not exist any more (T_ID)"};
}

// The index of the type in the command's first argument; if there is none, reports a problem.
std::optional<int> knownType(const Command& command) {
    const auto id = command.reference();
    if (!id)
        return std::nullopt;
    const int index = command.context.state.typeIndex(*id);
    if (index >= 0)
        return index;
    command.context.problem(std::format("there is no thing type {}", *id));
    return std::nullopt;
}

void setNumber(const Command& command, int Thing::* field) {
    const auto value = command.playedNumber(0, highestByte);
    if (!value)
        return;
    if (Thing* thing = selectedThing(command))
        thing->*field = int(*value);
}

void setSwitch(const Command& command, bool Thing::* field) {
    const auto value = command.number(0, 0, 1);
    if (!value)
        return;
    if (Thing* thing = selectedThing(command))
        thing->*field = *value != 0;
}

void place(const Command& command, int Place::* coordinate) {
    const Positions& rule = command.context.rules.positions;
    WorldState& state = command.context.state;
    const auto value = command.number(0, 0, highestByte);
    if (!value)
        return;
    if (!rule.beyondMap && *value >= state.length) {
        command.context.problem(std::format("{} lies beyond the map of length {}", *value, state.length));
        return;
    }
    Thing* thing = selectedThing(command);
    if (thing == nullptr)
        return;
    Place moved = thing->place;
    moved.*coordinate = int(*value);
    command.context.put(*thing, moved);
    if (rule.forgetSight)
        thing->sight.reset();
    if (!state.active || !thing->living())
        return;
    command.context.buildSight(*thing);
    if (rule.rememberAtOnce && thing->id == playerId)
        updateMemory(command.context, *thing, Ageing::Yes);
}

} // namespace

void selectThing(const Command& command) {
    const Rules& rules = command.context.rules;
    const auto wanted = command.number(0, rules.anyNegativeIdIsNew ? -largestNumber : -1, largestNumber);
    if (!wanted)
        return;
    WorldState& state = command.context.state;
    const Id id = *wanted < 0 ? state.things.lowestUnusedId() : *wanted;
    state.selectedThing = id;
    if (state.things.find(id) != nullptr)
        return;
    if (state.types.empty())
        command.context.problem("there is no thing type yet (TT_ID)");
    else
        command.context.makeThing(id, state.typesInOrder(rules)[0], {});
}

void setThingType(const Command& command) {
    const std::optional<int> type = knownType(command);
    if (!type)
        return;
    if (Thing* thing = selectedThing(command))
        thing->type = *type;
}

void setThingRow(const Command& command) {
    place(command, &Place::y);
}

void setThingColumn(const Command& command) {
    place(command, &Place::x);
}

void setThingCommand(const Command& command) {
    const auto id = command.reference();
    if (!id)
        return;
    if (*id != 0 && command.context.state.action(*id) == nullptr)
        command.context.problem(std::format("there is no thing action {}", *id));
    else if (Thing* thing = selectedThing(command))
        thing->command = *id;
}

void setThingArgument(const Command& command) {
    setNumber(command, &Thing::argument);
}

void setThingProgress(const Command& command) {
    setNumber(command, &Thing::progress);
}

void setThingEnergy(const Command& command) {
    setNumber(command, &Thing::energy);
}

void setThingLifepoints(const Command& command) {
    setNumber(command, &Thing::lifepoints);
}

void setThingSatiation(const Command& command) {
    const auto value = command.playedNumber(lowestSatiation, highestSatiation);
    if (!value)
        return;
    if (Thing* thing = selectedThing(command))
        thing->satiation = *value;
}

void setThingPlayerDrop(const Command& command) {
    setSwitch(command, &Thing::playerDrop);
}

void setThingPeaceful(const Command& command) {
    setSwitch(command, &Thing::peaceful);
}

void setThingAsleep(const Command& command) {
    setSwitch(command, &Thing::asleep);
}

void setThingHidden(const Command& command) {
    setSwitch(command, &Thing::hidden);
}

void setThingHeld(const Command& command) {
    setNumber(command, &Thing::held);
}

void carryThing(const Command& command) {
    const auto id = command.reference();
    if (!id)
        return;
    Thing* item = command.context.state.things.find(*id);
    if (item == nullptr || item->carried || *id == command.context.state.selectedThing) {
        command.context.problem(std::format("thing {} cannot be carried", *id));
        return;
    }
    Thing* thing = selectedThing(command);
    if (thing == nullptr)
        return;
    thing->inventory.push_back(*id);
    item->carried = true;
}

void setMemoryRow(const Command& command) {
    const std::optional<int> row = command.row();
    if (!row)
        return;
    if (Thing* thing = selectedThing(command))
        changeMind(*thing).setTerrainRow(*row, command.arguments[1], command.context.state.ground);
}

void setMemoryDepthRow(const Command& command) {
    const std::optional<int> row = command.row();
    if (!row)
        return;
    if (Thing* thing = selectedThing(command))
        changeMind(*thing).setDepthRow(*row, command.arguments[1]);
}

void rememberThing(const Command& command) {
    const bool byType = command.context.rules.memoryNames == MemoryNames::Type;
    const auto what = command.reference();
    if (!what)
        return;
    if (byType && !command.context.state.hasType(*what)) {
        command.context.problem(std::format("there is no thing type {}", *what));
        return;
    }
    const std::optional<Place> where = command.place(1);
    if (!where)
        return;
    if (Thing* thing = selectedThing(command))
        changeMind(*thing).things.push_back({*what, *where});
}

} // namespace levwright::world
