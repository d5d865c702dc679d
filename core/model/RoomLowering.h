// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/StatementLowering.h"

namespace levwright {

// Everything of a room level but its header: registers, rooms, corridors, and the checks at its end. Internal
// to model.
void lowerRooms(LoweringContext& context, StatementLowering& statements);

} // namespace levwright
