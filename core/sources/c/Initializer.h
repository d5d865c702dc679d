// SPDX-License-Identifier: GPL-3.0-or-later
// The few shapes of C that tables are written in, after the preprocessor.
#pragma once

#include "core/sources/c/Unit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::sources {

// Splits at the commas that are in no bracket. A comma at the end begins no further item.
std::vector<Tokens> splitAtCommas(Tokens tokens);
// Reads a list that begins with the first token.
Value readInitializer(Tokens tokens);
// The names of the members between the braces of a struct.
std::vector<std::string_view> memberNames(Tokens tokens);

} // namespace levwright::sources
