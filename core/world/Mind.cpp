// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Mind.h"

#include "core/world/WorldState.h"

#include <array>
#include <bit>

namespace levwright::world {
namespace {

constexpr char justSeen = '0';
constexpr char faded = '9';

// A cell of depth d fades in one of 2^d turns. By depth, these are the bits of a drawn number that must be 0
// for it.
constexpr std::array<std::uint32_t, 9> fadeMasks{0, 1, 3, 7, 15, 31, 63, 127, 255};

// After n draws the state is s * factors[n] + terms[n], so the numbers for one word of cells need not wait
// for each other.
struct Jumps {
    std::array<std::uint32_t, CellSet::wordBits + 1> factors{};
    std::array<std::uint32_t, CellSet::wordBits + 1> terms{};
};

constexpr Jumps jumps = [] {
    Jumps made;
    made.factors[0] = 1;
    for (std::size_t n = 1; n < made.factors.size(); ++n) {
        made.factors[n] = made.factors[n - 1] * Random::multiplier;
        made.terms[n] = made.terms[n - 1] * Random::multiplier + Random::increment;
    }
    return made;
}();

void place(CellSet& set, int cell, bool inside) {
    if (inside)
        set.insert(cell);
    else
        set.remove(cell);
}

CellSet allOf(int cells) {
    CellSet all(cells);
    for (int cell = 0; cell < cells; ++cell)
        all.insert(cell);
    return all;
}

} // namespace

std::string_view Mind::terrainRow(int row, int length) const {
    return std::string_view(m_terrain).substr(std::size_t(row) * std::size_t(length), std::size_t(length));
}

std::string_view Mind::depthRow(int row, int length) const {
    return std::string_view(m_depths).substr(std::size_t(row) * std::size_t(length), std::size_t(length));
}

void Mind::makeTerrain(int cells) {
    m_terrain.assign(std::size_t(cells), unknownCell);
    m_unknown = allOf(cells);
    m_ground = CellSet(cells);
}

void Mind::makeDepths(int cells) {
    m_depths.assign(std::size_t(cells), unknownCell);
    m_unseen = allOf(cells);
    m_fresh = CellSet(cells);
    m_fading = CellSet(cells);
}

void Mind::makeMaps(int cells) {
    if (!hasTerrain())
        makeTerrain(cells);
    if (!hasDepths())
        makeDepths(cells);
}

CellSet Mind::cellsOfDepth(char depth) const {
    if (depth == unknownCell)
        return hasDepths() ? m_unseen : allOf(int(m_terrain.size()));
    CellSet cells(int(m_terrain.size()));
    for (std::size_t cell = 0; cell < m_depths.size(); ++cell) {
        if (m_depths[cell] == depth)
            cells.insert(int(cell));
    }
    return cells;
}

void Mind::setTerrainRow(int row, std::string_view text, std::span<const TerrainKind> terrain) {
    const int length = int(text.size());
    if (!hasTerrain())
        makeTerrain(length * length);
    for (int column = 0; column < length; ++column)
        setTerrain(row * length + column, text[std::size_t(column)], terrain);
}

void Mind::setTerrain(int cell, char terrain, std::span<const TerrainKind> table) {
    m_terrain[std::size_t(cell)] = terrain;
    place(m_unknown, cell, terrain == unknownCell);
    place(m_ground, cell, table[std::size_t(terrain)].passable);
}

void Mind::setGround(std::span<const TerrainKind> ground) {
    for (std::size_t cell = 0; cell < m_terrain.size(); ++cell)
        place(m_ground, int(cell), ground[std::size_t(m_terrain[cell])].passable);
}

void Mind::setDepthRow(int row, std::string_view text) {
    const int length = int(text.size());
    if (!hasDepths())
        makeDepths(length * length);
    for (int column = 0; column < length; ++column)
        setDepth(row * length + column, text[std::size_t(column)]);
}

void Mind::setDepth(int cell, char depth) {
    m_depths[std::size_t(cell)] = depth;
    place(m_unseen, cell, depth == unknownCell);
    place(m_fresh, cell, depth == justSeen);
    place(m_fading, cell, depth >= justSeen && depth < faded);
}

void Mind::see(const CellSet& sight, std::string_view map, std::span<const TerrainKind> ground) {
    for (std::size_t index = 0; index < sight.words(); ++index) {
        const std::uint64_t seen = sight.word(index);
        const std::size_t first = index * CellSet::wordBits;
        for (std::uint64_t rest = seen & m_unknown.word(index); rest != 0; rest &= rest - 1) {
            const std::size_t cell = first + std::size_t(std::countr_zero(rest));
            setTerrain(int(cell), map[cell], ground);
        }
        for (std::uint64_t rest = seen & ~m_fresh.word(index); rest != 0; rest &= rest - 1)
            m_depths[first + std::size_t(std::countr_zero(rest))] = justSeen;
        m_unseen.word(index) &= ~seen;
        m_fresh.word(index) |= seen;
        m_fading.word(index) |= seen;
    }
}

void Mind::seeChanges(const CellSet& sight, std::string_view map, std::span<const TerrainKind> ground) {
    for (std::size_t index = 0; index < sight.words(); ++index) {
        for (std::uint64_t rest = sight.word(index); rest != 0; rest &= rest - 1) {
            const std::size_t cell = index * CellSet::wordBits + std::size_t(std::countr_zero(rest));
            if (m_terrain[cell] != map[cell])
                setTerrain(int(cell), map[cell], ground);
        }
    }
}

void Mind::age(const CellSet& sight, std::uint32_t& random) {
    for (std::size_t index = 0; index < sight.words(); ++index) {
        const std::uint64_t ageing = m_fading.word(index) & ~sight.word(index);
        if (ageing == 0)
            continue;
        char* depths = m_depths.data() + index * CellSet::wordBits;
        std::size_t drawn = 0;
        std::uint64_t fading = 0;
        for (std::uint64_t rest = ageing; rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            ++drawn;
            const std::uint32_t number = (random * jumps.factors[drawn] + jumps.terms[drawn]) >> 16U;
            fading |= std::uint64_t((number & fadeMasks[std::size_t(depths[bit] - justSeen)]) == 0)
                      << unsigned(bit);
        }
        random = random * jumps.factors[drawn] + jumps.terms[drawn];
        m_fresh.word(index) &= ~ageing;
        for (; fading != 0; fading &= fading - 1) {
            const int bit = std::countr_zero(fading);
            if (++depths[bit] == faded)
                m_fading.word(index) &= ~(std::uint64_t(1) << unsigned(bit));
        }
    }
}

} // namespace levwright::world
