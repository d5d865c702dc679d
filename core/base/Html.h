// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace levwright {

// The text for a page of HTML, within an element or an attribute in double quotes.
std::string inHtml(std::string_view text);

} // namespace levwright
