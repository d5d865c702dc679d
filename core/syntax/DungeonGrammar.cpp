// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/DungeonGrammar.h"

#include "core/base/Contract.h"
#include "core/base/EnumTable.h"

#include <algorithm>

namespace levwright {
namespace {

using S = DungeonStatementKind;
using F = DungeonField;
using K = DungeonArgumentKind;
using enum DungeonSlotUse;

constexpr DungeonSlot name{F::Name, K::String};
constexpr DungeonSlot bones{F::Bones, K::String};
constexpr DungeonSlot chain{F::Chain, K::String};
constexpr DungeonSlot place{F::Place, K::Couple, Required, TokenKind::At};
constexpr DungeonSlot chainedPlace{F::Place, K::Couple, Required, TokenKind::Plus};
constexpr DungeonSlot chance{F::Chance, K::Integer, Optional};
constexpr DungeonSlot chanceBeforeCount{F::Chance, K::Integer, BeforeAnotherOne};
constexpr DungeonSlot count{F::Count, K::Integer};
constexpr DungeonSlot tag{F::Tag, K::Tag};
constexpr DungeonSlot type{F::Type, K::BranchType, Optional};
constexpr DungeonSlot direction{F::Direction, K::Direction, Optional};

// In the order of DungeonStatementKind.
const std::vector<DungeonStatementRule> rules = {
    {S::Dungeon, "DUNGEON", {name, bones, {F::Size, K::Couple}, chance}},
    {S::Entry, "ENTRY", {{F::Entry, K::Integer}}},
    {S::Protofile, "PROTOFILE", {name}},
    {S::Description, "DESCRIPTION", {tag}},
    {S::Alignment, "ALIGNMENT", {tag}},
    {S::LevelDescription, "LEVELDESC", {tag}},
    {S::LevelAlignment, "LEVALIGN", {tag}},
    {S::Level, "LEVEL", {name, bones, place, chance}},
    {S::RandomLevel, "RNDLEVEL", {name, bones, place, chanceBeforeCount, count}},
    {S::ChainLevel, "CHAINLEVEL", {name, bones, chain, chainedPlace, chance}},
    {S::RandomChainLevel, "RNDCHLEVEL", {name, bones, chain, chainedPlace, chanceBeforeCount, count}},
    {S::Branch, "BRANCH", {name, place, type, direction}},
    {S::ChainBranch, "CHAINBRANCH", {name, chain, chainedPlace, type, direction}},
};

constexpr EnumName<DungeonArgumentKind> argumentNames[] = {
    {K::String, "a text in quotes"},
    {K::Integer, "a number"},
    {K::Couple, "a couple such as (2,3)"},
    {K::Tag, "a tag (town, hellish, mazelike, roguelike, lawful, neutral, chaotic, unaligned, noalign)"},
    {K::BranchType, "stair, no_up, no_down or portal"},
    {K::Direction, "up or down"},
};
static_assert(listsAll(argumentNames, &EnumName<DungeonArgumentKind>::value));

constexpr EnumName<DungeonField> fieldNames[] = {
    {F::Name, "name"},
    {F::Bones, "bones marker"},
    {F::Size, "size"},
    {F::Place, "place"},
    {F::Chain, "level to count from"},
    {F::Chance, "chance"},
    {F::Count, "number of variants"},
    {F::Entry, "entry"},
    {F::Tag, "tag"},
    {F::Type, "type"},
    {F::Direction, "direction"},
};
static_assert(listsAll(fieldNames, &EnumName<DungeonField>::value));

} // namespace

const std::vector<DungeonStatementRule>& dungeonStatementRules() {
    return rules;
}

const DungeonStatementRule* dungeonRuleFor(std::string_view word) {
    const auto found = std::ranges::find(rules, word, &DungeonStatementRule::word);
    return found == rules.end() ? nullptr : &*found;
}

const DungeonStatementRule& dungeonRuleFor(DungeonStatementKind kind) {
    require(kind != S::Unknown && rules[std::size_t(kind)].kind == kind,
            "a known statement, and the rules follow the order of their kinds");
    return rules[std::size_t(kind)];
}

bool definesLevel(DungeonStatementKind kind) {
    return kind >= S::Level && kind <= S::RandomChainLevel;
}

bool definesBranch(DungeonStatementKind kind) {
    return kind == S::Branch || kind == S::ChainBranch;
}

bool describesLevel(DungeonStatementKind kind) {
    return kind == S::LevelDescription || kind == S::LevelAlignment;
}

std::string_view describe(DungeonArgumentKind kind) {
    return argumentNames[std::size_t(kind)].name;
}

std::string_view nameOf(DungeonField field) {
    return fieldNames[std::size_t(field)].name;
}

bool accepts(DungeonArgumentKind kind, WordClass wordClass) {
    switch (kind) {
    case K::Tag:
        return wordClass == WordClass::DescriptionTag || wordClass == WordClass::LevelTag ||
               wordClass == WordClass::AlignmentTag || wordClass == WordClass::NoAlignmentTag;
    case K::BranchType:
        return wordClass == WordClass::BranchType;
    case K::Direction:
        return wordClass == WordClass::UpDown;
    case K::String:
    case K::Integer:
    case K::Couple:
        break;
    }
    return false;
}

} // namespace levwright
