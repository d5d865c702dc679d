// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/PictureFile.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/picture/CharacterShapes.h"

#include <format>
#include <png.h>
#include <set>
#include <vector>

namespace levwright {
namespace {

constexpr int cellWidth = 6;
constexpr int cellHeight = 9;
// Of a shape in its cell.
constexpr Point corner{0, 1};

bool isInked(const PictureCell& cell, Point inCell) {
    const Point at{inCell.x - corner.x, inCell.y - corner.y};
    const bool isOnShape = at.x >= 0 && at.y >= 0 && at.x < shapeWidth && at.y < shapeHeight;
    return isOnShape && hasPoint(shapeOf(cell.character), at.x, at.y);
}

// The pixels of one row of points, three bytes each.
std::vector<png_byte> rowOf(const Picture& picture, int y, int scale) {
    std::vector<png_byte> row;
    row.reserve(std::size_t(picture.width()) * std::size_t(cellWidth) * std::size_t(scale) * 3);
    for (int x = 0; x < picture.width() * cellWidth; ++x) {
        const PictureCell& cell = picture.at({x / cellWidth, y / cellHeight});
        const Rgb color = isInked(cell, {x % cellWidth, y % cellHeight}) ? cell.ink : cell.ground;
        for (int copy = 0; copy < scale; ++copy)
            row.insert(row.end(), {png_byte(color >> 16U), png_byte(color >> 8U), png_byte(color)});
    }
    return row;
}

// Runs of points, as squares of a path.
std::string pathOf(const CharacterShape& shape) {
    std::string path;
    for (int y = 0; y < shapeHeight; ++y) {
        for (int x = 0; x < shapeWidth; ++x) {
            int end = x;
            while (end < shapeWidth && hasPoint(shape, end, y))
                ++end;
            if (end > x)
                path += std::format("M{} {}h{}v1h-{}z", x + corner.x, y + corner.y, end - x, end - x);
            x = end;
        }
    }
    return path;
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

} // namespace

Result<std::string> pngOf(const Picture& picture, int scale) {
    require(scale >= 1 && scale <= 8, "a point becomes 1 to 8 pixels");
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.format = PNG_FORMAT_RGB;
    image.width = png_uint_32(picture.width() * cellWidth * scale);
    image.height = png_uint_32(picture.height() * cellHeight * scale);
    std::vector<png_byte> pixels;
    pixels.reserve(std::size_t(image.width) * image.height * 3);
    for (int y = 0; y < picture.height() * cellHeight; ++y) {
        const std::vector<png_byte> row = rowOf(picture, y, scale);
        for (int copy = 0; copy < scale; ++copy)
            pixels.insert(pixels.end(), row.begin(), row.end());
    }
    std::string bytes;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    bytes.resize(size);
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, nullptr) == 0)
        return failure(say("the picture cannot be written: {}", image.message));
    bytes.resize(size);
    return bytes;
}

std::string svgOf(const Picture& picture, int scale, std::string_view title) {
    const int width = picture.width() * cellWidth;
    const int height = picture.height() * cellHeight;
    std::string text = std::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{}\" "
        "height=\"{}\" "
        "viewBox=\"0 0 {} {}\" shape-rendering=\"crispEdges\" role=\"img\">\n<title>{}</title>\n<defs>\n",
        width * scale, height * scale, width, height, escaped(title));
    std::set<char> characters;
    for (const PictureCell& cell : picture.cells())
        characters.insert(cell.character);
    for (const char each : characters)
        text += std::format("<path id=\"c{}\" d=\"{}\"/>\n", int(each), pathOf(shapeOf(each)));
    text += "</defs>\n";
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width();) {
            const Rgb ground = picture.at({x, y}).ground;
            const int begin = x;
            while (x < picture.width() && picture.at({x, y}).ground == ground)
                ++x;
            text +=
                std::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#{:06x}\"/>\n",
                            begin * cellWidth, y * cellHeight, (x - begin) * cellWidth, cellHeight, ground);
        }
    }
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const PictureCell& cell = picture.at({x, y});
            if (cell.character != ' ')
                text += std::format("<use xlink:href=\"#c{}\" x=\"{}\" y=\"{}\" fill=\"#{:06x}\"/>\n",
                                    int(cell.character), x * cellWidth, y * cellHeight, cell.ink);
        }
    }
    return text + "</svg>\n";
}

} // namespace levwright
