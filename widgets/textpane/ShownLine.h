// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QTextLayout>

#include <optional>

class QTextBlock;

namespace levwright {

// Columns from begin up to end, as places in a line's text.
struct Columns {
    int begin = 0;
    int end = 0;
};

// The looks of a laid-out line, to find out later which of its columns look different.
struct ShownLine {
    static ShownLine of(const QTextBlock& block);

    QString text;
    QList<QTextLayout::FormatRange> formats;
    qreal width = 0;
    qreal height = 0;
};

// Empty if other columns may have moved, too.
std::optional<Columns> differingColumns(const ShownLine& before, const ShownLine& after);

} // namespace levwright
