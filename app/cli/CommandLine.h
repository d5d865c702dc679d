// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::cli {

struct OptionRule {
    std::string_view name; // as typed, with its dashes
    bool takesValue = false;
};

// One option with its value, or (no option) an operand.
struct CommandWord {
    std::string_view option;
    std::string value;
};

// What a word is that begins with one dash and is no known option.
enum class SingleDash { IsOperand, IsError };

// Order is kept. Errors: an unknown option, or one without its value.
Result<std::vector<CommandWord>> readCommandLine(std::span<const std::string> arguments,
                                                 std::span<const OptionRule> rules, SingleDash singleDash);

// The number that is the option's value. Errors: it is none, or not one from least to most.
Result<std::uint64_t> numberOf(const CommandWord& word, std::uint64_t least, std::uint64_t most);

// More rolls are asked for by mistake only, or would go on for days.
constexpr std::uint64_t mostRolls = 10'000'000;

} // namespace levwright::cli
