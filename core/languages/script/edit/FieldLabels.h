// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspector calls the keys of a script's calls.
#pragma once

#include <string>
#include <string_view>

namespace levwright {

// In English, for said(): “foreground” for fg. The words of the key itself if it has no other label, as the
// keys of variants.
std::string labelOfKey(std::string_view key);

} // namespace levwright
