// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Preprocessor.h"

#include "core/base/Phrase.h"
#include "core/sources/c/Cutter.h"
#include "core/sources/c/Expression.h"

#include <algorithm>
#include <array>
#include <format>
#include <utility>

namespace levwright::sources {

namespace {

// Conditions ask for names in brackets or without: replaces that by 1 or 0.
std::vector<Token> withoutDefined(Tokens condition, const Macros& macros) {
    std::vector<Token> out;
    for (std::size_t at = 0; at < condition.size(); ++at) {
        const bool bracket = at + 3 < condition.size() && condition[at + 1].is("(");
        const std::size_t name = at + (bracket ? 2 : 1);
        if (!condition[at].is("defined") || name >= condition.size() || !condition[name].isName()) {
            out.push_back(condition[at]);
            continue;
        }
        Token answer = condition[at];
        answer.kind = TokenKind::Number;
        answer.text = macros.contains(condition[name].text) ? "1" : "0";
        out.push_back(answer);
        at = name + (bracket ? 1 : 0);
    }
    return out;
}

std::string_view includedName(Tokens rest, std::string& made) {
    if (rest.empty())
        return {};
    if (rest[0].kind == TokenKind::Text)
        return rest[0].text.size() < 2 ? "" : rest[0].text.substr(1, rest[0].text.size() - 2);
    for (const Token& token : rest.subspan(1)) {
        if (token.is(">"))
            break;
        made += token.text;
    }
    return made;
}

} // namespace

Preprocessor::Preprocessor(TreeFiles& files, Budget& budget, const Limits& limits)
    : m_files(files), m_budget(budget), m_limits(limits), m_expander(m_macros, files, budget, limits) {
    for (const std::string_view name : {"UNIX", "LINUX", "__linux__", "__STDC__"})
        define(name, "1");
}

void Preprocessor::define(std::string_view name, std::string_view body) {
    m_macros.insert_or_assign(name, Macro{false, false, {}, cutText(body, nullptr), false});
}

Result<void> Preprocessor::read(const CutFile& file) {
    readTokens(file);
    expandPending();
    m_conditions.clear();
    if (m_failure.empty())
        return {};
    return failure(m_failure);
}

std::vector<Token> Preprocessor::expanded(Tokens tokens) {
    std::vector<Token> out;
    m_expander.expand(tokens, out);
    return out;
}

void Preprocessor::readTokens(const CutFile& file) {
    if (++m_depth > m_limits.includeDepth)
        fail(say("{} is part of files that include each other without an end.", file.path));
    const std::size_t outer = m_conditions.size();
    const Tokens tokens = file.tokens;
    for (std::size_t at = 0; at < tokens.size() && m_failure.empty();) {
        std::size_t end = at + 1;
        while (end < tokens.size() && !tokens[end].beginsLine)
            ++end;
        const Tokens line = tokens.subspan(at, end - at);
        if (!m_budget.spend(line.size()) || m_pending.size() > m_limits.unitTokens)
            fail(say("{}:{}: this is larger than the source of any game.", file.path, line[0].line));
        else if (line[0].is("#"))
            carryOut(line.subspan(1), file);
        else if (isActive())
            m_pending.insert(m_pending.end(), line.begin(), line.end());
        at = end;
    }
    m_conditions.resize(std::min(outer, m_conditions.size()));
    --m_depth;
}

void Preprocessor::carryOut(Tokens line, const CutFile& file) {
    static constexpr std::array<std::string_view, 6> conditions{"if",   "ifdef", "ifndef",
                                                                "elif", "else",  "endif"};
    if (line.empty())
        return;
    const std::string_view directive = line[0].text;
    const Tokens rest = line.subspan(1);
    if (std::ranges::find(conditions, directive) != conditions.end())
        carryOutCondition(directive, rest);
    else if (!isActive())
        return;
    else if (directive == "define")
        define(rest);
    else if (directive == "undef")
        undefine(rest);
    else if (directive == "include")
        include(rest, file);
    else if (directive == "pragma" && !rest.empty() && rest[0].is("once"))
        m_once.insert(&file);
}

void Preprocessor::carryOutCondition(std::string_view directive, Tokens rest) {
    if (directive == "if" || directive == "ifdef" || directive == "ifndef") {
        bool isTrue = false;
        if (isActive() && !rest.empty())
            isTrue = directive == "if" ? holds(rest) : hasMacro(rest[0].text) == (directive == "ifdef");
        // All branches of a condition within text that is left out count as taken before.
        m_conditions.push_back({isTrue, isTrue || !isActive()});
        return;
    }
    if (m_conditions.empty())
        return;
    if (directive == "endif")
        return m_conditions.pop_back();
    Condition& condition = m_conditions.back();
    condition.isActive = !condition.wasActive && (directive == "else" || holds(rest));
    condition.wasActive = condition.wasActive || condition.isActive;
}

void Preprocessor::define(Tokens rest) {
    expandPending();
    if (std::optional<std::pair<std::string_view, Macro>> definition = readDefinition(rest))
        m_macros.insert_or_assign(definition->first, std::move(definition->second));
}

void Preprocessor::undefine(Tokens rest) {
    expandPending();
    if (!rest.empty())
        m_macros.erase(rest[0].text);
}

void Preprocessor::include(Tokens rest, const CutFile& file) {
    const std::vector<Token> spelled =
        !rest.empty() && rest[0].isName() ? expanded(rest) : std::vector<Token>(rest.begin(), rest.end());
    std::string made;
    m_budget.spend(m_limits.includeSteps);
    const CutFile* included = m_files.included(includedName(spelled, made), file.path);
    if (included != nullptr && !m_once.contains(included))
        readTokens(*included);
}

bool Preprocessor::holds(Tokens condition) {
    const std::vector<Token> tokens = expanded(withoutDefined(condition, m_macros));
    return evaluate(tokens, [](std::string_view) { return 0; }).value_or(0) != 0;
}

// The text between two changes of the macros is expanded as one, because a call may go over lines and over
// conditions.
void Preprocessor::expandPending() {
    if (m_pending.empty())
        return;
    m_expander.expand(std::exchange(m_pending, {}), m_tokens);
    if (m_expander.hasFailed())
        fail(say("Its macros expand to more text than the source of any game."));
}

void Preprocessor::fail(std::string_view message) {
    if (m_failure.empty())
        m_failure = message;
}

} // namespace levwright::sources
