// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dungeon/RollStatistics.h"
#include "widgets/dungeonview/DungeonLayoutModel.h"
#include "widgets/theme/Theme.h"

#include <QPainter>
#include <QString>

#include <functional>

namespace levwright {

// Draws a line of a connection or a legend the way its kind asks for: 0 stair, 1 and 2 one-way, 3 portal.
QPen connectionPen(int branchType, const QColor& color);
// As the words of a number of levels: "25–29".
QString rangeText(const LevelRange& range);
// "hellish", "mazelike", … of the flags; alignments are another matter.
QStringList describeFlags(std::uint32_t flags);
// "lawful", …; empty: none.
QString describeAlignment(std::uint32_t flags);

// What there is to show beside the dungeon itself.
struct DungeonPicture {
    const DungeonModel& model;
    const DungeonLayoutModel& layout;
    const RollStatistics* statistics = nullptr;
    std::optional<DungeonHit> selected;
    std::optional<DungeonHit> hovered;
    std::optional<QPoint> branchEnd; // of the selected branch, while it is dragged
    std::function<bool(const SpecialLevelRecord&)> hasFile;
    bool hasRoll = false;
};

class DungeonPainter {
public:
    explicit DungeonPainter(const Theme& theme) : m_theme(theme) {}

    void paint(QPainter& painter, const DungeonPicture& picture) const;

    // The colour of a dungeon and of what leads there.
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
