// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/ScriptTypes.h"

#include <algorithm>

namespace levwright::script {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using lua::TokenKind;

constexpr int deepest = 12; // how many names in a row are followed to a value

std::string memberName(std::string_view table, std::string_view member) {
    std::string name;
    name.reserve(table.size() + 1 + member.size());
    return name.append(table).append(1, '.').append(member);
}

bool isComparison(TokenKind sign) {
    return sign >= TokenKind::Equal && sign <= TokenKind::Greater;
}

bool isSetOperator(TokenKind sign) {
    return sign == TokenKind::Ampersand || sign == TokenKind::Bar || sign == TokenKind::Tilde ||
           sign == TokenKind::Plus || sign == TokenKind::Minus;
}

} // namespace

lua::TokenKind operatorOf(const ScriptText& script, NodeIndex node) {
    const lua::Node& at = script.at(node);
    if (at.kind == NodeKind::Unary)
        return script.tokenOf(node);
    for (std::uint32_t i = script.at(at.firstChild).endToken; i < at.endToken; ++i) {
        if (!lua::isSkipped(script.tree.tokens[i].kind))
            return script.tree.tokens[i].kind;
    }
    return TokenKind::EndOfText;
}

ScriptTypes::ScriptTypes(const Library& library, const ScriptText& script, const OuterNames* outer)
    : m_library(library), m_script(script), m_outer(outer) {
    for (NodeIndex node = 0; node < script.tree.nodes.size(); ++node) {
        if (script.at(node).kind == NodeKind::Name)
            bind(node);
    }
}

OuterNames ScriptTypes::namesForParts() const {
    OuterNames names{.names = {}, .isOpen = m_isOpen};
    for (const auto& [name, binding] : m_bindings)
        names.names.insert(std::string(name));
    return names;
}

void ScriptTypes::bind(NodeIndex name) {
    const NodeIndex parent = m_script.at(name).parent;
    const lua::Node& around = m_script.at(parent);
    const bool isFirst = around.firstChild == name;
    const std::string_view text = m_script.slice(name);
    switch (around.kind) {
    case NodeKind::Names:
        return add(name, valueOfLocal(name));
    case NodeKind::Parameters:
        return add(name);
    case NodeKind::LocalFunction:
    case NodeKind::FunctionStatement:
        return add(name, m_script.at(name).nextSibling);
    case NodeKind::NumericFor:
        if (isFirst)
            add(name);
        return;
    case NodeKind::Expressions:
        if (m_script.at(around.parent).kind == NodeKind::Assignment &&
            m_script.at(around.parent).firstChild == parent)
            add(name);
        return;
    case NodeKind::Member: {
        const NodeKind outer = m_script.at(around.parent).kind;
        const bool isTarget = outer == NodeKind::FunctionStatement ||
                              (outer == NodeKind::Expressions &&
                               m_script.at(m_script.at(around.parent).parent).kind == NodeKind::Assignment &&
                               m_script.at(m_script.at(around.parent).parent).firstChild == around.parent);
        if (!isFirst && isTarget)
            m_ownMembers.insert(memberName(m_script.slice(around.firstChild), text));
        break;
    }
    default:
        break;
    }
    m_isOpen = m_isOpen || text == "_G" || text == "_ENV";
}

void ScriptTypes::add(NodeIndex name, NodeIndex value) {
    Binding& binding = m_bindings[m_script.slice(name)];
    ++binding.count;
    binding.value = value;
}

// The value at the same position of the list in the name's local statement.
NodeIndex ScriptTypes::valueOfLocal(NodeIndex name) const {
    const NodeIndex names = m_script.at(name).parent;
    const NodeIndex values = m_script.at(names).nextSibling;
    if (m_script.at(m_script.at(names).parent).kind != NodeKind::Local || values == noNode)
        return noNode;
    NodeIndex value = m_script.at(values).firstChild;
    for (NodeIndex at = m_script.at(names).firstChild; at != name && value != noNode;
         at = m_script.at(at).nextSibling) {
        if (m_script.at(at).kind == NodeKind::Name)
            value = m_script.at(value).nextSibling;
    }
    return value;
}

std::vector<std::string_view> ScriptTypes::ownNames() const {
    constexpr std::size_t most = 300;
    std::vector<std::string_view> names;
    if (m_bindings.size() > most)
        return names;
    names.reserve(m_bindings.size());
    for (const auto& [name, binding] : m_bindings)
        names.push_back(name);
    std::ranges::sort(names);
    return names;
}

bool ScriptTypes::isLibraryTable(std::string_view name) const {
    return m_library.isTable(name) && !isOwn(name);
}

