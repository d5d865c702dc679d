// SPDX-License-Identifier: GPL-3.0-or-later
// What the description of a level in a classic language says, down to the records of the compiled level.
#pragma once

#include "core/compiled/Record.h"
#include "core/model/ClassicGame.h"
#include "core/model/LevelModel.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

struct StatementModel {
    std::size_t node = 0; // index into LevelTree::statements
    // What it comes to in the compiled level; none for one that gives no record of its own (WALLIFY, the
    // random registers) or is too broken to.
    Record record;
};

// What a part of a maze level holds.
struct PartContents {
    // The map's terrain after all WALLIFY statements; 1x1 stone without a map.
    Grid<unsigned char> terrain{1, 1, 0};
    int horizontalAlign = 1;
    int verticalAlign = 1;
    std::vector<int> objectRegisters; // in the order of their index
    std::vector<int> monsterRegisters;
    std::vector<Place> placeRegisters;
    std::vector<StatementModel> statements; // in text order, all but the part's opening one
};

// A room or subroom of a room level.
struct RoomModel {
    std::size_t section = 0; // index into LevelTree::sections
    CompiledRoom room;       // what its own statement, NAME and CHANCE say; the lists are empty
    std::vector<StatementModel> statements; // in text order, all but the room's own one, NAME and CHANCE
};

// What the game's compiler has counted of the levels of a file that it has not written, and goes on counting.
// Source: lev-3.4.3, section 9.
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
    std::vector<PartContents> contents; // of parts, in their order
    // Of a room level only.
    std::vector<RoomModel> rooms;
    std::vector<CorridorRecord> corridors;
    std::vector<int> objectRegisters; // in the order of their index
    std::vector<int> monsterRegisters;
    CountedOn counted; // with those before it that were not written

    const StatementNode& node(const StatementModel& statement) const {
        return tree->statements[statement.node];
    }
    // What a statement, by its index in the tree, comes to in its part or room; null if it is not in one.
    const StatementModel* statement(std::size_t node) const;
};

// The level must be one that lower() has made.
const ClassicLevel& classicLevel(const LevelModel& level);

// Never fails: what cannot be understood is left out and has a diagnostic. levelText is the text of tree;
// before is what was counted of the levels before it.
std::shared_ptr<const ClassicLevel> lower(const ClassicGame& game, LevelTreePtr tree,
                                          std::string_view levelText, LongSize longSize = LongSize::Bits64,
                                          Checks checks = Checks::All, const CountedOn& before = {});

} // namespace levwright
