// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/DescribedValues.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using lua::TokenKind;

constexpr std::int64_t largest = 30000; // the largest number: far from any overflow

bool isModest(std::int64_t number) {
    return number >= -largest && number <= largest;
}

std::unordered_set<std::string_view> reassignedIn(const script::ScriptText& script) {
    std::unordered_set<std::string_view> names;
    for (const lua::Node& node : script.tree.nodes) {
        if (node.kind != NodeKind::Assignment)
            continue;
        for (const NodeIndex target : script.childrenOf(node.firstChild)) {
            if (script.at(target).kind == NodeKind::Name)
                names.insert(script.slice(target));
        }
    }
    return names;
}

Amount fixed(std::int64_t number) {
    return {{}, number, number, number};
}

std::optional<Amount> modest(Amount amount) {
    if (!isModest(amount.constant) || !isModest(amount.least) || !isModest(amount.most))
        return std::nullopt;
    return amount;
}

} // namespace

std::string Amount::text() const {
    std::string words;
    for (const std::string& term : terms)
        words.append(words.empty() ? "" : " + ").append(term);
    if (terms.empty() || constant != 0)
        words += std::format("{}{}", words.empty() ? "" : " + ",
                             constant < 0 ? std::format("({})", constant) : std::to_string(constant));
    return words;
}

DescribedValues::DescribedValues(const script::ScriptText& script, const script::Library& library,
                                 const Catalog& to)
    : m_script(script), m_types(library, script), m_to(to), m_reassigned(reassignedIn(script)) {}

// ---- what names and expressions stand for

std::string DescribedValues::calledName(NodeIndex call) {
    if (call == noNode)
        return {};
    if (m_script.at(call).kind == NodeKind::MethodCall) {
        const NodeIndex object = m_script.at(call).firstChild;
        if (isSelection(object))
            return std::format("selection.{}", m_script.slice(m_script.at(object).nextSibling));
        return {};
    }
    return m_script.at(call).kind == NodeKind::Call ? m_types.calledName(call).value_or("") : "";
}

std::vector<NodeIndex> DescribedValues::argumentsOf(NodeIndex call) const {
    std::vector<NodeIndex> children = m_script.childrenOf(call);
    std::vector<NodeIndex> arguments = m_script.childrenOf(children.back());
    if (m_script.at(call).kind == NodeKind::MethodCall)
        arguments.insert(arguments.begin(), children.front());
    return arguments;
}

std::optional<std::int64_t> DescribedValues::percentIn(NodeIndex value) {
    if (value == noNode || m_script.at(value).kind != NodeKind::Call || calledName(value) != "percent")
        return std::nullopt;
    const std::vector<NodeIndex> arguments = argumentsOf(value);
    const auto chance = arguments.size() == 1 ? number(arguments.front()) : std::nullopt;
    return chance && *chance >= 0 && *chance <= 100 ? chance : std::nullopt;
}

NodeIndex DescribedValues::resolve(NodeIndex value) {
    while (value != noNode) {
        const lua::Node& node = m_script.at(value);
        if (node.kind == NodeKind::Parenthesized) {
            value = node.firstChild;
            continue;
        }
        if (node.kind == NodeKind::Name) {
            const Meaning* meaning = m_scope.find(m_script.slice(value));
            const auto* constant = meaning == nullptr ? nullptr : std::get_if<NodeIndex>(meaning);
            return constant == nullptr ? value : *constant; // it is a literal
        }
        const bool isOr = node.kind == NodeKind::Binary && operatorOf(m_script, value) == TokenKind::Or;
        const NodeIndex first = node.firstChild;
        if (!isOr || m_script.at(first).kind != NodeKind::Binary ||
            operatorOf(m_script, first) != TokenKind::And)
            return value;
        const NodeIndex condition = m_script.at(first).firstChild;
        const auto chance = percentIn(condition);
        if (!chance)
            return value;
        const auto made = m_choices.find(condition);
        if (made == m_choices.end()) {
            m_openChoice = Choice{condition, *chance};
            return value;
        }
        value = made->second ? m_script.at(condition).nextSibling : m_script.at(first).nextSibling;
    }
    return value;
}

