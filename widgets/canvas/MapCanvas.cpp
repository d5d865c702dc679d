// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapCanvas.h"

#include "widgets/canvas/FloatingStrip.h"
#include "widgets/canvas/MapAccess.h"

#include <QMessageBox>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace levwright {

MapCanvas::MapCanvas(Session& session, const Theme& theme, QWidget* parent)
    : ZoomedMap(parent), m_session(session), m_model(session), m_controls(session, m_model), m_areas(m_model),
      m_brushes(theme), m_outline(this),
      m_chooser(session, m_model, m_controls, [this](char terrain) { Q_EMIT terrainPicked(terrain); }) {
    setObjectName(QStringLiteral("mapCanvas"));
    setAccessibleName(tr("Map"));
    makeMapsAccessible();
    connect(this, &MapCanvas::cursorMoved, this, [this] { announceCursor(*this); });
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(48); // lets the window be low enough for a low screen
    connect(&session, &Session::changed, this, &MapCanvas::followChange);
    connect(&session, &Session::readAnew, this, &MapCanvas::startAnew);
    connect(&session, &Session::selectionChanged, this, &MapCanvas::followSelection);
    connect(&m_controls.floating, &FloatingFragment::changed, this,
            [this](const Area& area) { updateArea(area.grown(1, 1)); });
    connect(&m_controls.floating, &FloatingFragment::renewed, this, [this] { m_brushes.floating = {}; });
    new FloatingStrip(*this, m_controls.floating,
                      [this](const Area& area) { return geometry().areaRect(area); });
    connect(&m_controls.held, &HeldThing::changed, this,
            [this](const Area& area) { updateArea(area.grown(12, 2)); });
    m_longHover.setSingleShot(true);
    m_longHover.setObjectName(QStringLiteral("longHover"));
    m_longHover.setParent(this);
    connect(&m_longHover, &QTimer::timeout, this, &MapCanvas::showPlainTip);
    connect(&m_outline, &MarchingOutline::marched, this, &MapCanvas::updateOutline);
    m_controls.roomDrag.setHand({[this](Offset begin, const Area& floor) { m_layers.wishRoom(begin, floor); },
                                 [this] { m_layers.endWishes(); }});
    m_controls.rooms.setQuestion([this] { return askAboutRandomCorridors(); });
    connect(&m_layers, &MapLayers::overlaysChanged, this, &MapCanvas::followOverlays);
    connect(&m_layers, &MapLayers::layoutShown, this, &MapCanvas::followLayout);
    connect(&m_layers, &MapLayers::outcomeShown, this, &MapCanvas::followOutcome);
    connect(&m_layers, &MapLayers::partsShown, this, &MapCanvas::followParts);
    startAnew();
}

RoomCommands::RandomCorridors MapCanvas::askAboutRandomCorridors() {
    using Answer = RoomCommands::RandomCorridors;
    QMessageBox question(QMessageBox::Question, tr("Random Corridors"),
                         tr("This level has random corridors. The game ignores all other corridors in such a "
                            "level. Replace the random corridors with yours?"),
                         QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("randomCorridors"));
    question.setInformativeText(tr("If you keep them, only the doors are added."));
    QPushButton* go = question.addButton(tr("Replace Them"), QMessageBox::AcceptRole);
    QPushButton* stay = question.addButton(tr("Keep Them"), QMessageBox::RejectRole);
    question.setDefaultButton(go);
    question.exec();
    return question.clickedButton() == go     ? Answer::Go
           : question.clickedButton() == stay ? Answer::Stay
                                              : Answer::Cancel;
}

MapSight MapCanvas::sight() const {
    return {m_session, m_model, m_layers.overlays(), m_controls.parts, m_areas, geometry(), tool()};
}

void MapCanvas::setTheme(const Theme& theme) {
    m_brushes.theme = theme;
    renewPictures();
}

void MapCanvas::setMapLook(const MapLook& look) {
    m_brushes.look = look;
    setSquare(look.isSquare());
}

void MapCanvas::setTool(ToolId tool) {
    m_controls.floating.cancel();
    m_controls.held.letGo();
    m_controls.strokes.setTool(tool);
    showPointer(viewport()->mapFromGlobal(QCursor::pos()));
    viewport()->update();
}

void MapCanvas::setToolOptions(const ToolOptions& options) {
    m_controls.strokes.setOptions(options);
    viewport()->update();
}

void MapCanvas::setTerrain(char terrain) {
    m_controls.terrain = terrain;
    m_controls.held.letGo();
}

void MapCanvas::setGridShown(bool shown) {
    m_gridShown = shown;
    viewport()->update();
}

void MapCanvas::setAreasShown(bool shown) {
    m_areas.setShown(shown);
    renewLabels();
    viewport()->update();
}

void MapCanvas::showFrame(const std::optional<Area>& wanted) {
    m_controls.frame.show(wanted);
    viewport()->update();
}

