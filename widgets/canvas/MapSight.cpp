// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapSight.h"

#include <QFontMetrics>

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace levwright {
namespace {

constexpr int grip = 5;  // pixels to either side of the line around an area
constexpr int reach = 5; // pixels to either side of a corridor's line

Qt::CursorShape pointerFor(Qt::Edges edges) {
    const bool isSide = edges.testAnyFlags(Qt::LeftEdge | Qt::RightEdge);
    const bool isEnd = edges.testAnyFlags(Qt::TopEdge | Qt::BottomEdge);
    if (!isSide || !isEnd)
        return isSide ? Qt::SizeHorCursor : Qt::SizeVerCursor;
    const bool falls = edges == (Qt::LeftEdge | Qt::TopEdge) || edges == (Qt::RightEdge | Qt::BottomEdge);
    return falls ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

qreal distanceTo(QPointF at, const QLineF& line) {
    const QPointF along = line.p2() - line.p1();
    const qreal length = QPointF::dotProduct(along, along);
    const qreal share =
        length > 0 ? qBound(0.0, QPointF::dotProduct(at - line.p1(), along) / length, 1.0) : 0.0;
    return QLineF(at, line.p1() + share * along).length();
}

} // namespace

Area extent(const CanvasModel& model, const OverlayStack& overlays, const PartsPicture& parts) {
    const Point limit = model.limit();
    if (model.layout() != nullptr)
        return {1, 0, limit.x - 1, limit.y - 1}; // column 0 of a level is never used
    if (!overlays.isShown() && !parts.isShown())
        return {0, 0, limit.x - 1, limit.y - 1};
    const Point corner = parts.isShown() ? parts.corner() : overlays.partCorner();
    const Grid<char>& cells = model.cells();
    constexpr Area level{1, 0, 79, 20}; // column 0 is never used
    return (parts.isShown() ? level : overlays.area())
        .shifted({-corner.x, -corner.y})
        .united(Area{0, 0, cells.width() - 1, cells.height() - 1});
}

Point MapSight::inLevel(Point cell) const {
    const Point corner = overlays.partCorner();
    return {cell.x + corner.x, cell.y + corner.y};
}

std::vector<StatementRef> MapSight::statementsAt(Point cell) const {
    std::vector<StatementRef> there;
    if (showsOverlay())
        there = overlays.statementsAt(inLevel(cell));
    if (hidesMap())
        return there;
    for (const std::size_t i : model.at(cell)) {
        const StatementRef& statement = model.placements()[i].statement;
        if (!std::ranges::contains(there, statement))
            there.push_back(statement);
    }
    return there;
}

QString MapSight::spoken(Point cell) const {
    QString overlaid = showsOverlay() ? overlays.describe(inLevel(cell)) : QString();
    if (hidesMap())
        return overlaid;
    return overlaid.isEmpty() ? model.spoken(cell)
                              : Session::tr("%1; rolled: %2").arg(model.spoken(cell), overlaid);
}

QString MapSight::describe(Point cell) const {
    QString overlaid = showsOverlay() ? overlays.describe(inLevel(cell)) : QString();
    if (hidesMap())
        return overlaid;
    return overlaid.isEmpty() ? model.describe(cell)
                              : Session::tr("%1 · rolled: %2").arg(model.describe(cell), overlaid);
}

// The sides of the map's border that a press would drag. The border can be taken on its line and outside of
// it, where no cell can be meant.
Qt::Edges MapSight::edgesAt(QPoint at) const {
    const std::optional<Area> map = model.mapArea();
    if (tool != ToolId::Select || !map || showsOverlay())
        return {};
    const QRect rect = geometry.areaRect(*map);
    if (rect.contains(at) || !rect.adjusted(-grip, -grip, grip, grip).contains(at))
        return {};
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, at.x() <= rect.left());
    edges.setFlag(Qt::RightEdge, at.x() >= rect.right());
    edges.setFlag(Qt::TopEdge, at.y() <= rect.top());
    edges.setFlag(Qt::BottomEdge, at.y() >= rect.bottom());
    return edges;
}

// Whether the point is on the line around a shown area. An area of a single row or column is nothing but
// line.
bool MapSight::isEdgeHit(std::size_t index, bool isSelected, QPoint at) const {
    const std::optional<Area>& area = model.placements()[index].placement.area;
    if (!area || !areas.isShown(index, isSelected))
        return false;
    const QRect rect = geometry.areaRect(*area);
    if (area->x1 == area->x2 || area->y1 == area->y2)
        return rect.contains(at);
    if (!rect.adjusted(-grip, -grip, grip, grip).contains(at))
        return false;
    return !rect.adjusted(grip, grip, -grip, -grip).contains(at);
}

// A room is hit by all of its cells.
bool MapSight::isRoomHit(std::size_t index, QPoint at) const {
    const ShownPlacement& shown = model.placements()[index];
    return shown.as == ShownAs::Room && shown.placement.area->contains(geometry.cellAt(at));
}

bool MapSight::isNameHit(std::size_t index, QPoint at) const {
    const auto label = std::ranges::find(areas.labels(), index, &AreaLabel::placement);
    return label != areas.labels().end() && label->box.translated(geometry.origin).contains(at);
}

// What a press takes: things, then areas, small ones first. Among each, selected ones come first.
std::vector<std::size_t> MapSight::placementsHit(QPoint at) const {
    if (hidesMap())
        return {};
    const std::vector<bool> isSelected = model.areSelected();
    const Point cell = geometry.cellAt(at);
    const auto isThing = [&](std::size_t i) {
        return std::ranges::contains(model.placements()[i].placement.cells, cell);
    };
    const bool isOnBorder = edgesAt(at) != Qt::Edges(); // of the map: the border takes the press
    std::vector<std::size_t> hit;
    for (std::size_t i = model.placements().size(); i-- > 0;) {
        const bool isEdge = !isOnBorder && isEdgeHit(i, isSelected[i], at);
        if (isThing(i) || isEdge || isNameHit(i, at) || isRoomHit(i, at))
            hit.push_back(i);
    }
    std::ranges::stable_sort(hit, {}, [&](std::size_t i) {
        const std::optional<Area>& area = model.placements()[i].placement.area;
        // A selected room does not hide the rooms in it.
        const bool comesFirst = isSelected[i] && model.placements()[i].as != ShownAs::Room;
        return std::tuple(!isThing(i), !comesFirst, area ? area->cellCount() : 0);
    });
    return hit;
}

// What an overlay shows there comes first.
std::vector<StatementRef> MapSight::hitAt(QPoint at) const {
    std::vector<StatementRef> hit;
    if (showsOverlay())
        hit = overlays.statementsAt(inLevel(geometry.cellAt(at)));
    const std::vector<std::size_t> own = placementsHit(at);
    const auto isRoom = [&](std::size_t i) { return model.placements()[i].as == ShownAs::Room; };
    for (const std::size_t i : own)
        hit.push_back(model.placements()[i].statement);
    // Its line may cross rooms, which are taken there.
    const std::optional<StatementRef> corridor = corridorAt(at);
    if (corridor && std::ranges::all_of(own, isRoom))
        hit.push_back(*corridor);
    return hit;
}

// The area whose corners are handles, as an index of the model's placements: the only selected thing. A
// single cell has no handles; it moves.
std::optional<std::size_t> MapSight::resizable() const {
    if (tool != ToolId::Select || session.selectedStatements().size() != 1 || hidesMap())
        return std::nullopt;
    const std::optional<std::size_t> current = model.current();
    if (!current)
        return std::nullopt;
    const ShownPlacement& shown = model.placements()[*current];
    const std::optional<Area>& area = shown.placement.area;
    const bool isPlaced = shown.placement.origin || shown.as == ShownAs::Room;
    return area && area->cellCount() > 1 && isPlaced && !shown.broken ? current : std::nullopt;
}

// The corner that stays in place while the one at the point is dragged.
std::optional<Point> MapSight::oppositeOfHandle(QPoint at) const {
    const std::optional<std::size_t> index = resizable();
    if (!index)
        return std::nullopt;
    const Area area = *model.placements()[*index].placement.area;
    const QRect rect = geometry.areaRect(area);
    const auto isNear = [](int place, int edge) { return std::abs(place - edge) <= grip; };
    const bool isRight = isNear(at.x(), rect.right());
    const bool isLow = isNear(at.y(), rect.bottom());
    if (!(isRight || isNear(at.x(), rect.left())) || !(isLow || isNear(at.y(), rect.top())))
        return std::nullopt;
    return Point{isRight ? area.x1 : area.x2, isLow ? area.y1 : area.y2};
}

// The line from the middle of one door to the middle of the other. Empty if one of them has no place.
std::optional<QLineF> MapSight::lineOf(const CorridorView& corridor) const {
    const auto middleOf = [&](const std::optional<std::size_t>& door) -> std::optional<QPointF> {
        const auto shown = door ? std::ranges::find(model.placements(), StatementRef{model.level(), *door},
                                                    &ShownPlacement::statement)
                                : model.placements().end();
        if (shown == model.placements().end() || shown->placement.cells.empty())
            return std::nullopt;
        return QRectF(geometry.cellRect(shown->placement.cells.front())).center();
    };
    const auto from = middleOf(corridor.from);
    const auto to = middleOf(corridor.to);
    return from && to ? std::optional(QLineF(*from, *to)) : std::nullopt;
}

std::optional<StatementRef> MapSight::corridorAt(QPoint at) const {
    for (const CorridorView& corridor : model.rooms().corridors) {
        const std::optional<QLineF> line = lineOf(corridor);
        if (line && distanceTo(at, *line) <= reach)
            return StatementRef{model.level(), corridor.statement};
    }
    return std::nullopt;
}

QRect MapSight::partRect(std::size_t part) const {
    const Area& area = parts.areaOf(part);
    const Point first = parts.fromLevel({area.x1, area.y1});
    return geometry.areaRect({first.x, first.y, first.x + area.width() - 1, first.y + area.height() - 1});
}

// On the part's upper edge, or below it at the top of the level.
QRect MapSight::partNameRect(std::size_t part) const {
    const QFontMetrics metrics(areas.font());
    const QSize size(metrics.horizontalAdvance(Session::tr("Part %1").arg(part + 1)) + 8,
                     metrics.height() + 2);
    const QRect rect = partRect(part);
    const bool fits = parts.areaOf(part).y1 > 0;
    return {QPoint(rect.left(), fits ? rect.top() - size.height() : rect.top()), size};
}

// A diagonal arrow over a corner that a press would drag.
Qt::CursorShape MapSight::pointerAt(QPoint at) const {
    if (hidesMap())
        return Qt::ArrowCursor;
    if (const std::optional<Point> opposite = oppositeOfHandle(at)) {
        const QPoint fixed = geometry.cellRect(*opposite).center();
        return (fixed.x() < at.x()) == (fixed.y() < at.y()) ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    }
    const bool namesParts = tool == ToolId::Select && showsParts() && parts.count() > 1;
    if (namesParts && partNameRect(model.part()).contains(at))
        return Qt::OpenHandCursor;
    if (const Qt::Edges edges = edgesAt(at))
        return pointerFor(edges);
    return tool == ToolId::Select ? Qt::ArrowCursor : Qt::CrossCursor;
}

std::optional<std::size_t> MapSight::partNamedAt(QPoint at) const {
    if (!showsParts() || parts.count() < 2)
        return std::nullopt;
    for (std::size_t i = 0; i < parts.count(); ++i) {
        if (partNameRect(i).contains(at))
            return i;
    }
    return std::nullopt;
}

} // namespace levwright
