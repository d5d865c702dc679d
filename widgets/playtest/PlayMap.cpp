// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayMap.h"

#include "widgets/mapdrawing/ZoomSteps.h"
#include "widgets/playtest/GroundTile.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

using playtest::ShownCell;

constexpr int margin = 8;
// The distance in cells that the player is kept from the edge of the view.
constexpr int keptCells = 4;

bool sameLooks(const TypeLooks& a, const TypeLooks& b) {
    return std::ranges::equal(a, b, [](const ThingLook& one, const ThingLook& other) {
        return one.character == other.character && one.color == other.color && one.thing == other.thing;
    });
}

} // namespace

PlayMap::PlayMap(const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent), m_theme(theme), m_zoom(usualZoom), m_cell(zoomSteps[usualZoom]) {
    setObjectName(QStringLiteral("playMap"));
    setAccessibleName(tr("Map"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(48); // lets the window be low enough for a low screen
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    renewPainter();
}

void PlayMap::setTheme(const Theme& theme) {
    m_theme = theme;
    renewPainter();
}

void PlayMap::setMapLook(const MapLook& look) {
    m_look = look;
    showAnew();
}

bool PlayMap::isSquare() const {
    return m_world.form == MapForm::Tiles && m_world.names && m_look.isSquare();
}

QSize PlayMap::cellOf(int step) const {
    return (isSquare() ? squareSteps : zoomSteps)[std::size_t(step)];
}

void PlayMap::renewPainter() {
    m_cell = cellOf(m_zoom);
    const GameTilesPtr tiles = isSquare() ? m_look.tiles(*m_world.names) : nullptr;
    const TerrainPainter terrain(m_theme, groundLooks(tiles), m_look.look, m_cell, devicePixelRatioF());
    m_painter.emplace(terrain, m_world.form);
    viewport()->update();
}

void PlayMap::start(const playtest::Playthrough& game, World world, TypeLooks looks) {
    m_world = std::move(world);
    m_extent = {};
    m_looks = std::move(looks);
    m_lookMark.reset();
    growExtent(game);
    takeCells(playtest::shownCells(game.world(), m_eyes));
    showAnew();
}

// Cells may have another size than before.
void PlayMap::showAnew() {
    renewPainter();
    if (m_fits)
        zoomToFit();
    updateScrollBars();
    keepPlayerInView();
}

void PlayMap::follow(const playtest::Playthrough& game, TypeLooks looks) {
    const Area extent = m_extent;
    growExtent(game);
    const Grid<ShownCell> before = std::exchange(m_cells, {});
    takeCells(playtest::shownCells(game.world(), m_eyes));
    const bool others =
        !sameLooks(m_looks, looks) || extent != m_extent || before.cells().size() != m_cells.cells().size();
    m_looks = std::move(looks);
    if (others) {
        updateScrollBars();
        viewport()->update();
    } else {
        updateCells(before);
    }
    keepPlayerInView();
}

// Extends it to walkable cells and their surroundings.
void PlayMap::growExtent(const playtest::Playthrough& game) {
    const world::WorldState& state = game.state();
    if (!state.map)
        return;
    const bool first = m_extent == Area{};
    Area extent = first ? Area{state.length, state.length, 0, 0} : m_extent;
    for (int y = 0; y < state.length; ++y) {
        for (int x = 0; x < state.length; ++x) {
            if (!state.passable((*state.map)[std::size_t(y) * std::size_t(state.length) + std::size_t(x)]))
                continue;
            extent = extent.united(Area{x, y, x, y}.grown(1, 1));
        }
    }
    const int last = state.length - 1;
    const Area whole{0, 0, last, last};
    m_extent = extent.x1 > extent.x2 ? whole : extent.common(whole);
}

void PlayMap::takeCells(Grid<ShownCell> cells) {
    m_cells = std::move(cells);
    m_player.reset();
    std::vector<char> terrain;
    terrain.reserve(m_cells.cells().size());
    for (const ShownCell& cell : m_cells.cells()) {
        if (cell.player)
            m_player = Point{int(terrain.size()) % m_cells.width(), int(terrain.size()) / m_cells.width()};
        terrain.push_back(m_world.form == MapForm::Tiles ? groundTile(cell.terrain).terrain : cell.terrain);
    }
    m_terrain = Grid<char>(m_cells.width(), m_cells.height(), std::move(terrain));
}

// One rectangle per row. Painting a little too much is cheaper than a region of many pieces.
void PlayMap::updateCells(const Grid<ShownCell>& before) {
    for (int y = 0; y < m_cells.height(); ++y) {
        QRect changed;
        for (int x = 0; x < m_cells.width(); ++x) {
            const ShownCell& old = before.at({x, y});
            const ShownCell& now = m_cells.at({x, y});
            if (old == now)
                continue;
            // A change of terrain can change how its neighbours join with it.
            const bool joins = m_world.form == MapForm::Tiles && old.terrain != now.terrain;
            const int wider = joins ? m_cell.width() : 0;
            const int higher = joins ? m_cell.height() : 0;
            changed |= cellRect({x, y}).adjusted(-wider, -higher, wider, higher);
        }
        if (!changed.isEmpty())
            viewport()->update(changed);
    }
}

void PlayMap::setLookMark(std::optional<Point> cell) {
    for (const std::optional<Point>& changed : {m_lookMark, cell}) {
        if (changed)
            viewport()->update(cellRect(*changed));
    }
    m_lookMark = cell;
    if (!cell)
        return;
    const QPoint center = cellRect(*cell).center();
    const QRect view = viewport()->rect();
    if (!view.contains(center)) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + center.x() - view.center().x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() + center.y() - view.center().y());
    }
}

