// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the languages of levels, as `language` in a game.tsv gives them. They are also the folders of
// core/languages.
#pragma once

#include <string_view>

namespace levwright::language {

inline constexpr std::string_view classic = "classic"; // NetHack 3.2 to 3.4.3 and SLASH'EM
inline constexpr std::string_view program = "program"; // NetHack 3.6, with loops and variables
inline constexpr std::string_view script = "script";   // the Lua scripts of NetHack 3.7 and 5.0

} // namespace levwright::language
