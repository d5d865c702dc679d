// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a level in a classic language ready for rolling.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"
#include "core/roll/Roller.h"

namespace levwright::roll {

// Errors: the level has errors, or its game has no tables for rolling (GenerationTables).
Result<LevelPlanPtr> planDescribed(const Catalog& catalog, const ClassicLevel& level,
                                   const RollContext& context);

} // namespace levwright::roll
