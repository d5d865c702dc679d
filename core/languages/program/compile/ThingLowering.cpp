// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and objects with their options.
#include "core/languages/program/compile/StatementLowering.h"

#include <algorithm>
#include <ranges>

namespace levwright::program {

using F = Field;
using K = ArgumentKind;

namespace {

struct OptionRow {
    Key key;
    int code;          // the code of the instruction's option
    unsigned conflict; // options that share a bit exclude each other
};

// Source: monster-options, object-options.
constexpr int endOfMonster = 16;
constexpr OptionRow monsterRows[] = {
    {Key::Attitude, 0, 0x0002},  {Key::Alertness, 2, 0x0004},  {Key::Appearance, 3, 0x0010},
    {Key::Female, 5, 0x0020},    {Key::Invisible, 6, 0x0040},  {Key::Cancelled, 7, 0x0080},
    {Key::Revived, 8, 0x0100},   {Key::Avenge, 9, 0x0200},     {Key::Fleeing, 10, 0x0400},
    {Key::Blinded, 11, 0x0800},  {Key::Paralyzed, 12, 0x1000}, {Key::Stunned, 13, 0x2000},
    {Key::Confused, 14, 0x4000},
};
constexpr OptionRow monsterName{Key::None, 4, 0x0001};
constexpr OptionRow monsterAlignment{Key::Alignment, 1, 0x0008};
constexpr OptionRow monsterTraps{Key::SeenTraps, 15, 0x8000};

constexpr int endOfObject = 15;
constexpr OptionRow objectRows[] = {
    {Key::CurseState, 1, 0x0001}, {Key::MonType, 2, 0x0002},    {Key::Name, 3, 0x0008},
    {Key::Quantity, 4, 0x0010},   {Key::Buried, 5, 0x0020},     {Key::Light, 6, 0x0040},
    {Key::Eroded, 7, 0x0080},     {Key::Erodeproof, 7, 0x0080}, {Key::TrappedState, 9, 0x0400},
    {Key::Recharged, 10, 0x0800}, {Key::Invisible, 11, 0x1000}, {Key::Greased, 12, 0x2000},
};
constexpr OptionRow objectNumber{Key::None, 0, 0x0004};
constexpr OptionRow objectLocked{Key::DoorState, 8, 0x0100};
constexpr OptionRow objectBroken{Key::DoorState, 13, 0x0200};
constexpr OptionRow objectPlace{Key::None, 14, 0x4000};

template <std::size_t count>
const OptionRow& rowOf(const OptionRow (&rows)[count], Key key) {
    return *std::ranges::find(rows, key, &OptionRow::key);
}

} // namespace

// Reports an option that is given twice.
void StatementLowering::takeOnce(unsigned bit, bool isMonster, const Argument& option) {
    if ((m_given & bit) != 0) {
        // A computed number, text or dice might have gone on.
        const std::size_t index = std::size_t(&option - m_statement.arguments.data());
        const Argument& value =
            option.operands > 0 && option.kind == K::Option ? m_statement.arguments[index + 1] : option;
        const bool isText = value.field == F::GivenName || option.numbers[0] == std::int64_t(Key::Name) ||
                            option.numbers[0] == std::int64_t(Key::Appearance);
        const bool isNumber = option.kind == K::Option && option.operands > 0 &&
                              option.numbers[0] != std::int64_t(Key::MonType);
        const bool isTraps = option.kind == K::TrapList && option.number() == 0;
        const Read read = isText || isNumber || isTraps ? Read::Beyond : Read::ToEnd;
        const Range token = m_context.tokenAt(option.range, read);
        std::vector<std::string> words;
        if (!isMonster)
            words.emplace_back(token.end <= m_context.text.size() ? m_context.textOf(token) : "");
        m_context.report(isMonster ? DiagnosticCode::MonsterOptionTwice : DiagnosticCode::ObjectOptionTwice,
                         option.range, read, std::move(words));
    }
    m_given |= bit;
}

void StatementLowering::monster() {
    m_values.monster();
    m_values.place();
    m_context.code.number(m_context.numbers.option(OptionOwner::Monster, endOfMonster));
    while (!m_values.atEnd())
        monsterOption(m_values.peek());
}

void StatementLowering::monsterOption(const Argument& option) {
    Emitter& code = m_context.code;
    const auto finish = [&](const OptionRow& row) {
        code.number(m_context.numbers.option(OptionOwner::Monster, row.code));
        takeOnce(row.conflict, true, option);
    };
    if (option.field == F::GivenName) {
        m_values.text();
        return finish(monsterName);
    }
    if (option.field == F::Alignment) {
        code.number(alignment());
        return finish(monsterAlignment);
    }
    m_values.take();
    if (option.kind == K::TrapList) {
        seenTraps(option);
        return finish(monsterTraps);
    }
    const auto key = Key(option.numbers[0]);
    if (key == Key::AddedOption || key == Key::AddedNumber)
        return addedOption(option);
    switch (key) {
    case Key::Attitude:
    case Key::Alertness:
        code.number(option.numbers[1]);
        break;
    case Key::Appearance:
        m_values.text();
        code.number(option.numbers[1]);
        break;
    case Key::Fleeing:
    case Key::Blinded:
    case Key::Paralyzed:
        m_values.expression();
        break;
    default: // a word without a value
        code.number(1);
        break;
    }
    finish(rowOf(monsterRows, key));
}

// Takes the names from the last to the first, like the game's compiler.
void StatementLowering::seenTraps(const Argument& list) {
    const bool all = list.number() != 0;
    std::vector<const Argument*> names;
    names.reserve(list.operands);
    for (std::uint32_t i = 0; i < list.operands; ++i)
        names.push_back(&m_values.take());
    std::uint32_t mask = all ? ~0U : 0U;
    for (const Argument* name : std::views::reverse(names)) {
        const Read read = all ? Read::ToEnd : Read::Beyond;
        const std::optional<int> number = trapNumber(*name, list.range, read);
        const std::uint32_t bit = number ? 1U << unsigned(*number - 1) : 0U;
        if (number && (mask & bit) != 0)
            m_context.report(DiagnosticCode::TrapListedTwice, list.range, read,
                             {std::string(m_context.textOf(name->text))});
        mask |= bit;
    }
    m_context.code.number(std::int64_t(mask));
}

void StatementLowering::object() {
    constexpr int contained = 1;
    constexpr int container = 2;
    m_values.object();
    m_context.code.number(m_context.numbers.option(OptionOwner::Object, endOfObject));
    while (!m_values.atEnd())
        objectOption(m_values.peek());
    const bool isContained = m_context.holders > 0;
    const bool hasPlace = (m_given & objectPlace.conflict) != 0;
    if (isContained && hasPlace)
        m_context.report(DiagnosticCode::PlaceOfContained, argumentsRange(), Read::Beyond);
    if (!isContained && !hasPlace)
        m_context.report(DiagnosticCode::ObjectWithoutPlace, argumentsRange(), Read::Beyond);
    const bool isContainer = m_statement.kind == StatementKind::Container;
    m_context.code.number((isContained ? contained : 0) + (isContainer ? container : 0));
    m_context.code.op(Opcode::Object);
}

void StatementLowering::objectOption(const Argument& option) {
    constexpr std::int64_t broken = 1;
    constexpr std::int64_t locked = 8;
    Emitter& code = m_context.code;
    const auto finish = [&](const OptionRow& row) {
        code.number(m_context.numbers.option(OptionOwner::Object, row.code));
        takeOnce(row.conflict, false, option);
    };
    if (option.field == F::Enchantment) {
        m_values.expression();
        return finish(objectNumber);
    }
    if (option.field == F::Place) {
        m_values.place();
        return finish(objectPlace);
    }
    m_values.take();
    const auto key = Key(option.numbers[0]);
    if (key == Key::AddedOption || key == Key::AddedNumber)
        return addedOption(option);
    switch (key) {
    case Key::MonType:
        m_values.monster();
        break;
    case Key::Name:
        m_values.text();
        break;
    case Key::Quantity:
    case Key::Eroded:
    case Key::Recharged:
        m_values.expression();
        break;
    case Key::Erodeproof:
        code.number(-1);
        break;
    case Key::CurseState:
    case Key::Light:
    case Key::TrappedState:
        code.number(option.numbers[1]);
        break;
    case Key::DoorState:
        // Games of the user may have further states.
        if (!m_context.catalog.tables().isBuiltIn() && option.numbers[1] != locked &&
            option.numbers[1] != broken) {
            m_context.level.notUnderstood.emplace_back(m_context.textOf(option.range));
            return;
        }
        code.number(1);
        if (option.numbers[1] == locked)
            return finish(objectLocked);
        if (option.numbers[1] == broken)
            return finish(objectBroken);
        m_context.report(DiagnosticCode::DoorStateOfObject, option.range, Read::ToEnd);
        // The game's compiler confuses the number of the state with the bit of an option.
        return takeOnce(unsigned(option.numbers[1]), false, option);
    default: // a word without a value
        code.number(1);
        break;
    }
    finish(rowOf(objectRows, key));
}

// An option that only the game has; a roll knows nothing of it.
void StatementLowering::addedOption(const Argument& option) {
    const GameOption& known = m_context.catalog.optionForms()[std::size_t(option.numbers[1])];
    const bool hasNumber = Key(option.numbers[0]) == Key::AddedNumber;
    if (!m_context.isForGame) {
        m_context.level.leftOutOfRolls.emplace_back(known.word);
        m_values.skip(option.operands);
        return;
    }
    const std::optional<int> code = m_context.numbers.addedOption(known);
    if (!code)
        m_context.level.notUnderstood.emplace_back(known.word);
    if (hasNumber)
        m_values.expression();
    else
        m_context.code.number(1);
    m_context.code.number(code.value_or(0));
}

} // namespace levwright::program
