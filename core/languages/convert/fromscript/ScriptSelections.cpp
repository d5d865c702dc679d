// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/DescribedValues.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <format>

namespace levwright::fromscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using lua::TokenKind;

SelectionText one(std::string text) {
    return {std::move(text), false};
}

SelectionText sum(const SelectionText& left, const SelectionText& right) {
    return {std::format("{} & {}", left.term(), right.text), true};
}

bool isDirection(std::string_view word) {
    constexpr std::array words{"north", "south", "east", "west"};
    return std::ranges::contains(words, word);
}

std::string placeWords(std::int64_t x, std::int64_t y) {
    return std::format("({},{})", x, y);
}

} // namespace

bool DescribedValues::isSelection(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return false;
    if (m_script.at(value).kind == NodeKind::Name) {
        const Variable* known = m_scope.variable(m_script.slice(value));
        return known != nullptr && known->kind == VariableKind::Selection;
    }
    if (m_script.at(value).kind == NodeKind::MethodCall)
        return calledName(value).starts_with("selection.");
    return m_types.typeOf(value) == script::ValueType::Selection;
}

std::optional<SelectionText> DescribedValues::selection(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (const auto known = variable(value, VariableKind::Selection))
        return one(*known);
    switch (m_script.at(value).kind) {
    case NodeKind::Call:
    case NodeKind::MethodCall:
        return calledSelection(value);
    case NodeKind::Binary:
        return combined(value);
    default:
        return std::nullopt;
    }
}

std::optional<SelectionText> DescribedValues::combined(NodeIndex binary) {
    const NodeIndex first = m_script.at(binary).firstChild;
    const auto left = selection(first);
    const auto right = left ? selection(m_script.at(first).nextSibling) : std::nullopt;
    if (!right)
        return std::nullopt;
    switch (operatorOf(m_script, binary)) {
    case TokenKind::Bar:
    case TokenKind::Plus:
        return sum(*left, *right);
    case TokenKind::Ampersand:
        return one(std::format("filter({},{})", left->text, right->text));
    case TokenKind::Minus:
        return one(std::format("filter(complement {},{})", right->term(), left->text));
    default:
        return std::nullopt;
    }
}

std::optional<SelectionText> DescribedValues::calledSelection(NodeIndex call) {
    constexpr std::string_view table = "selection.";
    const std::string called = calledName(call);
    if (!called.starts_with(table))
        return std::nullopt;
    const std::string_view name = std::string_view(called).substr(table.size());
    const std::vector<NodeIndex> arguments = argumentsOf(call);
    if (name == "new" && arguments.empty())
        return one(std::string(noCells));
    if (name == "clone" && arguments.size() == 1)
        return selection(arguments.front());
    if (name == "grow")
        return grown(arguments);
    if (name == "percentage" || name == "filter_mapchar" || name == "match")
        return filtered(name, arguments);
    if (name == "negate") {
        if (arguments.empty())
            return SelectionText{std::string(allCells), true};
        const auto of = selection(arguments.front());
        return of ? std::optional(one(std::format("complement {}", of->term()))) : std::nullopt;
    }
    return shape(name, arguments);
}

std::optional<SelectionText> DescribedValues::grown(const std::vector<NodeIndex>& arguments) {
    const auto of = arguments.empty() ? std::nullopt : selection(arguments.front());
    if (!of)
        return std::nullopt;
    const std::string side = arguments.size() < 2 ? "all" : text(arguments[1]).value_or("");
    if (side == "all")
        return one(std::format("grow({})", of->text));
    return isDirection(side) ? std::optional(one(std::format("grow({},{})", side, of->text))) : std::nullopt;
}

std::optional<SelectionText> DescribedValues::filtered(std::string_view name,
                                                       const std::vector<NodeIndex>& arguments) {
    if (name == "match") {
        const auto drawn = arguments.size() == 1 ? terrain(arguments.front()) : std::nullopt;
        return drawn ? std::optional(one(std::format("filter({},{})", *drawn, allCells))) : std::nullopt;
    }
    const auto of = arguments.size() < 2 ? std::nullopt : selection(arguments.front());
    if (!of)
        return std::nullopt;
    if (name == "percentage") {
        const auto chance = number(arguments[1]);
        return chance && *chance >= 0 ? std::optional(one(std::format("filter({}%,{})", *chance, of->text)))
                                      : std::nullopt;
    }
    const auto drawn = terrain(arguments[1]);
    if (!drawn)
        return std::nullopt;
    if (arguments.size() < 3)
        return one(std::format("filter({},{})", *drawn, of->text));
    const auto lit = number(arguments[2]);
    if (!lit || drawn->starts_with('$'))
        return std::nullopt;
    return one(std::format("filter(({},{}),{})", *drawn,
                           *lit < 0    ? "random"
                           : *lit == 0 ? "unlit"
                                       : "lit",
                           of->text));
}

