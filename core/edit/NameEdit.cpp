// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/NameEdit.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

bool isName(const FieldView& field, StatementKind kind) {
    switch (field.key.field) {
    case Field::LevelName:
    case Field::GivenName:
        return true;
    case Field::Name:
        return kind == StatementKind::Name;
    case Field::Attribute:
        return field.key.kind == ArgumentKind::String;
    default:
        return false;
    }
}

struct FoundName {
    std::size_t statement = 0;
    FieldView view;
};

std::optional<FoundName> nameIn(const LevelLanguage& language, const LevelSource& level,
                                std::size_t statement) {
    const StatementKind kind = level.level.tree->statements[statement].kind;
    for (FieldView& field : language.fields(level, statement)) {
        if (isName(field, kind))
            return FoundName{statement, std::move(field)};
    }
    return std::nullopt;
}

std::optional<std::size_t> sectionOpenedBy(const LevelTree& tree, std::size_t statement) {
    const auto found = std::ranges::find(tree.sections, statement, &SectionNode::firstStatement);
    return found == tree.sections.end() ? std::nullopt
                                        : std::optional(std::size_t(found - tree.sections.begin()));
}

// The name of a room stands in a statement below it.
std::optional<FoundName> foundName(const LevelLanguage& language, const LevelSource& level,
                                   std::size_t statement) {
    if (std::optional<FoundName> own = nameIn(language, level, statement))
        return own;
    const LevelTree& tree = *level.level.tree;
    const std::optional<std::size_t> section = sectionOpenedBy(tree, statement);
    if (!section)
        return std::nullopt;
    for (std::size_t i = statement + 1; i < tree.sections[*section].endStatement; ++i) {
        if (tree.statements[i].kind == StatementKind::Name)
            return nameIn(language, level, i);
    }
    return std::nullopt;
}

// The section of a room without a name, in a language where rooms can have names.
std::optional<std::size_t> namelessRoom(const LevelSource& level, std::size_t statement) {
    const LevelTree& tree = *level.level.tree;
    const StatementKind kind = tree.statements[statement].kind;
    const bool isRoom = kind == StatementKind::Room || kind == StatementKind::Subroom;
    const bool hasNames =
        std::ranges::contains(tree.grammar->rules(), StatementKind::Name, &StatementRule::kind);
    return isRoom && hasNames ? sectionOpenedBy(tree, statement) : std::nullopt;
}

} // namespace

std::optional<std::string> nameOf(const LevelLanguage& language, const LevelSource& level,
                                  std::size_t statement) {
    if (std::optional<FoundName> field = foundName(language, level, statement))
        return std::move(field->view.text);
    return namelessRoom(level, statement) ? std::optional<std::string>("") : std::nullopt;
}

EditOutcome rename(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                   std::string name) {
    std::erase(name, '"');
    if (const std::optional<FoundName> field = foundName(language, level, statement)) {
        const bool goes = name.empty() && field->view.isOptional;
        std::string source =
            field->view.input == FieldInput::Line ? std::move(name) : std::format("\"{}\"", name);
        return language.setField(level, field->statement, field->view.key,
                                 goes ? std::nullopt : std::optional(std::move(source)));
    }
    const std::optional<std::size_t> room = namelessRoom(level, statement);
    if (!room)
        return refuse(say("This cannot have a name."));
    if (name.empty())
        return TextEdit();
    return language.insert(level, *room,
                           std::format("{}:\"{}\"", level.level.wordOf(StatementKind::Name), name));
}

} // namespace levwright
