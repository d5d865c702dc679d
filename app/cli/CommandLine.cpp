// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <optional>

namespace levwright::cli {
namespace {

bool isLong(std::string_view word) {
    return word.starts_with("--");
}

// Negative numbers do not count as options.
bool looksLikeOption(std::string_view word) {
    return word.starts_with('-') && (word.size() == 1 || word[1] < '0' || word[1] > '9');
}

// An option as typed.
struct Typed {
    const OptionRule* rule;
    std::optional<std::string> attached; // after "=", or directly after a short option
};

std::optional<Typed> optionOf(const std::string& word, std::span<const OptionRule> rules) {
    const std::size_t equals = isLong(word) ? word.find('=') : std::string::npos;
    const std::string_view name = std::string_view(word).substr(0, equals);
    if (const auto rule = std::ranges::find(rules, name, &OptionRule::name); rule != rules.end())
        return Typed{&*rule,
                     equals == std::string::npos ? std::nullopt : std::optional(word.substr(equals + 1))};
    for (const OptionRule& rule : rules) {
        if (rule.value != OptionValue::None && !isLong(rule.name) && word.starts_with(rule.name))
            return Typed{&rule, word.substr(rule.name.size())};
    }
    return std::nullopt;
}

} // namespace

Result<std::vector<CommandWord>> readCommandLine(std::span<const std::string> arguments,
                                                 std::span<const OptionRule> rules, SingleDash singleDash) {
    std::vector<CommandWord> words;
    bool operandsOnly = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (operandsOnly || argument == "-" || !argument.starts_with('-')) {
            words.push_back({{}, argument});
            continue;
        }
        if (argument == "--") {
            operandsOnly = true;
            continue;
        }
        const std::optional<Typed> typed = optionOf(argument, rules);
        if (!typed && !isLong(argument) && singleDash == SingleDash::IsOperand) {
            words.push_back({{}, argument});
            continue;
        }
        if (!typed)
            return failure(say("unknown option {}; see --help", inQuotes(argument)));
        const auto& [rule, attached] = *typed;
        if (attached && rule->value == OptionValue::None)
            return failure(say("{} takes no value; see --help", rule->name));
        const bool isThere = i + 1 < arguments.size();
        if (!attached && rule->value == OptionValue::Required && !isThere)
            return failure(say("{} needs a value; see --help", rule->name));
        const bool takesNext = !attached && isThere &&
                               (rule->value == OptionValue::Required ||
                                (rule->value == OptionValue::Optional && !looksLikeOption(arguments[i + 1])));
        words.push_back({rule->name, takesNext ? arguments[++i] : attached.value_or(std::string()),
                         !takesNext && !attached && rule->value == OptionValue::Optional});
    }
    return words;
}

bool asksForHelp(std::span<const std::string> arguments) {
    const auto end = std::ranges::find(arguments, "--");
    return std::find(arguments.begin(), end, "--help") != end;
}

Result<std::uint64_t> numberOf(const CommandWord& word, std::uint64_t least, std::uint64_t most) {
    const std::optional<std::uint64_t> number = wholeNumber<std::uint64_t>(word.value);
    if (number && *number >= least && *number <= most)
        return *number;
    return failure(
        say("{} must be a number from {} to {}, not {}", word.option, least, most, inQuotes(word.value)));
}

} // namespace levwright::cli