std::optional<std::string> ScriptTypes::libraryName(NodeIndex node) const {
    if (m_script.at(node).kind == NodeKind::Name) {
        const std::string_view name = m_script.slice(node);
        return isOwn(name) ? std::nullopt : std::optional(std::string(name));
    }
    if (m_script.at(node).kind != NodeKind::Member)
        return std::nullopt;
    const NodeIndex object = m_script.at(node).firstChild;
    if (m_script.at(object).kind != NodeKind::Name || !isLibraryTable(m_script.slice(object)))
        return std::nullopt;
    std::string name = memberName(m_script.slice(object), m_script.slice(m_script.at(object).nextSibling));
    return m_ownMembers.contains(name) ? std::nullopt : std::optional(std::move(name));
}

std::optional<std::string> ScriptTypes::calledName(NodeIndex call) const {
    const NodeIndex callee = m_script.at(call).firstChild;
    if (m_script.at(call).kind == NodeKind::Call)
        return libraryName(callee);
    std::string_view table;
    switch (typeOf(callee)) {
    case ValueType::Selection:
        table = "selection";
        break;
    case ValueType::Object:
        table = "obj";
        break;
    case ValueType::String:
        table = "string";
        break;
    default:
        return std::nullopt;
    }
    std::string name = memberName(table, m_script.slice(m_script.at(callee).nextSibling));
    return isOwn(table) || m_ownMembers.contains(name) ? std::nullopt : std::optional(std::move(name));
}

ValueType ScriptTypes::typeOf(NodeIndex value, int depth) const {
    if (value == noNode || depth > deepest)
        return ValueType::Unknown;
    switch (m_script.at(value).kind) {
    case NodeKind::Literal:
        return typeOfLiteral(value);
    case NodeKind::Name:
        return typeOfName(value, depth);
    case NodeKind::Function:
        return ValueType::Function;
    case NodeKind::Table:
        return ValueType::Table;
    case NodeKind::Member:
        return typeOfLibrary(libraryName(value), false);
    case NodeKind::Call:
        return typeOfLibrary(libraryName(m_script.at(value).firstChild), true);
    case NodeKind::MethodCall: {
        const NodeIndex receiver = m_script.at(value).firstChild;
        if (typeOf(receiver, depth + 1) != ValueType::Selection)
            return ValueType::Unknown;
        return typeOfLibrary(memberName("selection", m_script.slice(m_script.at(receiver).nextSibling)),
                             true);
    }
    case NodeKind::Parenthesized:
        return typeOf(m_script.at(value).firstChild, depth + 1);
    case NodeKind::Unary:
        return typeOfUnary(value, depth);
    case NodeKind::Binary:
        return typeOfBinary(value, depth);
    default:
        return ValueType::Unknown;
    }
}

ValueType ScriptTypes::typeOfName(NodeIndex node, int depth) const {
    const std::string_view name = m_script.slice(node);
    const auto own = m_bindings.find(name);
    if (own != m_bindings.end()) {
        return own->second.count == 1 ? typeOf(own->second.value, depth + 1) : ValueType::Unknown;
    }
    if (isOwn(name))
        return ValueType::Unknown;
    const NameRow* row = m_library.find(name);
    if (row == nullptr || row->role == NameRole::Missing)
        return ValueType::Nil;
    return row->role == NameRole::Function ? ValueType::Function : row->type;
}

ValueType ScriptTypes::typeOfLiteral(NodeIndex node) const {
    switch (m_script.tokenOf(node)) {
    case TokenKind::Number:
        return ValueType::Number;
    case TokenKind::QuotedString:
    case TokenKind::LongString:
        return ValueType::String;
    case TokenKind::True:
    case TokenKind::False:
        return ValueType::Boolean;
    case TokenKind::Nil:
        return ValueType::Nil;
    default:
        return ValueType::Unknown;
    }
}

ValueType ScriptTypes::typeOfUnary(NodeIndex node, int depth) const {
    switch (operatorOf(m_script, node)) {
    case TokenKind::Not:
        return ValueType::Boolean;
    case TokenKind::Hash:
        return ValueType::Number;
    case TokenKind::Minus:
        return typeOf(m_script.at(node).firstChild, depth + 1) == ValueType::Number ? ValueType::Number
                                                                                    : ValueType::Unknown;
    default:
        return ValueType::Unknown;
    }
}

ValueType ScriptTypes::typeOfBinary(NodeIndex node, int depth) const {
    const TokenKind sign = operatorOf(m_script, node);
    if (sign == TokenKind::Concatenate)
        return ValueType::String;
    if (isComparison(sign))
        return ValueType::Boolean;
    const NodeIndex left = m_script.at(node).firstChild;
    const bool isSelection = isSetOperator(sign) && typeOf(left, depth + 1) == ValueType::Selection;
    return isSelection ? ValueType::Selection : ValueType::Unknown;
}

ValueType ScriptTypes::typeOfLibrary(const std::optional<std::string>& name, bool isCalled) const {
    const NameRow* row = name ? m_library.find(*name) : nullptr;
    if (row == nullptr)
        return ValueType::Unknown;
    if (isCalled)
        return row->role == NameRole::Function ? row->type : ValueType::Unknown;
    return row->role == NameRole::Function ? ValueType::Function : row->type;
}

} // namespace levwright::script