bool DescribedValues::isNil(NodeIndex value) {
    value = resolve(value);
    return value == noNode ||
           (m_script.at(value).kind == NodeKind::Literal && m_script.tokenOf(value) == TokenKind::Nil);
}

void DescribedValues::forgetChanged(NodeIndex within) {
    const lua::Node& part = m_script.at(within);
    const auto forget = [&](NodeIndex name) {
        if (m_script.at(name).kind != NodeKind::Name)
            return;
        if (Meaning* meaning = m_scope.find(m_script.slice(name)))
            *meaning = std::monostate();
    };
    // The children of a node come right before it.
    for (NodeIndex node = within + 1; node-- > 0 && m_script.at(node).firstToken >= part.firstToken;) {
        const lua::Node& at = m_script.at(node);
        if (at.firstChild == noNode)
            continue;
        if (at.kind == NodeKind::Assignment) {
            for (const NodeIndex target : m_script.childrenOf(at.firstChild))
                forget(target);
        } else if (at.kind == NodeKind::MethodCall) {
            constexpr std::array changing{"set", "circle", "ellipse", "rndcoord"};
            if (std::ranges::contains(changing, m_script.slice(m_script.at(at.firstChild).nextSibling)))
                forget(at.firstChild);
        }
    }
}

// ---- numbers

std::optional<Amount> DescribedValues::amount(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (const auto literal = script::numberIn(m_script, value))
        return modest(fixed(*literal));
    switch (m_script.at(value).kind) {
    case NodeKind::Unary: {
        const auto operand = number(m_script.at(value).firstChild);
        if (operatorOf(m_script, value) == TokenKind::Minus && operand)
            return modest(fixed(-*operand));
        if (operatorOf(m_script, value) != TokenKind::Hash)
            return std::nullopt;
        const Variable* list = m_scope.variable(m_script.slice(m_script.at(value).firstChild));
        return list != nullptr && list->count > 0 ? std::optional(fixed(std::int64_t(list->count)))
                                                  : std::nullopt;
    }
    case NodeKind::Binary:
        return computed(value);
    case NodeKind::Call:
        return drawn(value);
    case NodeKind::Name:
        return named(value);
    default:
        return std::nullopt;
    }
}

std::optional<Amount> DescribedValues::named(NodeIndex name) {
    Meaning* meaning = m_scope.find(m_script.slice(name));
    if (meaning == nullptr)
        return std::nullopt;
    if (const auto* known = std::get_if<std::int64_t>(meaning))
        return modest(fixed(*known));
    const auto* variable = std::get_if<Variable>(meaning);
    if (variable == nullptr || variable->kind != VariableKind::Number || variable->count > 0)
        return std::nullopt;
    return Amount{{variable->name}, 0, variable->least, variable->most};
}

std::optional<Amount> DescribedValues::dice(std::int64_t count, std::int64_t sides, std::int64_t added) {
    if (count < 1 || sides < 1 || !isModest(count) || !isModest(sides) || !isModest(count * sides))
        return std::nullopt;
    if (sides == 1)
        return modest(fixed(count + added));
    return modest({{std::format("{}d{}", count, sides)}, added, count + added, count * sides + added});
}

// The functions of the game that draw a number.
std::optional<Amount> DescribedValues::drawn(NodeIndex call) {
    const std::string name = calledName(call);
    std::vector<std::int64_t> numbers;
    for (const NodeIndex argument : argumentsOf(call)) {
        const auto known = number(argument);
        if (!known)
            return std::nullopt;
        numbers.push_back(*known);
    }
    if (numbers.size() == 1) {
        if (name == "math.random" || name == "d")
            return dice(1, numbers[0], 0);
        if (name == "nh.rn2" || name == "nh.random")
            return dice(1, numbers[0], -1);
    } else if (numbers.size() == 2) {
        if (name == "math.random")
            return dice(1, numbers[1] - numbers[0] + 1, numbers[0] - 1);
        if (name == "nh.random")
            return dice(1, numbers[1], numbers[0] - 1);
        if (name == "d")
            return dice(numbers[0], numbers[1], 0);
    }
    return std::nullopt;
}

