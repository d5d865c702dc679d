// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/Sight.h"

#include <algorithm>
#include <span>

namespace levwright::world {
namespace {

using Angle = std::int32_t; // in fractions of fullCircle, from east, counterclockwise

// Multiplied by the largest radius, which is 1.5 times longestLength, it fits into 32 bits.
constexpr Angle fullCircle = 3600000;

// An arc from left down to right.
struct Arc {
    Angle left = 0;
    Angle right = 0;
};

// Extends shadow by arc, if the two meet as section 10 describes; returns whether they do.
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

    // How far the cover stays the same, clockwise from arc: Whole or None down to the angle end, which the
    // right side of an arc may just reach. Partly holds for this arc alone.
    struct Run {
        Cover cover;
        Angle end;
    };
    Run runFrom(Arc arc) const {
        // There are no branches, because the order of the shadows cannot be predicted.
        Angle hiddenTo = fullCircle;
        Angle clearTo = 0;
        bool meets = false;
        for (const Arc& shadow : m_arcs) {
            const bool whole = (arc.left <= shadow.left) & (arc.right >= shadow.right);
            const bool past = shadow.left <= arc.right;
            hiddenTo = std::min(hiddenTo, whole ? shadow.right : fullCircle);
            clearTo = std::max(clearTo, past ? shadow.left : 0);
            meets |= (shadow.right < arc.left) & !past;
        }
        if (hiddenTo != fullCircle)
            return {Cover::Whole, hiddenTo};
        return {meets ? Cover::Partly : Cover::None, clearTo};
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
    // When the first shadow of the list is merged into another one, the shadow after it is skipped once.
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

// A straight row of cells of a ring. In hex worlds columns are slanted, so that all six directions are
// straight.
struct Side {
    int dy;
    int dColumn;
    int multiple; // how many cells it has, per unit of the radius
};

struct HexRing {
    static constexpr bool slants = true;
    static constexpr Angle step = fullCircle / 6;
    static constexpr std::array<Side, 6> sides{
        {{1, -1, 1}, {0, -1, 1}, {-1, 0, 1}, {-1, 1, 1}, {0, 1, 1}, {1, 0, 1}}};
};

struct SquareRing {
    static constexpr bool slants = false;
    static constexpr Angle step = fullCircle / 8;
    static constexpr std::array<Side, 5> sides{{{1, 0, 1}, {0, -1, 2}, {-1, 0, 2}, {0, 1, 2}, {1, 0, 1}}};
};

struct Steps {
    int from;
    int to; // one past the last

    void clip(int low, int high) {
        from = std::max(from, low);
        to = std::min(to, high);
    }
};

// Walks the rings clockwise from the east. A run of cells in one shadow, or in none, is handled at once, so
// the cost depends on the cells that are seen and not on the size of the map.
template <class Ring>
class SightMaker {
public:
    SightMaker(int length, const CellSet& opaque)
        : m_opaque(opaque), m_length(length), m_visible(length * length) {}

    Sight from(Place place) {
        m_visible.insert(place.y * m_length + place.x);
        const int column = place.x - slant(place.y);
        for (int radius = 1; !m_shadows.hideAll() && ring(place.y, column, radius); ++radius) {
        }
        return {std::make_shared<CellSet>(std::move(m_visible)), m_metShadow};
    }

private:
    // The offset of a row's slanted columns.
    static int slant(int y) { return Ring::slants ? y >> 1 : 0; }

    // Whether a cell of the ring lies on the map.
    bool ring(int y, int column, int radius) {
        m_radius = radius;
        m_half = Ring::step / 2 / radius;
        m_width = Ring::step / radius;
        m_stretch = {};
        column += radius;
        int index = 0;
        bool onMap = false;
        for (const Side& side : Ring::sides) {
            const int count = side.multiple * radius;
            onMap |= walkSide(side, {y, column}, count, index);
            if (m_shadows.hideAll())
                return false;
            y += side.dy * count;
            column += side.dColumn * count;
            index += count;
        }
        return onMap;
    }

    // The steps of a side that lie on the map, counted from its first cell.
    Steps onMap(const Side& side, Place first, int count) const {
        Steps steps{0, count};
        if (side.dy == 0) {
            if (first.y < 0 || first.y >= m_length)
                return {0, 0};
            const int x = first.x + slant(first.y);
            steps.clip(side.dColumn > 0 ? -x : x - (m_length - 1), side.dColumn > 0 ? m_length - x : x + 1);
            return steps;
        }
        steps.clip(side.dy > 0 ? -first.y : first.y - (m_length - 1),
                   side.dy > 0 ? m_length - first.y : first.y + 1);
        if (!Ring::slants)
            return first.x >= 0 && first.x < m_length ? steps : Steps{0, 0};
        // x is first.x + floor((first.y + way * step) / 2), where way is 1 or -1.
        const int way = side.dy + 2 * side.dColumn;
        const int lowest = -2 * first.x - first.y;
        const int highest = 2 * (m_length - 1 - first.x) + 1 - first.y;
        if (way > 0)
            steps.clip(lowest, highest + 1);
        else
            steps.clip(-highest, -lowest + 1);
        return steps;
    }

    // first.x must be a slanted column.
    bool walkSide(const Side& side, Place first, int count, int index) {
        const Steps steps = onMap(side, first, count);
        const auto cellAt = [&](int step) {
            const int y = first.y + side.dy * step;
            return y * m_length + first.x + side.dColumn * step + slant(y);
        };
        int step = steps.from;
        while (step < steps.to && !m_shadows.hideAll()) {
            if (index + step >= m_stretch.end)
                m_stretch = stretchFrom(index + step);
            const int end = std::min(steps.to, m_stretch.end - index);
            if (m_stretch.cover == Shadows::Cover::Whole) {
                step = end;
                continue;
            }
            if (m_stretch.cover == Shadows::Cover::None) {
                for (; step < end && !m_opaque.contains(cellAt(step)); ++step)
                    m_visible.insert(cellAt(step));
                if (step >= end)
                    continue;
            }
            look(cellAt(step), index + step);
            ++step;
        }
        return steps.from < steps.to;
    }

    // The arc of a cell of the ring. The arc of the first cell lies on both sides of the east.
    Arc arcOf(int index) const {
        Angle left =
            m_half - Angle(std::uint32_t(index) * std::uint32_t(Ring::step) / std::uint32_t(m_radius));
        if (left < 0)
            left += fullCircle;
        return {left, left < m_width ? left - m_width + fullCircle : left - m_width};
    }

    // Consecutive cells of a ring, across its corners, that are all hidden or all clear; or a single cell
    // that is partly hidden.
    struct Stretch {
        Shadows::Cover cover = Shadows::Cover::Partly;
        int end = 0; // index of the first cell after them
    };

    Stretch stretchFrom(int index) const {
        if (index == 0)
            return {Shadows::Cover::Partly, 1};
        const Shadows::Run run = m_shadows.runFrom(arcOf(index));
        if (run.cover == Shadows::Cover::Partly)
            return {run.cover, index + 1};
        return {run.cover, std::max(indexPast(run.end), index + 1)};
    }

    // The first cell whose arc reaches below the angle.
    int indexPast(Angle angle) const {
        const auto turned = std::uint32_t(fullCircle + m_half - m_width - angle + 1);
        return int((turned * std::uint32_t(m_radius) + Ring::step - 1) / Ring::step);
    }

    void look(int cell, int index) {
        const Arc arc = arcOf(index);
        const Angle lower = arc.right > arc.left ? 0 : arc.right;
        const Angle middle = lower == 0 ? 0 : lower + (arc.left - lower) / 2;
        const Shadows::Cover cover = m_shadows.over({arc.left, lower}, middle);
        if (cover == Shadows::Cover::None)
            m_visible.insert(cell);
        if (cover == Shadows::Cover::Whole || !m_opaque.contains(cell))
            return;
        m_metShadow = true;
        m_stretch = {};
        m_shadows.add({arc.left, lower});
        if (lower != arc.right)
            m_shadows.add({fullCircle, arc.right});
    }

    const CellSet& m_opaque;
    int m_length;
    CellSet m_visible;
    Shadows m_shadows;
    bool m_metShadow = false;
    Angle m_half = 0;
    Angle m_width = 0;
    int m_radius = 0;
    Stretch m_stretch; // for the present ring; none once a shadow has been added
};

// Sight from 256 x 256 cells with that many bits each, held at once: 32 MiB.
constexpr std::size_t bytesHeld = std::size_t(32) << 20U;

} // namespace

CellSet opaqueCells(std::string_view map, const TerrainTable& terrain) {
    CellSet opaque(int(map.size()));
    for (int cell = 0; cell < int(map.size()); ++cell) {
        if (!terrain[std::size_t(map[std::size_t(cell)])].transparent)
            opaque.insert(cell);
    }
    return opaque;
}

Sight sightFrom(const Geometry& geometry, const CellSet& opaque, Place place) {
    if (geometry.topology() == Topology::Hex)
        return SightMaker<HexRing>(geometry.length(), opaque).from(place);
    return SightMaker<SquareRing>(geometry.length(), opaque).from(place);
}

void SightCache::useFor(std::shared_ptr<const std::string> map, const TerrainTable& terrain,
                        const std::shared_ptr<const Geometry>& geometry) {
    if (m_map == map && m_geometry == geometry && m_terrain == terrain)
        return;
    m_map = std::move(map);
    m_geometry = geometry;
    m_terrain = terrain;
    m_opaque = opaqueCells(*m_map, m_terrain);
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
    sight = sightFrom(*m_geometry, m_opaque, {cell / length, cell % length});
    return sight;
}

} // namespace levwright::world
