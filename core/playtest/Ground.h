// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a rolled level as characters of a world's map: those of level descriptions where there is
// one, others for what a description's map cannot tell apart.
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

// Every character that groundOf gives, each once.
std::span<const GroundKind> groundKinds();
// The kind of a character, or null.
const GroundKind* groundKind(char character);
// How they become others: doors open, hidden ones are found.
std::span<const world::TerrainLink> groundLinks();

// The character of a cell (x 0..79, y 0..20). Stairs and ladders stand on floor: they are things.
char groundOf(const roll::LevelInstance& level, Point cell);

} // namespace levwright::playtest
