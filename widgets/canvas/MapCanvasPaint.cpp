// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/Differences.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr qreal groundOpacity = 0.6;

AreaStyle styleOf(const Placement& placement) {
    return areaStyle(placement.areaUse, placement.isDark);
}

// Mixes share parts of the color with the rest of the ground.
QColor mixed(const QColor& color, const QColor& ground, float share) {
    const auto mix = [share](float a, float b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
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

ThingStates kindStates(const Placement& placement) {
    return levwright::kindStates(placement.kind, placement.kindChoice);
}

// Whether any of the line along a rectangle's edge, two pixels wide, needs painting.
bool meetsEdge(const QRegion& exposed, const QRect& rect) {
    const QRect inside = rect.adjusted(2, 2, -2, -2);
    return std::ranges::any_of(
        exposed, [&](const QRect& part) { return part.intersects(rect) && !inside.contains(part & rect); });
}

// Fills each exposed rectangle by itself; see paintEvent.
void fillExposed(QPainter& painter, const QRegion& exposed, const QRect& rect, const QColor& color) {
    for (const QRect& part : exposed)
        painter.fillRect(part & rect, color);
}

} // namespace

// Paints rectangle by rectangle if there are few. If the clip is one rectangle, Qt fills it and draws lines
// and pictures directly. It splits any other clip into spans, and hands more than a hundred of them to
// threads, which it has to wake and to wait for.
void MapCanvas::paintEvent(QPaintEvent* event) {
    constexpr int few = 16;
    QPainter painter(viewport());
    if (event->region().rectCount() > few)
        return paintExposed(painter, event->region());
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);
        paintExposed(painter, part);
    }
}

void MapCanvas::paintExposed(QPainter& painter, const QRegion& exposed) {
    fillExposed(painter, exposed, viewport()->rect(), m_theme.color(MapColor::Background));
    if (!showsCells()) {
        paintNotice(painter);
        return;
    }
    paintBeyond(painter, exposed);
    paintParts(painter);
    paintMap(painter, exposed);
    paintRolledGround(painter, exposed);
    if (m_areasShown)
        paintDarkness(painter, exposed);
    if (m_gridShown)
        paintGrid(painter, exposed);
    paintAreas(painter, exposed);
    paintCorridors(painter);
    paintThings(painter, exposed);
    if (showsOverlay())
        paintOverlay(painter);
    paintMarks(painter, exposed);
    paintBand(painter);
    paintRoomDrag(painter);
    paintPartNames(painter);
    paintFrame(painter);
    paintHandles(painter);
    paintFloating(painter);
    paintHeld(painter);
    const QPoint ruler = m_ruler;
    if (exposed.intersects(QRect(0, 0, viewport()->width(), ruler.y())) ||
        exposed.intersects(QRect(0, 0, ruler.x(), viewport()->height())))
        paintRulers(painter, exposed);
}

// Paints each cell once. The rectangles around many cells overlap, and there are several times as many.
void MapCanvas::paintMap(QPainter& painter, const QRegion& exposed) {
    std::vector<Point> shown;
    for (const QRect& rect : exposed) {
        const Area whole = cellsIn(rect);
        if (exposed.rectCount() == 1)
            return m_terrainPainter->paint(painter, m_model.cells(), whole, origin());
        const CellMask cells = CellMask::of(whole);
        shown.insert(shown.end(), cells.cells().begin(), cells.cells().end());
    }
    m_terrainPainter->paint(painter, m_model.cells(), CellMask(std::move(shown)).cells(), origin());
}

// Where the map leaves the ground alone, shows the ground of one roll, dimmed.
void MapCanvas::paintRolledGround(QPainter& painter, const QRegion& exposed) {
    const LevelOutcome* outcome = m_model.outcome();
    const std::vector<Terrain>& terrains = m_session.game().catalog().terrains();
    const auto seeThrough = std::ranges::find(terrains, true, &Terrain::isSeeThrough);
    if (outcome == nullptr || seeThrough == terrains.end() || !m_model.hasMap() ||
        m_model.part() >= outcome->corners.size())
        return;
    const Point corner = outcome->corners[m_model.part()];
    painter.setOpacity(groundOpacity);
    for (const QRect& rect : exposed) {
        const Point first = cellAt(rect.topLeft());
        const Point last = cellAt(rect.bottomRight());
        for (int y = first.y; y <= last.y; ++y) {
            for (int x = first.x; x <= last.x; ++x) {
                const Point inLevel{x + corner.x, y + corner.y};
                if (m_model.cells().atOr({x, y}, '\0') == seeThrough->mapCharacter &&
                    outcome->terrain.contains(inLevel))
                    m_terrainPainter->paintCell(painter, outcome->terrain, inLevel,
                                                cellRect({x, y}).topLeft());
            }
        }
    }
    painter.setOpacity(1);
}

