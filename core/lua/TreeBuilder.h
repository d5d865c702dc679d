// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a script one after the other, and the nodes that are made of them.
#pragma once

#include "core/lua/LuaTree.h"

namespace levwright::lua {

class TreeBuilder {
public:
    explicit TreeBuilder(std::string_view text);

    TokenKind kind() const { return kindAt(m_at); }
    bool at(TokenKind kind) const { return this->kind() == kind; }
    // Of the token behind the current one, comments and blanks left out.
    TokenKind kindBehind() const { return kindAt(nextSeen(m_at + 1)); }
    std::uint32_t token() const { return m_at; }
    // Whether a line end stands before the current token.
    bool beginsLine() const;
    void advance();
    bool take(TokenKind kind);

    // Where the children of a node begin that is made later; they are all that is made from then on.
    struct Start {
        std::size_t children;
        std::uint32_t token;
    };
    Start start() const { return {m_loose.size(), m_at}; }
    void make(NodeKind kind, const Start& start);
    // Of the one token, if it is there.
    void makeOfToken(NodeKind kind);
    NodeKind lastMade() const { return m_tree.nodes[m_loose.back()].kind; }
    // Where the node that was made last begins, which is to be the first child of another.
    Start startAtLast() const { return {m_loose.size() - 1, m_tree.nodes[m_loose.back()].firstToken}; }

    // Only the first one at a token counts: the others follow from it.
    void report(Problem problem, TokenKind expected = {}, std::optional<std::uint32_t> opener = {}) {
        reportAt(m_at, problem, expected, opener);
    }

    SyntaxTree finish();

private:
    TokenKind kindAt(std::uint32_t token) const {
        return token < m_tree.tokens.size() ? m_tree.tokens[token].kind : TokenKind::EndOfText;
    }
    std::uint32_t nextSeen(std::uint32_t from) const;
    void reportAt(std::uint32_t token, Problem problem, TokenKind expected,
                  std::optional<std::uint32_t> opener);
    void checkToken();
    void checkComments();

    std::string_view m_text;
    SyntaxTree m_tree;
    std::vector<NodeIndex> m_loose; // have no parent yet
    std::uint32_t m_at = 0;
    std::uint32_t m_endOfLast = 0; // behind the last token that was taken
};

} // namespace levwright::lua
