// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/PartsPicture.h"

#include "core/model/LevelLanguage.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr qreal rolledOpacity = 0.35;
constexpr qreal partOpacity = 0.65;
constexpr int columns = 80;
constexpr int rows = 21;
constexpr Point zones{5, 3};

} // namespace

bool PartsPicture::show(std::optional<PartsLayout> layout) {
    if (layout == m_layout)
        return false;
    m_layout = std::move(layout);
    invalidate();
    return true;
}

bool PartsPicture::isShown() const {
    return m_layout && m_model.hasPart() && m_model.part() < m_layout->parts.size() &&
           m_layout->level == m_model.level() &&
           m_layout->parts.size() == m_session.levels().level(m_layout->level).parts.size();
}

Point PartsPicture::corner() const {
    const Area& area = m_layout->parts[m_model.part()];
    return {area.x1, area.y1};
}

std::optional<std::size_t> PartsPicture::otherAt(Point inLevel) const {
    for (std::size_t i = m_layout->parts.size(); i-- > 0;) {
        if (m_layout->parts[i].contains(inLevel))
            return i == m_model.part() ? std::nullopt : std::optional(i);
    }
    return std::nullopt;
}

StatementRef PartsPicture::opening(std::size_t part) const {
    const LevelModel& level = m_session.levels().level(m_model.level());
    const Offset begin =
        level.sectionStart(level.parts[part].section) + m_session.levels().levelStart(m_model.level());
    return *m_session.levels().statementAt(m_model.level(), begin);
}

void PartsPicture::paint(QPainter& painter, TerrainPainter& terrain, QPoint origin) {
    const bool isAsDrawn = m_cell == terrain.cell() && m_dpr == terrain.dpr() && m_look == terrain.look() &&
                           m_theme == terrain.theme() && m_around == m_model.part() &&
                           m_tiles == terrain.tiles();
    if (m_picture.isNull() || !isAsDrawn) {
        m_cell = terrain.cell();
        m_dpr = terrain.dpr();
        m_look = terrain.look();
        m_theme = terrain.theme();
        m_around = m_model.part();
        m_tiles = terrain.tiles();
        const QSize size(columns * m_cell.width(), rows * m_cell.height());
        m_picture = QPixmap(size * m_dpr);
        m_picture.setDevicePixelRatio(m_dpr);
        m_picture.fill(Qt::transparent);
        QPainter picture(&m_picture);
        paintOthers(picture, terrain);
    }
    painter.drawPixmap(origin, m_picture);
}

void PartsPicture::paintOthers(QPainter& painter, TerrainPainter& terrain) const {
    painter.setOpacity(rolledOpacity);
    terrain.paint(painter, m_layout->terrain, {0, 0, columns - 1, rows - 1}, {0, 0});
    // Another seed would give another picture.
    const QRect all(0, 0, columns * m_cell.width(), rows * m_cell.height());
    painter.fillRect(all, QBrush(terrain.theme().color(MapColor::GridLine), Qt::BDiagPattern));
    const LevelsAnalysis& levels = m_session.levels();
    ThingPainter things(terrain.theme(), m_cell, m_dpr, terrain.tiles());
    for (std::size_t i = 0; i < m_layout->parts.size(); ++i) {
        if (i == m_model.part())
            continue;
        const PartView view = m_session.game().language().view(levels.source(m_model.level()), i);
        const Area& area = m_layout->parts[i];
        const QPoint corner(area.x1 * m_cell.width(), area.y1 * m_cell.height());
        const QRect rect(corner, QSize(area.width() * m_cell.width(), area.height() * m_cell.height()));
        painter.setOpacity(1);
        painter.fillRect(rect, terrain.theme().color(MapColor::Stone));
        painter.setOpacity(partOpacity);
        if (view.map != nullptr)
            terrain.paint(painter, view.map->cells,
                          {0, 0, view.map->cells.width() - 1, view.map->cells.height() - 1}, corner);
        for (const PartThing& thing : m_layout->things[i])
            things.paintThing(painter,
                              {signOf(thing.kind, thing.glyph), thing.color,
                               kindStates(thing.kind, thing.choice), thing.thing},
                              corner + QPoint(thing.cell.x * m_cell.width(), thing.cell.y * m_cell.height()));
        painter.setPen(QPen(terrain.theme().color(MapColor::GridLine), 1, Qt::DashLine));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

Area PartsPicture::cellsOf(const PartAlignment& alignment) {
    const int x = alignment.horizontal;
    const int y = (alignment.vertical + 1) / 2;
    return {(x - 1) * columns / zones.x, (y - 1) * rows / zones.y, x * columns / zones.x - 1,
            y * rows / zones.y - 1};
}

PartAlignment PartsPicture::alignmentAt(Point inLevel) {
    const int x = std::clamp(inLevel.x * zones.x / columns, 0, zones.x - 1);
    const int y = std::clamp(inLevel.y * zones.y / rows, 0, zones.y - 1);
    return {x + 1, 2 * y + 1};
}

std::optional<PartAlignment> PartsPicture::alignment() const {
    const LevelSource source = m_session.levels().source(m_model.level());
    return m_session.game().language().view(source, m_model.part()).alignment;
}

EditOutcome PartsPicture::aligned(const PartAlignment& to) const {
    return m_session.game().language().alignPart(m_session.levels().source(m_model.level()), m_model.part(),
                                                 to);
}

void PartsPicture::begin(Point from) {
    m_from = m_to = from;
    m_mergeKey = m_session.newMergeKey();
}

void PartsPicture::extend(Point to) {
    if (!isDragging() || std::exchange(m_to, to) == to)
        return;
    m_session.asOneChange([&] {
        m_session.takeBack(m_mergeKey);
        if (alignmentAt(m_to) != alignmentAt(m_from))
            m_session.apply(aligned(alignmentAt(m_to)), stepName("Align Part"), m_mergeKey,
                            m_session.levels().levelStart(m_model.level()));
    });
}

void PartsPicture::finish() {
    if (isDragging())
        m_session.endStep();
    m_mergeKey = MergeKey::None;
}

void PartsPicture::cancel() {
    if (isDragging())
        m_session.takeBack(m_mergeKey);
    finish();
}

void PartsPicture::nudge(Point by) {
    const std::optional<PartAlignment> now = alignment();
    if (!now)
        return m_session.refuse(Session::tr("This part is the whole level, so it cannot be aligned."));
    const PartAlignment to{std::clamp(now->horizontal + by.x, 1, 5),
                           std::clamp(now->vertical + 2 * by.y, 1, 5)};
    m_session.apply(aligned(to), stepName("Align Part"), MergeKey::None,
                    m_session.levels().levelStart(m_model.level()));
}

std::optional<Area> PartsPicture::zone() const {
    if (!isDragging() || m_to == m_from)
        return std::nullopt;
    return cellsOf(alignmentAt(m_to));
}

} // namespace levwright
