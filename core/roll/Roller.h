// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/roll/LevelPlan.h"

#include <cstddef>
#include <vector>

namespace levwright::roll {

// Prepares a level for rolling. statements is as in RollPlan, if the level has a description. Errors: the
// game has no tables for it (GenerationTables).
Result<LevelPlanPtr> planRolls(CompiledLevel level, const Catalog& catalog, const RollContext& context,
                               std::vector<std::size_t> statements = {});

} // namespace levwright::roll
