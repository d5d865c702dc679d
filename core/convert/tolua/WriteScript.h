// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions in the language of NetHack 3.6 as level scripts of NetHack 3.7. Internal to convert.
#pragma once

#include "core/convert/Conversion.h"
#include "core/syntax/FileTree.h"

#include <vector>

namespace levwright::tolua {

struct WrittenScript {
    std::string name; // of the level
    std::string text;
    Range range;                       // of the level's header, in the file
    std::vector<ConversionNote> notes; // ranges in the file
};

// One script for each level of a file without errors. Comments before a level go with it.
std::vector<WrittenScript> writeScripts(const Game& from, const Game& to, const FileTree& file);

} // namespace levwright::tolua
