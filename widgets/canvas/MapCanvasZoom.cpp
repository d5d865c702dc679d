// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the map, and what part of it is in sight.
#include "widgets/canvas/MapCanvas.h"
#include "widgets/mapdrawing/ZoomSteps.h"

#include <QApplication>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr qreal pinchStep = 1.2; // how far the fingers part for the next size

QSize contentOf(const Area& shown, QSize cell, QPoint ruler) {
    return {shown.width() * cell.width() + ruler.x() + 2 * mapMargin,
            shown.height() * cell.height() + ruler.y() + 2 * mapMargin};
}

// Sets what both bars have in common.
void setSteps(QScrollBar& bar, int page, int cell) {
    bar.setPageStep(page);
    bar.setSingleStep(cell * 2);
}

} // namespace

// What is in sight stays where it is, even if it cannot be scrolled to otherwise. An overlay may show cells
// to the left of the map and above it, and be hidden again.
void MapCanvas::updateScrollBars() {
    const Area shown = extent();
    const Area before = std::exchange(m_scrolled, shown);
    const QSize page = viewport()->size();
    const QSize most = contentOf(shown, m_cell, m_ruler) - page;
    const auto update = [](QScrollBar& bar, int furthest, int moved) {
        const int value = bar.value() + moved;
        bar.setRange(std::min(0, value), std::max({0, furthest, value}));
        bar.setValue(value);
    };
    update(*horizontalScrollBar(), most.width(), (before.x1 - shown.x1) * m_cell.width());
    update(*verticalScrollBar(), most.height(), (before.y1 - shown.y1) * m_cell.height());
    setSteps(*horizontalScrollBar(), page.width(), m_cell.width());
    setSteps(*verticalScrollBar(), page.height(), m_cell.height());
}

// Limits the bars to the ends of what is shown.
void MapCanvas::limitScrollBars() {
    m_scrolled = extent();
    const QSize page = viewport()->size();
    const QSize most = contentOf(m_scrolled, m_cell, m_ruler) - page;
    horizontalScrollBar()->setRange(0, std::max(0, most.width()));
    verticalScrollBar()->setRange(0, std::max(0, most.height()));
    setSteps(*horizontalScrollBar(), page.width(), m_cell.width());
    setSteps(*verticalScrollBar(), page.height(), m_cell.height());
}

void MapCanvas::setZoom(int step, QPoint keep) {
    const int next = std::clamp(step, 0, int(zoomSteps.size()) - 1);
    if (next == m_zoom)
        return;
    // The place under keep stays where it is.
    const QPointF place = QPointF(keep - origin());
    const qreal growthX = qreal(zoomSteps[std::size_t(next)].width()) / m_cell.width();
    const qreal growthY = qreal(zoomSteps[std::size_t(next)].height()) / m_cell.height();
    m_zoom = next;
    m_cell = zoomSteps[std::size_t(next)];
    renewPainters();
    limitScrollBars();
    const Area shown = extent();
    const QPoint fixed = m_ruler + QPoint(mapMargin, mapMargin) - keep -
                         QPoint(shown.x1 * m_cell.width(), shown.y1 * m_cell.height());
    horizontalScrollBar()->setValue(qRound(place.x() * growthX) + fixed.x());
    verticalScrollBar()->setValue(qRound(place.y() * growthY) + fixed.y());
    Q_EMIT zoomed();
}

void MapCanvas::zoomBy(int steps, QPoint keep) {
    m_fit = Fit::None;
    setZoom(m_zoom + steps, keep);
}

void MapCanvas::zoomIn() {
    zoomBy(1, viewport()->rect().center());
}

void MapCanvas::zoomOut() {
    zoomBy(-1, viewport()->rect().center());
}

void MapCanvas::zoomToNormal() {
    zoomBy(usualZoom - m_zoom, viewport()->rect().center());
}

void MapCanvas::zoomToFit() {
    m_fit = showsOverlay() ? Fit::All : Fit::Map;
    fit();
}

// What fitting fits: the map, or all places of a part without one, or everything that an overlay shows.
Area MapCanvas::fitted() const {
    if (m_fit == Fit::All || !m_model.hasMap() || showsParts())
        return extent();
    return {0, 0, std::max(m_model.cells().width(), 1) - 1, std::max(m_model.cells().height(), 1) - 1};
}

// The size that remains for cells of that size beside the scroll bars that they need.
QSize MapCanvas::pageFor(QSize cell) const {
    const QSize content = contentOf(extent(), cell, m_ruler);
    const QSize room = maximumViewportSize();
    const int bar = verticalScrollBar()->sizeHint().width();
    const bool isHigh = content.height() > room.height();
    const bool isWide = content.width() > room.width() - (isHigh ? bar : 0);
    const bool isHighThen = isHigh || content.height() > room.height() - (isWide ? bar : 0);
    return room - QSize(isHighThen ? bar : 0, isWide ? bar : 0);
}

