// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "core/base/Numbers.h"

#include <algorithm>
#include <format>

namespace levwright::cli {

Result<std::vector<CommandWord>> readCommandLine(std::span<const std::string> arguments,
                                                 std::span<const OptionRule> rules, SingleDash singleDash) {
    std::vector<CommandWord> words;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const auto rule = std::ranges::find(rules, argument, &OptionRule::name);
        if (rule == rules.end()) {
            const bool refused = argument.starts_with("--") || singleDash == SingleDash::IsError;
            if (refused && argument.size() > 1 && argument.starts_with('-'))
                return failure(std::format("unknown option “{}”; see --help", argument));
            words.push_back({{}, argument});
            continue;
        }
        if (rule->takesValue && i + 1 == arguments.size())
            return failure(std::format("{} needs a value; see --help", argument));
        words.push_back({rule->name, rule->takesValue ? arguments[++i] : std::string()});
    }
    return words;
}

Result<std::uint64_t> numberOf(const CommandWord& word, std::uint64_t least, std::uint64_t most) {
    const std::optional<std::uint64_t> number = wholeNumber<std::uint64_t>(word.value);
    if (number && *number >= least && *number <= most)
        return *number;
    return failure(
        std::format("{} is a number from {} to {}, not “{}”", word.option, least, most, word.value));
}

} // namespace levwright::cli
