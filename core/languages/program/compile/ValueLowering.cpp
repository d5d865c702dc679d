// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/compile/ValueLowering.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/program/compile/ThingNames.h"

#include <algorithm>
#include <format>

namespace levwright::program {

using K = ArgumentKind;

std::int64_t ValueLowering::number() {
    const Argument& argument = take();
    return argument.kind == K::Random ? -1 : argument.number();
}

void ValueLowering::variable(const Argument& variable) {
    const std::string_view name = m_context.textOf(variable.text);
    if (variable.kind == K::Element)
        expression();
    m_context.variables[name].used = true;
    m_context.code.text(OperandType::Variable, name);
}

void ValueLowering::expression() {
    const Argument& argument = take();
    Emitter& code = m_context.code;
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::Dice:
        code.number(argument.numbers[0]);
        code.number(argument.numbers[1]);
        return code.op(Opcode::Dice);
    case K::Expression:
        break;
    default: // a number
        return code.number(argument.number());
    }
    const std::size_t end = m_at + argument.operands;
    expression();
    while (m_at < end) {
        const auto sign = char(take().number());
        expression();
        code.op(sign == '+'   ? Opcode::Add
                : sign == '-' ? Opcode::Subtract
                : sign == '*' ? Opcode::Multiply
                : sign == '/' ? Opcode::Divide
                              : Opcode::Remainder);
    }
}

void ValueLowering::text() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::JoinedText: {
        const std::size_t end = m_at + argument.operands;
        text();
        while (m_at < end) {
            text();
            m_context.code.op(Opcode::Add);
        }
        return;
    }
    default: // a text in quotes
        return m_context.code.text(OperandType::String, m_context.textOf(argument.text));
    }
}

void ValueLowering::place() {
    const Argument& argument = take();
    const auto push = [&](std::int64_t coord) { m_context.code.push(OperandType::Coord, coord); };
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::Random:
        return push(packed::randomPlace);
    case K::RandomOf:
        for (std::int64_t i = 0; i < argument.numbers[1]; ++i)
            m_context.report(DiagnosticCode::HumidityTwice, argument.range, Read::ToEnd);
        return push(packed::randomPlace | argument.number());
    case K::RandomCell:
        selection();
        return m_context.code.op(Opcode::SelectRandomPlace);
    default: // a place with numbers
        break;
    }
    const auto x = std::int32_t(std::uint32_t(argument.numbers[0]));
    const auto y = std::int32_t(std::uint32_t(argument.numbers[1]));
    if (x > m_context.lastColumn || y > m_context.lastRow || x < 0 || y < 0)
        m_context.report(DiagnosticCode::PlaceOutOfLevel, argument.range, Read::ToEnd,
                         {std::to_string(x), std::to_string(y)});
    push(packed::coord(x, y));
}

void ValueLowering::area() {
    const Argument& argument = take();
    if (argument.kind == K::Variable || argument.kind == K::Element)
        return variable(argument);
    const auto part = [&](std::size_t i) { return std::int32_t(std::uint32_t(argument.numbers[i])); };
    if (part(0) > part(2) || part(1) > part(3))
        m_context.report(DiagnosticCode::RegionReversed, argument.range, Read::ToEnd,
                         {std::to_string(part(0)), std::to_string(part(1)), std::to_string(part(2)),
                          std::to_string(part(3))});
    m_context.code.push(OperandType::Region, packed::region(part(0), part(1), part(2), part(3)));
}

std::optional<int> ValueLowering::terrainNumber(const Argument& character) const {
    return m_context.catalog.terrainNumber(char(character.number()));
}

void ValueLowering::terrain() {
    const Argument& argument = take();
    if (argument.kind == K::Variable || argument.kind == K::Element)
        return variable(argument);
    const int light = argument.kind == K::LitCharacter ? int(argument.numbers[1]) : packed::lightNotGiven;
    const std::optional<int> found = terrainNumber(argument);
    if (!found)
        m_context.report(DiagnosticCode::NoMapCharacter, argument.range, Read::ToEnd,
                         {std::string(1, char(argument.number()))});
    const int floor = m_context.catalog.terrainNumber('.').value_or(0); // for unknown terrain
    m_context.code.push(OperandType::MapChar,
                        packed::mapChar(m_context.numbers.terrain(found.value_or(floor)), light));
}

