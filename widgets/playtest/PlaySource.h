// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/RunFile.h"
#include "core/world/Geometry.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace levwright {

// Where the worlds of a playtest come from. Each seed gives one; the player stands at the place if that is
// given and possible. Errors: why there is none.
using PlaySource =
    std::function<Result<playtest::Beginning>(std::uint64_t seed, std::optional<world::Place>)>;

} // namespace levwright
