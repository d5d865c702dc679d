// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "core/scene/LevelLayout.h"

namespace levwright {

// An approximate picture of a room level for levels that cannot be rolled. What is random gets some place and
// size; what does not fit overlaps.
LevelLayout sketchOf(const LevelsAnalysis& analysis, std::size_t level);

} // namespace levwright
