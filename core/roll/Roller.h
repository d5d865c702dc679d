// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/roll/LevelInstance.h"
#include "core/roll/LevelPlan.h"

#include <memory>

namespace levwright::roll {

class RollState;

// What is to be rolled. Errors: the game has no tables for it (GenerationTables).
Result<LevelPlanPtr> planRolls(CompiledLevel level, const Catalog& catalog, const RollContext& context);

// Makes levels of one plan, one after the other, in the same memory. For one thread; any number of rollers
// may share a plan.
class Roller {
public:
    explicit Roller(LevelPlanPtr plan);
    ~Roller();
    Roller(Roller&&) noexcept;
    Roller& operator=(Roller&&) noexcept;

    // The same for the same plan and seed, on every machine. Valid until the next call. Whatever the compiled
    // level holds, there is an instance; where the game would have ended, fatal says why, and what was made
    // until then is there.
    const LevelInstance& roll(std::uint64_t seed);

private:
    std::unique_ptr<RollState> m_state;
};

} // namespace levwright::roll
