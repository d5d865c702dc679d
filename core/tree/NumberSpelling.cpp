// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/NumberSpelling.h"

#include "core/base/Contract.h"

#include <algorithm>
#include <format>

namespace levwright {

std::string respelled(std::string_view old, std::int64_t value) {
    const std::size_t digits = old.size() - (old.starts_with('-') || old.starts_with('+') ? 1 : 0);
    const bool padded = digits > 1 && old[old.size() - digits] == '0';
    if (value < 0 || !padded)
        return std::to_string(value);
    return std::format("{:0{}}", value, digits);
}

std::vector<Range> integersIn(const Tokens& tokens, Range range) {
    std::vector<Range> integers;
    for (auto token = std::ranges::lower_bound(tokens, range.begin, {}, &Token::begin);
         token != tokens.end() && token->end <= range.end; ++token) {
        if (token->kind == TokenKind::Integer)
            integers.push_back(token->range());
    }
    return integers;
}

TextEdit respellNumbers(const LevelTree& tree, std::string_view levelText, const Argument& argument,
                        std::span<const int> values) {
    const std::vector<Range> integers = integersIn(tree.tokens, argument.range);
    require(integers.size() == values.size() && values.size() <= argument.numbers.size(),
            "a point or an area has its numbers");
    const auto written = [&](std::size_t i) {
        return levelText.substr(integers[i].begin, integers[i].size());
    };
    const auto spelled = [&](std::size_t i) {
        // Corners that are swapped keep their spelling.
        const std::size_t opposite = i ^ 2U;
        if (opposite < integers.size() && argument.numbers[opposite] == values[i])
            return std::string(written(opposite));
        return respelled(written(i), values[i]);
    };
    std::vector<Replacement> edit;
    for (std::size_t i = 0; i < integers.size(); ++i) {
        if (argument.numbers[i] != values[i])
            edit.push_back({integers[i], spelled(i)});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright
