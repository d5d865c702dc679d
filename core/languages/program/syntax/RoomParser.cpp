// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms and corridors.
#include "core/languages/program/syntax/StatementParser.h"

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;

} // namespace

bool StatementParser::room() {
    const auto pair = [&](Field field) {
        return m_cursor.key() == Key::Random ? m_values.leaf(field, K::Random)
                                             : m_values.coordinates(field, K::Point, 2);
    };
    const auto beginning = [&] {
        if (!m_values.stringOrRandom(F::RoomType))
            return false;
        if (m_cursor.is(TokenKind::Percent))
            condition();
        return m_values.comma() && m_values.wordOrRandom(F::Light, K::Light, Key::Light) &&
               m_values.comma() && pair(F::Position) && m_values.comma();
    };
    const auto alignments = [&] {
        if (m_cursor.key() == Key::Random)
            return m_values.leaf(F::Alignments, K::Random);
        const std::size_t made = m_values.begin(F::Alignments, K::AlignPair);
        const auto word = [&](Key key, ArgumentKind kind, std::size_t i) {
            if (m_cursor.key() != key && m_cursor.key() != Key::CenterPlace)
                return m_values.fail(describe(kind));
            m_values.arguments()[made].numbers[i] = m_cursor.value();
            m_cursor.take();
            return true;
        };
        return m_values.take(TokenKind::OpenParen, "“(”") &&
               word(Key::HorizontalPlace, K::HorizontalAlign, 0) && m_values.comma() &&
               word(Key::VerticalPlace, K::VerticalAlign, 1) && m_values.take(TokenKind::CloseParen, "“)”") &&
               m_values.finish(made);
    };
    return beginning() && alignments() && m_values.comma() && pair(F::Size) && roomFlags();
}

bool StatementParser::subroom() {
    const auto pair = [&](Field field) {
        return m_cursor.key() == Key::Random ? m_values.leaf(field, K::Random)
                                             : m_values.coordinates(field, K::Point, 2);
    };
    if (!m_values.stringOrRandom(F::RoomType))
        return false;
    if (m_cursor.is(TokenKind::Percent))
        condition();
    return m_values.comma() && m_values.wordOrRandom(F::Light, K::Light, Key::Light) && m_values.comma() &&
           pair(F::Position) && m_values.comma() && pair(F::Size) && roomFlags();
}

bool StatementParser::corridorEnd(Field field) {
    const std::size_t made = m_values.begin(field, K::CorridorEnd);
    if (!(m_values.take(TokenKind::OpenParen, describe(K::CorridorEnd)) && m_values.number(field) &&
          m_values.comma() && m_values.word(field, K::Direction, Key::Direction) && m_values.comma() &&
          m_values.numberOrRandom(field) && m_values.take(TokenKind::CloseParen, "“)”")))
        return false;
    std::vector<Argument>& arguments = m_values.arguments();
    const Argument& door = arguments[made + 3];
    arguments[made].numbers = {arguments[made + 1].number(), arguments[made + 2].number(),
                               door.kind == K::Random ? -1 : door.number()};
    arguments.resize(made + 1);
    return m_values.finish(made);
}

bool StatementParser::corridor() {
    if (!(corridorEnd(F::From) && m_values.comma()))
        return false;
    return m_cursor.is(TokenKind::Integer) ? m_values.anyNumber(F::To) : corridorEnd(F::To);
}

} // namespace levwright::program
