// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what is dragged, drawn or held.
#include "core/base/Phrase.h"
#include "core/scene/RoomPlaces.h"
#include "widgets/canvas/MapPainting.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <algorithm>

namespace levwright {
namespace {

class HandPainting : private MapPainting {
public:
    using MapPainting::MapPainting;

    void paint() {
        paintBand();
        paintRoomDrag();
        paintPartNames();
        paintFrame();
        paintHandles();
        paintFloating();
        paintHeld();
    }

private:
    // Paints the band and outlines everything that it would take.
    void paintBand() {
        const std::optional<Area> band = m_moment.preview.band;
        if (!band)
            return;
        for (const Point cell : m_moment.preview.caught)
            m_things.paintOutline(m_painter, ThingState::Hovered, cellRect(cell).topLeft());
        m_things.paintArea(m_painter, {m_theme.color(MapColor::Selection), false, false, true},
                           areaRect(*band));
    }

    // Paints the places for rooms while a room is dragged, and what is dragged at its new place.
    void paintRoomDrag() {
        const RoomDrag::Preview preview = m_moment.preview.room;
        const QColor ink = m_theme.color(MapColor::Selection);
        if (preview.place || preview.isOutside) {
            m_painter.setPen(QPen(m_theme.color(MapColor::GridLine), 1, Qt::DotLine));
            for (int y = 1; y <= roomPlaces.y; ++y) {
                for (int x = 1; x <= roomPlaces.x; ++x)
                    m_painter.drawRect(areaRect(cellsOfRoomPlace({x, y})).adjusted(0, 0, -1, -1));
            }
        }
        const QColor warning = m_theme.color(MapColor::Error);
        if (preview.place)
            m_things.paintArea(m_painter, {preview.isTaken ? warning : ink, false, false, true},
                               areaRect(*preview.place));
        if (preview.box && preview.isTaken)
            m_things.paintArea(m_painter, {warning, false, true, true}, areaRect(*preview.box));
        if (preview.box)
            m_things.paintCells(m_painter, CellMask::of(*preview.box), cellRect({0, 0}).topLeft());
        if (!preview.corridorFrom)
            return;
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(QRectF(cellRect(*preview.corridorFrom)).center(),
                           QRectF(cellRect(*preview.corridorTo)).center());
        m_painter.restore();
        m_things.paintOutline(m_painter, ThingState::Selected, cellRect(*preview.corridorTo).topLeft());
    }

    void paintPartNames() {
        if (!m_sight.showsParts() || m_sight.parts.count() < 2)
            return;
        if (const std::optional<Area>& zone = m_moment.preview.zone)
            m_things.paintArea(m_painter, {m_theme.color(MapColor::Selection), false, false, true},
                               areaRect(*zone));
        m_painter.save();
        m_painter.setFont(m_sight.areas.font());
        for (std::size_t i = 0; i < m_sight.parts.count(); ++i) {
            const bool isActive = i == m_model.part();
            m_things.paintLabel(m_painter, {m_theme.color(MapColor::RulerText), isActive, false, false},
                                Session::tr("Part %1").arg(i + 1), m_sight.partNameRect(i));
        }
        m_painter.restore();
    }

    // Paints the border that the map would get, and veils what would be cut off.
    void paintFrame() {
        const std::optional<Area>& wanted = m_controls.frame.shown();
        const std::optional<Area> map = m_model.mapArea();
        if (!wanted || !map)
            return;
        QColor veil = m_theme.color(MapColor::Background);
        veil.setAlphaF(0.75F);
        for (const QRect& gone : QRegion(areaRect(*map)).subtracted(areaRect(*wanted)))
            m_painter.fillRect(gone, veil);
        QColor more = m_theme.color(MapColor::Selection);
        more.setAlphaF(0.2F);
        for (const QRect& added : QRegion(areaRect(*wanted)).subtracted(areaRect(*map)))
            m_painter.fillRect(added, more);
        m_things.paintCells(m_painter, CellMask::of(*wanted), cellRect({0, 0}).topLeft());
    }

    void paintHandles() {
        const std::optional<std::size_t> index = m_sight.resizable();
        if (!index)
            return;
        const QRect area = areaRect(*m_model.placements()[*index].placement.area);
        m_painter.setPen(m_theme.color(MapColor::Halo));
        m_painter.setBrush(m_theme.color(MapColor::Selection));
        for (const int x : {area.left(), area.right() - handleSize}) {
            for (const int y : {area.top(), area.bottom() - handleSize})
                m_painter.drawRect(x, y, handleSize, handleSize);
        }
        m_painter.setBrush(Qt::NoBrush);
    }

