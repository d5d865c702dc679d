// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a rolled level into a world that can be walked (core/world/PROTOCOL.md): the commands that make it.
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
    std::optional<Point> start; // a cell of the level; empty: where a hero arrives from above
    int lifepoints = 60;        // 1..255
    int attack = 6;             // how many lifepoints a hit takes, 0..255
    int satiation = 300;        // 0..32767; while it is above 0, waiting heals
};

struct LevelWorld {
    // God commands, one for each line, without line ends; the last one starts the world. They are for
    // documentedRules().
    std::vector<std::string> commands;
    // The statement number of each thing, by its id (RollPlan::traces); roll::noStatement if no statement
    // made it. Id 0 is the player. Things that come into being later have larger ids, or ids of things that
    // no longer exist.
    std::vector<std::int32_t> statements;
    Point start;
    // How many objects cannot be reached by walking: buried ones, and those in rock and in containers.
    int leftOut = 0;
};

// The length of the world's map. Its first 21 rows are the level, cell for cell.
constexpr int worldLength = roll::columns;

// The result is the same for the same instance and walker on every machine. If somebody stands on the start,
// the walker is put as near as there is room. Errors: nobody can stand on the chosen start, or there is no
// room.
Result<LevelWorld> makeLevelWorld(const roll::LevelInstance& level, const roll::RollPlan& plan,
                                  const Catalog& catalog, const Walker& walker = {});

} // namespace levwright::playtest
