// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/Grammar.h"

#include "core/base/Contract.h"

namespace levwright {
namespace {

using K = ArgumentKind;

constexpr ArgumentSet argumentsThatBeginWith(WordClass wordClass) {
    switch (wordClass) {
    case WordClass::Levregion:
        return K::LevregionArea;
    case WordClass::DoorState:
        return K::DoorState;
    case WordClass::Direction:
        return K::Direction;
    case WordClass::Random:
        return K::Random;
    case WordClass::None:
        return K::None;
    case WordClass::ObjectRegister:
        return K::ObjectRegister;
    case WordClass::MonsterRegister:
        return K::MonsterRegister;
    case WordClass::PlaceRegister:
        return K::PlaceRegister;
    case WordClass::AlignRegister:
        return K::AlignRegister;
    case WordClass::HorizontalAlign:
        return K::HorizontalAlign;
    case WordClass::AnyAlign:
        return K::HorizontalAlign | K::VerticalAlign;
    case WordClass::VerticalAlign:
        return K::VerticalAlign;
    case WordClass::Light:
        return K::Light;
    case WordClass::Filling:
        return K::Filling;
    case WordClass::Alignment:
        return K::Alignment;
    case WordClass::Attitude:
        return K::Attitude;
    case WordClass::Alertness:
        return K::Alertness;
    case WordClass::AppearanceKind:
        return K::Appearance;
    case WordClass::AltarType:
        return K::AltarType;
    case WordClass::UpDown:
        return K::UpDown;
    case WordClass::Bool:
        return K::Bool;
    case WordClass::EngravingType:
        return K::EngravingType;
    case WordClass::CurseState:
        return K::CurseState;
    case WordClass::Contained:
        return K::Contained;
    case WordClass::LevelFlag:
        return K::LevelFlag;
    case WordClass::RegionRegister:
        return K::RegionRegister;
    case WordClass::ObjectFlag:
        return K::ObjectFlag;
    case WordClass::BranchType:
        return K::BranchType;
    case WordClass::DescriptionTag:
    case WordClass::LevelTag:
    case WordClass::AlignmentTag:
    case WordClass::NoAlignmentTag:
        return K::Tag;
    case WordClass::Statement:
    case WordClass::MapStart:
    case WordClass::MapEnd:
    case WordClass::BuildOption:
    case WordClass::AbsentBuildOption:
        break;
    }
    return {};
}

} // namespace

Grammar::Grammar(std::span<const StatementRule> rules, std::span<const AddedForm> forms)
    : m_rules(rules.begin(), rules.end()), m_forms(forms) {
    for (const StatementRule& rule : m_rules) {
        const auto kind = std::size_t(rule.kind);
        m_byKind.resize(std::max(m_byKind.size(), kind + 1));
        require(rule.kind != StatementKind::Unknown && m_byKind[kind] == nullptr, "a rule for each kind");
        m_byKind[kind] = &rule;
        require(m_byWord.emplace(rule.word, &rule).second, "a word begins one kind of statement");
    }
}

const StatementRule* Grammar::ruleFor(std::string_view word) const {
    const auto found = m_byWord.find(word);
    return found == m_byWord.end() ? nullptr : found->second;
}

const StatementRule& Grammar::ruleFor(StatementKind kind) const {
    const StatementRule* rule = std::size_t(kind) < m_byKind.size() ? m_byKind[std::size_t(kind)] : nullptr;
    require(rule != nullptr || kind == StatementKind::Unknown, "a statement of this language");
    return rule != nullptr ? *rule : m_unknown;
}

ArgumentSet argumentsOf(WordClass wordClass) {
    static constexpr auto sets = [] {
        std::array<ArgumentSet, std::size_t(WordClass::AbsentBuildOption) + 1> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = argumentsThatBeginWith(WordClass(i));
        return made;
    }();
    return sets[std::size_t(wordClass)];
}

} // namespace levwright
