// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a LevelTree for one game, as far as it is the same in all languages. Everything is linked to
// its place in the text by its node in the tree; offsets count from the first byte of the level. A language
// keeps what only it knows in a type of its own that derives from LevelModel.
#pragma once

#include "core/model/Game.h"
#include "core/model/MapModel.h"
#include "core/tree/ThemedEntry.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// A part of a level, with coordinates of its own.
struct PartModel {
    std::size_t section = 0;          // index into LevelTree::sections
    const MapNode* mapNode = nullptr; // part of the level's tree; null for NOMAP
    std::optional<MapModel> map;
};

// A cell of the map of a part.
struct PartCell {
    std::size_t part = 0; // index into LevelModel::parts
    Point cell;
    bool operator==(const PartCell&) const = default;
};

struct LevelModel {
    LevelModel() = default;
    LevelModel(const LevelModel&) = delete;
    LevelModel& operator=(const LevelModel&) = delete;
    virtual ~LevelModel() = default;

    // False for the text before the first level of a file.
    bool hasHeader() const { return tree->hasHeader; }
    std::size_t statementCount() const { return tree->statements.size(); }
    bool isOfRooms() const { return hasHeader() && tree->kind == LevelSyntax::Rooms; }
    // The word with which statements of that kind begin. It lives as long as the language.
    std::string_view wordOf(StatementKind kind) const { return tree->grammar->ruleFor(kind).word; }
    std::size_t sectionCount() const { return tree->sections.size(); } // parts or rooms
    // The statement that opens it.
    std::size_t openerOf(std::size_t section) const { return tree->sections[section].firstStatement; }
    // Where its first statement begins.
    Offset sectionStart(std::size_t section) const {
        return tree->statements[tree->sections[section].firstStatement].range.begin;
    }
    // The part or room whose statements or map hold the place. If there is none, it is the last one that
    // begins before it, or else the first; empty if the level has none at all.
    std::optional<std::size_t> sectionAt(Offset at) const;
    // The cell of a map whose character is the byte there; empty for other bytes.
    std::optional<PartCell> mapCellAt(Offset at) const;
    // Whether a statement, and every statement in whose block it stands, is understood.
    bool isWholeThroughout(std::size_t statement) const;
    // The part or room that the statement opens; empty if it opens none.
    std::optional<std::size_t> sectionOpenedBy(std::size_t statement) const;
    // The statements that differ from those of the model before an edit, if all others mean what they meant
    // there and have the same problems. Null if others may differ.
    const StatementChange* changeSince(const LevelModel& before) const;

    LevelTreePtr tree;
    std::string name;
    std::optional<ThemedEntry> themed; // if the level is a themed room, or contents for one
    std::vector<PartModel> parts;      // empty for a level of rooms
    // All diagnostics of this level: first those on its syntax, then the others in the order of the game's
    // compiler, then our own.
    Diagnostics diagnostics;
    // What only the game itself understands, so that rolls do without it: words as they are written, once for
    // each time.
    std::vector<std::string> leftOutOfRolls;
    bool isElseAsBefore = false; // whether only the statements of the tree's change differ from before
};

// The level's own name. A script has the name of its file, which may have no path yet.
std::string levelNameOf(const LevelModel& level, std::string_view path);

using LevelModelPtr = std::shared_ptr<const LevelModel>;

// A level is compiled to a file with its name and this suffix.
inline constexpr std::string_view levelFileSuffix = ".lev";

// Which checks a level undergoes once its statements are understood.
enum class Checks {
    All,        // those of the game's compiler and ours
    OfCompiler, // includes all errors; nothing that is made from the level depends on the others
};

// The size of a long where the game's compiler would run; it changes what huge numbers become.
enum class LongSize { Bits32, Bits64 };

// The number as an int of the game's compiler.
int toInt(std::int64_t number, LongSize longSize);

} // namespace levwright
