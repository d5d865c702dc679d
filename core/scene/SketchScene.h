// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "core/scene/LevelScene.h"

namespace levwright {

// A room level of a game that cannot be rolled, with its rooms about where they may be. The areas are its
// rooms.
Scene sketchedScene(const LevelsAnalysis& analysis, std::size_t level, const SceneWishes& wishes);

} // namespace levwright
