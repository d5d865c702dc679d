// SPDX-License-Identifier: GPL-3.0-or-later
// Names below pictures: small, and in two lines.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QString>
#include <QStyleOptionViewItem>

namespace levwright {

QFont captionFont(QFont font);

constexpr int captionLines = 2;
// The least width in which the words take no more than two lines.
int widthInTwoLines(const QString& words, const QFontMetricsF& text);

// Puts the picture above, and the words below it in as many lines as there is room for. What does not fit
// ends in “…”.
void beCaption(QStyleOptionViewItem& option, const QFont& font);

} // namespace levwright
