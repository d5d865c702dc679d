// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of files, folders and libraries, as scenes for pictures.
#pragma once

#include "app/cli/FoundLevels.h"
#include "core/scene/LevelScene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace levwright::cli {

// What to show of levels.
struct DrawingWish {
    LevelChoice choice;                // of one file; its path is not used
    std::optional<std::uint64_t> seed; // of the roll; empty for the map as it is written
    SceneWishes scene;
    std::string heat;        // one of heatWords, or the number of a statement's line; empty for none
    std::uint64_t rolls = 0; // for heat
};

struct DrawnLevel {
    std::string name;
    GamePtr game;
    Scene scene;
};

struct DrawnLevels {
    std::vector<DrawnLevel> levels;
    std::vector<std::string> complaints; // about what could not be drawn
};

// Errors: it cannot be rolled, or its map is empty.
Result<Scene> sceneOf(const FoundLevel& found, const DrawingWish& wish);

// A level whose text draws no map is shown as rolled with seed 1. Of a folder, what is no level is passed
// over.
DrawnLevels drawnLevels(const std::vector<std::string>& paths, const DrawingWish& wish,
                        const Console& console);

} // namespace levwright::cli
