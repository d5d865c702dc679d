// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace levwright::sources {

// "amulet of ESP" becomes AMULET_OF_ESP: what the games name the constant of a thing.
std::string constantOfWords(std::string_view words);

} // namespace levwright::sources
