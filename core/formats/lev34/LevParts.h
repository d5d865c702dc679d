// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the file that reader and writer share beside the records.
#pragma once

#include "core/compiled/CompiledLevel.h"

namespace levwright::lev34 {

constexpr unsigned kindByte(LevelKind kind) {
    return kind == LevelKind::Rooms ? 1 : 2;
}

// The cells of a map of at most 1x1 are left out in levels with an initial map.
constexpr bool writesCells(bool levelHasInitMap, int width, int height) {
    return !levelHasInitMap || width > 1 || height > 1;
}

} // namespace levwright::lev34
