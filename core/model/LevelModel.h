// SPDX-License-Identifier: GPL-3.0-or-later
// What a level description says, as far as that is the same for all languages: the meaning of a LevelTree for
// one game. Everything knows its place in the text by its node in the tree; offsets count from the first byte
// of the level. A language keeps what only it knows in a type of its own that derives from LevelModel.
#pragma once

#include "core/model/Game.h"
#include "core/model/MapModel.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace levwright {

// A part of a level, with coordinates of its own.
struct PartModel {
    std::size_t section = 0;          // index into LevelTree::sections
    const MapNode* mapNode = nullptr; // in the level's tree; null for NOMAP
    std::optional<MapModel> map;
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
    // The word that such a statement begins with. It lives as long as the language.
    std::string_view wordOf(StatementKind kind) const { return tree->grammar->ruleFor(kind).word; }
    std::size_t sectionCount() const { return tree->sections.size(); } // parts or rooms
    // Where its first statement begins.
    Offset sectionStart(std::size_t section) const {
        return tree->statements[tree->sections[section].firstStatement].range.begin;
    }
    // The part or room whose statements or map hold the place, else the last one that begins before it, or
    // the first; none in a level without any.
    std::optional<std::size_t> sectionAt(Offset at) const;
    // Whether a statement, and each in whose block it stands, is understood.
    bool isWholeThroughout(std::size_t statement) const;
    // The part or room that the statement opens; none for all others.
    std::optional<std::size_t> sectionOpenedBy(std::size_t statement) const;

    LevelTreePtr tree;
    std::string name;
    std::vector<PartModel> parts; // empty for a level of rooms
    // All there is to say about this level: first on its syntax, then the rest in the order in which the
    // game's compiler says it, and what only we say.
    Diagnostics diagnostics;
};

using LevelModelPtr = std::shared_ptr<const LevelModel>;

// A level is compiled to the file of its name with this behind it.
inline constexpr std::string_view levelFileSuffix = ".lev";

// Which checks a level goes through once its statements are understood.
enum class Checks {
    All,        // those of the game's compiler, and ours
    OfCompiler, // all errors are among what these say, and nothing that is made of the level depends on ours
};

// How wide a long is where the game's compiler would run: huge numbers come out differently.
enum class LongSize { Bits32, Bits64 };

} // namespace levwright
