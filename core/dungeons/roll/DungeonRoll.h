// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out a dungeon as the game does when a new game begins. Source: dungeon, section 8.
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledDungeon.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// A special level in its place. Level numbers count from 1 at the top of a dungeon.
struct RolledLevel {
    std::size_t level = 0; // index into CompiledDungeonPart::levels
    int number = 0;
    bool operator==(const RolledLevel&) const = default;
};

// How a dungeon is connected to another one.
struct RolledConnection {
    std::size_t parent = 0; // index into DungeonLayout::dungeons
    std::size_t branch = 0; // index into the branches of the parent's CompiledDungeonPart
    int number = 0;         // the level of the parent
    // The portal has no fixed place: it appears in a vault during play.
    bool wanders = false;
    bool operator==(const RolledConnection&) const = default;
};

struct RolledDungeon {
    std::size_t dungeon = 0; // index into CompiledDungeon::dungeons
    int levelCount = 0;
    int entry = 1;                              // the number of the level on which one enters
    int firstDepth = 1;                         // of its level 1; below 1: above the ground
    std::optional<RolledConnection> connection; // empty for the first dungeon
    std::vector<RolledLevel> levels;            // those that were made, in file order

    int depthOf(int number) const { return firstDepth + number - 1; }
    bool operator==(const RolledDungeon&) const = default;
};

struct DungeonLayout {
    std::vector<RolledDungeon> dungeons; // those that were made, in file order
    bool operator==(const DungeonLayout&) const = default;
};

// Why the game would stop.
enum class RollProblem {
    TooManyDungeons,
    NoBranch,     // no branch leads to this dungeon
    StartOutside, // the place of a level or branch begins outside of its dungeon
    ChainMissing, // the level that this one counts from was not made
    NoRoom,       // the levels of this dungeon do not fit beside each other
    BadSize,      // the dungeon's rand is below 0
    ScriptFails,  // the script of the dungeon has an error with these dice
    TooLong,      // there are so many combinations that the game would not finish in time
};

struct RollFailure {
    RollProblem problem{};
    std::size_t dungeon = 0;           // index into CompiledDungeon::dungeons
    std::optional<std::size_t> level;  // the level concerned
    std::optional<std::size_t> branch; // or the branch concerned
    auto operator<=>(const RollFailure&) const = default;
};

// A sentence such as "“medusa” would begin outside of “The Dungeons of Doom”."
std::string describe(const RollFailure& failure, const CompiledDungeon& dungeon);

using RollResult = std::expected<DungeonLayout, RollFailure>;

// The same seed gives the same layout on every machine. The game uses other random numbers, but the same
// probabilities. This does not check the header of a file, nor the names of dungeons that the game needs.
RollResult rollDungeon(const CompiledDungeon& dungeon, const Catalog& catalog, std::uint64_t seed);

} // namespace levwright
