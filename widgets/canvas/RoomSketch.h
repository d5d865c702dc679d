// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "widgets/canvas/LevelLayout.h"

namespace levwright {

// The rooms of a room level about where its text has them, for levels that cannot be rolled: what is random
// gets some place and size, what does not fit overlaps.
LevelLayout sketchOf(const LevelsAnalysis& analysis, std::size_t level);

} // namespace levwright
