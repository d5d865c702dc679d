// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/ExpressionParser.h"

#include <algorithm>

namespace levwright::lua {
namespace {

using enum TokenKind;

constexpr int deepest = 195; // Lua allows 200 nested calls in C; some of these load the script
constexpr int unaryStrength = 12;

struct Operator {
    TokenKind token;
    int left;
    int right; // if it is less than left, the operator to the right is applied first
};

constexpr Operator operators[] = {
    {Or, 1, 1},           {And, 2, 2},       {Less, 3, 3},       {Greater, 3, 3},       {LessEqual, 3, 3},
    {GreaterEqual, 3, 3}, {NotEqual, 3, 3},  {Equal, 3, 3},      {Bar, 4, 4},           {Tilde, 5, 5},
    {Ampersand, 6, 6},    {ShiftLeft, 7, 7}, {ShiftRight, 7, 7}, {Concatenate, 9, 8},   {Plus, 10, 10},
    {Minus, 10, 10},      {Star, 11, 11},    {Slash, 11, 11},    {DoubleSlash, 11, 11}, {Percent, 11, 11},
    {Caret, 14, 13}};

const Operator* operatorOf(TokenKind kind) {
    const auto* const found = std::ranges::find(operators, kind, &Operator::token);
    return found == std::end(operators) ? nullptr : found;
}

bool isUnary(TokenKind kind) {
    return kind == Not || kind == Minus || kind == Tilde || kind == Hash;
}

bool isLiteral(TokenKind kind) {
    return kind == Number || kind == QuotedString || kind == LongString || kind == Nil || kind == True ||
           kind == False || kind == Ellipsis || kind == MalformedNumber || kind == UnclosedString ||
           kind == UnclosedLongString;
}

bool isString(TokenKind kind) {
    return kind == QuotedString || kind == LongString || kind == UnclosedString || kind == UnclosedLongString;
}

} // namespace

ExpressionParser::Level::Level(ExpressionParser& parser)
    : m_parser(parser), m_isTooDeep(++parser.m_depth > deepest) {
    if (m_isTooDeep)
        parser.m_builder.report(Problem::TooDeep);
}

bool ExpressionParser::expect(TokenKind kind) {
    if (m_builder.take(kind))
        return true;
    m_builder.report(Problem::Expected, kind);
    return false;
}

bool ExpressionParser::close(TokenKind kind, std::uint32_t opener) {
    if (m_builder.take(kind))
        return true;
    m_builder.report(Problem::Expected, kind, opener);
    return false;
}

void ExpressionParser::missing() {
    m_builder.make(NodeKind::Missing, m_builder.start());
}

void ExpressionParser::name() {
    if (m_builder.at(Name))
        return m_builder.makeOfToken(NodeKind::Name);
    m_builder.report(Problem::Expected, Name);
    missing();
}

void ExpressionParser::expressions() {
    const auto start = m_builder.start();
    do
        expression();
    while (m_builder.take(Comma));
    m_builder.make(NodeKind::Expressions, start);
}

void ExpressionParser::binary(int weakest) {
    const Level level(*this);
    if (level.isTooDeep())
        return missing();
    operand();
    for (const Operator* found = operatorOf(m_builder.kind()); found && found->left > weakest;
         found = operatorOf(m_builder.kind())) {
        const auto start = m_builder.startAtLast();
        m_builder.advance();
        binary(found->right);
        m_builder.make(NodeKind::Binary, start);
    }
}

void ExpressionParser::operand() {
    if (!isUnary(m_builder.kind()))
        return simple();
    const auto start = m_builder.start();
    m_builder.advance();
    binary(unaryStrength);
    m_builder.make(NodeKind::Unary, start);
}

void ExpressionParser::simple() {
    if (isLiteral(m_builder.kind()))
        return m_builder.makeOfToken(NodeKind::Literal);
    if (m_builder.at(OpenBrace))
        return table();
    if (!m_builder.at(Function))
        return suffixed();
    const auto start = m_builder.start();
    const std::uint32_t opener = m_builder.token();
    m_builder.advance();
    functionBody(start, opener);
}

void ExpressionParser::primary() {
    if (m_builder.at(Name))
        return m_builder.makeOfToken(NodeKind::Name);
    if (!m_builder.at(OpenParen)) {
        m_builder.report(Problem::UnexpectedSymbol);
        return missing();
    }
    const auto start = m_builder.start();
    const std::uint32_t opener = m_builder.token();
    m_builder.advance();
    expression();
    close(CloseParen, opener);
    m_builder.make(NodeKind::Parenthesized, start);
}

void ExpressionParser::suffixed() {
    primary();
    if (m_builder.lastMade() == NodeKind::Missing)
        return;
    while (true) {
        switch (m_builder.kind()) {
        case Dot:
            member(NodeKind::Member);
            break;
        case OpenBracket:
            subscript();
            break;
        case Colon:
            methodCall();
            break;
        case OpenParen:
        case OpenBrace:
        case QuotedString:
        case LongString:
        case UnclosedString:
        case UnclosedLongString:
            call();
            break;
        default:
            return;
        }
    }
}

void ExpressionParser::member(NodeKind kind) {
    const auto start = m_builder.startAtLast();
    m_builder.advance();
    name();
    m_builder.make(kind, start);
}

void ExpressionParser::subscript() {
    const auto start = m_builder.startAtLast();
    m_builder.advance();
    expression();
    expect(CloseBracket);
    m_builder.make(NodeKind::Subscript, start);
}

void ExpressionParser::methodCall() {
    const auto start = m_builder.startAtLast();
    m_builder.advance();
    name();
    arguments();
    m_builder.make(NodeKind::MethodCall, start);
}

void ExpressionParser::call() {
    const auto start = m_builder.startAtLast();
    arguments();
    m_builder.make(NodeKind::Call, start);
}

void ExpressionParser::arguments() {
    const auto start = m_builder.start();
    const std::uint32_t opener = m_builder.token();
    if (isString(m_builder.kind())) {
        m_builder.makeOfToken(NodeKind::Literal);
    } else if (m_builder.at(OpenBrace)) {
        table();
    } else if (m_builder.take(OpenParen)) {
        if (!m_builder.at(CloseParen)) {
            do
                expression();
            while (m_builder.take(Comma));
        }
        close(CloseParen, opener);
    } else {
        m_builder.report(Problem::NoArguments);
    }
    m_builder.make(NodeKind::Arguments, start);
}

void ExpressionParser::table() {
    const auto start = m_builder.start();
    const std::uint32_t opener = m_builder.token();
    m_builder.advance();
    while (!m_builder.at(CloseBrace)) {
        tableEntry();
        if (!m_builder.take(Comma) && !m_builder.take(Semicolon))
            break;
    }
    close(CloseBrace, opener);
    m_builder.make(NodeKind::Table, start);
}

void ExpressionParser::tableEntry() {
    const auto start = m_builder.start();
    if (m_builder.at(Name) && m_builder.kindBehind() == Assign) {
        name();
        m_builder.advance();
        expression();
        return m_builder.make(NodeKind::NamedEntry, start);
    }
    if (!m_builder.at(OpenBracket)) {
        expression();
        return m_builder.make(NodeKind::PositionalEntry, start);
    }
    m_builder.advance();
    expression();
    expect(CloseBracket);
    expect(Assign);
    expression();
    m_builder.make(NodeKind::KeyedEntry, start);
}

void ExpressionParser::functionBody(const TreeBuilder::Start& start, std::uint32_t opener) {
    parameters();
    block(End, opener);
    close(End, opener);
    m_builder.make(NodeKind::Function, start);
}

void ExpressionParser::parameters() {
    const auto start = m_builder.start();
    const std::uint32_t opener = m_builder.token();
    if (expect(OpenParen) && !m_builder.take(CloseParen)) {
        do {
            if (m_builder.at(Name) || m_builder.at(Ellipsis))
                m_builder.makeOfToken(NodeKind::Name);
            else
                m_builder.report(Problem::NoParameter);
        } while (m_builder.take(Comma));
        close(CloseParen, opener);
    }
    m_builder.make(NodeKind::Parameters, start);
}

} // namespace levwright::lua
