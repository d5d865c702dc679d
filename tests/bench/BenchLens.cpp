// SPDX-License-Identifier: GPL-3.0-or-later
// bench_lens TIMES FILE…: how long each lens takes for one roll of a level, in the middle of that many.
#include "app/cli/LevelSource.h"
#include "core/lens/LensWish.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <format>
#include <iostream>
#include <string>
#include <vector>

using namespace levwright;

namespace {

double middleMilliseconds(int times, const roll::LevelInstance& level, const cli::RollSource& source,
                          const lens::LensWish& wish) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const lens::LensGround ground(level, *source.plan->tables, *source.catalog);
        const lens::LensResult result = lens::lensOf(ground, wish);
        const auto end = std::chrono::steady_clock::now();
        if (result.kind == wish.kind)
            all.push_back(std::chrono::duration<double, std::milli>(end - start).count());
    }
    std::ranges::sort(all);
    return all[all.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: bench_lens TIMES FILE…\n";
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
        const roll::LevelInstance& level = roller.roll(1);
        std::cout << std::format("{:10}", std::filesystem::path(argv[i]).stem().string());
        for (const lens::LensKind kind : lens::allLenses())
            std::cout << std::format(" {} {:.3f} ms,", lens::wordOf(kind),
                                     middleMilliseconds(std::stoi(argv[1]), level, *source, {.kind = kind}));
        std::cout << std::format(
            " sight from one cell {:.3f} ms\n",
            middleMilliseconds(std::stoi(argv[1]), level, *source,
                               {.kind = lens::LensKind::Sight, .extent = lens::SightExtent::FromStart}));
    }
    return 0;
}
