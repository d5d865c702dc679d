// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a level in a classic language, down to the records of the compiled level.
#pragma once

#include "core/compiled/Record.h"
#include "core/languages/classic/lower/ClassicGame.h"
#include "core/model/LevelModel.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// Whether a statement is one too many of its kind, which only the first ones are told.
enum class Excess : std::uint8_t { None, Told, Untold };

struct StatementModel {
    std::size_t node = 0; // index into LevelTree::statements
    // Its record in the compiled level; none if it has no record of its own (WALLIFY, the random registers)
    // or is too broken for one.
    Record record;
    Excess excess{}; // then it has no record
    // Its problems among those of the level, before any is silenced.
    std::uint32_t firstProblem = 0;
    std::uint32_t endProblem = 0;
};

// The contents of a part of a maze level.
struct PartContents {
    // The map's terrain after all WALLIFY statements; 1x1 stone if there is no map.
    Grid<unsigned char> terrain{1, 1, 0};
    int horizontalAlign = 1;
    int verticalAlign = 1;
    std::vector<int> objectRegisters; // by their index
    std::vector<int> monsterRegisters;
    std::vector<Place> placeRegisters;
    std::vector<std::vector<Place>> furtherPlaces; // as in CompiledPart
    std::vector<LevelRegionRecord> randomRegions;
    std::vector<StatementModel> statements; // in text order, all but the part's opening one
};

// A room or subroom of a room level.
struct RoomModel {
    std::size_t section = 0;                // index into LevelTree::sections
    CompiledRoom room;                      // from its own statement, NAME and CHANCE; the lists are empty
    std::vector<StatementModel> statements; // in text order, except the room's own statement, NAME and CHANCE
};

// What the game's compiler has counted in levels that it did not write: it does not reset these counts for
// the next level of the file. Source: lev-3.4.3, section 9.
struct CountedOn {
    std::size_t messageBytes = 0;
    std::size_t rooms = 0;
    std::size_t corridors = 0;
};

struct ClassicLevel : LevelModel {
    int filling = -1;
    unsigned flags = 0;
    std::optional<InitMap> initMap;
    std::string message;
    std::vector<PartContents> contents; // the contents of the parts, in their order
    // For room levels only.
    std::vector<RoomModel> rooms;
    std::vector<CorridorRecord> corridors;
    std::vector<int> objectRegisters; // by their index
    std::vector<int> monsterRegisters;
    CountedOn counted; // includes the counts of the levels before it that were not written

    const StatementNode& node(const StatementModel& statement) const {
        return tree->statements[statement.node];
    }
    // What a statement, by its index in the tree, becomes in its part or room; null if it is in neither.
    const StatementModel* statement(std::size_t node) const;

    std::size_t ownProblems = 0; // from here on, the problems are those that our own checks found
    bool hasSilenced = false;    // whether some problems were silenced, so the others have other numbers
};

// level must have been made by lower().
const ClassicLevel& classicLevel(const LevelModel& level);

// Never fails: what cannot be understood is left out and gets a diagnostic. levelText is the text of tree;
// before is what was counted in the levels before this one.
std::shared_ptr<const ClassicLevel> lower(const ClassicGame& game, LevelTreePtr tree,
                                          std::string_view levelText, LongSize longSize = LongSize::Bits64,
                                          Checks checks = Checks::All, const CountedOn& before = {});

// The same for a level that an edit has changed, with all checks; before is the level before the edit.
std::shared_ptr<const ClassicLevel> lowerChanged(const ClassicGame& game, LevelTreePtr tree,
                                                 std::string_view levelText, LongSize longSize,
                                                 const ClassicLevel& before);

} // namespace levwright
