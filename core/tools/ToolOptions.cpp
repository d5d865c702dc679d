// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tools/ToolOptions.h"

#include "core/base/Phrase.h"

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
            phrase("Paint with a brush of this size"),
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
            phrase("Paint on both sides of the middle of the map"),
            "mirror",
            [](const ToolOptions& options) { return options.mirror == mirror; },
            [](ToolOptions& options, bool /*on*/) { options.mirror = mirror; }};
}

constexpr OptionRow rows[] = {
    brushOf<1>("option.size1", phrase("Brush of 1 Cell"), phrase("1 cell")),
    brushOf<2>("option.size2", phrase("Brush of 2 × 2 Cells"), phrase("2 × 2")),
    brushOf<3>("option.size3", phrase("Brush of 3 × 3 Cells"), phrase("3 × 3")),
    brushOf<5>("option.size5", phrase("Brush of 5 × 5 Cells"), phrase("5 × 5")),
    brushOf<7>("option.size7", phrase("Brush of 7 × 7 Cells"), phrase("7 × 7")),
    brushOf<9>("option.size9", phrase("Brush of 9 × 9 Cells"), phrase("9 × 9")),
    telling(onOrOff<&ToolOptions::roundBrush>(brushOptions, "option.roundBrush", phrase("R&ound Brush"),
                                              phrase("Round"), "Ctrl+Alt+O"),
            phrase("Paint with a round brush")),
    telling(onOrOff<&ToolOptions::fillsCorners>(fillOptions, "option.fillsCorners",
                                                phrase("&Fill around Corners"), phrase("Corners"),
                                                "Ctrl+Alt+F"),
            phrase("Also fill cells that touch only at corners, but not between two walls")),
    mirrorBy<Mirror::None>("option.mirrorNone", phrase("&No Mirror"), phrase("No mirror"), "Ctrl+Alt+N"),
    mirrorBy<Mirror::LeftRight>("option.mirrorLeftRight", phrase("Mirror &Left and Right"),
                                phrase("Left | right"), "Ctrl+Alt+V"),
    mirrorBy<Mirror::TopBottom>("option.mirrorTopBottom", phrase("Mirror &Top and Bottom"),
                                phrase("Top / bottom"), "Ctrl+Alt+H"),
    mirrorBy<Mirror::Both>("option.mirrorBoth", phrase("Mirror &Both"), phrase("All four"), "Ctrl+Alt+B"),
    mirrorBy<Mirror::HalfTurn>("option.mirrorHalfTurn", phrase("Mirror by a Half T&urn"), phrase("Half turn"),
                               "Ctrl+Alt+T"),
    telling(onOrOff<&ToolOptions::smartWalls>(wallOptions, "option.smartWalls", phrase("Smart &Walls"),
                                              phrase("Smart walls"), "Ctrl+Alt+W"),
            phrase("Draw walls in their proper direction wherever something is painted")),
    telling(onOrOff<&ToolOptions::lightsRoom>(roomOptions, "option.litRoom", phrase("Rooms with Lig&ht"),
                                              phrase("Lit"), "Ctrl+Alt+L"),
            phrase("Add the lit region of a room that is drawn")),
    telling(onOrOff<&ToolOptions::roomHasDoor>(roomOptions, "option.roomDoor", phrase("Rooms with a &Door"),
                                               phrase("Door"), "Ctrl+Alt+D"),
            phrase("Put a door into a room that is drawn")),
    telling(onOrOff<&ToolOptions::secretDoor>(roomOptions | doorOptions, "option.secretDoor",
                                              phrase("&Secret Doors"), phrase("Secret"), "Ctrl+Alt+S"),
            phrase("Draw doors that have to be searched for")),
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
