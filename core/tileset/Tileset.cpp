// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/Tileset.h"

#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/tileset/BitmapFile.h"

#include <algorithm>
#include <array>
#include <vector>

namespace levwright {
namespace {

namespace fs = std::filesystem;

constexpr int usualColumns = 40;
constexpr int fewestTiles = 900; // no game that we know has fewer
constexpr int mostTiles = 8000;
constexpr int smallestSide = 16; // pixels of a tile
constexpr int largestSide = 32;
constexpr std::size_t mostNamed = 4000;
// What the games' own tiles have where nothing is drawn.
constexpr Argb nothingThere = 0xff476c6c;

} // namespace

struct Tileset::FileLimit {
    std::size_t bytes;
    BitmapLimit bitmap;
};

namespace {

// The width and height of each tile in the sheet; 0 if the picture is not a sheet of tiles.
int sideOf(const Bitmap& sheet) {
    const auto fits = [&](int side) {
        if (side <= 0 || sheet.width() % side != 0 || sheet.height() < side)
            return false;
        const int count = sheet.width() / side * (sheet.height() / side);
        return count >= fewestTiles && count <= mostTiles;
    };
    constexpr std::array sides{smallestSide, largestSide};
    const int across = sheet.width() / usualColumns;
    if (sheet.width() % usualColumns == 0 && std::ranges::contains(sides, across) && fits(across))
        return across;
    const auto* found = std::ranges::find_if(sides, fits);
    return found == sides.end() ? 0 : *found;
}

Bitmap withTransparentGround(const Bitmap& picture) {
    std::vector<Argb> points = picture.cells();
    std::ranges::replace(points, nothingThere, Argb(0));
    return {picture.width(), picture.height(), std::move(points)};
}

bool isPicture(const fs::directory_entry& entry) {
    const std::string ending = inLowerCase(entry.path().extension().string());
    std::error_code error;
    return (ending == ".png" || ending == ".bmp") && entry.is_regular_file(error);
}

// The pictures of a folder in alphabetical order, at most one more than may be.
std::vector<fs::path> picturesIn(const fs::path& folder) {
    std::vector<fs::path> pictures;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (isPicture(*at))
            pictures.push_back(at->path());
        if (pictures.size() > mostNamed)
            break;
    }
    std::ranges::sort(pictures);
    return pictures;
}

} // namespace

Result<TilesetPtr> Tileset::load(const fs::path& path, const FileStore& files) {
    auto tileset = std::make_shared<Tileset>();
    tileset->m_path = path;
    const Result<void> read = files.isFolder(path) ? tileset->readFolder(files) : tileset->readSheet(files);
    if (!read)
        return std::unexpected(read.error());
    return tileset;
}

Result<Bitmap> Tileset::read(const fs::path& path, const FileLimit& limit, const FileStore& files) {
    return files.read(path, limit.bytes).and_then([&](const std::string& bytes) {
        m_sum.add(bytes);
        return readBitmap(bytes, path.string(), limit.bitmap);
    });
}

Result<void> Tileset::readSheet(const FileStore& files) {
    constexpr FileLimit limit{std::size_t(64) << 20U, {8192, mostTiles * largestSide * largestSide}};
    Result<Bitmap> picture = read(m_path, limit, files);
    if (!picture)
        return std::unexpected(picture.error());
    m_side = sideOf(*picture);
    if (m_side == 0)
        return failure(
            say("{} has {} × {} pixels. A tileset has tiles of 16 × 16 or 32 × 32 pixels, usually 40 "
                "beside each other.",
                inQuotes(m_path.string(), longestPath), picture->width(), picture->height()));
    m_sheet = *std::move(picture);
    m_things = withTransparentGround(m_sheet);
    return {};
}

Result<void> Tileset::readFolder(const FileStore& files) {
    const std::vector<fs::path> pictures = picturesIn(m_path);
    const std::string name = inQuotes(m_path.string(), longestPath);
    if (pictures.size() > mostNamed)
        return failure(say("The folder {} has too many pictures.", name));
    constexpr int longest = 256;
    constexpr FileLimit limit{std::size_t(1) << 20U, {longest, longest * longest}};
    for (const fs::path& path : pictures) {
        const Result<Bitmap> picture = read(path, limit, files);
        if (!picture)
            return std::unexpected(picture.error());
        m_sum.add(path.filename().string());
        m_named.insert_or_assign(inLowerCase(path.stem().string()), withTransparentGround(*picture));
        m_side =
            std::clamp(std::max({m_side, picture->width(), picture->height()}), smallestSide, largestSide);
    }
    if (m_named.empty())
        return failure(say("The folder {} has no PNG or BMP pictures.", name));
    return {};
}

std::optional<Bitmap> Tileset::cut(const Bitmap& sheet, int number) const {
    if (number < 0 || number >= tileCount())
        return std::nullopt;
    const Point corner{number % columnCount() * m_side, number / columnCount() * m_side};
    Bitmap made(m_side, m_side);
    for (int y = 0; y < m_side; ++y) {
        for (int x = 0; x < m_side; ++x)
            made.set({x, y}, sheet.at({corner.x + x, corner.y + y}));
    }
    return made;
}

int Tileset::tileCount() const {
    return isSheet() ? columnCount() * (m_sheet.height() / m_side) : 0;
}

int Tileset::columnCount() const {
    return isSheet() ? m_sheet.width() / m_side : 0;
}

const Bitmap* Tileset::named(std::string_view name) const {
    const auto found = m_named.find(name);
    return found == m_named.end() ? nullptr : &found->second;
}

} // namespace levwright
