// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/ThingPainter.h"

#include "core/base/Grid.h"
#include "widgets/mapdrawing/CellFont.h"
#include "widgets/mapdrawing/Tileset.h"

#include <QPainterPath>
#include <QtMath>

#include <utility>

namespace levwright {

namespace {

constexpr qreal dimmed = 0.65; // for what is not certain to be there, or to be of that kind

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(float(alpha));
    return color;
}

constexpr ThingStates drawnKinds = ThingState::DrawnKind | ThingState::AnyMonster | ThingState::AnyThing;

// Not a letter, because every letter stands for a class: a head and shoulders, or a box.
void drawAny(QPainter& painter, const QColor& ink, const QColor& ground, ThingStates states, QSize size) {
    const qreal side = qMin(size.width(), size.height()) * 0.72;
    const QRectF box((size.width() - side) / 2, (size.height() - side) / 2, side, side);
    const auto part = [&](qreal x, qreal y, qreal width, qreal height) {
        return QRectF(box.x() + x * side, box.y() + y * side, width * side, height * side);
    };
    QPainterPath shape;
    if (states.testFlag(ThingState::AnyMonster)) {
        shape.addEllipse(part(0.28, 0.02, 0.44, 0.44));
        shape.moveTo(part(0.08, 0.98, 0, 0).topLeft());
        shape.arcTo(part(0.08, 0.54, 0.84, 0.88), 180, -180);
        shape.closeSubpath();
    } else {
        shape.addRect(part(0.08, 0.36, 0.84, 0.58));
        shape.addRect(part(0.02, 0.16, 0.96, 0.2));
    }
    const qreal line = qMax(1.0, side * 0.09);
    painter.strokePath(shape, QPen(ground, line * 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, ground);
    painter.strokePath(shape, QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

ThingPainter::ThingPainter(const Theme& theme, QSize cell, qreal dpr, GameTilesPtr tiles)
    : m_theme(theme), m_cell(cell), m_dpr(dpr), m_tiles(std::move(tiles)) {}

// The nearest rectangle whose edges lie on device pixels.
QRectF ThingPainter::onPixels(const QPainter& painter, const QRectF& rect) const {
    const QTransform device = painter.deviceTransform();
    const QRectF mapped = device.mapRect(rect);
    const QPointF from(qRound(mapped.left()), qRound(mapped.top()));
    const QPointF to(qRound(mapped.right()), qRound(mapped.bottom()));
    return device.inverted().mapRect(QRectF(from, to));
}

QColor ThingPainter::inkOf(const ThingLook& thing) const {
    return thing.states.testFlag(ThingState::Greyed)
               ? m_theme.palette().color(QPalette::Disabled, QPalette::Text)
               : m_theme.glyph(thing.color);
}

QPixmap ThingPainter::glyph(const ThingLook& thing) {
    const ThingStates looks = thing.states & (ThingState::Greyed | drawnKinds);
    const quint64 key = quint64(thing.thing.kind) << 56 | quint64(quint16(thing.thing.number)) << 32 |
                        quint64(thing.character.unicode()) << 16 | quint64(thing.color & 0x7f) << 8 |
                        quint64(looks.toInt());
    const auto found = m_glyphs.constFind(key);
    if (found != m_glyphs.constEnd())
        return found.value();
    const QSize size(qRound(m_cell.width() * m_dpr), qRound(m_cell.height() * m_dpr));
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const std::optional<Bitmap> own = ownPicture(thing)) {
        const int side = qMin(size.width(), size.height());
        painter.drawImage(QPoint((size.width() - side) / 2, (size.height() - side) / 2),
                          imageOf(own, {side, side}));
    } else if (thing.states & (ThingState::AnyMonster | ThingState::AnyThing))
        drawAny(painter, inkOf(thing), m_theme.color(MapColor::Halo), thing.states, size);
    else
        drawGlyph(painter, thing, size);
    painter.end();
    picture.setDevicePixelRatio(m_dpr);
    return m_glyphs.insert(key, picture).value();
}

// The user's picture of a thing. Empty if there is none, and for things in an unusual state, which characters
// show better.
std::optional<Bitmap> ThingPainter::ownPicture(const ThingLook& thing) const {
    const bool isUsual = !(thing.states & (ThingState::Greyed | drawnKinds));
    return m_tiles && isUsual ? m_tiles->of(thing.thing) : std::nullopt;
}

// The character of a randomly chosen kind is drawn hollow.
void ThingPainter::drawGlyph(QPainter& painter, const ThingLook& thing, QSize size) const {
    const QFont font = cellFont(m_theme, size, QFont::Bold);
    const QPointF baseline = cellBaseline(font, QRect(QPoint(), size), thing.character);
    QPainterPath outline;
    outline.addText(baseline, font, QString(thing.character));
    const qreal halo = qMax(2.0, qMin(size.width(), size.height()) * 0.2);
    const QColor ground = m_theme.color(MapColor::Halo);
    painter.strokePath(outline, QPen(ground, halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (thing.states.testFlag(ThingState::DrawnKind)) {
        painter.fillPath(outline, ground);
        painter.strokePath(outline, QPen(inkOf(thing), qMax(1.0, halo * 0.3)));
        return;
    }
    painter.setFont(font);
    painter.setPen(inkOf(thing));
    painter.drawText(baseline, QString(thing.character));
}

void ThingPainter::paintThing(QPainter& painter, const ThingLook& thing, QPoint topLeft) {
    paintOutline(painter, thing.states, topLeft);
    painter.save();
    const QRectF cell = onPixels(painter, QRectF(topLeft, QSizeF(m_cell)));
    if (thing.states.testFlag(ThingState::MayBeHere)) {
        painter.setOpacity(dimmed);
        QPen pen(m_theme.glyph(thing.color), 1, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(1.5, 1.5, -1.5, -1.5));
    }
    if (thing.states & drawnKinds)
        painter.setOpacity(dimmed);
    painter.drawPixmap(cell.topLeft(), glyph(thing));
    if (thing.states.testFlag(ThingState::Greyed)) {
        painter.setPen(QPen(m_theme.color(MapColor::Error), 1));
        painter.drawLine(cell.bottomLeft() + QPointF(2, -2.5), cell.bottomRight() + QPointF(-2, -2.5));
    }
    painter.restore();
}

void ThingPainter::paintOutline(QPainter& painter, ThingStates states, QPoint topLeft) {
    const QRectF cell = onPixels(painter, QRectF(topLeft, QSizeF(m_cell)));
    painter.save();
    painter.setBrush(Qt::NoBrush);
    if (states.testFlag(ThingState::Hovered))
        painter.fillRect(cell, faded(m_theme.color(MapColor::Hover), 0.35));
    if (states.testFlag(ThingState::Selected))
        paintHalo(painter, cell);
    if (states.testFlag(ThingState::AtCursor))
        paintBrackets(painter, cell);
    painter.restore();
}

void ThingPainter::paintHalo(QPainter& painter, const QRectF& cell) {
    painter.fillRect(cell, faded(m_theme.color(MapColor::Selection), 0.28));
    const auto outline = [&](MapColor color, qreal outside) {
        painter.setPen(QPen(m_theme.color(color), haloWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(cell.adjusted(-outside, -outside, outside, outside));
    };
    outline(MapColor::Halo, haloWidth / 2.0);
    outline(MapColor::Selection, -haloWidth / 2.0);
}

void ThingPainter::paintBrackets(QPainter& painter, const QRectF& cell) {
    const qreal arm = qMax(3.0, qMin(cell.width(), cell.height()) / 3);
    QPainterPath brackets;
    for (const qreal side : {-1.0, 1.0}) {
        for (const qreal end : {-1.0, 1.0}) {
            const QRectF inside = cell.adjusted(1, 1, -1, -1);
            const QPointF corner(side < 0 ? inside.left() : inside.right(),
                                 end < 0 ? inside.top() : inside.bottom());
            brackets.moveTo(corner - QPointF(side * arm, 0));
            brackets.lineTo(corner);
            brackets.lineTo(corner - QPointF(0, end * arm));
        }
    }
    for (const auto& [color, width] : {std::pair{MapColor::Halo, 4.0}, {MapColor::Cursor, 2.0}})
        painter.strokePath(brackets,
                           QPen(m_theme.color(color), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void ThingPainter::paintCells(QPainter& painter, const CellMask& cells, QPoint origin, qreal shift) {
    const std::optional<Area> bounds = cells.bounds();
    if (!bounds)
        return;
    Grid<char> in(bounds->width(), bounds->height());
    for (const Point cell : cells.cells())
        in.set({cell.x - bounds->x1, cell.y - bounds->y1}, 1);
    QList<QLineF> edges;
    for (const Point cell : cells.cells()) {
        const Point at{cell.x - bounds->x1, cell.y - bounds->y1};
        const bool above = in.atOr({at.x, at.y - 1}, 0) != 0;
        const bool below = in.atOr({at.x, at.y + 1}, 0) != 0;
        const bool before = in.atOr({at.x - 1, at.y}, 0) != 0;
        const bool behind = in.atOr({at.x + 1, at.y}, 0) != 0;
        if (above && below && before && behind)
            continue;
        const QRectF rect =
            onPixels(painter, QRectF(origin + QPoint(cell.x * m_cell.width(), cell.y * m_cell.height()),
                                     QSizeF(m_cell)));
        if (!above)
            edges << QLineF(rect.topLeft(), rect.topRight());
        if (!below)
            edges << QLineF(rect.bottomLeft(), rect.bottomRight());
        if (!before)
            edges << QLineF(rect.topLeft(), rect.bottomLeft());
        if (!behind)
            edges << QLineF(rect.topRight(), rect.bottomRight());
    }
    painter.save();
    painter.setPen(QPen(m_theme.color(MapColor::Halo), 2));
    painter.drawLines(edges);
    QPen dashes(m_theme.color(MapColor::Selection), 2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2.5, 2});
    dashes.setDashOffset(-shift);
    painter.setPen(dashes);
    painter.drawLines(edges);
    painter.restore();
}

void ThingPainter::paintArea(QPainter& painter, const AreaLook& area, QRect rect) {
    const QRectF whole = onPixels(painter, rect);
    const QColor edge = area.selected ? m_theme.color(MapColor::Selection) : area.tint;
    const qreal width = area.selected ? 2 : 1;
    painter.save();
    if (area.selected || area.hovered)
        painter.fillRect(whole, faded(area.tint, 0.22));
    if (area.hatched)
        painter.fillRect(whole, QBrush(faded(area.tint, 0.4), Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(edge, width, area.hatched ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(whole.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.restore();
}

void ThingPainter::paintLabel(QPainter& painter, const AreaLook& area, const QString& label,
                              const QRect& box) {
    const QRectF whole = onPixels(painter, box);
    painter.fillRect(whole, area.selected ? m_theme.color(MapColor::Selection) : area.tint);
    painter.setPen(m_theme.color(m_theme.isDark() ? MapColor::Background : MapColor::Paper));
    painter.drawText(whole, Qt::AlignCenter, label);
}

void ThingPainter::paintProblem(QPainter& painter, MapColor severity, QPoint topLeft) {
    const QRectF cell = onPixels(painter, QRectF(topLeft, QSizeF(m_cell)));
    QPixmap& mark = m_marks[severity];
    if (mark.isNull())
        mark = drawnMark(severity);
    painter.drawPixmap(cell.topLeft() + QPointF(cell.width() - mark.deviceIndependentSize().width(), 0),
                       mark);
}

QPixmap ThingPainter::drawnMark(MapColor severity) const {
    const qreal side = qBound(5.0, qMin(m_cell.width(), m_cell.height()) * 0.4, 14.0);
    const int pixels = qMin(qCeil((side + 2) * m_dpr), qRound(m_cell.width() * m_dpr));
    QPixmap picture(pixels, pixels);
    picture.setDevicePixelRatio(m_dpr);
    picture.fill(Qt::transparent);
    const QPointF corner(pixels / m_dpr, 0);
    QPainterPath mark(corner);
    mark.lineTo(corner - QPointF(side, 0));
    mark.lineTo(corner + QPointF(0, side));
    mark.closeSubpath();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(mark, QPen(m_theme.color(MapColor::Halo), 2));
    painter.fillPath(mark, m_theme.color(severity));
    return picture;
}

} // namespace levwright
