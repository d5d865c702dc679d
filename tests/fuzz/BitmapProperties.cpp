// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/tileset/BitmapFile.h"
#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {

void checkBitmap(std::string_view input) {
    constexpr BitmapLimit limit{256, 256 * 256};
    const Result<Bitmap> read = readBitmap(input, "a.png", limit);
    if (!read) {
        require(!read.error().message.empty(), "a picture is refused with a reason");
        return;
    }
    require(read->width() > 0 && read->width() <= limit.side && read->height() > 0 &&
                read->height() <= limit.side,
            "a picture has as many points as it may have");
    constexpr int side = 16;
    const Bitmap tile = resized(*read, {side, side});
    require(tile.width() == side && tile.height() == side, "a picture becomes a tile");
    require(resized(tile, {side, side}) == tile, "what fits stays as it is");
}

} // namespace levwright::fuzz
