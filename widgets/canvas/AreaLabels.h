// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Grid.h"
#include "widgets/canvas/CanvasModel.h"
#include "widgets/canvas/MapGeometry.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QRect>
#include <QString>

#include <vector>

namespace levwright {

// An area whose name is to be shown.
struct NamedArea {
    std::size_t placement = 0; // index into CanvasModel::placements()
    QString name;
    bool isAsked = false;    // always shown, even if it covers something
    bool hasHandles = false; // at its corners, which no name covers
};

// The side of a handle in a corner of an area, in pixels.
constexpr int handleSize = 7;

struct AreaLabel {
    std::size_t placement = 0;
    QString name;
    QRect box; // in pixels from the upper left corner of cell 0,0
};

// Places the names of areas where they cover neither things nor other names: in a corner of the area, or else
// above or below it.
class AreaLabels {
public:
    // Forgets the measured widths of the names. font: the font of the canvas.
    void setFont(const QFont& font, QSize cell);
    const QFont& font() const { return m_font; }

    // within: the cells that names may cover. Names of areas with handles come first, then those marked
    // isAsked. Another name that finds no place is left out.
    std::vector<AreaLabel> placed(const CanvasModel& model, const Area& within, std::vector<NamedArea> areas);

private:
    QSize sizeOf(const QString& name);
    MapGeometry geometry() const { return {{}, m_cell}; }
    std::vector<QRect> placesFor(const NamedArea& named, const Area& area);

    QSize m_cell;
    QFont m_font;
    QHash<QString, QSize> m_sizes;
};

} // namespace levwright
