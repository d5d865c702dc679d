// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/LineLayout.h"

#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <climits>
#include <optional>

namespace levwright {
namespace {

// Empty if the block has not been laid out, so it was not visible.
std::optional<qreal> heightOf(const QTextBlock& block) {
    const QTextLayout& layout = *block.layout();
    return layout.lineCount() > 0 ? std::optional(layout.boundingRect().height()) : std::nullopt;
}

} // namespace

// Removed text counts only if lines were removed with it, and Qt's layout checks the number of lines itself.
void LineLayout::documentChanged(int from, int /*charsRemoved*/, int charsAdded) {
    const int added = std::max(charsAdded, 1);
    if (!changedLines(document()->findBlock(from), document()->findBlock(from + added - 1))) {
        m_shown.clear();
        QPlainTextDocumentLayout::documentChanged(from, 0, added);
    }
    m_blockCount = document()->blockCount();
}

void LineLayout::showOtherLines() {
    m_shown.clear();
    requestUpdate();
    Q_EMIT documentSizeChanged(documentSize());
}

bool LineLayout::changedLines(const QTextBlock& first, const QTextBlock& last) {
    constexpr int most = 100; // more lines reach far out of view
    if (document()->blockCount() != m_blockCount || !first.isValid() || !last.isValid() ||
        last.blockNumber() - first.blockNumber() >= most)
        return false;
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next())
        changedLine(block);
    return true;
}

// The receiver of a whole line lays it out if it is visible. Those are the lines that keep their glyphs.
void LineLayout::changedLine(const QTextBlock& block) {
    const std::optional<ShownLine> before = takeShown(block);
    const std::optional<qreal> height = before ? before->height : heightOf(block);
    block.layout()->clearLayout();
    if (height)
        blockBoundingRect(block); // lays it out
    const bool isAsHigh = !height || heightOf(block) == height;
    const std::optional<Columns> differing =
        before && isAsHigh ? differingColumns(*before, ShownLine::of(block)) : std::nullopt;
    if (differing)
        tellOf(block, *differing);
    else if (isAsHigh)
        Q_EMIT updateBlock(block);
    else
        Q_EMIT update(QRectF(0, 0, INT_MAX, INT_MAX)); // everything below moves
    if (block.layout()->cacheEnabled() && heightOf(block))
        m_shown.insert(block.blockNumber(), ShownLine::of(block));
}

std::optional<ShownLine> LineLayout::takeShown(const QTextBlock& block) {
    constexpr qsizetype most = 256; // more lines than are ever visible
    if (m_shown.size() >= most)
        m_shown.clear();
    const auto found = m_shown.find(block.blockNumber());
    if (found == m_shown.end() || !block.layout()->cacheEnabled())
        return std::nullopt;
    ShownLine shown = std::move(*found);
    m_shown.erase(found);
    return shown;
}

void LineLayout::tellOf(const QTextBlock& block, const Columns& columns) {
    const QTextLine line = block.layout()->lineAt(0);
    if (columns.begin < columns.end)
        Q_EMIT partChanged(block, line.cursorToX(columns.begin), line.cursorToX(columns.end));
}

} // namespace levwright
