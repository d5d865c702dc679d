// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeons/roll/RollStatistics.h"
#include "widgets/dungeonview/DungeonLayoutModel.h"
#include "widgets/theme/Theme.h"

#include <QPainter>
#include <QString>

#include <functional>

namespace levwright {

// The pen for a line of a connection or of the legend: 0 stair, 1 and 2 one-way, 3 portal.
QPen connectionPen(int branchType, const QColor& color);
// The numbers of a range of levels: "25–29".
QString rangeText(const LevelRange& range);
// The flags in words ("hellish", "mazelike", …), without the alignment.
QStringList describeFlags(std::uint32_t flags);
// "lawful", …; empty if none.
QString describeAlignment(std::uint32_t flags);

// What is shown in addition to the dungeon itself.
struct DungeonPicture {
    const DungeonModel& model;
    const DungeonLayoutModel& layout;
    const RollStatistics* statistics = nullptr;
    std::optional<DungeonHit> selected;
    std::optional<DungeonHit> hovered;
    std::optional<QPoint> branchEnd; // end of the selected branch while it is dragged
    std::function<bool(const SpecialLevelRecord&)> hasFile;
    bool hasRoll = false;
};

class DungeonPainter {
public:
    explicit DungeonPainter(const Theme& theme) : m_theme(theme) {}

    void paint(QPainter& painter, const DungeonPicture& picture) const;

    // The colour of a dungeon and of the connections to it.
    QColor colorOf(const DungeonModel& model, std::size_t dungeon) const;
    QColor alignmentColor(std::uint32_t flags) const;

private:
    void paintColumn(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column) const;
    void paintRows(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column) const;
    void paintHeader(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column) const;
    void paintLevel(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                    const LevelItem& item) const;
    void paintBranch(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                     const BranchItem& item) const;
    void paintBars(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                   const LevelItem& item) const;
    void paintChain(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                    const QRect& card, int chain) const;
    void paintConnection(QPainter& painter, const DungeonPicture& picture, const DungeonColumn& column,
                         const BranchItem& item) const;
    void paintCard(QPainter& painter, const QRect& card, const QColor& edge, bool isSelected,
                   bool isHovered) const;
    void paintMark(QPainter& painter, QPoint center, const QColor& color) const;

    Theme m_theme;
};

} // namespace levwright
