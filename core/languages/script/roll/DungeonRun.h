// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the dungeon script of a game (format document on dungeon.lua) in the sandbox of level scripts.
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/languages/script/roll/Sandbox.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright::scriptroll {

struct ScriptPlan;

// A table of a dungeon, a level or a branch as it is when the script has ended.
struct RunTable {
    int site =
        -1; // the node of the table constructor that made it, in the tree of the script; -1 if none did
    std::map<std::string, std::string, std::less<>> values; // texts, and numbers in decimal digits
    std::vector<std::string> flags;
    std::vector<RunTable> levels;
    std::vector<RunTable> branches;

    // Null if the key has no value.
    const std::string* value(std::string_view key) const;
};

struct DungeonRun {
    ScriptEnd end; // an error of the script, or one that ends the game
    std::vector<RunTable> dungeons;
};

// Runs any number of dungeon scripts of a game, in any thread.
class DungeonRunner {
public:
    // The most dungeons, levels of one dungeon, or branches that are read.
    static constexpr int mostRead = 500;

    // Error: the game does not say how it makes things at random.
    static Result<DungeonRunner> make(std::shared_ptr<const Catalog> catalog);

    // The seed decides what chance does.
    DungeonRun run(std::string_view script, std::uint64_t seed) const;

private:
    explicit DungeonRunner(std::shared_ptr<const ScriptPlan> plan) : m_plan(std::move(plan)) {}

    std::shared_ptr<const ScriptPlan> m_plan;
};

} // namespace levwright::scriptroll
