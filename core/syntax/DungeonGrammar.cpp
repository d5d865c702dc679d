// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/DungeonGrammar.h"

namespace levwright {
namespace {

using S = DungeonStatementKind;
using F = Field;
using K = ArgumentKind;
using enum SlotUse;

constexpr Slot name{F::Name, K::String};
constexpr Slot bones{F::Bones, K::String};
constexpr Slot chain{F::Chain, K::String};
constexpr Slot place{F::Place, K::Couple, Required, TokenKind::At};
constexpr Slot chainedPlace{F::Place, K::Couple, Required, TokenKind::Plus};
constexpr Slot chance{F::Chance, K::Integer, OptionalTail};
constexpr Slot chanceBeforeCount{F::Chance, K::Integer, BeforeAnotherOne};
constexpr Slot count{F::Count, K::Integer};
constexpr Slot tag{F::Tag, K::Tag};
constexpr Slot type{F::Type, K::BranchType, Skippable};
constexpr Slot direction{F::Direction, K::UpDown, OptionalTail};

constexpr StatementRule rule(S kind, std::string_view word, const SlotList& slots) {
    return {.kind = ownKind(kind), .word = word, .slots = slots, .areaSlots = {}, .roomsSlots = {}};
}

constexpr StatementRule rules[] = {
    rule(S::Dungeon, "DUNGEON", {name, bones, {F::Size, K::Couple}, chance}),
    rule(S::Entry, "ENTRY", {{F::Entry, K::Integer}}),
    rule(S::Protofile, "PROTOFILE", {name}),
    rule(S::Description, "DESCRIPTION", {tag}),
    rule(S::Alignment, "ALIGNMENT", {tag}),
    rule(S::LevelDescription, "LEVELDESC", {tag}),
    rule(S::LevelAlignment, "LEVALIGN", {tag}),
    rule(S::Level, "LEVEL", {name, bones, place, chance}),
    rule(S::RandomLevel, "RNDLEVEL", {name, bones, place, chanceBeforeCount, count}),
    rule(S::ChainLevel, "CHAINLEVEL", {name, bones, chain, chainedPlace, chance}),
    rule(S::RandomChainLevel, "RNDCHLEVEL", {name, bones, chain, chainedPlace, chanceBeforeCount, count}),
    rule(S::Branch, "BRANCH", {name, place, type, direction}),
    rule(S::ChainBranch, "CHAINBRANCH", {name, chain, chainedPlace, type, direction}),
};
static_assert(rulesAll<DungeonStatementKind>(rules));

} // namespace

const GrammarPtr& dungeonGrammar() {
    static const GrammarPtr grammar = std::make_shared<const Grammar>(rules);
    return grammar;
}

bool definesLevel(StatementKind kind) {
    return kind >= ownKind(S::Level) && kind <= ownKind(S::RandomChainLevel);
}

bool definesBranch(StatementKind kind) {
    return kind == S::Branch || kind == S::ChainBranch;
}

bool describesLevel(StatementKind kind) {
    return kind == S::LevelDescription || kind == S::LevelAlignment;
}

} // namespace levwright
