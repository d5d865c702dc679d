// SPDX-License-Identifier: GPL-3.0-or-later
// What the map characters of an imported game look like. Sources do not tell that.
#pragma once

#include "core/base/Result.h"
#include "core/sources/ImportedGame.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// Terrain that is drawn as its character until somebody says what it looks like.
struct PlainCell {
    char character = 0;
    std::string terrain; // e.g. "sewage"
};

std::vector<PlainCell> plainCells(const SourceGame& source);

// The look of one kind of terrain, as the columns of the table have it.
struct CellLook {
    std::string terrain;
    std::string tile;
    std::string ink;
    std::string palette;
};

// The look that one kind of terrain has in the game's base. Error: there is no such terrain; the message
// lists those that have a look.
Result<CellLook> lookLike(const SourceGame& source, std::string_view terrain, std::string_view model);
// The kinds of terrain that others can look like.
std::vector<std::string> modelsOf(const SourceGame& source);
// "V=lava": the character of a plain cell, and what it looks like. Error: it says something else.
Result<CellLook> lookFrom(const SourceGame& source, std::string_view words);

// The looks that a table of terrain gives, such as that of an earlier import.
std::vector<CellLook> looksIn(std::string_view terrainTable);
// Gives looks to terrain that has none.
void addLooks(SourceGame& source, const std::vector<CellLook>& looks);

} // namespace levwright
