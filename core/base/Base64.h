// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as text, for formats that hold no bytes (RFC 4648, section 4).
#pragma once

#include <string>
#include <string_view>

namespace levwright {

// With padding and without line ends.
std::string base64Of(std::string_view bytes);

} // namespace levwright
