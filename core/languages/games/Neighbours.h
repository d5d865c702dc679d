// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside a level and belongs to it.
#pragma once

#include "core/model/Game.h"

#include <filesystem>
#include <string_view>

namespace levwright {

// The game with what is beside the file of a level: the functions of a library of scripts (see
// ScriptLibrary.h) and, if the text has a portal, the levels and dungeons of dungeon.lua or dungeon.def,
// where portals lead. It is the game itself if there is nothing, or nothing of use. A description with an
// error is not used.
GamePtr withNeighbours(const GamePtr& game, const std::filesystem::path& file, std::string_view text);

// The word of a portal in levels of the game, while it does not know where portals lead; else empty.
std::string_view portalWordFor(const Game& game);

} // namespace levwright
