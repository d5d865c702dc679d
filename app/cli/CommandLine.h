// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the words of a command line in the same way for all commands and the editor: --option VALUE,
// --option=VALUE, -o VALUE, -oVALUE. After -- there are only operands. A single - is an operand.
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
    Optional, // the value is the next word, unless that looks like an option
};

struct OptionRule {
    std::string_view name; // as typed, including the dashes
    OptionValue value = OptionValue::None;
};

// One option with its value, or an operand (without an option).
struct CommandWord {
    std::string_view option;
    std::string value;
    bool withoutValue = false; // an option with an optional value that is absent
    bool operator==(const CommandWord&) const = default;
};

// How to treat a word that begins with one dash and is not a known option.
enum class SingleDash { IsOperand, IsError };

// Keeps the order. Errors: an unknown option, a missing value, or a value for an option that takes none.
Result<std::vector<CommandWord>> readCommandLine(std::span<const std::string> arguments,
                                                 std::span<const OptionRule> rules, SingleDash singleDash);

// Whether --help is among the words before the first “--”.
bool asksForHelp(std::span<const std::string> arguments);

// The value of the option as a number. Errors: it is not a number, or not in the range from least to most.
Result<std::uint64_t> numberOf(const CommandWord& word, std::uint64_t least, std::uint64_t most);

// More rolls are probably a mistake; they would take days.
constexpr std::uint64_t mostRolls = 10'000'000;

} // namespace levwright::cli
