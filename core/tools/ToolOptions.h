// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen of the tools in hand, and a table with all that is said of each choice: menus, keys and
// the bar of options come from it.
#pragma once

#include <cstdint>
#include <span>

namespace levwright {

enum class Mirror : std::uint8_t { None, LeftRight, TopBottom, Both, HalfTurn };

struct ToolOptions {
    int brushSize = 1; // cells
    bool roundBrush = false;
    bool fillsCorners = false; // a fill goes on by corners, too
    Mirror mirror = Mirror::None;
    bool smartWalls = true; // walls around what is drawn are put right
    bool lightsRoom = true; // a room gets its lit region
    bool roomHasDoor = false;
    bool secretDoor = false;
    bool operator==(const ToolOptions&) const = default;
};

// Which options a tool has, any of them together.
using OptionSet = std::uint8_t;
constexpr OptionSet noOptions = 0;
constexpr OptionSet brushOptions = 1;
constexpr OptionSet fillOptions = 2;
constexpr OptionSet mirrorOptions = 4;
constexpr OptionSet wallOptions = 8;
constexpr OptionSet roomOptions = 16;
constexpr OptionSet doorOptions = 32;

struct OptionRow {
    OptionSet of; // the tools that have one of these
    const char* action;
    const char* text;  // in menus, '&' before the letter to press
    const char* brief; // in the bar of options
    const char* key;
    const char* tip;
    const char* choice; // one of those with this name is on at a time; null: on or off by itself
    bool (*isOn)(const ToolOptions& options);
    void (*set)(ToolOptions& options, bool on);
};

// Those of one choice stand together.
std::span<const OptionRow> optionTable();

// The next size of brushes up or down, as far as there is one.
int nextBrushSize(int size, int step);

} // namespace levwright
