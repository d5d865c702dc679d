// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/PaintTool.h"

#include <span>

namespace levwright {

// Everything that describes a tool; its picture is the drawing of that name in resources/icons. To add a
// tool, add a value of ToolId, a row of PaintTool.cpp and a drawing.
struct ToolRow {
    ToolId id;
    std::string_view name; // for undo steps and messages
    const char* action;    // the name of its command
    const char* text;      // in menus, '&' before the letter to press
    const char* icon;
    const char* key;
    const char* tip;
    bool takesTerrain; // the tool stays when the user chooses a terrain
    OptionSet options;
    std::unique_ptr<PaintTool> (*make)(); // null if it does not paint
};

// By ToolId, which is the order of menus and tool bars.
std::span<const ToolRow> toolTable();

} // namespace levwright
