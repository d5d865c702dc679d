// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Sight.h"

#include <algorithm>
#include <span>

namespace levwright::world {
namespace {

using Angle = std::int32_t; // in parts of fullCircle, from east, against the clock

constexpr Angle fullCircle = 3600000;

// An arc from left down to right.
struct Arc {
    Angle left = 0;
    Angle right = 0;
};

// Grows shadow to take in arc, if the two meet as section 10 says.
bool touch(Arc& shadow, Arc arc) {
    if (shadow.right <= arc.left + 1 && shadow.right >= arc.right) {
        shadow.right = arc.right;
        return true;
    }
    if (shadow.left + 1 >= arc.right && shadow.left <= arc.left) {
        shadow.left = arc.left;
        return true;
    }
    return false;
}

class Shadows {
public:
    bool empty() const { return m_arcs.empty(); }
    bool hideAll() const { return m_hideAll; }

    enum class Cover { None, Partly, Whole };
    Cover over(Arc arc, Angle middle) const {
        bool hidden = false;
        for (const Arc& shadow : m_arcs) {
            if (arc.left <= shadow.left && arc.right >= shadow.right)
                return Cover::Whole;
            hidden |= middle < shadow.left && middle > shadow.right;
        }
        return hidden ? Cover::Partly : Cover::None;
    }

    void add(Arc arc) {
        bool met = false;
        for (Arc& shadow : m_arcs)
            met |= touch(shadow, arc);
        if (met)
            merge();
        else
            m_arcs.push_back(arc);
        m_hideAll = std::ranges::any_of(
            m_arcs, [](const Arc& shadow) { return shadow.left == fullCircle && shadow.right == 0; });
    }

private:
    // Where the first of the list is taken in by another, the one behind it is passed over once.
    void merge() {
        for (std::size_t into = 0; into < m_arcs.size(); ++into) {
            std::size_t other = 0;
            while (other < m_arcs.size()) {
                if (other == into || !touch(m_arcs[into], m_arcs[other])) {
                    ++other;
                    continue;
                }
                m_arcs.erase(m_arcs.begin() + std::ptrdiff_t(other));
                if (other < into)
                    --into;
                if (other == 0)
                    other = 1;
            }
        }
    }

    std::vector<Arc> m_arcs;
    bool m_hideAll = false;
};

// A straight row of cells of a ring. Columns are slanted in hex worlds, so that all six ways are straight.
struct Side {
    int dy;
    int dColumn;
    int multiple; // cells of it, per radius
};

constexpr std::array<Side, 6> hexSides{
    {{1, -1, 1}, {0, -1, 1}, {-1, 0, 1}, {-1, 1, 1}, {0, 1, 1}, {1, 0, 1}}};
constexpr std::array<Side, 5> squareSides{{{1, 0, 1}, {0, -1, 2}, {-1, 0, 2}, {0, 1, 2}, {1, 0, 1}}};

class SightMaker {
public:
    SightMaker(const Geometry& geometry, std::string_view map, const TerrainTable& terrain)
        : m_geometry(geometry), m_map(map), m_terrain(terrain), m_length(geometry.length()),
          m_hex(geometry.topology() == Topology::Hex),
          m_visible(std::make_shared<CellSet>(geometry.cells())) {}

    Sight from(Place place) {
        m_visible->insert(m_geometry.cellAt(place));
        const int column = place.x - slant(place.y);
        for (int radius = 1; !m_shadows.hideAll() && ring(place.y, column, radius); ++radius) {
        }
        return {m_visible, m_metShadow};
    }

private:
    // What a row's slanted columns are shifted by.
    int slant(int y) const { return m_hex ? (y - (y & 1)) / 2 : 0; }

    // Whether a cell of the ring lies on the map.
    bool ring(int y, int column, int radius) {
        const int sides = m_hex ? 6 : 8;
        m_half = fullCircle / (2 * sides) / radius;
        m_width = fullCircle / sides / radius;
        m_radius = radius;
        m_step = fullCircle / sides;
        column += radius;
        int index = 0;
        bool onMap = false;
        const std::span<const Side> walk =
            m_hex ? std::span<const Side>(hexSides) : std::span<const Side>(squareSides);
        for (const Side& side : walk) {
            const int count = side.multiple * radius;
            onMap |= walkSide(side, {y, column}, count, index);
            y += side.dy * count;
            column += side.dColumn * count;
            index += count;
            if (m_shadows.hideAll())
                return false;
        }
        return onMap;
    }

