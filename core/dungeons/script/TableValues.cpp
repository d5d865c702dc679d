// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/script/TableValues.h"

#include "core/base/Numbers.h"
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/syntax/ScriptTypes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace levwright::dungeonscript {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

// How far names that stand for names, and sums of sums, are followed.
constexpr int deepest = 40;

std::optional<int> inRange(double number) {
    const bool fits = std::floor(number) == number && number >= double(std::numeric_limits<int>::min()) &&
                      number <= double(std::numeric_limits<int>::max());
    return fits ? std::optional(int(number)) : std::nullopt;
}

// Hexadecimal numbers, and numbers with a fraction of 0, are included.
std::optional<int> wholeNumberIn(std::string_view spelled) {
    if (spelled.starts_with("0x") || spelled.starts_with("0X"))
        return wholeNumber<int>(spelled.substr(2), 16);
    return lua::decimalNumber(spelled).and_then(inRange);
}

} // namespace

TableValues::TableValues(const script::ScriptText& script) : m_script(script) {
    for (NodeIndex node = 0; node < script.tree.nodes.size(); ++node)
        readNode(node);
}

void TableValues::add(NodeIndex name, NodeIndex value) {
    Binding& binding = m_bindings[m_script.slice(name)];
    if (++binding.count > 1)
        binding.change = name;
    binding.value = value;
}

void TableValues::addAll(NodeIndex names, NodeIndex values, bool isTopLevel) {
    const std::vector<NodeIndex> given =
        values == noNode ? std::vector<NodeIndex>() : m_script.childrenOf(values);
    std::size_t i = 0;
    for (const NodeIndex name : m_script.childrenOf(names)) {
        const NodeIndex value = isTopLevel && i < given.size() ? given[i] : noNode;
        ++i;
        if (m_script.at(name).kind == NodeKind::Name)
            add(name, value);
        else if (const NodeIndex base = baseOf(name); base != noNode)
            m_bindings[m_script.slice(base)].change = name;
    }
}

// The name in front of a.b[c]; noNode if there is none.
NodeIndex TableValues::baseOf(NodeIndex target) const {
    while (target != noNode &&
           (m_script.at(target).kind == NodeKind::Member || m_script.at(target).kind == NodeKind::Subscript))
        target = m_script.at(target).firstChild;
    return target != noNode && m_script.at(target).kind == NodeKind::Name ? target : noNode;
}

void TableValues::readNode(NodeIndex node) {
    const lua::Node& found = m_script.at(node);
    switch (found.kind) {
    case NodeKind::Local:
    case NodeKind::Assignment:
        return addAll(found.firstChild, m_script.at(found.firstChild).nextSibling,
                      found.parent == m_script.tree.root());
    case NodeKind::NumericFor:
    case NodeKind::LocalFunction:
        return add(found.firstChild, noNode);
    case NodeKind::GenericFor:
    case NodeKind::Parameters:
        return addAll(found.kind == NodeKind::Parameters ? node : found.firstChild, noNode, false);
    case NodeKind::FunctionStatement:
        if (const NodeIndex base = baseOf(found.firstChild); base != noNode)
            add(base, noNode);
        return;
    case NodeKind::Arguments: // a called function may change a table
        for (const NodeIndex argument : m_script.childrenOf(node)) {
            if (const NodeIndex base = baseOf(argument); base != noNode)
                m_bindings[m_script.slice(base)].change = argument;
        }
        return;
    default:
        return;
    }
}

NodeIndex TableValues::resolved(NodeIndex value) const {
    for (int depth = 0; depth < deepest && value != noNode; ++depth) {
        if (m_script.at(value).kind == NodeKind::Parenthesized) {
            value = m_script.at(value).firstChild;
            continue;
        }
        if (m_script.at(value).kind != NodeKind::Name)
            return value;
        const auto binding = m_bindings.find(m_script.slice(value));
        const bool isKnown =
            binding != m_bindings.end() && binding->second.count == 1 && binding->second.value != noNode &&
            m_script.tree.range(binding->second.value).end <= m_script.tree.range(value).begin;
        if (!isKnown)
            return noNode;
        const NodeIndex given = binding->second.value;
        if (m_script.at(given).kind == NodeKind::Table && binding->second.change != noNode)
            return noNode;
        value = given;
    }
    return noNode;
}

NodeIndex TableValues::table(NodeIndex value) const {
    const NodeIndex found = resolved(value);
    return found != noNode && m_script.at(found).kind == NodeKind::Table ? found : noNode;
}

std::optional<int> TableValues::number(NodeIndex value, int depth) const {
    const NodeIndex found = depth < deepest ? resolved(value) : noNode;
    if (found == noNode)
        return std::nullopt;
    if (m_script.at(found).kind == NodeKind::Binary)
        return binary(found, depth);
    if (m_script.at(found).kind == NodeKind::Unary && m_script.tokenOf(found) == lua::TokenKind::Minus) {
        const std::optional<int> of = number(m_script.at(found).firstChild, depth + 1);
        return of ? inRange(-double(*of)) : std::nullopt;
    }
    if (m_script.at(found).kind != NodeKind::Literal)
        return std::nullopt;
    if (const auto quoted = script::textIn(m_script, found))
        return wholeNumberIn(*quoted);
    return wholeNumberIn(m_script.slice(found));
}

std::optional<int> TableValues::binary(NodeIndex value, int depth) const {
    const NodeIndex left = m_script.at(value).firstChild;
    const std::optional<int> a = number(left, depth + 1);
    const std::optional<int> b = a ? number(m_script.at(left).nextSibling, depth + 1) : std::nullopt;
    if (!b)
        return std::nullopt;
    switch (script::operatorOf(m_script, value)) {
    case lua::TokenKind::Plus:
        return inRange(double(*a) + double(*b));
    case lua::TokenKind::Minus:
        return inRange(double(*a) - double(*b));
    case lua::TokenKind::Star:
        return inRange(double(*a) * double(*b));
    default:
        return std::nullopt;
    }
}

std::optional<std::string> TableValues::text(NodeIndex value, int depth) const {
    const NodeIndex found = depth < deepest ? resolved(value) : noNode;
    if (found == noNode)
        return std::nullopt;
    if (m_script.at(found).kind == NodeKind::Binary &&
        script::operatorOf(m_script, found) == lua::TokenKind::Concatenate) {
        const NodeIndex left = m_script.at(found).firstChild;
        const auto a = text(left, depth + 1);
        const auto b = a ? text(m_script.at(left).nextSibling, depth + 1) : std::nullopt;
        return b ? std::optional(*a + *b) : std::nullopt;
    }
    if (const auto quoted = script::textIn(m_script, found))
        return quoted;
    const std::optional<int> spelled = number(found, depth + 1);
    return spelled ? std::optional(std::to_string(*spelled)) : std::nullopt;
}

NodeIndex TableValues::changeOf(std::string_view name) const {
    const auto binding = m_bindings.find(name);
    return binding == m_bindings.end() ? noNode : binding->second.change;
}

bool TableValues::isWrittenOut(NodeIndex value) const {
    if (script::textIn(m_script, value) || script::numberIn(m_script, value))
        return true;
    return m_script.at(value).kind == NodeKind::Literal;
}

} // namespace levwright::dungeonscript
