// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/MapMaker.h"

#include "core/world/Context.h"

#include <algorithm>

namespace levwright::world {
namespace {

constexpr int cellsPerTree = 16;
constexpr std::uint32_t newGrove = 32;  // one in this many trees stands apart from the others
constexpr std::uint32_t newField = 256; // the same for soil
// A search with this many tries for each cell, times the chance above, will find nothing more.
constexpr std::int64_t triesPerCell = 64;
constexpr std::int64_t fewestTries = std::int64_t(1) << 23U;

class MapMaker {
public:
    MapMaker(const Geometry& geometry, const Rules& rules, Random& random)
        : m_geometry(geometry),
          m_skipsEastBorder(rules.mapMakerSkipsEastBorder && geometry.topology() == Topology::Hex),
          m_refusesBeyond(rules.refusals.readingBeyondMap), m_random(random), m_length(geometry.length()),
          m_cells(std::size_t(geometry.cells()), terrain::water) {}

    MadeMap make() {
        const int middle = m_length * m_length / 2 + (m_length % 2 == 0 ? m_length / 2 : 0);
        if (middle >= m_geometry.cells())
            fail();
        m_cells[std::size_t(middle)] = terrain::land;
        growLand();
        const int wanted = m_length * m_length / cellsPerTree + 1;
        plant(terrain::tree, newGrove, wanted);
        plant(terrain::soil, newField, wanted);
        const Place altar = placeAltar();
        return {std::move(m_cells), altar};
    }

private:
    [[noreturn]] static void fail() { throw Refused{"no island fits: this length and seed give no map"}; }

    Place drawPlace() {
        const int y = int(m_random.draw(std::uint32_t(m_length)));
        const int x = int(m_random.draw(std::uint32_t(m_length)));
        return {y, x};
    }

    char& at(Place place) {
        return m_cells[std::size_t(place.y) * std::size_t(m_length) + std::size_t(place.x)];
    }

    // Each search starts with the number of tries that may fail.
    void startSearch(std::uint32_t chance) {
        m_tries = std::max(fewestTries, triesPerCell * chance * m_geometry.cells());
        m_triesLeft = m_tries;
    }
    void countTry() {
        if (--m_triesLeft < 0)
            fail();
    }

    void growLand() {
        startSearch(1);
        for (;;) {
            countTry();
            const Place place = drawPlace();
            if (at(place) != terrain::water || !isBeside(place, terrain::land))
                continue;
            if (place.y == 0 || place.x == 0 || place.y == m_length - 1 || place.x == m_length - 1)
                return;
            at(place) = terrain::land;
            m_triesLeft = m_tries;
        }
    }

    void plant(char plant, std::uint32_t chance, int wanted) {
        startSearch(chance);
        while (wanted > 0) {
            countTry();
            const bool apart = m_random.draw(chance) == 0;
            const Place place = drawPlace();
            if (at(place) != terrain::land || !(apart || isBeside(place, plant)))
                continue;
            at(place) = plant;
            --wanted;
            m_triesLeft = m_tries;
        }
    }

    Place placeAltar() {
        startSearch(1);
        for (;;) {
            countTry();
            const Place place = drawPlace();
            if (at(place) != terrain::land || isBeside(place, terrain::tree))
                continue;
            at(place) = terrain::altar;
            return place;
        }
    }

    bool isBeside(Place place, char wanted) {
        if (m_skipsEastBorder)
            return isBesideByIndex(place, wanted);
        return std::ranges::any_of(directionsOf(m_geometry.topology()), [&](const Direction& direction) {
            const int cell = m_geometry.cellAt(Geometry::beside(place, direction));
            return cell != shut && m_cells[std::size_t(cell)] == wanted;
        });
    }

    // By flat index, as in section 7: at the east border each row continues in the next one.
    bool isBesideByIndex(Place place, char wanted) const {
        const auto [y, x] = place;
        const int odd = y % 2;
        const int cell = y * m_length + x;
        const bool south = y < m_length - 1;
        const bool west = x > 0 || odd != 0;
        return (y > 0 && is(cell - m_length + odd, wanted)) ||
               (x + int(odd < m_length - 1) != 0 && x < m_length - 1 && is(cell + 1, wanted)) ||
               (south && is(cell + m_length + odd, wanted)) ||
               (y > 0 && west && is(cell - m_length - (1 - odd), wanted)) ||
               (x > 0 && is(cell - 1, wanted)) || (south && west && is(cell + m_length - (1 - odd), wanted));
    }

    bool is(int cell, char wanted) const {
        if (cell < m_geometry.cells())
            return m_cells[std::size_t(cell)] == wanted;
        if (m_refusesBeyond)
            throw Refused{"this odd length and seed give no map under these rules"};
        return false;
    }

    const Geometry& m_geometry;
    bool m_skipsEastBorder;
    bool m_refusesBeyond;
    Random& m_random;
    int m_length;
    std::string m_cells;
    std::int64_t m_tries = 0;
    std::int64_t m_triesLeft = 0;
};

} // namespace

MadeMap makeMap(const Geometry& geometry, const Rules& rules, Random& random) {
    return MapMaker(geometry, rules, random).make();
}

} // namespace levwright::world
