// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapCanvas.h"

#include "widgets/mapdrawing/ZoomSteps.h"

#include <QScrollBar>
#include <QTouchEvent>
#include <QWindow>

#include <algorithm>

namespace levwright {
MapCanvas::MapCanvas(Session& session, const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent), m_session(session), m_theme(theme), m_model(session),
      m_strokes(session, m_model), m_roomDrag(session, m_model), m_parts(session, m_model),
      m_cells(session, m_model), m_band(session, m_model), m_frame(m_model), m_outline(this),
      m_floating(session, m_model),
      m_held(
          session, [this](Point cell) { return placeAt(cell); },
          [this](const PaletteThing& thing, Point from, Point to) { return build(thing, from, to); }),
      m_fragments(session, m_model, m_floating), m_commands(session, m_model), m_zoom(usualZoom),
      m_cell(zoomSteps[usualZoom]) {
    setObjectName(QStringLiteral("mapCanvas"));
    setAccessibleName(tr("Map"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(48); // lets the window be low enough for a low screen
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents); // the recognizer of pinches would set it too late
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    measureRulers();
    connect(&session, &Session::changed, this, &MapCanvas::followChange);
    connect(&session, &Session::readAnew, this, &MapCanvas::startAnew);
    connect(&session, &Session::selectionChanged, this, &MapCanvas::followSelection);
    connect(&m_floating, &FloatingFragment::changed, this,
            [this](const Area& area) { updateArea(area.grown(1, 1)); });
    connect(&m_floating, &FloatingFragment::renewed, this, [this] { m_floatingPicture = {}; });
    connect(&m_held, &HeldThing::changed, this, [this](const Area& area) { updateArea(area.grown(12, 2)); });
    connect(&m_outline, &MarchingOutline::marched, this, &MapCanvas::updateOutline);
    connect(&m_layers, &MapLayers::overlaysChanged, this, &MapCanvas::followOverlays);
    connect(&m_layers, &MapLayers::layoutShown, this, &MapCanvas::followLayout);
    connect(&m_layers, &MapLayers::outcomeShown, this, &MapCanvas::followOutcome);
    connect(&m_layers, &MapLayers::partsShown, this, &MapCanvas::followParts);
    startAnew();
}

void MapCanvas::setTheme(const Theme& theme) {
    m_theme = theme;
    renewPainters();
}

void MapCanvas::setLook(Look look) {
    m_look = look;
    renewPainters();
}

void MapCanvas::setTool(ToolId tool) {
    m_floating.cancel();
    m_held.letGo();
    m_strokes.setTool(tool);
    showPointer(viewport()->mapFromGlobal(QCursor::pos()));
    viewport()->update();
}

void MapCanvas::setToolOptions(const ToolOptions& options) {
    m_strokes.setOptions(options);
    viewport()->update();
}

void MapCanvas::setGridShown(bool shown) {
    m_gridShown = shown;
    viewport()->update();
}

void MapCanvas::setAreasShown(bool shown) {
    m_areasShown = shown;
    renewLabels();
    viewport()->update();
}

void MapCanvas::showFrame(const std::optional<Area>& wanted) {
    m_frame.show(wanted);
    viewport()->update();
}

// A map keeps its size and position.
void MapCanvas::followOverlays() {
    if (m_fit != Fit::None && !m_model.hasPart())
        zoomToFit();
    renewLabels();
    updateScrollBars();
    viewport()->update();
}

Point MapCanvas::inLevel(Point cell) const {
    const Point corner = m_layers.overlays().partCorner();
    return {cell.x + corner.x, cell.y + corner.y};
}

Area MapCanvas::extent() const {
    const Point limit = m_model.limit();
    if (showsRooms())
        return {1, 0, limit.x - 1, limit.y - 1}; // column 0 of a level is never used
    if (!showsOverlay() && !showsParts())
        return {0, 0, limit.x - 1, limit.y - 1};
    const Point corner = showsParts() ? m_parts.corner() : m_layers.overlays().partCorner();
    const Grid<char>& cells = m_model.cells();
    constexpr Area level{1, 0, 79, 20}; // column 0 is never used
    return (showsParts() ? level : m_layers.overlays().area())
        .shifted({-corner.x, -corner.y})
        .united(Area{0, 0, cells.width() - 1, cells.height() - 1});
}

void MapCanvas::renewPainters() {
    const TerrainLooks looks(m_session.game().catalog());
    m_terrainPainter.emplace(m_theme, looks, m_look, m_cell, devicePixelRatioF());
    m_thingPainter.emplace(m_theme, m_cell, devicePixelRatioF());
    m_areaLabels.setFont(viewport()->font(), m_cell);
    m_floatingPicture = {};
    renewLabels();
    viewport()->update();
}

void MapCanvas::startAnew() {
    m_strokes.finish();
    m_roomDrag.finish();
    m_parts.finish();
    m_floating.cancel();
    m_held.letGo();
    m_frame.cancel();
    m_model.rebuild(nullptr);
    renewPainters(); // it may be another game
    m_cursor.reset();
    m_hover.reset();
    m_fit = Fit::Map;
    fit();
}

void MapCanvas::followChange(const Change& change) {
    if (m_floating.isLifted())
        m_floating.cancel();
    hoverArea(std::nullopt); // until the pointer moves: the statements may have new numbers
    m_model.rebuild(&change);
    renewLabels();
    updateScrollBars();
}

void MapCanvas::followSelection() {
    if (m_model.isElsewhere()) {
        m_strokes.finish();
        m_roomDrag.finish();
        m_parts.finish();
        m_cells.finish();
        m_frame.cancel();
        if (m_floating.isLifted())
            m_floating.cancel();
        m_model.rebuild(nullptr);
        fit();
    }
    m_outline.show(m_session.selectedCells(), isVisible());
    renewLabels();
    updateScrollBars();
    updateChanges();
}

// To be called after each change of the text or of the selection.
void MapCanvas::updateChanges() {
    const std::optional<std::vector<Area>> changes = m_model.takeChanges();
    if (!changes || !m_layers.overlays().standsStill())
        return viewport()->update();
    // Many cells, or a few close together, are faster to paint as one rectangle: a region with many
    // rectangles splits everything that is drawn into as many pieces.
    constexpr std::size_t few = 8;
    constexpr std::size_t many = 64;
    long long cells = 0;
    std::optional<Area> bounds;
    for (const Area& area : *changes) {
        cells += area.cellCount();
        bounds = bounds ? bounds->united(area) : area;
    }
    // Next to most of the map, everything over it would be painted again for each remaining rectangle.
    if (bounds && 2 * bounds->cellCount() > extent().cellCount() && changes->size() > many)
        return viewport()->update();
    if (changes->size() > many || (changes->size() > few && bounds->cellCount() <= 3 * cells))
        return updateArea(*bounds);
    for (const Area& area : *changes)
        updateArea(area);
}

// Repaints only where the dashes are.
void MapCanvas::updateOutline() {
    const CellMask* selected = m_session.selectedCells();
    if (selected == nullptr)
        return;
    const std::vector<Point> edges = MarchingOutline::edgeCells(*selected);
    constexpr std::size_t most = 400; // more rectangles cost more than painting what lies between them
    if (edges.size() > most)
        return updateArea(*selected->bounds());
    for (const Point cell : edges)
        updateArea({cell.x, cell.y, cell.x, cell.y});
}

void MapCanvas::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    m_outline.show(m_session.selectedCells(), isVisible());
}

void MapCanvas::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    m_outline.show(nullptr, isVisible());
}

