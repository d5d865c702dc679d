// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/ValueParser.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"

#include <array>

namespace levwright::program {

bool ValueParser::fail(std::string_view wanted) {
    m_wanted = wanted;
    return false;
}

bool ValueParser::take(TokenKind kind, std::string_view spelling) {
    if (!m_cursor.is(kind))
        return fail(spelling);
    m_cursor.take();
    return true;
}

bool ValueParser::takeKey(Key key, std::string_view spelling) {
    if (m_cursor.key() != key)
        return fail(spelling);
    m_cursor.take();
    return true;
}

bool ValueParser::skipComma() {
    if (!m_cursor.is(TokenKind::Comma))
        return false;
    m_cursor.take();
    return true;
}

std::size_t ValueParser::begin(Field field, ArgumentKind kind, Key key) {
    Argument made{.field = field, .kind = kind, .range = m_cursor.peek().range(), .text = {}};
    if (key != Key::None)
        made.numbers[0] = std::int64_t(key);
    m_arguments.push_back(made);
    return m_arguments.size() - 1;
}

bool ValueParser::finish(std::size_t argument) {
    m_arguments[argument].operands = std::uint32_t(m_arguments.size() - argument - 1);
    m_arguments[argument].range.end = m_cursor.lastEnd();
    return true;
}

// Makes the arguments from start on the operands of a new argument that stands before them.
void ValueParser::wrap(std::size_t start, Field field, ArgumentKind kind) {
    Argument made{.field = field, .kind = kind, .range = m_arguments[start].range, .text = {}};
    m_arguments.insert(m_arguments.begin() + std::ptrdiff_t(start), made);
}

// ---- one token

bool ValueParser::leaf(Field field, ArgumentKind kind) {
    begin(field, kind);
    m_cursor.take();
    return true;
}

// ---- words of other games

// Passes over an unknown word and its comma before the right word, such as "iron," before a door's state.
void ValueParser::skipUnknownBefore(Key key) {
    const auto fits = [&](Key next) { return next == key || next == Key::Random; };
    if (!mayPassOver() || !m_cursor.is(TokenKind::Comma, 1) || !fits(m_cursor.key(2)) ||
        !m_cursor.isUnknownArgument())
        return;
    const IsOpaque isOpaque{m_cursor.isOpaqueWord()};
    const Range word = m_cursor.take().range();
    m_cursor.take();
    m_unknown.push_back({word, word, {word.begin, m_cursor.peek().begin}, {}, isOpaque});
}

// Takes an unknown word as "random", if something follows. "random" must be allowed there.
bool ValueParser::unknownInstead(Field field) {
    if (!mayPassOver() || !m_cursor.is(TokenKind::Comma, 1) || !m_cursor.isUnknownArgument())
        return false;
    const Range word = m_cursor.peek().range();
    m_unknown.push_back({word, word, word, "random", IsOpaque(m_cursor.isOpaqueWord())});
    return leaf(field, ArgumentKind::Random);
}

bool ValueParser::unknownOption() {
    if (!mayPassOver() || !m_cursor.isUnknownArgument())
        return false;
    passOverOption(IsOpaque(m_cursor.isOpaqueWord()));
    return true;
}

void ValueParser::opaqueOption() {
    passOverOption(IsOpaque::Yes);
}

void ValueParser::passOverOption(IsOpaque isOpaque) {
    const bool isFirst = m_arguments.empty();
    const Offset comma = m_cursor.lastEnd() - 1;
    const Range word = m_cursor.take().range();
    if (m_cursor.is(TokenKind::Colon)) {
        m_cursor.take();
        for (int depth = 0; !m_cursor.atEnd() && !m_cursor.isOnNewLine(); m_cursor.take()) {
            depth += m_cursor.is(TokenKind::OpenParen) ? 1 : 0;
            if (depth == 0 && (m_cursor.is(TokenKind::Comma) || m_cursor.is(TokenKind::CloseBrace) ||
                               m_cursor.is(TokenKind::OpenBrace)))
                break;
            depth -= m_cursor.is(TokenKind::CloseParen) ? 1 : 0;
        }
    }
    const Range range{word.begin, m_cursor.lastEnd()};
    const bool takesNext = isFirst && m_cursor.is(TokenKind::Comma);
    m_unknown.push_back({word,
                         range,
                         takesNext ? Range{word.begin, m_cursor.peek(1).begin} : Range{comma, range.end},
                         {},
                         isOpaque});
}

bool ValueParser::word(Field field, ArgumentKind kind, Key key) {
    skipUnknownBefore(key);
    if (m_cursor.key() != key)
        return fail(describe(kind));
    m_arguments[begin(field, kind)].numbers[0] = m_cursor.value();
    m_cursor.take();
    return true;
}

bool ValueParser::wordOrRandom(Field field, ArgumentKind kind, Key key) {
    skipUnknownBefore(key);
    if (m_cursor.key() == Key::Random)
        return leaf(field, ArgumentKind::Random);
    if (m_cursor.key() == key)
        return word(field, kind, key);
    return unknownInstead(field) || fail(describe(kind | ArgumentKind::Random));
}

void ValueParser::material() {
    if (m_cursor.key() != Key::DoorMaterial || !m_cursor.is(TokenKind::Comma, 1))
        return;
    m_arguments[begin(Field::Material, ArgumentKind::Option)].numbers[0] = m_cursor.value();
    m_cursor.take();
    m_cursor.take();
}

bool ValueParser::stringLiteral(Field field) {
    if (!m_cursor.is(TokenKind::String))
        return fail(describe(ArgumentKind::String));
    const Token& token = m_cursor.peek();
    m_arguments[begin(field, ArgumentKind::String)].text = {token.begin + Offset(1), token.end - Offset(1)};
    m_cursor.take();
    return true;
}

bool ValueParser::stringOrRandom(Field field) {
    if (m_cursor.key() == Key::Random)
        return leaf(field, ArgumentKind::Random);
    return m_cursor.is(TokenKind::String) ? stringLiteral(field)
                                          : fail(describe(ArgumentKind::String | ArgumentKind::Random));
}

bool ValueParser::character(Field field) {
    if (!m_cursor.is(TokenKind::Character))
        return fail(describe(ArgumentKind::Character));
    const std::string_view spelling = m_cursor.textOf(m_cursor.peek());
    m_arguments[begin(field, ArgumentKind::Character)].numbers[0] = spelling[spelling.size() - 2];
    m_cursor.take();
    return true;
}

bool ValueParser::number(Field field) {
    return m_cursor.isNumber() ? anyNumber(field) : fail(describe(ArgumentKind::Integer));
}

bool ValueParser::anyNumber(Field field) {
    if (!m_cursor.is(TokenKind::Integer))
        return fail(describe(ArgumentKind::Integer));
    m_arguments[begin(field, ArgumentKind::Integer)].numbers[0] = saturated(m_cursor.textOf(m_cursor.peek()));
    m_cursor.take();
    return true;
}

bool ValueParser::numberOrRandom(Field field) {
    if (m_cursor.key() == Key::Random)
        return leaf(field, ArgumentKind::Random);
    return m_cursor.isNumber() ? anyNumber(field)
                               : fail(describe(ArgumentKind::Integer | ArgumentKind::Random));
}

bool ValueParser::anyNumberOrRandom(Field field) {
    if (m_cursor.key() == Key::Random)
        return leaf(field, ArgumentKind::Random);
    return m_cursor.is(TokenKind::Integer) ? anyNumber(field)
                                           : fail(describe(ArgumentKind::Integer | ArgumentKind::Random));
}

// ---- variables

std::optional<VariableType> ValueParser::typeHere() const {
    if (!m_cursor.is(TokenKind::Variable))
        return std::nullopt;
    const auto found = m_variables.find(m_cursor.textOf(m_cursor.peek()));
    return found == m_variables.end() ? std::nullopt : std::optional(found->second);
}

bool ValueParser::isVariable(ValueType type) const {
    const std::optional<VariableType> here = typeHere();
    return here && here->type == type;
}

// The variable must have a known type.
bool ValueParser::variable(Field field) {
    const bool isList = typeHere()->isList;
    const Range name = m_cursor.peek().range();
    const std::size_t made = begin(field, isList ? ArgumentKind::Element : ArgumentKind::Variable);
    m_arguments[made].text = name;
    m_cursor.take();
    if (isList &&
        !(take(TokenKind::OpenBracket, "“[”") && expression(field) && take(TokenKind::CloseBracket, "“]”")))
        return false;
    return finish(made);
}

// ---- expressions and texts

bool ValueParser::operatorSign(Field field) {
    const char sign = m_cursor.textOf(m_cursor.peek())[0];
    m_arguments[begin(field, ArgumentKind::Operator)].numbers[0] = sign;
    m_cursor.take();
    return true;
}

// Whether a plus comes next, or a minus in a game that has one.
bool ValueParser::isAdding() const {
    return m_cursor.isSign('+') || (m_cursor.words().hasMinus() && m_cursor.is(TokenKind::UnknownWord) &&
                                    m_cursor.textOf(m_cursor.peek()) == "-");
}

bool ValueParser::expression(Field field) {
    const Deeper deeper(m_depth);
    const std::size_t start = m_arguments.size();
    if (deeper.tooDeep() || !product(field))
        return deeper.tooDeep() ? fail(say("values that are nested less deeply")) : false;
    if (!isAdding())
        return true;
    wrap(start, field, ArgumentKind::Expression);
    while (isAdding()) {
        if (!(operatorSign(field) && product(field)))
            return false;
    }
    return finish(start);
}

bool ValueParser::product(Field field) {
    const auto isOperator = [&] {
        return m_cursor.isSign('*') || m_cursor.isSign('/') || m_cursor.isSign('%');
    };
    const std::size_t start = m_arguments.size();
    if (!primary(field))
        return false;
    if (!isOperator())
        return true;
    wrap(start, field, ArgumentKind::Expression);
    while (isOperator()) {
        if (!(operatorSign(field) && primary(field)))
            return false;
    }
    return finish(start);
}

bool ValueParser::primary(Field field) {
    if (m_cursor.isNumber())
        return anyNumber(field);
    if (m_cursor.is(TokenKind::Dice)) {
        const std::string_view dice = m_cursor.textOf(m_cursor.peek());
        const std::size_t d = dice.find('d');
        Argument& made = m_arguments[begin(field, ArgumentKind::Dice)];
        made.numbers = {saturated(dice.substr(0, d)), saturated(dice.substr(d + 1))};
        m_cursor.take();
        return true;
    }
    if (m_cursor.is(TokenKind::OpenParen))
        return parenthesized(field);
    if (beginsCall())
        return call(field, ArgumentKind::Integer);
    return isVariable(ValueType::Integer) ? variable(field)
                                          : fail(say("a number, dice or a variable that contains a number"));
}

bool ValueParser::parenthesized(Field field) {
    const bool negative = m_cursor.isNegative(1);
    const std::size_t made = begin(field, negative ? ArgumentKind::Integer : ArgumentKind::Expression);
    m_cursor.take();
    if (negative)
        m_arguments[made].numbers[0] = saturated(m_cursor.textOf(m_cursor.take()));
    else if (!expression(field))
        return false;
    return take(TokenKind::CloseParen, "“)”") && finish(made);
}

bool ValueParser::string(Field field) {
    if (isVariable(ValueType::Text))
        return variable(field);
    if (beginsCall())
        return call(field, ArgumentKind::String);
    return m_cursor.is(TokenKind::String) ? stringLiteral(field)
                                          : fail(say("a text in quotes or a variable that contains one"));
}

bool ValueParser::text(Field field) {
    const std::size_t start = m_arguments.size();
    if (!string(field))
        return false;
    if (!m_cursor.isSign('.'))
        return true;
    wrap(start, field, ArgumentKind::JoinedText);
    while (m_cursor.isSign('.')) {
        m_cursor.take();
        if (!string(field))
            return false;
    }
    return finish(start);
}

// ---- places, areas, terrain, things

bool ValueParser::coordinates(Field field, ArgumentKind kind, std::size_t count) {
    const std::size_t made = begin(field, kind);
    if (!take(TokenKind::OpenParen, describe(kind)))
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 && !comma())
            return false;
        if (!m_cursor.isNumber())
            return fail(describe(ArgumentKind::Integer));
        m_arguments[made].numbers[i] = saturated(m_cursor.textOf(m_cursor.take()));
    }
    return take(TokenKind::CloseParen, "“)”") && finish(made);
}

