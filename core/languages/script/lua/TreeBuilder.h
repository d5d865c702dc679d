// SPDX-License-Identifier: GPL-3.0-or-later
// Walks over the tokens of a script and makes the nodes.
#pragma once

#include "core/languages/script/lua/LuaTree.h"

namespace levwright::lua {

class TreeBuilder {
public:
    explicit TreeBuilder(std::string_view text);

    TokenKind kind() const { return kindAt(m_at); }
    bool at(TokenKind kind) const { return this->kind() == kind; }
    // The kind of the token after the current one; comments and blanks are skipped.
    TokenKind kindBehind() const { return kindAt(nextSeen(m_at + 1)); }
    std::uint32_t token() const { return m_at; }
    // Whether a line end stands before the current token.
    bool beginsLine() const;
    void advance();
    bool take(TokenKind kind);

    // Marks where the children of a later node begin: all nodes that are made from now on are its children.
    struct Start {
        std::size_t children;
        std::uint32_t token;
    };
    Start start() const { return {m_loose.size(), m_at}; }
    void make(NodeKind kind, const Start& start);
    // Makes a node from the current token.
    void makeOfToken(NodeKind kind);
    NodeKind lastMade() const { return m_tree.nodes[m_loose.back()].kind; }
    // The start of the last node, which is to become the first child of another.
    Start startAtLast() const { return {m_loose.size() - 1, m_tree.nodes[m_loose.back()].firstToken}; }

    // Only the first error at a token counts, because the others follow from it.
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
    std::vector<NodeIndex> m_loose; // nodes without a parent so far
    std::uint32_t m_at = 0;
    std::uint32_t m_endOfLast = 0; // end of the last token that was taken
};

} // namespace levwright::lua
