// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/sources/TreeFiles.h"

#include <string>
#include <string_view>

namespace levwright::sources {

struct Family {
    std::string_view base;     // a game of the catalog
    std::string_view language; // of level descriptions
    bool hasScripts = false;   // levels in Lua, perhaps beside descriptions
};

// Error: this is no game's tree.
Result<Family> familyOf(TreeFiles& files);
// The name that the game has for itself, else that of its folder.
std::string nameOf(TreeFiles& files, std::string_view folder);

} // namespace levwright::sources
