// SPDX-License-Identifier: GPL-3.0-or-later
// Statements as the tables of a user's game describe them.
#include "core/languages/program/syntax/StatementParser.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright::program {
namespace {

// Statements that the language itself must understand: the structure of a level hangs on them.
constexpr Key irreplaceable[] = {Key::Maze,   Key::Level,     Key::Flags, Key::Geometry, Key::Monster,
                                 Key::Object, Key::Container, Key::Room,  Key::Subroom,  Key::Region};

} // namespace

StatementParser::Reading StatementParser::takeReading(bool fits) {
    return {fits, m_cursor.position(), std::exchange(m_values.arguments(), {}),
            std::exchange(m_values.unknownParts(), {}), m_values.wanted()};
}

bool StatementParser::restore(Reading reading) {
    m_cursor.goTo(reading.end);
    m_values.arguments() = std::move(reading.arguments);
    m_values.unknownParts() = std::move(reading.unknown);
    return reading.fits || m_values.fail(reading.wanted);
}

// Whether the next token cannot belong to the statement any more.
bool StatementParser::mayEndHere() const {
    if (m_cursor.atEnd() || m_cursor.is(TokenKind::OpenBrace) || m_cursor.is(TokenKind::CloseBrace))
        return true;
    return m_cursor.isOnNewLine() && !m_cursor.is(TokenKind::Comma);
}

// Reads a statement of the language, or one as the tables of the game describe it: the longer reading counts.
bool StatementParser::afterColonOfGame(Key key, StatementNode& node, std::span<const FormPiece> forms) {
    const std::size_t start = m_cursor.position();
    const bool isAdded = key == Key::AddedStatement;
    Reading usual{.end = start};
    if (!isAdded) {
        const bool fits = afterColon(key);
        if (fits && mayEndHere())
            return true;
        usual = takeReading(fits);
        m_cursor.goTo(start);
    }
    Reading own = longest(forms);
    if (usual.fits) {
        const std::size_t end = own.fits ? own.end : usual.end;
        restore(std::move(usual));
        passOverTail(end);
        return true;
    }
    if (!isAdded && (!own.fits || std::ranges::contains(irreplaceable, key)))
        return restore(std::move(usual));
    if (!isAdded)
        node.kind = added;
    return restore(std::move(own));
}

// The longest form that fits. If none fits, the one that reaches furthest.
StatementParser::Reading StatementParser::longest(std::span<const FormPiece> forms) {
    const std::size_t start = m_cursor.position();
    Reading best;
    for (const FormPiece& form : forms) {
        Reading reading = takeReading(m_values.form(form));
        m_cursor.goTo(start);
        if (std::pair(reading.fits, reading.end) > std::pair(best.fits, best.end))
            best = std::move(reading);
    }
    return best;
}

// Passes over what only the game understands of a statement that the language knows otherwise.
void StatementParser::passOverTail(std::size_t end) {
    if (end <= m_cursor.position())
        return;
    const Offset from = m_cursor.lastEnd();
    if (m_cursor.is(TokenKind::Comma))
        m_cursor.take();
    const Range word = m_cursor.peek().range();
    m_cursor.goTo(end);
    const Range range{word.begin, m_cursor.lastEnd()};
    m_values.unknownParts().push_back({word, range, {from, range.end}, {}, IsOpaque::Yes});
}

// Passes over the condition that some games have before the colon: OBJECT[50%]: …
bool StatementParser::ownCondition() {
    const bool begins = m_cursor.is(TokenKind::Percent) || m_cursor.is(TokenKind::OpenBracket);
    if (!m_cursor.words().hasConditions() || !begins)
        return true;
    const Offset begin = m_cursor.peek().begin;
    const std::size_t before = m_values.arguments().size();
    if (!condition())
        return false;
    m_values.arguments().resize(before);
    const Range range{begin, m_cursor.lastEnd()};
    m_values.unknownParts().push_back({range, range, range, {}, IsOpaque::Yes});
    return true;
}

bool StatementParser::options(std::string_view owner, bool (StatementParser::*option)()) {
    while (m_values.skipComma()) {
        const ValueParser::Mark before = m_values.mark();
        if (m_values.unknownOption())
            continue;
        const bool fits = (this->*option)();
        const bool isWhole = fits && !m_cursor.is(TokenKind::Colon);
        if (!isWhole && !ownOption(owner, before) && !fits)
            return false;
    }
    return true;
}

// Takes an option again that the language does not know like that, if the game has it.
bool StatementParser::ownOption(std::string_view owner, const ValueParser::Mark& from) {
    const std::size_t end = m_cursor.position();
    m_cursor.goTo(from.position);
    const bool isOwn =
        m_cursor.is(TokenKind::Word) && m_cursor.words().hasOption(owner, m_cursor.textOf(m_cursor.peek()));
    if (!isOwn) {
        m_cursor.goTo(end);
        return false;
    }
    m_values.goBack(from);
    m_values.opaqueOption();
    return true;
}

} // namespace levwright::program