std::optional<Amount> DescribedValues::computed(NodeIndex binary) {
    const NodeIndex first = m_script.at(binary).firstChild;
    const TokenKind sign = operatorOf(m_script, binary);
    if (sign != TokenKind::Plus && sign != TokenKind::Minus && sign != TokenKind::Star)
        return std::nullopt;
    const auto left = amount(first);
    auto right = left ? amount(m_script.at(first).nextSibling) : std::nullopt;
    if (!right)
        return std::nullopt;
    if (sign == TokenKind::Star)
        return product(*left, *right);
    if (sign == TokenKind::Minus) {
        if (!right->isFixed()) // no description can subtract
            return std::nullopt;
        right = fixed(-right->constant);
    }
    Amount sum = *left;
    sum.terms.insert(sum.terms.end(), right->terms.begin(), right->terms.end());
    sum.constant += right->constant;
    sum.least += right->least;
    sum.most += right->most;
    return modest(std::move(sum));
}

std::optional<Amount> DescribedValues::product(const Amount& left, const Amount& right) {
    if (left.isFixed() && right.isFixed())
        return modest(fixed(left.constant * right.constant));
    const Amount& many = left.isFixed() ? right : left;
    const Amount& times = left.isFixed() ? left : right;
    if (!times.isFixed() || times.constant < 1)
        return std::nullopt;
    const bool isTerm = many.terms.size() == 1 && many.constant == 0;
    const std::string words = isTerm ? many.text() : "(" + many.text() + ")";
    return modest({{std::format("{} * {}", times.constant, words)},
                   0,
                   many.least * times.constant,
                   many.most * times.constant});
}

std::optional<std::int64_t> DescribedValues::number(NodeIndex value) {
    const auto known = amount(value);
    return known && known->isFixed() ? std::optional(known->constant) : std::nullopt;
}

// ---- words

std::optional<std::string> DescribedValues::text(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (m_script.at(value).kind != NodeKind::Binary || operatorOf(m_script, value) != TokenKind::Concatenate)
        return script::textIn(m_script, value);
    const NodeIndex first = m_script.at(value).firstChild;
    const auto left = text(first);
    const auto right = left ? text(m_script.at(first).nextSibling) : std::nullopt;
    return right ? std::optional(*left + *right) : std::nullopt;
}

std::optional<bool> DescribedValues::flag(NodeIndex value) {
    value = resolve(value);
    if (const auto chance = percentIn(value)) {
        const auto made = m_choices.find(value);
        if (made != m_choices.end())
            return made->second;
        m_openChoice = Choice{value, *chance};
        return std::nullopt;
    }
    if (const auto word = value == noNode ? std::nullopt : script::textIn(m_script, value))
        return *word == "true" ? std::optional(false) : *word == "false" ? std::optional(true) : std::nullopt;
    return script::flagIn(m_script, value);
}

std::string DescribedValues::quoted(std::string_view text) {
    std::string words = "\"";
    for (const char c : text) {
        if (c != '\0')
            words += c == '"' ? '\'' : c;
    }
    return words + '"';
}

std::optional<std::string> DescribedValues::terrain(NodeIndex value) {
    value = resolve(value);
    if (const auto known = variable(value, VariableKind::Terrain))
        return known;
    const auto word = text(value);
    if (!word || word->size() != 1 || m_to.terrainByCharacter(word->front()) == nullptr)
        return std::nullopt;
    return inApostrophes(word->front());
}

// ---- places

std::optional<std::vector<std::int64_t>> DescribedValues::numbersIn(NodeIndex table) {
    table = resolve(table);
    if (table == noNode || m_script.at(table).kind != NodeKind::Table)
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    for (const NodeIndex entry : m_script.childrenOf(table)) {
        const auto known = m_script.at(entry).kind == NodeKind::PositionalEntry
                               ? number(m_script.at(entry).firstChild)
                               : std::nullopt;
        if (!known)
            return std::nullopt;
        numbers.push_back(*known);
    }
    return numbers;
}

