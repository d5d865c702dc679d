// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and objects with their options.
#include "core/base/Phrase.h"
#include "core/languages/program/decompile/Statements.h"

#include <algorithm>
#include <format>
#include <utility>

namespace levwright::programtext {

// Source: monster-options, object-options.
Statement ProgramStatements::monster() {
    constexpr int end = 16;
    const bool hasBlock = m_stack.popNumber() != 0;
    std::string options;
    while (!m_stack.isEmpty() && !m_spelling.error()) {
        const std::int64_t stored = m_stack.popNumber();
        const GameNumbers::Option option = m_numbers.monsterOption(stored);
        if (option.code == end)
            break;
        options.insert(0,
                       ',' + (option.own != nullptr ? ownOption(*option.own) : monsterOption(option.code)));
    }
    const std::string place = m_stack.popPlace();
    return {std::format("MONSTER:{},{}{}", m_stack.popWords(Type::Monster), place, options), hasBlock,
            hasBlock};
}

std::string ProgramStatements::ownOption(const GameOption& option) {
    return option.form == "number" ? std::format("{}:{}", option.word, m_stack.popExpression())
                                   : only(option.word);
}

std::string ProgramStatements::monsterOption(std::int64_t code) {
    constexpr std::int64_t randomAlignment = -11;
    switch (code) {
    case 0:
        return words("attitude");
    case 1: {
        const std::int64_t number = m_stack.popNumber();
        return number == randomAlignment ? "align:random" : alignment(number);
    }
    case 2:
        return words("alertness");
    case 3: {
        const std::string kind = words("appearance");
        return std::format("{} {}", kind, m_stack.popText());
    }
    case 4:
        return m_stack.popText();
    case 5:
        return only("female");
    case 6:
        return only("invisible");
    case 7:
        return only("cancelled");
    case 8:
        return only("revived");
    case 9:
        return only("avenge");
    case 10:
        return "fleeing:" + m_stack.popExpression();
    case 11:
        return "blinded:" + m_stack.popExpression();
    case 12:
        return "paralyzed:" + m_stack.popExpression();
    case 13:
        return only("stunned");
    case 14:
        return only("confused");
    case 15:
        return seenTraps();
    default:
        m_spelling.fail(say("option {} of a monster", code));
        return {};
    }
}

std::string ProgramStatements::seenTraps() {
    const auto mask = std::uint32_t(m_stack.popNumber());
    if (mask == ~0U)
        return "seen_traps:all";
    std::string list;
    for (const NamedNumber& trap : m_spelling.catalog().traps()) {
        if ((mask >> unsigned(trap.number - 1) & 1U) != 0)
            list += std::format("{}\"{}\"", list.empty() ? "" : "|", trap.name);
    }
    return "seen_traps:" + list;
}

Statement ProgramStatements::object() {
    constexpr int end = 15;
    constexpr std::int64_t container = 2;
    const bool isContainer = (m_stack.popNumber() & container) != 0;
    std::string options;
    while (!m_stack.isEmpty() && !m_spelling.error()) {
        const std::int64_t stored = m_stack.popNumber();
        const GameNumbers::Option option = m_numbers.objectOption(stored);
        if (option.code == end)
            break;
        options.insert(0, ',' + (option.own != nullptr ? ownOption(*option.own) : objectOption(option.code)));
    }
    return {
        std::format("{}:{}{}", isContainer ? "CONTAINER" : "OBJECT", m_stack.popWords(Type::Object), options),
        isContainer, isContainer};
}

std::string ProgramStatements::objectNumber() {
    const Value number = m_stack.pop(Type::Number);
    return number.isLiteral ? std::format("{:+}", number.number) : number.words;
}

std::string ProgramStatements::objectOption(std::int64_t code) {
    switch (code) {
    case 0:
        return objectNumber();
    case 1:
        return words("curse state");
    case 2:
        return "montype:" + m_stack.popWords(Type::Monster);
    case 3:
        return "name:" + m_stack.popText();
    case 4:
        return "quantity:" + m_stack.popExpression();
    case 5:
        return only("buried");
    case 6:
        return words("light");
    case 7: {
        const Value degree = m_stack.pop(Type::Number);
        return degree.isLiteral && degree.number == -1 ? "erodeproof" : "eroded:" + expressionWords(degree);
    }
    case 8:
        return only("locked");
    case 9:
        return words("trapped state");
    case 10:
        return "recharged:" + m_stack.popExpression();
    case 11:
        return only("invisible");
    case 12:
        return only("greased");
    case 13:
        return only("broken");
    case 14:
        return m_stack.popPlace();
    default:
        m_spelling.fail(say("option {} of an object", code));
        return {};
    }
}

} // namespace levwright::programtext
