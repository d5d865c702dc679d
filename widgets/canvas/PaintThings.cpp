// SPDX-License-Identifier: GPL-3.0-or-later
// Paints areas, things, overlays and marks.
#include "core/scene/Ground.h"
#include "widgets/canvas/MapPainting.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <algorithm>

namespace levwright {
namespace {

AreaStyle styleOf(const Placement& placement) {
    return areaStyle(placement.areaUse, placement.isDark);
}

MapColor colorOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return MapColor::Error;
    case Severity::Warning:
        return MapColor::Warning;
    case Severity::Hint:
        break;
    }
    return MapColor::Hint;
}

class ThingsPainting : private MapPainting {
public:
    using MapPainting::MapPainting;

    void paint() {
        if (!m_sight.hidesMap()) {
            paintAreas();
            paintCorridors();
            paintThings();
        }
        if (m_sight.showsOverlay())
            paintOverlay();
        if (!m_sight.hidesMap())
            paintMarks();
        paintPointed();
    }

private:
    void paintAreas() {
        const std::vector<std::size_t> selected = m_model.selected();
        const std::vector<bool> isSelected = m_model.areSelected();
        const auto lookOf = [&](std::size_t i) {
            const AreaStyle style = styleOf(m_model.placements()[i].placement);
            const QColor tint =
                m_theme.color(m_model.placements()[i].broken ? MapColor::GridLine : style.tint);
            return AreaLook{tint, isSelected[i], style.hatched, m_sight.areas.isHovered(i)};
        };
        const Area seen = m_sight.geometry.cellsIn(m_exposed.boundingRect());
        const auto paintOne = [&](std::size_t i) {
            if (!seen.meets(*m_model.placements()[i].placement.area))
                return;
            const QRect rect = areaRect(*m_model.placements()[i].placement.area);
            if (!m_sight.areas.isShown(i, isSelected[i]) || !m_exposed.intersects(rect))
                return;
            const AreaLook look = lookOf(i);
            if (look.selected || look.hovered || look.hatched || meetsEdge(rect))
                m_things.paintArea(m_painter, look, rect);
        };
        for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
            if (m_model.placements()[i].placement.area && !isSelected[i])
                paintOne(i);
        }
        for (const std::size_t i : selected) {
            if (m_model.placements()[i].placement.area)
                paintOne(i);
        }
        m_painter.save();
        m_painter.setFont(m_sight.areas.font());
        for (const AreaLabel& label : m_sight.areas.labels()) {
            const QRect box = label.box.translated(m_sight.geometry.origin);
            if (m_exposed.intersects(box))
                m_things.paintLabel(m_painter, lookOf(label.placement), label.name, box);
        }
        m_painter.restore();
    }

    void paintCorridors() {
        if (m_model.layout() == nullptr)
            return;
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        for (const CorridorView& corridor : m_model.rooms().corridors) {
            const std::optional<QLineF> line = m_sight.lineOf(corridor);
            if (!line)
                continue;
            const bool isSelected = std::ranges::contains(m_session.selectedStatements(),
                                                          StatementRef{m_model.level(), corridor.statement});
            const QColor ink = m_theme.color(isSelected ? MapColor::Selection : MapColor::Arrival);
            m_painter.setPen(QPen(ink, isSelected ? 3 : 2, Qt::DashLine, Qt::RoundCap));
            m_painter.drawLine(*line);
        }
        m_painter.restore();
    }

    ThingStates statesOf(std::size_t index) {
        const ShownPlacement& shown = m_model.placements()[index];
        ThingStates states;
        states.setFlag(ThingState::MayBeHere, shown.placement.isRandomPlace || shown.isOutcome);
        states.setFlag(ThingState::Greyed, shown.broken);
        return states;
    }

    // Paints what a placement puts on one of its cells.
    void paintOne(std::size_t index, std::size_t cell, ThingStates more) {
        const ShownPlacement& shown = m_model.placements()[index];
        const QPoint corner = cellRect(shown.placement.cells[cell]).topLeft();
        const bool isRolled = cell < shown.looks.size();
        ThingLook look = lookOf(shown.placement, m_terrain.tiles());
        look.states |= statesOf(index) | more;
        if (isRolled && groundOf(m_session.game().catalog(), shown.placement) != 0) {
            look.character = {};
        } else if (isRolled && shown.looks[cell].glyph != 0) {
            look.character = QChar::fromLatin1(shown.looks[cell].glyph);
            look.color = shown.looks[cell].color;
            look.thing = {};
            look.states &=
                ~(ThingStates(ThingState::DrawnKind) | ThingState::AnyMonster | ThingState::AnyThing);
        }
        if (!look.character.isNull())
            return m_things.paintThing(m_painter, look, corner);
        if (isRolled && m_model.outcome() != nullptr) {
            const Grid<char>& rolled = m_model.outcome()->terrain;
            if (rolled.contains(shown.looks[cell].cell))
                m_terrain.paintCell(m_painter, rolled, shown.looks[cell].cell, corner);
            look.character = u' ';
            return m_things.paintThing(m_painter, look, corner);
        }
        m_things.paintOutline(m_painter, more, corner);
    }

    void paintThings() {
        const Area seen = m_sight.geometry.cellsIn(m_exposed.boundingRect());
        const auto paintAll = [&](bool outcomes) {
            for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
                const ShownPlacement& shown = m_model.placements()[i];
                if (shown.placement.isContained || shown.isOutcome != outcomes)
                    continue;
                for (std::size_t cell = 0; cell < shown.placement.cells.size(); ++cell) {
                    const Point place = shown.placement.cells[cell];
                    if (seen.contains(place) && m_exposed.intersects(cellRect(place)))
                        paintOne(i, cell, {});
                }
            }
        };
        constexpr bool outcomes = true;
        paintAll(outcomes);
        paintAll(!outcomes);
        // Selected ones are painted once more, so that nothing hides them.
        for (const std::size_t i : m_model.selected()) {
            for (std::size_t cell = 0; cell < m_model.placements()[i].placement.cells.size(); ++cell)
                paintOne(i, cell, ThingState::Selected);
        }
    }

    void paintOverlay() {
        const Point corner = m_sight.overlays.partCorner();
        m_overlays.paint({m_painter, m_terrain, m_things, cellRect({-corner.x, -corner.y}).topLeft(),
                          m_exposed.boundingRect()});
    }

    void paintMarks() {
        for (const ProblemMark& mark : m_model.problems()) {
            if (m_exposed.intersects(cellRect(mark.cell)))
                m_things.paintProblem(m_painter, colorOf(mark.severity), cellRect(mark.cell).topLeft());
        }
        if (const CellMask* cells = m_session.selectedCells())
            m_things.paintCells(m_painter, *cells, cellRect({0, 0}).topLeft(), m_moment.marching);
        paintCovered();
    }

    void paintPointed() {
        if (m_moment.hover && m_sight.extent().contains(*m_moment.hover))
            m_things.paintOutline(m_painter, ThingState::Hovered, cellRect(*m_moment.hover).topLeft());
        if (m_moment.cursor && m_moment.hasFocus)
            m_things.paintOutline(m_painter, ThingState::AtCursor, cellRect(*m_moment.cursor).topLeft());
    }

    // Outlines the cells that a large brush covers, and their mirror images.
    void paintCovered() {
        const std::vector<Point> covered =
            m_moment.hover ? m_controls.strokes.covered(*m_moment.hover) : std::vector<Point>();
        if (covered.size() < 2 || m_controls.strokes.isPainting())
            return;
        QColor tint = m_theme.color(MapColor::Hover);
        tint.setAlphaF(0.35F);
        const CellMask cells(covered);
        for (const Point cell : cells.cells()) {
            if (m_sight.extent().contains(cell))
                m_painter.fillRect(cellRect(cell), tint);
        }
    }
};

} // namespace

void paintThings(const PaintJob& job) {
    ThingsPainting(job).paint();
}

} // namespace levwright
