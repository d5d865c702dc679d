// SPDX-License-Identifier: GPL-3.0-or-later
// Selections.
#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"
#include "core/languages/program/syntax/ValueParser.h"

#include <array>

namespace levwright::program {

bool ValueParser::selection(Field field) {
    const Deeper deeper(m_depth);
    const std::size_t start = m_arguments.size();
    if (deeper.tooDeep() || !selectionTerm(field))
        return deeper.tooDeep() ? fail(say("values that are nested less deeply")) : false;
    if (!m_cursor.isSign('&'))
        return true;
    wrap(start, field, ArgumentKind::Selection);
    m_arguments[start].numbers[0] = std::int64_t(Cells::Union);
    while (m_cursor.isSign('&')) {
        m_cursor.take();
        if (!selectionTerm(field))
            return false;
    }
    return finish(start);
}

bool ValueParser::selectionTerm(Field field) {
    if (isVariable(ValueType::Selection))
        return variable(field);
    if (const FormPiece* own = ownForm(ValueType::Selection))
        return ownValue(*own, field);
    if (m_cursor.is(TokenKind::OpenParen) && !m_cursor.isNumber(1)) {
        m_cursor.take();
        return selection(field) && take(TokenKind::CloseParen, "“)”");
    }
    return beginsPlace() ? place(field) : selectionCall(field);
}

bool ValueParser::selectionCall(Field field) {
    constexpr std::array<std::pair<Key, Cells>, 10> calls{{{Key::Rect, Cells::Rect},
                                                           {Key::FillRect, Cells::FillRect},
                                                           {Key::Line, Cells::Line},
                                                           {Key::RandLine, Cells::RandLine},
                                                           {Key::Grow, Cells::Grow},
                                                           {Key::Filter, Cells::Filter},
                                                           {Key::FloodFill, Cells::FloodFill},
                                                           {Key::Circle, Cells::Circle},
                                                           {Key::Ellipse, Cells::Ellipse},
                                                           {Key::Complement, Cells::Complement}}};
    for (const auto& [key, cells] : calls) {
        if (m_cursor.key() != key)
            continue;
        const std::size_t made = begin(field, ArgumentKind::Selection);
        m_arguments[made].numbers[0] = std::int64_t(cells);
        m_cursor.take();
        return callOperands(field, cells) && finish(made);
    }
    return m_cursor.key() == Key::Gradient ? gradient(field) : fail(say("a place or a selection of cells"));
}

// A minus sign would have to join its limits, but no token is a minus sign.
bool ValueParser::gradient(Field field) {
    m_cursor.take();
    return take(TokenKind::OpenParen, "“(”") && takeKey(Key::GradientKind, say("radial or square")) &&
           comma() && take(TokenKind::OpenParen, "“(”") && expression(field) &&
           fail(say("a minus sign, which cannot be written in this language"));
}

bool ValueParser::callOperands(Field field, Cells cells) {
    const auto open = [&] { return take(TokenKind::OpenParen, "“(”"); };
    const auto close = [&] { return take(TokenKind::CloseParen, "“)”"); };
    const Deeper deeper(m_depth);
    if (deeper.tooDeep())
        return fail(say("values that are nested less deeply"));
    switch (cells) {
    case Cells::Rect:
    case Cells::FillRect:
        return area(field);
    case Cells::Line:
        return place(field) && comma() && place(field);
    case Cells::RandLine:
        return place(field) && comma() && place(field) && comma() && expression(field);
    case Cells::Grow:
        if (!open())
            return false;
        if (m_cursor.key() == Key::Direction && !(directions(field) && comma()))
            return false;
        return selection(field) && close();
    case Cells::Filter:
        return open() && filterOperands(field) && comma() && selection(field) && close();
    case Cells::FloodFill:
        return place(field);
    case Cells::Circle:
        return open() && roundOperands(field, 1) && close();
    case Cells::Ellipse:
        return open() && roundOperands(field, 2) && close();
    case Cells::Complement:
        return selectionTerm(field);
    case Cells::Union:
        break;
    }
    return fail(say("a selection of cells"));
}

bool ValueParser::roundOperands(Field field, int radii) {
    if (!place(field))
        return false;
    for (int i = 0; i < radii; ++i) {
        if (!(comma() && expression(field)))
            return false;
    }
    return !skipComma() || word(field, ArgumentKind::Filling, Key::Filling);
}

bool ValueParser::filterOperands(Field field) {
    if (m_cursor.is(TokenKind::PlainPercent)) {
        m_arguments[begin(field, ArgumentKind::Percent)].numbers[0] =
            saturated(m_cursor.textOf(m_cursor.peek()));
        m_cursor.take();
        return true;
    }
    const bool isTerrain = m_cursor.is(TokenKind::Character) || isVariable(ValueType::Terrain) ||
                           (m_cursor.is(TokenKind::OpenParen) && m_cursor.is(TokenKind::Character, 1));
    return isTerrain ? terrain(field) : selection(field);
}

} // namespace levwright::program
