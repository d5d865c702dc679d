// SPDX-License-Identifier: GPL-3.0-or-later
// The library of scripts, nhlib.lua, that lies beside a level script.
#pragma once

#include "core/model/Game.h"

#include <filesystem>
#include <string_view>

namespace levwright {

// Whether a script is one of those that games keep beside their levels for other purposes, told by its name:
// nhlib.lua, nhcore.lua and quest.lua.
bool isLibraryName(std::string_view fileName);

// The game with the functions of the nhlib.lua beside the file: they are known, and rolls run them. It is the
// game itself if its levels are no scripts, if there is no such library, or if that has no functions that the
// game's own base does not have.
GamePtr withLibraryBeside(const GamePtr& game, const std::filesystem::path& file);

} // namespace levwright
