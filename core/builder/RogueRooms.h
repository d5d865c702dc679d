// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Makes nine rooms, or corners of corridors in their place, as in the older game Rogue (format document on
// loading of 3.6, section 6).
void makeRogueRooms(RollState& state);

} // namespace levwright::roll
