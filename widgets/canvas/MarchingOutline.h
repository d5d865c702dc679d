// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"

#include <QTimer>

namespace levwright {

// Moves the dashes around selected cells while there are any and they are visible.
class MarchingOutline : public QObject {
    Q_OBJECT

public:
    explicit MarchingOutline(QObject* parent);

    // Null if none are selected.
    void show(const CellMask* cells, bool isVisible);
    bool isMarching() const { return m_timer.isActive(); }
    // The distance the dashes have moved, in line widths.
    qreal shift() const;
    // The cells on the edge of the outline.
    static std::vector<Point> edgeCells(const CellMask& cells);

Q_SIGNALS:
    void marched();

private:
    QTimer m_timer;
    int m_steps = 0;
};

} // namespace levwright
