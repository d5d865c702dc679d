// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/LevelStatistics.h"

#include <memory>

namespace levwright::roll {

// Rolls a level seed by seed and counts what comes of it. It knows no threads: callers give each its own job
// over the same plan and other seeds, and merge what they counted.
class StatisticsJob {
public:
    explicit StatisticsJob(RollPlanPtr plan);
    ~StatisticsJob();
    StatisticsJob(StatisticsJob&&) noexcept;
    StatisticsJob& operator=(StatisticsJob&&) noexcept;

    // Rolls the seeds of the range, which no call before has had.
    void run(SeedRange seeds);
    // Of all that was run.
    LevelStatistics statistics() const;

private:
    struct Tallies;
    std::unique_ptr<Tallies> m_tallies;
};

} // namespace levwright::roll
