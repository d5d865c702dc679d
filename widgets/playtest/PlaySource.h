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

// Where the worlds of a playtest come from.
struct PlaySource {
    // Each seed gives a world; the player stands at the place if that is given and possible. Errors: why
    // there is none.
    std::function<Result<PlayedWorld>(std::uint64_t seed, std::optional<world::Place> place)> make;
    // Of the game of a level; null for a world that is none.
    std::shared_ptr<const Catalog> catalog;
    world::Rules rules = world::documentedRules();
    // What make() would do now, for another thread; null: it takes no time.
    using Making = std::function<Result<PlayedWorld>(const std::stop_token& abandoned)>;
    std::function<Making(std::uint64_t seed, std::optional<world::Place> place)> prepare = {};
};

} // namespace levwright
