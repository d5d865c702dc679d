// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/LuaParser.h"

#include "core/languages/script/lua/ExpressionParser.h"
#include "core/languages/script/lua/TreeBuilder.h"

namespace levwright::lua {
namespace {

using enum TokenKind;

bool endsBlock(TokenKind kind) {
    return kind == End || kind == Else || kind == Elseif || kind == Until || kind == EndOfText;
}

class StatementParser final : public ExpressionParser {
public:
    using ExpressionParser::ExpressionParser;

    void script() {
        const auto start = m_builder.start();
        statements(EndOfText, {});
        while (!m_builder.at(EndOfText)) {
            m_builder.report(Problem::Expected, EndOfText);
            m_builder.makeOfToken(NodeKind::Error);
            statements(EndOfText, {});
        }
        m_builder.make(NodeKind::Block, start);
    }

    void block(TokenKind closer, std::uint32_t opener) override {
        const auto start = m_builder.start();
        statements(closer, opener);
        m_builder.make(NodeKind::Block, start);
    }

private:
    void statements(TokenKind closer, std::optional<std::uint32_t> opener) {
        bool returned = false;
        while (!endsBlock(m_builder.kind())) {
            if (returned)
                m_builder.report(Problem::Expected, closer, opener);
            returned = m_builder.at(Return);
            const Level level(*this);
            if (level.isTooDeep())
                skipLine();
            else
                statement();
        }
    }

    // Only the rest of the line is lost: parsing continues with the next line.
    void skipLine() {
        const auto start = m_builder.start();
        do
            m_builder.advance();
        while (!endsBlock(m_builder.kind()) && !m_builder.beginsLine());
        m_builder.make(NodeKind::Error, start);
    }

    void statement() {
        switch (m_builder.kind()) {
        case Semicolon:
            return m_builder.makeOfToken(NodeKind::EmptyStatement);
        case Break:
            return m_builder.makeOfToken(NodeKind::Break);
        case If:
            return ifStatement();
        case While:
            return whileLoop();
        case For:
            return forLoop();
        case Repeat:
            return repeatLoop();
        case Do:
            return doBlock();
        case Function:
            return functionStatement();
        case Local:
            return local();
        case Return:
            return returnStatement();
        case Goto:
            return gotoStatement();
        case DoubleColon:
            return label();
        case Name:
        case OpenParen:
            return expressionStatement();
        default:
            m_builder.report(Problem::UnexpectedSymbol);
            return skipLine();
        }
    }

    void ifStatement() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        do {
            const auto clause = m_builder.start();
            m_builder.advance();
            expression();
            expect(Then);
            block(End, opener);
            m_builder.make(NodeKind::Clause, clause);
        } while (m_builder.at(Elseif));
        if (m_builder.at(Else)) {
            const auto clause = m_builder.start();
            m_builder.advance();
            block(End, opener);
            m_builder.make(NodeKind::Clause, clause);
        }
        close(End, opener);
        m_builder.make(NodeKind::If, start);
    }

    void whileLoop() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        m_builder.advance();
        expression();
        expect(Do);
        block(End, opener);
        close(End, opener);
        m_builder.make(NodeKind::While, start);
    }

    void forLoop() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        m_builder.advance();
        const bool isNumeric = m_builder.kindBehind() == Assign;
        if (isNumeric)
            numericRange();
        else
            genericRange();
        expect(Do);
        block(End, opener);
        close(End, opener);
        m_builder.make(isNumeric ? NodeKind::NumericFor : NodeKind::GenericFor, start);
    }

    void numericRange() {
        name();
        m_builder.advance();
        expression();
        expect(Comma);
        expression();
        if (m_builder.take(Comma))
            expression();
    }

    void genericRange() {
        const auto names = m_builder.start();
        name();
        const bool isList = m_builder.at(Comma);
        while (m_builder.take(Comma))
            name();
        m_builder.make(NodeKind::Names, names);
        if (!m_builder.take(In)) {
            if (isList)
                m_builder.report(Problem::Expected, In);
            else
                m_builder.report(Problem::NoLoop);
        }
        expressions();
    }

    void repeatLoop() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        m_builder.advance();
        block(Until, opener);
        if (close(Until, opener))
            expression();
        m_builder.make(NodeKind::Repeat, start);
    }

    void doBlock() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        m_builder.advance();
        block(End, opener);
        close(End, opener);
        m_builder.make(NodeKind::Do, start);
    }

    void functionStatement() {
        const auto start = m_builder.start();
        const std::uint32_t opener = m_builder.token();
        m_builder.advance();
        functionName();
        functionBody(m_builder.start(), opener);
        m_builder.make(NodeKind::FunctionStatement, start);
    }

    void functionName() {
        name();
        while (m_builder.at(Dot) || m_builder.at(Colon)) {
            const bool isMethod = m_builder.at(Colon);
            const auto start = m_builder.startAtLast();
            m_builder.advance();
            name();
            m_builder.make(NodeKind::Member, start);
            if (isMethod)
                return;
        }
    }

    void local() {
        const auto start = m_builder.start();
        m_builder.advance();
        if (m_builder.at(Function)) {
            const std::uint32_t opener = m_builder.token();
            m_builder.advance();
            name();
            functionBody(m_builder.start(), opener);
            return m_builder.make(NodeKind::LocalFunction, start);
        }
        const auto names = m_builder.start();
        do
            localName();
        while (m_builder.take(Comma));
        m_builder.make(NodeKind::Names, names);
        if (m_builder.take(Assign))
            expressions();
        m_builder.make(NodeKind::Local, start);
    }

    void localName() {
        name();
        if (!m_builder.at(Less))
            return;
        const auto start = m_builder.start();
        m_builder.advance();
        name();
        expect(Greater);
        m_builder.make(NodeKind::Attribute, start);
    }

    void returnStatement() {
        const auto start = m_builder.start();
        m_builder.advance();
        if (!endsBlock(m_builder.kind()) && !m_builder.at(Semicolon))
            expressions();
        m_builder.take(Semicolon);
        m_builder.make(NodeKind::Return, start);
    }

    void gotoStatement() {
        const auto start = m_builder.start();
        m_builder.advance();
        name();
        m_builder.make(NodeKind::Goto, start);
    }

    void label() {
        const auto start = m_builder.start();
        m_builder.advance();
        name();
        expect(DoubleColon);
        m_builder.make(NodeKind::Label, start);
    }

    void expressionStatement() {
        const auto start = m_builder.start();
        suffixed();
        if (m_builder.at(Assign) || m_builder.at(Comma))
            return assignment(start);
        const bool isCall =
            m_builder.lastMade() == NodeKind::Call || m_builder.lastMade() == NodeKind::MethodCall;
        if (!isCall)
            m_builder.report(Problem::NoStatement);
        m_builder.make(isCall ? NodeKind::CallStatement : NodeKind::Error, start);
    }

    void assignment(const TreeBuilder::Start& start) {
        checkAssignable();
        while (m_builder.take(Comma)) {
            suffixed();
            checkAssignable();
        }
        m_builder.make(NodeKind::Expressions, start);
        if (expect(Assign))
            expressions();
        m_builder.make(NodeKind::Assignment, start);
    }

    void checkAssignable() {
        const NodeKind made = m_builder.lastMade();
        if (made != NodeKind::Name && made != NodeKind::Member && made != NodeKind::Subscript)
            m_builder.report(Problem::NoStatement);
    }
};

} // namespace

SyntaxTree parseScript(std::string_view text) {
    TreeBuilder builder(text);
    StatementParser(builder).script();
    return builder.finish();
}

} // namespace levwright::lua
