// SPDX-License-Identifier: GPL-3.0-or-later
// Converts descriptions in the language of NetHack 3.6 to level scripts of NetHack 3.7. Internal to convert.
#pragma once

#include "core/languages/convert/Conversion.h"
#include "core/tree/FileTree.h"

#include <vector>

namespace levwright::toscript {

struct WrittenScript {
    std::string name; // the name of the level
    std::string text;
    Range range;                       // the level's header, in the file
    std::vector<ConversionNote> notes; // ranges in the file
};

// One script for each level of a file, which must have no errors. Comments before a level are part of it.
std::vector<WrittenScript> writeScripts(const Game& from, const Game& to, const FileTree& file);

} // namespace levwright::toscript