// Marks where the map may still grow, or all places of a part without a map.
void MapCanvas::paintBeyond(QPainter& painter, const QRegion& exposed) {
    const QRect all = areaRect(extent());
    fillExposed(painter, exposed, all,
                mixed(m_theme.color(MapColor::Stone), m_theme.color(MapColor::Background),
                      m_model.hasMap() ? 0.35F : 0.8F));
    if (meetsEdge(exposed, all)) {
        painter.setPen(QPen(m_theme.color(MapColor::GridLine), 1, Qt::DashLine));
        painter.drawRect(all.adjusted(0, 0, -1, -1));
    }
    paintMapEdge(painter, exposed);
}

void MapCanvas::paintMapEdge(QPainter& painter, const QRegion& exposed) {
    if (!m_model.hasMap() || m_model.cells().cells().empty())
        return;
    const QRect map = areaRect({0, 0, m_model.cells().width() - 1, m_model.cells().height() - 1});
    if (!meetsEdge(exposed, map.adjusted(-1, -1, 1, 1)))
        return;
    painter.setPen(m_theme.color(MapColor::GridLine));
    painter.drawRect(map.adjusted(-1, -1, 0, 0));
}

void MapCanvas::paintGrid(QPainter& painter, const QRegion& exposed) {
    const Area cells = extent();
    painter.setPen(m_theme.color(MapColor::GridLine));
    const QRect all = areaRect(cells);
    const Point first = cellAt(exposed.boundingRect().topLeft());
    const Point last = cellAt(exposed.boundingRect().bottomRight());
    for (int x = std::max(cells.x1 + 1, first.x); x <= std::min(cells.x2, last.x); ++x)
        painter.drawLine(cellRect({x, 0}).left(), all.top(), cellRect({x, 0}).left(), all.bottom());
    for (int y = std::max(cells.y1 + 1, first.y); y <= std::min(cells.y2, last.y); ++y)
        painter.drawLine(all.left(), cellRect({0, y}).top(), all.right(), cellRect({0, y}).top());
}

bool MapCanvas::isAreaShown(std::size_t index, bool isSelected) const {
    return isSelected || (styleOf(m_model.placements()[index].placement).always && m_areasShown);
}

std::vector<bool> MapCanvas::selectedAmongPlacements() const {
    std::vector<bool> isSelected(m_model.placements().size());
    for (const std::size_t i : m_model.selected())
        isSelected[i] = true;
    return isSelected;
}

bool MapCanvas::isAreaHovered(std::size_t index) const {
    return m_hovered && m_hovered->statement == m_model.placements()[index].statement;
}

// Ordinary regions are left out: there are many, and their names would cover the map.
void MapCanvas::renewLabels() {
    std::vector<NamedArea> named;
    const std::vector<bool> isSelected = selectedAmongPlacements();
    for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
        const Placement& placement = m_model.placements()[i].placement;
        if (!placement.area || !isAreaShown(i, isSelected[i]))
            continue;
        const bool isAsked = isSelected[i] || isAreaHovered(i);
        if (isAsked || (placement.label != "region ordinary" && placement.label != "room"))
            named.push_back({i, m_session.shown(placement.label), isAsked});
    }
    std::vector<AreaLabel> labels = m_areaLabels.placed(m_model, extent(), named);
    const auto looksLike = [](const AreaLabel& a, const AreaLabel& b) {
        return a.box == b.box && a.name == b.name;
    };
    forDifferences(m_labels, labels, looksLike,
                   [this](const AreaLabel& label) { viewport()->update(label.box.translated(origin())); });
    m_labels = std::move(labels);
}