QSize PlayMap::content() const {
    const int shift = m_world.form == MapForm::Staggered ? m_cell.width() / 2 : 0;
    return {m_extent.width() * m_cell.width() + shift + 2 * margin,
            m_extent.height() * m_cell.height() + 2 * margin};
}

// The position of the extent's first cell. A map smaller than the view is centred.
QPoint PlayMap::origin() const {
    const QSize room = viewport()->size() - content();
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return QPoint(margin + std::max(0, room.width() / 2), margin + std::max(0, room.height() / 2)) - scrolled;
}

QRect PlayMap::cellRect(Point cell) const {
    const int shift = m_world.form == MapForm::Staggered && cell.y % 2 != 0 ? m_cell.width() / 2 : 0;
    return {origin() + QPoint((cell.x - m_extent.x1) * m_cell.width() + shift,
                              (cell.y - m_extent.y1) * m_cell.height()),
            m_cell};
}

std::optional<Point> PlayMap::cellAt(QPoint inViewport) const {
    const QPoint at = inViewport - origin();
    if (at.x() < 0 || at.y() < 0)
        return std::nullopt;
    const int y = m_extent.y1 + at.y() / m_cell.height();
    const int shift = m_world.form == MapForm::Staggered && y % 2 != 0 ? m_cell.width() / 2 : 0;
    if (at.x() < shift)
        return std::nullopt;
    const Point cell{m_extent.x1 + (at.x() - shift) / m_cell.width(), y};
    const bool shown = m_cells.contains(cell) && m_extent.contains(cell);
    return shown ? std::optional(cell) : std::nullopt;
}

void PlayMap::updateScrollBars() {
    const QSize size = content();
    const QSize page = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, size.width() - page.width()));
    horizontalScrollBar()->setPageStep(page.width());
    horizontalScrollBar()->setSingleStep(m_cell.width() * 2);
    verticalScrollBar()->setRange(0, std::max(0, size.height() - page.height()));
    verticalScrollBar()->setPageStep(page.height());
    verticalScrollBar()->setSingleStep(m_cell.height() * 2);
}

