// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/LevelPicture.h"
#include "widgets/mapdrawing/MapLooks.h"

#include <QPixmap>

#include <vector>

namespace levwright {

// What the levels of a comparison are drawn with.
struct CompareBrushes {
    Theme theme;
    MapLook look = {};
    qreal dpr = 1;

    QSize cell() const;
};

// The picture of a level with frames around what is marked. The marks of the difference with the number
// current are strong, and others faint.
QPixmap drawnLevel(const CompareBrushes& brushes, const Catalog& catalog, const compare::LevelPicture& level,
                   const std::vector<compare::SceneMark>& marks, int current);

// The colour of the marks of a kind.
QColor markColor(const Theme& theme, compare::DifferenceKind kind);

} // namespace levwright
