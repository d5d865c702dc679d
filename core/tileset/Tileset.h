// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the user for what is on maps: a sheet of tiles in the order of a game, or a folder of named
// pictures.
#pragma once

#include "core/base/ByteSum.h"
#include "core/base/FileStore.h"
#include "core/base/Result.h"
#include "core/tileset/Bitmap.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

class Tileset;
using TilesetPtr = std::shared_ptr<const Tileset>;

// Immutable.
class Tileset {
public:
    // path: a picture (PNG or BMP) of 16x16 or 32x32 tiles, 40 beside each other, or a folder of pictures
    // with names such as kobold.png. Errors: it cannot be read, is no such picture, is too large, or the
    // folder has no pictures.
    static Result<TilesetPtr> load(const std::filesystem::path& path, const FileStore& files);

    const std::filesystem::path& path() const { return m_path; }
    // Of all bytes that it was read from, and of the names of the pictures in a folder.
    const ByteSum& sum() const { return m_sum; }
    bool isSheet() const { return m_sheet.width() > 0; }
    // Of a sheet; empty beyond its end.
    std::optional<Bitmap> tile(int number) const { return cut(m_sheet, number); }
    // The same for what lies on terrain: the ground of the tile is transparent.
    std::optional<Bitmap> thing(int number) const { return cut(m_things, number); }
    int tileCount() const;
    int columnCount() const;
    // The width and height of the tiles of a sheet in pixels; for a folder, of its largest picture, 16 to 32.
    int tileSide() const { return m_side; }
    // Of a folder, by its name without ending; null if there is none.
    const Bitmap* named(std::string_view name) const;
    int namedCount() const { return int(m_named.size()); }

private:
    struct FileLimit;
    Result<Bitmap> read(const std::filesystem::path& path, const FileLimit& limit, const FileStore& files);
    Result<void> readSheet(const FileStore& files);
    Result<void> readFolder(const FileStore& files);
    std::optional<Bitmap> cut(const Bitmap& sheet, int number) const;

    std::filesystem::path m_path;
    ByteSum m_sum;
    Bitmap m_sheet;
    Bitmap m_things;
    int m_side = 0;
    std::map<std::string, Bitmap, std::less<>> m_named;
};

} // namespace levwright
