// SPDX-License-Identifier: GPL-3.0-or-later
// Characters drawn into map cells: the desktop's fixed-pitch font at the size that fits.
#pragma once

#include <QFont>
#include <QPainter>

namespace levwright {

// cell in the painter's own units
QFont cellFont(QSize cell, QFont::Weight weight);

// Where text() has to start so that a capital letter stands in the middle of the cell.
QPointF cellBaseline(const QFont& font, QRect cell, QChar character);

// One of the game's bytes as a character: bytes that do not print become a replacement sign.
QChar printable(char byte);

} // namespace levwright
