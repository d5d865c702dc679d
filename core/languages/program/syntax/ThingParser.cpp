// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and objects with their options.
#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Numbers.h"
#include "core/languages/program/syntax/StatementParser.h"

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;

} // namespace

bool StatementParser::option(Key key) {
    const std::size_t made = m_values.begin(F::Attribute, K::Option, key);
    m_values.arguments()[made].numbers[1] = m_cursor.value();
    m_cursor.take();
    return true;
}

bool StatementParser::optionOf(Key key, bool (ValueParser::*value)(Field)) {
    const std::size_t made = m_values.begin(F::Attribute, K::Option, key);
    m_values.arguments()[made].numbers[1] = m_cursor.value();
    m_cursor.take();
    return (key == Key::Appearance || m_values.colon()) && (m_values.*value)(F::Attribute) &&
           m_values.finish(made);
}

// align[n], or for monsters align:random
bool StatementParser::alignment(Key colonOrBracket) {
    if (m_cursor.key() == Key::Alignment)
        return m_values.word(F::Alignment, K::Alignment, Key::Alignment);
    if (m_cursor.key() != Key::Align)
        return m_values.fail(describe(K::Alignment | K::AlignRegister));
    const std::size_t made = m_values.begin(F::Alignment, K::AlignRegister);
    m_cursor.take();
    if (colonOrBracket == Key::Monster && m_cursor.is(TokenKind::Colon)) {
        m_cursor.take();
        m_values.arguments()[made].kind = K::Random;
        return m_values.takeKey(Key::Random, describe(K::Random)) && m_values.finish(made);
    }
    if (!m_values.take(TokenKind::OpenBracket, "“[”"))
        return false;
    if (!m_cursor.isNumber())
        return m_values.fail(describe(K::Integer));
    m_values.arguments()[made].numbers[0] = saturated(m_cursor.textOf(m_cursor.take()));
    return m_values.take(TokenKind::CloseBracket, "“]”") && m_values.finish(made);
}

bool StatementParser::monster() {
    if (!(m_values.monster(F::Name) && m_values.comma() && m_values.place(F::Place)))
        return false;
    return options("monster", &StatementParser::monsterOption);
}

bool StatementParser::monsterOption() {
    if (m_values.beginsText())
        return m_values.text(F::GivenName);
    const Key key = m_cursor.key();
    switch (key) {
    case Key::Alignment:
    case Key::Align:
        return alignment(Key::Monster);
    case Key::Attitude:
    case Key::Alertness:
    case Key::Female:
    case Key::Invisible:
    case Key::Cancelled:
    case Key::Revived:
    case Key::Avenge:
    case Key::Stunned:
    case Key::Confused:
    case Key::AddedOption:
        return option(key);
    case Key::Fleeing:
    case Key::Blinded:
    case Key::Paralyzed:
    case Key::AddedNumber:
        return optionOf(key, &ValueParser::expression);
    case Key::Appearance:
        return optionOf(key, &ValueParser::text);
    case Key::SeenTraps:
        return seenTraps();
    default: // not an option
        return m_values.fail(say("an option of a monster"));
    }
}

bool StatementParser::seenTraps() {
    const std::size_t made = m_values.begin(F::Attribute, K::TrapList);
    m_cursor.take();
    if (!m_values.colon())
        return false;
    while (m_cursor.is(TokenKind::String)) {
        m_values.stringLiteral(F::Attribute);
        if (!m_cursor.isSign('|'))
            return m_values.finish(made);
        m_cursor.take();
    }
    m_values.arguments()[made].numbers[0] = 1; // all
    return m_values.takeKey(Key::All, describe(K::TrapList)) && m_values.finish(made);
}

bool StatementParser::object() {
    if (!m_values.object(F::Name))
        return false;
    return options("object", &StatementParser::objectOption);
}

bool StatementParser::objectOption() {
    if (m_cursor.is(TokenKind::Integer))
        return m_values.anyNumber(F::Enchantment);
    if (m_cursor.is(TokenKind::Dice))
        return m_values.expression(F::Enchantment);
    if (m_values.beginsPlace())
        return m_values.place(F::Place);
    const Key key = m_cursor.key();
    switch (key) {
    case Key::CurseState:
    case Key::Buried:
    case Key::Light:
    case Key::Erodeproof:
    case Key::DoorState:
    case Key::TrappedState:
    case Key::Invisible:
    case Key::Greased:
    case Key::AddedOption:
        return option(key);
    case Key::MonType:
        return optionOf(key, &ValueParser::monster);
    case Key::Name:
        return optionOf(key, &ValueParser::text);
    case Key::Quantity:
    case Key::Eroded:
    case Key::Recharged:
    case Key::AddedNumber:
        return optionOf(key, &ValueParser::expression);
    default: // not an option
        return m_values.fail(say("a place or an option of an object"));
    }
}

} // namespace levwright::program
