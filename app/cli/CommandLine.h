// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a command line, read in one way for all commands and the editor: --option VALUE,
// --option=VALUE, -o VALUE, -oVALUE; behind -- there are operands only, and a lone - is one.
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::cli {

enum class OptionValue {
    None,
    Required,
    Optional, // the next word, unless that looks like an option
};

struct OptionRule {
    std::string_view name; // as typed, with its dashes
    OptionValue value = OptionValue::None;
};

// One option with its value, or (no option) an operand.
struct CommandWord {
    std::string_view option;
    std::string value;
    bool withoutValue = false; // where it may have one
    bool operator==(const CommandWord&) const = default;
};

// What a word is that begins with one dash and is no known option.
enum class SingleDash { IsOperand, IsError };

// Order is kept. Errors: an unknown option, one without its value, or a value where there can be none.
Result<std::vector<CommandWord>> readCommandLine(std::span<const std::string> arguments,
                                                 std::span<const OptionRule> rules, SingleDash singleDash);

// Whether --help is among the words before any “--”.
bool asksForHelp(std::span<const std::string> arguments);

// The number that is the option's value. Errors: it is none, or not one from least to most.
Result<std::uint64_t> numberOf(const CommandWord& word, std::uint64_t least, std::uint64_t most);

// More rolls are asked for by mistake only, or would go on for days.
constexpr std::uint64_t mostRolls = 10'000'000;

} // namespace levwright::cli