// ---- things

void ValueLowering::thing(OperandType type) {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::Random:
        return m_context.code.push(type, packed::randomThing);
    case K::Character:
        return ofClass(type, argument);
    default: // with a name
        return named(type, argument);
    }
}

void ValueLowering::ofClass(OperandType type, const Argument& argument) {
    const auto symbol = char(argument.number());
    const bool isMonster = type == OperandType::Monster;
    const ThingClass* found =
        isMonster ? m_context.catalog.findMonsterClass(symbol) : m_context.catalog.findObjectClass(symbol);
    if (found == nullptr) {
        m_context.report(isMonster ? DiagnosticCode::NoSuchMonsterClass : DiagnosticCode::NoSuchObjectClass,
                         argument.range, Read::ToEnd, {std::string(1, symbol)});
        return m_context.code.push(type, packed::randomThing);
    }
    m_context.code.push(type, packed::thing(symbol, packed::classOnly));
}

// The name in another class, or another name in the same one.
void ValueLowering::offerNames(Diagnostic& unknown, OperandType type, const Argument& argument) const {
    const auto offerFrom = [&](const auto& rows) {
        const std::string_view name = m_context.textOf(argument.text);
        const bool hasClass = argument.kind == K::ClassAndName;
        const auto own = std::ranges::find_if(
            rows, [&](const auto& row) { return row.name == name && row.classSymbol != 0; });
        if (hasClass && own != rows.end()) {
            const std::string symbol = characterWords(own->classSymbol);
            unknown.fixes.push_back(
                {say("Change the class to {}", symbol),
                 TextEdit::replace(argument.range, std::format("({},\"{}\")", symbol, name))});
            return;
        }
        std::vector<std::string_view> names;
        for (const auto& row : rows) {
            if (!hasClass || row.classSymbol == char(argument.number()))
                names.push_back(row.name);
        }
        m_context.offer(unknown, argument.text, names);
    };
    if (type == OperandType::Monster)
        offerFrom(m_context.catalog.monsters());
    else
        offerFrom(m_context.catalog.objects());
}

void ValueLowering::named(OperandType type, const Argument& argument) {
    const bool isMonster = type == OperandType::Monster;
    const std::string_view name = m_context.textOf(argument.text);
    const bool hasClass = argument.kind == K::ClassAndName;
    const std::optional<char> symbol = hasClass ? std::optional(char(argument.number())) : std::nullopt;
    const FoundThing found = isMonster ? findMonster(m_context.catalog, name, symbol)
                                       : findObject(m_context.catalog, name, symbol);
    if (!found.id) {
        std::vector<std::string> words{std::string(name)};
        if (hasClass)
            words.insert(words.begin(), std::string(1, *symbol));
        const DiagnosticCode code =
            isMonster ? (hasClass ? DiagnosticCode::NoMonsterInClass : DiagnosticCode::NoSuchMonster)
                      : (hasClass ? DiagnosticCode::NoObjectInClass : DiagnosticCode::NoSuchObject);
        offerNames(m_context.report(code, argument.range, Read::ToEnd, std::move(words)), type, argument);
        // The level is not compiled, but it may be rolled. A roll takes a random thing of the class.
        const bool isClass = hasClass && (isMonster ? m_context.catalog.findMonsterClass(*symbol)
                                                    : m_context.catalog.findObjectClass(*symbol)) != nullptr;
        return m_context.code.push(type,
                                   isClass ? packed::thing(*symbol, packed::classOnly) : packed::randomThing);
    }
    if (found.otherCase)
        m_context
            .report(isMonster ? DiagnosticCode::MonsterInOtherCase : DiagnosticCode::ObjectInOtherCase,
                    argument.range, Read::ToEnd, {std::string(name), std::string(found.name)})
            .fixes.push_back(changeTo(argument.text, std::string(found.name)));
    const int classCode = hasClass ? *symbol : isMonster ? found.symbol : packed::plainName;
    m_context.code.push(type, packed::thing(classCode, *found.id));
}

