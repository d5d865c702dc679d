// SPDX-License-Identifier: GPL-3.0-or-later
// Characters drawn into map cells: the theme's font, or the desktop's fixed-pitch one, at the size that fits.
#pragma once

#include "widgets/theme/Theme.h"

#include <QFont>
#include <QPainter>

namespace levwright {

// cell: in the painter's units
QFont cellFont(const Theme& theme, QSize cell, QFont::Weight weight);

// The start of the baseline that puts a capital letter in the middle of the cell.
QPointF cellBaseline(const QFont& font, QRect cell, QChar character);

// One byte of the game's text as a character. Unprintable bytes become a replacement character.
QChar printable(char byte);

} // namespace levwright
