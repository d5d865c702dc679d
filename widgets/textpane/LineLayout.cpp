// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/LineLayout.h"

#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <climits>
#include <optional>

namespace levwright {
namespace {

// None: it has not been laid out, nor seen.
std::optional<qreal> heightOf(const QTextBlock& block) {
    const QTextLayout& layout = *block.layout();
    return layout.lineCount() > 0 ? std::optional(layout.boundingRect().height()) : std::nullopt;
}

} // namespace

// What was removed counts only where lines went with it, and Qt's layout looks at their number itself.
void LineLayout::documentChanged(int from, int /*charsRemoved*/, int charsAdded) {
    const int added = std::max(charsAdded, 1);
    if (!changedLine(document()->findBlock(from), from + added - 1))
        QPlainTextDocumentLayout::documentChanged(from, 0, added);
    m_blockCount = document()->blockCount();
}

bool LineLayout::changedLine(const QTextBlock& block, int last) {
    if (document()->blockCount() != m_blockCount || !block.isValid() || !block.contains(last))
        return false;
    const std::optional<qreal> before = heightOf(block);
    block.layout()->clearLayout();
    if (before)
        blockBoundingRect(block); // lays it out
    if (!before || heightOf(block) == before)
        Q_EMIT updateBlock(block);
    else
        Q_EMIT update(QRectF(0, 0, INT_MAX, INT_MAX)); // all below it moves
    return true;
}

} // namespace levwright
