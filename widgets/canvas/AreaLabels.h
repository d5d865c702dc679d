// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Grid.h"
#include "widgets/canvas/CanvasModel.h"

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
    bool isAsked = false; // for: it is shown even where it covers something
};

struct AreaLabel {
    std::size_t placement = 0;
    QString name;
    QRect box; // in pixels from the upper left corner of cell 0,0
};

// Finds a place for the names of areas: in one of their corners, else above or below, where no thing and no
// other name is.
class AreaLabels {
public:
    // Forgets how long names are. font: that of the canvas.
    void setFont(const QFont& font, QSize cell);
    const QFont& font() const { return m_font; }

    // within: the cells that names may cover. Those asked for come first; one of the others that finds no
    // place is not among the labels.
    std::vector<AreaLabel> placed(const CanvasModel& model, const Area& within,
                                  const std::vector<NamedArea>& areas);

private:
    QSize sizeOf(const QString& name);
    Area cellsUnder(const QRect& box) const;
    std::vector<QRect> placesFor(const QString& name, const Area& area);

    QSize m_cell;
    QFont m_font;
    QHash<QString, QSize> m_sizes;
};

} // namespace levwright
