// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonLegend.h"

#include "widgets/dungeonview/DungeonPainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace levwright {
namespace {

constexpr int rowHeight = 25;
constexpr int signWidth = 46;
constexpr int margin = 10;

enum Sign { Possible, Sometimes, Rolled, Stairs, OneWay, Portal, Chain, NoFile, Letters, SignCount };

QString meaningOf(int sign) {
    switch (sign) {
    case Possible:
        return DungeonLegend::tr("Depths that a level may have");
    case Sometimes:
        return DungeonLegend::tr("… if there are fewer levels");
    case Rolled:
        return DungeonLegend::tr("Its place in this roll");
    case Stairs:
        return DungeonLegend::tr("Stairs");
    case OneWay:
        return DungeonLegend::tr("One-way stairs");
    case Portal:
        return DungeonLegend::tr("Portal");
    case Chain:
        return DungeonLegend::tr("Counts from that level");
    case NoFile:
        return DungeonLegend::tr("No file in this folder contains it");
    default:
        return DungeonLegend::tr("Lawful, neutral, chaotic");
    }
}

} // namespace

DungeonLegend::DungeonLegend(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setObjectName(QStringLiteral("dungeonLegend"));
    setAccessibleName(tr("Legend"));
    setTheme(theme);
}

void DungeonLegend::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    update();
}

QSize DungeonLegend::sizeHint() const {
    int widest = 0;
    for (int sign = 0; sign < SignCount; ++sign)
        widest = std::max(widest, fontMetrics().horizontalAdvance(meaningOf(sign)));
    return {signWidth + widest + 3 * margin, SignCount * rowHeight + 2 * margin};
}

void DungeonLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    for (int sign = 0; sign < SignCount; ++sign) {
        const QRect row(margin, margin + sign * rowHeight, width() - 2 * margin, rowHeight);
        paintSign(painter, sign, QRect(row.left(), row.top(), signWidth - margin, row.height()));
        painter.setPen(palette().color(QPalette::Text));
        const QRect words = row.adjusted(signWidth, 0, 0, 0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(meaningOf(sign), Qt::ElideRight, words.width()));
    }
}

void DungeonLegend::paintSign(QPainter& painter, int sign, const QRect& place) const {
    constexpr int blue = 4;
    const QColor color = m_theme.glyph(blue);
    const auto alpha = [&](double value) {
        QColor faded = color;
        faded.setAlphaF(float(value));
        return faded;
    };
    const QPoint center = place.center();
    const QRect bar(center.x() - 5, place.top() + 3, 9, place.height() - 6);
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
    case Possible:
    case Sometimes:
        painter.setPen(QPen(alpha(0.7), 1));
        painter.setBrush(alpha(sign == Possible ? 0.42 : 0.10));
        painter.drawRoundedRect(QRectF(bar), 3, 3);
        break;
    case Rolled:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(QPolygon(
            {center + QPoint(0, -7), center + QPoint(7, 0), center + QPoint(0, 7), center + QPoint(-7, 0)}));
        break;
    case Stairs:
    case OneWay:
    case Portal:
        painter.setPen(connectionPen(sign == Stairs   ? BranchType::stair
                                     : sign == OneWay ? BranchType::noUp
                                                      : BranchType::portal,
                                     color));
        painter.drawLine(place.left(), center.y(), place.right(), center.y());
        break;
    case Chain: {
        painter.setPen(QPen(m_theme.color(MapColor::RulerText), 1.2));
        QPainterPath path(QPointF(center.x() - 4, place.top() + 5));
        path.cubicTo(center.x() + 8, place.top() + 5, center.x() + 8, place.bottom() - 5, center.x() - 4,
                     place.bottom() - 5);
        painter.drawPath(path);
        break;
    }
    case NoFile:
        painter.setPen(QPen(m_theme.color(MapColor::Warning), 1.4, Qt::DotLine));
        painter.drawLine(place.left() + 4, center.y() + 4, place.right() - 4, center.y() + 4);
        break;
    default: {
        const DungeonPainter colors(m_theme);
        const std::pair<QString, std::uint32_t> letters[] = {{QStringLiteral("L"), DungeonFlag::lawful},
                                                             {QStringLiteral("N"), DungeonFlag::neutral},
                                                             {QStringLiteral("C"), DungeonFlag::chaotic}};
        int x = place.left();
        for (const auto& [letter, flag] : letters) {
            painter.setPen(colors.alignmentColor(flag));
            painter.drawText(QRect(x, place.top(), place.width() / 3, place.height()), Qt::AlignCenter,
                             letter);
            x += place.width() / 3;
        }
    }
    }
}

} // namespace levwright
