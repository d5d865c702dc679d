// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

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

} // namespace levwright::cli
