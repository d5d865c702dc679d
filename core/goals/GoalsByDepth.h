// SPDX-License-Identifier: GPL-3.0-or-later
// Goals that must be rolled at a depth of their own.
#pragma once

#include "core/goals/Goal.h"

#include <vector>

namespace levwright::goals {

struct GoalsAtDepth {
    int depth = 0;
    std::vector<WrittenGoal> goals;
};

// The first one is of the usual depth, with all goals that name none; it may be empty. The others are of
// other depths.
std::vector<GoalsAtDepth> byDepth(std::vector<WrittenGoal> goals, int usual);

} // namespace levwright::goals
