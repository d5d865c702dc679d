// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonLayoutModel.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <ranges>
#include <utility>

namespace levwright {
namespace {

constexpr int cardInset = 1;
constexpr int endReach = 9; // how far from the end of a branch a press still takes it
// Empty rows between two dungeons in one slot.
constexpr int rowsBetween = 1;

// Puts bars that share rows side by side. Returns the number of lanes.
int assignLanes(const std::vector<LevelRange>& ranges, std::vector<int>& lanes) {
    std::vector<std::size_t> order(ranges.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ranges[i].first; });
    lanes.assign(ranges.size(), 0);
    std::vector<int> ends; // by lane: its last occupied row
    for (const std::size_t i : order) {
        auto lane = std::ranges::find_if(ends, [&](int end) { return end < ranges[i].first; });
        if (lane == ends.end())
            lane = ends.insert(lane, 0);
        *lane = ranges[i].last;
        lanes[i] = int(lane - ends.begin());
    }
    return int(ends.size());
}

// Tops for cards of equal height in the given order. Each is as close to its wanted place as possible, and
// none overlap.
std::vector<int> spread(const std::vector<int>& wanted, int height, LevelRange pixels) {
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
    std::vector<int> tops(wanted.size());
    int next = pixels.first;
    for (const std::size_t i : order) {
        tops[i] = std::max(wanted[i], next);
        next = tops[i] + height;
    }
    int limit = std::max(pixels.last, pixels.first + int(wanted.size()) * height);
    for (const std::size_t i : std::views::reverse(order)) {
        tops[i] = std::min(tops[i], limit - height);
        limit = tops[i];
    }
    return tops;
}

// A column before it has a place.
struct Draft {
    std::optional<std::pair<std::size_t, std::size_t>> parent; // a dungeon and its branch
    int laneCount = 0;
    int branchLaneCount = 0;
    std::vector<int> lanes;
    std::vector<int> branchLanes;
    int rows = 1; // needed for levels and cards
    int width = 0;
};

} // namespace

struct DungeonLayoutModel::Builder {
    DungeonLayoutModel& layout;
    const DungeonModel& model;
    const Catalog& catalog;
    const DungeonLayout* roll;
    std::vector<Draft> drafts;

    std::vector<DungeonColumn>& columns() { return layout.m_columns; }
    const DungeonMetrics& metrics() const { return layout.m_metrics; }

    const RolledDungeon* rolledOf(std::size_t dungeon) const {
        if (roll == nullptr)
            return nullptr;
        const auto found = std::ranges::find(roll->dungeons, dungeon, &RolledDungeon::dungeon);
        return found == roll->dungeons.end() ? nullptr : &*found;
    }

    void build() {
        columns().reserve(model.dungeons.size());
        drafts.reserve(model.dungeons.size());
        for (std::size_t i = 0; i < model.dungeons.size(); ++i) {
            columns().push_back(columnOf(i));
            drafts.push_back(draftOf(columns().back()));
            connect(i);
        }
        assignSlots();
        place();
    }

    DungeonColumn columnOf(std::size_t index) const {
        const DungeonPartModel& part = model.dungeons[index];
        const RolledDungeon* rolled = rolledOf(index);
        DungeonColumn column;
        column.dungeon = index;
        column.statement = part.node;
        column.counts = levelCounts(part);
        column.levelCount = rolled != nullptr ? rolled->levelCount : column.counts.last;
        column.entry = entryLevel(model, index, column.levelCount);
        column.isLeftOut = roll != nullptr && rolled == nullptr;
        for (std::size_t i = 0; i < part.levels.size(); ++i)
            column.levels.push_back(levelItem(index, i, rolled));
        for (std::size_t i = 0; i < part.branches.size(); ++i) {
            const BranchRecord& record = part.branches[i].record;
            BranchItem item;
            item.branch = i;
            item.statement = part.branches[i].node;
            item.possible = possibleRange(model, index, record.place, record.chain);
            column.branches.push_back(item);
        }
        return column;
    }

