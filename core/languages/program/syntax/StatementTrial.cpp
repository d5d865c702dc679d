// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/StatementTrial.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Lexer.h"
#include "core/languages/program/syntax/StatementParser.h"

#include <algorithm>

namespace levwright::program {
namespace {

bool isClosing(TokenKind kind) {
    return kind == TokenKind::CloseParen || kind == TokenKind::CloseBracket;
}

Tokens tokensOf(const Words& words, std::string_view text) {
    Tokens tokens;
    Lexer lexer(words, text, LexMode::Exact);
    for (Token token; lexer.next(token);)
        tokens.push_back(token);
    return tokens;
}

bool readHead(const Words& words, Cursor& cursor, ValueParser& values, StatementParser& statements) {
    StatementNode node;
    if (cursor.is(TokenKind::Variable))
        return statements.assignment(node);
    if (cursor.is(TokenKind::Percent) || cursor.is(TokenKind::OpenBracket))
        return statements.condition();
    if (!cursor.is(TokenKind::Word))
        return values.fail(say("a statement"));
    return statements.arguments(words[cursor.take().word].key, node);
}

} // namespace

Variables variablesBefore(const LevelTree& tree, std::string_view levelText, std::size_t statement) {
    Variables known;
    for (std::size_t i = 0; i < statement; ++i) {
        const StatementNode& node = tree.statements[i];
        if (node.broken || (node.kind != assign && node.kind != forBlock))
            continue;
        const Argument& variable = node.arguments.front();
        const std::string_view name = levelText.substr(variable.text.begin, variable.text.size());
        const VariableType type =
            node.kind == forBlock ? VariableType{ValueType::Integer, false}
                                  : VariableType{ValueType(variable.numbers[0]), variable.numbers[1] != 0};
        known.emplace(name, type);
    }
    return known;
}

Range headOf(const LevelTree& tree, const StatementNode& node) {
    Offset end = node.keyword.end;
    for (const Argument& argument : node.arguments)
        end = std::max(end, argument.range.end);
    for (auto token = std::ranges::lower_bound(tree.tokens, end, {}, &Token::begin);
         token != tree.tokens.end() && (isSkipped(token->kind) || isClosing(token->kind)); ++token) {
        if (isClosing(token->kind))
            end = token->end;
    }
    return {node.range.begin, end};
}

StatementTrial tryStatement(const Words& words, std::string_view head, Variables known, LexMode mode) {
    const Tokens tokens = tokensOf(words, head);
    Cursor cursor(words, head, tokens);
    ValueParser values(cursor, known, mode);
    StatementParser statements(cursor, values, known);
    const bool hasEnd = std::ranges::contains(tokens, TokenKind::EndByte, &Token::kind);
    bool fits = !hasEnd && readHead(words, cursor, values, statements);
    if (fits && !cursor.atEnd())
        fits = values.fail(say("the end of the statement"));
    StatementTrial trial{.isWhole = fits, .found = {}, .wanted = values.wanted(), .arguments = {}};
    if (!fits && !cursor.atEnd())
        trial.found = cursor.textOf(cursor.peek());
    trial.arguments = std::move(values.arguments());
    return trial;
}

} // namespace levwright::program
