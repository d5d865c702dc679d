// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/PictureFile.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/picture/CharacterShapes.h"

#include <algorithm>
#include <format>
#include <map>
#include <optional>
#include <png.h>
#include <utility>
#include <vector>

namespace levwright {
namespace {

constexpr int cellWidth = pointsOfCell.x;
constexpr int cellHeight = pointsOfCell.y;
// Of a shape in its cell.
constexpr Point corner{0, 1};
constexpr std::size_t mostPixels = 64'000'000;

// A rectangle of one colour: columns x1 to x2 and rows y1 to y2 of a page.
struct Block {
    Area points;
    Rgb color = 0;
};

// The rectangles that make up a shape, in its own points. Equal runs below each other are one.
std::vector<Area> blocksOf(const CharacterShape& shape) {
    std::vector<Area> blocks;
    for (int y = 0; y < shapeHeight; ++y) {
        for (int x = 0; x < shapeWidth; ++x) {
            const int begin = x;
            while (x < shapeWidth && hasPoint(shape, x, y))
                ++x;
            if (x == begin)
                continue;
            const auto above = std::ranges::find_if(blocks, [&](const Area& block) {
                return block.y2 == y - 1 && block.x1 == begin && block.x2 == x - 1;
            });
            if (above != blocks.end())
                above->y2 = y;
            else
                blocks.push_back({begin, y, x - 1, y});
        }
    }
    return blocks;
}

using ShapeBlocks = std::map<char, std::vector<Area>>;

Area shifted(const Area& area, Point cell, Point by) {
    return area.shifted({by.x + cell.x * cellWidth, by.y + cell.y * cellHeight});
}

// Runs of cells with the same ground, other than the paper.
void addGrounds(const PicturePage& page, const PicturePage::Placed& placed, std::vector<Block>& blocks) {
    const Grid<PictureCell>& cells = placed.picture.cells;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width();) {
            const int begin = x;
            const Rgb ground = cells.at({x, y}).ground;
            while (x < cells.width() && cells.at({x, y}).ground == ground)
                ++x;
            if (ground != page.paper)
                blocks.push_back(
                    {shifted({0, 0, (x - begin) * cellWidth - 1, cellHeight - 1}, {begin, y}, placed.corner),
                     ground});
        }
    }
}

void addFrame(const PicturePage::Placed& placed, const PictureFrame& frame, std::vector<Block>& blocks) {
    const Area& cells = frame.cells;
    const Area all = shifted({0, 0, cells.width() * cellWidth - 1, cells.height() * cellHeight - 1},
                             {cells.x1, cells.y1}, placed.corner);
    blocks.push_back({{all.x1, all.y1, all.x2, all.y1}, frame.ink});
    blocks.push_back({{all.x1, all.y2, all.x2, all.y2}, frame.ink});
    blocks.push_back({{all.x1, all.y1 + 1, all.x1, all.y2 - 1}, frame.ink});
    blocks.push_back({{all.x2, all.y1 + 1, all.x2, all.y2 - 1}, frame.ink});
}

// Through the middle of a cell, or along its edge.
void addAxis(const PicturePage::Placed& placed, const PictureAxis& axis, std::vector<Block>& blocks) {
    const Grid<PictureCell>& cells = placed.picture.cells;
    const Point last{cells.width() * cellWidth - 1, cells.height() * cellHeight - 1};
    const int at = (axis.place + 1) * (axis.isUpright ? cellWidth : cellHeight) / 2;
    if (at < 0 || at > (axis.isUpright ? last.x : last.y))
        return;
    const Area line = axis.isUpright ? Area{at, 0, at, last.y} : Area{0, at, last.x, at};
    blocks.push_back({line.shifted(placed.corner), axis.ink});
}

void addCharacters(const PicturePage::Placed& placed, ShapeBlocks& shapes, std::vector<Block>& blocks) {
    const Grid<PictureCell>& cells = placed.picture.cells;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const PictureCell& cell = cells.at({x, y});
            const auto [shape, isNew] = shapes.try_emplace(cell.character);
            if (isNew)
                shape->second = blocksOf(shapeOf(cell.character));
            for (const Area& block : shape->second)
                blocks.push_back({shifted(block.shifted(corner), {x, y}, placed.corner), cell.ink});
        }
    }
}

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

// The points of a page, three bytes each.
std::vector<png_byte> pointsOf(const PicturePage& page) {
    std::vector<png_byte> points(std::size_t(page.size.x) * std::size_t(page.size.y) * 3);
    fill(points, page.size.x, {{0, 0, page.size.x - 1, page.size.y - 1}, page.paper});
    ShapeBlocks shapes;
    for (const PicturePage::Placed& placed : page.pictures) {
        std::vector<Block> blocks;
        addGrounds(page, placed, blocks);
        for (const PictureFrame& frame : placed.picture.frames)
            addFrame(placed, frame, blocks);
        for (const PictureAxis& axis : placed.picture.axes)
            addAxis(placed, axis, blocks);
        addCharacters(placed, shapes, blocks);
        for (const Block& block : blocks)
            fill(points, page.size.x, block);
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

} // namespace

Result<std::string> pngOf(const PicturePage& page, int scale) {
    require(scale >= 1 && scale <= mostScale, "a point becomes 1 to 8 pixels");
    const std::size_t width = std::size_t(page.size.x) * std::size_t(scale);
    const std::size_t height = std::size_t(page.size.y) * std::size_t(scale);
    if (width * height > mostPixels)
        return failure(say("the picture would be {} by {} pixels, which is too large; choose a smaller "
                           "scale, or SVG",
                           width, height));
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.format = PNG_FORMAT_RGB;
    image.width = png_uint_32(width);
    image.height = png_uint_32(height);
    std::vector<png_byte> points = pointsOf(page);
    std::vector<png_byte> colors;
    int bytesOfPoint = 3;
    if (std::optional<Indexed> few = indexed(points)) {
        image.format = PNG_FORMAT_RGB_COLORMAP;
        image.colormap_entries = png_uint_32(few->colors.size() / 3);
        points = std::move(few->points);
        colors = std::move(few->colors);
        bytesOfPoint = 1;
    }
    const std::vector<png_byte> pixels = enlarged(points, bytesOfPoint, page.size, scale);
    std::string bytes;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    bytes.resize(size);
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, colors.data()) == 0)
        return failure(say("the picture cannot be written: {}", image.message));
    bytes.resize(size);
    return bytes;
}

std::string svgOf(const PicturePage& page, int scale, std::string_view title) {
    std::string text = std::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\" "
        "shape-rendering=\"crispEdges\" role=\"img\">\n<title>{}</title>\n",
        page.size.x * scale, page.size.y * scale, page.size.x, page.size.y, escaped(title));
    text += rectOf({{0, 0, page.size.x - 1, page.size.y - 1}, page.paper});
    ShapeBlocks shapes;
    for (const PicturePage::Placed& placed : page.pictures) {
        std::vector<Block> grounds;
        addGrounds(page, placed, grounds);
        text += pathsOf(grounds);
        for (const PictureFrame& frame : placed.picture.frames) {
            std::vector<Block> lines;
            addFrame(placed, frame, lines);
            text += std::format("<g><title>{}</title>{}</g>\n", escaped(frame.label), pathsOf(lines));
        }
        std::vector<Block> axes;
        for (const PictureAxis& axis : placed.picture.axes)
            addAxis(placed, axis, axes);
        text += pathsOf(axes);
        std::vector<Block> characters;
        addCharacters(placed, shapes, characters);
        text += pathsOf(characters);
    }
    return text + "</svg>\n";
}

} // namespace levwright
