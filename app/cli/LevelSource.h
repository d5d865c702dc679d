// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"
#include "core/roll/Roller.h"

#include <optional>
#include <string>

namespace levwright::cli {

// What roll, stats and playtest are to look at.
struct LevelChoice {
    std::string path;                 // a description or a compiled level
    std::optional<std::string> level; // which of a description's levels; may be left out if it has one
    std::string context;              // as parseContext reads it
};

struct ChosenLevel {
    roll::LevelPlanPtr plan;
    std::shared_ptr<const Catalog> catalog; // of its game
};

// Errors: the file cannot be read, has no such level or one with errors, or is of a game that cannot be
// rolled.
Result<ChosenLevel> levelOf(const LevelChoice& choice, const FileStore& files);
Result<roll::LevelPlanPtr> planOf(const LevelChoice& choice, const FileStore& files);

// A whole number from 0 on.
std::optional<std::uint64_t> seedOf(std::string_view text);

} // namespace levwright::cli
