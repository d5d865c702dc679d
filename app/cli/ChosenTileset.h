// SPDX-License-Identifier: GPL-3.0-or-later
// The option --tileset of the commands that draw levels.
#pragma once

#include "app/cli/Console.h"
#include "core/tileset/GameTiles.h"

#include <string>
#include <string_view>
#include <vector>

namespace levwright::cli {

// Null for an empty path.
Result<TilesetPtr> chosenTileset(const std::string& path, const Console& console);

// Says once for each game what hinders the use of the tileset with it. command: which draws.
void sayNotesOn(const TilesetPtr& tileset, const std::vector<const Catalog*>& games, std::string_view command,
                const Console& console);

} // namespace levwright::cli
