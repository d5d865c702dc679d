// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/LevelSource.h"
#include "widgets/mapdrawing/MapLooks.h"

#include <QImage>

#include <filesystem>

namespace levwright {

// What a roll is drawn with.
struct RollBrushes {
    Theme theme;
    MapLook look;
};

// Draws a level as the game might make it into a PNG file. Errors: the level does not exist or cannot be
// rolled, or the file cannot be written.
Result<void> drawRoll(const cli::LevelChoice& choice, std::uint64_t seed, const RollBrushes& brushes,
                      const std::filesystem::path& path);

// Writes a PNG file.
Result<void> writePicture(const QImage& picture, const std::filesystem::path& path);

} // namespace levwright
