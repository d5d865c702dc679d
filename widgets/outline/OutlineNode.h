// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/document/LevelsAnalysis.h"
#include "core/model/LevelOutline.h"

#include <QLatin1StringView>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright {

// A row of the outline: a level, a part or room (or a dungeon), a group of statements of one kind, or a
// statement. Statements in a block are below their opening statement.
struct OutlineNode {
    enum class Kind { Level, Section, Group, Statement };

    Kind kind = Kind::Statement;
    std::string label;             // UTF-8; a view converts it when it paints the row
    std::string detail;            // place, size or count
    QLatin1StringView icon;        // of resources/icons; may be empty
    std::optional<Severity> worst; // of errors and warnings of this row and those below
    std::optional<Severity> own;   // of those of this row
    bool isBroken = false;
    int group = 0; // which group, if it is one
    // Index in the level's tree: of the statement, or of the one that opens the section or level.
    std::optional<std::size_t> statement;

    OutlineNode* parent = nullptr;
    int row = 0; // among the children of the parent
    std::vector<std::unique_ptr<OutlineNode>> children;

    OutlineNode& add(std::unique_ptr<OutlineNode> child);
    void insert(std::size_t at, std::span<std::unique_ptr<OutlineNode>> nodes);
    void remove(std::size_t first, std::size_t end);
    // The child that is or opens that statement; null if there is none.
    OutlineNode* childOf(std::size_t statement) const;
    // Whether both rows are painted alike, without the rows below.
    bool looksLike(const OutlineNode& other) const;
    // Whether other may be the same row in a later text.
    bool isKin(const OutlineNode& other) const { return kind == other.kind && group == other.group; }

private:
    void numberFrom(std::size_t first);
};

// The row of a level without its statements. The path is that of the file; it may be empty.
std::unique_ptr<OutlineNode> outlineHead(const LevelsAnalysis& analysis, std::size_t level,
                                         std::string_view path);

// The row of a level and everything below it. With a filter, only statements that contain it (ignoring case)
// and the rows above them; null if there are none.
std::unique_ptr<OutlineNode> outlineOf(const LevelsAnalysis& analysis, std::size_t level,
                                       const QString& filter, std::string_view path);

// The row of a statement with nothing below it.
std::unique_ptr<OutlineNode> outlineRow(OutlineEntry entry);

// The contents of a dungeon file, below a root: dungeons, and in them levels and branches. The filter works
// as above.
std::unique_ptr<OutlineNode> outlineOfDungeon(const DungeonModel& dungeon, const QString& filter);

} // namespace levwright
