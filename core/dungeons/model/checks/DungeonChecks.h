// SPDX-License-Identifier: GPL-3.0-or-later
// Our own checks of a dungeon description: what its compiler accepts, but the game fails at or handles in a
// surprising way. Source: dungeon, sections 6 and 8. Internal to dungeons/model/checks.
#pragma once

#include "core/dungeons/model/DungeonModel.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

constexpr int alwaysChance = 100; // the chance of a dungeon or level that is in every game

struct DungeonCheckContext {
    const Game& game;
    DungeonModel& model;

    const DungeonTree& tree() const { return *model.tree; }
    const Catalog& catalog() const { return game.catalog(); }
    std::string_view sourceOf(const Argument& argument) const { return tree().textOf(argument.range); }
    // Reports about one argument of a statement, or about the whole statement if it lacks that argument.
    Diagnostic& report(DiagnosticCode code, std::size_t node, Field field,
                       std::vector<std::string> arguments);
    void
    forEachLevel(const std::function<void(const DungeonPartModel&, const SpecialLevelModel&)>& look) const;
    void forEachBranch(const std::function<void(const DungeonPartModel&, const BranchModel&)>& look) const;
};

// The number of levels that the dungeon has in every game, and the largest possible number.
int fewestLevels(const DungeonPartModel& dungeon);
int mostLevels(const DungeonPartModel& dungeon);

// OwnDungeonChecks: all of the following. A new check gets a file, and a row there.
void runOwnChecks(DungeonCheckContext& context);

// BonesMarkerChecks
void checkBonesMarkers(DungeonCheckContext& context);
// DungeonNameChecks
void checkDungeonNames(DungeonCheckContext& context);
// ChainChecks
void checkChains(DungeonCheckContext& context);
// BranchChecks
void checkBranches(DungeonCheckContext& context);
// DepthChecks
void checkDepths(DungeonCheckContext& context);
// DungeonNoteChecks: alignments, ENTRY and PROTOFILE
void checkDungeonNotes(DungeonCheckContext& context);
// DungeonChanceChecks
void checkDungeonChances(DungeonCheckContext& context);
// RequiredDungeonChecks
void checkRequiredDungeons(DungeonCheckContext& context);

// DungeonFixes: the diagnostics of parser and lowering, with quick fixes where there are any.
void addDungeonFixes(DungeonCheckContext& context);

} // namespace levwright
