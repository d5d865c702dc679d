// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace levwright {

// The Lua that runs scripts, such as "Lua 5.4.7".
std::string_view luaRelease();

} // namespace levwright
