// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/CellMask.h"

#include <QTimer>

namespace levwright {

// Lets the dashes around selected cells march, while there are any and somebody can see them.
class MarchingOutline : public QObject {
    Q_OBJECT

public:
    explicit MarchingOutline(QObject* parent);

    // Null: none are selected.
    void show(const CellMask* cells, bool isVisible);
    bool isMarching() const { return m_timer.isActive(); }
    // By how much the dashes have moved, in widths of the line.
    qreal shift() const;
    // The cells with an edge of the outline.
    static std::vector<Point> edgeCells(const CellMask& cells);

Q_SIGNALS:
    void marched();

private:
    QTimer m_timer;
    int m_steps = 0;
};

} // namespace levwright
