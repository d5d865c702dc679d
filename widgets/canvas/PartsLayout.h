// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a maze level lie, and what the level is around them in one roll. Cells are those of the
// level.
#pragma once

#include "core/base/Geometry.h"
#include "core/base/Grid.h"

#include <optional>
#include <vector>

namespace levwright {

struct PartsLayout {
    std::size_t level = 0;
    Grid<char> terrain; // map characters
    std::vector<Area> parts;
    bool operator==(const PartsLayout&) const = default;
};

} // namespace levwright
