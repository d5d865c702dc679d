// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/WorldState.h"

#include <cstdint>

namespace levwright::world {

// A checksum of all that a save holds and of what each thing sees; equal for equal states on every machine.
std::uint64_t checkNumberOf(const WorldState& state);

} // namespace levwright::world
