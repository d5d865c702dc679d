// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Game.h"
#include "core/text/TextSnapshot.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// What a text that is read as levels of the game is instead; nothing: it may well be levels. Any script of
// the game reads as a level, though of those that it keeps for other ends nothing comes.
std::optional<std::string> whyNoLevel(const Game& game, std::string_view fileName, const TextSnapshot& text);

} // namespace levwright
