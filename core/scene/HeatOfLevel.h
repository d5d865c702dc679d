// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/picture/Scene.h"
#include "core/stats/LevelStatistics.h"

#include <map>
#include <string_view>
#include <vector>

namespace levwright {

// How often something landed on the cells of a level in all rolls, by number of the cell.
using CellCounts = std::map<int, roll::Count>;

// The counts of all monsters, of all objects that lie open, or of all traps. Empty for any other word.
inline constexpr std::string_view heatWords[] = {"monsters", "objects", "traps"};
CellCounts countsOf(const roll::LevelStatistics& statistics, std::string_view word);

// For a scene of all of the level but its column 0.
std::vector<SceneHeat> heatOf(const CellCounts& counts);

} // namespace levwright