// Darkens the cells where the last region is unlit.
void MapCanvas::paintDarkness(QPainter& painter, const QRegion& exposed) {
    QRegion dark;
    const Area seen = cellsIn(exposed.boundingRect());
    for (const ShownPlacement& shown : m_model.placements()) {
        const Placement& placement = shown.placement;
        if (!placement.area || placement.areaUse != AreaUse::Region || shown.broken ||
            !seen.meets(*placement.area))
            continue;
        const QRect rect = areaRect(*placement.area);
        if (exposed.intersects(rect))
            dark = placement.isDark ? dark.united(rect) : dark.subtracted(rect);
    }
    QColor shade = Qt::black;
    shade.setAlphaF(m_theme.isDark() ? 0.45F : 0.28F);
    for (const QRect& rect : dark& exposed)
        painter.fillRect(rect, shade);
}

void MapCanvas::paintAreas(QPainter& painter, const QRegion& exposed) {
    const std::vector<std::size_t> selected = m_model.selected();
    const std::vector<bool> isSelected = selectedAmongPlacements();
    const auto lookOf = [&](std::size_t i) {
        const AreaStyle style = styleOf(m_model.placements()[i].placement);
        const QColor tint = m_theme.color(m_model.placements()[i].broken ? MapColor::GridLine : style.tint);
        return AreaLook{tint, isSelected[i], style.hatched, isAreaHovered(i)};
    };
    const Area seen = cellsIn(exposed.boundingRect());
    const auto paintOne = [&](std::size_t i) {
        if (!seen.meets(*m_model.placements()[i].placement.area))
            return;
        const QRect rect = areaRect(*m_model.placements()[i].placement.area);
        if (!isAreaShown(i, isSelected[i]) || !exposed.intersects(rect))
            return;
        const AreaLook look = lookOf(i);
        if (look.selected || look.hovered || look.hatched || meetsEdge(exposed, rect))
            m_thingPainter->paintArea(painter, look, rect);
    };
    for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
        if (m_model.placements()[i].placement.area && !isSelected[i])
            paintOne(i);
    }
    for (const std::size_t i : selected) {
        if (m_model.placements()[i].placement.area)
            paintOne(i);
    }
    painter.save();
    painter.setFont(m_areaLabels.font());
    for (const AreaLabel& label : m_labels) {
        const QRect box = label.box.translated(origin());
        if (exposed.intersects(box))
            m_thingPainter->paintLabel(painter, lookOf(label.placement), label.name, box);
    }
    painter.restore();
}

ThingStates MapCanvas::statesOf(std::size_t index) const {
    const ShownPlacement& shown = m_model.placements()[index];
    ThingStates states;
    states.setFlag(ThingState::MayBeHere, shown.placement.isRandomPlace || shown.isOutcome);
    states.setFlag(ThingState::Greyed, shown.broken);
    return states | kindStates(shown.placement);
}

void MapCanvas::paintThings(QPainter& painter, const QRegion& exposed) {
    const Area seen = cellsIn(exposed.boundingRect());
    const auto paintAll = [&](bool outcomes) {
        for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
            const ShownPlacement& shown = m_model.placements()[i];
            if (shown.placement.isContained || shown.isOutcome != outcomes)
                continue;
            for (std::size_t cell = 0; cell < shown.placement.cells.size(); ++cell) {
                const Point place = shown.placement.cells[cell];
                if (seen.contains(place) && exposed.intersects(cellRect(place)))
                    paintOne(painter, i, cell, {});
            }
        }
    };
    constexpr bool outcomes = true;
    paintAll(outcomes);
    paintAll(!outcomes);
    // Selected ones are painted once more, so that nothing hides them.
    for (const std::size_t i : m_model.selected()) {
        for (std::size_t cell = 0; cell < m_model.placements()[i].placement.cells.size(); ++cell)
            paintOne(painter, i, cell, ThingState::Selected);
    }
}