// A map keeps its size and position.
void MapCanvas::followOverlays() {
    if (isFitted() && !m_model.hasPart())
        zoomToFit();
    renewLabels();
    tellPointedAnew();
    updateScrollBars();
    viewport()->update();
}

void MapCanvas::followLayout(const std::optional<LevelLayout>& layout) {
    const bool wasShown = m_model.layout() != nullptr;
    const LevelLayout* shown = m_model.layout();
    const bool isSame = layout && shown != nullptr ? *layout == *shown : !layout && shown == nullptr;
    if (isSame)
        return;
    m_model.setLayout(layout);
    if (wasShown != (m_model.layout() != nullptr)) {
        fitMap();
    }
    renewLabels();
    tellPointedAnew();
    updateScrollBars();
    viewport()->update();
}

void MapCanvas::followOutcome(const std::optional<LevelOutcome>& outcome) {
    const LevelOutcome* shown = m_model.outcome();
    const bool isSame = outcome && shown != nullptr ? *outcome == *shown : !outcome && shown == nullptr;
    if (isSame)
        return;
    m_model.setOutcome(outcome);
    renewLabels();
    tellPointedAnew();
    viewport()->update();
}

void MapCanvas::followParts(const std::optional<PartsLayout>& layout) {
    const bool wasShown = sight().showsParts();
    if (!m_controls.parts.show(layout))
        return;
    if (wasShown != sight().showsParts())
        fit();
    renewLabels();
    tellPointedAnew();
    updateScrollBars();
    viewport()->update();
}

Area MapCanvas::extent() const {
    return levwright::extent(m_model, m_layers.overlays(), m_controls.parts);
}

Area MapCanvas::fitted(Fit fit) const {
    const std::optional<Area> map = m_model.mapArea();
    if (fit == Fit::All || !m_model.hasMap() || m_controls.parts.isShown())
        return extent();
    return map.value_or(Area{0, 0, 0, 0});
}

ZoomedMap::Fit MapCanvas::wholeFit() const {
    return m_layers.overlays().isShown() ? Fit::All : Fit::Map;
}

void MapCanvas::renewPictures() {
    m_brushes.renew(m_session.game().catalog(), cellSize(), devicePixelRatioF());
    m_areas.setFont(viewport()->font(), cellSize());
    renewLabels();
    viewport()->update();
}

void MapCanvas::renewLabels() {
    for (const QRect& box : m_areas.renew(m_session, extent()))
        viewport()->update(box.translated(geometry().origin));
}

void MapCanvas::startAnew() {
    m_gesture.reset();
    m_controls.finish();
    m_controls.floating.cancel();
    m_controls.held.letGo();
    m_model.rebuild(nullptr);
    renewPictures(); // it may be another game
    tellPointedAnew();
    m_cursor.reset();
    m_hover.reset();
    m_pointedLast.reset();
    fitMap();
}

void MapCanvas::followChange(const Change& change) {
    if (m_controls.floating.isLifted())
        m_controls.floating.cancel();
    hideTip();
    hoverArea(std::nullopt); // until the pointer moves: the statements may have new numbers
    m_model.rebuild(&change);
    renewLabels();
    updateScrollBars();
}

void MapCanvas::followSelection() {
    if (m_model.isElsewhere()) {
        m_controls.finish();
        m_model.rebuild(nullptr);
        fit();
    }
    m_outline.show(m_session.selectedCells(), isVisible());
    renewLabels();
    tellPointedAnew(); // after each change of the text, too
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
    ZoomedMap::showEvent(event);
    m_outline.show(m_session.selectedCells(), isVisible());
}

void MapCanvas::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    m_outline.show(nullptr, isVisible());
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    announceCursor(*this);
    viewport()->update();
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    m_space = SpaceKey::Up;
    viewport()->update();
}

// Paints rectangle by rectangle if there are few. If the clip is one rectangle, Qt fills it and draws lines
// and pictures directly. It splits any other clip into spans, and hands more than a hundred of them to
// threads, which it has to wake and to wait for.
void MapCanvas::paintEvent(QPaintEvent* event) {
    const MapSight sight = this->sight();
    const CanvasMoment moment{m_gesture ? m_gesture->preview() : GesturePreview(),
                              m_hover,
                              m_cursor,
                              hasFocus(),
                              m_gridShown,
                              m_outline.shift(),
                              ruler(),
                              viewport()->rect(),
                              palette().color(QPalette::Disabled, QPalette::Text)};
    QPainter painter(viewport());
    const auto paint = [&](const QRegion& exposed) {
        paintCanvas({painter, exposed, m_brushes, sight, m_layers.overlays(), m_controls, moment});
    };
    constexpr int few = 16;
    if (event->region().rectCount() > few)
        return paint(event->region());
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);
        paint(part);
    }
}

} // namespace levwright