    LevelItem levelItem(std::size_t dungeon, std::size_t index, const RolledDungeon* rolled) const {
        const SpecialLevelModel& level = model.dungeons[dungeon].levels[index];
        LevelItem item;
        item.level = index;
        item.statement = level.node;
        item.possible = possibleRange(model, dungeon, level.record.place, level.record.chain);
        item.deepest = rangeIn(model, dungeon, level.record.place, level.record.chain,
                               levelCounts(model.dungeons[dungeon]).last);
        if (rolled != nullptr) {
            const auto found = std::ranges::find(rolled->levels, index, &RolledLevel::level);
            if (found != rolled->levels.end())
                item.rolled = found->number;
        }
        item.isLeftOut = roll != nullptr && !item.rolled;
        return item;
    }

    Draft draftOf(const DungeonColumn& column) const {
        Draft draft;
        std::vector<LevelRange> ranges;
        ranges.reserve(std::max(column.levels.size(), column.branches.size()));
        for (const LevelItem& item : column.levels)
            ranges.push_back(item.possible);
        draft.laneCount = assignLanes(ranges, draft.lanes);
        ranges.clear();
        for (const BranchItem& item : column.branches)
            ranges.push_back(item.possible);
        draft.branchLaneCount = assignLanes(ranges, draft.branchLanes);
        draft.rows = std::max(
            {column.counts.last, column.levelCount, int(column.levels.size()), int(column.branches.size())});
        const DungeonMetrics& m = metrics();
        draft.width = m.ruler + draft.laneCount * m.lane + m.leader + m.card;
        if (!column.branches.empty())
            draft.width += m.leader + m.card + m.leader + draft.branchLaneCount * m.lane;
        draft.width += m.leader / 2;
        return draft;
    }

    // Finds the first branch that leads here, among the dungeons before this one.
    void connect(std::size_t index) {
        DungeonColumn& column = columns()[index];
        const std::string& name = model.dungeons[index].record.name.text;
        for (std::size_t parent = 0; parent < index && !drafts[index].parent; ++parent) {
            std::vector<BranchItem>& branches = columns()[parent].branches;
            for (std::size_t i = 0; i < branches.size(); ++i) {
                if (model.dungeons[parent].branches[i].record.target.text != name)
                    continue;
                branches[i].target = index;
                drafts[index].parent = {parent, i};
                break;
            }
        }
        if (const RolledDungeon* rolled = rolledOf(index)) {
            column.firstDepth = rolled->firstDepth;
            if (rolled->connection && drafts[index].parent)
                columns()[drafts[index].parent->first].branches[drafts[index].parent->second].rolled =
                    rolled->connection->number;
        } else if (drafts[index].parent) {
            column.firstDepth = depthBelow(index);
        }
    }

    int depthBelow(std::size_t index) {
        const auto [parent, branch] = *drafts[index].parent;
        const BranchRecord& record = model.dungeons[parent].branches[branch].record;
        const DungeonColumn& above = columns()[parent];
        const DungeonColumn& column = columns()[index];
        const int step = record.type == BranchType::portal ? 0 : record.up != 0 ? -1 : 1;
        const int number = rangeIn(model, parent, record.place, record.chain, above.levelCount).middle();
        int depth = above.depthOf(number) + step - (column.entry - 1);
        const auto isAtSurface = [&](const SpecialLevelModel& level) {
            return catalog.hasDungeonRole(level.record.name.text, "level at the surface");
        };
        if (std::ranges::any_of(model.dungeons[index].levels, isAtSurface) && column.levelCount > 1 - depth)
            --depth;
        return depth;
    }

    int headerRows() const { return (metrics().header + metrics().row - 1) / metrics().row; }

    // Puts each dungeon right of the one that leads to it, in the first slot with room for it.
    void assignSlots() {
        std::map<int, std::vector<LevelRange>> taken;
        for (std::size_t i = 0; i < columns().size(); ++i) {
            DungeonColumn& column = columns()[i];
            const LevelRange rows{column.firstDepth - headerRows() - rowsBetween,
                                  column.firstDepth + drafts[i].rows - 1};
            const auto isFree = [&](const LevelRange& other) {
                return other.last < rows.first || other.first > rows.last;
            };
            column.slot = drafts[i].parent ? columns()[drafts[i].parent->first].slot + 1 : 0;
            while (!std::ranges::all_of(taken[column.slot], isFree))
                ++column.slot;
            taken[column.slot].push_back(rows);
        }
    }

