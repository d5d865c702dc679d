// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/ComparedMap.h"

#include "core/scene/LevelScene.h"
#include "widgets/mapdrawing/ScenePainter.h"

#include <QLabel>
#include <QPainter>

namespace levwright {
namespace {

constexpr QSize cellSize(10, 16);
constexpr int faint = 90;
constexpr int strong = 255;

MapColor colorOf(compare::DifferenceKind kind) {
    switch (kind) {
    case compare::DifferenceKind::Added:
        return MapColor::Arrival;
    case compare::DifferenceKind::Removed:
        return MapColor::Error;
    case compare::DifferenceKind::Moved:
        return MapColor::Selection;
    case compare::DifferenceKind::Changed:
    case compare::DifferenceKind::Painted:
        break;
    }
    return MapColor::Warning;
}

// The row of the scene in which the map of a part begins: the maps lie below each other, with a row between
// them.
int firstRowOf(const LevelModel& level, std::size_t part) {
    int row = 0;
    for (std::size_t i = 0; i < part && i < level.parts.size(); ++i) {
        if (level.parts[i].map && !level.parts[i].map->cells.cells().empty())
            row += level.parts[i].map->cells.height() + 1;
    }
    return row;
}

} // namespace

ComparedMap::ComparedMap(const Theme& theme, const QString& name, QWidget* parent)
    : QScrollArea(parent), m_theme(theme), m_picture(new QLabel(this)) {
    setAccessibleName(name);
    m_picture->setAccessibleName(name);
    m_picture->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setWidget(m_picture);
    setWidgetResizable(true);
}

void ComparedMap::showNothing() {
    m_picture->setPixmap({});
    m_picture->setText(tr("This level has no written map."));
}

void ComparedMap::clear() {
    m_picture->clear();
}

void ComparedMap::show(const LevelsAnalysis& levels, std::size_t level,
                       const std::vector<MarkedCells>& marks) {
    draw(levels, level, marks);
    for (const MarkedCells& mark : marks) {
        if (!mark.isCurrent || mark.cells.empty())
            continue;
        const int row = mark.cells.front().y + firstRowOf(levels.level(level), mark.part);
        ensureVisible(mark.cells.front().x * cellSize.width(), row * cellSize.height());
    }
}

void ComparedMap::draw(const LevelsAnalysis& levels, std::size_t level,
                       const std::vector<MarkedCells>& marks) {
    const auto scene =
        writtenScene(levels.game(), levels.source(level), nullptr, SceneWishes{}, SceneExtent::Maps);
    if (!scene)
        return showNothing();
    const QSize size(scene->terrain.width() * cellSize.width(), scene->terrain.height() * cellSize.height());
    QPixmap picture(size);
    picture.fill(m_theme.color(MapColor::Paper));
    QPainter painter(&picture);
    const TerrainLooks looks(levels.game().catalog());
    ScenePainter(m_theme, looks, cellSize).paint(painter, *scene, {0, 0});
    for (const MarkedCells& mark : marks) {
        QColor color = m_theme.color(colorOf(mark.kind));
        color.setAlpha(mark.isCurrent ? strong : faint);
        painter.setPen(QPen(color, mark.isCurrent ? 2 : 1));
        const int first = firstRowOf(levels.level(level), mark.part);
        for (const Point cell : mark.cells)
            painter.drawRect(
                QRect(QPoint(cell.x * cellSize.width(), (cell.y + first) * cellSize.height()), cellSize)
                    .adjusted(0, 0, -1, -1));
    }
    painter.end();
    m_picture->setText({});
    m_picture->setPixmap(picture);
}

} // namespace levwright