    // place: the rectangle of the picture in the viewport.
    QPixmap pictureOfFloating(const QRect& place) {
        QPixmap picture(place.size() * m_brushes.dpr);
        picture.setDevicePixelRatio(m_brushes.dpr);
        picture.fill(Qt::transparent);
        QPainter onto(&picture);
        onto.setFont(m_painter.font());
        onto.translate(-place.topLeft());
        const Area area = m_controls.floating.area();
        const QPoint corner = cellRect({area.x1, area.y1}).topLeft();
        const CellMask& cells = m_controls.floating.mask();
        onto.setOpacity(0.85);
        m_terrain.paint(onto, m_controls.floating.cells(), cells.cells(), corner);
        onto.setOpacity(1);
        const CellTurn turn = m_controls.floating.turn();
        for (const FragmentThing& thing : m_controls.floating.fragment().things) {
            if (thing.look.area)
                m_things.paintArea(onto, {m_theme.color(MapColor::Selection), false, false, true},
                                   areaRect(turn(*thing.look.area).ordered()));
            if (thing.look.isContained)
                continue;
            for (const Point cell : thing.look.cells) {
                const QPoint at = cellRect(turn(cell)).topLeft();
                if (thing.look.glyph != 0)
                    m_things.paintThing(onto, lookOf(thing.look, m_terrain.tiles()), at);
                else
                    m_things.paintOutline(onto, ThingState::Hovered, at);
            }
        }
        m_things.paintCells(onto, cells.empty() ? CellMask::of(m_controls.floating.fragment().size()) : cells,
                            corner);
        return picture;
    }

    // Paints what floats as it would be after dropping, with its outline. The picture is painted once because
    // all of it follows the pointer.
    void paintFloating() {
        if (!m_controls.floating.isFloating())
            return;
        constexpr int beyond = ThingPainter::haloWidth;
        const QRect place = areaRect(m_controls.floating.area()).adjusted(-beyond, -beyond, beyond, beyond);
        if (m_brushes.floating.isNull())
            m_brushes.floating = pictureOfFloating(place);
        m_painter.drawPixmap(place.topLeft(), m_brushes.floating);
    }

    // Paints what is held as it would stand there, or its name if it has no place.
    void paintHeld() {
        const std::optional<Area> covered = m_controls.held.covered();
        if (!covered)
            return;
        const PaletteThing& thing = *m_controls.held.thing();
        const AreaStyle style = areaStyle(thing.areaUse, thing.isDark);
        const AreaLook area{m_theme.color(style.tint), false, style.hatched, true};
        const QPoint corner = cellRect({covered->x1, covered->y1}).topLeft();
        if (thing.placedBy == PlacedBy::Nothing) {
            m_painter.setFont(m_sight.areas.font());
            const QString name = QString::fromStdString(shownName(thing));
            const QSize size = QFontMetrics(m_painter.font()).size(Qt::TextSingleLine, name) + QSize(8, 4);
            return m_things.paintLabel(m_painter, area, name,
                                       {corner + QPoint(0, m_sight.geometry.cell.height()), size});
        }
        if (const auto way = m_controls.held.way(); way && thing.kind == StatementKind::Corridor) {
            const auto [begin, end] = m_controls.rooms.lineOfCorridor(way->first, way->second);
            m_painter.setPen(QPen(m_theme.color(MapColor::Selection), 2, Qt::DashLine, Qt::RoundCap));
            return m_painter.drawLine(cellRect(begin).center(), cellRect(end).center());
        }
        if (thing.placedBy == PlacedBy::Area)
            return m_things.paintArea(m_painter, area, areaRect(*covered));
        m_painter.setOpacity(0.85);
        if (thing.terrain != 0)
            m_terrain.paint(m_painter, Grid<char>(1, 1, thing.terrain), Area{0, 0, 0, 0}, corner);
        else if (thing.glyph != 0)
            m_things.paintThing(m_painter, lookOf(thing, m_terrain.tiles()), corner);
        m_painter.setOpacity(1);
        m_things.paintOutline(m_painter, ThingState::Hovered, corner);
    }
};

} // namespace

void paintHand(const PaintJob& job) {
    HandPainting(job).paint();
}

} // namespace levwright
