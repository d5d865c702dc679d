// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/ZoomedMap.h"

#include "widgets/mapdrawing/ThingPainter.h"
#include "widgets/mapdrawing/ZoomSteps.h"

#include <QApplication>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QTouchEvent>
#include <QWheelEvent>

#include <algorithm>
#include <utility>
#include <vector>

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

ZoomedMap::ZoomedMap(QWidget* parent)
    : QAbstractScrollArea(parent), m_zoom(usualZoom), m_cell(zoomSteps[usualZoom]) {
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents); // the recognizer of pinches would set it too late
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    measureRulers();
}

MapGeometry ZoomedMap::geometry() const {
    const Area shown = extent();
    return {m_ruler + QPoint(mapMargin, mapMargin) -
                QPoint(horizontalScrollBar()->value() + shown.x1 * m_cell.width(),
                       verticalScrollBar()->value() + shown.y1 * m_cell.height()),
            m_cell};
}

// Measured once per font, because every cell's place depends on it.
void ZoomedMap::measureRulers() {
    const QFontMetrics metrics(font());
    m_ruler = {metrics.horizontalAdvance(QStringLiteral("00")) + 10, metrics.height() + 4};
}

// What is in sight stays where it is, even if it cannot be scrolled to otherwise. An overlay may show cells
// to the left of the map and above it, and be hidden again.
void ZoomedMap::updateScrollBars() {
    const Area shown = extent();
    const Area before = std::exchange(m_scrolled, shown);
    const QSize page = viewport()->size();
    const QSize most = furthest(shown);
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

// How far the bars can go. Below 0, everything is in sight.
QSize ZoomedMap::furthest(const Area& shown) const {
    return contentOf(shown, m_cell, m_ruler) + QSize(0, m_foot) - viewport()->size();
}

void ZoomedMap::setFoot(int pixels, bool stays) {
    m_footStays = stays;
    if (std::exchange(m_foot, pixels) == pixels)
        return;
    updateScrollBars();
    if (stays)
        fit();
}

// Limits the bars to the ends of what is shown.
void ZoomedMap::limitScrollBars() {
    m_scrolled = extent();
    const QSize page = viewport()->size();
    const QSize most = furthest(m_scrolled);
    horizontalScrollBar()->setRange(0, std::max(0, most.width()));
    verticalScrollBar()->setRange(0, std::max(0, most.height()));
    setSteps(*horizontalScrollBar(), page.width(), m_cell.width());
    setSteps(*verticalScrollBar(), page.height(), m_cell.height());
}

void ZoomedMap::setZoom(int step, QPoint keep) {
    const int next = std::clamp(step, 0, int(zoomSteps.size()) - 1);
    if (next == m_zoom)
        return;
    // The place under keep stays where it is.
    const QPointF place = QPointF(keep - origin());
    const qreal growthX = qreal((*m_steps)[std::size_t(next)].width()) / m_cell.width();
    const qreal growthY = qreal((*m_steps)[std::size_t(next)].height()) / m_cell.height();
    m_zoom = next;
    m_cell = (*m_steps)[std::size_t(next)];
    renewPictures();
    limitScrollBars();
    const Area shown = extent();
    const QPoint fixed = m_ruler + QPoint(mapMargin, mapMargin) - keep -
                         QPoint(shown.x1 * m_cell.width(), shown.y1 * m_cell.height());
    horizontalScrollBar()->setValue(qRound(place.x() * growthX) + fixed.x());
    verticalScrollBar()->setValue(qRound(place.y() * growthY) + fixed.y());
    followCells();
}

void ZoomedMap::setSquare(bool square) {
    m_steps = square ? &squareSteps : &zoomSteps;
    m_cell = (*m_steps)[std::size_t(m_zoom)];
    renewPictures();
    fit();
    limitScrollBars();
    viewport()->update();
}

void ZoomedMap::zoomBy(int steps, QPoint keep) {
    m_fit = Fit::None;
    setZoom(m_zoom + steps, keep);
}

void ZoomedMap::zoomIn() {
    zoomBy(1, viewport()->rect().center());
}

void ZoomedMap::zoomOut() {
    zoomBy(-1, viewport()->rect().center());
}

void ZoomedMap::zoomToNormal() {
    zoomBy(usualZoom - m_zoom, viewport()->rect().center());
}

void ZoomedMap::zoomToFit() {
    m_fit = wholeFit();
    fit();
}

QByteArray ZoomedMap::zoomState() const {
    if (isFitted())
        return {};
    const QPoint scrolled =
        m_restored.value_or(QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    return QStringLiteral("%1 %2 %3").arg(m_zoom).arg(scrolled.x()).arg(scrolled.y()).toLatin1();
}

void ZoomedMap::restoreZoom(const QByteArray& state) {
    std::vector<int> numbers;
    for (const QByteArray& word : state.split(' ')) {
        bool isNumber = false;
        numbers.push_back(word.toInt(&isNumber));
        if (!isNumber)
            return;
    }
    if (numbers.size() != 3)
        return;
    m_fit = Fit::None;
    setZoom(numbers[0], viewport()->rect().center());
    m_restored = QPoint(numbers[1], numbers[2]);
    scrollToRestored();
}

// The bars have no room to move before there is a window.
void ZoomedMap::scrollToRestored() {
    if (!m_restored || !isVisible())
        return;
    horizontalScrollBar()->setValue(m_restored->x());
    verticalScrollBar()->setValue(m_restored->y());
    m_restored.reset();
}

// Not at once, because the layout of the window may not be final yet.
void ZoomedMap::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    if (m_restored)
        QMetaObject::invokeMethod(this, [this] { scrollToRestored(); }, Qt::QueuedConnection);
}

// The size that remains for cells of that size beside the scroll bars that they need.
QSize ZoomedMap::pageFor(QSize cell) const {
    const QSize content = contentOf(extent(), cell, m_ruler) + QSize(0, m_foot);
    const QSize room = maximumViewportSize();
    const int bar = verticalScrollBar()->sizeHint().width();
    const bool isHigh = content.height() > room.height();
    const bool isWide = content.width() > room.width() - (isHigh ? bar : 0);
    const bool isHighThen = isHigh || content.height() > room.height() - (isWide ? bar : 0);
    return room - QSize(isHighThen ? bar : 0, isWide ? bar : 0);
}

void ZoomedMap::fit() {
    if (m_fit == Fit::None)
        return;
    m_restored.reset();
    const Area all = fitted(m_fit);
    int best = 0;
    for (int step = 0; step <= largestFit; ++step) {
        const QSize cell = (*m_steps)[std::size_t(step)];
        const QSize size = contentOf(all, cell, m_ruler) + QSize(0, m_footStays ? m_foot : 0);
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
void ZoomedMap::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const QSize room = maximumViewportSize();
    followCells();
    if (std::exchange(m_room, room) == room)
        return updateScrollBars();
    limitScrollBars();
    fit();
}

void ZoomedMap::scrollContentsBy(int dx, int dy) {
    QAbstractScrollArea::scrollContentsBy(dx, dy);
    followCells();
}

void ZoomedMap::scrollToCell(Point cell) {
    const QRect rect = cellRect(cell);
    const QRect free = viewport()->rect().adjusted(m_ruler.x(), m_ruler.y(), 0, 0);
    if (rect.left() < free.left() || rect.right() > free.right())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + rect.center().x() -
                                        free.center().x());
    if (rect.top() < free.top() || rect.bottom() > free.bottom())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.center().y() - free.center().y());
}

