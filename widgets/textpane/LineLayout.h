// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/textpane/ShownLine.h"

#include <QHash>
#include <QPlainTextDocumentLayout>

namespace levwright {

// Repaints only lines that have changed. Qt's own layout takes the old and the new text together for the
// length of a change. A line that only gets other colours is reported as removed and added, so that length
// reaches into the next lines, and everything is laid out and painted again. Of a line that has changed
// before, this layout repaints only what looks different. It also lays out a line once per change, not a
// second time to learn its old height.
class LineLayout : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    // Others are visible now.
    void showOtherLines();

Q_SIGNALS:
    // Only the part of the line between two places looks different; they are in pixels from its left.
    void partChanged(const QTextBlock& block, qreal left, qreal right);

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    // False if more than these lines have changed.
    bool changedLines(const QTextBlock& first, const QTextBlock& last);
    void changedLine(const QTextBlock& block);
    std::optional<ShownLine> takeShown(const QTextBlock& block);
    void tellOf(const QTextBlock& block, const Columns& columns);

    int m_blockCount = 0;          // when it was reported last
    QHash<int, ShownLine> m_shown; // by line number: lines changed since the number of lines changed
};

} // namespace levwright
