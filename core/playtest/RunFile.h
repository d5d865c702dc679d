// SPDX-License-Identifier: GPL-3.0-or-later
// A game that was played, as a file: lines of commands as the world server records them, so that a server
// that is given the file ends in the same world; what the server needs not is in comments. The first line is
// "# levwright run 1"; "# rules NAME", "# title TEXT", "# game ID" and "# save" (the first commands are those
// of a save) may follow; then the commands that made the world; "# play"; the commands of the game, each
// followed by
// "# TURN CHECK" of the world after it; and "# end N" with the number of those commands.
#pragma once

#include "core/base/Result.h"
#include "core/world/World.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::playtest {

// Files of more bytes are no runs.
constexpr std::size_t largestRunFile = std::size_t(64) << 20U;

// The commands that make a world, before anybody plays it.
struct Beginning {
    std::vector<std::string> commands; // single lines
    // Of a save: it may hold values that play has taken beyond a command's range.
    world::CommandSource source = world::CommandSource::Input;
    std::string title; // what people call it; one line
    std::string game;  // the catalog whose names its things have; empty: none

    bool operator==(const Beginning&) const = default;
};

struct RunStep {
    std::string command;
    std::int64_t turn = 0;              // after it
    std::optional<std::uint64_t> check; // World::checkNumber after it, if it was noted

    bool operator==(const RunStep&) const = default;
};

struct Run {
    std::string rules; // Rules::name
    Beginning beginning;
    std::vector<RunStep> steps;

    bool operator==(const Run&) const = default;
};

// Every step has its check number.
std::string runText(const Run& run);
// Whether the bytes say of themselves that they are a run.
bool isRun(std::string_view bytes);
// Errors: what is wrong in which line; the end is missing.
Result<Run> readRun(std::string_view bytes);

} // namespace levwright::playtest
