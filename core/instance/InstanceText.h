// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/LevelInstance.h"
#include "core/instance/RollPlan.h"

#include <string>

namespace levwright::roll {

// The level as text: 21 rows of 79 columns (from column 1), where monsters hide objects, objects hide traps,
// and traps hide terrain. A line for each thing follows, with its cell and, in brackets, the number of the
// record that made it.
std::string toText(const LevelInstance& level, const RollPlan& plan);

// "line 5: "; empty for line 0.
std::string lineWords(std::int32_t line);

// Why the game ends or makes a maze instead, such as "line 5: attempt to call a table value".
std::string whyFatal(const LevelInstance& level);

// A phrase such as "no cell fits a thing at random".
std::string_view nameOf(Fatal fatal);

} // namespace levwright::roll
