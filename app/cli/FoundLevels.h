// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of files, folders and libraries.
#pragma once

#include "app/cli/LevelSource.h"
#include "core/base/ByteSum.h"

#include <optional>
#include <string>
#include <vector>

namespace levwright::cli {

// A level, or what is wrong with a file that should have one.
struct FoundLevel {
    std::string path; // of its file; for one in a library, its name there
    std::string name;
    GamePtr game = nullptr;
    std::optional<DescribedLevel> level = std::nullopt; // empty if no description can express it
    std::string bytes = {};                             // then: the compiled file
    LevelChoice choice = {};
    ByteSum sum = {};           // of its file
    std::string complaint = {}; // not empty: there is no level
};

// In the order of the paths, and in folders and libraries in that of their files. Of a folder, what is no
// level is passed over. choice: of one file; its path is not used.
std::vector<FoundLevel> foundLevels(const std::vector<std::string>& paths, const LevelChoice& choice,
                                    const Console& console);

} // namespace levwright::cli
