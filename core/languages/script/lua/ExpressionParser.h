// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/lua/TreeBuilder.h"

namespace levwright::lua {

// Each function makes exactly one node, whatever the tokens are.
class ExpressionParser {
public:
    explicit ExpressionParser(TreeBuilder& builder) : m_builder(builder) {}
    ExpressionParser(const ExpressionParser&) = delete;
    ExpressionParser& operator=(const ExpressionParser&) = delete;
    virtual ~ExpressionParser() = default;

    virtual void block(TokenKind closer, std::uint32_t opener) = 0;

protected:
    // A level of nested statements and expressions; Lua has a limit for their number.
    class Level {
    public:
        explicit Level(ExpressionParser& parser);
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        ~Level() { --m_parser.m_depth; }
        bool isTooDeep() const { return m_isTooDeep; }

    private:
        ExpressionParser& m_parser;
        bool m_isTooDeep;
    };

    void expression() { binary(0); }
    void expressions();
    void suffixed();
    void name();
    void functionBody(const TreeBuilder::Start& start, std::uint32_t opener);
    bool expect(TokenKind kind);
    bool close(TokenKind kind, std::uint32_t opener);

    TreeBuilder& m_builder;

private:
    void binary(int weakest);
    void operand();
    void simple();
    void primary();
    void missing();
    void member(NodeKind kind);
    void subscript();
    void methodCall();
    void call();
    void arguments();
    void table();
    void tableEntry();
    void parameters();

    int m_depth = 0;
};

} // namespace levwright::lua
