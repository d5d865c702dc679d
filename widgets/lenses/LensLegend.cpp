// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lenses/LensLegend.h"

#include "widgets/lenses/LensMarks.h"
#include "widgets/session/TextCodec.h"
#include "widgets/theme/HeatBar.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr int barHeight = 10;
constexpr int barWidth = 150;
constexpr int gap = 6;

} // namespace

LensLegend::LensLegend(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    setObjectName(QStringLiteral("lens.legend"));
}

void LensLegend::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void LensLegend::setPicture(std::shared_ptr<const LensPicture> picture) {
    m_picture = std::move(picture);
    const QStringList all = m_picture ? QStringList(numbers()) + signWords() : QStringList();
    setAccessibleName(tr("Legend: %1").arg(all.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

QString LensLegend::numbers() const {
    return tr("%1, 0 to %2")
        .arg(decodeLine(lens::numbersLabelOf(m_picture->kind())),
             QLocale().toString(m_picture->highest(), 'f', 0));
}

QStringList LensLegend::signWords() const {
    QStringList all;
    for (const auto& [kind, cells] : m_picture->marks())
        all << decodeLine(lens::labelOf(kind));
    for (const auto& [isUpright, words] : axisWords())
        all << words;
    return all;
}

std::vector<std::pair<bool, QString>> LensLegend::axisWords() const {
    const std::vector<lens::MirrorAxis> axes = m_picture->axes();
    std::vector<std::pair<bool, QString>> all;
    for (const bool isUpright : {true, false}) {
        if (std::ranges::contains(axes, isUpright, &lens::MirrorAxis::isUpright))
            all.emplace_back(isUpright, isUpright ? tr("upright axis") : tr("level axis"));
    }
    return all;
}

QSize LensLegend::sizeHint() const {
    if (!m_picture)
        return {barWidth, 0};
    const int line = fontMetrics().height() + 2;
    int width = std::max(barWidth, fontMetrics().horizontalAdvance(numbers()));
    const QStringList signs = signWords();
    for (const QString& each : signs)
        width = std::max(width, line + gap + fontMetrics().horizontalAdvance(each));
    return {width + 2 * gap, line * int(signs.size() + 1) + barHeight + 3 * gap};
}

void LensLegend::paintEvent(QPaintEvent* /*event*/) {
    if (!m_picture)
        return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const int line = fontMetrics().height() + 2;
    int top = gap;
    paintHeatBar(painter, m_theme, {gap, top, barWidth, barHeight});
    top += barHeight + gap;
    painter.drawText(QRect(gap, top, width(), line), Qt::AlignLeft | Qt::AlignVCenter, numbers());
    top += line;
    for (const auto& [kind, cells] : m_picture->marks()) {
        paintLensMark(painter, m_theme, kind, {gap, top, line, line});
        painter.drawText(QRect(gap + line + gap, top, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         decodeLine(lens::labelOf(kind)));
        top += line;
    }
    for (const auto& [isUpright, words] : axisWords()) {
        const QRectF sign(gap, top, line, line);
        paintLensAxis(painter, m_theme, isUpright,
                      isUpright ? QLineF(sign.center().x(), sign.top(), sign.center().x(), sign.bottom())
                                : QLineF(sign.left(), sign.center().y(), sign.right(), sign.center().y()));
        painter.drawText(QRect(gap + line + gap, top, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         words);
        top += line;
    }
}

} // namespace levwright
