// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/PictureFile.h"

#include "core/base/Base64.h"
#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/picture/PageBlocks.h"

#include <algorithm>
#include <format>
#include <map>
#include <optional>
#include <png.h>
#include <utility>
#include <vector>

namespace levwright {
namespace {

constexpr std::size_t mostPixels = 64'000'000;

void fill(std::vector<png_byte>& pixels, int width, const Block& block) {
    for (int y = block.points.y1; y <= block.points.y2; ++y) {
        auto at = pixels.begin() + (std::ptrdiff_t(y) * width + block.points.x1) * 3;
        for (int x = block.points.x1; x <= block.points.x2; ++x) {
            *at++ = png_byte(block.color >> 16U);
            *at++ = png_byte(block.color >> 8U);
            *at++ = png_byte(block.color);
        }
    }
}

void draw(std::vector<png_byte>& pixels, int width, const PlacedTile& placed) {
    const Bitmap& tile = *placed.tile;
    for (int y = 0; y < tile.height(); ++y) {
        for (int x = 0; x < tile.width(); ++x) {
            const Point at{placed.corner.x + x, placed.corner.y + y};
            fill(pixels, width, {{at.x, at.y, at.x, at.y}, tile.at({x, y}) & 0xffffff});
        }
    }
}

// The points of a page, three bytes each.
std::vector<png_byte> pointsOf(const PicturePage& page) {
    std::vector<png_byte> points(std::size_t(page.size.x) * std::size_t(page.size.y) * 3);
    const auto fillAll = [&](const std::vector<Block>& blocks) {
        for (const Block& block : blocks)
            fill(points, page.size.x, block);
    };
    fillAll({{{0, 0, page.size.x - 1, page.size.y - 1}, page.paper}});
    ShapeBlocks shapes;
    for (const PicturePage::Placed& placed : page.pictures) {
        fillAll(groundsOf(page, placed));
        for (const PlacedTile& tile : tilesOf(placed))
            draw(points, page.size.x, tile);
        for (const PictureFrame& frame : placed.picture.frames)
            fillAll(linesOf(placed, frame));
        fillAll(linesOf(placed, placed.picture.axes));
        fillAll(rimsOf(placed, shapes));
        fillAll(charactersOf(placed, shapes));
    }
    return points;
}

// bytes: of each point.
std::vector<png_byte> enlarged(const std::vector<png_byte>& points, int bytes, Point size, int scale) {
    std::vector<png_byte> pixels;
    pixels.reserve(points.size() * std::size_t(scale) * std::size_t(scale));
    for (int y = 0; y < size.y; ++y) {
        const auto begin = std::ptrdiff_t(pixels.size());
        for (int x = 0; x < size.x; ++x) {
            const auto point = points.begin() + (std::ptrdiff_t(y) * size.x + x) * bytes;
            for (int copy = 0; copy < scale; ++copy)
                pixels.insert(pixels.end(), point, point + bytes);
        }
        const auto length = std::ptrdiff_t(size.x) * scale * bytes;
        for (int copy = 1; copy < scale; ++copy)
            pixels.insert(pixels.end(), pixels.begin() + begin, pixels.begin() + begin + length);
    }
    return pixels;
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char each : text) {
        switch (each) {
        case '<':
            safe += "&lt;";
            break;
        case '&':
            safe += "&amp;";
            break;
        default:
            // Other bytes could be no text at all.
            safe += each >= ' ' && each <= '~' ? each : '?';
        }
    }
    return safe;
}

std::string rectOf(const Block& block) {
    return std::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#{:06x}\"/>\n",
                       block.points.x1, block.points.y1, block.points.width(), block.points.height(),
                       block.color);
}

std::string pathOf(const Area& block) {
    return std::format("M{} {}h{}v{}h-{}z", block.x1, block.y1, block.width(), block.height(), block.width());
}

std::string pathOf(Rgb color, std::string_view data) {
    return std::format("<path fill=\"#{:06x}\" d=\"{}\"/>\n", color, data);
}

// Everything of one colour is one path: a sheet of a hundred levels stays small and quick to draw. Programs
// that show pictures (Qt among them) read paths of some ten thousand steps only.
std::string pathsOf(const std::vector<Block>& blocks) {
    constexpr std::size_t longestPath = 20'000; // bytes; a step has two or more
    std::map<Rgb, std::string> paths;
    std::string text;
    for (const Block& block : blocks) {
        std::string& path = paths[block.color];
        path += pathOf(block.points);
        if (path.size() >= longestPath)
            text += pathOf(block.color, std::exchange(path, {}));
    }
    for (const auto& [color, path] : paths) {
        if (!path.empty())
            text += pathOf(color, path);
    }
    return text;
}

