// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/CheckContext.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/script/lua/ScriptGlobals.h"

#include <algorithm>
#include <format>

namespace levwright::script {
namespace {

bool isLoop(NodeKind kind) {
    return kind == NodeKind::While || kind == NodeKind::Repeat || kind == NodeKind::NumericFor ||
           kind == NodeKind::GenericFor;
}

} // namespace

CheckContext::CheckContext(const ScriptFacts& known, const ScriptText& text,
                           const std::vector<lua::ScriptCall>& written, Diagnostics& into)
    : facts(known), script(text), calls(written), types(known.library, script, known.outer), m_into(into) {
    m_catchesErrors = std::ranges::any_of(script.tree.tokens, [&](const lua::Token& token) {
        const std::string_view word = script.text.substr(token.begin, token.end - token.begin);
        return token.kind == lua::TokenKind::Name && (word == "pcall" || word == "xpcall");
    });
    m_isWithoutMonsters = hasFlag("nomongen");
    lookAround();
    m_isLibrary =
        std::ranges::all_of(calls, [this](const lua::ScriptCall& call) { return isInFunction(call.call); }) &&
        std::ranges::any_of(lua::scriptGlobals(script.text), &lua::ScriptGlobal::isFunction);
}

void CheckContext::lookAround() {
    m_around.resize(script.tree.nodes.size());
    // Parents come after their children.
    for (std::size_t node = m_around.size(); node-- > 0;) {
        const lua::Node& own = script.tree.nodes[node];
        Around& around = m_around[node];
        if (own.parent != noNode)
            around = m_around[own.parent];
        const bool isFunction = own.kind == NodeKind::Function;
        around.function = around.function || isFunction;
        around.iteration = around.iteration || (isFunction && isIteration(NodeIndex(node)));
        around.maybeSkipped =
            around.maybeSkipped || isFunction || own.kind == NodeKind::Clause || isLoop(own.kind);
    }
}

bool CheckContext::isIteration(NodeIndex function) const {
    const NodeIndex arguments = script.at(function).parent;
    return script.at(arguments).kind == NodeKind::Arguments &&
           types.calledName(script.at(arguments).parent) == "selection.iterate";
}

bool CheckContext::hasFlag(std::string_view name) const {
    return std::ranges::any_of(calls, [&](const lua::ScriptCall& call) {
        return script.slice(call.name) == "level_flags" &&
               std::ranges::any_of(script.childrenOf(call.arguments),
                                   [&](NodeIndex flag) { return script::textIn(script, flag) == name; });
    });
}

Diagnostic& CheckContext::report(DiagnosticCode code, NodeIndex node, std::vector<std::string> arguments) {
    const Range range = script.tree.range(node);
    const Offset line = m_call == noNode ? range.begin : script.tree.range(m_call).begin;
    Diagnostic& found = m_into.emplace_back(Diagnostic{code, range, line, std::move(arguments), {}});
    if (kindOf(code).severity != Severity::Error)
        return found;
    std::string message = found.message();
    if (message.ends_with('.'))
        message.pop_back();
    if (m_around[node].iteration) {
        found.code = DiagnosticCode::CaughtByIterate;
        found.arguments = {std::move(message)};
    } else if (m_catchesErrors && m_around[node].maybeSkipped) {
        found.code = DiagnosticCode::ErrorUnlessCaught;
        found.arguments = {std::move(message)};
    }
    return found;
}

std::string CheckContext::written(NodeIndex node) const {
    const auto text = script::textIn(script, node);
    return inQuotes(text ? std::string_view(*text) : script.slice(node));
}

Fix replaceText(const CheckContext& context, NodeIndex literal, const std::string& text) {
    const Range range = context.script.tree.range(literal);
    const char quote = context.script.text[range.begin] == '\'' && !text.contains('\'') ? '\'' : '"';
    return {say("Change it to “{}”", text),
            TextEdit::replace(range, std::format("{}{}{}", quote, text, quote))};
}

void addFixes(const CheckContext& context, Diagnostic& found, NodeIndex literal,
              const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
        found.fixes.push_back(replaceText(context, literal, text));
}

} // namespace levwright::script
