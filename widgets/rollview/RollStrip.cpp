// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rollview/RollStrip.h"

#include "widgets/mapdrawing/TerrainLooks.h"

#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize cellSize(2, 3);
constexpr QSize picture((roll::columns - 1) * cellSize.width(), roll::rows* cellSize.height());

QColor colorOf(const Theme& theme, const TerrainLook& look) {
    switch (look.tile) {
    case Tile::Stone:
        return theme.color(MapColor::Stone);
    case Tile::Floor:
        return theme.color(MapColor::Floor);
    default:
        return theme.ink(look.ink);
    }
}

} // namespace

QImage thumbnailOf(const RolledMap& roll, const Theme& theme, QSize cell) {
    const Area& area = RolledMap::area;
    const TerrainLooks looks(roll.catalog());
    QImage image(area.width() * cell.width(), area.height() * cell.height(), QImage::Format_RGB32);
    QPainter painter(&image);
    const auto fill = [&](Point at, const QColor& color) {
        painter.fillRect(
            QRect(QPoint((at.x - area.x1) * cell.width(), (at.y - area.y1) * cell.height()), cell), color);
    };
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x)
            fill({x, y}, colorOf(theme, looks.of(roll.terrain().at({x, y}))));
    }
    for (const roll::SeenGlyph& glyph : roll.glyphs())
        fill(glyph.cell, theme.glyph(glyph.color));
    return image;
}

RollStrip::RollStrip(RollModel& model, const Theme& theme, QWidget* parent)
    : QListWidget(parent), m_model(model), m_theme(theme) {
    setObjectName(QStringLiteral("rolls.strip"));
    setAccessibleName(tr("Rolls side by side"));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSpacing(3);
    setIconSize(picture);
    setFrameShape(NoFrame);
    setSelectionMode(SingleSelection);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &RollStrip::drawNext);
    connect(&model, &RollModel::seedsChanged, this, &RollStrip::rebuild);
    connect(&model, &RollModel::plannedAnew, this, &RollStrip::redrawAll);
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { m_model.showSeed(m_seeds[std::size_t(row(item))]); });
    connect(this, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { m_model.showSeed(m_seeds[std::size_t(row(item))]); });
    rebuild();
}

void RollStrip::setTheme(const Theme& theme) {
    m_theme = theme;
    redrawAll();
}

void RollStrip::setActive(bool active) {
    m_active = active;
    m_model.setStripVisible(active);
    if (active)
        redrawAll();
    else
        m_idle.stop();
}

void RollStrip::rebuild() {
    const std::vector<std::uint64_t> seeds = m_model.stripSeeds();
    const bool same = seeds == m_seeds;
    if (!same) {
        clear();
        m_seeds = seeds;
        for (std::size_t i = 0; i < seeds.size(); ++i)
            addItem(new QListWidgetItem(emptyIcon(), QString()));
    }
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const QString number = QString::number(seeds[i]);
        item(int(i))->setText(m_model.isPinned(seeds[i]) ? tr("%1, pinned").arg(number) : number);
    }
    const auto current = std::ranges::find(m_seeds, m_model.seed());
    setCurrentRow(m_model.isShown() && current != m_seeds.end() ? int(current - m_seeds.begin()) : -1);
    if (!same)
        redrawAll();
}

QIcon RollStrip::emptyIcon() const {
    QPixmap empty(picture);
    empty.fill(m_theme.color(MapColor::Stone));
    return {empty};
}

void RollStrip::redrawAll() {
    m_nextDrawn = 0;
    ++m_round;
    if (m_active)
        m_idle.start();
}

void RollStrip::drawNext() {
    m_idle.stop();
    if (m_nextDrawn >= m_seeds.size())
        return;
    m_model.roll(m_seeds[m_nextDrawn], [this, round = m_round](const std::optional<RolledMap>& roll) {
        if (round != m_round)
            return;
        draw(*item(int(m_nextDrawn)), roll ? &*roll : nullptr);
        ++m_nextDrawn;
        if (m_active)
            m_idle.start();
    });
}

void RollStrip::draw(QListWidgetItem& drawn, const RolledMap* roll) const {
    if (roll == nullptr)
        return drawn.setIcon(emptyIcon());
    QPixmap image = QPixmap::fromImage(thumbnailOf(*roll, m_theme, cellSize * devicePixelRatioF()));
    image.setDevicePixelRatio(devicePixelRatioF());
    // A selected icon keeps its colours.
    QIcon icon(image);
    icon.addPixmap(image, QIcon::Selected);
    drawn.setIcon(icon);
    drawn.setToolTip(roll->endSentence().isEmpty() ? roll->complaintSentence() : roll->endSentence());
}

} // namespace levwright
