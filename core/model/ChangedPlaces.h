// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelModel.h"
#include "core/model/LevelView.h"

#include <optional>

namespace levwright {

// The statements that an edit of a level has put in the place of as many others.
struct ChangedPlaces {
    StatementSpan statements;
    Offset grown = 0; // by how much what is behind them has moved; wraps around below 0
};

// Empty if the placements of other statements may have changed, too, or if one of these cannot be shown
// without others.
std::optional<ChangedPlaces> changedPlaces(const LevelModel& before, const LevelModel& after);

} // namespace levwright
