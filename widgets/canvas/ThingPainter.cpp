// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/ThingPainter.h"

#include "widgets/canvas/CellFont.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <utility>

namespace levwright {

namespace {

constexpr qreal dimmed = 0.65;

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(float(alpha));
    return color;
}

// The label's box, or nothing where the area is too small for it.
QRectF labelBox(const QFontMetricsF& metrics, const QString& label, const QRectF& area) {
    const QRectF box(area.topLeft(), QSizeF(metrics.horizontalAdvance(label) + 6, metrics.height()));
    return label.isEmpty() || box.width() > area.width() || box.height() > area.height() ? QRectF() : box;
}

} // namespace

ThingPainter::ThingPainter(const Theme& theme, QSize cell, qreal dpr)
    : m_theme(theme), m_cell(cell), m_dpr(dpr) {}

// The nearest rectangle whose edges are edges of device pixels.
QRectF ThingPainter::onPixels(const QPainter& painter, const QRectF& rect) const {
    const QTransform device = painter.deviceTransform();
    const QRectF mapped = device.mapRect(rect);
    const QPointF from(qRound(mapped.left()), qRound(mapped.top()));
    const QPointF to(qRound(mapped.right()), qRound(mapped.bottom()));
    return device.inverted().mapRect(QRectF(from, to));
}

QPixmap ThingPainter::glyph(const ThingLook& thing) {
    const bool greyed = thing.states.testFlag(ThingState::Greyed);
    const quint64 key =
        quint64(thing.character.unicode()) << 8 | quint64(thing.color & 0x7f) << 1 | quint64(greyed);
    const auto found = m_glyphs.constFind(key);
    if (found != m_glyphs.constEnd())
        return found.value();

    const QSize size(qRound(m_cell.width() * m_dpr), qRound(m_cell.height() * m_dpr));
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = cellFont(size, QFont::Bold);
    const QPointF baseline = cellBaseline(font, QRect(QPoint(), size), thing.character);
    QPainterPath outline;
    outline.addText(baseline, font, QString(thing.character));
    const qreal halo = qMax(2.0, qMin(size.width(), size.height()) * 0.2);
    painter.strokePath(outline,
                       QPen(m_theme.color(MapColor::Halo), halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setFont(font);
    painter.setPen(greyed ? m_theme.palette().color(QPalette::Disabled, QPalette::Text)
                          : m_theme.glyph(thing.color));
    painter.drawText(baseline, QString(thing.character));
    painter.end();
    picture.setDevicePixelRatio(m_dpr);
    return m_glyphs.insert(key, picture).value();
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
    QList<QLineF> edges;
    for (const Point cell : cells.cells()) {
        const QRectF rect =
            onPixels(painter, QRectF(origin + QPoint(cell.x * m_cell.width(), cell.y * m_cell.height()),
                                     QSizeF(m_cell)));
        if (!cells.contains({cell.x, cell.y - 1}))
            edges << QLineF(rect.topLeft(), rect.topRight());
        if (!cells.contains({cell.x, cell.y + 1}))
            edges << QLineF(rect.bottomLeft(), rect.bottomRight());
        if (!cells.contains({cell.x - 1, cell.y}))
            edges << QLineF(rect.topLeft(), rect.bottomLeft());
        if (!cells.contains({cell.x + 1, cell.y}))
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

QFont ThingPainter::labelFont(QFont font) const {
    font.setPixelSize(qBound(9, m_cell.height() / 2, 12));
    return font;
}

QRectF ThingPainter::labelRect(const QFont& font, const QString& label, const QRectF& rect) const {
    return labelBox(QFontMetricsF(labelFont(font)), label, rect);
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

    const QRectF box = labelRect(painter.font(), area.label, whole);
    if (!box.isEmpty()) {
        painter.fillRect(box, edge);
        painter.setFont(labelFont(painter.font()));
        painter.setPen(m_theme.color(m_theme.isDark() ? MapColor::Background : MapColor::Paper));
        painter.drawText(box, Qt::AlignCenter, area.label);
    }
    painter.restore();
}

void ThingPainter::paintProblem(QPainter& painter, MapColor severity, QPoint topLeft) {
    const QRectF cell = onPixels(painter, QRectF(topLeft, QSizeF(m_cell)));
    const qreal side = qBound(5.0, qMin(m_cell.width(), m_cell.height()) * 0.4, 14.0);
    QPainterPath mark(cell.topRight());
    mark.lineTo(cell.topRight() - QPointF(side, 0));
    mark.lineTo(cell.topRight() + QPointF(0, side));
    mark.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.strokePath(mark, QPen(m_theme.color(MapColor::Halo), 2));
    painter.fillPath(mark, m_theme.color(severity));
    painter.restore();
}

} // namespace levwright
