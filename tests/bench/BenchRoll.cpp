// SPDX-License-Identifier: GPL-3.0-or-later
// bench_roll [SECONDS] FILE.lev…: counts how many times per second one core rolls a level, with and without
// statistics.
#include "app/cli/LevelSource.h"
#include "core/stats/StatisticsJob.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <format>
#include <iostream>

using namespace levwright;

namespace {

// Calls step with new seeds for that many seconds. Returns the calls per second.
template <class Step>
double timesASecond(double seconds, const Step& step) {
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t seed = 0;
    double passed = 0;
    while (passed < seconds) {
        for (int i = 0; i < 100; ++i)
            step(++seed);
        passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    return double(seed) / passed;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: bench_roll SECONDS FILE.lev…\n";
        return 2;
    }
    const DiskFileStore files;
    for (int i = 2; i < argc; ++i) {
        const Result<cli::RollSource> source = cli::rollSourceOf({.path = argv[i]}, files);
        if (!source) {
            std::cerr << source.error().message << '\n';
            return 1;
        }
        roll::Roller roller(source->plan);
        roll::StatisticsJob job(source->plan);
        const double rolls = timesASecond(std::stod(argv[1]), [&](std::uint64_t seed) { roller.roll(seed); });
        const double counted =
            timesASecond(std::stod(argv[1]), [&](std::uint64_t seed) { job.run({seed, seed}); });
        std::cout << std::format("{:10} {:8.0f} rolls a second, {:8.0f} with statistics\n",
                                 std::filesystem::path(argv[i]).stem().string(), rolls, counted);
    }
    return 0;
}
