// SPDX-License-Identifier: GPL-3.0-or-later
// bench_compile FOLDER [PASSES [GAME]]: compiles all descriptions of the folder in memory. Each pass is one
// run of lev_comp.
#include "app/cli/LevComp.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace levwright;

namespace {

std::vector<std::string> readFolder(const std::filesystem::path& folder, MemoryFileStore& store) {
    const DiskFileStore disk;
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".des")
            continue;
        names.push_back(entry.path().filename().string());
        if (const auto bytes = disk.read(entry.path(), cli::maximumFileSize))
            (void)store.replace(names.back(), *bytes);
    }
    std::ranges::sort(names);
    return names;
}

// In milliseconds.
double timeOfPass(const std::vector<std::string>& arguments, MemoryFileStore& store) {
    std::istringstream in;
    std::ostringstream out;
    const auto start = std::chrono::steady_clock::now();
    if (cli::levComp(arguments, cli::Console{store, in, out, std::cerr}) != cli::Success)
        throw std::runtime_error("the descriptions do not compile");
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: bench_compile FOLDER [PASSES [GAME]]\n";
        return 2;
    }
    MemoryFileStore store;
    const std::vector<std::string> names = readFolder(argv[1], store);
    const int passes = std::max(1, argc > 2 ? std::stoi(argv[2]) : 1000);
    std::vector<std::string> arguments = names;
    if (argc > 3)
        arguments.insert(arguments.begin(), {"--target", argv[3]});
    std::vector<double> times;
    for (int i = 0; i < passes; ++i)
        times.push_back(timeOfPass(arguments, store));
    std::ranges::sort(times);
    std::cout << std::format("{} files, {} passes: median {:.2f} ms, fastest {:.2f} ms, slowest {:.2f} ms\n",
                             names.size(), passes, times[times.size() / 2], times.front(), times.back());
    return 0;
}
