// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the tools, and a table that describes each choice: menus, keys and the bar of options are
// made from it.
#pragma once

#include <cstdint>
#include <span>

namespace levwright {

enum class Mirror : std::uint8_t { None, LeftRight, TopBottom, Both, HalfTurn };

struct ToolOptions {
    int brushSize = 1; // cells
    bool roundBrush = false;
    bool fillsCorners = false; // a fill passes corners, too
    Mirror mirror = Mirror::None;
    bool smartWalls = true; // walls around what is drawn are corrected
    bool lightsRoom = true; // a room gets its lit region
    bool roomHasDoor = false;
    bool secretDoor = false;
    bool operator==(const ToolOptions&) const = default;
};

// The options that a tool has; any combination is possible.
using OptionSet = std::uint8_t;
constexpr OptionSet noOptions = 0;
constexpr OptionSet brushOptions = 1;
constexpr OptionSet fillOptions = 2;
constexpr OptionSet mirrorOptions = 4;
constexpr OptionSet wallOptions = 8;
constexpr OptionSet roomOptions = 16;
constexpr OptionSet doorOptions = 32;

struct OptionRow {
    OptionSet of; // the tools for which this row is offered
    const char* action;
    const char* text;  // in menus, '&' before the letter to press
    const char* brief; // in the bar of options
    const char* key;
    const char* tip;
    const char* choice; // one row of a choice is on at a time; null for a switch by itself
    bool (*isOn)(const ToolOptions& options);
    void (*set)(ToolOptions& options, bool on);
};

// Rows with the same choice are consecutive.
std::span<const OptionRow> optionTable();

// The next larger or smaller brush size, as far as there is one.
int nextBrushSize(int size, int step);

} // namespace levwright
