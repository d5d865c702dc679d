// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/DungeonObjections.h"

#include "core/base/Phrase.h"

#include <algorithm>
#include <format>
#include <string>

namespace levwright {
namespace {

using S = DungeonStatementKind;

bool countsFromALevel(StatementKind kind) {
    return kind == S::ChainLevel || kind == S::RandomChainLevel || kind == S::ChainBranch;
}

Refusal isLevelAlready(std::string_view name) {
    return {say("Another level is already called “{}”.", name)};
}

// Whether another statement than but defines a level of that name; if but is empty, whether any does.
bool hasLevel(const DungeonModel& model, std::string_view name, std::optional<std::size_t> but) {
    const auto isCalledSo = [&](const SpecialLevelModel& level) {
        return level.record.name.text == name && level.node != but;
    };
    return std::ranges::any_of(model.dungeons, [&](const DungeonPartModel& dungeon) {
        return std::ranges::any_of(dungeon.levels, isCalledSo);
    });
}

} // namespace

std::optional<Refusal> objectionToBase(StatementKind kind, int base) {
    if (kind == S::Dungeon)
        return base < 1 ? std::optional(Refusal{say("A dungeon must have at least one level.")})
                        : std::nullopt;
    return base == 0 && !countsFromALevel(kind) ? std::optional(Refusal{std::string(said(noLevelZero))})
                                                : std::nullopt;
}

std::optional<Refusal> objectionToTarget(const DungeonModel& model, std::size_t dungeon,
                                         std::string_view target) {
    const std::optional<std::size_t> found = model.dungeonNamed(target);
    if (!found)
        return Refusal{say("There is no dungeon “{}”.", target)};
    return *found == dungeon ? std::optional(Refusal{say("A branch cannot lead to its own dungeon.")})
                             : std::nullopt;
}

std::optional<Refusal> objectionToTargetOf(const DungeonModel& model, std::size_t branch,
                                           std::string_view target) {
    if (!definesBranch(model.node(branch).kind))
        return Refusal{say("This is not a branch.")};
    const auto owner = std::ranges::find_if(model.dungeons, [&](const DungeonPartModel& dungeon) {
        return std::ranges::contains(dungeon.branches, branch, &BranchModel::node);
    });
    return objectionToTarget(model, std::size_t(owner - model.dungeons.begin()), target);
}

std::optional<Refusal> objectionToName(const DungeonModel& model, std::size_t statement,
                                       std::string_view name) {
    const StatementKind kind = model.node(statement).kind;
    const auto isCalledSo = [&](const DungeonPartModel& dungeon) {
        return dungeon.record.name.text == name && dungeon.node != statement;
    };
    if (kind == S::Dungeon && std::ranges::any_of(model.dungeons, isCalledSo))
        return Refusal{say("Another dungeon is already called “{}”.", name)};
    return definesLevel(kind) && hasLevel(model, name, statement) ? std::optional(isLevelAlready(name))
                                                                  : std::nullopt;
}

std::optional<Refusal> objectionToNewLevel(const DungeonModel& model, std::string_view name) {
    return hasLevel(model, name, std::nullopt) ? std::optional(isLevelAlready(name)) : std::nullopt;
}

} // namespace levwright
