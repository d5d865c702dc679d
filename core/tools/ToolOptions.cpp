// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/ToolOptions.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace levwright {
namespace {

constexpr std::array sizes{1, 2, 3, 5, 7, 9};

template <bool ToolOptions::* option>
constexpr OptionRow onOrOff(OptionSet of, const char* action, const char* text, const char* brief,
                            const char* key) {
    return {of,
            action,
            text,
            brief,
            key,
            nullptr,
            nullptr,
            [](const ToolOptions& options) { return options.*option; },
            [](ToolOptions& options, bool on) { options.*option = on; }};
}

constexpr OptionRow telling(OptionRow row, const char* tip) {
    row.tip = tip;
    return row;
}

template <int size>
constexpr OptionRow brushOf(const char* action, const char* text, const char* brief) {
    return {brushOptions,
            action,
            text,
            brief,
            nullptr,
            "Paint with a brush of this size",
            "size",
            [](const ToolOptions& options) { return options.brushSize == size; },
            [](ToolOptions& options, bool /*on*/) { options.brushSize = size; }};
}

template <Mirror mirror>
constexpr OptionRow mirrorBy(const char* action, const char* text, const char* brief, const char* key) {
    return {mirrorOptions,
            action,
            text,
            brief,
            key,
            "Paint on both sides of the middle of the map",
            "mirror",
            [](const ToolOptions& options) { return options.mirror == mirror; },
            [](ToolOptions& options, bool /*on*/) { options.mirror = mirror; }};
}

constexpr OptionRow rows[] = {
    brushOf<1>("option.size1", "Brush of 1 Cell", "1 cell"),
    brushOf<2>("option.size2", "Brush of 2 × 2 Cells", "2 × 2"),
    brushOf<3>("option.size3", "Brush of 3 × 3 Cells", "3 × 3"),
    brushOf<5>("option.size5", "Brush of 5 × 5 Cells", "5 × 5"),
    brushOf<7>("option.size7", "Brush of 7 × 7 Cells", "7 × 7"),
    brushOf<9>("option.size9", "Brush of 9 × 9 Cells", "9 × 9"),
    telling(onOrOff<&ToolOptions::roundBrush>(brushOptions, "option.roundBrush", "R&ound Brush", "Round",
                                              "Ctrl+Alt+O"),
            "Paint with a round brush"),
    telling(onOrOff<&ToolOptions::fillsCorners>(fillOptions, "option.fillsCorners", "&Fill around Corners",
                                                "Corners", "Ctrl+Alt+F"),
            "Also fill cells that touch only at corners, but not between two walls"),
    mirrorBy<Mirror::None>("option.mirrorNone", "&No Mirror", "No mirror", "Ctrl+Alt+N"),
    mirrorBy<Mirror::LeftRight>("option.mirrorLeftRight", "Mirror &Left and Right", "Left | right",
                                "Ctrl+Alt+V"),
    mirrorBy<Mirror::TopBottom>("option.mirrorTopBottom", "Mirror &Top and Bottom", "Top / bottom",
                                "Ctrl+Alt+H"),
    mirrorBy<Mirror::Both>("option.mirrorBoth", "Mirror &Both", "All four", "Ctrl+Alt+B"),
    mirrorBy<Mirror::HalfTurn>("option.mirrorHalfTurn", "Mirror by a Half T&urn", "Half turn", "Ctrl+Alt+T"),
    telling(onOrOff<&ToolOptions::smartWalls>(wallOptions, "option.smartWalls", "Smart &Walls", "Smart walls",
                                              "Ctrl+Alt+W"),
            "Draw walls in their proper direction wherever something is painted"),
    telling(onOrOff<&ToolOptions::lightsRoom>(roomOptions, "option.litRoom", "Rooms with Lig&ht", "Lit",
                                              "Ctrl+Alt+L"),
            "Add the lit region of a room that is drawn"),
    telling(onOrOff<&ToolOptions::roomHasDoor>(roomOptions, "option.roomDoor", "Rooms with a &Door", "Door",
                                               "Ctrl+Alt+D"),
            "Put a door into a room that is drawn"),
    telling(onOrOff<&ToolOptions::secretDoor>(roomOptions | doorOptions, "option.secretDoor", "&Secret Doors",
                                              "Secret", "Ctrl+Alt+S"),
            "Draw doors that have to be searched for"),
};

} // namespace

std::span<const OptionRow> optionTable() {
    return rows;
}

int nextBrushSize(int size, int step) {
    const auto at = std::ranges::find(sizes, size) - sizes.begin() + step;
    return sizes[std::size_t(std::clamp<std::ptrdiff_t>(at, 0, std::ptrdiff_t(sizes.size()) - 1))];
}

} // namespace levwright
