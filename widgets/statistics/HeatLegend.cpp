// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/HeatLegend.h"

#include "widgets/statistics/StatisticsReport.h"
#include "widgets/theme/HeatBar.h"

#include <QPainter>

namespace levwright {
namespace {

constexpr int barWidth = 90;
constexpr int barHeight = 10;
constexpr int gap = 5;
constexpr int inset = 6;

QString lowest() {
    return percentText(0.0);
}

} // namespace

HeatLegend::HeatLegend(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setObjectName(QStringLiteral("statistics.legend"));
    setToolTip(tr("The share of rolls in which the selected statement puts something on a cell"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setContentsMargins(inset, 2, inset, 2);
}

void HeatLegend::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void HeatLegend::setHighest(double share) {
    m_highest = percentText(share);
    setAccessibleName(tr("Colours from %1 to %2 of the rolls").arg(lowest(), m_highest));
    updateGeometry();
    update();
}

QSize HeatLegend::sizeHint() const {
    const QFontMetrics metrics(font());
    const QSize content(metrics.horizontalAdvance(lowest()) + gap + barWidth + gap +
                            metrics.horizontalAdvance(m_highest),
                        metrics.height());
    return content.grownBy(contentsMargins());
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const int left = inset + fontMetrics().horizontalAdvance(lowest()) + gap;
    const int top = (height() - barHeight) / 2;
    paintHeatBar(painter, m_theme, {left, top, barWidth, barHeight});
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, lowest());
    painter.drawText(contentsRect(), Qt::AlignRight | Qt::AlignVCenter, m_highest);
}

} // namespace levwright