// Paints what a placement puts on one of its cells.
void MapCanvas::paintOne(QPainter& painter, std::size_t index, std::size_t cell, ThingStates more) {
    const ShownPlacement& shown = m_model.placements()[index];
    const QPoint corner = cellRect(shown.placement.cells[cell]).topLeft();
    const bool isRolled = cell < shown.looks.size();
    ThingLook look{signOf(shown.placement.kind, shown.placement.glyph), shown.placement.color,
                   statesOf(index) | more};
    if (isRolled && shown.looks[cell].glyph != 0) {
        look.character = QChar::fromLatin1(shown.looks[cell].glyph);
        look.color = shown.looks[cell].color;
        look.states &= ~(ThingStates(ThingState::DrawnKind) | ThingState::AnyMonster | ThingState::AnyThing);
    }
    if (!look.character.isNull())
        return m_thingPainter->paintThing(painter, look, corner);
    if (isRolled && m_model.outcome() != nullptr) {
        const Grid<char>& rolled = m_model.outcome()->terrain;
        if (rolled.contains(shown.looks[cell].cell))
            m_terrainPainter->paintCell(painter, rolled, shown.looks[cell].cell, corner);
        look.character = u' ';
        return m_thingPainter->paintThing(painter, look, corner);
    }
    m_thingPainter->paintOutline(painter, more, corner);
}

void MapCanvas::paintOverlay(QPainter& painter) {
    const Point corner = m_layers.overlays().partCorner();
    m_layers.overlays().paint(
        {painter, *m_terrainPainter, *m_thingPainter, cellRect({-corner.x, -corner.y}).topLeft()});
}

void MapCanvas::paintMarks(QPainter& painter, const QRegion& exposed) {
    for (const ProblemMark& mark : m_model.problems()) {
        if (exposed.intersects(cellRect(mark.cell)))
            m_thingPainter->paintProblem(painter, colorOf(mark.severity), cellRect(mark.cell).topLeft());
    }
    if (const CellMask* cells = m_session.selectedCells())
        m_thingPainter->paintCells(painter, *cells, cellRect({0, 0}).topLeft(), m_outline.shift());
    paintCovered(painter);
    if (m_hover && extent().contains(*m_hover))
        m_thingPainter->paintOutline(painter, ThingState::Hovered, cellRect(*m_hover).topLeft());
    if (m_cursor && hasFocus())
        m_thingPainter->paintOutline(painter, ThingState::AtCursor, cellRect(*m_cursor).topLeft());
}

// Outlines the cells that a large brush covers, and their mirror images.
void MapCanvas::paintCovered(QPainter& painter) {
    const std::vector<Point> covered = m_hover ? m_strokes.covered(*m_hover) : std::vector<Point>();
    if (covered.size() < 2 || m_strokes.isPainting())
        return;
    QColor tint = m_theme.color(MapColor::Hover);
    tint.setAlphaF(0.35F);
    const CellMask cells(covered);
    for (const Point cell : cells.cells()) {
        if (extent().contains(cell))
            painter.fillRect(cellRect(cell), tint);
    }
}

// Paints the band and outlines everything that it would take.
void MapCanvas::paintBand(QPainter& painter) {
    const std::optional<Area> band = m_band.area();
    if (!band)
        return;
    for (const std::size_t i : m_band.caught()) {
        for (const Point cell : m_model.placements()[i].placement.cells)
            m_thingPainter->paintOutline(painter, ThingState::Hovered, cellRect(cell).topLeft());
    }
    m_thingPainter->paintArea(painter, {m_theme.color(MapColor::Selection), false, false, true},
                              areaRect(*band));
}

// Paints what floats as it would be after dropping, with its outline. The picture is painted once because all
// of it follows the pointer.
void MapCanvas::paintFloating(QPainter& painter) {
    if (!m_floating.isFloating())
        return;
    constexpr int beyond = ThingPainter::haloWidth;
    const QRect place = areaRect(m_floating.area()).adjusted(-beyond, -beyond, beyond, beyond);
    if (m_floatingPicture.isNull())
        m_floatingPicture = pictureOfFloating(place);
    painter.drawPixmap(place.topLeft(), m_floatingPicture);
}

