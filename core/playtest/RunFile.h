// SPDX-License-Identifier: GPL-3.0-or-later
// A played game as a file. It has lines of commands as the world server records them, so a server that is
// given the file ends with the same world. What the server does not need is in comments. The first line is "#
// levwright run 1". The lines "# rules NAME", "# title TEXT", "# game ID" and "# save" (the first commands
// are those of a save) may follow. Then come the commands that made the world; "# play"; the commands of the
// game, each followed by "# TURN CHECK" of the world after it; and "# end N" with the number of those
// commands.
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

// A larger file, in bytes, is not a run.
constexpr std::size_t largestRunFile = std::size_t(64) << 20U;

// The commands that make a world before anybody plays it.
struct Beginning {
    std::vector<std::string> commands; // one line each
    // For a save: it may hold values that play has taken beyond a command's range.
    world::CommandSource source = world::CommandSource::Input;
    std::string title; // its name for people; one line
    std::string game;  // the catalog that has the names of its things; empty if none

    bool operator==(const Beginning&) const = default;
};

struct RunStep {
    std::string command;
    std::int64_t turn = 0;              // after the command
    std::optional<std::uint64_t> check; // World::checkNumber after the command, if it was noted

    bool operator==(const RunStep&) const = default;
};

struct Run {
    std::string rules; // Rules::name
    Beginning beginning;
    std::vector<RunStep> steps;

    bool operator==(const Run&) const = default;
};

// Every step must have its check number.
std::string runText(const Run& run);
// Whether the bytes claim to be a run.
bool isRun(std::string_view bytes);
// Errors: a line is wrong (the message names the line and the reason); the end is missing.
Result<Run> readRun(std::string_view bytes);

} // namespace levwright::playtest
