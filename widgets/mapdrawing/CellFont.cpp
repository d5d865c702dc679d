// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/CellFont.h"

#include <QFontDatabase>
#include <QFontMetricsF>

namespace levwright {

QFont cellFont(const Theme& theme, QSize cell, QFont::Weight weight) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!theme.mapFont().isEmpty())
        font.setFamily(theme.mapFont());
    font.setStyleHint(QFont::Monospace);
    font.setWeight(weight);
    font.setPixelSize(100);
    // Fixed-pitch letters are about 0.6 times as wide as their size. The metrics of the actual font give the
    // exact ratio.
    const QFontMetricsF metrics(font);
    const qreal widest = cell.width() * 100.0 / qMax(1.0, metrics.horizontalAdvance(QLatin1Char('M')));
    const qreal highest = cell.height() * 0.86;
    font.setPixelSize(qMax(5, qRound(qMin(widest, highest))));
    return font;
}

QPointF cellBaseline(const QFont& font, QRect cell, QChar character) {
    const QFontMetricsF metrics(font);
    const qreal x = cell.x() + (cell.width() - metrics.horizontalAdvance(character)) / 2;
    const qreal y = cell.y() + (cell.height() + metrics.capHeight()) / 2;
    return {qreal(qRound(x)), qreal(qRound(y))};
}

QChar printable(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    const bool control = code < 0x20 || (code >= 0x7f && code < 0xa0);
    return control ? QChar(QChar::ReplacementCharacter) : QChar(QLatin1Char(byte));
}

} // namespace levwright
