// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a rolled level as characters of a world's map. They are those of level descriptions where
// possible; other characters stand for what the map of a description cannot distinguish.
#pragma once

#include "core/instance/LevelInstance.h"
#include "core/world/TerrainLink.h"

#include <span>
#include <string_view>

namespace levwright::playtest {

struct GroundKind {
    char character;
    std::string_view name; // e.g. "locked door"
    bool passable;
    bool transparent;
};

// All characters that groundOf can return, each once.
std::span<const GroundKind> groundKinds();
// The kind of a character; null if it has none.
const GroundKind* groundKind(char character);
// How characters become others: doors open, hidden things are found.
std::span<const world::TerrainLink> groundLinks();

// The character of a cell (x 0..79, y 0..20). Stairs and ladders are things, and stand on floor.
char groundOf(const roll::LevelInstance& level, Point cell);

} // namespace levwright::playtest
