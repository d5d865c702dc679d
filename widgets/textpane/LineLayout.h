// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextDocumentLayout>

namespace levwright {

// Paints the line alone in which something has changed. Qt's own takes what was there before and what is
// there now together for the length of the change. Whenever a line gets other colours, which it reports as
// removed and added, that reaches into the next lines, and everything is laid out and painted anew. A line is
// also laid out once for each change, not once more to learn how high it was.
class LineLayout : public QPlainTextDocumentLayout {
    Q_OBJECT

public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

protected:
    void documentChanged(int from, int charsRemoved, int charsAdded) override;

private:
    // False: it is not this line alone that has changed. last: the place of the last character that has.
    bool changedLine(const QTextBlock& block, int last);

    int m_blockCount = 0; // when it was told last
};

} // namespace levwright
