// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace levwright::survey {

// What a kind of finding means, as a sentence in the language in use; the name itself if there is no such
// kind. kind: as roll::nameOf gives it.
std::string_view meaningOf(std::string_view kind);

} // namespace levwright::survey
