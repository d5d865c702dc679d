// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as the bytes of files.
#pragma once

#include "core/base/Result.h"
#include "core/picture/PicturePage.h"

#include <string>

namespace levwright {

inline constexpr int mostScale = 8;

// scale makes each point that many pixels wide and high, 1 to mostScale. Error: it would be too large.
Result<std::string> pngOf(const PicturePage& page, int scale);

// The same points as shapes of one colour each. title: what the picture shows, for readers of screens.
std::string svgOf(const PicturePage& page, int scale, std::string_view title);

} // namespace levwright
