// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are compared or merged.
#pragma once

#include "app/cli/Console.h"
#include "core/document/Analysis.h"

#include <optional>
#include <string>

namespace levwright::cli {

struct VersionChoice {
    std::string path; // “-” for standard input
    // The name that tells what kind of file it is, if path does not: version control gives its files other
    // names.
    std::optional<std::string> name = std::nullopt;
    std::optional<std::string> game = std::nullopt; // the one that gameFor() finds if empty
};

struct Version {
    AnalysisPtr analysis;
    bool isCompiled = false; // the analysis is of a description that was made from a compiled level
};

// Errors: the file cannot be read, there is no such game, or it is a compiled file that cannot be described.
Result<Version> versionOf(const VersionChoice& choice, const Console& console);

} // namespace levwright::cli
