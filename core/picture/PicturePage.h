// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures on paper: one with a border, or many on a sheet with their names.
#pragma once

#include "core/picture/Picture.h"

#include <string>
#include <vector>

namespace levwright {

inline constexpr int mostBorder = 500; // points

// Places and sizes count in points.
struct PicturePage {
    struct Placed {
        Point corner; // upper left
        Picture picture;
    };
    Point size;
    Rgb paper = 0;
    std::vector<Placed> pictures = {};
};

struct PageStyle {
    int border = 0; // points of paper on each side, 0 to mostBorder
    Ground ground = Ground::Light;
    TilesetPtr tileset = nullptr; // of pictures that are drawn for the page
};

PicturePage pageOf(Picture picture, const PageStyle& style);

struct NamedPicture {
    std::string name;
    Picture picture;
};

// The pictures row by row, each with its name below. columns: 0 for as many as make a sheet that is a little
// wider than high.
PicturePage sheetOf(std::vector<NamedPicture> pictures, const PageStyle& style, int columns = 0);

} // namespace levwright