bool ValueParser::beginsPlace() const {
    const Key key = m_cursor.key();
    return m_cursor.is(TokenKind::OpenParen) || key == Key::Random || key == Key::RandomOf ||
           key == Key::RndCoord || isVariable(ValueType::Place) || beginsCall();
}

bool ValueParser::place(Field field) {
    if (const FormPiece* own = ownForm(ValueType::Place))
        return ownValue(*own, field);
    if (beginsCall())
        return call(field, ArgumentKind::Random);
    switch (m_cursor.key()) {
    case Key::Random:
        return leaf(field, ArgumentKind::Random);
    case Key::RandomOf:
        return randomOf(field);
    case Key::RndCoord: {
        const std::size_t made = begin(field, ArgumentKind::RandomCell);
        m_cursor.take();
        return take(TokenKind::OpenParen, "“(”") && selection(field) && take(TokenKind::CloseParen, "“)”") &&
               finish(made);
    }
    default:
        break;
    }
    if (m_cursor.is(TokenKind::OpenParen))
        return coordinates(field, ArgumentKind::Point, 2);
    return isVariable(ValueType::Place) ? variable(field)
                                        : fail(describe(ArgumentKind::Point | ArgumentKind::Random));
}

bool ValueParser::randomOf(Field field) {
    const std::size_t made = begin(field, ArgumentKind::RandomOf);
    do {
        m_cursor.take();
        if (m_cursor.key() != Key::Humidity)
            return fail(say("dry, wet, hot, solid or any"));
        std::array<std::int64_t, 4>& numbers = m_arguments[made].numbers;
        numbers[1] += (numbers[0] & m_cursor.value()) != 0 ? 1 : 0;
        numbers[0] |= m_cursor.value();
        m_cursor.take();
    } while (m_cursor.is(TokenKind::Comma));
    return take(TokenKind::CloseBracket, "“]”") && finish(made);
}

