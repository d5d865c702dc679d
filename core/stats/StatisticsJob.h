// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/LevelStatistics.h"

#include <memory>
#include <stop_token>

namespace levwright::roll {

// Rolls a level seed by seed and counts what comes of it. It knows no threads: callers give each its own job
// over the same plan and other seeds, and merge what they counted.
class StatisticsJob {
public:
    explicit StatisticsJob(RollPlanPtr plan);
    ~StatisticsJob();
    StatisticsJob(StatisticsJob&&) noexcept;
    StatisticsJob& operator=(StatisticsJob&&) noexcept;

    // Rolls the seeds of the range, which no call before has had; those that are left when it is given up are
    // not counted.
    void run(SeedRange seeds, const std::stop_token& givenUp = {});
    // Of all that was run.
    LevelStatistics statistics() const;

private:
    struct Tallies;
    std::unique_ptr<Tallies> m_tallies;
};

} // namespace levwright::roll
