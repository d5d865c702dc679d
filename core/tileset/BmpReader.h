// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in the form of Windows, as tilesets of players often are.
#pragma once

#include "core/base/Result.h"
#include "core/tileset/Bitmap.h"

#include <optional>
#include <string_view>

namespace levwright {

bool isBmp(std::string_view bytes);

// Empty if bytes are damaged.
std::optional<Point> sizeOfBmp(std::string_view bytes);

// Colours of 1, 4, 8, 16, 24 or 32 bits. Error: part of a sentence that tells what is wrong.
Result<Bitmap> readBmp(std::string_view bytes);

} // namespace levwright
