// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/Explanation.h"

#include "core/base/Phrase.h"
#include "core/catalog/ThingWords.h"

#include <algorithm>

namespace levwright {
namespace {

bool holds(Range range, Offset at) {
    return range.begin <= at && at < range.end;
}

std::optional<Explanation> ofMapCell(const Game& game, const LevelSource& level, Offset at) {
    for (const SectionNode& section : level.level.tree->sections) {
        if (!section.map || !holds(section.map->range, at))
            continue;
        const auto row = std::ranges::find_if(section.map->rows,
                                              [&](const MapRowNode& node) { return holds(node.cells, at); });
        const Terrain* terrain =
            row == section.map->rows.end() ? nullptr : game.catalog().terrainByCharacter(level.text[at]);
        if (terrain == nullptr)
            return std::nullopt;
        return Explanation{{at, at + 1}, std::string(said(terrain->name)), about(game.catalog(), *terrain)};
    }
    return std::nullopt;
}

// Explains a variable by the last line before the place that gives it a value; if there is none, by the
// first.
std::optional<Explanation> ofVariable(const LevelSource& level, Range name) {
    const StatementNode* found = nullptr;
    for (const StatementNode& node : level.level.tree->statements) {
        if (level.slice(node.keyword) == level.slice(name) &&
            (found == nullptr || node.range.begin < name.begin))
            found = &node;
    }
    if (found == nullptr || found->keyword == name)
        return std::nullopt;
    return Explanation{name, std::string(level.slice(name)), std::string(level.slice(found->range))};
}

std::string meaningOf(const LevelLanguage& language, const LevelSource& level, std::size_t statement,
                      const FieldView& field) {
    if (field.input != FieldInput::Word && field.input != FieldInput::Words &&
        field.input != FieldInput::Pair)
        return field.hint;
    const std::vector<FieldChoice> choices = language.choices(level, statement, field.key);
    const auto choice = std::ranges::find(choices, field.source, &FieldChoice::source);
    return choice != choices.end() && !choice->explanation.empty() ? choice->explanation : field.hint;
}

std::optional<Explanation> ofStatement(const LevelLanguage& language, const LevelSource& level,
                                       std::size_t statement, Offset at) {
    const StatementNode& node = level.level.tree->statements[statement];
    const std::vector<FieldView> fields = language.fields(level, statement);
    if (holds(node.keyword, at)) {
        std::string labels;
        for (const FieldView& field : fields)
            labels += (labels.empty() ? "" : ", ") + std::string(said(field.label));
        return Explanation{node.keyword, language.label(level, statement), labels};
    }
    const auto field = std::ranges::find_if(
        fields, [&](const FieldView& view) { return view.isWritten && holds(view.range, at); });
    if (field == fields.end())
        return std::nullopt;
    return Explanation{field->range, std::string(said(field->label)),
                       meaningOf(language, level, statement, *field)};
}

// A word that only the user's game has.
std::optional<Explanation> ofOwnWord(const Game& game, const LevelSource& level, Range word) {
    std::string meaning = aboutOwnWord(game.catalog(), level.slice(word));
    if (meaning.empty())
        return std::nullopt;
    return Explanation{word, std::string(level.slice(word)), std::move(meaning)};
}

} // namespace

std::optional<Explanation> explanationAt(const Game& game, const LevelSource& level, Offset at) {
    if (std::optional<Explanation> own = game.language().explanation(level, at))
        return own;
    const LevelTree& tree = *level.level.tree;
    const Token* token = tree.tokenAt(at);
    if (token == nullptr || isSkipped(token->kind) || token->end <= at)
        return std::nullopt;
    if (token->kind == TokenKind::MapRow)
        return ofMapCell(game, level, at);
    if (token->kind == TokenKind::Variable) {
        if (std::optional<Explanation> found = ofVariable(level, token->range()))
            return found;
    }
    if (std::optional<Explanation> own = ofOwnWord(game, level, token->range()))
        return own;
    const std::optional<std::size_t> statement = tree.statementAt(at);
    if (!statement || !tree.statements[*statement].isWhole())
        return std::nullopt;
    return ofStatement(game.language(), level, *statement, at);
}

} // namespace levwright
