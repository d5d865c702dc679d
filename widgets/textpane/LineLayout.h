// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textpane/ShownLine.h"

#include <QHash>
#include <QPlainTextDocumentLayout>

namespace levwright {

// Paints the lines alone in which something has changed. Qt's own takes what was there before and what is
// there now together for the length of the change. Whenever a line gets other colours, which it reports as
// removed and added, that reaches into the next lines, and everything is laid out and painted anew. Of a line
// that has changed before, only what looks different. A line is also laid out once for each change, not once
// more to learn how high it was.
class LineLayout : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

Q_SIGNALS:
    // Between two places of the line, in pixels from its left, something looks different, and nothing else.
    void partChanged(const QTextBlock& block, qreal left, qreal right);

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    // False: it is not these lines alone that have changed.
    bool changedLines(const QTextBlock& first, const QTextBlock& last);
    void changedLine(const QTextBlock& block);
    std::optional<ShownLine> takeShown(const QTextBlock& block);
    void tellOf(const QTextBlock& block, const Columns& columns);

    int m_blockCount = 0;          // when it was told last
    QHash<int, ShownLine> m_shown; // by number: lines that have changed since there were fewer or more
};

} // namespace levwright
