// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/WrappedLabel.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace levwright {
namespace {

// In UTF-16 units. Nobody reads more here, and wrapping a word takes time quadratic in its length.
constexpr qsizetype longest = 2000;

} // namespace

WrappedLabel::WrappedLabel(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::Label);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void WrappedLabel::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    shape();
    if (heightForWidth(width()) != height())
        updateGeometry();
    update();
}

void WrappedLabel::shape() {
    QString lines = m_text.size() <= longest ? m_text : m_text.left(longest) + u'…';
    lines.replace(u'\n', QChar::LineSeparator);
    m_layout.setText(lines);
    m_layout.setFont(font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(layoutDirection());
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_brokenAt = -1;
}

QSize WrappedLabel::sizeHint() const {
    const int usual = fontMetrics().averageCharWidth() * 30;
    return {usual, heightForWidth(width() > 0 ? width() : usual)};
}

int WrappedLabel::heightForWidth(int width) const {
    if (width == m_brokenAt)
        return m_height;
    m_brokenAt = width;
    qreal y = 0;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    m_layout.endLayout();
    return m_height = std::max(int(std::ceil(y)), lineHeight());
}

void WrappedLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    heightForWidth(width());
    m_layout.draw(&painter, {});
}

void WrappedLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        shape();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace levwright
