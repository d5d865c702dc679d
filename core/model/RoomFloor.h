// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compiled/CompiledLevel.h"

#include <optional>

namespace levwright {

// The cells of a room's floor, counted as its statements count: (0,0) is the upper left one. None if the size
// is random: one random number makes both so. Source: level-loading, sections 16 and 17.
std::optional<Area> statedFloor(const CompiledRoom& room);

} // namespace levwright