    void place() {
        const DungeonMetrics& m = metrics();
        int top = 1;
        int bottom = 1;
        std::map<int, int> widths;
        for (std::size_t i = 0; i < columns().size(); ++i) {
            top = std::min(top, columns()[i].firstDepth);
            bottom = std::max(bottom, columns()[i].firstDepth + drafts[i].rows - 1);
            int& width = widths[columns()[i].slot];
            width = std::max(width, drafts[i].width);
        }
        std::map<int, int> lefts;
        int x = m.margin;
        for (const auto& [slot, width] : widths) {
            lefts[slot] = x;
            x += width + m.gap;
        }
        for (std::size_t i = 0; i < columns().size(); ++i) {
            DungeonColumn& column = columns()[i];
            const int y = m.margin + m.header + (column.firstDepth - top) * m.row;
            column.body = QRect(lefts[column.slot], y, drafts[i].width, drafts[i].rows * m.row);
            column.header = QRect(column.body.left(), y - m.header, drafts[i].width, m.header);
            placeLevels(column, drafts[i]);
            placeBranches(column, drafts[i]);
        }
        for (DungeonColumn& column : columns())
            placeConnections(column);
        layout.m_size = QSize(x - m.gap + m.margin, m.margin * 2 + m.header + (bottom - top + 1) * m.row);
    }

    QRect barOf(const DungeonColumn& column, const LevelRange& range, int x) const {
        const DungeonMetrics& m = metrics();
        const int top = column.body.top() + (range.first - 1) * m.row;
        return {x + 2, top + 2, m.lane - 4, (range.last - range.first + 1) * m.row - 4};
    }

    // Tops of the cards, next to the middles of the ranges.
    std::vector<int> cardTops(const DungeonColumn& column, const std::vector<int>& numbers) const {
        std::vector<int> wanted;
        wanted.reserve(numbers.size());
        for (const int number : numbers)
            wanted.push_back(column.body.top() + (number - 1) * metrics().row);
        return spread(wanted, metrics().row, {column.body.top(), column.body.bottom() + 1});
    }

    void placeLevels(DungeonColumn& column, const Draft& draft) {
        const DungeonMetrics& m = metrics();
        std::vector<int> numbers;
        numbers.reserve(column.levels.size());
        for (const LevelItem& item : column.levels)
            numbers.push_back(item.rolled.value_or(item.deepest.middle()));
        const std::vector<int> tops = cardTops(column, numbers);
        const int lanes = column.body.left() + m.ruler;
        const int cards = lanes + draft.laneCount * m.lane + m.leader;
        for (std::size_t i = 0; i < column.levels.size(); ++i) {
            LevelItem& item = column.levels[i];
            item.bar = barOf(column, item.possible, lanes + draft.lanes[i] * m.lane);
            item.deepestBar = barOf(column, item.deepest, lanes + draft.lanes[i] * m.lane);
            item.card = QRect(cards, tops[i] + cardInset, m.card, m.row - 2 * cardInset);
        }
    }

    void placeBranches(DungeonColumn& column, const Draft& draft) {
        const DungeonMetrics& m = metrics();
        std::vector<int> numbers;
        numbers.reserve(column.branches.size());
        for (const BranchItem& item : column.branches)
            numbers.push_back(numberOf(column, item));
        const std::vector<int> tops = cardTops(column, numbers);
        const int cards =
            column.body.left() + m.ruler + draft.laneCount * m.lane + m.leader + m.card + m.leader;
        const int lanes = cards + m.card + m.leader;
        for (std::size_t i = 0; i < column.branches.size(); ++i) {
            BranchItem& item = column.branches[i];
            item.bar = barOf(column, item.possible, lanes + draft.branchLanes[i] * m.lane);
            item.card = QRect(cards, tops[i] + cardInset, m.card, m.row - 2 * cardInset);
            item.from = QPoint(item.bar.right() + 1, layout.rowOf(column, numbers[i]).center().y());
            item.to = item.from;
        }
    }

    int numberOf(const DungeonColumn& column, const BranchItem& item) const {
        const BranchRecord& record = model.dungeons[column.dungeon].branches[item.branch].record;
        const LevelRange range =
            rangeIn(model, column.dungeon, record.place, record.chain, column.levelCount);
        return item.rolled.value_or(range.middle());
    }

    void placeConnections(DungeonColumn& column) {
        for (BranchItem& item : column.branches) {
            if (!item.target)
                continue;
            const DungeonColumn& child = columns()[*item.target];
            item.to = QPoint(child.body.left(), layout.rowOf(child, child.entry).center().y());
        }
    }
};