// If a selection stands before the numbers, the shape is added to it.
std::optional<SelectionText> DescribedValues::shape(std::string_view name,
                                                    const std::vector<NodeIndex>& arguments) {
    std::optional<SelectionText> to;
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (i == 0 && isSelection(arguments[0])) {
            to = selection(arguments[0]);
            if (!to)
                return std::nullopt;
            continue;
        }
        const auto known = number(arguments[i]);
        if (!known || *known < 0)
            return std::nullopt;
        numbers.push_back(*known);
    }
    std::optional<SelectionText> made;
    const std::size_t count = numbers.size();
    if (name == "set" && count == 0 && to)
        made = one("random");
    else if ((name == "set" && count == 2) || (name == "set" && count == 3 && numbers[2] == 1))
        made = one(placeWords(numbers[0], numbers[1]));
    else if (name == "floodfill" && count == 2 && !to)
        made = one("floodfill " + placeWords(numbers[0], numbers[1]));
    else if (name == "line" || name == "randline")
        made = line(name, numbers);
    else if (name == "circle" || name == "ellipse")
        made = round(name, numbers);
    else if ((name == "area" || name == "fillrect" || name == "rect") && count == 4 &&
             numbers[1] <= numbers[3])
        made = one(std::format("{} ({},{},{},{})", name == "rect" ? "rect" : "fillrect",
                               std::min(numbers[0], numbers[2]), numbers[1], std::max(numbers[0], numbers[2]),
                               numbers[3]));
    return made && to ? sum(*to, *made) : made;
}

// A description draws lines from the second place to the first, and a line from a place to itself becomes a
// diagonal through the level.
std::optional<SelectionText> DescribedValues::line(std::string_view name,
                                                   const std::vector<std::int64_t>& numbers) {
    const bool isStraight = name == "line";
    if (numbers.size() != (isStraight ? 4U : 5U))
        return std::nullopt;
    const std::string from = placeWords(numbers[0], numbers[1]);
    const std::string to = placeWords(numbers[2], numbers[3]);
    if (from == to)
        return one(from);
    if (!isStraight)
        return one(std::format("randline {},{},{}", from, to, numbers[4]));
    const std::int64_t across = std::abs(numbers[2] - numbers[0]);
    const std::int64_t down = std::abs(numbers[3] - numbers[1]);
    const bool isSameBothWays = across == 0 || down == 0 || across == down;
    return one(isSameBothWays ? std::format("line {},{}", from, to) : std::format("line {},{}", to, from));
}

// In the other game, "filled" gives the outline, and the other way round.
std::optional<SelectionText> DescribedValues::round(std::string_view name,
                                                    const std::vector<std::int64_t>& numbers) {
    const std::size_t radii = name == "circle" ? 1 : 2;
    if (numbers.size() < 2 + radii || numbers.size() > 3 + radii)
        return std::nullopt;
    const bool isFilled = numbers.size() > 2 + radii && numbers.back() != 0;
    std::string words = std::format("{}({}", name, placeWords(numbers[0], numbers[1]));
    for (std::size_t i = 0; i < radii; ++i)
        words += std::format(",{}", numbers[2 + i]);
    return one(words + (isFilled ? ",unfilled)" : ",filled)"));
}

std::optional<std::vector<Area>> DescribedValues::areas(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (m_script.at(value).kind == NodeKind::Binary) {
        const TokenKind sign = operatorOf(m_script, value);
        const NodeIndex first = m_script.at(value).firstChild;
        auto left = sign == TokenKind::Bar || sign == TokenKind::Plus ? areas(first) : std::nullopt;
        const auto right = left ? areas(m_script.at(first).nextSibling) : std::nullopt;
        if (!right)
            return std::nullopt;
        left->insert(left->end(), right->begin(), right->end());
        return left;
    }
    const std::string called = calledName(value);
    const bool isLine = called == "selection.line";
    if (!isLine && called != "selection.area" && called != "selection.fillrect")
        return std::nullopt;
    std::vector<int> numbers;
    for (const NodeIndex argument : argumentsOf(value)) {
        const auto known = number(argument);
        if (!known || *known < 0)
            return std::nullopt;
        numbers.push_back(int(*known));
    }
    if (numbers.size() != 4 || (isLine && numbers[0] != numbers[2] && numbers[1] != numbers[3]) ||
        (!isLine && numbers[1] > numbers[3]))
        return std::nullopt;
    return std::vector{Area{std::min(numbers[0], numbers[2]), std::min(numbers[1], numbers[3]),
                            std::max(numbers[0], numbers[2]), std::max(numbers[1], numbers[3])}};
}

} // namespace levwright::fromscript
