// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about the file that reader and writer share, besides the records.
#pragma once

#include "core/compiled/CompiledLevel.h"

namespace levwright::lev34 {

constexpr unsigned kindByte(LevelKind kind) {
    return kind == LevelKind::Rooms ? 1 : 2;
}

// In levels with an initial map, the cells of a map of at most 1x1 are omitted.
constexpr bool writesCells(bool levelHasInitMap, int width, int height) {
    return !levelHasInitMap || width > 1 || height > 1;
}

} // namespace levwright::lev34