// Scrolls vertically, with Shift horizontally, and zooms with Ctrl.
void ZoomedMap::wheelEvent(QWheelEvent* event) {
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

bool ZoomedMap::pinchBy(QEvent& event) {
    if (event.type() == QEvent::NativeGesture)
        return pinchByTouchpad(static_cast<QNativeGestureEvent&>(event));
    auto& gestures = static_cast<QGestureEvent&>(event);
    auto* pinched = static_cast<QPinchGesture*>(gestures.gesture(Qt::PinchGesture));
    if (pinched == nullptr)
        return false;
    gestures.accept(pinched);
    if (pinched->state() == Qt::GestureStarted)
        m_pinched = 1;
    beginPinch();
    if (pinched->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        pinch(pinched->scaleFactor(), viewport()->mapFromGlobal(pinched->centerPoint()).toPoint());
    return true;
}

// Turns arrive between the steps of a zoom, because fingers do both at once.
bool ZoomedMap::pinchByTouchpad(const QNativeGestureEvent& event) {
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

void ZoomedMap::pinch(qreal factor, QPoint at) {
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

void ZoomedMap::fitMap() {
    m_fit = Fit::Map;
    fit();
}

void ZoomedMap::scrollBy(QPoint pixels) {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
}

void ZoomedMap::updateArea(const Area& area) {
    constexpr int beyond = ThingPainter::haloWidth;
    viewport()->update(geometry().areaRect(area).adjusted(-beyond, -beyond, beyond, beyond));
}

void ZoomedMap::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    measureRulers();
    renewPictures();
    fit();
    updateScrollBars();
    viewport()->update();
}

bool ZoomedMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::DevicePixelRatioChange)
        renewPictures();
    // One finger acts as a mouse. Events of several fingers arrive only if they are accepted.
    if (event->type() == QEvent::TouchUpdate && static_cast<QTouchEvent*>(event)->pointCount() > 1) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::Gesture || event->type() == QEvent::NativeGesture)
        return pinchBy(*event);
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace levwright
