// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/instance/RollPlan.h"
#include "core/lens/LensSum.h"
#include "core/stats/LevelCounts.h"
#include "core/survey/Survey.h"

#include <functional>
#include <map>
#include <string>

namespace levwright::survey {

// The results of rolling a level.
struct Rolled {
    roll::LevelStatistics statistics;
    Numbers numbers; // what the statistics do not have: sums over all monsters, kinds of rooms, ...
    // Lenses over the first rolls, for pictures; what the game mirrored is put back.
    lens::LensSum way;
    lens::LensSum danger;
};

// Rolls the seeds of a range and counts. goesOn is called with each roll; if it returns false, the other
// seeds are left out. catalog: of the level's game.
Rolled rolled(const roll::RollPlanPtr& plan, const Catalog& catalog, roll::SeedRange seeds,
              const std::function<bool(const roll::LevelInstance&)>& goesOn);

} // namespace levwright::survey
