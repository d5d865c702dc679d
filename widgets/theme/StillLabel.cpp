// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/StillLabel.h"

#include <QPainter>
#include <QStaticText>

#include <utility>

namespace levwright {

StillLabel::StillLabel(QString sample, QWidget* parent) : QWidget(parent), m_sample(std::move(sample)) {
    setSizePolicy(m_sample.isEmpty() ? QSizePolicy::Ignored : QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAutoFillBackground(true); // so that a new text does not repaint what is below
}

void StillLabel::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    update();
}

QSize StillLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(m_sample), fontMetrics().height()};
}

void StillLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QStaticText shaped(m_text); // shaped once for measuring and painting
    shaped.setTextFormat(Qt::PlainText);
    shaped.prepare({}, font());
    if (shaped.size().width() > width())
        shaped.setText(fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
    painter.drawStaticText(0, (height() - fontMetrics().height()) / 2, shaped);
}

} // namespace levwright
