// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goals/GoalsByDepth.h"

#include <algorithm>
#include <utility>

namespace levwright::goals {

std::vector<GoalsAtDepth> byDepth(std::vector<WrittenGoal> goals, int usual) {
    std::vector<GoalsAtDepth> groups{{usual, {}}};
    for (WrittenGoal& written : goals) {
        const bool namesDepth = written.goal && written.goal->kind == GoalKind::DangerAt;
        const int depth = namesDepth ? written.goal->depth : usual;
        auto group = std::ranges::find(groups, depth, &GoalsAtDepth::depth);
        if (group == groups.end())
            group = groups.insert(group, {depth, {}});
        group->goals.push_back(std::move(written));
    }
    return groups;
}

} // namespace levwright::goals
