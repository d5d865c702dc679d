// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/classic/lower/StatementLowering.h"

namespace levwright {

// Lowers everything of a room level except its header: registers, rooms, corridors, and the checks at its
// end. Internal to classic/lower.
void lowerRooms(LoweringContext& context, StatementLowering& statements);

} // namespace levwright
