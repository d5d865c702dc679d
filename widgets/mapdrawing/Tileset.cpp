// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/Tileset.h"

#include <cstring>

namespace levwright {

Result<TilesetPtr> loadTileset(const QString& path) {
    return Tileset::load(path.toStdU16String(), DiskFileStore());
}

QImage imageOf(const std::optional<Bitmap>& bitmap) {
    if (!bitmap)
        return {};
    QImage image(bitmap->width(), bitmap->height(), QImage::Format_ARGB32);
    const auto rowLength = std::size_t(bitmap->width());
    for (int y = 0; y < bitmap->height(); ++y)
        std::memcpy(image.scanLine(y), bitmap->cells().data() + std::size_t(y) * rowLength,
                    rowLength * sizeof(Argb));
    return image;
}

QImage imageOf(const std::optional<Bitmap>& bitmap, QSize size) {
    return imageOf(
        bitmap.transform([&](const Bitmap& found) { return resized(found, {size.width(), size.height()}); }));
}

} // namespace levwright
