// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what lies under the things: terrain, the edge of the map, darkness, the grid.
#include "widgets/canvas/MapPainting.h"

#include <algorithm>

namespace levwright {
namespace {

// Mixes share parts of the color with the rest of the ground.
QColor mixed(const QColor& color, const QColor& ground, float share) {
    const auto mix = [share](float a, float b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

constexpr qreal groundOpacity = 0.6;

class GroundPainting : private MapPainting {
public:
    using MapPainting::MapPainting;

    void paint() {
        paintBeyond();
        paintParts();
        paintMap();
        paintRolledGround();
        if (m_sight.areas.areShown())
            paintDarkness();
        if (m_moment.gridShown)
            paintGrid();
    }

private:
    // Marks where the map may still grow, or all places of a part without a map.
    void paintBeyond() {
        const QRect all = areaRect(m_sight.extent());
        fillExposed(all, mixed(m_theme.color(MapColor::Stone), m_theme.color(MapColor::Background),
                               m_model.hasMap() ? 0.35F : 0.8F));
        if (meetsEdge(all)) {
            m_painter.setPen(QPen(m_theme.color(MapColor::GridLine), 1, Qt::DashLine));
            m_painter.drawRect(all.adjusted(0, 0, -1, -1));
        }
        paintMapEdge();
    }

    void paintMapEdge() {
        if (!m_model.hasMap() || m_model.cells().cells().empty())
            return;
        const QRect map = areaRect({0, 0, m_model.cells().width() - 1, m_model.cells().height() - 1});
        if (!meetsEdge(map.adjusted(-1, -1, 1, 1)))
            return;
        m_painter.setPen(m_theme.color(MapColor::GridLine));
        m_painter.drawRect(map.adjusted(-1, -1, 0, 0));
    }

    void paintParts() {
        if (m_sight.showsParts())
            m_controls.parts.paint(m_painter, m_terrain, cellRect(m_sight.parts.fromLevel({0, 0})).topLeft());
    }

    // Paints each cell once. The rectangles around many cells overlap, and there are several times as many.
    void paintMap() {
        std::vector<Point> shown;
        for (const QRect& rect : m_exposed) {
            const Area whole = m_sight.geometry.cellsIn(rect);
            if (m_exposed.rectCount() == 1)
                return m_terrain.paint(m_painter, m_model.ground(), whole, m_sight.geometry.origin);
            const CellMask cells = CellMask::of(whole);
            shown.insert(shown.end(), cells.cells().begin(), cells.cells().end());
        }
        m_terrain.paint(m_painter, m_model.ground(), CellMask(std::move(shown)).cells(),
                        m_sight.geometry.origin);
    }

    // Where the map leaves the ground alone, shows the ground of one roll, dimmed.
    void paintRolledGround() {
        const LevelOutcome* outcome = m_model.outcome();
        const std::vector<Terrain>& terrains = m_session.game().catalog().terrains();
        const auto seeThrough = std::ranges::find(terrains, true, &Terrain::isSeeThrough);
        if (outcome == nullptr || seeThrough == terrains.end() || !m_model.hasMap() ||
            m_model.part() >= outcome->corners.size())
            return;
        const Point corner = outcome->corners[m_model.part()];
        m_painter.setOpacity(groundOpacity);
        for (const QRect& rect : m_exposed) {
            const Point first = m_sight.geometry.cellAt(rect.topLeft());
            const Point last = m_sight.geometry.cellAt(rect.bottomRight());
            for (int y = first.y; y <= last.y; ++y) {
                for (int x = first.x; x <= last.x; ++x) {
                    const Point inLevel{x + corner.x, y + corner.y};
                    if (m_model.cells().atOr({x, y}, '\0') == seeThrough->mapCharacter &&
                        outcome->terrain.contains(inLevel))
                        m_terrain.paintCell(m_painter, outcome->terrain, inLevel, cellRect({x, y}).topLeft());
                }
            }
        }
        m_painter.setOpacity(1);
    }

    // Darkens the cells where the last region is unlit.
    void paintDarkness() {
        QRegion dark;
        const Area seen = m_sight.geometry.cellsIn(m_exposed.boundingRect());
        for (const ShownPlacement& shown : m_model.placements()) {
            const Placement& placement = shown.placement;
            if (!placement.area || placement.areaUse != AreaUse::Region || shown.broken ||
                !seen.meets(*placement.area))
                continue;
            const QRect rect = areaRect(*placement.area);
            if (m_exposed.intersects(rect))
                dark = placement.isDark ? dark.united(rect) : dark.subtracted(rect);
        }
        QColor shade = Qt::black;
        shade.setAlphaF(m_theme.isDark() ? 0.45F : 0.28F);
        for (const QRect& rect : dark& m_exposed)
            m_painter.fillRect(rect, shade);
    }

    void paintGrid() {
        const Area cells = m_sight.extent();
        m_painter.setPen(m_theme.color(MapColor::GridLine));
        const QRect all = areaRect(cells);
        const Point first = m_sight.geometry.cellAt(m_exposed.boundingRect().topLeft());
        const Point last = m_sight.geometry.cellAt(m_exposed.boundingRect().bottomRight());
        for (int x = std::max(cells.x1 + 1, first.x); x <= std::min(cells.x2, last.x); ++x)
            m_painter.drawLine(cellRect({x, 0}).left(), all.top(), cellRect({x, 0}).left(), all.bottom());
        for (int y = std::max(cells.y1 + 1, first.y); y <= std::min(cells.y2, last.y); ++y)
            m_painter.drawLine(all.left(), cellRect({0, y}).top(), all.right(), cellRect({0, y}).top());
    }
};

} // namespace

void paintGround(const PaintJob& job) {
    GroundPainting(job).paint();
}

} // namespace levwright
