// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Console.h"
#include "core/instance/RollPlan.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/LevelStatistics.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright::cli {

// What commands about one level are to look at.
struct LevelChoice {
    std::string path;                 // a description or a compiled level
    std::optional<std::string> level; // which of a description's levels; may be left out if it has one
    std::string context = {};         // as parseContext reads it
    // The game whose language a description is in, or that a compiled level has to be of; without it the
    // one that gameFor() finds, or the level's own.
    std::optional<std::string> game;
};

// A level of a description.
struct DescribedLevel {
    GamePtr game;
    FileTree file;
    std::size_t index = 0; // into its levels
    LevelModelPtr level;

    std::string_view text() const { return file.textOf(index); }
};

// A level ready to be rolled.
struct RollSource {
    roll::RollPlanPtr plan;
    std::shared_ptr<const Catalog> catalog;
    // By statement number; empty for a compiled level.
    std::vector<roll::StatementSource> statements;
};

// bytes: what the file of the choice, a description, holds. Errors: no such game or level, or a choice that
// leaves several.
Result<DescribedLevel> levelOfDescription(const LevelChoice& choice, std::string bytes);

// bytes: what the file of the choice holds. Errors: it could not be read, has no such level or one with
// errors, or is of another game than the chosen one, or of one that cannot be rolled.
Result<RollSource> rollSourceOf(const LevelChoice& choice, Result<std::string> bytes);
Result<RollSource> rollSourceOf(const LevelChoice& choice, const FileStore& files);

} // namespace levwright::cli
