// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/model/DungeonModel.h"
#include "core/text/EditOutcome.h"

#include <optional>

namespace levwright {

// The sentence of an error that a dungeon has after an edit and did not have before; empty if there is none.
std::optional<Refusal> newErrorOf(const DungeonModel& before, const DungeonModel& after);

} // namespace levwright