void PlayMap::keepPlayerInView() {
    if (!m_player)
        return;
    const QRect rect = cellRect(*m_player);
    const QSize kept(std::min(keptCells * m_cell.width(), viewport()->width() / 4),
                     std::min(keptCells * m_cell.height(), viewport()->height() / 4));
    const QRect view =
        viewport()->rect().adjusted(kept.width(), kept.height(), -kept.width(), -kept.height());
    if (rect.left() < view.left() || rect.right() > view.right())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + rect.center().x() -
                                        viewport()->rect().center().x());
    if (rect.top() < view.top() || rect.bottom() > view.bottom())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.center().y() -
                                      viewport()->rect().center().y());
}

void PlayMap::setZoom(int step) {
    m_zoom = std::clamp(step, 0, int(zoomSteps.size()) - 1);
    if (m_cell == cellOf(m_zoom))
        return;
    renewPainter();
    updateScrollBars();
    keepPlayerInView();
}

void PlayMap::zoomIn() {
    m_fits = false;
    setZoom(m_zoom + 1);
}

void PlayMap::zoomOut() {
    m_fits = false;
    setZoom(m_zoom - 1);
}

void PlayMap::zoomToFit() {
    m_fits = true;
    const int columns = m_extent.x2 - m_extent.x1 + 2;
    const int rows = m_extent.height();
    // If a large map would become too small to read, it is scrolled instead.
    int best = usualZoom - 1;
    for (int step = best; step <= largestFit; ++step) {
        const QSize cell = cellOf(step);
        if (columns * cell.width() + 2 * margin <= viewport()->width() &&
            rows * cell.height() + 2 * margin <= viewport()->height())
            best = step;
    }
    setZoom(best);
}

void PlayMap::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    const QColor ground = CellPainter::unseen(m_theme);
    const QRect map(origin(), content() - QSize(2 * margin, 2 * margin));
    const CellPainter::Scene scene{m_cells, m_terrain, m_looks};
    for (const QRect& rect : event->region()) {
        if (!map.contains(rect) || m_world.form == MapForm::Staggered)
            painter.fillRect(rect, ground);
        const QPoint from = rect.topLeft() - origin();
        const QPoint to = rect.bottomRight() - origin();
        // In shifted rows, a cell may begin half a cell further left.
        const int left = std::max(m_extent.x1 + from.x() / m_cell.width() - 1, m_extent.x1);
        const int right = std::min(m_extent.x1 + to.x() / m_cell.width(), m_extent.x2);
        const int top = std::max(m_extent.y1 + from.y() / m_cell.height(), m_extent.y1);
        const int bottom = std::min(m_extent.y1 + to.y() / m_cell.height(), m_extent.y2);
        painter.setClipRect(rect);
        for (int y = top; y <= bottom; ++y) {
            for (int x = left; x <= right; ++x) {
                if (m_cells.contains({x, y}))
                    m_painter->paint(painter, scene, {x, y}, cellRect({x, y}).topLeft());
            }
        }
    }
    painter.setClipping(false);
    if (m_lookMark)
        m_painter->paintLookMark(painter, cellRect(*m_lookMark).topLeft());
}

void PlayMap::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    if (m_fits)
        zoomToFit();
    updateScrollBars();
    keepPlayerInView();
}

void PlayMap::scrollContentsBy(int dx, int dy) {
    viewport()->scroll(dx, dy);
}

bool PlayMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        Q_EMIT hovered(std::nullopt);
    if (event->type() == QEvent::DevicePixelRatioChange)
        renewPainter();
    return QAbstractScrollArea::viewportEvent(event);
}

void PlayMap::mouseMoveEvent(QMouseEvent* event) {
    Q_EMIT hovered(cellAt(event->position().toPoint()));
}

void PlayMap::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
}

// Prevents scrolling by keys, because the keys belong to the game.
void PlayMap::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

} // namespace levwright
