// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "core/diag/UnknownThings.h"
#include "core/instance/RollPlan.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/LevelStatistics.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright::cli {

using LevelModels = std::map<std::size_t, LevelModelPtr>; // by index among the levels of a file

// The level for a command about a single level.
struct LevelChoice {
    std::string path;                 // a description or a compiled level
    std::optional<std::string> level; // one of a description's levels; optional if there is only one
    std::string context = {};         // in the format of parseContext
    // A themed room, and the contents that it gets; without a room, the contents in a room of the usual form.
    std::optional<std::string> room = {};
    std::optional<std::string> fill = {};

    bool isThemed() const { return room || fill; }
    // The game whose language a description uses, or that a compiled level must belong to. If empty, the one
    // that gameFor() finds, or the level's own.
    std::optional<std::string> game;
    GamePlaces places = {};
};

// Takes the options that choose a level, its game and its place in it. Whether the word is one of them.
bool takeChoice(const CommandWord& word, LevelChoice& choice);

// A level of a description.
struct DescribedLevel {
    GamePtr game;
    std::shared_ptr<const FileTree> file; // of all levels of the description
    std::size_t index = 0;                // among the description's levels
    LevelModelPtr level;

    std::string_view text() const { return file->textOf(index); }
};

// A level that is ready to be rolled.
struct RollSource {
    roll::RollPlanPtr plan;
    std::shared_ptr<const Catalog> catalog;
    // By statement number; empty for a compiled level.
    std::vector<roll::StatementSource> statements;
    // Things that its game does not know. A roll takes random ones or leaves them out.
    std::vector<UnknownThing> unknown;

    // "rolled without: …"; empty if nothing is left out.
    std::string without() const;
};

// bytes: the contents of the chosen file, a description. Errors: there is no such game or level, or the
// choice is ambiguous.
Result<DescribedLevel> levelOfDescription(const LevelChoice& choice, std::string bytes);

// All levels of the file but its themed rooms, or only the chosen one if a name is chosen. Errors: as above,
// and there is no level.
Result<std::vector<DescribedLevel>> levelsOfDescription(const LevelChoice& choice, std::string bytes);

// All levels of the file in text order, themed rooms and their contents too. The choice of a level does not
// count. Errors: there is no such game, or the file holds something else than levels.
Result<std::vector<DescribedLevel>> allOfDescription(const LevelChoice& choice, std::string bytes);

// The first line of each statement that a roll may refer to, by its number. plan: of the level.
std::vector<roll::StatementSource> linesOf(const DescribedLevel& level, const roll::RollPlan& plan);

// The context that the choice describes.
Result<roll::RollContext> contextOf(const LevelChoice& choice);

// Which of those levels the choice means, by index. Errors: it has no such level, or the choice is ambiguous;
// the message lists the levels.
Result<std::size_t> chosenLevel(const LevelModels& models, const LevelChoice& choice);

// bytes: the contents of the chosen file. Errors: it could not be read; it has no such level, or one with
// errors; it belongs to another game than the chosen one, or to one that cannot be rolled.
Result<RollSource> rollSourceOf(const LevelChoice& choice, Result<std::string> bytes);
Result<RollSource> rollSourceOf(const LevelChoice& choice, const FileStore& files);
// Error: it cannot be rolled in that place.
Result<RollSource> rollSourceOf(const DescribedLevel& level, const roll::RollContext& context);

} // namespace levwright::cli
