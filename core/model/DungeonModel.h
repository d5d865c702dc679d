// SPDX-License-Identifier: GPL-3.0-or-later
// What a dungeon description says: the meaning of a DungeonTree for one game. Everything knows its place in
// the text by its statement in the tree; offsets count from the first byte of the file.
#pragma once

#include "core/compiled/CompiledDungeon.h"
#include "core/model/Game.h"
#include "core/model/LevelModel.h"
#include "core/syntax/DungeonTree.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct SpecialLevelModel {
    std::size_t node = 0;           // index into DungeonTree::statements
    std::vector<std::size_t> notes; // the LEVELDESC and LEVALIGN statements that speak of it
    SpecialLevelRecord record;      // its chain leads to an earlier level of the file
};

struct BranchModel {
    std::size_t node = 0;
    BranchRecord record;
};

struct DungeonPartModel {
    std::size_t node = 0;
    std::vector<std::size_t> notes; // its ENTRY, PROTOFILE, DESCRIPTION and ALIGNMENT statements
    CompiledDungeonPart record;     // without levels and branches
    std::size_t firstLevel = 0;     // the number of its first level in the whole file
    std::vector<SpecialLevelModel> levels;
    std::vector<BranchModel> branches;
};

// A level of the model: indices into DungeonModel::dungeons and the levels of that.
struct SpecialLevelPlace {
    std::size_t dungeon = 0;
    std::size_t level = 0;
    bool operator==(const SpecialLevelPlace&) const = default;
};

// Where a level or branch is written to lie.
struct WrittenPlace {
    int base = 0;
    bool isChained = false; // it counts from another level
};

struct DungeonModel {
    DungeonTreePtr tree;
    // What the game's compiler keeps, repaired as it does; what it drops has a diagnostic only. Of a broken
    // statement: what can be understood of it.
    std::vector<DungeonPartModel> dungeons;
    // First on the syntax, then in the order in which the game's compiler says it, then our own.
    Diagnostics diagnostics;
    // The game's compiler writes nothing: a syntax error inside a statement, no dungeon, or one of those
    // errors after which it gives up or writes beside its tables.
    bool suppressed = false;
    // Why it cannot be told what dungeon the game makes of it, as a sentence; empty: it can. Of scripts only.
    std::string objection;

    const StatementNode& node(std::size_t index) const { return tree->statements[index]; }
    // By its number in the whole file, as chains tell it; none: there is no such level.
    std::optional<SpecialLevelPlace> levelOfNumber(int number) const;
    const SpecialLevelModel& level(SpecialLevelPlace place) const {
        return dungeons[place.dungeon].levels[place.level];
    }
    // Of a statement by its index; none: it has no place.
    std::optional<WrittenPlace> writtenPlaceOf(std::size_t statement) const;
    // What is said about the dungeon or level that a statement defines; null: it defines neither.
    const std::vector<std::size_t>* notesOf(std::size_t statement) const;
    // The statement that defines what a note speaks of; none: it is no note.
    std::optional<std::size_t> subjectOf(std::size_t note) const;
    // The first dungeon of that name; none: there is no such dungeon.
    std::optional<std::size_t> dungeonNamed(std::string_view name) const;
};

using DungeonModelPtr = std::shared_ptr<const DungeonModel>;

// Adds warnings of our own: what the game fails at, or surprises with, in whatever its dungeons are written.
void checkDungeon(const Game& game, DungeonModel& model);

// Never fails: what cannot be understood is left out and has a diagnostic.
DungeonModelPtr lowerDungeon(const Game& game, DungeonTreePtr tree, LongSize longSize = LongSize::Bits64);

} // namespace levwright
