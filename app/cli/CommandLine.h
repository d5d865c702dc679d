// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a command line, read in one way for all commands and the editor: --option VALUE,
// --option=VALUE, -o VALUE, -oVALUE; behind -- there are operands only, and a lone - is one.
#pragma once

#include "core/base/Result.h"

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

} // namespace levwright::cli