bool ValueParser::area(Field field) {
    if (isVariable(ValueType::Area))
        return variable(field);
    if (beginsCall())
        return call(field, ArgumentKind::Area);
    return coordinates(field, ArgumentKind::Area, 4);
}

bool ValueParser::levregion(Field field) {
    if (m_cursor.key() != Key::Levregion)
        return coordinates(field, ArgumentKind::Area, 4);
    const Offset from = m_cursor.take().begin;
    const std::size_t made = m_arguments.size();
    const bool whole = coordinates(field, ArgumentKind::LevregionArea, 4);
    m_arguments[made].range.begin = from;
    return whole;
}

bool ValueParser::terrain(Field field) {
    if (isVariable(ValueType::Terrain))
        return variable(field);
    return literal(field, ValueType::Terrain);
}

bool ValueParser::thing(Field field, ValueType type) {
    return isVariable(type) ? variable(field) : literal(field, type);
}

// A thing or terrain that is not a variable.
bool ValueParser::literal(Field field, ValueType type) {
    const bool isTerrain = type == ValueType::Terrain;
    if (const FormPiece* own = isTerrain ? nullptr : ownForm(type))
        return ownValue(*own, field);
    if (m_cursor.is(TokenKind::Character))
        return character(field);
    if (!isTerrain && m_cursor.is(TokenKind::String))
        return stringLiteral(field);
    if (!isTerrain && m_cursor.key() == Key::Random)
        return leaf(field, ArgumentKind::Random);
    if (!m_cursor.is(TokenKind::OpenParen))
        return fail(isTerrain ? say("a map character in quotes such as '.'")
                              : say("a name or class in quotes, or random"));
    const std::size_t made =
        begin(field, isTerrain ? ArgumentKind::LitCharacter : ArgumentKind::ClassAndName);
    m_cursor.take();
    if (!(character(field) && comma()))
        return false;
    m_arguments[made].numbers[0] = m_arguments.back().number();
    m_arguments.pop_back();
    if (isTerrain) {
        if (!wordOrRandom(field, ArgumentKind::Light, Key::Light))
            return false;
        const Argument& light = m_arguments.back();
        m_arguments[made].numbers[1] = light.kind == ArgumentKind::Random ? -1 : light.number();
    } else {
        if (!stringLiteral(field))
            return false;
        m_arguments[made].text = m_arguments.back().text;
    }
    m_arguments.pop_back();
    return take(TokenKind::CloseParen, "“)”") && finish(made);
}

