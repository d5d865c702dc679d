// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Surroundings.h"

#include "core/world/Deeds.h"

#include <algorithm>
#include <vector>

namespace levwright::world {
namespace {

constexpr int longestHold = 255;

void logIfPlayer(const Context& context, const Thing& actor, Message message, std::string_view word = {}) {
    if (context.isPlayer(actor))
        context.log(message, word);
}

// The link of a cell of the map; null if it has none.
const TerrainLink* linkAt(const WorldState& state, TerrainRule rule, int cell) {
    if (!state.map || cell == shut)
        return nullptr;
    return state.link(rule, (*state.map)[std::size_t(cell)]);
}

// Works on a copy, because other snapshots keep the old map.
void follow(const Context& context, int cell, const TerrainLink& link) {
    WorldState& state = context.state;
    const bool wasTransparent = state.terrain[std::size_t(link.from)].transparent;
    const bool isTransparent = state.terrain[std::size_t(link.to)].transparent;
    auto map = std::make_shared<std::string>(*state.map);
    (*map)[std::size_t(cell)] = link.to;
    state.map = std::move(map);
    if (wasTransparent == isTransparent)
        return;
    for (Thing& thing : state.things) {
        if (thing.living())
            context.buildSight(thing);
    }
}

bool succeeds(const Context& context, const TerrainLink& link) {
    return context.state.random.percent() < link.chance;
}

// The first thing at a place that is accepted together with its type.
template <class Accept>
Thing* findLying(WorldState& state, Place place, Accept accept) {
    const auto found = std::ranges::find_if(state.things, [&](const Thing& thing) {
        return thing.place == place && !thing.carried && accept(thing, state.typeOf(thing));
    });
    return found == state.things.end() ? nullptr : &*found;
}

bool isTrap(const Thing& /*thing*/, const ThingType& type) {
    return type.trap != TrapEffect::None;
}

void removeWithBelongings(WorldState& state, Id id) {
    const std::vector<Id> carried = state.things.find(id)->inventory;
    for (const Id item : carried) {
        if (state.things.find(item) != nullptr)
            state.things.remove(item);
    }
    state.things.remove(id);
}

void takeOut(const Context& context, Id actor, const ThingType& by) {
    if (actor != playerId) {
        removeWithBelongings(context.state, actor);
        return;
    }
    context.state.exit = by.name.empty() ? "(none)" : by.name;
    context.log(Message::Leave, context.state.exit);
}

void teleport(const Context& context, Thing& actor, const ThingType& by) {
    const WorldState& state = context.state;
    CellSet taken(context.geometry().cells());
    for (const Thing& thing : state.things) {
        const ThingType& type = state.typeOf(thing);
        if (thing.cell != shut && (thing.living() || type.pushed || isTrap(thing, type)))
            taken.insert(thing.cell);
    }
    std::vector<int> free;
    for (int cell = 0; cell < context.geometry().cells(); ++cell) {
        if (state.passable((*state.map)[std::size_t(cell)]) && !taken.contains(cell))
            free.push_back(cell);
    }
    if (free.empty())
        return;
    const int cell = free[context.state.random.draw(std::uint32_t(free.size()))];
    context.bring(actor, {cell / state.length, cell % state.length});
    logIfPlayer(context, actor, Message::TrapTeleports, by.name);
}

} // namespace

bool openWay(const Context& context, const Thing& actor, int cell) {
    const TerrainLink* link = linkAt(context.state, TerrainRule::Opens, cell);
    if (link == nullptr)
        return false;
    logIfPlayer(context, actor, Message::Open);
    follow(context, cell, *link);
    return true;
}

void closeWay(const Context& context, const Thing& actor, int cell) {
    const TerrainLink* link = linkAt(context.state, TerrainRule::Closes, cell);
    const bool blocked = std::ranges::any_of(context.state.things, [&](const Thing& thing) {
        return thing.cell == cell && !thing.carried && !thing.hidden;
    });
    if (link == nullptr || blocked) {
        logIfPlayer(context, actor, Message::CloseFail);
        return;
    }
    logIfPlayer(context, actor, Message::Close);
    follow(context, cell, *link);
}

bool kickIn(const Context& context, const Thing& actor, int cell) {
    const TerrainLink* link = linkAt(context.state, TerrainRule::Kicked, cell);
    if (link == nullptr)
        return false;
    const bool gives = succeeds(context, *link);
    logIfPlayer(context, actor, gives ? Message::KickOpen : Message::KickHolds);
    if (gives)
        follow(context, cell, *link);
    return true;
}

void search(const Context& context, const Thing& actor) {
    WorldState& state = context.state;
    const Place here = actor.place;
    bool found = false;
    const auto lookAt = [&](Place place) {
        const int cell = context.geometry().cellAt(place);
        const TerrainLink* link = linkAt(state, TerrainRule::Found, cell);
        if (link != nullptr && succeeds(context, *link)) {
            follow(context, cell, *link);
            found = true;
        }
        for (Thing& thing : state.things) {
            if (thing.hidden && !thing.carried && thing.place == place && thing.id != actor.id) {
                thing.hidden = false;
                found = true;
            }
        }
    };
    lookAt(here);
    for (const Direction& direction : directionsOf(state.topology))
        lookAt(Geometry::beside(here, direction));
    logIfPlayer(context, actor, found ? Message::Find : Message::FindNothing);
}

Thing* findObstacle(WorldState& state, Place place) {
    if (!std::ranges::contains(state.types, true, &ThingType::pushed))
        return nullptr;
    return findLying(state, place, [](const Thing&, const ThingType& type) { return type.pushed; });
}

bool pushOn(const Context& context, Thing& obstacle, const Direction& way) {
    WorldState& state = context.state;
    const std::string& name = state.typeOf(obstacle).name;
    const Place target = Geometry::beside(obstacle.place, way);
    const int cell = context.geometry().cellAt(target);
    const auto isInTheWay = [](const Thing& thing, const ThingType& type) {
        return thing.living() || type.pushed;
    };
    if (cell == shut || !state.map || !state.passable((*state.map)[std::size_t(cell)]) ||
        findLying(state, target, isInTheWay) != nullptr) {
        context.log(Message::PushFail, name);
        return false;
    }
    const Thing* pit = findLying(state, target, [](const Thing&, const ThingType& type) {
        return type.trap == TrapEffect::Hold || type.trap == TrapEffect::Exit;
    });
    context.log(pit == nullptr ? Message::Push : Message::FillsTrap, name);
    context.put(obstacle, target);
    if (pit != nullptr) {
        const Id filler = obstacle.id;
        removeWithBelongings(state, pit->id);
        removeWithBelongings(state, filler);
    }
    return true;
}

void setOffTrap(const Context& context, Id id) {
    WorldState& state = context.state;
    if (std::ranges::all_of(state.types, [](const ThingType& type) { return type.trap == TrapEffect::None; }))
        return;
    Thing& actor = *state.things.find(id);
    Thing* trap = findLying(state, actor.place, isTrap);
    if (trap == nullptr || trap == &actor)
        return;
    trap->hidden = false;
    const ThingType& type = state.typeOf(*trap);
    switch (type.trap) {
    case TrapEffect::None:
        break;
    case TrapEffect::Hold:
        logIfPlayer(context, actor, Message::TrapHolds, type.name);
        actor.held = std::min(actor.held + type.trapPower, longestHold);
        break;
    case TrapEffect::Damage:
        logIfPlayer(context, actor, Message::TrapHurts, type.name);
        loseLifepoints(context, actor, type.trapPower);
        break;
    case TrapEffect::Teleport:
        teleport(context, actor, type);
        break;
    case TrapEffect::Exit:
        takeOut(context, id, type);
        break;
    }
}

void leave(const Context& context, Id id) {
    WorldState& state = context.state;
    const Thing& actor = *state.things.find(id);
    const Thing* exit = findLying(state, actor.place, [&](const Thing& thing, const ThingType& type) {
        return type.exit && !thing.hidden && thing.id != id;
    });
    if (exit == nullptr)
        logIfPlayer(context, actor, Message::NoLeave);
    else
        takeOut(context, id, state.typeOf(*exit));
}

} // namespace levwright::world
