// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what the tables of a user's game describe as forms.
#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"
#include "core/languages/program/syntax/ValueParser.h"

#include <algorithm>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;
using Kind = FormPiece::Kind;

// A value of the kind that every game has.
std::string_view plainValue(ArgumentKind kind) {
    switch (kind) {
    case K::Integer:
        return "1";
    case K::String:
        return "\"\"";
    case K::Area:
        return "(1,1,1,1)";
    default: // places and things
        return "random";
    }
}

} // namespace

ValueParser::Mark ValueParser::mark() const {
    return {m_cursor.position(), m_arguments.size(), m_unknown.size()};
}

void ValueParser::goBack(const Mark& mark) {
    m_readAgain += m_cursor.position() - std::min(mark.position, m_cursor.position());
    m_cursor.goTo(mark.position);
    m_arguments.resize(mark.arguments);
    m_unknown.resize(mark.unknown);
}

bool ValueParser::form(const FormPiece& piece) {
    switch (piece.kind) {
    case Kind::Sequence:
        return formSequence(piece.parts);
    case Kind::Choice:
        return choice(piece);
    case Kind::MayBeLeft: {
        const Mark before = mark();
        if (!form(piece.parts[0]))
            goBack(before);
        return true;
    }
    case Kind::List:
        return formList(piece.parts[0]);
    case Kind::Value:
        return formValue(piece.value);
    case Kind::ClassWord:
        if (!m_cursor.is(TokenKind::Word) || m_cursor.words()[m_cursor.peek().word].kind != piece.text)
            return fail(say("a word of the class “{}”", piece.text));
        return formWord();
    case Kind::Itself:
        if (m_cursor.atEnd() || m_cursor.textOf(m_cursor.peek()) != piece.text)
            return fail(withQuotes(piece.text));
        if (m_cursor.is(TokenKind::Word) || m_cursor.is(TokenKind::UnknownWord))
            return formWord();
        m_cursor.take();
        return true;
    }
    return false;
}

// A number before a minus sign that belongs to the form must not take the sign.
bool ValueParser::formSequence(std::span<const FormPiece> parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool isNumber = parts[i].kind == Kind::Value && parts[i].value == FormValue::Number;
        const bool beforeMinus = isNumber && i + 1 < parts.size() && parts[i + 1].text == "-";
        if (!(beforeMinus ? product(F::Amount) : form(parts[i])))
            return false;
    }
    return true;
}

bool ValueParser::choice(const FormPiece& piece) {
    const Mark before = mark();
    for (const FormPiece& part : piece.parts) {
        if (form(part))
            return true;
        goBack(before);
    }
    return false;
}

bool ValueParser::formList(const FormPiece& element) {
    if (!form(element))
        return false;
    for (Mark before = mark(); m_cursor.is(TokenKind::Comma); before = mark()) {
        m_cursor.take();
        if (!form(element)) {
            goBack(before);
            break;
        }
    }
    return true;
}

bool ValueParser::formWord() {
    const bool isKnown = m_cursor.is(TokenKind::Word);
    const std::size_t made = begin(F::Attribute, K::Option, isKnown ? m_cursor.key() : Key::OpaqueWord);
    m_arguments[made].numbers[1] = isKnown ? m_cursor.value() : 0;
    m_cursor.take();
    return true;
}

bool ValueParser::formValue(FormValue value) {
    switch (value) {
    case FormValue::Place:
        return place(F::Place);
    case FormValue::Selection:
        return selection(F::Selection);
    case FormValue::Region:
        return area(F::Area);
    case FormValue::Levregion:
        return levregion(F::Area);
    case FormValue::Cell:
        return terrain(F::Terrain);
    case FormValue::Monster:
        return monster(F::Name);
    case FormValue::Object:
        return object(F::Name);
    case FormValue::Number:
        return expression(F::Amount);
    case FormValue::Text:
        return text(F::Text);
    case FormValue::Integer:
        return anyNumber(F::Amount);
    case FormValue::String:
        return stringLiteral(F::Text);
    case FormValue::Character:
        return character(F::Class);
    case FormValue::Dice:
        return m_cursor.is(TokenKind::Dice) ? expression(F::Amount) : fail(say("dice such as 2d6"));
    case FormValue::Percent:
    case FormValue::Chance:
        return chance(value == FormValue::Percent ? TokenKind::PlainPercent : TokenKind::Percent);
    case FormValue::Directions:
        return directions(F::Direction);
    case FormValue::Random:
        return m_cursor.key() == Key::Random ? leaf(F::Attribute, K::Random) : fail(describe(K::Random));
    case FormValue::Call:
        return beginsCall() ? call(F::Value, K::Random) : fail(say("a call of a function"));
    case FormValue::Block:
        return m_cursor.is(TokenKind::OpenBrace) || fail("“{”");
    }
    return false;
}

