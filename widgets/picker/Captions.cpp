// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/Captions.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace levwright {

QFont captionFont(QFont font) {
    constexpr qreal share = 0.85;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * share);
    return font;
}

int widthInTwoLines(const QString& words, const QFontMetricsF& text) {
    qreal least = text.horizontalAdvance(words);
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, words);
    for (qsizetype at = breaks.toNextBoundary(); at > 0 && at < words.size(); at = breaks.toNextBoundary())
        least = std::min(least, std::max(text.horizontalAdvance(words.left(at).trimmed()),
                                         text.horizontalAdvance(words.mid(at))));
    return int(std::ceil(least));
}

void beCaption(QStyleOptionViewItem& option, const QFont& font) {
    option.font = font;
    option.fontMetrics = QFontMetrics(font);
    option.decorationPosition = QStyleOptionViewItem::Top;
    option.decorationAlignment = Qt::AlignCenter;
    option.displayAlignment = Qt::AlignHCenter | Qt::AlignTop;
    option.features |= QStyleOptionViewItem::WrapText;
}

} // namespace levwright
