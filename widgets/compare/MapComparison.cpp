// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/MapComparison.h"

#include "core/compare/MapDifference.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int all = 100; // percent

} // namespace

MapComparison::MapComparison(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_brushes{.theme = theme, .dpr = devicePixelRatioF()},
      m_maps{new ComparedMap(tr("My map"), this), new ComparedMap(tr("Their map"), this)},
      m_view(new QComboBox(this)), m_share(new QSlider(Qt::Horizontal, this)), m_cell(new QLabel(this)) {
    build();
    connect(m_view, &QComboBox::currentIndexChanged, this, &MapComparison::compose);
    connect(m_share, &QSlider::valueChanged, this, &MapComparison::compose);
    for (std::size_t side = 0; side < m_maps.size(); ++side)
        connect(m_maps[side], &ComparedMap::selected, this,
                [this, side](const Area& cells) { take(side, cells); });
    compose();
}

void MapComparison::build() {
    m_maps[0]->setObjectName(QStringLiteral("compare.myMap"));
    m_maps[1]->setObjectName(QStringLiteral("compare.theirMap"));
    m_cell->setObjectName(QStringLiteral("compare.cell"));
    auto* maps = new QHBoxLayout;
    for (ComparedMap* map : m_maps)
        maps->addWidget(map, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(maps, 1);
    column->addWidget(makeChoices());
}

QWidget* MapComparison::makeChoices() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Ma&ps:"), line);
    label->setBuddy(m_view);
    m_view->setObjectName(QStringLiteral("compare.view"));
    m_view->addItems(
        {tr("Side by side"), tr("Swipe: mine left, the other right"), tr("The other over mine")});
    m_share->setObjectName(QStringLiteral("compare.share"));
    m_share->setAccessibleName(tr("How much of the other map is visible"));
    m_share->setRange(0, all);
    m_share->setValue(all / 2);
    row->addWidget(label);
    row->addWidget(m_view);
    row->addWidget(m_share, 1);
    row->addWidget(m_cell, 2);
    return line;
}

MapComparison::View MapComparison::view() const {
    return View(m_view->currentIndex());
}

void MapComparison::show(const ComparedLevels& levels, const std::vector<compare::Difference>& differences,
                         int current) {
    if (levels.pair != m_shown)
        m_selection.reset();
    m_shown = levels.pair;
    std::array<std::optional<Point>, 2> places;
    const auto draw = [&](std::size_t index, const LevelsAnalysis& analysis, std::optional<std::size_t> level,
                          compare::Side side) {
        Version& version = m_versions[index];
        version.game = analysis.gamePtr();
        version.picture = level ? compare::LevelPicture(analysis, *level) : compare::LevelPicture();
        const auto marks = marksOn(version.picture, differences, side);
        version.drawn = version.picture.isEmpty() ? QPixmap()
                                                  : drawnLevel(m_brushes, analysis.game().catalog(),
                                                               version.picture, marks, current);
        const auto mark = std::ranges::find(marks, std::size_t(current), &compare::SceneMark::difference);
        if (current >= 0 && mark != marks.end())
            places[index] = Point{mark->areas.front().x1, mark->areas.front().y1};
    };
    draw(0, levels.mine, levels.pair.before, compare::Side::Before);
    draw(1, levels.theirs, levels.pair.after, compare::Side::After);
    compose();
    for (std::size_t side = 0; side < m_maps.size(); ++side) {
        if (const auto& place = places[side] ? places[side] : places[1 - side])
            m_maps[side]->makeVisible(*place);
    }
}

void MapComparison::showNothing() {
    m_versions = {};
    m_selection.reset();
    m_shown = {};
    compose();
}

void MapComparison::compose() {
    const View how = view();
    m_share->setVisible(how != View::SideBySide);
    m_maps[1]->setVisible(how == View::SideBySide);
    const auto show = [&](ComparedMap& map, const QPixmap& picture) {
        if (picture.isNull())
            map.showWords(tr("Nothing of this level is drawn in this version."));
        else
            map.show(picture, m_brushes.cell());
    };
    show(*m_maps[0], how == View::SideBySide ? m_versions[0].drawn : combined());
    show(*m_maps[1], m_versions[1].drawn);
    showSelection();
}

QPixmap MapComparison::combined() const {
    const QPixmap& mine = m_versions[0].drawn;
    const QPixmap& theirs = m_versions[1].drawn;
    const QSize pixels = mine.size().expandedTo(theirs.size());
    if (pixels.isEmpty())
        return {};
    QPixmap picture(pixels);
    picture.setDevicePixelRatio(m_brushes.dpr);
    picture.fill(m_brushes.theme.color(MapColor::Background));
    QPainter painter(&picture);
    painter.drawPixmap(0, 0, mine);
    if (view() == View::Overlay) {
        painter.setOpacity(double(m_share->value()) / all);
        painter.drawPixmap(0, 0, theirs);
        return picture;
    }
    const QSize size = picture.deviceIndependentSize().toSize();
    // The wiper stands where the slider does.
    const int wiper = size.width() * m_share->value() / all;
    const QRect right(wiper, 0, size.width() - wiper, size.height());
    painter.fillRect(right, m_brushes.theme.color(MapColor::Background));
    painter.setClipRect(right);
    painter.drawPixmap(0, 0, theirs);
    painter.setClipping(false);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(wiper, 0, wiper, size.height());
    return picture;
}

// What is selected lies in one map. A map over another has the places of mine, if mine has one.
void MapComparison::take(std::size_t side, const Area& cells) {
    const bool isOnTheirs = side == 1 || m_versions[0].drawn.isNull();
    const compare::LevelPicture& picture = m_versions[isOnTheirs ? 1 : 0].picture;
    const auto from = picture.partCellAt({cells.x1, cells.y1});
    const auto to = picture.partCellAt({cells.x2, cells.y2});
    m_selection.reset();
    if (from && to && from->part == to->part)
        m_selection = {from->part, {from->cell.x, from->cell.y, to->cell.x, to->cell.y}};
    showSelection();
    Q_EMIT selectionChanged();
}

std::optional<Area> MapComparison::shownCells(std::size_t side) const {
    if (!m_selection)
        return std::nullopt;
    const Area& cells = m_selection->cells;
    const auto corner = m_versions[side].picture.placeOf({m_selection->part, {cells.x1, cells.y1}});
    if (!corner)
        return std::nullopt;
    return Area{0, 0, cells.width() - 1, cells.height() - 1}.shifted(*corner);
}

// Of the first selected cell.
QString MapComparison::terrainName(std::size_t side) const {
    const Version& version = m_versions[side];
    const std::optional<Area> cells = shownCells(side);
    const Grid<char>& terrain = version.picture.scene().terrain;
    if (!cells || !terrain.contains({cells->x1, cells->y1}))
        return tr("nothing");
    return QString::fromStdString(
        compare::terrainName(version.game->catalog(), terrain.at({cells->x1, cells->y1})));
}

void MapComparison::showSelection() {
    for (std::size_t side = 0; side < m_maps.size(); ++side)
        m_maps[side]->setSelection(shownCells(side));
    QString words;
    if (m_selection) {
        const Area& cells = m_selection->cells;
        words = cells.cellCount() == 1
                    ? tr("%1,%2: %3 in mine, %4 in the other")
                          .arg(cells.x1)
                          .arg(cells.y1)
                          .arg(terrainName(0), terrainName(1))
                    : tr("Cells %1,%2 to %3,%4").arg(cells.x1).arg(cells.y1).arg(cells.x2).arg(cells.y2);
    }
    m_cell->setText(words);
    for (ComparedMap* map : m_maps)
        map->describe(words);
}

} // namespace levwright
