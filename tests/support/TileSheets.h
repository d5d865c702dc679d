// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up tileset: a sheet in which each tile has one colour of its own.
#pragma once

#include "core/tileset/Bitmap.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace levwright {

inline constexpr int sideOfSheet = 16;

inline Argb colorOfTile(int number) {
    return 0xff000000 | std::uint32_t(100 + number % 150) << 16 | std::uint32_t(40 + number / 150 * 16) << 8 |
           200;
}

inline void addNumber(std::string& bytes, std::uint32_t number, int count) {
    for (; count > 0; --count, number >>= 8)
        bytes += char(number & 0xff);
}

// A BMP file of 24 bits for each point.
inline std::string bmpOf(const Bitmap& picture) {
    const auto width = std::uint32_t(picture.width());
    const auto height = std::uint32_t(picture.height());
    std::string bytes = "BM";
    for (const std::uint32_t number : {0U, 0U, 54U, 40U, width, height})
        addNumber(bytes, number, 4);
    addNumber(bytes, 1, 2);
    addNumber(bytes, 24, 2);
    bytes.resize(54);
    for (int y = picture.height() - 1; y >= 0; --y) {
        for (int x = 0; x < picture.width(); ++x)
            addNumber(bytes, picture.at({x, y}), 3);
        bytes.resize((bytes.size() - 54 + 3) / 4 * 4 + 54);
    }
    return bytes;
}

inline std::string bmpOfTiles(int count) {
    constexpr int columns = 40;
    Bitmap sheet(columns * sideOfSheet, (count + columns - 1) / columns * sideOfSheet);
    for (int y = 0; y < sheet.height(); ++y) {
        for (int x = 0; x < sheet.width(); ++x)
            sheet.set({x, y}, colorOfTile(std::min(y / sideOfSheet * columns + x / sideOfSheet, count)));
    }
    return bmpOf(sheet);
}

} // namespace levwright
