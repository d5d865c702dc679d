// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/TreeBuilder.h"

#include "core/base/Contract.h"
#include "core/languages/script/lua/LuaLexer.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>

namespace levwright::lua {

TreeBuilder::TreeBuilder(std::string_view text) : m_text(text) {
    m_tree.tokens = tokensOf(text);
    m_at = nextSeen(0);
    m_endOfLast = m_at;
    checkToken();
}

std::uint32_t TreeBuilder::nextSeen(std::uint32_t from) const {
    while (from < m_tree.tokens.size() &&
           (isSkipped(m_tree.tokens[from].kind) || m_tree.tokens[from].kind == TokenKind::UnclosedComment))
        ++from;
    return from;
}

bool TreeBuilder::beginsLine() const {
    for (std::uint32_t i = m_at; i-- > m_endOfLast;) {
        const Token& skipped = m_tree.tokens[i];
        if (m_text.substr(skipped.begin, skipped.end - skipped.begin).find_first_of("\r\n") !=
            std::string_view::npos)
            return true;
    }
    return false;
}

void TreeBuilder::advance() {
    require(!at(TokenKind::EndOfText), "nothing stands behind the end of a script");
    m_endOfLast = m_at + 1;
    m_at = nextSeen(m_endOfLast);
    checkToken();
}

bool TreeBuilder::take(TokenKind kind) {
    if (!at(kind))
        return false;
    advance();
    return true;
}

// An unclosed comment reaches to the end of what the game reads.
void TreeBuilder::checkComments() {
    const auto broken = std::ranges::find(m_tree.tokens, TokenKind::UnclosedComment, &Token::kind);
    if (broken != m_tree.tokens.end())
        reportAt(std::uint32_t(broken - m_tree.tokens.begin()), Problem::BrokenToken, broken->kind, {});
}

void TreeBuilder::checkToken() {
    if (at(TokenKind::EndOfText))
        return checkComments();
    const Token& token = m_tree.tokens[m_at];
    const std::string_view spelled = m_text.substr(token.begin, token.end - token.begin);
    if (token.kind >= TokenKind::MalformedNumber && token.kind <= TokenKind::BrokenDelimiter)
        report(Problem::BrokenToken, token.kind);
    else if (token.kind == TokenKind::QuotedString && spelled.contains('\\') && !stringValue(spelled))
        report(Problem::BrokenEscape);
}

void TreeBuilder::make(NodeKind kind, const Start& start) {
    const auto made = NodeIndex(m_tree.nodes.size());
    Node node{.kind = kind, .firstToken = start.token, .endToken = std::max(start.token, m_endOfLast)};
    if (start.children < m_loose.size()) {
        node.firstChild = m_loose[start.children];
        for (std::size_t i = start.children; i < m_loose.size(); ++i) {
            m_tree.nodes[m_loose[i]].parent = made;
            m_tree.nodes[m_loose[i]].nextSibling = i + 1 < m_loose.size() ? m_loose[i + 1] : noNode;
        }
        m_loose.resize(start.children);
    }
    m_tree.nodes.push_back(node);
    m_loose.push_back(made);
}

void TreeBuilder::makeOfToken(NodeKind kind) {
    const Start begin = start();
    advance();
    make(kind, begin);
}

void TreeBuilder::reportAt(std::uint32_t token, Problem problem, TokenKind expected,
                           std::optional<std::uint32_t> opener) {
    if (m_tree.errors.empty() || m_tree.errors.back().token != token)
        m_tree.errors.push_back({.problem = problem, .expected = expected, .opener = opener, .token = token});
}

SyntaxTree TreeBuilder::finish() {
    require(m_loose.size() == 1, "a tree has one root");
    return std::move(m_tree);
}

} // namespace levwright::lua
