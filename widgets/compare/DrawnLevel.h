// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/LevelPicture.h"
#include "widgets/theme/Theme.h"

#include <QPixmap>

#include <vector>

namespace levwright {

// The picture of a level in cells of ComparedMap, with frames around what is marked. The marks of the
// difference with the number current are strong, and others faint.
QPixmap drawnLevel(const Theme& theme, const Catalog& catalog, const compare::LevelPicture& level,
                   const std::vector<compare::SceneMark>& marks, int current);

// The colour of the marks of a kind.
QColor markColor(const Theme& theme, compare::DifferenceKind kind);

} // namespace levwright
