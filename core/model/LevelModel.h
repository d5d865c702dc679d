// SPDX-License-Identifier: GPL-3.0-or-later
// What a level description says: the meaning of a LevelTree for one game. Everything knows its place in the
// text by its node in the tree; offsets count from the first byte of the level.
#pragma once

#include "core/compiled/Record.h"
#include "core/model/ClassicGame.h"
#include "core/model/Game.h"
#include "core/model/MapModel.h"

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

// A part of a maze level.
struct PartModel {
    std::size_t section = 0;          // index into LevelTree::sections
    const MapNode* mapNode = nullptr; // in the level's tree; null for NOMAP
    std::optional<MapModel> map;
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

struct LevelModel {
    LevelTreePtr tree;
    std::string name;
    int filling = -1;
    unsigned flags = 0;
    std::optional<InitMap> initMap;
    std::string message;
    std::vector<PartModel> parts; // empty for a room level
    // Of a room level only.
    std::vector<RoomModel> rooms;
    std::vector<CorridorRecord> corridors;
    std::vector<int> objectRegisters; // in the order of their index
    std::vector<int> monsterRegisters;
    // All there is to say about this level: first on its syntax, then the rest in the order in which the
    // game's compiler says it, and what only we say.
    Diagnostics diagnostics;

    const StatementNode& node(const StatementModel& statement) const {
        return tree->statements[statement.node];
    }
    // What a statement, by its index in the tree, comes to in its part or room; null if it is not in one.
    const StatementModel* statement(std::size_t node) const;
};

using LevelModelPtr = std::shared_ptr<const LevelModel>;

// A level is compiled to the file of its name with this behind it.
inline constexpr std::string_view levelFileSuffix = ".lev";

// How wide a long is where the game's compiler would run: huge numbers come out differently.
enum class LongSize { Bits32, Bits64 };

// Of a level in a classic language. Never fails: what cannot be understood is left out and has a diagnostic.
// levelText is the text of tree.
LevelModelPtr lower(const ClassicGame& game, LevelTreePtr tree, std::string_view levelText,
                    LongSize longSize = LongSize::Bits64);

} // namespace levwright
