// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace levwright {

// A Python literal on several lines that gives exactly this text. It is a raw literal if possible, otherwise
// it has escapes. The text must be valid UTF-8.
std::string pythonString(std::string_view text);

} // namespace levwright
