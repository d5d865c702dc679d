// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/WrappedLabel.h"

#include <QEvent>

namespace levwright {

int WrappedLabel::heightForWidth(int width) const {
    constexpr qsizetype most = 64; // widths, while the panel is made wider
    if (m_measured != text() || m_heights.size() >= most) {
        m_measured = text();
        m_heights.clear();
    }
    auto found = m_heights.find(width);
    if (found == m_heights.end())
        found = m_heights.insert(width, QLabel::heightForWidth(width));
    return *found;
}

void WrappedLabel::changeEvent(QEvent* event) {
    m_heights.clear(); // of another font or style
    QLabel::changeEvent(event);
}

} // namespace levwright
