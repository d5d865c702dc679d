// SPDX-License-Identifier: GPL-3.0-or-later
// Surveys many levels on all processors.
#pragma once

#include "app/cli/FoundLevels.h"
#include "core/survey/Survey.h"
#include "core/tileset/Tileset.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace levwright::cli {

// One of count parts of a survey; number counts from 1.
struct SurveyPart {
    std::size_t number = 1;
    std::size_t count = 1;
};

struct SurveyWish {
    std::vector<std::string> paths;
    LevelChoice choice; // of each file; its path is not used
    std::uint64_t rolls = 0;
    SurveyPart part;
    TilesetPtr tileset = nullptr; // of the pictures; null for characters
};

// Levels of an earlier run, by their sums, which need not be rolled again.
using KnownLevels = std::map<std::string, survey::Level>;

struct SurveyRun {
    survey::Survey survey;
    std::size_t reused = 0; // levels that were known
    bool isComplete = true; // else somebody interrupted it, and some levels of the part are missing
};

// keep is called now and then with the levels that are done so far. Errors: there is no level, or the
// context cannot be understood.
Result<SurveyRun> runSurvey(const SurveyWish& wish, const KnownLevels& known,
                            const std::function<void(const survey::Survey&)>& keep, const Console& console);

} // namespace levwright::cli