// The points as numbers of colours, which makes a file half as large; empty if there are too many colours.
struct Indexed {
    std::vector<png_byte> colors; // three bytes each
    std::vector<png_byte> points;
};
std::optional<Indexed> indexed(const std::vector<png_byte>& rgb) {
    constexpr std::size_t mostColors = 256;
    Indexed made;
    std::map<Rgb, png_byte> numbers;
    made.points.reserve(rgb.size() / 3);
    for (std::size_t i = 0; i < rgb.size(); i += 3) {
        const Rgb color = Rgb(rgb[i]) << 16U | Rgb(rgb[i + 1]) << 8U | rgb[i + 2];
        const auto [number, isNew] = numbers.try_emplace(color, png_byte(numbers.size()));
        if (isNew)
            made.colors.insert(made.colors.end(), rgb.begin() + std::ptrdiff_t(i),
                               rgb.begin() + std::ptrdiff_t(i) + 3);
        if (numbers.size() > mostColors)
            return std::nullopt;
        made.points.push_back(number->second);
    }
    return made;
}

// points: as pointsOf() makes them.
Result<std::string> encoded(std::vector<png_byte> points, Point size, int scale) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.format = PNG_FORMAT_RGB;
    image.width = png_uint_32(size.x * scale);
    image.height = png_uint_32(size.y * scale);
    std::vector<png_byte> colors;
    int bytesOfPoint = 3;
    if (std::optional<Indexed> few = indexed(points)) {
        image.format = PNG_FORMAT_RGB_COLORMAP;
        image.colormap_entries = png_uint_32(few->colors.size() / 3);
        points = std::move(few->points);
        colors = std::move(few->colors);
        bytesOfPoint = 1;
    }
    const std::vector<png_byte> pixels = enlarged(points, bytesOfPoint, size, scale);
    std::string bytes;
    png_alloc_size_t length = PNG_IMAGE_PNG_SIZE_MAX(image);
    bytes.resize(length);
    if (png_image_write_to_memory(&image, bytes.data(), &length, 0, pixels.data(), 0, colors.data()) == 0)
        return failure(say("the picture cannot be written: {}", image.message));
    bytes.resize(length);
    return bytes;
}

std::string pngOf(const Bitmap& tile) {
    const Point size{tile.width(), tile.height()};
    std::vector<png_byte> points(tile.cells().size() * 3);
    draw(points, size.x, {{0, 0}, &tile});
    return encoded(std::move(points), size, 1).value_or("");
}

// The tiles of all pictures of a page, each once, under their names in the file.
class TileNames {
public:
    // The name of the tile; its definition goes to the text if it is new.
    std::string of(const Bitmap& tile, std::string& text) {
        const auto [known, isNew] = m_numbers.try_emplace(tile.cells(), m_numbers.size());
        const std::string name = std::format("t{}", known->second);
        if (isNew)
            text += std::format("<defs><image id=\"{}\" width=\"{}\" height=\"{}\" "
                                "image-rendering=\"optimizeSpeed\" "
                                "xlink:href=\"data:image/png;base64,{}\"/></defs>\n",
                                name, tile.width(), tile.height(), base64Of(pngOf(tile)));
        return name;
    }

private:
    std::map<std::vector<Argb>, std::size_t> m_numbers;
};

std::string usesOf(const std::vector<PlacedTile>& tiles, TileNames& names) {
    std::string text;
    for (const PlacedTile& placed : tiles) {
        const std::string name = names.of(*placed.tile, text);
        text += std::format("<use xlink:href=\"#{}\" x=\"{}\" y=\"{}\"/>\n", name, placed.corner.x,
                            placed.corner.y);
    }
    return text;
}

} // namespace

Result<std::string> pngOf(const PicturePage& page, int scale) {
    require(scale >= 1 && scale <= mostScale, "a point becomes 1 to 8 pixels");
    const std::size_t width = std::size_t(page.size.x) * std::size_t(scale);
    const std::size_t height = std::size_t(page.size.y) * std::size_t(scale);
    if (width * height > mostPixels)
        return failure(say("the picture would be {} by {} pixels, which is too large; choose a smaller "
                           "scale, or SVG",
                           width, height));
    return encoded(pointsOf(page), page.size, scale);
}

std::string svgOf(const PicturePage& page, int scale, std::string_view title) {
    const bool hasTiles = std::ranges::any_of(
        page.pictures, [](const PicturePage::Placed& placed) { return !placed.picture.tiles.empty(); });
    std::string text = std::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"{} width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" "
        "shape-rendering=\"crispEdges\" role=\"img\">\n<title>{}</title>\n",
        hasTiles ? " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" : "", page.size.x * scale,
        page.size.y * scale, page.size.x, page.size.y, escaped(title));
    text += rectOf({{0, 0, page.size.x - 1, page.size.y - 1}, page.paper});
    ShapeBlocks shapes;
    TileNames tiles;
    for (const PicturePage::Placed& placed : page.pictures) {
        text += pathsOf(groundsOf(page, placed));
        text += usesOf(tilesOf(placed), tiles);
        for (const PictureFrame& frame : placed.picture.frames)
            text += std::format("<g><title>{}</title>{}</g>\n", escaped(frame.label),
                                pathsOf(linesOf(placed, frame)));
        text += pathsOf(linesOf(placed, placed.picture.axes));
        text += pathsOf(rimsOf(placed, shapes));
        text += pathsOf(charactersOf(placed, shapes));
    }
    return text + "</svg>\n";
}

} // namespace levwright
