// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/textpane/LineLayout.h"

#include <algorithm>

namespace levwright {

// What was removed counts only where lines went with it, and Qt's layout looks at their number itself.
void LineLayout::documentChanged(int from, int /*charsRemoved*/, int charsAdded) {
    QPlainTextDocumentLayout::documentChanged(from, 0, std::max(charsAdded, 1));
}

} // namespace levwright
