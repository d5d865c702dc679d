// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonGrammar.h"

#include "core/base/Phrase.h"

#include <iterator>
#include <vector>

namespace levwright {
namespace {

using D = DungeonStatementKind;
using F = Field;
using K = ArgumentKind;
using enum SlotUse;

constexpr Slot title{F::Title, K::String};
constexpr Slot name{F::Name, K::String};
constexpr Slot bones{F::Bones, K::String};
constexpr Slot chain{F::Chain, K::String};
constexpr Slot dungeonPlace{F::Place, K::Couple, Required, TokenKind::At};
constexpr Slot chainedPlace{F::Place, K::Couple, Required, TokenKind::Plus};
constexpr Slot chance{F::Chance, K::Integer, OptionalTail};
constexpr Slot chanceBeforeCount{F::Chance, K::Integer, BeforeAnotherOne};
constexpr Slot count{F::Count, K::Integer};
constexpr Slot tag{F::Tag, K::Tag};
constexpr Slot type{F::Type, K::BranchType, Skippable};
constexpr Slot direction{F::Direction, K::UpDown, OptionalTail};
constexpr Slot entry{F::Entry, K::Integer, OptionalTail};

constexpr StatementRule rule(D kind, std::string_view word, const SlotList& slots) {
    return {.kind = ownKind(kind), .word = word, .slots = slots, .areaSlots = {}, .roomsSlots = {}};
}

constexpr StatementRule dungeonRules[] = {
    rule(D::Dungeon, "DUNGEON", {name, bones, {F::Size, K::Couple}, chance}),
    rule(D::Entry, "ENTRY", {{F::Entry, K::Integer}}),
    rule(D::Protofile, "PROTOFILE", {name}),
    rule(D::Description, "DESCRIPTION", {tag}),
    rule(D::Alignment, "ALIGNMENT", {tag}),
    rule(D::LevelDescription, "LEVELDESC", {tag}),
    rule(D::LevelAlignment, "LEVALIGN", {tag}),
    rule(D::Level, "LEVEL", {name, bones, dungeonPlace, chance}),
    rule(D::RandomLevel, "RNDLEVEL", {name, bones, dungeonPlace, chanceBeforeCount, count}),
    rule(D::ChainLevel, "CHAINLEVEL", {name, bones, chain, chainedPlace, chance}),
    rule(D::RandomChainLevel, "RNDCHLEVEL", {name, bones, chain, chainedPlace, chanceBeforeCount, count}),
    rule(D::Branch, "BRANCH", {name, dungeonPlace, type, direction}),
    rule(D::ChainBranch, "CHAINBRANCH", {name, chain, chainedPlace, type, direction}),
};
static_assert(rulesAll<DungeonStatementKind>(dungeonRules));

SlotList withTitle(const SlotList& slots) {
    SlotList longer{title};
    for (const Slot& slot : slots)
        longer = longer.with(slot);
    return longer;
}

} // namespace

GrammarPtr makeDungeonGrammar(EntryLevels entries, LevelTitles titles) {
    std::vector<StatementRule> rules(std::begin(dungeonRules), std::end(dungeonRules));
    for (StatementRule& rule : rules) {
        if (entries == EntryLevels::OfBranches && definesBranch(rule.kind))
            rule.slots = rule.slots.with(entry);
        if (titles == LevelTitles::Shown && definesLevel(rule.kind))
            rule.slots = withTitle(rule.slots);
    }
    rules.push_back({.kind = StatementKind::Opaque,
                     .word = phrase("unexplained statement of the game"),
                     .slots = {},
                     .areaSlots = {},
                     .roomsSlots = {}});
    return std::make_shared<const Grammar>(rules);
}

const StatementRule& dungeonRuleFor(DungeonStatementKind kind) {
    return dungeonRules[std::size_t(kind)];
}

bool definesLevel(StatementKind kind) {
    return kind >= ownKind(D::Level) && kind <= ownKind(D::RandomChainLevel);
}

bool definesBranch(StatementKind kind) {
    return kind == D::Branch || kind == D::ChainBranch;
}

bool describesLevel(StatementKind kind) {
    return kind == D::LevelDescription || kind == D::LevelAlignment;
}

} // namespace levwright
