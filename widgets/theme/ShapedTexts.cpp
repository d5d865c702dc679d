// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/ShapedTexts.h"

#include <QFontMetrics>

#include <algorithm>

namespace levwright {
namespace {

QString onOneLine(QString text) {
    const auto isControl = [](QChar c) { return c < u' ' || c == QChar::LineSeparator; };
    std::ranges::replace_if(text, isControl, QChar(u' '));
    return text;
}

} // namespace

int ShapedTexts::widthOf(const QString& text, const QFont& font) {
    use(font, m_direction);
    return whole(text).width;
}

void ShapedTexts::draw(QPainter& painter, QRect rect, Qt::AlignmentFlag side, const QString& text) {
    use(painter.font(), painter.layoutDirection());
    const Shaped& shaped = fitting(text, rect.width());
    const qreal left =
        side == Qt::AlignRight ? rect.left() + rect.width() - shaped.exactWidth : qreal(rect.left());
    const int top = rect.top() + rect.height() / 2 - painter.fontMetrics().height() / 2;
    painter.drawStaticText(QPointF(left, top), shaped.text);
}

void ShapedTexts::use(const QFont& font, Qt::LayoutDirection direction) {
    if (font == m_font && direction == m_direction)
        return;
    m_font = font;
    m_direction = direction;
    m_whole.clear();
    m_cut.clear();
}

ShapedTexts::Shaped* ShapedTexts::shaped(const QString& line) const {
    const qreal width = QFontMetricsF(m_font).horizontalAdvance(line);
    auto* made = new Shaped{QStaticText(line), width, qRound(width)};
    made->text.setTextFormat(Qt::PlainText);
    QTextOption option;
    option.setTextDirection(m_direction);
    option.setWrapMode(QTextOption::NoWrap);
    made->text.setTextOption(option);
    return made;
}

const ShapedTexts::Shaped& ShapedTexts::whole(const QString& text) {
    if (const Shaped* known = m_whole.object(text))
        return *known;
    Shaped* made = shaped(onOneLine(text));
    m_whole.insert(text, made);
    return *made;
}

const ShapedTexts::Shaped& ShapedTexts::fitting(const QString& text, int room) {
    const Shaped& all = whole(text);
    if (all.width <= room)
        return all;
    const Cut cut{text, room};
    if (const Shaped* known = m_cut.object(cut))
        return *known;
    Shaped* made = shaped(QFontMetrics(m_font).elidedText(onOneLine(text), Qt::ElideRight, room));
    m_cut.insert(cut, made);
    return *made;
}

} // namespace levwright
