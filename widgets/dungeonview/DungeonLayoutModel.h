// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/roll/DungeonRanges.h"
#include "core/dungeons/roll/DungeonRoll.h"

#include <QPoint>
#include <QRect>

#include <optional>
#include <vector>

namespace levwright {

// Sizes in pixels at a zoom of 1.
struct DungeonMetrics {
    int row = 22;    // height of one level of depth
    int ruler = 26;  // width of the depths at the left side of a column
    int lane = 13;   // width of a range bar
    int leader = 18; // distance from the bars to the cards
    int card = 148;  // width of a card with the name of a level or branch
    int gap = 76;    // distance of columns, for the connections
    int margin = 24; // around everything
    int header = 44; // height of the name and facts of a dungeon
};

struct LevelItem {
    std::size_t level = 0;     // index into DungeonPartModel::levels
    std::size_t statement = 0; // its index in the file
    LevelRange possible;
    LevelRange deepest; // if the dungeon has its maximum number of levels
    QRect bar;
    QRect deepestBar; // part of bar
    QRect card;
    std::optional<int> rolled; // its number in the roll
    bool isLeftOut = false;    // whether the roll omits it
};

struct BranchItem {
    std::size_t branch = 0; // index into DungeonPartModel::branches
    std::size_t statement = 0;
    LevelRange possible;
    QRect bar;
    QRect card;
    std::optional<int> rolled;
    std::optional<std::size_t> target; // the dungeon at the other end of this branch
    QPoint from;
    QPoint to; // used if there is a target
};

struct DungeonColumn {
    std::size_t dungeon = 0;
    std::size_t statement = 0;
    int slot = 0;
    LevelRange counts;
    int levelCount = 1; // the number of levels shown
    int entry = 1;
    int firstDepth = 1;
    bool isLeftOut = false; // whether the roll omits it
    QRect header;
    QRect body;
    std::vector<LevelItem> levels;
    std::vector<BranchItem> branches;

    int depthOf(int number) const { return firstDepth + number - 1; }
};

// What is at a point.
struct DungeonHit {
    enum class Kind { Dungeon, Level, Branch, BranchEnd };

    Kind kind = Kind::Dungeon;
    std::size_t dungeon = 0;
    std::size_t index = 0; // of the level or branch in its dungeon
    std::size_t statement = 0;
    bool operator==(const DungeonHit&) const = default;
};

// The layout of a dungeon: a column for each dungeon, with a row for each depth. Without a roll, each dungeon
// has its maximum number of levels and starts in the middle of its branch's range. This class does not paint.
class DungeonLayoutModel {
public:
    DungeonLayoutModel() = default;
    DungeonLayoutModel(const DungeonModel& model, const Catalog& catalog, const DungeonLayout* roll,
                       const DungeonMetrics& metrics = {});

    const DungeonMetrics& metrics() const { return m_metrics; }
    QSize size() const { return m_size; }
    const std::vector<DungeonColumn>& columns() const { return m_columns; }

    // Cards take precedence over bars, and bars over columns.
    std::optional<DungeonHit> at(QPoint place) const;
    // The item of a statement.
    std::optional<DungeonHit> find(std::size_t statement) const;
    // The card of a level or branch, or the header of a dungeon.
    QRect rectOf(const DungeonHit& hit) const;
    // The next item in that direction; from itself if there is none.
    DungeonHit next(const DungeonHit& from, Qt::Key direction) const;
    // The dungeon whose column contains the place.
    std::optional<std::size_t> columnAt(QPoint place) const;
    // The row of a level in its column.
    QRect rowOf(const DungeonColumn& column, int number) const;

private:
    struct Builder;

    DungeonMetrics m_metrics;
    QSize m_size;
    std::vector<DungeonColumn> m_columns;
};

} // namespace levwright