DungeonLayoutModel::DungeonLayoutModel(const DungeonModel& model, const Catalog& catalog,
                                       const DungeonLayout* roll, const DungeonMetrics& metrics)
    : m_metrics(metrics) {
    Builder{*this, model, catalog, roll, {}}.build();
}

QRect DungeonLayoutModel::rowOf(const DungeonColumn& column, int number) const {
    return {column.body.left(), column.body.top() + (number - 1) * m_metrics.row, column.body.width(),
            m_metrics.row};
}

std::optional<DungeonHit> DungeonLayoutModel::at(QPoint place) const {
    using Kind = DungeonHit::Kind;
    for (const DungeonColumn& column : m_columns) {
        for (const BranchItem& item : column.branches) {
            if (item.target && (item.to - place).manhattanLength() <= endReach)
                return DungeonHit{Kind::BranchEnd, column.dungeon, item.branch, item.statement};
        }
    }
    for (const DungeonColumn& column : m_columns) {
        for (const LevelItem& item : column.levels) {
            if (item.card.contains(place) || item.bar.contains(place))
                return DungeonHit{Kind::Level, column.dungeon, item.level, item.statement};
        }
        for (const BranchItem& item : column.branches) {
            if (item.card.contains(place) || item.bar.contains(place))
                return DungeonHit{Kind::Branch, column.dungeon, item.branch, item.statement};
        }
        if (column.header.contains(place) || column.body.contains(place))
            return DungeonHit{Kind::Dungeon, column.dungeon, 0, column.statement};
    }
    return std::nullopt;
}

std::optional<DungeonHit> DungeonLayoutModel::find(std::size_t statement) const {
    using Kind = DungeonHit::Kind;
    for (const DungeonColumn& column : m_columns) {
        if (column.statement == statement)
            return DungeonHit{Kind::Dungeon, column.dungeon, 0, statement};
        for (const LevelItem& item : column.levels) {
            if (item.statement == statement)
                return DungeonHit{Kind::Level, column.dungeon, item.level, statement};
        }
        for (const BranchItem& item : column.branches) {
            if (item.statement == statement)
                return DungeonHit{Kind::Branch, column.dungeon, item.branch, statement};
        }
    }
    return std::nullopt;
}

QRect DungeonLayoutModel::rectOf(const DungeonHit& hit) const {
    const DungeonColumn& column = m_columns[hit.dungeon];
    switch (hit.kind) {
    case DungeonHit::Kind::Level:
        return column.levels[hit.index].card;
    case DungeonHit::Kind::Branch:
    case DungeonHit::Kind::BranchEnd:
        return column.branches[hit.index].card;
    case DungeonHit::Kind::Dungeon:
        break;
    }
    return column.header;
}

DungeonHit DungeonLayoutModel::next(const DungeonHit& from, Qt::Key direction) const {
    using Kind = DungeonHit::Kind;
    const QPoint start = rectOf(from).center();
    DungeonHit best = from;
    std::optional<int> least;
    const auto consider = [&](const DungeonHit& hit) {
        const QPoint by = rectOf(hit).center() - start;
        const bool isVertical = direction == Qt::Key_Up || direction == Qt::Key_Down;
        const int sign = direction == Qt::Key_Down || direction == Qt::Key_Right ? 1 : -1;
        const int ahead = sign * (isVertical ? by.y() : by.x());
        const int aside = std::abs(isVertical ? by.x() : by.y());
        // Up and down move only between cards below each other.
        if (ahead <= 0 || (isVertical && aside > m_metrics.card))
            return;
        const int distance = ahead + 3 * aside;
        if (!least || distance < *least) {
            least = distance;
            best = hit;
        }
    };
    for (const DungeonColumn& column : m_columns) {
        consider({Kind::Dungeon, column.dungeon, 0, column.statement});
        for (const LevelItem& item : column.levels)
            consider({Kind::Level, column.dungeon, item.level, item.statement});
        for (const BranchItem& item : column.branches)
            consider({Kind::Branch, column.dungeon, item.branch, item.statement});
    }
    return best;
}

std::optional<std::size_t> DungeonLayoutModel::columnAt(QPoint place) const {
    for (const DungeonColumn& column : m_columns) {
        if (column.header.contains(place) || column.body.contains(place))
            return column.dungeon;
    }
    return std::nullopt;
}

} // namespace levwright
