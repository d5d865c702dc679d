// SPDX-License-Identifier: GPL-3.0-or-later
// A rolled level as a world that can be walked (core/world/PROTOCOL.md): the commands that make it.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/instance/LevelInstance.h"
#include "core/instance/RollPlan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright::playtest {

struct Walker {
    std::optional<Point> start; // a cell of the level; none: where a hero comes from above
    int lifepoints = 60;        // 1..255
    int attack = 6;             // lifepoints a hit takes, 0..255
    int satiation = 300;        // 0..32767; waiting heals while there is some
};

struct LevelWorld {
    // God commands, one a line, without line ends; the last starts the world. Made for documentedRules().
    std::vector<std::string> commands;
    // The statement number of each thing, by its id (RollPlan::traces); roll::noStatement for what no
    // statement made. Id 0 is the player. Things that come into being later have ids beyond, or those of
    // things that are gone.
    std::vector<std::int32_t> statements;
    Point start;
    // Objects that cannot be reached by walking: buried, in the rock, in containers.
    int leftOut = 0;
};

// The length of the world's map: its first 21 rows are the level, cell for cell.
constexpr int worldLength = roll::columns;

// The same for the same instance and walker, on every machine. If somebody stands on the start, the walker
// comes as near as there is room. Errors: nobody can stand on the chosen start; nowhere is room.
Result<LevelWorld> makeLevelWorld(const roll::LevelInstance& level, const roll::RollPlan& plan,
                                  const Catalog& catalog, const Walker& walker = {});

} // namespace levwright::playtest
