// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/LevelSource.h"
#include "core/base/Result.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright {

// The command line of the editor. File names are the bytes that were given.
struct EditorArguments {
    enum class Colours { AsSet, Dark, Light };

    bool help = false;
    bool version = false;
    std::vector<std::string> paths;
    std::optional<std::string> screenshot; // the file to draw the window into
    std::optional<std::string> roll;       // the file to draw a roll into
    cli::LevelChoice level;                // the level to roll
    std::uint64_t seed = 1;
    Colours colours = Colours::AsSet;
};

// Errors: those of readCommandLine, and a seed that is not a number.
Result<EditorArguments> readEditorArguments(std::span<const std::string> arguments);

// Whether the arguments request something that needs no display. Arguments for Qt may be among them.
bool needNoDisplay(std::span<const std::string> arguments);

std::string editorHelp();

} // namespace levwright
