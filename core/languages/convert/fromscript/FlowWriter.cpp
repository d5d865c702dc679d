// SPDX-License-Identifier: GPL-3.0-or-later
// Statements that run under a condition, or several times.
#include "core/base/Phrase.h"
#include "core/languages/convert/fromscript/BlockWriter.h"

#include <algorithm>
#include <array>
#include <format>

namespace levwright::fromscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using lua::TokenKind;

struct Comparison {
    TokenKind sign{};
    std::string_view words;
    bool (*holds)(std::int64_t, std::int64_t) = nullptr;
};
constexpr std::array comparisons{
    Comparison{TokenKind::Equal, "==", [](std::int64_t a, std::int64_t b) { return a == b; }},
    Comparison{TokenKind::NotEqual, "!=", [](std::int64_t a, std::int64_t b) { return a != b; }},
    Comparison{TokenKind::Less, "<", [](std::int64_t a, std::int64_t b) { return a < b; }},
    Comparison{TokenKind::LessEqual, "<=", [](std::int64_t a, std::int64_t b) { return a <= b; }},
    Comparison{TokenKind::Greater, ">", [](std::int64_t a, std::int64_t b) { return a > b; }},
    Comparison{TokenKind::GreaterEqual, ">=", [](std::int64_t a, std::int64_t b) { return a >= b; }},
};

} // namespace

// ---- conditions

std::optional<BlockWriter::Condition> BlockWriter::condition(NodeIndex value) {
    DescribedValues& values = m_level.values;
    constexpr int always = 100;
    value = values.resolve(value);
    if (value == noNode)
        return std::nullopt;
    if (const auto chance = values.percentIn(value))
        return Condition{std::format("[{}%]", *chance)};
    const bool isNot =
        m_script.at(value).kind == NodeKind::Unary && operatorOf(m_script, value) == TokenKind::Not;
    if (isNot) {
        if (const auto chance = values.percentIn(values.resolve(m_script.at(value).firstChild)))
            return Condition{std::format("[{}%]", always - *chance)};
        return std::nullopt;
    }
    if (m_script.at(value).kind == NodeKind::Binary)
        return comparison(value);
    const bool isTruth = m_script.at(value).kind == NodeKind::Literal;
    const auto known =
        isTruth && m_script.tokenOf(value) != TokenKind::Number ? values.flag(value) : std::nullopt;
    return known ? std::optional(Condition{{}, known}) : std::nullopt;
}

std::optional<BlockWriter::Condition> BlockWriter::comparison(NodeIndex value) {
    const auto* sign = std::ranges::find(comparisons, operatorOf(m_script, value), &Comparison::sign);
    if (sign == comparisons.end())
        return std::nullopt;
    const NodeIndex first = m_script.at(value).firstChild;
    const auto left = m_level.values.amount(first);
    const auto right = left ? m_level.values.amount(m_script.at(first).nextSibling) : std::nullopt;
    if (!right)
        return std::nullopt;
    if (left->isFixed() && right->isFixed())
        return Condition{{}, sign->holds(left->constant, right->constant)};
    return Condition{std::format("[{} {} {}]", left->text(), sign->words, right->text())};
}

void BlockWriter::conditional(NodeIndex statement, Surrounding around) {
    const std::vector<NodeIndex> clauses = m_script.childrenOf(statement);
    for (const NodeIndex clause : clauses) {
        const std::vector<NodeIndex> parts = m_script.childrenOf(clause);
        const bool isKnown = parts.size() < 2 || condition(parts.front());
        if (!isKnown || m_level.values.takeOpenChoice())
            return unexpressed(statement, rangeOf(parts.front()), say("This condition is computed."));
    }
    commentsInside(statement);
    m_lines.push_back({{}, rangeOf(statement), branches(clauses, 0, around)});
}

WrittenLines BlockWriter::branch(NodeIndex clause, Surrounding around) {
    return inBlock(m_script.childrenOf(clause).back(), around);
}

