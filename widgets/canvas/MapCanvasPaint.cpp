// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapCanvas.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

struct AreaStyle {
    MapColor tint;
    bool hatched;
    bool always; // drawn also when it is not selected
};

AreaStyle styleOf(const Placement& placement) {
    switch (placement.areaUse) {
    case AreaUse::NoDigging:
        return {MapColor::NonDiggable, true, false};
    case AreaUse::NoPassing:
        return {MapColor::NonPasswall, true, false};
    case AreaUse::Region:
        return {placement.isDark ? MapColor::RegionUnlit : MapColor::RegionLit, false, true};
    case AreaUse::Arrival:
        break;
    }
    return {MapColor::Arrival, false, true};
}

// Of the color, that share lies over the ground.
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

// How it is told apart from one whose kind is written.
ThingStates kindStates(const Placement& placement) {
    if (placement.kindChoice == KindChoice::Named)
        return {};
    const bool isAny = placement.kindChoice == KindChoice::Any && placement.kind != StatementKind::Trap;
    if (!isAny)
        return ThingState::DrawnKind;
    return placement.kind == StatementKind::Monster ? ThingState::AnyMonster : ThingState::AnyThing;
}

} // namespace

void MapCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.color(MapColor::Background));
    if (!showsCells()) {
        paintNotice(painter);
        return;
    }
    paintBeyond(painter, event->region());
    paintMap(painter, event->region());
    if (m_areasShown)
        paintDarkness(painter, event->region());
    if (m_gridShown)
        paintGrid(painter);
    paintAreas(painter, event->region());
    paintThings(painter, event->region());
    if (showsOverlay())
        paintOverlay(painter);
    paintMarks(painter, event->region());
    paintBand(painter);
    paintFrame(painter);
    paintHandles(painter);
    paintFloating(painter);
    const QPoint ruler = m_ruler;
    if (event->region().intersects(QRect(0, 0, viewport()->width(), ruler.y())) ||
        event->region().intersects(QRect(0, 0, ruler.x(), viewport()->height())))
        paintRulers(painter);
}

// Each cell once: the rectangles around many cells are several times as many, and share cells.
void MapCanvas::paintMap(QPainter& painter, const QRegion& exposed) {
    std::vector<Point> shown;
    for (const QRect& rect : exposed) {
        const Point first = cellAt(rect.topLeft());
        const Point last = cellAt(rect.bottomRight());
        const Area whole{first.x, first.y, last.x, last.y};
        if (exposed.rectCount() == 1)
            return m_terrainPainter->paint(painter, m_model.cells(), whole, origin());
        const CellMask cells = CellMask::of(whole);
        shown.insert(shown.end(), cells.cells().begin(), cells.cells().end());
    }
    m_terrainPainter->paint(painter, m_model.cells(), CellMask(std::move(shown)).cells(), origin());
}

// Where the map may still grow, or all places of a part without a map.
void MapCanvas::paintBeyond(QPainter& painter, const QRegion& exposed) {
    const QRect all = areaRect(extent());
    // Mixed here: Qt blends a large area with threads that it has to wake.
    painter.fillRect(all & exposed.boundingRect(),
                     mixed(m_theme.color(MapColor::Stone), m_theme.color(MapColor::Background),
                           m_model.hasMap() ? 0.35F : 0.8F));
    if (all.adjusted(1, 1, -1, -1).contains(exposed.boundingRect()))
        return paintMapEdge(painter);
    painter.setPen(QPen(m_theme.color(MapColor::GridLine), 1, Qt::DashLine));
    painter.drawRect(all.adjusted(0, 0, -1, -1));
    paintMapEdge(painter);
}

void MapCanvas::paintMapEdge(QPainter& painter) {
    if (m_model.hasMap() && !m_model.cells().cells().empty()) {
        const QRect map = areaRect({0, 0, m_model.cells().width() - 1, m_model.cells().height() - 1});
        painter.setPen(m_theme.color(MapColor::GridLine));
        painter.drawRect(map.adjusted(-1, -1, 0, 0));
    }
}

void MapCanvas::paintGrid(QPainter& painter) {
    const Area cells = extent();
    painter.setPen(m_theme.color(MapColor::GridLine));
    const QRect all = areaRect(cells);
    for (int x = cells.x1 + 1; x <= cells.x2; ++x)
        painter.drawLine(cellRect({x, 0}).left(), all.top(), cellRect({x, 0}).left(), all.bottom());
    for (int y = cells.y1 + 1; y <= cells.y2; ++y)
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

// The many ordinary regions would cover the map with their names.
void MapCanvas::renewLabels() {
    std::vector<NamedArea> named;
    const std::vector<bool> isSelected = selectedAmongPlacements();
    for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
        const Placement& placement = m_model.placements()[i].placement;
        if (!placement.area || !isAreaShown(i, isSelected[i]))
            continue;
        const bool isAsked = isSelected[i] || isAreaHovered(i);
        if (isAsked || placement.label != "region ordinary")
            named.push_back({i, QString::fromStdString(placement.label), isAsked});
    }
    std::vector<AreaLabel> labels = m_areaLabels.placed(m_model, extent(), named);
    if (labels == m_labels)
        return;
    for (const std::vector<AreaLabel>& each : {m_labels, labels}) {
        for (const AreaLabel& label : each)
            viewport()->update(label.box.translated(origin()));
    }
    m_labels = std::move(labels);
}