bool ValueParser::directions(Field field) {
    const std::size_t made = begin(field, ArgumentKind::Directions);
    for (;;) {
        if (m_cursor.key() != Key::Direction)
            return fail(describe(ArgumentKind::Direction));
        m_arguments[made].numbers[0] |= m_cursor.value();
        m_cursor.take();
        if (!m_cursor.isSign('|'))
            return finish(made);
        m_cursor.take();
    }
}

// ---- the right side of an assignment

// The type of a value that begins without a word, told by its first token.
std::optional<ValueType> ValueParser::typeOfFirstToken() const {
    if (m_cursor.is(TokenKind::String))
        return ValueType::Text;
    if (m_cursor.is(TokenKind::Integer) || m_cursor.is(TokenKind::Dice))
        return ValueType::Integer;
    if (m_cursor.beginsCoordinates()) {
        const bool isArea = m_cursor.isNumber(3) && m_cursor.is(TokenKind::Comma, 4);
        return isArea ? ValueType::Area : ValueType::Place;
    }
    if (m_cursor.is(TokenKind::OpenParen) || beginsCall())
        return ValueType::Integer;
    switch (m_cursor.key()) {
    case Key::Random:
    case Key::RandomOf:
    case Key::RndCoord:
        return ValueType::Place;
    default:
        break;
    }
    const std::optional<VariableType> type = typeHere();
    const bool needsWord = !type || type->type > ValueType::Area;
    return needsWord ? std::nullopt : std::optional(type->type);
}

