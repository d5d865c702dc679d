// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/PicturePage.h"

#include <algorithm>
#include <cmath>

namespace levwright {
namespace {

constexpr int gap = 12; // points between the pictures of a sheet
constexpr int nameHeight = pointsOfCell.y + 3;

Point sizeOf(const Picture& picture) {
    return {picture.cells.width() * picture.cellSize.x, picture.cells.height() * picture.cellSize.y};
}

int usualColumns(std::size_t count, Point size) {
    constexpr double wish = 1.4; // width by height
    const double columns = std::sqrt(double(count) * wish * size.y / std::max(size.x, 1));
    return std::clamp(int(std::lround(columns)), 1, std::max(int(count), 1));
}

} // namespace

PicturePage pageOf(Picture picture, const PageStyle& style) {
    const Point size = sizeOf(picture);
    PicturePage page{{size.x + 2 * style.border, size.y + 2 * style.border}, paperRgb(style.ground)};
    page.pictures.push_back({{style.border, style.border}, std::move(picture)});
    return page;
}

PicturePage sheetOf(std::vector<NamedPicture> pictures, const PageStyle& style, int columns) {
    Point largest;
    for (const NamedPicture& each : pictures) {
        const Point size = sizeOf(each.picture);
        largest = {std::max(largest.x, size.x), std::max(largest.y, size.y)};
    }
    if (columns == 0)
        columns = usualColumns(pictures.size(), {largest.x + gap, largest.y + nameHeight + gap});
    columns = std::min(columns, std::max(int(pictures.size()), 1));
    PicturePage page{{2 * style.border + columns * largest.x + (columns - 1) * gap, 0},
                     paperRgb(style.ground)};
    int top = style.border;
    for (std::size_t first = 0; first < pictures.size(); first += std::size_t(columns)) {
        const std::size_t end = std::min(pictures.size(), first + std::size_t(columns));
        int height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, sizeOf(pictures[i].picture).y);
        for (std::size_t i = first; i < end; ++i) {
            const int left = style.border + int(i - first) * (largest.x + gap);
            const int bottom = top + height;
            const std::string name = pictures[i].name.substr(0, std::size_t(largest.x / pointsOfCell.x));
            page.pictures.push_back(
                {{left, bottom - sizeOf(pictures[i].picture).y}, std::move(pictures[i].picture)});
            page.pictures.push_back(
                {{left, bottom + nameHeight - pointsOfCell.y}, pictureOfText(name, style.ground)});
        }
        top += height + nameHeight + (end < pictures.size() ? gap : 0);
    }
    page.size.y = top + style.border;
    return page;
}

} // namespace levwright
