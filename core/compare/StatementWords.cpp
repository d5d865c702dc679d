// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/StatementWords.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <format>

namespace levwright::compare {
namespace {

const FieldView* fieldOf(const StatementView& view, const FieldKey& key) {
    const auto found = std::ranges::find(view.fields, key, &FieldView::key);
    return found != view.fields.end() ? &*found : nullptr;
}

bool isPlace(const FieldView& field) {
    return field.group == FieldGroup::Where &&
           (field.input == FieldInput::Place || field.input == FieldInput::Area ||
            field.input == FieldInput::AnyArea);
}

std::string valueOf(const FieldView* field) {
    if (field == nullptr || !field->isWritten)
        return field != nullptr && !field->absent.empty() ? field->absent : "nothing";
    if (!field->numbers.empty()) {
        std::string numbers;
        for (const std::int64_t number : field->numbers)
            numbers += (numbers.empty() ? "" : ",") + std::to_string(number);
        return numbers;
    }
    return field->text.empty() ? field->source : field->text;
}

std::string changeOfField(const FieldView* before, const FieldView* after) {
    const FieldView& any = after != nullptr ? *after : *before;
    if (isPlace(any))
        return say("moved from {} to {}", valueOf(before), valueOf(after));
    return say("{} from {} to {}", any.label, valueOf(before), valueOf(after));
}

bool isSame(const FieldView* before, const FieldView* after) {
    const bool was = before != nullptr && before->isWritten;
    const bool is = after != nullptr && after->isWritten;
    return was == is && (!was || (before->source == after->source && before->text == after->text &&
                                  before->numbers == after->numbers));
}

} // namespace

std::optional<NamedStatement> statementIn(const Analysis& analysis, Range lines) {
    const std::string_view text = analysis.text().slice(lines);
    const std::size_t blank = text.find_first_not_of(" \t\r\n");
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto ref = analysis.statementAt(lines.begin + blank);
    if (!ref || !lines.contains({analysis.rangeOf(*ref).begin, analysis.rangeOf(*ref).begin}))
        return std::nullopt;
    return NamedStatement{*ref, analysis.view(*ref)};
}

std::string nameOf(const NamedStatement& statement) {
    for (const FieldView& field : statement.view.fields) {
        if (isPlace(field) && !field.numbers.empty())
            return say("{} at {}", statement.view.title, valueOf(&field));
    }
    return statement.view.title;
}

std::optional<Point> cellOf(const NamedStatement& statement) {
    for (const FieldView& field : statement.view.fields) {
        if (isPlace(field) && field.numbers.size() >= 2)
            return Point{int(field.numbers[0]), int(field.numbers[1])};
    }
    return std::nullopt;
}

std::optional<StatementChange> changeOf(const NamedStatement& before, const NamedStatement& after) {
    if (before.view.kind != after.view.kind)
        return std::nullopt;
    StatementChange change;
    std::size_t moves = 0;
    std::size_t others = 0;
    std::string details;
    const auto tell = [&](const FieldView* old, const FieldView* now) {
        if (isSame(old, now))
            return;
        const FieldView& any = now != nullptr ? *now : *old;
        ++(isPlace(any) ? moves : others);
        // A new title tells what the thing is now.
        if (any.group != FieldGroup::What || before.view.title == after.view.title)
            details += (details.empty() ? "" : ", ") + changeOfField(old, now);
    };
    for (const FieldView& field : after.view.fields)
        tell(fieldOf(before.view, field.key), &field);
    for (const FieldView& field : before.view.fields) {
        if (fieldOf(after.view, field.key) == nullptr)
            tell(&field, nullptr);
    }
    if (moves + others == 0)
        return std::nullopt;
    change.isMoved = others == 0;
    if (before.view.title != after.view.title)
        change.words = say("{} became {}", nameOf(before), after.view.title);
    else
        change.words = change.isMoved ? after.view.title : nameOf(before) + ":";
    if (!details.empty())
        change.words += (before.view.title != after.view.title ? ", " : " ") + details;
    return change;
}

} // namespace levwright::compare