std::optional<Point> DescribedValues::pointIn(NodeIndex value) {
    value = resolve(value);
    if (value == noNode || m_script.at(value).kind != NodeKind::Table)
        return std::nullopt;
    if (const auto list = numbersIn(value); list && list->size() == 2)
        return Point{int(list->front()), int(list->back())};
    const auto x = number(lua::valueOf(m_script.tree, m_script.text, value, "x").value_or(noNode));
    const auto y = number(lua::valueOf(m_script.tree, m_script.text, value, "y").value_or(noNode));
    return x && y ? std::optional(Point{int(*x), int(*y)}) : std::nullopt;
}

std::optional<std::string> DescribedValues::placeAt(NodeIndex x, NodeIndex y) {
    const auto column = number(x);
    const auto row = number(y);
    const bool isInside = column && row && *column >= 0 && *row >= 0 &&
                          *column <= m_to.limit("place-last-column") && *row <= m_to.limit("place-last-row");
    if (!isInside)
        return std::nullopt;
    // If the numbers are literals, their words are kept, because authors align them.
    const auto words = [&](NodeIndex node, std::int64_t number) {
        const bool isWritten = script::numberIn(m_script, node).has_value();
        return isWritten ? std::string(m_script.slice(node)) : std::to_string(number);
    };
    return std::format("({},{})", words(x, *column), words(y, *row));
}

std::optional<std::string> DescribedValues::place(NodeIndex value) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (m_script.at(value).kind == NodeKind::Table) {
        const std::vector<NodeIndex> entries = m_script.childrenOf(value);
        if (numbersIn(value) && entries.size() == 2)
            return placeAt(m_script.at(entries[0]).firstChild, m_script.at(entries[1]).firstChild);
        return placeAt(lua::valueOf(m_script.tree, m_script.text, value, "x").value_or(noNode),
                       lua::valueOf(m_script.tree, m_script.text, value, "y").value_or(noNode));
    }
    if (const auto known = variable(value, VariableKind::Place))
        return known;
    return calledName(value) == "selection.rndcoord" ? cellOf(value) : std::nullopt;
}

// A cell is taken out of a variable if the script does the same.
std::optional<std::string> DescribedValues::cellOf(NodeIndex call) {
    const std::vector<NodeIndex> arguments = argumentsOf(call);
    const auto from = arguments.empty() ? std::nullopt : selection(arguments.front());
    if (!from)
        return std::nullopt;
    const auto removed = arguments.size() > 1 ? number(arguments[1]) : std::optional<std::int64_t>(0);
    if (!removed)
        return std::nullopt;
    const NodeIndex object = resolve(arguments.front());
    const Variable* of =
        m_script.at(object).kind == NodeKind::Name ? m_scope.variable(m_script.slice(object)) : nullptr;
    if (*removed == 0 || of == nullptr)
        return std::format("rndcoord({})", from->text);
    const std::string selected = of->name;
    std::string cell =
        m_scope.nameFor(std::string(m_script.slice(object)) + "_cell", VariableKind::Place, false);
    m_before.push_back(std::format("{} = rndcoord({})", cell, selected));
    m_before.push_back(std::format("{0} = selection: filter(complement {1},{0})", selected, cell));
    return cell;
}

// ---- variables

std::optional<std::string> DescribedValues::variable(NodeIndex value, VariableKind kind) {
    value = resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (m_script.at(value).kind == NodeKind::Subscript)
        return element(value, kind);
    if (m_script.at(value).kind != NodeKind::Name)
        return std::nullopt;
    const Variable* known = m_scope.variable(m_script.slice(value));
    return known != nullptr && known->kind == kind && known->count == 0 ? std::optional(known->name)
                                                                        : std::nullopt;
}

// Lists begin with 0, and indices beyond the end wrap around.
std::optional<std::string> DescribedValues::element(NodeIndex subscript, VariableKind kind) {
    const NodeIndex list = m_script.at(subscript).firstChild;
    const Variable* known = m_scope.variable(m_script.slice(list));
    if (known == nullptr || known->kind != kind || known->count == 0)
        return std::nullopt;
    const Variable of = *known;
    auto index = amount(m_script.at(list).nextSibling);
    if (!index || index->least < 1 || index->most > std::int64_t(of.count))
        return std::nullopt;
    index->constant += index->isFixed() ? -1 : std::int64_t(of.count) - 1;
    return std::format("{}[{}]", of.name, index->text());
}

} // namespace levwright::fromscript