// place: the rectangle of the picture in the viewport.
QPixmap MapCanvas::pictureOfFloating(const QRect& place) {
    QPixmap picture(place.size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setFont(viewport()->font());
    painter.translate(-place.topLeft());
    const Area area = m_floating.area();
    const QPoint corner = cellRect({area.x1, area.y1}).topLeft();
    const CellMask& cells = m_floating.mask();
    painter.setOpacity(0.85);
    m_terrainPainter->paint(painter, m_floating.cells(), cells.cells(), corner);
    painter.setOpacity(1);
    const CellTurn turn = m_floating.turn();
    for (const FragmentThing& thing : m_floating.fragment().things) {
        if (thing.look.area)
            m_thingPainter->paintArea(painter, {m_theme.color(MapColor::Selection), false, false, true},
                                      areaRect(turn(*thing.look.area).ordered()));
        if (thing.look.isContained)
            continue;
        for (const Point cell : thing.look.cells) {
            const QPoint at = cellRect(turn(cell)).topLeft();
            if (thing.look.glyph != 0)
                m_thingPainter->paintThing(
                    painter,
                    {signOf(thing.look.kind, thing.look.glyph), thing.look.color, kindStates(thing.look)},
                    at);
            else
                m_thingPainter->paintOutline(painter, ThingState::Hovered, at);
        }
    }
    m_thingPainter->paintCells(painter, cells.empty() ? CellMask::of(m_floating.fragment().size()) : cells,
                               corner);
    return picture;
}

// Paints what is held as it would stand there, or its name if it has no place.
void MapCanvas::paintHeld(QPainter& painter) {
    const std::optional<Area> covered = m_held.covered();
    if (!covered)
        return;
    const PaletteThing& thing = *m_held.thing();
    const AreaStyle style = areaStyle(thing.areaUse, thing.isDark);
    const AreaLook area{m_theme.color(style.tint), false, style.hatched, true};
    const QPoint corner = cellRect({covered->x1, covered->y1}).topLeft();
    if (thing.placedBy == PlacedBy::Nothing) {
        painter.setFont(m_areaLabels.font());
        const QString name = QString::fromStdString(thing.name);
        const QSize size = QFontMetrics(painter.font()).size(Qt::TextSingleLine, name) + QSize(8, 4);
        return m_thingPainter->paintLabel(painter, area, name, {corner + QPoint(0, m_cell.height()), size});
    }
    if (const auto way = m_held.way(); way && thing.kind == StatementKind::Corridor) {
        painter.setPen(QPen(m_theme.color(MapColor::Selection), 2, Qt::DashLine, Qt::RoundCap));
        return painter.drawLine(cellRect(way->first).center(), cellRect(way->second).center());
    }
    if (thing.placedBy == PlacedBy::Area)
        return m_thingPainter->paintArea(painter, area, areaRect(*covered));
    painter.setOpacity(0.85);
    if (thing.terrain != 0)
        m_terrainPainter->paint(painter, Grid<char>(1, 1, thing.terrain), Area{0, 0, 0, 0}, corner);
    else if (thing.glyph != 0)
        m_thingPainter->paintThing(painter,
                                   {signOf(thing.kind, thing.glyph), thing.color,
                                    levwright::kindStates(thing.kind, thing.kindChoice)},
                                   corner);
    painter.setOpacity(1);
    m_thingPainter->paintOutline(painter, ThingState::Hovered, corner);
}

// Paints the border that the map would get, and veils what would be cut off.
void MapCanvas::paintFrame(QPainter& painter) {
    const std::optional<Area>& wanted = m_frame.shown();
    const std::optional<Area> map = m_frame.map();
    if (!wanted || !map)
        return;
    QColor veil = m_theme.color(MapColor::Background);
    veil.setAlphaF(0.75F);
    for (const QRect& gone : QRegion(areaRect(*map)).subtracted(areaRect(*wanted)))
        painter.fillRect(gone, veil);
    QColor more = m_theme.color(MapColor::Selection);
    more.setAlphaF(0.2F);
    for (const QRect& added : QRegion(areaRect(*wanted)).subtracted(areaRect(*map)))
        painter.fillRect(added, more);
    m_thingPainter->paintCells(painter, CellMask::of(*wanted), cellRect({0, 0}).topLeft());
}

void MapCanvas::paintHandles(QPainter& painter) {
    const std::optional<std::size_t> index = resizable();
    if (!index)
        return;
    const QRect area = areaRect(*m_model.placements()[*index].placement.area);
    constexpr int size = 7;
    painter.setPen(m_theme.color(MapColor::Halo));
    painter.setBrush(m_theme.color(MapColor::Selection));
    for (const int x : {area.left(), area.right() - size}) {
        for (const int y : {area.top(), area.bottom() - size})
            painter.drawRect(x, y, size, size);
    }
    painter.setBrush(Qt::NoBrush);
}

void MapCanvas::paintRulers(QPainter& painter, const QRegion& exposed) {
    const QPoint ruler = m_ruler;
    const QRect top(0, 0, viewport()->width(), ruler.y());
    const QRect left(0, 0, ruler.x(), viewport()->height());
    painter.fillRect(top, m_theme.color(MapColor::RulerBackground));
    painter.fillRect(left, m_theme.color(MapColor::RulerBackground));
    const std::optional<Point> marked = m_hover ? m_hover : m_cursor;
    const auto number = [&](const QRect& rect, int value, bool here) {
        if (!exposed.intersects(rect))
            return;
        if (here)
            painter.fillRect(rect, m_theme.color(MapColor::Hover));
        painter.setPen(m_theme.color(here ? MapColor::Background : MapColor::RulerText));
        const QString text = QString::number(value);
        const int width = m_numbers.widthOf(text, painter.font());
        m_numbers.draw(painter, QRect(rect.center().x() - width / 2, rect.y(), width, rect.height()),
                       Qt::AlignLeft, text);
    };
    const Area numbered = extent();
    const int every = m_cell.width() >= ruler.x() - 6 ? 1 : 5;
    painter.save();
    painter.setClipRect(top.adjusted(ruler.x(), 0, 0, 0), Qt::IntersectClip);
    // A number may be as wide as the left ruler.
    const Area seen = cellsIn(exposed.boundingRect().adjusted(-ruler.x(), -ruler.y(), ruler.x(), ruler.y()));
    for (int x = std::max(0, seen.x1); x <= std::min(numbered.x2, seen.x2); ++x) {
        const bool here = marked && marked->x == x;
        const QRect cell(cellRect({x, 0}).left(), 0, m_cell.width(), ruler.y());
        const bool nearHere = !here && marked && every > 1 && std::abs(marked->x - x) < 3;
        if (here)
            number(cell.width() < ruler.x() - 6
                       ? QRect(cell.center().x() - ruler.x() / 2 + 3, 0, ruler.x() - 6, ruler.y())
                       : cell,
                   x, true);
        else if (x % every == 0 && !nearHere)
            number(cell, x, false);
    }
    const int everyRow = m_cell.height() >= ruler.y() - 6 ? 1 : 5;
    painter.restore();
    painter.save();
    painter.setClipRect(left.adjusted(0, ruler.y(), 0, 0), Qt::IntersectClip);
    for (int y = std::max(0, seen.y1); y <= std::min(numbered.y2, seen.y2); ++y) {
        const bool here = marked && marked->y == y;
        const int height = std::max(m_cell.height(), ruler.y() - 4);
        const bool nearHere = !here && marked && everyRow > 1 && std::abs(marked->y - y) < 3;
        if (here || (y % everyRow == 0 && !nearHere))
            number({0, cellRect({0, y}).center().y() - height / 2, ruler.x(), height}, y, here);
    }
    painter.restore();
    painter.fillRect(QRect(QPoint(), QSize(ruler.x(), ruler.y())), m_theme.color(MapColor::RulerBackground));
}

void MapCanvas::paintNotice(QPainter& painter) {
    QString notice;
    if (m_model.isRoomLevel())
        notice = tr("This is a room level.\nThe game lays out its rooms itself. They are shown here once the "
                    "level has no errors; see the text, the outline and the problems.");
    else if (const auto objection = m_session.game().language().objectionTo(Ability::Read))
        notice = QString::fromStdString(objection->reason);
    else if (m_session.text().size() == 0)
        notice = tr("Nothing here yet.\nWrite a level below, or open one (Ctrl+O).");
    else
        notice = tr("This level has no part yet.\nA part begins with NOMAP, or with GEOMETRY and a MAP.");
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    painter.drawText(viewport()->rect().adjusted(40, 20, -40, -20), Qt::AlignCenter | Qt::TextWordWrap,
                     notice);
}

} // namespace levwright
