// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playtest/PlayerView.h"

#include <array>
#include <utility>
#include <vector>

namespace levwright::playtest {
namespace {

using world::Thing;
using world::ThingType;
using world::WorldState;

constexpr int playerRank = 3;

// The rank of a type: of two things on a cell the one with the greater rank shows, of equals the later one.
int rankOf(const ThingType& type) {
    if (type.animate())
        return 2;
    return type.consumable != 0 ? 1 : 0;
}

class Viewer {
public:
    Viewer(const WorldState& state, const world::Rules& rules, Eyes eyes)
        : m_state(state), m_rules(rules), m_player(state.player()), m_all(eyes == Eyes::All),
          m_cells(std::size_t(state.length) * std::size_t(state.length)), m_ranks(m_cells.size(), -1) {}

    Grid<ShownCell> cells() {
        if (!m_state.map)
            return {};
        showTerrain();
        if (m_player != nullptr && m_player->mind && !m_all)
            showRemembered();
        showThings();
        return {m_state.length, m_state.length, std::move(m_cells)};
    }

private:
    bool sees(int cell) const { return m_all || (m_player != nullptr && m_player->sees(cell)); }

    void showTerrain() {
        const std::array<char, world::terrainKinds> looks = m_state.looks();
        const world::Mind* mind = m_player != nullptr ? m_player->mind.get() : nullptr;
        const bool remembers = mind != nullptr && mind->hasTerrain();
        for (int cell = 0; cell < int(m_cells.size()); ++cell) {
            ShownCell& shown = m_cells[std::size_t(cell)];
            if (m_all)
                shown = {.terrain = (*m_state.map)[std::size_t(cell)], .knowledge = Knowledge::Seen};
            else if (sees(cell))
                shown = {.terrain = looks[std::size_t((*m_state.map)[std::size_t(cell)])],
                         .knowledge = Knowledge::Seen};
            else if (remembers && mind->terrain(cell) != world::unknownCell)
                shown = {.terrain = mind->terrain(cell), .knowledge = Knowledge::Remembered};
        }
    }

    void showRemembered() {
        for (const world::MemoryEntry& entry : m_player->mind->things) {
            const ThingType* type = m_state.remembered(entry, m_rules.memoryNames);
            const std::size_t cell =
                std::size_t(entry.place.y) * std::size_t(m_state.length) + std::size_t(entry.place.x);
            if (type != nullptr && cell < m_cells.size() && !sees(int(cell)))
                show(cell, int(type - m_state.types.data()), type->consumable != 0 ? 1 : 0, nullptr);
        }
    }

    void showThings() {
        for (const Thing& thing : m_state.things) {
            const bool shows = thing.cell != world::shut && sees(thing.cell) && (m_all || !thing.hidden);
            if (shows)
                show(std::size_t(thing.cell), thing.type, rankOf(m_state.typeOf(thing)), &thing);
        }
        if (m_player != nullptr && m_player->cell != world::shut)
            show(std::size_t(m_player->cell), m_player->type, playerRank, m_player);
    }

    void show(std::size_t cell, int type, int rank, const Thing* thing) {
        if (rank < m_ranks[cell])
            return;
        m_ranks[cell] = rank;
        m_cells[cell].type = std::int16_t(type);
        m_cells[cell].player = thing != nullptr && thing == m_player;
    }

    const WorldState& m_state;
    const world::Rules& m_rules;
    const Thing* m_player;
    bool m_all;
    std::vector<ShownCell> m_cells;
    std::vector<int> m_ranks;
};

} // namespace

Grid<ShownCell> shownCells(const world::World& world, Eyes eyes) {
    return Viewer(world.state(), world.rules(), eyes).cells();
}

} // namespace levwright::playtest
