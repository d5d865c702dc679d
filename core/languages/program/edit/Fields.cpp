// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/edit/Fields.h"

#include "core/base/Phrase.h"
#include "core/edit/FieldWords.h"
#include "core/languages/program/edit/FieldTable.h"
#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>

namespace levwright::program {
namespace {

using F = Field;
using K = ArgumentKind;

// How the field is entered while its value is simple, and how that value is written.
struct PlainForm {
    FieldForm form{};
    FieldInput input{};
    ArgumentSet plain;
};

constexpr PlainForm plainForms[] = {
    {FieldForm::Word, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::Class, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::Thing, FieldInput::Name, K::String | K::ClassAndName | ArgumentSet(K::Character) | K::Random},
    {FieldForm::Name, FieldInput::Name, K::String | K::Random},
    {FieldForm::Text, FieldInput::Text, K::String},
    {FieldForm::Number, FieldInput::Number, K::Integer | K::Random},
    {FieldForm::Percent, FieldInput::Box, K::Percent},
    {FieldForm::Place, FieldInput::Place, K::Point | K::Random | ArgumentSet(K::RandomOf)},
    {FieldForm::Cells, FieldInput::Place, K::Point | K::Random | ArgumentSet(K::RandomOf)},
    {FieldForm::Area, FieldInput::Area, K::Area},
    {FieldForm::AnyArea, FieldInput::AnyArea, K::Area | K::LevregionArea},
    {FieldForm::Pair, FieldInput::Pair, K::Point | K::Random},
    {FieldForm::Alignments, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::Terrain, FieldInput::Word, K::Character | K::LitCharacter | ArgumentSet(K::Random)},
    {FieldForm::Light, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::Flag, FieldInput::Flag, ArgumentSet::all()},
    {FieldForm::Words, FieldInput::Words, ArgumentSet::all()},
    {FieldForm::Style, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::List, FieldInput::Word, ArgumentSet::all()},
    {FieldForm::Source, FieldInput::Source, ArgumentSet::all()},
};
static_assert(listsAll(plainForms, &PlainForm::form));

// The input for the value of a variable, by the kind of the value.
FieldInput inputOfValue(K kind) {
    switch (kind) {
    case K::Integer:
        return FieldInput::Number;
    case K::String:
        return FieldInput::Text;
    case K::Point:
        return FieldInput::Place;
    case K::Area:
        return FieldInput::Area;
    default:
        return FieldInput::Source;
    }
}

FieldInput inputOf(const FieldRow& row, const Argument* value) {
    const auto* form = std::ranges::find(plainForms, row.form, &PlainForm::form);
    // A whole map, several directions, or a class without a field of its own.
    const bool isOther = (row.form == FieldForm::Cells && value == nullptr) ||
                         (row.key.field == F::Wall && value != nullptr && value->kind == K::Directions &&
                          !std::has_single_bit(std::uint64_t(value->number()))) ||
                         (row.form == FieldForm::Thing && row.key.kind == K::Option && value != nullptr &&
                          value->kind == K::Character);
    if (isOther || (value != nullptr && !form->plain.has(value->kind)))
        return FieldInput::Source;
    const bool isVariable = row.statement == program::assign && row.key.field == F::Value;
    return isVariable && value != nullptr ? inputOfValue(value->kind) : form->input;
}

FieldGroup groupOf(const FieldRow& row) {
    const FieldGroup own = groupOf(row.key.field);
    const bool isMore = row.use == Use::Option || row.use == Use::Tail;
    return isMore && own == FieldGroup::What && row.form != FieldForm::Class ? FieldGroup::Options : own;
}

// A 32-bit number from everything that the choices depend on.
class Scope {
public:
    void add(std::uint64_t part) { m_mixed = (m_mixed ^ part) * 0x9E3779B97F4A7C15U; }
    void add(std::string_view text) {
        for (const char c : text)
            m_mixed = (m_mixed ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    std::uint32_t value() const { return std::uint32_t(m_mixed >> 32U); }

private:
    std::uint64_t m_mixed = 0xCBF29CE484222325U;
};

// Depends on the variables that the statement may use, and on the kind of the statement.
Scope scopeOf(const LevelSource& level, std::size_t statement) {
    const std::vector<StatementNode>& statements = level.level.tree->statements;
    Scope scope;
    scope.add(std::uint64_t(statements[statement].kind));
    for (std::size_t i = 0; i < statement; ++i) {
        const StatementNode& node = statements[i];
        if (node.broken || (node.kind != program::assign && node.kind != program::forBlock))
            continue;
        const Argument& variable = node.arguments.front();
        scope.add(level.slice(variable.text));
        scope.add(std::uint64_t(variable.numbers[0] * 2 + variable.numbers[1]));
    }
    return scope;
}

std::size_t numbersIn(K kind) {
    switch (kind) {
    case K::Area:
    case K::LevregionArea:
        return 4;
    case K::Point:
        return 2;
    case K::Percent:
        return 1;
    default:
        return 0;
    }
}

void showValue(FieldView& view, const LevelSource& level, const FieldRow& row, const FieldValue& found) {
    // Of fields that are only written together, this one counts as not written.
    const bool isUsual = row.statement == program::mineralize && found.value != nullptr &&
                         found.value->kind == K::Integer && found.value->number() == -1;
    view.isWritten = found.argument != nullptr && !isUsual;
    if (!view.isWritten)
        return;
    const Argument& value = *found.value;
    view.range = found.range;
    view.source = level.slice(found.range);
    view.text = level.slice(value.text);
    if (row.key.field == F::Name && row.form == FieldForm::Thing &&
        value.kind == K::Character) { // any thing of its class
        view.range = {};
        view.source = "random";
    }
    if (value.kind == K::Integer && view.source.starts_with('(')) // as it is to be typed
        std::erase_if(view.source, [](char c) { return c == '(' || c == ')' || c == ' ' || c == '\t'; });
    const std::size_t count = numbersIn(value.kind);
    view.numbers.assign(value.numbers.begin(), value.numbers.begin() + std::ptrdiff_t(count));
    if (row.form == FieldForm::Alignments) // like the choices, without blanks
        std::erase_if(view.source, [](char c) { return c == ' ' || c == '\t'; });
}

} // namespace

std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) {
    const StatementNode& node = level.level.tree->statements[statement];
    std::vector<FieldView> fields;
    if (node.broken)
        return fields;
    const std::span<const FieldRow> rows = fieldRows(node.kind);
    fields.reserve(rows.size());
    Scope scope = scopeOf(level, statement);
    if (const Argument* thing = thingOf(node); thing != nullptr && thing->kind != K::String)
        scope.add(std::uint64_t(thing->number()));
    if (const Argument* terrain = terrainOf(node))
        scope.add(level.slice(terrain->range));
    for (const Argument& argument : node.arguments) {
        if (argument.kind == K::RandomOf)
            scope.add(level.slice(argument.range));
    }
    for (const FieldRow& row : rows) {
        if (!hasField(level, node, row))
            continue;
        const FieldValue found = valueOf(level, node, row);
        const std::string_view label = row.label.empty() ? nameOf(row.key.field) : said(row.label);
        FieldView& view = fields.emplace_back(
            FieldView{.key = row.key,
                      .name = std::string(label),
                      .label = std::string(label),
                      .input = inputOf(row, found.value),
                      .group = groupOf(row),
                      .isOptional = isOptional(level, node, row),
                      .absent = std::string(said(row.absent)),
                      .hint = std::string(said(row.hint)),
                      .parts = {std::string(said(row.parts[0])), std::string(said(row.parts[1]))},
                      .bounds = row.bounds,
                      .scope = scope.value()});
        if (view.input == FieldInput::Box)
            view.unit = "%";
        showValue(view, level, row, found);
        if (row.form == FieldForm::Class && !view.isWritten)
            view.range = thingOf(node)->range;
    }
    std::ranges::stable_sort(fields, {}, &FieldView::group);
    return fields;
}

} // namespace levwright::program
