// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/NameUses.h"

#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"

#include <algorithm>

namespace levwright::script {
namespace {

using enum DiagnosticCode;
using lua::TokenKind;

// Whether Lua fails if the expression is nil, because it is called or indexed.
bool isUsed(const CheckContext& context, NodeIndex node) {
    const NodeIndex parent = context.script.at(node).parent;
    const NodeKind kind = context.script.at(parent).kind;
    const bool isFirst = context.script.at(parent).firstChild == node;
    return isFirst && (kind == NodeKind::Call || kind == NodeKind::Member || kind == NodeKind::Subscript ||
                       kind == NodeKind::MethodCall);
}

bool isAssigned(const CheckContext& context, NodeIndex node) {
    const NodeIndex targets = context.script.at(node).parent;
    const NodeIndex assignment = context.script.at(targets).parent;
    return context.script.at(targets).kind == NodeKind::Expressions &&
           context.script.at(assignment).kind == NodeKind::Assignment &&
           context.script.at(assignment).firstChild == targets;
}

std::vector<std::string_view> namesIn(std::span<const NameRow> rows) {
    std::vector<std::string_view> names;
    for (const NameRow& row : rows) {
        if (row.role != NameRole::Missing)
            names.push_back(script::partsOf(row.name).member);
    }
    return names;
}

void addNames(Diagnostic& found, Range range, std::string_view wanted, std::span<const NameRow> rows) {
    for (const std::string& name : closestNames(wanted, namesIn(rows), mostSuggestions))
        found.fixes.push_back(changeTo(range, name));
}

// The place where a call of des gets the value: its argument, or an entry of a table that is one; noNode
// elsewhere. There a value that is nil is as if it were not written. The outermost node may be an entry: that
// of a themed room.
NodeIndex givenAt(const CheckContext& context, NodeIndex node) {
    while (node != noNode) {
        const NodeIndex parent = context.script.at(node).parent;
        if (parent == noNode)
            return noNode;
        const NodeKind kind = context.script.at(parent).kind;
        if (kind == NodeKind::Arguments)
            return parent;
        const bool isValue = kind == NodeKind::PositionalEntry ||
                             (kind == NodeKind::NamedEntry && context.script.at(parent).firstChild != node);
        node = isValue ? context.script.at(parent).parent : noNode;
    }
    return noNode;
}

// What a place becomes that is nil.
std::string effectOf(const CheckContext& context, NodeIndex node) {
    const NodeIndex entry = context.script.at(node).parent;
    if (context.script.at(entry).kind != NodeKind::NamedEntry)
        return {};
    const std::string_view key = context.script.slice(context.script.at(entry).firstChild);
    return key == "x" || key == "y" || key == "coord" ? say("; the place is random") : "";
}

void checkNeverSet(CheckContext& context, NodeIndex node) {
    const std::string_view name = context.script.slice(node);
    if (name.empty() || context.types.isOwn(name) || context.facts.library.find(name) != nullptr)
        return;
    const NodeIndex arguments = givenAt(context, node);
    if (arguments == noNode)
        return;
    // The word of older games; among the entries of a table it changes nothing.
    if (name == "random" &&
        context.script.at(context.script.at(node).parent).kind == NodeKind::PositionalEntry)
        return;
    const auto called = context.types.calledName(context.script.at(arguments).parent);
    if (!called || !called->starts_with("des."))
        return;
    Diagnostic& found = context.report(NeverSet, node, {std::string(name), effectOf(context, node)});
    for (const std::string& close : closestNames(name, context.types.ownNames(), mostSuggestions))
        found.fixes.push_back(changeTo(found.range, close));
}

void checkGlobal(CheckContext& context, NodeIndex node) {
    const std::string_view name = context.script.slice(node);
    if (!isUsed(context, node))
        return checkNeverSet(context, node);
    if (name.empty() || context.types.isOwn(name))
        return;
    const NameRow* row = context.facts.library.find(name);
    if (row != nullptr && row->role != NameRole::Missing)
        return;
    if (row != nullptr) {
        if (!context.isLibrary())
            context.report(NotInScripts, node, {withQuotes(name)});
        return;
    }
    Diagnostic& found = context.report(UndefinedName, node, {withQuotes(name)});
    addNames(found, found.range, name, context.facts.library.globals());
}

void checkMember(CheckContext& context, NodeIndex node) {
    const NodeIndex object = context.script.at(node).firstChild;
    const NodeIndex field = context.script.at(object).nextSibling;
    if (context.script.at(object).kind != NodeKind::Name || context.script.at(field).kind != NodeKind::Name)
        return;
    const std::string_view table = context.script.slice(object);
    const bool isHero = table == "u" && context.types.isLibraryTable(table);
    if (isHero && isAssigned(context, node)) {
        context.report(ReadOnlyTable, node, {std::string(table)});
        return;
    }
    const auto name = context.types.libraryName(node);
    if (name && context.facts.library.find(*name) == nullptr && (isHero || isUsed(context, node)))
        reportNoFunction(context, field, *name);
}

bool isArithmetic(TokenKind sign) {
    return (sign >= TokenKind::Plus && sign <= TokenKind::Caret);
}

bool isLiteralNil(const CheckContext& context, NodeIndex node) {
    return context.script.at(node).kind == NodeKind::Literal &&
           context.script.tokenOf(node) == TokenKind::Nil;
}

void checkBinary(CheckContext& context, NodeIndex node) {
    const NodeIndex left = context.script.at(node).firstChild;
    const NodeIndex right = context.script.at(left).nextSibling;
    const TokenKind sign = script::operatorOf(context.script, node);
    for (const auto& [own, other] : {std::pair(left, right), std::pair(right, left)}) {
        const bool isNil = isArithmetic(sign) && isLiteralNil(context, own);
        const bool isMixed = (isArithmetic(sign) || sign == TokenKind::Ampersand || sign == TokenKind::Bar) &&
                             context.types.typeOf(own) == ValueType::Number &&
                             context.types.typeOf(other) == ValueType::Selection;
        if (isNil || isMixed)
            context.report(NoSuchOperation, own, {isNil ? "nil" : say("a selection and a number")});
    }
}

void checkUnary(CheckContext& context, NodeIndex node) {
    const TokenKind sign = script::operatorOf(context.script, node);
    if (sign != TokenKind::Not &&
        context.types.typeOf(context.script.at(node).firstChild) == ValueType::Selection)
        context.report(NoSuchOperation, node, {say("one selection")});
}

bool isLiteral(const CheckContext& context, NodeIndex node, TokenKind kind) {
    return context.script.at(node).kind == NodeKind::Literal && context.script.tokenOf(node) == kind;
}

} // namespace

void reportNoFunction(CheckContext& context, NodeIndex name, std::string_view function) {
    const script::NameParts parts = script::partsOf(function);
    Diagnostic& found = context.report(NoSuchFunction, name, {withQuotes(function)});
    if (!found.range.empty())
        addNames(found, found.range, parts.member, context.facts.library.membersOf(parts.table));
}

void checkNameUse(CheckContext& context, NodeIndex node) {
    if (context.script.at(node).kind == NodeKind::Name)
        checkGlobal(context, node);
    else if (context.script.at(node).kind == NodeKind::Member)
        checkMember(context, node);
}

void checkOperators(CheckContext& context, NodeIndex node) {
    if (context.script.at(node).kind == NodeKind::Binary)
        checkBinary(context, node);
    else if (context.script.at(node).kind == NodeKind::Unary)
        checkUnary(context, node);
}

void checkLoop(CheckContext& context, NodeIndex node) {
    const lua::Node& loop = context.script.at(node);
    const std::vector<NodeIndex> parts = context.script.childrenOf(node);
    const bool isEndless =
        (loop.kind == NodeKind::While && isLiteral(context, parts.front(), TokenKind::True)) ||
        (loop.kind == NodeKind::Repeat && isLiteral(context, parts.back(), TokenKind::False));
    if (!isEndless)
        return;
    // A break that only leaves an inner loop counts, too.
    const auto first = context.script.tree.tokens.begin() + loop.firstToken;
    const auto end = context.script.tree.tokens.begin() + loop.endToken;
    const bool mayLeave = std::any_of(first, end, [](const lua::Token& token) {
        return token.kind == TokenKind::Break || token.kind == TokenKind::Return ||
               token.kind == TokenKind::Goto;
    });
    if (!mayLeave)
        context.report(EndlessLoop, node);
}

} // namespace levwright::script
