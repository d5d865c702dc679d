// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/MarkedScrollBar.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

constexpr int markHeight = 3;
constexpr int markGap = 3;

} // namespace

void MarkedScrollBar::setMarks(std::vector<Mark> marks, int lines) {
    if (marks == m_marks && lines == m_lines)
        return;
    m_marks = std::move(marks);
    m_lines = lines;
    update();
}

QRect MarkedScrollBar::groove() const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarGroove, this);
}

QRect MarkedScrollBar::placeOf(int line, const QRect& all) const {
    const int top = all.top() + int(qint64(all.height() - markHeight) * line / std::max(1, m_lines - 1));
    return {all.left() + markGap, top, all.width() - 2 * markGap, markHeight};
}

void MarkedScrollBar::paintEvent(QPaintEvent* event) {
    QScrollBar::paintEvent(event);
    QPainter painter(this);
    const QRect all = groove();
    QRect last;
    QColor lastColor;
    for (const Mark& mark : m_marks) {
        const QRect place = placeOf(mark.line, all);
        if (place == last && mark.color == lastColor)
            continue; // thousands of lines share a few pixels
        painter.fillRect(place, mark.color);
        last = place;
        lastColor = mark.color;
    }
}

// The last mark is on top.
void MarkedScrollBar::mousePressEvent(QMouseEvent* event) {
    const QPoint place = event->position().toPoint();
    const QRect all = groove();
    const auto isHit = [&](const Mark& mark) {
        return placeOf(mark.line, all).adjusted(-markGap, -1, markGap, 1).contains(place);
    };
    const auto hit = std::ranges::find_if(m_marks.rbegin(), m_marks.rend(), isHit);
    if (event->button() == Qt::LeftButton && hit != m_marks.rend())
        Q_EMIT lineWanted(hit->line);
    else
        QScrollBar::mousePressEvent(event);
}

} // namespace levwright
