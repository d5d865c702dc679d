// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diag/Diagnostic.h"
#include "core/document/LevelsAnalysis.h"

#include <QLatin1StringView>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright {

// A row of the outline: a level, a part or room (or a dungeon), a group of statements of one kind, or a
// statement, below which stands what is in its block.
struct OutlineNode {
    enum class Kind { Level, Section, Group, Statement };

    Kind kind = Kind::Statement;
    std::string label;             // UTF-8, as the view shows it when it paints the row
    std::string detail;            // where, how large, how many
    QLatin1StringView icon;        // of resources/icons; may be empty
    std::optional<Severity> worst; // errors and warnings of it and of what is below
    bool isBroken = false;
    int group = 0; // of a group: which one
    // Index in the level's tree: of a statement, of the one that opens a section or level.
    std::optional<std::size_t> statement;

    OutlineNode* parent = nullptr;
    int row = 0; // among the parent's children
    std::vector<std::unique_ptr<OutlineNode>> children;

    OutlineNode& add(std::unique_ptr<OutlineNode> child);
    void insert(std::size_t at, std::span<std::unique_ptr<OutlineNode>> nodes);
    void remove(std::size_t first, std::size_t end);
    // All that is shown of this row alone.
    bool looksLike(const OutlineNode& other) const;
    // Whether other may be the same thing in a later text.
    bool isKin(const OutlineNode& other) const { return kind == other.kind && group == other.group; }

private:
    void numberFrom(std::size_t first);
};

// The row of a level alone: what can be said without looking at its statements.
std::unique_ptr<OutlineNode> outlineHead(const LevelsAnalysis& analysis, std::size_t level);

// The row of a level and everything below it. With a filter only the statements that contain it, in any case,
// and what leads to them; null if there are none.
std::unique_ptr<OutlineNode> outlineOf(const LevelsAnalysis& analysis, std::size_t level,
                                       const QString& filter);

// What a dungeon file says, below a row that stands for nothing: dungeons, in them levels and branches. With
// a filter as above.
std::unique_ptr<OutlineNode> outlineOfDungeon(const DungeonModel& dungeon, const QString& filter);

} // namespace levwright