bool ValueParser::listElement(ValueType type) {
    switch (type) {
    case ValueType::Integer:
        return expression(Field::Value);
    case ValueType::Text:
        return text(Field::Value);
    case ValueType::Place:
        if (m_cursor.is(TokenKind::OpenParen) || m_cursor.key() == Key::Random ||
            m_cursor.key() == Key::RandomOf)
            return place(Field::Value);
        return fail(describe(ArgumentKind::Point | ArgumentKind::Random));
    case ValueType::Area:
        return coordinates(Field::Value, ArgumentKind::Area, 4);
    default: // types that begin with a word
        return literal(Field::Value, type);
    }
}

bool ValueParser::list(ValueType type) {
    do {
        if (!listElement(type))
            return false;
    } while (skipComma());
    return take(TokenKind::CloseBrace, "“}”");
}

bool ValueParser::typedValue(VariableType& type, ValueType named) {
    leaf(Field::Type, ArgumentKind::TypeWord);
    if (!colon())
        return false;
    type = {named, m_cursor.is(TokenKind::OpenBrace) && named != ValueType::Selection};
    if (type.isList) {
        const std::size_t made = begin(Field::Value, ArgumentKind::List);
        m_cursor.take();
        return list(named) && finish(made);
    }
    if (named == ValueType::Selection)
        return selection(Field::Value);
    return named == ValueType::Terrain ? terrain(Field::Value) : thing(Field::Value, named);
}

bool ValueParser::value(VariableType& type) {
    switch (m_cursor.key()) {
    case Key::TypeSelection:
        return typedValue(type, ValueType::Selection);
    case Key::TypeTerrain:
    case Key::Terrain:
        return typedValue(type, ValueType::Terrain);
    case Key::TypeMonster:
    case Key::Monster:
        return typedValue(type, ValueType::Monster);
    case Key::TypeObject:
    case Key::Object:
        return typedValue(type, ValueType::Object);
    default:
        break;
    }
    const bool isList = m_cursor.is(TokenKind::OpenBrace);
    const std::size_t made = m_arguments.size();
    if (isList) {
        begin(Field::Value, ArgumentKind::List);
        m_cursor.take();
    }
    const std::optional<ValueType> found = typeOfFirstToken();
    if (!found)
        return fail(say("a value"));
    type = {*found, isList};
    if (isList)
        return list(*found) && finish(made);
    switch (*found) {
    case ValueType::Text:
        return text(Field::Value);
    case ValueType::Place:
        return place(Field::Value);
    case ValueType::Area:
        return area(Field::Value);
    default: // the other types begin with a word
        return expression(Field::Value);
    }
}

} // namespace levwright::program
