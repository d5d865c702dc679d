// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Making.h"

#include "core/world/MapMaker.h"

#include <algorithm>

namespace levwright::world {
namespace {

constexpr int mostRefusedPlaces = 65535;
// Living things may fill all free places. We limit the tries that are not counted above.
constexpr int mostTakenPlaces = 1 << 22;

void sayHelp(const Context& context) {
    if (!context.rules.activation.helpLines)
        return;
    for (const Message line :
         {Message::Help1, Message::Help2, Message::Help3, Message::Help4, Message::Help5, Message::Help6})
        context.log(line);
}

void requireLength(const Context& context) {
    if (context.rules.refusals.lengthNeverGiven && !context.state.lengthGiven)
        throw Refused{"MAP_LENGTH was never given"};
}

bool isInhabited(const WorldState& state, Place place) {
    return std::ranges::any_of(state.things,
                               [&](const Thing& thing) { return thing.living() && thing.place == place; });
}

Place drawPlaceFor(const Context& context, const ThingType& type) {
    WorldState& state = context.state;
    const std::uint32_t length = std::uint32_t(state.length);
    const bool landWillDo = type.proliferate == 0 || type.id == state.playerType;
    int refused = 0;
    int taken = 0;
    for (;;) {
        const int y = int(state.random.draw(length));
        const int x = int(state.random.draw(length));
        const char ground = (*state.map)[std::size_t(y) * length + std::size_t(x)];
        if (ground != terrain::soil && !(ground == terrain::land && landWillDo)) {
            if (++refused == mostRefusedPlaces)
                throw Refused{"there is no place on the map for all things"};
        } else if (!isInhabited(state, {y, x})) {
            return {y, x};
        } else if (++taken == mostTakenPlaces) {
            throw Refused{"there is no free place on the map for all things"};
        }
    }
}

void makeThings(const Context& context, int type) {
    WorldState& state = context.state;
    for (int made = 0; made < state.types[std::size_t(type)].startNumber; ++made) {
        const Id id = state.things.lowestUnusedId();
        const Place place = drawPlaceFor(context, state.types[std::size_t(type)]);
        context.makeThing(id, type, place);
    }
}

bool canMakeWorld(const Context& context) {
    const WorldState& state = context.state;
    const Activation& needs = context.rules.activation;
    const int player = state.typeIndex(state.playerType);
    if (needs.needsStartingKinds) {
        if (player < 0 || state.types[std::size_t(player)].startNumber == 0)
            context.problem("no player type with a start number (PLAYER_TYPE, TT_START_NUMBER)");
        else if (state.firstAction(ActionKind::Wait) == nullptr)
            context.problem("no action named wait (TA_NAME)");
        else if (needs.needsSlippers && !state.hasType(state.slippers))
            context.problem("SLIPPERS names no thing type");
        else
            return true;
        return false;
    }
    return true;
}

// The first altar in the order of cells; the very first cell is not searched.
std::optional<Place> findAltar(const WorldState& state) {
    const std::size_t found = state.map->find(terrain::altar);
    if (found == std::string::npos || found == 0)
        return std::nullopt;
    return Place{int(found) / state.length, int(found) % state.length};
}

bool canActivate(const Context& context) {
    WorldState& state = context.state;
    const Activation& needs = context.rules.activation;
    const Thing* player = state.player();
    if (state.firstAction(ActionKind::Wait) == nullptr)
        context.problem("no action named wait (TA_NAME)");
    else if (player == nullptr)
        context.problem("no thing of id 0, which is the player (T_ID)");
    else if (!state.map)
        context.problem("no map (MAP)");
    else if (needs.needsFreePlayer && player->carried)
        context.problem("somebody carries the player");
    else if (needs.needsSlippers && !state.hasType(state.slippers))
        context.problem("SLIPPERS names no thing type");
    else if (needs.needsAltar && !findAltar(state))
        context.problem("no altar on the map");
    else
        return true;
    return false;
}

void openEyes(const Context& context) {
    WorldState& state = context.state;
    for (Thing& thing : state.things) {
        if (!thing.living())
            continue;
        context.buildSight(thing);
        if (thing.id == playerId)
            updateMemory(context, thing, Ageing::No);
    }
    Thing& player = *state.player();
    if (player.living())
        return;
    context.blindSight(player);
    const bool remembers = player.mind && player.mind->hasTerrain();
    if (!remembers && context.rules.refusals.deadPlayerWithoutMemory)
        throw Refused{"the player is dead and remembers nothing that could be shown"};
}

} // namespace

void makeWorld(const Context& context, std::uint32_t seed) {
    WorldState& state = context.state;
    state.random.state = seed;
    requireLength(context);
    if (!canMakeWorld(context))
        return;
    state.things.clear();
    state.exit.clear();
    MadeMap made = makeMap(context.geometry(), context.rules, state.random);
    state.map = std::make_shared<std::string>(std::move(made.cells));
    state.altar = made.altar;
    state.active = true;
    state.turn = 1;
    const int playerType = state.typeIndex(state.playerType);
    if (playerType >= 0)
        makeThings(context, playerType);
    if (Thing* player = state.player()) {
        if (!player->living())
            context.blindSight(*player);
        updateMemory(context, *player, Ageing::Yes);
    }
    for (const int type : state.typesInOrder(context.rules)) {
        if (type != playerType)
            makeThings(context, type);
    }
    if (state.player() == nullptr)
        throw Refused{"no thing type has a start number, so there is no player"};
    context.answer("NEW_WORLD");
    sayHelp(context);
}

void activate(const Context& context) {
    WorldState& state = context.state;
    requireLength(context);
    if (state.map) {
        if (const std::optional<Place> altar = findAltar(state))
            state.altar = altar;
    }
    if (!canActivate(context))
        return;
    openEyes(context);
    state.active = true;
    sayHelp(context);
}

void seedMap(const Context& context, std::uint32_t seed) {
    Random own{seed};
    MadeMap made = makeMap(context.geometry(), context.rules, own);
    context.state.map = std::make_shared<std::string>(std::move(made.cells));
    context.state.altar = made.altar;
}

} // namespace levwright::world
