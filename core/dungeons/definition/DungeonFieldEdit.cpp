// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonFieldEdit.h"

#include "core/base/Numbers.h"
#include "core/base/Phrase.h"
#include "core/dungeons/definition/DungeonEditSteps.h"
#include "core/dungeons/model/DungeonObjections.h"
#include "core/tree/NumberSpelling.h"

#include <algorithm>
#include <format>
#include <ranges>

namespace levwright {
namespace {

using S = DungeonStatementKind;
using F = Field;
using K = ArgumentKind;

std::optional<std::string> objectionToNumber(F field, std::string_view value) {
    const std::optional<int> number = wholeNumber<int>(value);
    if (!number)
        return say("This must be a number.");
    if (field == F::Chance && (*number < 1 || *number > 100))
        return say("A chance must be from 1 to 100 per cent.");
    if (field == F::Count && *number < 1)
        return say("There must be at least one variant.");
    if (field == F::Entry && *number == 0)
        return std::string(said(noLevelZero));
    return std::nullopt;
}

std::optional<std::string> objectionTo(const DungeonEditContext& context, const Slot& slot,
                                       std::string_view value) {
    if (slot.accepts.has(K::String))
        return value.empty() || !canBeQuoted(value)
                   ? std::optional<std::string>(say("This must be a text without quotes and line ends."))
                   : std::nullopt;
    if (slot.accepts.has(K::Integer))
        return objectionToNumber(slot.field, value);
    const bool known =
        std::ranges::any_of(context.game.dungeonDialect().tables().words, [&](const Word& word) {
            return word.spelling == value && !(argumentsOf(word.wordClass) & slot.accepts).empty();
        });
    return known ? std::nullopt : std::optional(say("This must be {}.", describe(slot.accepts)));
}

std::string written(const Slot& slot, const std::string& value) {
    return slot.accepts.has(K::String) ? std::format("\"{}\"", value) : value;
}

// Inserts it after the last argument that must stand before it.
TextEdit insertArgument(const DungeonTree& tree, const StatementNode& node, const SlotList& slots, F field,
                        const std::string& text) {
    const auto slot = std::ranges::find(slots, field, &Slot::field);
    Offset at = node.range.begin;
    for (const Slot& before : std::ranges::subrange(slots.begin(), slot)) {
        if (const Argument* argument = node.find(before.field))
            at = std::max(at, argument->range.end);
    }
    const std::string_view bytes = tree.text.bytes();
    const bool joins =
        at < bytes.size() && std::string_view(" \t\r\n").find(bytes[at]) == std::string_view::npos;
    return TextEdit::insert(at, std::format(" {}{}", text, joins ? " " : ""));
}

// Erases the argument with the blanks before it.
TextEdit eraseArgument(const DungeonTree& tree, const Argument& argument) {
    Range range = argument.range;
    const std::string_view bytes = tree.text.bytes();
    while (range.begin > 0 && (bytes[range.begin - 1] == ' ' || bytes[range.begin - 1] == '\t'))
        --range.begin;
    return TextEdit::erase(range);
}

// The names in branches that lead to the dungeon of that statement, or in statements that count from its
// level.
std::vector<Range> mentionsOf(const DungeonModel& model, std::size_t statement) {
    std::vector<Range> mentions;
    const auto defines = [&](const auto& item) { return item.node == statement; };
    const auto dungeon = std::ranges::find_if(model.dungeons, defines);
    const bool isDungeon = dungeon != model.dungeons.end();
    const auto add = [&](std::size_t node, int chain, bool leadsThere) {
        const std::optional<SpecialLevelPlace> from = model.levelOfNumber(chain);
        const Argument* name = model.node(node).find(isDungeon ? F::Name : F::Chain);
        if (name != nullptr && (isDungeon ? leadsThere : from && model.level(*from).node == statement))
            mentions.push_back(name->text);
    };
    for (const DungeonPartModel& part : model.dungeons) {
        for (const SpecialLevelModel& level : part.levels)
            add(level.node, level.record.chain, false);
        for (const BranchModel& branch : part.branches)
            add(branch.node, branch.record.chain,
                isDungeon && branch.record.target.text == dungeon->record.name.text);
    }
    return mentions;
}

EditOutcome setText(const DungeonEditContext& context, std::size_t statement, F field,
                    const std::string& text) {
    const StatementNode& node = context.model.node(statement);
    std::vector<Replacement> edit{{node.find(field)->text, text}};
    auto objection = field == F::Name ? objectionToName(context.model, statement, text) : std::nullopt;
    if (objection)
        return std::unexpected(*std::move(objection));
    if (field == F::Name && (node.kind == S::Dungeon || definesLevel(node.kind))) {
        for (const Range& mention : mentionsOf(context.model, statement))
            edit.push_back({mention, text});
    }
    return withoutNewErrors(context, TextEdit(std::move(edit)));
}

S withOrWithoutChain(StatementKind kind) {
    constexpr std::array pairs{std::pair{S::Level, S::ChainLevel},
                               std::pair{S::RandomLevel, S::RandomChainLevel},
                               std::pair{S::Branch, S::ChainBranch}};
    const auto pair = std::ranges::find_if(
        pairs, [&](const auto& each) { return kind == each.first || kind == each.second; });
    require(pair != pairs.end(), "a statement that can have a chain");
    return kind == pair->first ? pair->second : pair->first;
}

// The @ or + before a place.
Range signBefore(const DungeonTree& tree, Offset place) {
    Range sign;
    for (const Token& token : tree.tokens) {
        if (token.begin < place && (token.kind == TokenKind::At || token.kind == TokenKind::Plus))
            sign = token.range();
    }
    return sign;
}

bool isAlignment(S kind) {
    return kind == S::Alignment || kind == S::LevelAlignment;
}

// The notes of that kind that are not broken; nullopt if such notes cannot be about what the statement
// defines.
std::optional<std::vector<std::size_t>> notesOf(const DungeonModel& model, std::size_t statement, S kind) {
    const std::vector<std::size_t>* notes = model.notesOf(statement);
    const bool ofLevel = notes != nullptr && definesLevel(model.node(statement).kind);
    if (notes == nullptr || ofLevel != describesLevel(ownKind(kind)))
        return std::nullopt;
    std::vector<std::size_t> found;
    for (const std::size_t note : *notes) {
        if (model.node(note).kind == kind && !model.node(note).broken)
            found.push_back(note);
    }
    return found;
}

// Inserts the note directly after the statement and its notes there, under the same build option.
EditOutcome insertNote(const DungeonEditContext& context, std::size_t statement, S kind,
                       const std::string& value) {
    const DungeonTree& tree = *context.model.tree;
    std::size_t last = statement;
    while (std::ranges::contains(*context.model.notesOf(statement), last + 1))
        ++last;
    const Range range = tree.statements[statement].range;
    const std::string option(tree.textOf({withDirective(tree, range).begin, range.begin}));
    const StatementRule& rule = dungeonRuleFor(kind);
    constexpr std::size_t tab = 8;
    return insertLine(context, last,
                      std::format("{}{}:{}{}", option, rule.word, rule.word.size() + 1 < tab ? "\t\t" : "\t",
                                  written(rule.slots.front(), value)));
}

EditOutcome noSuchNote() {
    return refuse(say("The selected statement has no such field."));
}

} // namespace

EditOutcome setDungeonField(const DungeonEditContext& context, std::size_t statement, Field field,
                            const std::optional<std::string>& value) {
    const auto whole = wholeStatement(context, statement);
    if (!whole)
        return std::unexpected(whole.error());
    const StatementNode& node = **whole;
    const DungeonTree& tree = *context.model.tree;
    const SlotList& slots = context.game.dungeonDialect().grammar().ruleFor(node.kind).slots;
    const auto slot = std::ranges::find(slots, field, &Slot::field);
    if (slot == slots.end() || slot->accepts.has(K::Couple))
        return refuse(say("This statement has no such field."));
    const Argument* argument = node.find(field);
    if (!value) {
        if (slot->use == SlotUse::Required)
            return refuse(say("The {} cannot be left out.", nameOf(field)));
        return argument == nullptr ? TextEdit() : withoutNewErrors(context, eraseArgument(tree, *argument));
    }
    if (const std::optional<std::string> objection = objectionTo(context, *slot, *value))
        return refuse(*objection);
    if (slot->accepts.has(K::String))
        return setText(context, statement, field, *value);
    if (argument == nullptr)
        return withoutNewErrors(context, insertArgument(tree, node, slots, field, *value));
    if (!slot->accepts.has(K::Integer))
        return withoutNewErrors(context, TextEdit::replace(argument->range, *value));
    const int number = *wholeNumber<int>(*value);
    if (argument->number() == number)
        return TextEdit();
    return withoutNewErrors(
        context, TextEdit::replace(argument->range, respelled(tree.textOf(argument->range), number)));
}

EditOutcome setChain(const DungeonEditContext& context, std::size_t statement,
                     const std::optional<std::string>& level) {
    const auto whole = levelOrBranch(context, statement);
    if (!whole)
        return std::unexpected(whole.error());
    const StatementNode& node = **whole;
    const Argument* chain = node.find(F::Chain);
    if (level && (level->empty() || !canBeQuoted(*level)))
        return refuse(say("There is no such level to count from."));
    if (!level && chain == nullptr)
        return TextEdit();
    if (level && chain != nullptr)
        return withoutNewErrors(context, TextEdit::replace(chain->text, *level));
    const Argument& place = *node.find(F::Place);
    const Range sign = signBefore(*context.model.tree, place.range.begin);
    std::vector<Replacement> edit{
        {node.keyword, std::string(dungeonRuleFor(withOrWithoutChain(node.kind)).word)}};
    if (level) {
        edit.push_back({sign, std::format("\"{}\" +", *level)});
    } else {
        edit.push_back({{chain->range.begin, sign.end}, "@"});
        if (place.numbers[0] == 0)
            edit.push_back({context.model.tree->numberOf(place, 0), "1"});
    }
    return withoutNewErrors(context, TextEdit(std::move(edit)));
}

EditOutcome setNote(const DungeonEditContext& context, std::size_t statement, DungeonStatementKind note,
                    const std::optional<std::string>& value) {
    std::optional<std::vector<std::size_t>> notes = notesOf(context.model, statement, note);
    if (!notes)
        return noSuchNote();
    const DungeonTree& tree = *context.model.tree;
    if (!value)
        return withoutNewErrors(context, removeStatements(tree, *notes));
    const Slot& slot = dungeonRuleFor(note).slots.front();
    if (const std::optional<std::string> objection = objectionTo(context, slot, *value))
        return refuse(*objection);
    if (notes->empty())
        return insertNote(context, statement, note, *value);
    EditOutcome change = setDungeonField(context, notes->back(), slot.field, value);
    notes->pop_back();
    if (!change || !isAlignment(note) || notes->empty())
        return change;
    std::vector<Replacement> all = removeStatements(tree, *notes).replacements();
    all.insert(all.end(), change->replacements().begin(), change->replacements().end());
    return withoutNewErrors(context, TextEdit(std::move(all)));
}

EditOutcome addDescription(const DungeonEditContext& context, std::size_t statement, std::string_view tag) {
    const bool ofLevel = definesLevel(context.model.node(statement).kind);
    const S kind = ofLevel ? S::LevelDescription : S::Description;
    const auto notes = notesOf(context.model, statement, kind);
    if (!notes)
        return noSuchNote();
    for (const std::size_t note : *notes) {
        if (context.model.tree->textOf(context.model.node(note).find(F::Tag)->range) == tag)
            return TextEdit();
    }
    return insertNote(context, statement, kind, std::string(tag));
}

EditOutcome removeDescription(const DungeonEditContext& context, std::size_t statement,
                              std::string_view tag) {
    const bool ofLevel = definesLevel(context.model.node(statement).kind);
    std::optional<std::vector<std::size_t>> notes =
        notesOf(context.model, statement, ofLevel ? S::LevelDescription : S::Description);
    if (!notes)
        return noSuchNote();
    std::erase_if(*notes, [&](std::size_t note) {
        return context.model.tree->textOf(context.model.node(note).find(F::Tag)->range) != tag;
    });
    return withoutNewErrors(context, removeStatements(*context.model.tree, *notes));
}

} // namespace levwright
