// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Mind.h"

#include "core/world/Random.h"

#include <array>
#include <bit>

namespace levwright::world {
namespace {

constexpr char justSeen = '0';
constexpr char faded = '9';

// A cell of depth d fades in one of 2^d turns: the bits of a drawn number that must be 0 for it.
constexpr std::uint32_t fadeMask(char depth) {
    return (1U << unsigned(depth - justSeen)) - 1U;
}

// After n draws the state is s * factors[n] + terms[n]: so the numbers of one word of cells do not wait for
// each other.
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

} // namespace

std::string_view Mind::terrainRow(int row, int length) const {
    return std::string_view(m_terrain).substr(std::size_t(row) * std::size_t(length), std::size_t(length));
}

std::string_view Mind::depthRow(int row, int length) const {
    return std::string_view(m_depths).substr(std::size_t(row) * std::size_t(length), std::size_t(length));
}

void Mind::makeMaps(int cells) {
    if (m_terrain.empty()) {
        m_terrain.assign(std::size_t(cells), unknownCell);
        m_unknown = CellSet(cells);
        for (int cell = 0; cell < cells; ++cell)
            m_unknown.insert(cell);
    }
    if (m_depths.empty()) {
        m_depths.assign(std::size_t(cells), unknownCell);
        m_fresh = CellSet(cells);
        m_fading = CellSet(cells);
    }
}

void Mind::setTerrainRow(int row, std::string_view text) {
    const int length = int(text.size());
    if (m_terrain.empty()) {
        m_terrain.assign(text.size() * text.size(), unknownCell);
        m_unknown = CellSet(length * length);
        for (int cell = 0; cell < length * length; ++cell)
            m_unknown.insert(cell);
    }
    for (int column = 0; column < length; ++column) {
        const int cell = row * length + column;
        m_terrain[std::size_t(cell)] = text[std::size_t(column)];
        place(m_unknown, cell, text[std::size_t(column)] == unknownCell);
    }
}

void Mind::setDepthRow(int row, std::string_view text) {
    const int length = int(text.size());
    if (m_depths.empty()) {
        m_depths.assign(text.size() * text.size(), unknownCell);
        m_fresh = CellSet(length * length);
        m_fading = CellSet(length * length);
    }
    for (int column = 0; column < length; ++column)
        setDepth(row * length + column, text[std::size_t(column)]);
}

void Mind::setDepth(int cell, char depth) {
    m_depths[std::size_t(cell)] = depth;
    place(m_fresh, cell, depth == justSeen);
    place(m_fading, cell, depth >= justSeen && depth < faded);
}

void Mind::see(const CellSet& sight, std::string_view map) {
    for (std::size_t index = 0; index < sight.words(); ++index) {
        const std::uint64_t seen = sight.word(index);
        const std::size_t first = index * CellSet::wordBits;
        for (std::uint64_t rest = seen & m_unknown.word(index); rest != 0; rest &= rest - 1) {
            const std::size_t cell = first + std::size_t(std::countr_zero(rest));
            m_terrain[cell] = map[cell];
            if (map[cell] == unknownCell)
                continue;
            m_unknown.remove(int(cell));
        }
        for (std::uint64_t rest = seen & ~m_fresh.word(index); rest != 0; rest &= rest - 1)
            m_depths[first + std::size_t(std::countr_zero(rest))] = justSeen;
        m_fresh.word(index) |= seen;
        m_fading.word(index) |= seen;
    }
}

void Mind::seeChanges(const CellSet& sight, std::string_view map) {
    for (std::size_t index = 0; index < sight.words(); ++index) {
        for (std::uint64_t rest = sight.word(index); rest != 0; rest &= rest - 1) {
            const std::size_t cell = index * CellSet::wordBits + std::size_t(std::countr_zero(rest));
            if (m_terrain[cell] == map[cell])
                continue;
            m_terrain[cell] = map[cell];
            place(m_unknown, int(cell), map[cell] == unknownCell);
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
            fading |= std::uint64_t((number & fadeMask(depths[bit])) == 0) << unsigned(bit);
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
