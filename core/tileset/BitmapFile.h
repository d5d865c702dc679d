// SPDX-License-Identifier: GPL-3.0-or-later
// Files of pictures as points.
#pragma once

#include "core/base/Result.h"
#include "core/tileset/Bitmap.h"

#include <string>
#include <string_view>

namespace levwright {

struct BitmapLimit {
    int side = 0;   // pixels
    int pixels = 0; // of the whole picture
};

// bytes: of a PNG or BMP file; the name does not count. name: of the file, for messages. Errors: it is no
// such picture, is damaged, or is larger than the limit.
Result<Bitmap> readBitmap(std::string_view bytes, const std::string& name, const BitmapLimit& limit);

} // namespace levwright