void MapCanvas::updateArea(const Area& area) {
    constexpr int beyond = ThingPainter::haloWidth;
    viewport()->update(areaRect(area).adjusted(-beyond, -beyond, beyond, beyond));
}

// Measured once per font, because every cell's place depends on it.
void MapCanvas::measureRulers() {
    const QFontMetrics metrics(font());
    m_ruler = {metrics.horizontalAdvance(QStringLiteral("00")) + 10, metrics.height() + 4};
}

void MapCanvas::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    measureRulers();
    renewPainters();
    fit();
    updateScrollBars();
    viewport()->update();
}

QPoint MapCanvas::origin() const {
    const Area shown = extent();
    return m_ruler + QPoint(mapMargin, mapMargin) -
           QPoint(horizontalScrollBar()->value() + shown.x1 * m_cell.width(),
                  verticalScrollBar()->value() + shown.y1 * m_cell.height());
}

QRect MapCanvas::cellRect(Point cell) const {
    return {origin() + QPoint(cell.x * m_cell.width(), cell.y * m_cell.height()), m_cell};
}

Point MapCanvas::cellAt(QPoint inViewport) const {
    const QPoint at = inViewport - origin();
    const auto whole = [](int length, int cell) {
        return length >= 0 ? length / cell : (length + 1) / cell - 1;
    };
    return {whole(at.x(), m_cell.width()), whole(at.y(), m_cell.height())};
}

Area MapCanvas::cellsIn(const QRect& inViewport) const {
    const Point first = cellAt(inViewport.topLeft());
    const Point last = cellAt(inViewport.bottomRight());
    return {first.x, first.y, last.x, last.y};
}

QRect MapCanvas::areaRect(const Area& area) const {
    return cellRect({area.x1, area.y1}).united(cellRect({area.x2, area.y2}));
}

bool MapCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        setHover(std::nullopt);
        hoverArea(std::nullopt);
    }
    if (event->type() == QEvent::DevicePixelRatioChange)
        renewPainters();
    // One finger acts as a mouse. Events of several fingers arrive only if they are accepted.
    if (event->type() == QEvent::TouchUpdate && static_cast<QTouchEvent*>(event)->pointCount() > 1) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::Gesture || event->type() == QEvent::NativeGesture)
        return pinchBy(*event);
    if (event->type() == QEvent::ToolTip && showToolTip(static_cast<QHelpEvent&>(*event)))
        return true;
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace levwright
