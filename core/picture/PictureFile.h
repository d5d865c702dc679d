// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as the bytes of files.
#pragma once

#include "core/base/Result.h"
#include "core/picture/Picture.h"

#include <string>

namespace levwright {

// A cell is 6 points wide and 9 high; scale makes each point that many pixels wide and high, 1 to 8.
Result<std::string> pngOf(const Picture& picture, int scale);

// The same points as shapes of one colour each. title: what the picture shows, for readers of screens.
std::string svgOf(const Picture& picture, int scale, std::string_view title);

} // namespace levwright