    // The cells of a side from its first, of which rows beyond the map are left out at once.
    bool walkSide(const Side& side, Place first, int count, int index) {
        int from = 0;
        int to = count;
        if (side.dy == 0) {
            if (first.y < 0 || first.y >= m_length)
                return false;
            const int x = first.x + slant(first.y);
            from = std::max(from, side.dColumn > 0 ? -x : x - (m_length - 1));
            to = std::min(to, side.dColumn > 0 ? m_length - x : x + 1);
        } else {
            from = std::max(from, side.dy > 0 ? -first.y : first.y - (m_length - 1));
            to = std::min(to, side.dy > 0 ? m_length - first.y : first.y + 1);
        }
        bool onMap = false;
        for (int step = from; step < to; ++step) {
            const int y = first.y + side.dy * step;
            const int x = first.x + side.dColumn * step + slant(y);
            if (x < 0 || x >= m_length)
                continue;
            onMap = true;
            look(y * m_length + x, index + step);
            if (m_shadows.hideAll())
                return true;
        }
        return onMap;
    }

    void look(int cell, int index) {
        const bool opaque = !m_terrain[std::size_t(m_map[std::size_t(cell)])].transparent;
        if (m_shadows.empty() && !opaque) {
            m_visible->insert(cell);
            return;
        }
        Angle left = m_half - Angle(std::int64_t(index) * m_step / m_radius);
        Angle right = left - m_width;
        while (left < 0)
            left += fullCircle;
        while (right < 0)
            right += fullCircle;
        const Angle lower = right > left ? 0 : right;
        const Angle middle = lower == 0 ? 0 : lower + (left - lower) / 2;
        const Shadows::Cover cover = m_shadows.over({left, lower}, middle);
        if (cover == Shadows::Cover::None)
            m_visible->insert(cell);
        if (!opaque || cover == Shadows::Cover::Whole)
            return;
        m_metShadow = true;
        m_shadows.add({left, lower});
        if (lower != right)
            m_shadows.add({fullCircle, right});
    }

    const Geometry& m_geometry;
    std::string_view m_map;
    const TerrainTable& m_terrain;
    int m_length;
    bool m_hex;
    std::shared_ptr<CellSet> m_visible;
    Shadows m_shadows;
    bool m_metShadow = false;
    Angle m_half = 0;
    Angle m_width = 0;
    Angle m_step = 0;
    int m_radius = 0;
};

// 256 x 256 cells of sight each, kept at once: 32 MiB.
constexpr std::size_t bytesHeld = std::size_t(32) << 20U;

} // namespace

Sight sightFrom(const Geometry& geometry, std::string_view map, const TerrainTable& terrain, Place place) {
    return SightMaker(geometry, map, terrain).from(place);
}

void SightCache::useFor(std::shared_ptr<const std::string> map, const TerrainTable& terrain,
                        const std::shared_ptr<const Geometry>& geometry) {
    if (m_map == map && m_geometry == geometry && m_terrain == terrain)
        return;
    m_map = std::move(map);
    m_geometry = geometry;
    m_terrain = terrain;
    m_sights.assign(std::size_t(geometry->cells()), {});
    m_held = 0;
}

const Sight& SightCache::from(int cell) {
    Sight& sight = m_sights[std::size_t(cell)];
    if (sight.visible)
        return sight;
    if (m_held * std::size_t(m_geometry->cells()) / 8 >= bytesHeld) {
        m_sights.assign(m_sights.size(), {});
        m_held = 0;
    }
    ++m_held;
    const int length = m_geometry->length();
    sight = sightFrom(*m_geometry, *m_map, m_terrain, {cell / length, cell % length});
    return sight;
}

} // namespace levwright::world
