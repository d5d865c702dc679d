// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcome/TourFrame.h"

#include <QEvent>

#include <algorithm>
#include <array>

namespace levwright {
namespace {

constexpr int lineWidth = 3;

bool movesPlaces(QEvent::Type type) {
    constexpr std::array moves{QEvent::Move, QEvent::Resize, QEvent::Show, QEvent::Hide,
                               QEvent::LayoutRequest};
    return std::ranges::find(moves, type) != moves.end();
}

QWidget* makeLine(QWidget* window) {
    auto* line = new QWidget(window);
    line->setAttribute(Qt::WA_TransparentForMouseEvents);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Highlight);
    return line;
}

} // namespace

TourFrame::TourFrame(QWidget* window) : QObject(window), m_window(window) {
    setObjectName(QStringLiteral("tour.frame"));
}

void TourFrame::surround(const QList<TourPlace>& places) {
    for (const QPointer<QWidget>& each : m_watched) {
        if (each)
            each->removeEventFilter(this);
    }
    m_watched.clear();
    m_places = places;
    for (const TourPlace& place : m_places) {
        for (QWidget* each = place.widget; each != nullptr; each = each->parentWidget()) {
            each->installEventFilter(this);
            m_watched << each;
            if (each == m_window)
                break;
        }
    }
    follow();
}

// The places get their geometry one after the other, so the lines are put when all have theirs.
bool TourFrame::eventFilter(QObject* watched, QEvent* event) {
    if (movesPlaces(event->type()) && !m_isBehind) {
        m_isBehind = true;
        QMetaObject::invokeMethod(this, &TourFrame::follow, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

QRegion TourFrame::around(const TourPlace& place) const {
    if (!place.widget || !place.widget->isVisible())
        return {};
    const QRect part = place.part.isEmpty() ? place.widget->rect() : place.part;
    const QRect inner(place.widget->mapTo(m_window, part.topLeft()), part.size());
    const QRect all = m_window->rect();
    if (!inner.intersects(all)) // a panel behind another tab
        return {};
    const QRect outer = inner.adjusted(-lineWidth, -lineWidth, lineWidth, lineWidth).intersected(all);
    return QRegion(outer) - inner.intersected(all.adjusted(lineWidth, lineWidth, -lineWidth, -lineWidth));
}

QRegion TourFrame::lines() const {
    QRegion found;
    for (const QWidget* line : m_lines)
        found += line->geometry();
    return found;
}

void TourFrame::follow() {
    m_isBehind = false;
    QRegion wanted;
    for (const TourPlace& place : m_places)
        wanted += around(place);
    if (wanted == lines())
        return;
    qDeleteAll(m_lines);
    m_lines.clear();
    for (const QRect& part : wanted) {
        QWidget* line = m_lines.emplaceBack(makeLine(m_window));
        line->setGeometry(part);
        line->show();
    }
}

} // namespace levwright