// Where the last region over a cell is unlit.
void MapCanvas::paintDarkness(QPainter& painter, const QRegion& exposed) {
    QRegion dark;
    for (const ShownPlacement& shown : m_model.placements()) {
        const Placement& placement = shown.placement;
        if (!placement.area || placement.areaUse != AreaUse::Region || shown.broken)
            continue;
        const QRect rect = areaRect(*placement.area);
        if (exposed.intersects(rect))
            dark = placement.isDark ? dark.united(rect) : dark.subtracted(rect);
    }
    QColor shade = Qt::black;
    shade.setAlphaF(m_theme.isDark() ? 0.45F : 0.28F);
    for (const QRect& rect : dark)
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
    const auto paintOne = [&](std::size_t i) {
        const QRect rect = areaRect(*m_model.placements()[i].placement.area);
        if (isAreaShown(i, isSelected[i]) && exposed.intersects(rect))
            m_thingPainter->paintArea(painter, lookOf(i), rect);
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
    for (const AreaLabel& label : m_labels)
        m_thingPainter->paintLabel(painter, lookOf(label.placement), label.name,
                                   label.box.translated(origin()));
    painter.restore();
}

ThingStates MapCanvas::statesOf(std::size_t index) const {
    const ShownPlacement& shown = m_model.placements()[index];
    ThingStates states;
    states.setFlag(ThingState::MayBeHere, shown.placement.isRandomPlace);
    states.setFlag(ThingState::Greyed, shown.broken);
    return states | kindStates(shown.placement);
}

void MapCanvas::paintThings(QPainter& painter, const QRegion& exposed) {
    for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
        const Placement& placement = m_model.placements()[i].placement;
        if (placement.glyph == 0 || placement.isContained)
            continue;
        for (const Point cell : placement.cells) {
            if (exposed.intersects(cellRect(cell)))
                m_thingPainter->paintThing(painter,
                                           {QChar::fromLatin1(placement.glyph), placement.color, statesOf(i)},
                                           cellRect(cell).topLeft());
        }
    }
    // The selected ones once more, so that nothing hides them.
    for (const std::size_t i : m_model.selected())
        paintSelected(painter, i);
}

void MapCanvas::paintSelected(QPainter& painter, std::size_t index) {
    const Placement& placement = m_model.placements()[index].placement;
    for (const Point cell : placement.cells) {
        if (placement.glyph != 0)
            m_thingPainter->paintThing(
                painter,
                {QChar::fromLatin1(placement.glyph), placement.color, statesOf(index) | ThingState::Selected},
                cellRect(cell).topLeft());
        else
            m_thingPainter->paintOutline(painter, ThingState::Selected, cellRect(cell).topLeft());
    }
}

void MapCanvas::paintOverlay(QPainter& painter) {
    const Point corner = m_overlays.partCorner();
    m_overlays.paint(
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

// By a large brush, and on the other side of a mirror.
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

// With the outlines of all that it would take.
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

// As it would be once it is dropped, with its outline.
void MapCanvas::paintFloating(QPainter& painter) {
    if (!m_floating.isFloating())
        return;
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
                    painter, {QChar::fromLatin1(thing.look.glyph), thing.look.color, kindStates(thing.look)},
                    at);
            else
                m_thingPainter->paintOutline(painter, ThingState::Hovered, at);
        }
    }
    m_thingPainter->paintCells(painter, cells.empty() ? CellMask::of(m_floating.fragment().size()) : cells,
                               corner);
}

// The border that the map would have, what would go veiled.
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

void MapCanvas::paintRulers(QPainter& painter) {
    const QPoint ruler = m_ruler;
    const QRect top(0, 0, viewport()->width(), ruler.y());
    const QRect left(0, 0, ruler.x(), viewport()->height());
    painter.fillRect(top, m_theme.color(MapColor::RulerBackground));
    painter.fillRect(left, m_theme.color(MapColor::RulerBackground));
    const std::optional<Point> marked = m_hover ? m_hover : m_cursor;
    const auto number = [&](const QRect& rect, int value, bool here) {
        if (here)
            painter.fillRect(rect, m_theme.color(MapColor::Hover));
        painter.setPen(m_theme.color(here ? MapColor::Background : MapColor::RulerText));
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, QString::number(value));
    };
    const Area numbered = extent();
    const int every = m_cell.width() >= ruler.x() - 6 ? 1 : 5;
    painter.setClipRect(top.adjusted(ruler.x(), 0, 0, 0));
    for (int x = 0; x <= numbered.x2; ++x) {
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
    painter.setClipRect(left.adjusted(0, ruler.y(), 0, 0));
    for (int y = 0; y <= numbered.y2; ++y) {
        const bool here = marked && marked->y == y;
        const int height = std::max(m_cell.height(), ruler.y() - 4);
        const bool nearHere = !here && marked && everyRow > 1 && std::abs(marked->y - y) < 3;
        if (here || (y % everyRow == 0 && !nearHere))
            number({0, cellRect({0, y}).center().y() - height / 2, ruler.x(), height}, y, here);
    }
    painter.setClipping(false);
    painter.fillRect(QRect(QPoint(), QSize(ruler.x(), ruler.y())), m_theme.color(MapColor::RulerBackground));
}

void MapCanvas::paintNotice(QPainter& painter) {
    QString notice;
    if (m_model.isRoomLevel())
        notice =
            tr("This is a room level.\nThe game lays out its rooms by itself. Ctrl+R shows how it may do so; "
               "text, outline and problems are beside and below.");
    else if (m_session.text().size() == 0)
        notice = tr("Nothing here yet.\nWrite a level below, or open one (Ctrl+O).");
    else
        notice = tr("This level has no part yet.\nA part begins with NOMAP, or with GEOMETRY and a MAP.");
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    painter.drawText(viewport()->rect().adjusted(40, 20, -40, -20), Qt::AlignCenter | Qt::TextWordWrap,
                     notice);
}

} // namespace levwright
