// SPDX-License-Identifier: GPL-3.0-or-later
// bin/fuzzers NAME [options and folders of libFuzzer]; or --list: one line for each fuzzer, with name,
// longest input, dictionary ("-" if there is none) and folders of samples.
#include "tests/fuzz/Fuzzers.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>

using namespace levwright;

namespace {

const fuzz::Fuzzer* chosen = nullptr; // global, because libFuzzer passes only the input

void list() {
    for (const fuzz::Fuzzer& each : fuzz::fuzzers()) {
        std::cout << each.name << ' ' << each.longest << ' ' << (each.words.empty() ? "-" : each.words);
        for (const std::string_view folder : each.samples)
            std::cout << ' ' << folder;
        std::cout << '\n';
    }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    const std::string_view name = *count > 1 ? (*arguments)[1] : "";
    if (name == "--list") {
        list();
        std::exit(0);
    }
    const auto found = std::ranges::find(fuzz::fuzzers(), name, &fuzz::Fuzzer::name);
    if (found == fuzz::fuzzers().end()) {
        std::cerr << "usage: fuzzers --list|NAME [options and folders]\n";
        std::exit(2);
    }
    chosen = &*found;
    std::copy(*arguments + 2, *arguments + *count, *arguments + 1);
    --*count;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->check({reinterpret_cast<const char*>(data), size});
    return 0;
}
