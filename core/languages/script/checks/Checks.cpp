// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/Checks.h"

#include "core/base/Phrase.h"
#include "core/languages/script/checks/CallChecks.h"
#include "core/languages/script/checks/CheckedCall.h"
#include "core/languages/script/checks/MapChecks.h"
#include "core/languages/script/checks/NameUses.h"
#include "core/languages/script/checks/OddCalls.h"
#include "core/languages/script/checks/PlaceChecks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using script::CheckContext;
using script::NodeIndex;
using script::NodeKind;

bool reachesToEnd(lua::TokenKind kind) {
    return kind == lua::TokenKind::UnclosedLongString || kind == lua::TokenKind::UnclosedComment;
}

// The end of the last token before that one, apart from blanks and comments; 0 if there is none.
Offset endBefore(const lua::SyntaxTree& tree, std::size_t token) {
    while (token > 0) {
        --token;
        if (!lua::isSkipped(tree.tokens[token].kind))
            return tree.tokens[token].end;
    }
    return 0;
}

// Whether something was opened and not closed.
bool isOpen(const lua::SyntaxError& error) {
    const bool isBracket = error.expected == lua::TokenKind::CloseParen ||
                           error.expected == lua::TokenKind::CloseBrace ||
                           error.expected == lua::TokenKind::CloseBracket;
    return error.problem == lua::Problem::Expected && error.opener && isBracket;
}

// What closes something belongs after what was written last.
void addOpen(const lua::SyntaxTree& tree, const lua::SyntaxError& error, Diagnostic& found) {
    const Offset end = endBefore(tree, error.token);
    const std::string sign(lua::spelling(error.expected));
    found.range = {end, end};
    found.fixes.push_back({say("Add “{}”", sign), TextEdit::insert(end, sign)});
}

void addSyntaxErrors(const lua::SyntaxTree& tree, std::string_view text, Diagnostics& into) {
    if (tree.errors.empty())
        return;
    const lua::ScriptLines lines(text);
    for (const lua::SyntaxError& error : tree.errors) {
        const Range range = error.token < tree.tokens.size()
                                ? tree.tokens[error.token].range()
                                : Range{Offset(text.size()), Offset(text.size())};
        // Lua names the line where it gives up.
        const bool isLater = error.token < tree.tokens.size() && reachesToEnd(tree.tokens[error.token].kind);
        Diagnostic found{DiagnosticCode::LuaSyntax,
                         range,
                         isLater ? range.end : range.begin,
                         {lua::messageOf(tree, error, lines)},
                         {}};
        if (isOpen(error))
            addOpen(tree, error, found);
        into.push_back(std::move(found));
    }
}

class ScriptCheck {
public:
    explicit ScriptCheck(CheckContext& context) : m_context(context), m_places(context) {}

    void check() {
        for (NodeIndex node = 0; node < m_context.script.tree.nodes.size(); ++node) {
            m_context.beginCall(lua::noNode);
            checkNode(node);
        }
        for (std::size_t i = 0; i < m_context.calls.size(); ++i) {
            m_context.beginCall(m_context.calls[i].call);
            checkWritten(i);
        }
    }

private:
    void checkNode(NodeIndex node) {
        switch (m_context.script.at(node).kind) {
        case NodeKind::Name:
        case NodeKind::Member:
            return checkNameUse(m_context, node);
        case NodeKind::Binary:
        case NodeKind::Unary:
            return checkOperators(m_context, node);
        case NodeKind::While:
        case NodeKind::Repeat:
            return checkLoop(m_context, node);
        case NodeKind::Call:
        case NodeKind::MethodCall:
            return checkCall(node);
        default:
            return;
        }
    }

    void checkCall(NodeIndex node) {
        const auto name = m_context.types.calledName(node);
        if (!name)
            return;
        const script::NameRow* row = m_context.facts.library.find(*name);
        if (row == nullptr) {
            if (m_context.script.at(node).kind == NodeKind::MethodCall)
                reportNoFunction(m_context, nameOfMethod(node), *name);
            return;
        }
        m_context.beginCall(node);
        if (const auto call = callAt(m_context, node, row->name)) {
            checkArguments(m_context, *call);
            checkOddCall(m_context, *call);
        }
    }

    NodeIndex nameOfMethod(NodeIndex node) const {
        return m_context.script.at(m_context.script.at(node).firstChild).nextSibling;
    }

    // Checks a call of des by its position among the others.
    void checkWritten(std::size_t index) {
        const lua::ScriptCall& call = m_context.calls[index];
        const auto name = m_context.types.calledName(call.call);
        if (!name || !m_context.facts.functions.isKnown(*name))
            return;
        const script::CallValues values(m_context.facts.functions, m_context.script, call);
        checkMap(m_context, values);
        m_places.check(index, values);
        checkOddValues(m_context, index, values);
    }

    CheckContext& m_context;
    script::PlaceCheck m_places;
};

} // namespace

void checkScript(const ScriptFacts& facts, const lua::SyntaxTree& tree, std::string_view text,
                 const std::vector<lua::ScriptCall>& calls, Diagnostics& into) {
    const std::size_t before = into.size();
    addSyntaxErrors(tree, text, into);
    const script::ScriptText script{tree, text};
    CheckContext context(facts, script, calls, into);
    ScriptCheck(context).check();
    std::ranges::stable_sort(into.begin() + std::ptrdiff_t(before), into.end(), {},
                             [](const Diagnostic& found) { return found.range.begin; });
}

} // namespace levwright
