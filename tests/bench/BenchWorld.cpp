// SPDX-License-Identifier: GPL-3.0-or-later
// bench_world START-FILE: counts turns per second of the world in START-FILE (lines of commands, MAKE_WORLD
// the last) and of a large world made here; and times sight alone.
#include "core/base/FileStore.h"
#include "core/world/World.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace levwright::world;

namespace {

constexpr std::size_t largestStart = std::size_t(16) << 20U;

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void load(World& world, const std::string& commands) {
    std::istringstream lines(commands);
    for (std::string line; std::getline(lines, line);)
        world.execute(line, CommandSource::Save);
}

// 256 x 256 cells, 1,000 actors of four types, and food that spreads.
std::string largeWorld() {
    std::string text =
        "MAP_LENGTH 256\nTA_ID 1\nTA_NAME wait\nTA_ID 2\nTA_NAME move\nTA_EFFORT 5\nTA_ID 3\n"
        "TA_NAME pick_up\nTA_EFFORT 15\nTA_ID 4\nTA_NAME drop\nTA_ID 5\nTA_NAME use\nTA_EFFORT 45\n"
        "TT_ID 0\nTT_LIFEPOINTS 30\nTT_START_NUMBER 1\nTT_STORAGE 5\nTT_SYMBOL @\n";
    for (int type = 1; type <= 4; ++type)
        text += std::format("TT_ID {}\nTT_LIFEPOINTS {}\nTT_START_NUMBER 250\nTT_STORAGE 1\nTT_SYMBOL a\n"
                            "TT_CORPSE_ID 5\n",
                            type, 6 * type);
    return text + "TT_ID 5\nTT_CONSUMABLE 512\nTT_SYMBOL m\nTT_START_NUMBER 200\nTT_ID 0\nTT_CORPSE_ID 5\n"
                  "MAKE_WORLD 1\n";
}

void benchTurns(const std::string& name, World& world, std::int64_t turns) {
    const std::int64_t first = world.state().turn;
    const auto start = std::chrono::steady_clock::now();
    std::int64_t commands = 0;
    while (world.state().turn < first + turns && world.state().player()->living()) {
        world.execute("ai");
        ++commands;
    }
    const double seconds = secondsSince(start);
    const std::int64_t done = world.state().turn - first;
    const auto living = std::ranges::count_if(world.state().things, &Thing::living);
    std::cout << std::format(
        "{}: {} turns, {} commands, {:.1f} ms, {:.0f} turns/s; at the end {} things, {} alive\n", name, done,
        commands, seconds * 1000, double(done) / seconds, world.state().things.size(), living);
}

// Computes the sight from the place of each living thing anew.
void benchSight(const std::string& name, const World& world, int passes) {
    const WorldState& state = world.state();
    const Geometry geometry(state.length, state.topology, world.rules().pathsWrapAtEastBorder);
    const CellSet opaque = opaqueCells(*state.map, state.terrain);
    std::size_t count = 0;
    std::size_t shadowed = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int pass = 0; pass < passes; ++pass) {
        for (const Thing& thing : state.things) {
            if (!thing.living() || !thing.mind)
                continue;
            shadowed += sightFrom(geometry, opaque, thing.place).metShadow ? 1 : 0;
            ++count;
        }
    }
    std::cout << std::format("{}: one sight {:.1f} us ({}, {} of them with shadows)\n", name,
                             secondsSince(start) / double(count) * 1e6, count, shadowed);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: bench_world START-FILE\n";
        return 2;
    }
    const levwright::DiskFileStore disk;
    const auto start = disk.read(argv[1], largestStart);
    if (!start) {
        std::cerr << start.error().message << '\n';
        return 1;
    }
    for (const Rules& rules : {referenceRules(), documentedRules()}) {
        World stock(rules);
        load(stock, *start);
        benchTurns(std::format("stock, {}", rules.name), stock, 600);
        benchSight("stock", stock, 50);
    }
    World large(documentedRules());
    load(large, largeWorld());
    benchTurns("256 x 256, 1,000 actors", large, 100);
    benchSight("256 x 256", large, 1);
    return 0;
}
