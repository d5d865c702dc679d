// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/CheckNumber.h"

#include <bit>

namespace levwright::world {
namespace {

// Mixes 64-bit words. Odd multipliers and rotations keep every bit of what came before.
class Mixer {
public:
    void add(std::uint64_t word) {
        m_sum = std::rotl(m_sum ^ (word * 0x9E3779B97F4A7C15U), 27) * 0xC2B2AE3D27D4EB4FU;
    }
    void addNumber(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }

    void addText(std::string_view text) {
        add(text.size());
        std::uint64_t word = 0;
        unsigned shift = 0;
        for (const char c : text) {
            word |= std::uint64_t(static_cast<unsigned char>(c)) << shift;
            shift += 8;
            if (shift == 64) {
                add(word);
                word = 0;
                shift = 0;
            }
        }
        add(word);
    }

    void addCells(const CellSet& cells) {
        for (std::size_t index = 0; index < cells.words(); ++index)
            add(cells.word(index));
    }

    std::uint64_t sum() const { return m_sum ^ (m_sum >> 32U); }

private:
    std::uint64_t m_sum = 0x27D4EB2F165667C5U;
};

void addMind(Mixer& mixer, const Mind& mind, int length) {
    for (int row = 0; mind.hasTerrain() && row < length; ++row)
        mixer.addText(mind.terrainRow(row, length));
    for (int row = 0; mind.hasDepths() && row < length; ++row)
        mixer.addText(mind.depthRow(row, length));
    for (const MemoryEntry& entry : mind.things) {
        mixer.addNumber(entry.what);
        mixer.addNumber(entry.place.y);
        mixer.addNumber(entry.place.x);
    }
}

void addThing(Mixer& mixer, const Thing& thing, const WorldState& state) {
    mixer.addNumber(thing.id);
    mixer.addNumber(state.typeOf(thing).id);
    for (const int value : {thing.lifepoints, thing.argument, thing.progress, thing.energy, thing.place.y,
                            thing.place.x, int(thing.playerDrop), int(thing.carried), thing.held,
                            int(thing.peaceful), int(thing.asleep), int(thing.hidden)})
        mixer.addNumber(value);
    mixer.addNumber(thing.satiation);
    mixer.addNumber(thing.command);
    mixer.add(thing.inventory.size());
    for (const Id item : thing.inventory)
        mixer.addNumber(item);
    if (thing.sight)
        mixer.addCells(*thing.sight);
    if (thing.mind)
        addMind(mixer, *thing.mind, state.length);
}

void addKinds(Mixer& mixer, const WorldState& state) {
    for (const ThingAction& action : state.actions) {
        mixer.addNumber(action.id);
        mixer.addNumber(action.effort);
        mixer.addNumber(int(action.kind));
    }
    for (const ThingType& type : state.types) {
        mixer.addNumber(type.id);
        mixer.addText(type.name);
        mixer.addNumber(type.corpse);
        for (const int value : {int(type.symbol), type.consumable, type.proliferate, type.startNumber,
                                type.lifepoints, type.storage, type.speed, type.attack, int(type.trap),
                                type.trapPower, int(type.exit), int(type.fixed), int(type.pushed)})
            mixer.addNumber(value);
    }
}

void addExtensions(Mixer& mixer, const WorldState& state) {
    for (const TerrainLink& link : state.links) {
        for (const int value : {int(link.rule), int(link.from), int(link.to), link.chance})
            mixer.addNumber(value);
    }
    for (const int value : {int(state.factions), state.waking.distance, state.waking.chance})
        mixer.addNumber(value);
    mixer.addText(state.exit);
}

} // namespace

std::uint64_t checkNumberOf(const WorldState& state) {
    Mixer mixer;
    for (const std::int64_t value :
         {state.turn, state.playerType, state.godMood, state.godFavor, std::int64_t(state.gameWon),
          state.slippers, std::int64_t(state.random.state), std::int64_t(state.active),
          std::int64_t(state.length), std::int64_t(state.topology)})
        mixer.addNumber(value);
    for (const TerrainKind& kind : state.terrain)
        mixer.add(unsigned(kind.passable) * 2U + unsigned(kind.transparent));
    if (state.map)
        mixer.addText(*state.map);
    if (state.altar) {
        mixer.addNumber(state.altar->y);
        mixer.addNumber(state.altar->x);
    }
    addExtensions(mixer, state);
    addKinds(mixer, state);
    for (const Thing& thing : state.things)
        addThing(mixer, thing, state);
    return mixer.sum();
}

} // namespace levwright::world
