// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/playtest/RunFile.h"
#include "core/world/Geometry.h"
#include "core/world/Rules.h"
#include "widgets/playtest/PlaceNames.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace levwright {

struct PlayedWorld {
    playtest::Beginning beginning;
    PlaceNames places;
};

// The source of the worlds of a playtest.
struct PlaySource {
    // Makes the world for a seed. The player starts at the place if it is given and possible. Errors: the
    // reason why there is no world.
    std::function<Result<PlayedWorld>(std::uint64_t seed, std::optional<world::Place> place)> make;
    // The catalog of a level's game; null for a world that is not a level.
    std::shared_ptr<const Catalog> catalog;
    world::Rules rules = world::documentedRules();
    // Does the current work of make() in another thread; null if make() is fast.
    using Making = std::function<Result<PlayedWorld>(const std::stop_token& abandoned)>;
    std::function<Making(std::uint64_t seed, std::optional<world::Place> place)> prepare = {};
};

} // namespace levwright
