// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MarchingOutline.h"

#include "core/base/Flood.h"

namespace levwright {
namespace {

constexpr int stepTime = 150; // milliseconds
constexpr int stepsOfDash = 9;
constexpr qreal dashLength = 4.5; // including the gap behind it, in line widths

} // namespace

MarchingOutline::MarchingOutline(QObject* parent) : QObject(parent) {
    m_timer.setInterval(stepTime);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_steps = (m_steps + 1) % stepsOfDash;
        Q_EMIT marched();
    });
}

void MarchingOutline::show(const CellMask* cells, bool isVisible) {
    const bool isWanted = cells != nullptr && isVisible;
    if (isWanted && !m_timer.isActive())
        m_timer.start();
    else if (!isWanted)
        m_timer.stop();
}

qreal MarchingOutline::shift() const {
    return dashLength * m_steps / stepsOfDash;
}

std::vector<Point> MarchingOutline::edgeCells(const CellMask& cells) {
    std::vector<Point> edges;
    for (const Point cell : cells.cells()) {
        if (!std::ranges::all_of(cellsBeside(cell, Joining::Sides),
                                 [&](Point beside) { return cells.contains(beside); }))
            edges.push_back(cell);
    }
    return edges;
}

} // namespace levwright
