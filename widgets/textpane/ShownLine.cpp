// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/ShownLine.h"

#include <QTextBlock>

#include <algorithm>
#include <vector>

namespace levwright {
namespace {

// One format for each column; null if it has none.
std::vector<const QTextCharFormat*> formatsOf(const ShownLine& line) {
    std::vector<const QTextCharFormat*> formats(std::size_t(line.text.size()));
    for (const QTextLayout::FormatRange& range : line.formats) {
        const qsizetype end = std::min<qsizetype>(range.start + range.length, line.text.size());
        for (qsizetype column = range.start; column < end; ++column)
            formats[std::size_t(column)] = &range.format;
    }
    return formats;
}

bool isSame(const QTextCharFormat* a, const QTextCharFormat* b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

} // namespace

ShownLine ShownLine::of(const QTextBlock& block) {
    const QTextLayout& layout = *block.layout();
    const qreal width = layout.lineCount() > 0 ? layout.lineAt(0).naturalTextWidth() : 0;
    return {block.text(), layout.formats(), width, layout.boundingRect().height()};
}

std::optional<Columns> differingColumns(const ShownLine& before, const ShownLine& after) {
    const bool keepsPlaces = before.text.size() == after.text.size() && before.width == after.width &&
                             !before.text.contains(u'\t') && !after.text.contains(u'\t');
    if (!keepsPlaces)
        return std::nullopt;
    const std::vector<const QTextCharFormat*> formatsBefore = formatsOf(before);
    const std::vector<const QTextCharFormat*> formatsAfter = formatsOf(after);
    const auto differs = [&](int column) {
        const auto at = std::size_t(column);
        return before.text[column] != after.text[column] || !isSame(formatsBefore[at], formatsAfter[at]);
    };
    Columns columns{0, int(after.text.size())};
    while (columns.begin < columns.end && !differs(columns.begin))
        ++columns.begin;
    while (columns.begin < columns.end && !differs(columns.end - 1))
        --columns.end;
    return columns;
}

} // namespace levwright
