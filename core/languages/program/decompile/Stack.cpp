// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/decompile/Stack.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <array>
#include <format>
#include <limits>
#include <utility>

namespace levwright::programtext {
namespace {

// The size of composed words; compiled levels come nowhere near it.
constexpr std::size_t mostWords = 65536;

std::string inParentheses(std::string words) {
    words.insert(words.begin(), '(');
    words += ')';
    return words;
}

std::string_view nameOf(Type type) {
    constexpr std::array<std::string_view, 11> names{
        phrase("a number"),        phrase("a text"),    phrase("a place"),     phrase("an area"),
        phrase("a map character"), phrase("a monster"), phrase("an object"),   phrase("a selection of cells"),
        phrase("a random number"), phrase("a copy"),    phrase("a comparison")};
    return said(names[std::size_t(type)]);
}

} // namespace

std::string unsignedWords(std::int64_t number) {
    return std::to_string(std::uint32_t(number));
}

std::string expressionWords(const Value& value) {
    return value.isLiteral && value.number < 0 ? inParentheses(value.words) : value.words;
}

// ---- literals

std::string ProgramStack::coord(std::int64_t number) const {
    if ((number & packed::randomPlace) == 0)
        return std::format("({},{})", unsignedWords(std::int16_t(number & 0xffff)),
                           unsignedWords((number - std::int16_t(number & 0xffff)) / 0x10000));
    std::string list;
    for (const Keyword& word : m_spelling.catalog().keywords()) {
        if (word.wordClass == "humidity" && (number & word.value.value_or(0)) != 0)
            list.append(list.empty() ? "" : ",").append(word.spelling);
    }
    return list.empty() ? "random" : std::format("random[{}]", list);
}

// If a corner lies beyond the opposite one, its number was below 0 before it became a byte.
std::string ProgramStack::area(std::int64_t number) const {
    const auto part = [number](unsigned i) { return number >> (8 * i) & 0xff; };
    const auto first = [&](unsigned i) {
        constexpr int values = 256;
        return unsignedWords(part(i) > part(i + 2) ? part(i) - values : part(i));
    };
    return std::format("({},{},{},{})", first(0), first(1), part(2), part(3));
}

std::string ProgramStack::terrain(std::int64_t number) const {
    const std::optional<char> character = m_spelling.characterOf(packed::terrainOf(number));
    if (!character)
        return {};
    std::string words = characterWords(*character);
    switch (packed::lightOf(number)) {
    case packed::lightNotGiven:
        return words;
    case 0:
        return std::format("({},unlit)", words);
    case 1:
        return std::format("({},lit)", words);
    case -1:
        return std::format("({},random)", words);
    default:
        return {};
    }
}

std::string ProgramStack::monster(std::int64_t number) const {
    const Catalog& catalog = m_spelling.catalog();
    const int index = packed::indexOf(number);
    const auto symbol = char(packed::classOf(number));
    if (number == packed::randomThing)
        return "random";
    if (index == packed::classOnly)
        return characterWords(symbol);
    if (index < 0 || index >= int(catalog.monsters().size()))
        return {};
    const std::string_view name = catalog.monsters()[std::size_t(index)].name;
    const Monster* found = catalog.findMonster(name, std::nullopt);
    const bool isPlain = found != nullptr && found->id == index && found->classSymbol == symbol;
    return isPlain ? std::format("\"{}\"", name) : std::format("({},\"{}\")", characterWords(symbol), name);
}

std::string ProgramStack::object(std::int64_t number) const {
    const Catalog& catalog = m_spelling.catalog();
    const int index = packed::indexOf(number);
    const int symbol = packed::classOf(number);
    if (number == packed::randomThing)
        return "random";
    if (index == packed::classOnly)
        return characterWords(char(symbol));
    if (index < 0 || index >= int(catalog.objects().size()) ||
        catalog.objects()[std::size_t(index)].name.empty())
        return {};
    const std::string_view name = catalog.objects()[std::size_t(index)].name;
    return symbol == packed::plainName ? std::format("\"{}\"", name)
                                       : std::format("({},\"{}\")", characterWords(char(symbol)), name);
}

void ProgramStack::push(const Operand& operand) {
    if (operand.type == OperandType::Variable)
        return pushVariable(operand.text);
    Value value{.isLiteral = true, .words = {}, .number = operand.number, .bytes = {}, .right = {}};
    switch (operand.type) {
    case OperandType::Int:
        value.type = Type::Number;
        value.words = std::to_string(operand.number);
        break;
    case OperandType::String:
        value.type = Type::Text;
        value.bytes = operand.text;
        break;
    case OperandType::Coord:
        value.type = Type::Place;
        value.words = coord(operand.number);
        break;
    case OperandType::Region:
        value.type = Type::Area;
        value.words = area(operand.number);
        break;
    case OperandType::MapChar:
        value.type = Type::Terrain;
        value.words = terrain(operand.number);
        break;
    case OperandType::Monster:
        value.type = Type::Monster;
        value.words = monster(operand.number);
        break;
    case OperandType::Object:
        value.type = Type::Object;
        value.words = object(operand.number);
        break;
    default: // OperandType::None, and the types handled above
        m_spelling.fail(say("a value without a type"));
        break;
    }
    m_values.push_back(std::move(value));
}

void ProgramStack::pushVariable(std::string_view name) {
    const auto found = m_variables.find(name);
    if (found == m_variables.end())
        return m_spelling.fail(say("the variable {}, which has no value yet", name));
    std::string words(name);
    if (found->second.isList)
        words += std::format("[{}]", popExpression());
    pushWords(found->second.type, std::move(words));
}

void ProgramStack::pushWords(Type type, std::string words, Binding binding) {
    if (words.size() > mostWords)
        m_spelling.fail(say("so long a computation"));
    Value value;
    value.type = type;
    value.binding = binding;
    value.words = std::move(words);
    m_values.push_back(std::move(value));
}

// ---- taking values

Value ProgramStack::pop() {
    if (m_values.empty()) {
        m_spelling.fail(say("an instruction that lacks a value"));
        return {};
    }
    Value value = std::move(m_values.back());
    m_values.pop_back();
    return value;
}

Value ProgramStack::pop(Type type) {
    Value value = pop();
    if (value.type != type)
        m_spelling.fail(say("{} where {} belongs", nameOf(value.type), nameOf(type)));
    return value;
}

std::string ProgramStack::popExpression() {
    return expressionWords(pop(Type::Number));
}

std::string ProgramStack::popWords(Type type) {
    Value value = pop(type);
    if (value.words.empty())
        m_spelling.fail(say("{} of the number {:#x}", nameOf(type), value.number));
    return std::move(value.words);
}

std::string ProgramStack::popPlace() {
    return popWords(Type::Place);
}

std::string ProgramStack::popText() {
    Value value = pop(Type::Text);
    return value.isLiteral ? m_spelling.text(value.bytes) : std::move(value.words);
}

std::int64_t ProgramStack::popNumber() {
    const Value value = pop(Type::Number);
    using Limits = std::numeric_limits<std::int32_t>;
    if (!value.isLiteral || value.number < Limits::min() || value.number > Limits::max())
        m_spelling.fail(say("a computed number where one must be written"));
    return value.isLiteral ? value.number : 0;
}

std::string_view ProgramStack::popBytes() {
    const Value value = pop(Type::Text);
    if (!value.isLiteral)
        m_spelling.fail(say("a computed text where one must be written"));
    return value.bytes;
}

// ---- computing

bool ProgramStack::compute(Opcode opcode) {
    const auto call = [this](std::string_view word, const std::string& words) {
        pushWords(Type::Cells, std::string(word) + ' ' + words);
    };
    switch (opcode) {
    case Opcode::Add:
        calculate('+');
        return true;
    case Opcode::Multiply:
        calculate('*');
        return true;
    case Opcode::Divide:
        calculate('/');
        return true;
    case Opcode::Remainder:
        calculate('%');
        return true;
    case Opcode::Dice:
        dice();
        return true;
    case Opcode::RandomBelow:
        pushWords(Type::Below, popExpression());
        return true;
    case Opcode::Compare:
        compare();
        return true;
    case Opcode::Copy:
        if (m_values.empty())
            m_spelling.fail(say("a copy of nothing"));
        pushWords(Type::Copy, "copy");
        return true;
    case Opcode::SelectPoint:
        pushWords(Type::Cells, popPlace());
        return true;
    case Opcode::SelectRandomPlace:
        pushWords(Type::Place, std::format("rndcoord({})", popWords(Type::Cells)));
        return true;
    case Opcode::SelectRectangle:
        call("rect", popWords(Type::Area));
        return true;
    case Opcode::SelectFilledRectangle:
        call("fillrect", popWords(Type::Area));
        return true;
    case Opcode::SelectFlood:
        call("floodfill", popPlace());
        return true;
    case Opcode::SelectLine: {
        const std::string to = popPlace();
        call("line", std::format("{},{}", popPlace(), to));
        return true;
    }
    case Opcode::SelectRandomLine: {
        const std::string roughness = popExpression();
        const std::string to = popPlace();
        call("randline", std::format("{},{},{}", popPlace(), to, roughness));
        return true;
    }
    case Opcode::SelectComplement: {
        Value of = pop(Type::Cells);
        call("complement", of.binding == Binding::Whole ? std::move(of.words) : inParentheses(of.words));
        return true;
    }
    case Opcode::SelectUnion:
        unite();
        return true;
    case Opcode::SelectFilter:
        filter();
        return true;
    case Opcode::SelectEllipse:
        round();
        return true;
    case Opcode::SelectGrow:
        grow();
        return true;
    default: // computes nothing
        return false;
    }
}

void ProgramStack::calculate(char sign) {
    Value right = pop();
    Value left = pop(right.type);
    if (right.type == Type::Text && sign == '+')
        return join(std::move(left), right);
    if (right.type != Type::Number)
        m_spelling.fail(say("a calculation with {}", nameOf(right.type)));
    const Binding binding = sign == '+' ? Binding::Sum : Binding::Product;
    const bool partsLeft = left.binding < binding;
    const bool partsRight = right.binding <= binding;
    std::string words = partsLeft ? inParentheses(std::move(left.words)) : expressionWords(left);
    words += std::format(" {} ", sign);
    words += partsRight ? inParentheses(std::move(right.words)) : expressionWords(right);
    pushWords(Type::Number, std::move(words), binding);
}

void ProgramStack::join(Value left, const Value& right) {
    if (right.binding != Binding::Whole)
        m_spelling.fail(say("texts that are not joined from left to right"));
    std::string words = left.isLiteral ? m_spelling.text(left.bytes) : std::move(left.words);
    words += " . ";
    words += right.isLiteral ? m_spelling.text(right.bytes) : right.words;
    pushWords(Type::Text, std::move(words), Binding::Sum);
}

void ProgramStack::dice() {
    const std::int64_t sides = popNumber();
    const std::int64_t count = popNumber();
    pushWords(Type::Number, unsignedWords(count) + 'd' + unsignedWords(sides));
}

void ProgramStack::unite() {
    const std::string right = popWords(Type::Cells);
    Value left = pop(Type::Cells);
    if (left.binding != Binding::Whole)
        left.words = inParentheses(std::move(left.words));
    pushWords(Type::Cells, left.words + " & " + right, Binding::Sum);
}

void ProgramStack::filter() {
    constexpr int byPercent = 0;
    constexpr int bySelection = 1;
    constexpr int byTerrain = 2;
    std::string by;
    std::string of;
    switch (popNumber()) {
    case byPercent:
        by = unsignedWords(popNumber()) + '%';
        of = popWords(Type::Cells);
        break;
    case bySelection:
        of = popWords(Type::Cells);
        by = popWords(Type::Cells);
        break;
    case byTerrain:
        of = popWords(Type::Cells);
        by = popWords(Type::Terrain);
        break;
    default:
        m_spelling.fail(say("a filter of another kind"));
        break;
    }
    pushWords(Type::Cells, std::format("filter({},{})", by, of));
}

void ProgramStack::round() {
    const std::string filling = m_spelling.word("filling", int(popNumber()));
    Value second = pop();
    const bool isCircle = second.type == Type::Copy;
    if (!isCircle && second.type != Type::Number)
        m_spelling.fail(say("{} as a radius", nameOf(second.type)));
    const std::string first = popExpression();
    const std::string radii = isCircle ? first : first + ',' + expressionWords(second);
    pushWords(Type::Cells, std::format("{}({},{}{})", isCircle ? "circle" : "ellipse", popPlace(), radii,
                                       filling == "filled" ? "" : ',' + filling));
}

void ProgramStack::grow() {
    constexpr std::int64_t everywhere = 15;
    const std::int64_t directions = popNumber();
    const std::string of = popWords(Type::Cells);
    std::string list;
    for (const Keyword& word : m_spelling.catalog().keywords()) {
        if (directions != everywhere && word.wordClass == "direction" &&
            (directions & word.value.value_or(0)) != 0)
            list.append(list.empty() ? "" : "|").append(word.spelling);
    }
    pushWords(Type::Cells, std::format("grow({}{}{})", list, list.empty() ? "" : ",", of));
}

void ProgramStack::compare() {
    const Value right = pop();
    Value comparison;
    comparison.type = Type::Comparison;
    comparison.isPercent = right.type == Type::Below;
    if (!comparison.isPercent && right.type != Type::Number)
        m_spelling.fail(say("a comparison with {}", nameOf(right.type)));
    comparison.right = expressionWords(right);
    comparison.words = comparison.isPercent ? unsignedWords(popNumber()) : popExpression();
    m_values.push_back(std::move(comparison));
}

} // namespace levwright::programtext
