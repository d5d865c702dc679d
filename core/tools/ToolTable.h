// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/PaintTool.h"

#include <span>

namespace levwright {

// All that is said of a tool; its picture is the drawing of that name in resources/icons. To add one, give it
// a value of ToolId, a row of PaintTool.cpp and a drawing.
struct ToolRow {
    ToolId id;
    std::string_view name; // for undo steps and messages
    const char* action;    // of its command
    const char* text;      // in menus, '&' before the letter to press
    const char* icon;
    const char* key;
    const char* tip;
    bool takesTerrain; // whoever chooses a terrain goes on with this tool
    OptionSet options;
    std::unique_ptr<PaintTool> (*make)(); // null: it does not paint
};

// By ToolId, which is the order of menus and tool bars.
std::span<const ToolRow> toolTable();

} // namespace levwright
