// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/ArgumentValues.h"

#include "core/base/Phrase.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Words.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <format>

namespace levwright::toscript {

using program::ValueType;
using K = ArgumentKind;

namespace {

std::string number(std::int64_t written) {
    return std::to_string(std::int32_t(std::uint32_t(written)));
}

std::string quotedCharacter(std::int64_t byte) {
    return lua::quoted(std::string(1, char(byte)));
}

} // namespace

std::string ArgumentValues::word() {
    const Argument& argument = take();
    return argument.kind == K::Random ? "" : std::string(textOf(argument));
}

// Lists of scripts count from 1.
std::string ArgumentValues::variable(const Argument& argument) {
    const std::string& name = m_context.variable(argument.text).name;
    if (argument.kind != K::Element)
        return name;
    if (peek().kind == K::Integer)
        return std::format("{}[{}]", name, number(take().number() + 1));
    return std::format("{}[{} + 1]", name, expression());
}

std::string ArgumentValues::expression() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::Dice:
        return argument.numbers[0] == 1
                   ? std::format("d({})", number(argument.numbers[1]))
                   : std::format("d({}, {})", number(argument.numbers[0]), number(argument.numbers[1]));
    case K::Expression:
        break;
    default:
        return number(argument.number());
    }
    const std::size_t end = m_at + argument.operands;
    std::string written = expression();
    if (m_at == end)
        return "(" + written + ")";
    while (m_at < end) {
        const auto sign = char(take().number());
        written += std::format(" {} ", sign == '/' ? "//" : std::string_view(&sign, 1));
        written += expression();
    }
    return written;
}

std::string ArgumentValues::words() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variable(argument);
    case K::JoinedText: {
        const std::size_t end = m_at + argument.operands;
        std::string written = words();
        while (m_at < end)
            written += " .. " + words();
        return written;
    }
    default: // a text in quotes
        return lua::quoted(m_context.textOf(argument.text));
    }
}

// ---- places and areas

ScriptPlace ArgumentValues::place() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return {{}, variable(argument)};
    case K::Random:
        return {};
    case K::RandomOf:
        m_context.note(
            argument.range,
            say("The ground of a random place cannot be given: it follows from what is placed there."));
        return {};
    case K::RandomCell:
        return {{}, callee() + ":rndcoord()"};
    default: // numbers
        return {{{number(argument.numbers[0]), number(argument.numbers[1])}}, {}};
    }
}

ScriptPlace ArgumentValues::anyCell() {
    return {{}, "selection.new():set():rndcoord()"};
}

std::string ArgumentValues::tableOf(const ScriptPlace& place) {
    if (place.numbers)
        return std::format("{{ {}, {} }}", (*place.numbers)[0], (*place.numbers)[1]);
    return place.isAnywhere() ? "{ -1, -1 }" : place.value;
}

// Computed numbers are computed once, in lines before the statement.
std::array<std::string, 2> ArgumentValues::numbersOf(const ScriptPlace& place, const Argument& written) {
    if (place.numbers)
        return *place.numbers;
    std::string name = place.value;
    bool hasNumbers = false;
    if (written.kind == K::Variable || written.kind == K::Element) {
        const ScriptVariable& variable = m_context.variable(written.text);
        hasNumbers = variable.hasNumbers;
        if (hasNumbers && variable.hasCells)
            return {std::format("{0}.x or {0}[1]", name), std::format("{0}.y or {0}[2]", name)};
    } else {
        name = m_prelude.empty() ? "cell" : std::format("cell{}", m_prelude.size() + 1);
        m_prelude.push_back(
            std::format("local {} = {}", name, place.isAnywhere() ? anyCell().value : place.value));
    }
    return hasNumbers ? std::array{name + "[1]", name + "[2]"} : std::array{name + ".x", name + ".y"};
}

std::string ArgumentValues::areaNumbers() {
    const Argument& argument = take();
    std::string written;
    for (const std::int64_t corner : argument.numbers)
        written += std::format("{}{}", written.empty() ? "" : ", ", number(corner));
    return written;
}

std::string ArgumentValues::area() {
    if (peek().kind == K::Variable || peek().kind == K::Element)
        return variable(take());
    return std::format("{{ {} }}", areaNumbers());
}

std::string ArgumentValues::areaFor(std::string_view function) {
    if (peek().kind == K::Variable || peek().kind == K::Element)
        return std::format("{}(table.unpack({}))", function, variable(take()));
    return std::format("{}({})", function, areaNumbers());
}

// ---- terrain

ScriptTerrain ArgumentValues::terrain() {
    const Argument& argument = take();
    if (argument.kind == K::Variable || argument.kind == K::Element)
        return {variable(argument), {}};
    ScriptTerrain written{quotedCharacter(argument.number()), {}};
    if (argument.kind == K::LitCharacter)
        written.light = number(argument.numbers[1]);
    return written;
}

// ---- selections

std::optional<ScriptPlace> ArgumentValues::onePlace() {
    const Argument& argument = peek();
    const bool isVariable = argument.kind == K::Variable || argument.kind == K::Element;
    if (argument.kind == K::Selection ||
        (isVariable && m_context.variable(argument.text).type.type == ValueType::Selection))
        return std::nullopt;
    return place();
}

std::string ArgumentValues::pointSelection() {
    const Argument& argument = peek();
    const ScriptPlace here = place();
    if (here.isAnywhere())
        return "selection.new():set()";
    const auto [x, y] = numbersOf(here, argument);
    return std::format("selection.set({}, {})", x, y);
}

