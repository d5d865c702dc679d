// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Context.h"

#include <algorithm>

namespace levwright::world {

const Geometry& Context::geometry() const {
    std::shared_ptr<const Geometry>& held = derived.geometry;
    if (!held || held->length() != state.length || held->topology() != state.topology)
        held = std::make_shared<Geometry>(state.length, state.topology, rules.pathsWrapAtEastBorder);
    return *held;
}

void Context::log(Message message, std::string_view word) const {
    events.push_back({EventKind::Log, messageText(message, word), message});
}

void Context::answer(std::string line) const {
    events.push_back({EventKind::Answer, std::move(line)});
}

void Context::problem(std::string reason) const {
    events.push_back({EventKind::Problem, std::move(reason)});
}

void Context::viewGone() const {
    events.push_back({EventKind::ViewGone, {}});
}

bool Context::isSame(const Thing& a, const Thing& b) const {
    return a.id == b.id || (rules.comparesByValue && equalByValue(a, b));
}

bool Context::isPlayer(const Thing& thing) const {
    if (thing.id == playerId)
        return true;
    const Thing* player = state.player();
    return player != nullptr && isSame(thing, *player);
}

const ThingAction& Context::firstAction(ActionKind kind) const {
    if (const ThingAction* action = state.firstAction(kind))
        return *action;
    throw Refused{"no action of that name is defined (TA_NAME)"};
}

void Context::put(Thing& thing, Place place) const {
    thing.place = place;
    thing.cell = geometry().cellAt(place);
}

const std::string& Context::looks() const {
    if (!state.hasLooks())
        return *state.map;
    if (derived.lookedAt != state.map || derived.lookedThrough != state.links) {
        derived.lookedAt = state.map;
        derived.lookedThrough = state.links;
        derived.looks = *state.map;
        const std::array<char, terrainKinds> looks = state.looks();
        for (char& cell : derived.looks)
            cell = looks[std::size_t(cell)];
    }
    return derived.looks;
}

void Context::bring(Thing& thing, Place place) const {
    put(thing, place);
    for (const Id item : thing.inventory) {
        if (Thing* carried = state.things.find(item))
            put(*carried, place);
    }
    buildSight(thing);
}

Thing& Context::makeThing(Id id, int type, Place place) const {
    Thing thing;
    thing.id = id;
    thing.type = type;
    thing.lifepoints = state.types[std::size_t(type)].lifepoints;
    put(thing, place);
    if (state.active && thing.living())
        buildSight(thing);
    return state.things.add(std::move(thing), rules.order.ascendingIds);
}

void Context::buildSight(Thing& thing) const {
    if (!state.map || thing.cell == shut) {
        blindSight(thing);
        return;
    }
    geometry();
    derived.sights.useFor(state.map, state.terrain, derived.geometry);
    const Sight& sight = derived.sights.from(thing.cell);
    if (rules.refusals.sightWithoutTree && !sight.metShadow)
        throw Refused{"a thing would stand where no tree is in sight, which these rules cannot do"};
    thing.sight = sight.visible;
}

void Context::blindSight(Thing& thing) const {
    thing.sight = std::make_shared<CellSet>(geometry().cells());
}

void updateMemory(const Context& context, Thing& thing, Ageing ageing) {
    const WorldState& state = context.state;
    if (!thing.sight) {
        if (context.rules.refusals.missingSight)
            throw Refused{"a thing that was dead when its sight was built cannot act"};
        context.buildSight(thing);
    }
    if (!state.map)
        throw Refused{"there is no map"};
    if (ageing == Ageing::Yes && context.rules.refusals.ageingAtLength256 && state.length >= longestLength)
        throw Refused{"memory cannot age on a map of length 256 under these rules"};
    Mind& mind = changeMind(thing);
    const CellSet& sight = *thing.sight;
    mind.makeMaps(context.geometry().cells());
    mind.see(sight, context.looks());
    if (!state.links.empty())
        mind.seeChanges(sight, context.looks());
    if (ageing == Ageing::Yes)
        mind.age(sight, context.state.random.state);
    std::erase_if(mind.things, [&](const MemoryEntry& entry) {
        const int cell = context.geometry().cellAt(entry.place);
        return cell != shut && sight.contains(cell);
    });
    const bool byType = context.rules.memoryNames == MemoryNames::Type;
    for (const Thing& other : state.things) {
        const ThingType& type = state.typeOf(other);
        if (!other.carried && !other.hidden && !type.animate() && other.cell != shut &&
            sight.contains(other.cell))
            mind.things.push_back({byType ? type.id : other.id, other.place});
    }
}

} // namespace levwright::world