void MapCanvas::fit() {
    if (m_fit == Fit::None)
        return;
    const Area all = fitted();
    int best = 0;
    for (int step = 0; step <= largestFit; ++step) {
        const QSize cell = zoomSteps[std::size_t(step)];
        const QSize size = contentOf(all, cell, m_ruler);
        const QSize page = pageFor(cell);
        if (size.width() <= page.width() && size.height() <= page.height())
            best = step;
    }
    setZoom(best, origin());
    limitScrollBars();
    const Area shown = extent();
    // The range grows even if everything is in sight, so that an overlay does not push the map aside.
    const auto show = [](QScrollBar& bar, int value) {
        bar.setMaximum(std::max(bar.maximum(), value));
        bar.setValue(value);
    };
    show(*horizontalScrollBar(), (all.x1 - shown.x1) * m_cell.width());
    show(*verticalScrollBar(), (all.y1 - shown.y1) * m_cell.height());
    viewport()->update();
}

// A scroll bar that appears or disappears does not count as a new window size.
void MapCanvas::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const QSize room = maximumViewportSize();
    if (std::exchange(m_room, room) == room)
        return updateScrollBars();
    limitScrollBars();
    fit();
}

void MapCanvas::scrollToCell(Point cell) {
    const QRect rect = cellRect(cell);
    const QRect free = viewport()->rect().adjusted(m_ruler.x(), m_ruler.y(), 0, 0);
    if (rect.left() < free.left() || rect.right() > free.right())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + rect.center().x() -
                                        free.center().x());
    if (rect.top() < free.top() || rect.bottom() > free.bottom())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.center().y() - free.center().y());
}

// Scrolls vertically, with Shift horizontally, and zooms with Ctrl.
void MapCanvas::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        constexpr int notch = 120; // in eighths of a degree; touchpads report less at a time
        m_turned += event->angleDelta().y();
        const int steps = m_turned / notch;
        m_turned -= steps * notch;
        if (steps != 0)
            zoomBy(steps, event->position().toPoint());
        event->accept();
    } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        QWheelEvent sideways(event->position(), event->globalPosition(), event->pixelDelta().transposed(),
                             event->angleDelta().transposed(), event->buttons(), Qt::NoModifier,
                             event->phase(), event->inverted());
        QApplication::sendEvent(horizontalScrollBar(), &sideways);
        event->accept();
    } else {
        QAbstractScrollArea::wheelEvent(event);
    }
}

bool MapCanvas::pinchBy(QEvent& event) {
    if (event.type() == QEvent::NativeGesture)
        return pinchByTouchpad(static_cast<QNativeGestureEvent&>(event));
    auto& gestures = static_cast<QGestureEvent&>(event);
    auto* pinched = static_cast<QPinchGesture*>(gestures.gesture(Qt::PinchGesture));
    if (pinched == nullptr)
        return false;
    gestures.accept(pinched);
    if (pinched->state() == Qt::GestureStarted)
        m_pinched = 1;
    if (m_pressed || m_strokes.isPainting() || m_cells.isSelecting() || m_frame.isDragged())
        dropDrag(); // the drag that the first finger began
    if (pinched->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        pinch(pinched->scaleFactor(), viewport()->mapFromGlobal(pinched->centerPoint()).toPoint());
    return true;
}

// Turns arrive between the steps of a zoom, because fingers do both at once.
bool MapCanvas::pinchByTouchpad(const QNativeGestureEvent& event) {
    switch (event.gestureType()) {
    case Qt::ZoomNativeGesture:
        pinch(1 + event.value(), event.position().toPoint());
        return true;
    case Qt::BeginNativeGesture:
    case Qt::EndNativeGesture:
        m_pinched = 1;
        return true;
    default:
        return false;
    }
}

void MapCanvas::pinch(qreal factor, QPoint at) {
    if (!(factor > 0) || !qIsFinite(factor))
        return;
    m_pinched *= factor;
    int steps = 0;
    for (; m_pinched >= pinchStep && steps < int(zoomSteps.size()); m_pinched /= pinchStep)
        ++steps;
    for (; m_pinched <= 1 / pinchStep && steps > -int(zoomSteps.size()); m_pinched *= pinchStep)
        --steps;
    if (steps != 0)
        zoomBy(steps, at);
}

void MapCanvas::beginPan(QPoint at, Qt::MouseButton with) {
    m_panFrom = at;
    m_panWith = with;
    if (m_space == SpaceKey::Down)
        m_space = SpaceKey::Pans;
    showPointer(at);
}

void MapCanvas::panTo(QPoint at) {
    const QPoint moved = at - std::exchange(m_panFrom, at).value_or(at);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
}

void MapCanvas::endPan(QPoint at) {
    m_panFrom.reset();
    showPointer(at);
}

} // namespace levwright
