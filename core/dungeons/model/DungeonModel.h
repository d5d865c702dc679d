// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a DungeonTree for one game. Everything is linked to its place in the text by its statement
// in the tree; offsets count from the first byte of the file.
#pragma once

#include "core/compiled/CompiledDungeon.h"
#include "core/dungeons/model/DungeonTree.h"
#include "core/model/Game.h"
#include "core/model/LevelModel.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct SpecialLevelModel {
    std::size_t node = 0;           // index into DungeonTree::statements
    std::vector<std::size_t> notes; // the LEVELDESC and LEVALIGN statements about it
    SpecialLevelRecord record;      // its chain refers to an earlier level of the file
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
    int mostLevels = 32;            // the game cuts its number of levels to this
    std::string fill;               // the file of levels that have none of their own; empty for none
    std::vector<SpecialLevelModel> levels;
    std::vector<BranchModel> branches;
};

// Identifies a level of the model by indices: into DungeonModel::dungeons, and into the levels of that
// dungeon.
struct SpecialLevelPlace {
    std::size_t dungeon = 0;
    std::size_t level = 0;
    bool operator==(const SpecialLevelPlace&) const = default;
};

// The place that a level or branch is given in the text.
struct WrittenPlace {
    int base = 0;
    bool isChained = false; // it counts from another level
};

struct DungeonModel {
    DungeonTreePtr tree;
    // What the game's compiler keeps, with the same repairs; what it drops only has a diagnostic. Of a broken
    // statement, it holds what can be understood.
    std::vector<DungeonPartModel> dungeons;
    // First those on the syntax, then those of the game's compiler in its order, then our own.
    Diagnostics diagnostics;
    // True if the game's compiler writes nothing: there is a syntax error inside a statement, no dungeon, or
    // an error after which it gives up or writes beyond its tables.
    bool suppressed = false;
    // Why it is unknown what dungeon the game makes of it, as a sentence; empty if it is known. Only scripts
    // can have one.
    std::string objection;
    // Why the game's file of it cannot be written, as a sentence, although the dungeon is known; or empty.
    std::string notWritten;
    // Whether this is the dungeon of one run of a script that computes it: chance may make another one.
    // Several levels and branches may then be of one statement.
    bool isComputed = false;

    const StatementNode& node(std::size_t index) const { return tree->statements[index]; }
    // The level with that number in the whole file, as chains count; empty if there is none.
    std::optional<SpecialLevelPlace> levelOfNumber(int number) const;
    const SpecialLevelModel& level(SpecialLevelPlace place) const {
        return dungeons[place.dungeon].levels[place.level];
    }
    // The place of the level or branch that a statement defines; empty if it defines neither.
    std::optional<WrittenPlace> writtenPlaceOf(std::size_t statement) const;
    // The notes about the dungeon or level that a statement defines; null if it defines neither.
    const std::vector<std::size_t>* notesOf(std::size_t statement) const;
    // The statement that defines what a note is about; empty if note is not a note.
    std::optional<std::size_t> subjectOf(std::size_t note) const;
    // The first dungeon of that name; empty if there is none.
    std::optional<std::size_t> dungeonNamed(std::string_view name) const;
};

using DungeonModelPtr = std::shared_ptr<const DungeonModel>;

// Adds our own warnings about what the game fails at or handles in a surprising way, whatever language the
// dungeon is written in.
void checkDungeon(const Game& game, DungeonModel& model);

} // namespace levwright
