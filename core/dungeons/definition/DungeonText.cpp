// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonText.h"

#include "core/base/Phrase.h"
#include "core/completion/StatementText.h"
#include "core/text/Lines.h"

#include <algorithm>
#include <cctype>
#include <format>

namespace levwright {
namespace {

using K = ArgumentKind;
using S = DungeonStatementKind;

struct DungeonWords {
    Field field{};
    std::string_view label;
    std::string_view hint;
};

constexpr DungeonWords dungeonWordRows[] = {
    {Field::Bones, phrase("bones marker"), phrase("One character, or none: then no bones are left here")},
    {Field::Chain, phrase("counts from"), phrase("The level from which the base counts")},
    {Field::Size, phrase("size"), phrase("The number of levels, and how many sizes there are")},
    {Field::Place, phrase("place"),
     phrase("Its level, and how many levels there are to choose from: 1 is the first level, -1 the last")},
    {Field::Chance, phrase("chance"), phrase("Per cent of games that have it")},
    {Field::Count, phrase("variants"), phrase("Of its file")},
    {Field::Entry, phrase("entry"), phrase("The level of arrival: 1 is the first level, -1 the last")},
};

StatementText textOf(const DungeonModel& model) {
    return {model.tree->tokens, model.tree->statements, model.tree->text.bytes()};
}

DungeonWords dungeonWordsOf(StatementKind kind, Field field) {
    if (field == Field::Name && definesBranch(kind))
        return {field, said("leads to"), said("A dungeon")};
    const auto* found = std::ranges::find(dungeonWordRows, field, &DungeonWords::field);
    return found == std::end(dungeonWordRows) ? DungeonWords{field, nameOf(field), {}}
                                              : DungeonWords{field, said(found->label), said(found->hint)};
}

const StatementRule* ruleOf(const Game& game, StatementKind kind) {
    return kind == StatementKind::Unknown ? nullptr : &game.dungeonDialect().grammar().ruleFor(kind);
}

std::vector<WordClass> tagsOf(StatementKind kind) {
    if (kind == S::Description)
        return {WordClass::DescriptionTag};
    if (kind == S::LevelDescription)
        return {WordClass::LevelTag};
    return {WordClass::AlignmentTag, WordClass::NoAlignmentTag};
}

class Offer {
public:
    Offer(const DungeonEditContext& context, Offset at) : m_context(context), m_at(at) { findWord(); }

    Completions completions() && {
        const StatementText text = textOf(m_context.model);
        Completions found{m_word, {}};
        if (isInComment())
            return found;
        const std::string_view typed = text.slice({m_word.begin, m_at});
        CompletionOffer offer(typed, LetterCase::Alike);
        const Offset line = startOfLine(text.text, m_at);
        const bool isFirst =
            text.slice({line, m_word.begin}).find_first_not_of(" \t") == std::string_view::npos;
        if (isFirst)
            addStatements(offer);
        else if (const auto statement = statementBegunAt(text, m_word.begin))
            addValues(offer, *statement);
        found.all = std::move(offer).taken();
        return found;
    }

private:
    std::string_view text() const { return m_context.model.tree->text.bytes(); }

    static bool isOfWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

    void findWord() {
        const Offset line = startOfLine(text(), m_at);
        std::optional<Offset> quote;
        for (Offset i = line; i < m_at; ++i) {
            if (text()[i] == '"')
                quote = quote ? std::nullopt : std::optional(i);
        }
        m_word = {m_at, m_at};
        if (quote) {
            m_word.begin = *quote;
            const auto behind = text().find_first_of("\"\r\n", m_at);
            const bool isClosed = behind != std::string_view::npos && text()[behind] == '"';
            m_word.end = isClosed ? behind + 1 : m_at;
            return;
        }
        while (m_word.begin > line && isOfWord(text()[m_word.begin - 1]))
            --m_word.begin;
        while (m_word.begin < m_at && m_word.end < text().size() && isOfWord(text()[m_word.end]))
            ++m_word.end;
    }

    bool isInComment() const {
        const Tokens& tokens = m_context.model.tree->tokens;
        const auto behind = std::ranges::lower_bound(tokens, m_at, {}, &Token::begin);
        if (behind == tokens.begin())
            return false;
        const Token& token = *(behind - 1);
        return (token.kind == TokenKind::Comment || token.kind == TokenKind::Directive) &&
               (m_at < token.end || text()[token.end - 1] != '\n');
    }

    void addStatements(CompletionOffer& offer) const {
        for (const StatementRule& rule : m_context.game.dungeonDialect().grammar().rules())
            offer.add(std::string(rule.word) + (rule.hasColon ? ":" : ""));
    }

    void addWords(CompletionOffer& offer, WordClass wordClass) const {
        for (const std::string_view word : m_context.game.dungeonDialect().wordsOf(wordClass))
            offer.add(std::string(word));
    }

    void addValues(CompletionOffer& offer, std::size_t statement) const {
        const StatementNode& node = m_context.model.node(statement);
        const StatementRule* rule = ruleOf(m_context.game, node.kind);
        const auto signature = dungeonSignature(m_context, m_word.begin);
        if (rule == nullptr || !signature || !signature->active)
            return;
        for (std::size_t i = *signature->active; i < rule->slots.size(); ++i) {
            addSlot(offer, node, rule->slots[i]);
            if (rule->slots[i].use != SlotUse::Skippable)
                return;
        }
    }

