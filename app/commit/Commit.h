// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace levwright {

// The commit that the program was built from, such as "1a2b3c4d5e6f", with a "+" if files differed from it.
// Empty if it was not built from a git checkout.
std::string_view builtFrom();

} // namespace levwright
