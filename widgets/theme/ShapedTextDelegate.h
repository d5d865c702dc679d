// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/ShapedTexts.h"

#include <QStyledItemDelegate>

namespace levwright {

// Draws an icon and a line of text at the left or the right like Qt's own delegate, but without shaping the
// text each time.
class ShapedTextDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    mutable ShapedTexts m_texts;
};

} // namespace levwright