    void addSlot(CompletionOffer& offer, const StatementNode& node, const Slot& slot) const {
        if (slot.accepts.has(K::Tag)) {
            for (const WordClass wordClass : tagsOf(node.kind))
                addWords(offer, wordClass);
        } else if (slot.accepts.has(K::BranchType)) {
            addWords(offer, WordClass::BranchType);
        } else if (slot.accepts.has(K::UpDown)) {
            addWords(offer, WordClass::UpDown);
        } else if (slot.field == Field::Bones) {
            offer.add("\"none\"", say("no bones are left here"));
        } else if (slot.field == Field::Chain) {
            addLevels(offer, node.range.begin);
        } else if (slot.field == Field::Name && definesBranch(node.kind)) {
            for (const DungeonPartModel& dungeon : m_context.model.dungeons)
                offer.add(std::format("\"{}\"", dungeon.record.name.text));
        }
    }

    // A level can only be counted from after its own statement.
    void addLevels(CompletionOffer& offer, Offset before) const {
        for (const DungeonPartModel& dungeon : m_context.model.dungeons) {
            for (const SpecialLevelModel& level : dungeon.levels) {
                if (m_context.model.node(level.node).range.end <= before)
                    offer.add(std::format("\"{}\"", level.record.name.text));
            }
        }
    }

    const DungeonEditContext& m_context;
    Offset m_at;
    Range m_word;
};

} // namespace

Completions dungeonCompletions(const DungeonEditContext& context, Offset at) {
    return Offer(context, at).completions();
}

std::optional<Explanation> dungeonExplanation(const DungeonEditContext& context, Offset at) {
    const std::optional<std::size_t> found = context.model.tree->statementAt(at);
    if (!found)
        return std::nullopt;
    const StatementNode& node = context.model.node(*found);
    const StatementRule* rule = ruleOf(context.game, node.kind);
    if (rule == nullptr)
        return std::nullopt;
    if (at < node.keyword.end) {
        std::string labels;
        for (const Slot& slot : rule->slots)
            labels += (labels.empty() ? "" : ", ") + std::string(dungeonWordsOf(node.kind, slot.field).label);
        return Explanation{node.keyword, std::string(rule->word), labels};
    }
    for (const Argument& argument : node.arguments) {
        if (argument.range.begin <= at && at < argument.range.end) {
            const DungeonWords words = dungeonWordsOf(node.kind, argument.field);
            return Explanation{argument.range, std::string(words.label), std::string(words.hint)};
        }
    }
    return std::nullopt;
}

std::optional<Signature> dungeonSignature(const DungeonEditContext& context, Offset at) {
    const StatementText text = textOf(context.model);
    const std::optional<std::size_t> statement = statementBegunAt(text, at);
    const StatementRule* rule = statement ? ruleOf(context.game, text.statements[*statement].kind) : nullptr;
    if (rule == nullptr)
        return std::nullopt;
    const StatementNode& node = text.statements[*statement];
    std::vector<SignatureSlot> slots;
    for (const Slot& slot : rule->slots) {
        const DungeonWords words = dungeonWordsOf(node.kind, slot.field);
        const bool isOptional = slot.use != SlotUse::Required;
        slots.push_back({slot.field, {std::string(words.label), std::string(words.hint), isOptional}});
    }
    Signature signature = statementSignature(text, node, at, slots);
    // Values stand one after the other, without commas.
    const bool isBehindWord = at > node.keyword.end || !node.colon;
    if (!isBehindWord || slots.empty())
        return signature;
    std::size_t active = 0;
    for (const Argument& argument : node.arguments) {
        const auto slot = std::ranges::find(slots, argument.field, &SignatureSlot::field);
        if (slot == slots.end() || argument.range.begin >= at)
            continue;
        active = std::size_t(slot - slots.begin()) + (at > argument.range.end ? 1 : 0);
    }
    signature.active = std::min(active, slots.size() - 1);
    return signature;
}

NameTable dungeonNames(const DungeonModel& model) {
    NameCollector names;
    for (const StatementNode& node : model.tree->statements) {
        const Argument* name = node.find(Field::Name);
        const Argument* chain = node.find(Field::Chain);
        const auto add = [&](NameKind kind, const Argument& argument, bool defines) {
            if (argument.kind == K::String)
                names.add(kind, model.tree->textOf(argument.text), {argument.text, defines});
        };
        if (name != nullptr && node.kind == S::Dungeon)
            add(NameKind::Dungeon, *name, true);
        else if (name != nullptr && definesBranch(node.kind))
            add(NameKind::Dungeon, *name, false);
        else if (name != nullptr && definesLevel(node.kind))
            add(NameKind::Level, *name, true);
        if (chain != nullptr)
            add(NameKind::Level, *chain, false);
    }
    return std::move(names).taken();
}

std::vector<Mark> dungeonMarks(const DungeonModel& model) {
    return statementMarks(textOf(model), thingOfArgument);
}

std::vector<Fold> dungeonFolds(const DungeonModel& model) {
    const std::vector<StatementNode>& statements = model.tree->statements;
    std::vector<Fold> folds;
    for (const StatementNode& node : statements) {
        if (node.kind == S::Dungeon)
            folds.push_back({node.range, FoldKind::Level});
        else if (!folds.empty())
            folds.back().range.end = std::max(folds.back().range.end, node.range.end);
    }
    addCommentFolds(textOf(model), folds);
    return folds;
}

} // namespace levwright
