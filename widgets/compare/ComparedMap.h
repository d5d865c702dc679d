// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Comparison.h"
#include "core/document/LevelsAnalysis.h"
#include "widgets/theme/Theme.h"

#include <QScrollArea>

#include <vector>

class QLabel;

namespace levwright {

// Cells of a part that differ.
struct MarkedCells {
    compare::DifferenceKind kind{};
    std::vector<Point> cells;
    std::size_t part = 0;
    bool isCurrent = false;
};

// The maps of a level of one version, with marks on what differs from the other one.
class ComparedMap : public QScrollArea {
    Q_OBJECT

public:
    ComparedMap(const Theme& theme, const QString& name, QWidget* parent);

    // Shows the level. A level without a written map shows nothing.
    void show(const LevelsAnalysis& levels, std::size_t level, const std::vector<MarkedCells>& marks);
    void showNothing();
    void clear();

private:
    void draw(const LevelsAnalysis& levels, std::size_t level, const std::vector<MarkedCells>& marks);

    Theme m_theme;
    QLabel* m_picture;
};

} // namespace levwright
