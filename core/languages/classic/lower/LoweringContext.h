// SPDX-License-Identifier: GPL-3.0-or-later
// The data that the lowering of one level and its checks share. Internal to classic/lower.
#pragma once

#include "core/languages/classic/lower/ClassicLevel.h"

#include <string_view>

namespace levwright {

// Collects the random classes of a part or of a room level.
struct RegisterLists {
    std::vector<int>* objects = nullptr;
    std::vector<int>* monsters = nullptr;
};

struct LoweringContext {
    const ClassicGame& game;
    std::string_view text;
    const LevelTree& tree;
    ClassicLevel& level;
    LongSize longSize;
    Checks checks;
    // The level before an edit, if statements that the edit did not touch are taken from it; else null.
    const ClassicLevel* before = nullptr;
    bool isElseAsBefore = true; // whether the statements that the edit did not touch are as before
    // Null in a room level.
    PartModel* part = nullptr;
    PartContents* contents = nullptr;
    RegisterLists registers = {};
    // The map that checks look at: the map of the part with the walls built so far. A part without a map uses
    // the map before it (lev-3.4.3, section 9). Null if this level has had none yet.
    std::shared_ptr<Grid<unsigned char>> terrain = nullptr;
    Point lastCell = {}; // the largest coordinates of the part

    bool inRooms() const { return tree.kind == LevelSyntax::Rooms; }
    const Catalog& catalog() const { return game.catalog(); }
    std::string_view textOf(const Argument& argument) const {
        return text.substr(argument.text.begin, argument.text.size());
    }
    // The text up to its first NUL byte, as the game reads it.
    std::string_view readTextOf(const Argument& argument) const {
        const std::string_view all = textOf(argument);
        return all.substr(0, all.find('\0'));
    }
    // The same for the String in that field; empty if the node has none.
    std::string_view textOf(const StatementNode& node, Field field) const;
    std::string_view sourceOf(Range range) const { return text.substr(range.begin, range.size()); }
    // The number as an int of the game's compiler.
    int toInt(std::int64_t number) const { return levwright::toInt(number, longSize); }

    Diagnostic& report(DiagnosticCode code, Range range, const StatementNode& statement,
                       std::vector<std::string> arguments = {});
};

// Whether the part has a map of at least one cell.
inline bool hasCells(const PartModel& part) {
    return part.map && !part.map->cells.cells().empty();
}

// The number cut to a signed byte, as records store it.
inline int toByte(std::int64_t number) {
    return static_cast<signed char>(static_cast<unsigned char>(number));
}

// Words for the cell in messages: the name of its terrain, or "outside the map".
std::string terrainNameAt(const LoweringContext& context, Point cell);

} // namespace levwright
