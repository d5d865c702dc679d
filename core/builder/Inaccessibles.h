// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roll/RollState.h"

namespace levwright::roll {

// Makes a way into, or out of, each place that cannot be reached from the stairs (format document on loading
// of 3.6, section 20.4).
void openInaccessibles(RollState& state);

} // namespace levwright::roll
