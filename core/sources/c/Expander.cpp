// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Expander.h"

#include "core/sources/c/Cutter.h"

#include <utility>

namespace levwright::sources {

void Expander::expand(Tokens input, std::vector<Token>& out) {
    if (m_depth == m_limits.expansionDepth)
        m_failed = true;
    if (hasFailed())
        return;
    ++m_depth;
    const std::size_t bottom = m_stack.size();
    m_stack.push_back({{}, input, 0, nullptr});
    while (const std::optional<Token> token = next(bottom)) {
        if (!m_budget.spend(1) || out.size() >= m_limits.unitTokens || m_failed) {
            m_failed = true;
            break;
        }
        Macro* macro = macroOf(*token);
        const Token* behind = macro != nullptr && macro->takesArguments ? peek(bottom) : nullptr;
        if (macro == nullptr || (macro->takesArguments && (behind == nullptr || !behind->is("(")))) {
            out.push_back(*token);
            continue;
        }
        const std::optional<Arguments> arguments =
            macro->takesArguments ? takeArguments(*macro, bottom) : Arguments();
        if (arguments)
            push(*macro, filled(*macro, *arguments), *token);
    }
    while (m_stack.size() > bottom)
        close();
    --m_depth;
}

// The next token of the texts above the bottom.
std::optional<Token> Expander::next(std::size_t bottom) {
    const Token* front = peek(bottom);
    if (front == nullptr)
        return std::nullopt;
    Token token = *front;
    ++m_stack.back().at;
    const auto found = token.isName() ? m_macros.find(token.text) : m_macros.end();
    token.fixed = token.fixed || (found != m_macros.end() && found->second.isOpen);
    return token;
}

const Token* Expander::peek(std::size_t bottom) {
    while (m_stack.size() > bottom + 1 && m_stack.back().at == m_stack.back().tokens.size())
        close();
    Waiting& top = m_stack.back();
    return top.at < top.tokens.size() ? &top.tokens[top.at] : nullptr;
}

void Expander::close() {
    if (m_stack.back().macro != nullptr)
        m_stack.back().macro->isOpen = false;
    m_stack.pop_back();
}

Macro* Expander::macroOf(const Token& token) {
    if (!token.isName() || token.fixed)
        return nullptr;
    const auto found = m_macros.find(token.text);
    return found == m_macros.end() ? nullptr : &found->second;
}

// What a macro stands for is said to lie where its name stands.
void Expander::push(Macro& macro, std::vector<Token> made, const Token& place) {
    for (Token& token : made) {
        token.file = place.file;
        token.line = place.line;
    }
    if (!made.empty())
        made.front().afterBlank = place.afterBlank;
    macro.isOpen = true;
    m_stack.push_back({std::move(made), {}, 0, &macro});
    m_stack.back().tokens = m_stack.back().made;
}

// Empty if the closing bracket is missing; then the rest of the text is used up.
std::optional<Expander::Arguments> Expander::takeArguments(const Macro& macro, std::size_t bottom) {
    Arguments arguments(1);
    std::size_t open = 0;
    while (const std::optional<Token> token = next(bottom)) {
        if (!m_budget.spend(1))
            return std::nullopt;
        if (token->is("(") && open++ == 0)
            continue;
        if (token->is(")") && --open == 0)
            return arguments;
        const bool isRest = macro.isVariadic && arguments.size() >= macro.parameters.size();
        if (token->is(",") && open == 1 && !isRest)
            arguments.emplace_back();
        else
            arguments.back().push_back(*token);
    }
    return std::nullopt;
}

std::vector<Token> Expander::argument(const Arguments& arguments, std::size_t index, bool asWritten) {
    if (index >= arguments.size())
        return {};
    if (asWritten)
        return arguments[index];
    std::vector<Token> expanded;
    expand(arguments[index], expanded);
    return expanded;
}

// The body with the arguments in the places of the parameters.
std::vector<Token> Expander::filled(const Macro& macro, const Arguments& arguments) {
    std::vector<Token> out;
    bool pastes = false;
    bool leftIsEmpty = false;
    for (std::size_t at = 0; at < macro.body.size() && !hasFailed(); ++at) {
        const Token& token = macro.body[at];
        const bool hasNext = at + 1 < macro.body.size();
        if (token.is("##")) {
            pastes = at != 0;
            continue;
        }
        std::vector<Token> piece{token};
        if (macro.takesArguments && token.is("#") && hasNext && macro.parameter(macro.body[at + 1]))
            piece = {stringOf(argument(arguments, *macro.parameter(macro.body[++at]), true), token)};
        else if (const std::optional<std::size_t> index = macro.parameter(token)) {
            // An argument that is pasted is taken as written, also after a comma, where nothing is pasted:
            // the comma goes if the rest is empty.
            piece = argument(arguments, *index, pastes || (hasNext && macro.body[at + 1].is("##")));
            const bool isRest = macro.isVariadic && *index + 1 == macro.parameters.size();
            if (pastes && isRest && !out.empty() && out.back().is(",")) {
                if (piece.empty())
                    out.pop_back();
                pastes = false;
            }
        }
        if (!m_budget.spend(piece.size() + 1) || out.size() + piece.size() > m_limits.unitTokens)
            m_failed = true;
        else if (std::exchange(pastes, false) && !leftIsEmpty)
            paste(out, piece);
        else
            out.insert(out.end(), piece.begin(), piece.end());
        leftIsEmpty = piece.empty();
    }
    return out;
}

Token Expander::stringOf(const std::vector<Token>& tokens, const Token& place) {
    std::string text = "\"";
    for (const Token& token : tokens) {
        if (text.size() > 1 && (token.afterBlank || token.beginsLine))
            text += ' ';
        const bool isLiteral = token.kind == TokenKind::Text || token.kind == TokenKind::Character;
        for (const char c : token.text) {
            if (isLiteral && (c == '"' || c == '\\'))
                text += '\\';
            text += c;
        }
    }
    m_budget.spend(text.size());
    Token made = place;
    made.text = m_texts.keep(text + '"');
    made.kind = TokenKind::Text;
    return made;
}

// Joins the last token of the left to the first one of the right.
void Expander::paste(std::vector<Token>& left, const std::vector<Token>& right) {
    if (right.empty())
        return;
    std::size_t rest = 0;
    if (!left.empty()) {
        Token& joined = left.back();
        const std::string_view text =
            m_texts.keep(std::string(joined.text) + std::string(right.front().text));
        m_budget.spend(text.size());
        const std::vector<Token> cut = cutText(text, joined.file);
        joined.text = text;
        joined.kind = cut.empty() ? TokenKind::Sign : cut.front().kind;
        joined.fixed = false;
        rest = 1;
    }
    left.insert(left.end(), right.begin() + std::ptrdiff_t(rest), right.end());
}

} // namespace levwright::sources
