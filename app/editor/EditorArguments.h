// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/LevelSource.h"
#include "core/base/Result.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright {

// What the editor was started for. Names of files are the bytes that were given.
struct EditorArguments {
    enum class Colours { AsSet, Dark, Light };

    bool help = false;
    bool version = false;
    std::vector<std::string> paths;
    std::optional<std::string> screenshot; // the file to draw the window into
    std::optional<std::string> roll;       // the file to draw a roll into
    cli::LevelChoice level;                // of that roll
    std::uint64_t seed = 1;
    Colours colours = Colours::AsSet;
};

// Errors: as readCommandLine has them, and a seed that is no number.
Result<EditorArguments> readEditorArguments(std::span<const std::string> arguments);

// Whether they ask for something that needs no display; others of Qt may stand among them.
bool needNoDisplay(std::span<const std::string> arguments);

std::string editorHelp();

} // namespace levwright
