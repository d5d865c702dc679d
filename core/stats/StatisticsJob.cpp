// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/StatisticsJob.h"

#include "core/stats/LevelCounts.h"

#include <utility>

namespace levwright::roll {

struct StatisticsJob::Tallies {
    explicit Tallies(RollPlanPtr plan) : roller(plan), counts(std::move(plan)) {}

    Roller roller;
    LevelCounts counts;
    std::vector<SeedRange> seeds;
};

StatisticsJob::StatisticsJob(RollPlanPtr plan) : m_tallies(std::make_unique<Tallies>(std::move(plan))) {}
StatisticsJob::~StatisticsJob() = default;
StatisticsJob::StatisticsJob(StatisticsJob&&) noexcept = default;
StatisticsJob& StatisticsJob::operator=(StatisticsJob&&) noexcept = default;

void StatisticsJob::run(SeedRange seeds, const std::stop_token& givenUp) {
    if (seeds.first > seeds.last)
        return;
    std::vector<SeedRange>& done = m_tallies->seeds;
    m_tallies->roller.giveUpWhen(givenUp);
    for (std::uint64_t seed = seeds.first;; ++seed) {
        const LevelInstance& level = m_tallies->roller.roll(seed);
        if (givenUp.stop_requested())
            return;
        m_tallies->counts.add(level);
        if (!done.empty() && done.back().last + 1 == seed)
            done.back().last = seed;
        else
            done.push_back({seed, seed});
        if (seed == seeds.last)
            return;
    }
}

LevelStatistics StatisticsJob::statistics() const {
    LevelStatistics statistics = m_tallies->counts.statistics();
    statistics.seeds = m_tallies->seeds;
    std::ranges::sort(statistics.seeds);
    return statistics;
}

} // namespace levwright::roll