WrittenLines BlockWriter::branches(const std::vector<NodeIndex>& clauses, std::size_t from,
                                   Surrounding around) {
    const std::vector<NodeIndex> parts = m_script.childrenOf(clauses[from]);
    if (parts.size() < 2)
        return branch(clauses[from], around);
    const Condition when = *condition(parts.front());
    const bool isLast = from + 1 == clauses.size();
    if (when.outcome == true)
        return branch(clauses[from], around);
    if (when.outcome == false)
        return isLast ? WrittenLines() : branches(clauses, from + 1, around);
    const std::string indent = indentOf(clauses[from]);
    WrittenLines all;
    all.push_back(
        {std::format("{}IF {} {{\n", indent, when.words), {}, branch(clauses[from], around), indent + "}\n"});
    if (!isLast)
        all.push_back({indent + "ELSE {\n", {}, branches(clauses, from + 1, around), indent + "}\n"});
    return all;
}

// ---- loops

bool BlockWriter::isNamedIn(NodeIndex within, std::string_view name) const {
    const lua::Node& whole = m_script.at(within);
    for (NodeIndex node = within; node-- > 0 && m_script.at(node).firstToken >= whole.firstToken;) {
        if (m_script.at(node).kind == NodeKind::Name && m_script.slice(node) == name)
            return true;
    }
    return false;
}

// A loop of a description runs at least once.
void BlockWriter::loop(NodeIndex statement, Surrounding around) {
    constexpr std::int64_t mostUnrolled = 40;
    const std::vector<NodeIndex> parts = m_script.childrenOf(statement);
    const NodeIndex body = parts.back();
    DescribedValues& values = m_level.values;
    const auto from = parts.size() == 4 ? values.number(parts[1]) : std::nullopt;
    const auto to = from ? values.amount(parts[2]) : std::nullopt;
    if (!to || values.takeOpenChoice())
        return unexpressed(statement, rangeOf(statement), say("How often this loop runs is computed."));
    Amount count = *to;
    count.constant += 1 - *from;
    count.least += 1 - *from;
    count.most += 1 - *from;
    if (count.most < 1)
        return unexpressed(statement, rangeOf(statement), say("This loop never runs."));
    const std::string_view name = m_script.slice(parts[0]);
    const bool isNamed = isNamedIn(body, name);
    if (isNamed && count.isFixed() && count.constant <= mostUnrolled)
        return unrolled(statement, *from, count.constant, around);
    if (count.least < 1 && (isNamed || count.isFixed()))
        return unexpressed(statement, rangeOf(statement),
                           say("A loop that may not run at all has no equivalent."));
    commentsInside(statement);
    const std::string indent = indentOf(statement);
    std::string times = count.text();
    Written whole{{}, rangeOf(statement)};
    if (count.least < 1) {
        times = values.scope().nameFor(std::string(name) + "_times", VariableKind::Number, false);
        whole.text = std::format("{}{} = {}\n{}IF [{} > 0] {{\n", indent, times, count.text(), indent, times);
        whole.end = indent + "}\n";
    }
    const std::size_t outer = values.scope().open();
    std::string head = std::format("{}LOOP [{}] {{\n", indent, times);
    Meaning meaning;
    if (isNamed) {
        const std::string counter = values.scope().nameFor(name, VariableKind::Number, false);
        head = std::format("{}FOR {} = {} TO {} {{\n", indent, counter, Amount{{}, *from}.text(), to->text());
        meaning = Variable{counter, VariableKind::Number, 0, *from, to->most};
    }
    values.scope().declare(name, meaning);
    whole.inside.push_back({std::move(head), {}, inBlock(body, around), indent + "}\n"});
    values.scope().close(outer);
    m_lines.push_back(std::move(whole));
}

// Writes each turn of the loop by itself, because the loop uses the number of the turn.
void BlockWriter::unrolled(NodeIndex statement, std::int64_t from, std::int64_t count, Surrounding around) {
    const std::vector<NodeIndex> parts = m_script.childrenOf(statement);
    commentsInside(statement);
    const bool isRepeated = m_isRepeated;
    for (std::int64_t turn = 0; turn < count; ++turn) {
        const std::size_t outer = m_level.values.scope().open();
        m_level.values.scope().declare(m_script.slice(parts.front()), from + turn);
        std::ranges::move(inBlock(parts.back(), around), std::back_inserter(m_lines));
        m_level.values.scope().close(outer);
        m_isRepeated = true;
    }
    m_isRepeated = isRepeated;
}

} // namespace levwright::fromscript
