// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/ComparedMap.h"

#include "widgets/mapdrawing/ArrowStep.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr int margin = 4; // pixels around words

} // namespace

ComparedMap::ComparedMap(const QString& name, QWidget* parent)
    : QScrollArea(parent), m_sheet(new QWidget(this)) {
    setAccessibleName(name);
    setFocusPolicy(Qt::NoFocus);
    m_sheet->setAccessibleName(name);
    m_sheet->setFocusPolicy(Qt::StrongFocus);
    m_sheet->installEventFilter(this);
    setWidget(m_sheet);
    setWidgetResizable(true);
}

void ComparedMap::show(const QPixmap& picture, QSize cell) {
    m_words.clear();
    m_cellSize = cell;
    m_picture = picture;
    m_sheet->setMinimumSize(picture.size() / picture.devicePixelRatio());
    m_sheet->update();
}

void ComparedMap::showWords(const QString& words) {
    m_words = words;
    m_picture = {};
    m_selection.reset();
    m_end.reset();
    m_sheet->setMinimumSize(0, 0);
    m_sheet->update();
}

void ComparedMap::setSelection(const std::optional<Area>& cells) {
    m_selection = cells;
    if (cells && (!m_end || Area{m_anchor.x, m_anchor.y, m_end->x, m_end->y}.ordered() != *cells)) {
        m_anchor = {cells->x1, cells->y1};
        m_end = {cells->x2, cells->y2};
    }
    m_sheet->update();
}

void ComparedMap::makeVisible(Point cell) {
    // With what is around it, as far as there is room.
    ensureVisible(cell.x * m_cellSize.width() + m_cellSize.width() / 2,
                  cell.y * m_cellSize.height() + m_cellSize.height() / 2, viewport()->width() / 4,
                  viewport()->height() / 4);
}

void ComparedMap::describe(const QString& words) {
    m_sheet->setAccessibleDescription(words);
    QAccessibleEvent changed(m_sheet, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

bool ComparedMap::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_sheet)
        return QScrollArea::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Paint:
        paintSheet();
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove: {
        const auto& mouse = static_cast<QMouseEvent&>(*event);
        const auto cell = cellAt(mouse.position().toPoint());
        if (!cell || (mouse.buttons() & Qt::LeftButton) == 0)
            return false;
        const bool begins =
            event->type() == QEvent::MouseButtonPress && (mouse.modifiers() & Qt::ShiftModifier) == 0;
        select(begins ? *cell : m_anchor, *cell);
        return false;
    }
    case QEvent::KeyPress: {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const auto step = arrowStep(key.key());
        return step && moveBy(*step, (key.modifiers() & Qt::ShiftModifier) != 0);
    }
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        m_sheet->update();
        return false;
    default:
        return QScrollArea::eventFilter(watched, event);
    }
}

void ComparedMap::paintSheet() {
    QPainter painter(m_sheet);
    if (!m_words.isEmpty()) {
        painter.drawText(m_sheet->rect().adjusted(margin, margin, -margin, -margin), Qt::TextWordWrap,
                         m_words);
        return;
    }
    painter.drawPixmap(0, 0, m_picture);
    if (!m_selection)
        return;
    const QRect cells(
        QPoint(m_selection->x1 * m_cellSize.width(), m_selection->y1 * m_cellSize.height()),
        QSize(m_selection->width() * m_cellSize.width(), m_selection->height() * m_cellSize.height()));
    QColor color = palette().color(QPalette::Highlight);
    painter.setPen(QPen(color, m_sheet->hasFocus() ? 2 : 1));
    constexpr int tint = 60;
    color.setAlpha(tint);
    painter.setBrush(color);
    painter.drawRect(cells.adjusted(0, 0, -1, -1));
}

std::optional<Point> ComparedMap::cellAt(QPoint at) const {
    const QSize size = m_picture.size() / m_picture.devicePixelRatio();
    if (m_picture.isNull())
        return std::nullopt;
    return Point{std::clamp(at.x(), 0, size.width() - 1) / m_cellSize.width(),
                 std::clamp(at.y(), 0, size.height() - 1) / m_cellSize.height()};
}

bool ComparedMap::moveBy(Point step, bool extends) {
    if (m_picture.isNull())
        return false;
    const Point from = m_end.value_or(Point{-step.x, -step.y});
    const auto to = cellAt({(from.x + step.x) * m_cellSize.width(), (from.y + step.y) * m_cellSize.height()});
    select(extends && m_selection ? m_anchor : *to, *to);
    return true;
}

void ComparedMap::select(Point from, Point to) {
    m_anchor = from;
    m_end = to;
    makeVisible(to);
    Q_EMIT selected(Area{from.x, from.y, to.x, to.y}.ordered());
}

} // namespace levwright
