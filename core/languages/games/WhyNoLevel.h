// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Whether the file is the list of vaults that the level compilers of some variants write: a line for each,
// with two numbers and a name.
bool isVaultList(std::string_view fileName, std::string_view bytes);

// What a text that is read as levels of the game really is; empty if it may well be levels. Any script of the
// game can be read as a level, but one that the game keeps for other purposes gives nothing.
std::optional<std::string> whyNoLevel(const Game& game, std::string_view fileName, const TextSnapshot& text);

} // namespace levwright
