// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensMarks.h"

#include <QPolygonF>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

QColor inkOf(const Theme& theme, lens::LensMark kind) {
    switch (kind) {
    case lens::LensMark::Start:
    case lens::LensMark::Goal:
    case lens::LensMark::Way:
        return theme.color(MapColor::Selection);
    case lens::LensMark::Lit:
    case lens::LensMark::Seen:
        return theme.color(MapColor::RegionLit);
    case lens::LensMark::Unlit:
    case lens::LensMark::Dark:
        return theme.color(MapColor::RegionUnlit);
    case lens::LensMark::Choke:
    case lens::LensMark::DeadEnd:
    case lens::LensMark::OddLight:
    case lens::LensMark::Asleep:
    case lens::LensMark::BreaksLevel:
        return theme.color(MapColor::Warning);
    case lens::LensMark::Contact:
    case lens::LensMark::Gate:
    case lens::LensMark::Closet:
    case lens::LensMark::Watcher:
    case lens::LensMark::Awake:
    case lens::LensMark::BreaksUpright:
        return theme.color(MapColor::Error);
    }
    std::unreachable();
}

QPolygonF diamond(const QRectF& in) {
    const QPointF middle = in.center();
    return {QPointF(middle.x(), in.top()), QPointF(in.right(), middle.y()), QPointF(middle.x(), in.bottom()),
            QPointF(in.left(), middle.y())};
}

// What lies below stays visible.
QColor shade(QColor ink) {
    ink.setAlphaF(0.45F);
    return ink;
}

void paintCross(QPainter& painter, const QRectF& in) {
    painter.drawLine(in.topLeft(), in.bottomRight());
    painter.drawLine(in.topRight(), in.bottomLeft());
}

} // namespace

void paintLensAxis(QPainter& painter, const Theme& theme, bool isUpright, const QLineF& line) {
    constexpr qreal thickness = 2;
    const auto breaks = isUpright ? lens::LensMark::BreaksUpright : lens::LensMark::BreaksLevel;
    painter.save();
    painter.setPen(QPen(inkOf(theme, breaks), thickness, Qt::DashLine));
    painter.drawLine(line);
    painter.restore();
}

void paintLensMark(QPainter& painter, const Theme& theme, lens::LensMark kind, const QRect& cell) {
    const qreal side = std::min(cell.width(), cell.height());
    QRectF inside(0, 0, side * 0.6, side * 0.6);
    inside.moveCenter(QRectF(cell).center());
    const QColor ink = inkOf(theme, kind);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, std::max(1.5, side / 10)));
    painter.setBrush(Qt::NoBrush);
    switch (kind) {
    case lens::LensMark::Start:
    case lens::LensMark::Asleep:
        painter.drawEllipse(inside);
        break;
    case lens::LensMark::Watcher:
    case lens::LensMark::Awake:
    case lens::LensMark::Goal:
        painter.drawEllipse(inside);
        painter.setBrush(ink);
        painter.drawEllipse(inside.center(), side * 0.12, side * 0.12);
        break;
    case lens::LensMark::Way:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(inside.center(), side * 0.15, side * 0.15);
        break;
    case lens::LensMark::Gate:
        painter.setBrush(ink);
        [[fallthrough]];
    case lens::LensMark::Choke:
        painter.drawPolygon(diamond(inside));
        break;
    case lens::LensMark::Contact:
        painter.drawEllipse(inside);
        [[fallthrough]];
    case lens::LensMark::DeadEnd:
        paintCross(painter, inside);
        break;
    case lens::LensMark::Closet:
    case lens::LensMark::BreaksUpright:
        painter.fillRect(cell, QBrush(ink, Qt::BDiagPattern));
        break;
    case lens::LensMark::BreaksLevel:
        painter.fillRect(cell, QBrush(ink, Qt::FDiagPattern));
        break;
    case lens::LensMark::OddLight:
        painter.drawRect(QRectF(cell).adjusted(1, 1, -1, -1));
        break;
    case lens::LensMark::Seen:
    case lens::LensMark::Lit:
    case lens::LensMark::Dark:
    case lens::LensMark::Unlit:
        painter.fillRect(cell, shade(ink));
        break;
    }
    painter.restore();
}

} // namespace levwright
