// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/LevelStatistics.h"

#include <memory>
#include <stop_token>

namespace levwright::roll {

// Rolls a level seed by seed and counts the results. It uses no threads: callers give each thread a job of
// its own with the same plan and other seeds, and merge the statistics.
class StatisticsJob {
public:
    explicit StatisticsJob(RollPlanPtr plan);
    ~StatisticsJob();
    StatisticsJob(StatisticsJob&&) noexcept;
    StatisticsJob& operator=(StatisticsJob&&) noexcept;

    // Rolls the seeds of the range, which must be new to this job. If it is given up, the remaining seeds are
    // not counted.
    void run(SeedRange seeds, const std::stop_token& givenUp = {});
    // The statistics of all rolls so far.
    LevelStatistics statistics() const;

private:
    struct Tallies;
    std::unique_ptr<Tallies> m_tallies;
};

} // namespace levwright::roll
