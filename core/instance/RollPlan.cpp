// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/RollPlan.h"

#include <algorithm>

namespace levwright::roll {

Point RollPlan::cornerOfPart(std::size_t part) const {
    if (part >= partCount())
        return {0, 0};
    const Area area = areaOfPart(part);
    return {area.x1, area.y1};
}

std::optional<std::int32_t> RollPlan::numberOf(std::size_t statement) const {
    const auto found = std::ranges::find(statements, statement);
    return found == statements.end() ? std::nullopt : std::optional(std::int32_t(found - statements.begin()));
}

} // namespace levwright::roll
