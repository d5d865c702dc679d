// SPDX-License-Identifier: GPL-3.0-or-later
// All fuzzers, one row each. One program runs any of them, and the tests check earlier findings against them.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace levwright::fuzz {

struct Fuzzer {
    std::string_view name;
    void (*check)(std::string_view input); // one of Properties.h
    // Folders with initial samples, below tests/fuzz.
    std::vector<std::string_view> samples = {"corpus", "levels"};
    std::string_view words = "des.dict"; // a dictionary, below tests/fuzz; empty if it needs none
    std::size_t longest = 4096;          // bytes of an input
};

std::span<const Fuzzer> fuzzers();

} // namespace levwright::fuzz
