// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "core/stats/LevelStatistics.h"

#include <string>

namespace levwright::cli {

// Seeds as commands take them: A..B, or A alone. Errors: it is not such a range, or an empty one.
Result<roll::SeedRange> seedsOf(const std::string& words);

// Errors: there are more than mostRolls of them; words are those of the message.
Result<void> boundSeeds(const roll::SeedRange& seeds, const std::string& words);

} // namespace levwright::cli
