// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ChangedPlaces.h"

#include "core/model/Containment.h"

namespace levwright {
namespace {

bool isShownAlone(const StatementNode& statement) {
    return statement.isWhole() && !isContained(statement);
}

} // namespace

std::optional<ChangedPlaces> changedPlaces(const LevelModel& before, const LevelModel& after) {
    const StatementChange* change = after.changeSince(before);
    if (change == nullptr || change->endBefore != change->endAfter)
        return std::nullopt;
    for (std::size_t i = change->first; i < change->endAfter; ++i) {
        if (!isShownAlone(before.tree->statements[i]) || !isShownAlone(after.tree->statements[i]))
            return std::nullopt;
    }
    return ChangedPlaces{{change->first, change->endAfter}, change->grown};
}

} // namespace levwright