bool ValueParser::chance(TokenKind kind) {
    if (!m_cursor.is(kind))
        return fail(kind == TokenKind::Percent ? say("a chance such as [50%]") : say("a chance such as 50%"));
    std::string_view percent = m_cursor.textOf(m_cursor.peek());
    percent.remove_prefix(percent.find_first_not_of("[ "));
    m_arguments[begin(F::Chance, K::Percent)].numbers[0] = saturated(percent);
    m_cursor.take();
    return true;
}

// ---- values that only the game understands

// Puts one plain argument in the place of what has been read since then.
bool ValueParser::opaqueValue(const Mark& from, Field field, ArgumentKind kind) {
    const std::size_t end = m_cursor.position();
    m_cursor.goTo(from.position);
    const Range word = m_cursor.peek().range();
    m_arguments.resize(from.arguments);
    m_unknown.resize(from.unknown);
    const std::size_t made = begin(field, kind);
    m_arguments[made].numbers = {1, 1, 1, 1};
    m_arguments[made].text = {word.begin, word.begin};
    m_cursor.goTo(end);
    m_arguments[made].range.end = m_cursor.lastEnd();
    const Range range = m_arguments[made].range;
    m_unknown.push_back({word, range, range, plainValue(kind), IsOpaque::Yes});
    return true;
}

bool ValueParser::beginsCall() const {
    if (!m_cursor.words().hasCalls() || !m_cursor.is(TokenKind::UnknownWord))
        return false;
    const char first = m_cursor.textOf(m_cursor.peek())[0];
    const bool isName = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    return isName && (m_cursor.isSign('.', 1) || m_cursor.is(TokenKind::OpenParen, 1));
}

// A name, perhaps with names after dots, perhaps with anything in parentheses.
bool ValueParser::call(Field field, ArgumentKind kind) {
    const Mark before = mark();
    m_cursor.take();
    while (m_cursor.isSign('.')) {
        m_cursor.take();
        if (!m_cursor.is(TokenKind::UnknownWord) && !m_cursor.is(TokenKind::Word))
            return fail(say("a name"));
        m_cursor.take();
    }
    int depth = m_cursor.is(TokenKind::OpenParen) ? 1 : 0;
    if (depth > 0)
        m_cursor.take();
    for (; depth > 0 && !m_cursor.atEnd(); m_cursor.take())
        depth += m_cursor.is(TokenKind::OpenParen) ? 1 : m_cursor.is(TokenKind::CloseParen) ? -1 : 0;
    return depth > 0 ? fail("“)”") : opaqueValue(before, field, kind);
}

// The form of such a value that begins with the next word; null if there is none.
const FormPiece* ValueParser::ownForm(ValueType type) const {
    if (!m_cursor.is(TokenKind::Word))
        return nullptr;
    const std::span<const FormPiece> forms = m_cursor.words().valueForms(type);
    const Word& word = m_cursor.words()[m_cursor.peek().word];
    const auto found = std::ranges::find_if(forms, [&](const FormPiece& form) {
        const FormPiece& first = form.parts.front();
        return first.text == (first.kind == Kind::ClassWord ? word.kind : word.spelling);
    });
    return found == forms.end() ? nullptr : &*found;
}

bool ValueParser::ownValue(const FormPiece& piece, Field field) {
    const Deeper deeper(m_depth);
    const Mark before = mark();
    if (deeper.tooDeep() || m_readAgain > mostReadAgain)
        return fail(say("values that are nested less deeply"));
    return form(piece) && opaqueValue(before, field, ArgumentKind::Random);
}

} // namespace levwright::program
