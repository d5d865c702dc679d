// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions, loops and variables.
#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"
#include "core/languages/program/syntax/StatementParser.h"

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;

} // namespace

bool StatementParser::condition() {
    const std::size_t made = m_values.begin(F::Condition, K::Percent);
    if (m_cursor.is(TokenKind::Percent)) {
        std::string_view percent = m_cursor.textOf(m_cursor.take());
        percent.remove_prefix(percent.find_first_not_of("[ "));
        m_values.arguments()[made].numbers[0] = saturated(percent);
        return true;
    }
    m_values.arguments()[made].kind = K::Expression;
    if (!(m_values.take(TokenKind::OpenBracket, say("a condition such as [50%] or [$a > 1]")) &&
          m_values.expression(F::Condition)))
        return false;
    if (m_cursor.is(TokenKind::Comparison)) {
        const std::size_t comparison = m_values.begin(F::Condition, K::Comparison);
        const Token& token = m_cursor.peek();
        m_values.arguments()[comparison].numbers[0] = m_cursor.valueOf(token);
        m_cursor.take();
        if (!m_values.expression(F::Condition))
            return false;
    }
    return m_values.take(TokenKind::CloseBracket, "“]”") && m_values.finish(made);
}

bool StatementParser::bracketed(Field field) {
    return m_values.take(TokenKind::OpenBracket, "“[”") && m_values.expression(field) &&
           m_values.take(TokenKind::CloseBracket, "“]”");
}

bool StatementParser::forLoop() {
    if (!m_cursor.is(TokenKind::Variable))
        return m_values.fail(describe(K::Variable));
    const Range name = m_cursor.peek().range();
    const std::string_view variable = m_cursor.textOf(m_cursor.peek());
    const std::size_t made = m_values.begin(F::Name, K::Variable);
    m_values.arguments()[made].text = name;
    m_cursor.take();
    if (!m_cursor.isSign('='))
        return m_values.fail("“=”");
    m_cursor.take();
    if (!m_values.expression(F::From))
        return false;
    if (m_cursor.key() == Key::To) {
        m_cursor.take();
    } else {
        for (int i = 0; i < 2; ++i) {
            if (!m_cursor.isSign('.'))
                return m_values.fail("TO");
            m_cursor.take();
        }
    }
    if (!m_values.expression(F::To))
        return false;
    m_variables.emplace(variable, VariableType{ValueType::Integer, false});
    return true;
}

bool StatementParser::shuffle() {
    const auto found = m_cursor.is(TokenKind::Variable) ? m_variables.find(m_cursor.textOf(m_cursor.peek()))
                                                        : m_variables.end();
    if (found == m_variables.end() || !found->second.isList)
        return m_values.fail(say("a variable that contains a list"));
    const Range name = m_cursor.peek().range();
    m_values.arguments()[m_values.begin(F::Name, K::Variable)].text = name;
    m_cursor.take();
    return true;
}

bool StatementParser::assignment(StatementNode& node) {
    const Token variable = m_cursor.take();
    const std::size_t made = m_values.begin(F::Name, K::Variable);
    m_values.arguments()[made].range = m_values.arguments()[made].text = variable.range();
    node.keyword = variable.range();
    if (!m_cursor.isSign('='))
        return m_values.fail("“=”");
    m_cursor.take();
    VariableType type;
    if (!m_values.value(type))
        return false;
    m_variables.emplace(m_cursor.textOf(variable), type);
    // The lowering needs these numbers.
    m_values.arguments()[made].numbers = {std::int64_t(type.type), type.isList ? 1 : 0};
    return true;
}

} // namespace levwright::program
