// SPDX-License-Identifier: GPL-3.0-or-later
// What is fuzzed, a row each: one program searches for all of them, and the tests hold what was found against
// them.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace levwright::fuzz {

struct Fuzzer {
    std::string_view name;
    void (*check)(std::string_view input);                        // of Properties.h
    std::vector<std::string_view> samples = {"corpus", "levels"}; // folders to begin with, below tests/fuzz
    std::string_view words = "des.dict"; // a dictionary, likewise; empty if it needs none
    std::size_t longest = 4096;          // bytes of an input
};

std::span<const Fuzzer> fuzzers();

} // namespace levwright::fuzz