// ---- selections

void ValueLowering::selection() {
    const Argument& argument = peek();
    if (argument.kind == K::Selection) {
        take();
        return selectionCall(argument);
    }
    const bool isCells =
        (argument.kind == K::Variable || argument.kind == K::Element) &&
        m_context.variables[m_context.textOf(argument.text)].type.type == ValueType::Selection;
    if (isCells)
        return variable(take());
    place();
    m_context.code.op(Opcode::SelectPoint);
}

void ValueLowering::unite(std::size_t end) {
    int terms = 0;
    for (; m_at < end; ++terms)
        selection();
    for (int i = 1; i < terms; ++i)
        m_context.code.op(Opcode::SelectUnion);
}

void ValueLowering::filter() {
    Emitter& code = m_context.code;
    constexpr int byPercent = 0;
    constexpr int bySelection = 1;
    constexpr int byTerrain = 2;
    const Argument& by = peek();
    const bool isTerrainVariable =
        (by.kind == K::Variable || by.kind == K::Element) &&
        m_context.variables[m_context.textOf(by.text)].type.type == ValueType::Terrain;
    if (by.kind == K::Percent) {
        const std::int64_t chance = percent(take());
        selection();
        code.number(chance);
        code.number(byPercent);
    } else if (by.kind == K::Character || by.kind == K::LitCharacter || isTerrainVariable) {
        terrain();
        selection();
        code.number(byTerrain);
    } else {
        selection();
        selection();
        code.number(bySelection);
    }
    code.op(Opcode::SelectFilter);
}

void ValueLowering::round(std::size_t end, bool isCircle) {
    place();
    expression();
    if (isCircle)
        m_context.code.op(Opcode::Copy);
    else
        expression();
    m_context.code.number(m_at < end ? number() : 1);
    m_context.code.op(Opcode::SelectEllipse);
}

void ValueLowering::selectionCall(const Argument& call) {
    const std::size_t end = m_at + call.operands;
    Emitter& code = m_context.code;
    switch (Cells(call.number())) {
    case Cells::Union:
        return unite(end);
    case Cells::Rect:
        area();
        return code.op(Opcode::SelectRectangle);
    case Cells::FillRect:
        area();
        return code.op(Opcode::SelectFilledRectangle);
    case Cells::Line:
        place();
        place();
        return code.op(Opcode::SelectLine);
    case Cells::RandLine:
        place();
        place();
        expression();
        return code.op(Opcode::SelectRandomLine);
    case Cells::Grow: {
        constexpr int everywhere = 15;
        const std::int64_t directions = peek().kind == K::Directions ? take().number() : everywhere;
        selection();
        code.number(directions);
        return code.op(Opcode::SelectGrow);
    }
    case Cells::Filter:
        return filter();
    case Cells::FloodFill:
        place();
        return code.op(Opcode::SelectFlood);
    case Cells::Circle:
        return round(end, true);
    case Cells::Ellipse:
        return round(end, false);
    case Cells::Complement:
        selection();
        return code.op(Opcode::SelectComplement);
    }
}

std::int64_t ValueLowering::percent(const Argument& argument) {
    const auto value = std::int32_t(std::uint32_t(argument.number()));
    if (value > m_context.catalog.limit("chance-last"))
        m_context.report(DiagnosticCode::PercentRange, argument.range, Read::ToEnd, {std::to_string(value)});
    return value;
}

void ValueLowering::value(ValueType type) {
    switch (type) {
    case ValueType::Integer:
        return expression();
    case ValueType::Text:
        return text();
    case ValueType::Place:
        return place();
    case ValueType::Area:
        return area();
    case ValueType::Terrain:
        return terrain();
    case ValueType::Monster:
        return monster();
    case ValueType::Object:
        return object();
    case ValueType::Selection:
        return selection();
    }
}

} // namespace levwright::program