std::string ArgumentValues::selection() {
    const Argument& argument = peek();
    if (argument.kind == K::Selection)
        return selectionCall(take());
    const bool isVariable = argument.kind == K::Variable || argument.kind == K::Element;
    if (isVariable && m_context.variable(argument.text).type.type == ValueType::Selection)
        return variable(take());
    return pointSelection();
}

// A selection in the form that is needed to call its functions.
std::string ArgumentValues::callee() {
    const bool isUnion =
        peek().kind == K::Selection && program::Cells(peek().number()) == program::Cells::Union;
    std::string written = selection();
    return isUnion ? "(" + written + ")" : written;
}

std::string ArgumentValues::unite(std::size_t end) {
    std::string written = selection();
    while (m_at < end)
        written += " | " + selection();
    return written;
}

std::string ArgumentValues::filter() {
    const Argument& by = peek();
    const bool isTerrainVariable = (by.kind == K::Variable || by.kind == K::Element) &&
                                   m_context.variable(by.text).type.type == ValueType::Terrain;
    if (by.kind == K::Percent) {
        const std::string percent = number(take().number());
        return std::format("{}:percentage({})", callee(), percent);
    }
    if (by.kind == K::Character || by.kind == K::LitCharacter || isTerrainVariable) {
        const ScriptTerrain wanted = terrain();
        const std::string light = wanted.light ? ", " + *wanted.light : "";
        return std::format("{}:filter_mapchar({}{})", callee(), wanted.value, light);
    }
    const std::string first = callee();
    return std::format("({} & {})", first, callee());
}

std::string ArgumentValues::grown() {
    constexpr std::int64_t everywhere = 15;
    const std::int64_t directions = peek().kind == K::Directions ? take().number() & everywhere : everywhere;
    const std::string cells = callee();
    if (directions == everywhere)
        return cells + ":grow()";
    constexpr std::array<std::string_view, 4> names{"north", "south", "east", "west"};
    std::string written;
    bool isUnion = false;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((directions >> i & 1) == 0)
            continue;
        isUnion = !written.empty();
        written += std::format("{}{}:grow(\"{}\")", isUnion ? " | " : "", cells, names[i]);
    }
    return isUnion ? "(" + written + ")" : written;
}

// NetHack 3.6 takes "filled" for the outline; it does the same if nothing is written.
std::string ArgumentValues::round(std::size_t end, bool isCircle) {
    const Argument& written = peek();
    const ScriptPlace center = place();
    const auto [x, y] = numbersOf(center, written);
    std::string radii = expression();
    if (!isCircle)
        radii += ", " + expression();
    const bool isFull = m_at < end && take().number() == 0;
    return std::format("selection.{}({}, {}, {}, {})", isCircle ? "circle" : "ellipse", x, y, radii,
                       isFull ? 1 : 0);
}

std::string ArgumentValues::selectionCall(const Argument& call) {
    using program::Cells;
    const std::size_t end = m_at + call.operands;
    const auto ends = [&] {
        const Argument& first = peek();
        const auto from = numbersOf(place(), first);
        const Argument& second = peek();
        const auto to = numbersOf(place(), second);
        return std::format("{}, {}, {}, {}", from[0], from[1], to[0], to[1]);
    };
    switch (Cells(call.number())) {
    case Cells::Union:
        return unite(end);
    case Cells::Rect:
        return areaFor("selection.rect");
    case Cells::FillRect:
        return areaFor("selection.area");
    case Cells::Line:
        return std::format("selection.line({})", ends());
    case Cells::RandLine: {
        const std::string written = ends();
        return std::format("selection.randline({}, {})", written, expression());
    }
    case Cells::Grow:
        return grown();
    case Cells::Filter:
        return filter();
    case Cells::FloodFill: {
        const Argument& written = peek();
        const auto [x, y] = numbersOf(place(), written);
        return std::format("selection.floodfill({}, {})", x, y);
    }
    case Cells::Circle:
        return round(end, true);
    case Cells::Ellipse:
        return round(end, false);
    case Cells::Complement:
        return callee() + ":negate()";
    }
    return {};
}

// ---- the right side of an assignment

std::string ArgumentValues::element(ValueType type) {
    switch (type) {
    case ValueType::Integer:
        return expression();
    case ValueType::Text:
        return words();
    case ValueType::Place:
        return tableOf(place());
    case ValueType::Area:
        return area();
    case ValueType::Terrain: {
        const Argument& written = peek();
        const ScriptTerrain kind = terrain();
        if (kind.light)
            m_context.note(written.range, say("The light of a map character cannot be kept in a variable."));
        return kind.value;
    }
    case ValueType::Monster: {
        const ScriptThing thing = monster();
        return thing.value.empty() ? R"("random")" : thing.value;
    }
    case ValueType::Object: {
        const ScriptThing thing = object();
        return thing.value.empty() ? R"("")" : thing.value;
    }
    case ValueType::Selection:
        return selection();
    }
    return {};
}

std::string ArgumentValues::value(const program::VariableType& type) {
    if (!atEnd() && peek().kind == K::TypeWord)
        take();
    if (!type.isList)
        return element(type.type);
    take();
    std::string listed;
    while (!atEnd())
        listed += (listed.empty() ? "" : ", ") + element(type.type);
    return std::format("{{ {} }}", listed);
}

} // namespace levwright::toscript
