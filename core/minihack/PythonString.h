// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace levwright {

// The text as a literal of Python over several lines, which reads back as exactly this text: raw if it can
// be, with escapes where it holds what a raw one cannot. The text is valid UTF-8.
std::string pythonString(std::string_view text);

} // namespace levwright
