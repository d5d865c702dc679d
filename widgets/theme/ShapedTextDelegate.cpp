// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/ShapedTextDelegate.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace levwright {
namespace {

// The same rectangle as in QCommonStyle's layout of an item.
QRect textRectOf(const QStyleOptionViewItem& item, const QStyle& style) {
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
    const bool hasIcon = item.features.testFlag(QStyleOptionViewItem::HasDecoration);
    const int icon = hasIcon ? item.decorationSize.width() + 2 * margin : 0;
    return QStyle::visualRect(item.direction, item.rect, item.rect.adjusted(icon + margin, 0, -margin, 0));
}

QColor inkOf(const QStyleOptionViewItem& item) {
    const QPalette::ColorGroup group = !item.state.testFlag(QStyle::State_Enabled) ? QPalette::Disabled
                                       : item.state.testFlag(QStyle::State_Active) ? QPalette::Active
                                                                                   : QPalette::Inactive;
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    return item.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text);
}

} // namespace

void ShapedTextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle& style = item.widget != nullptr ? *item.widget->style() : *QApplication::style();
    const QString text = std::exchange(item.text, {});
    style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setFont(item.font);
    painter->setPen(inkOf(item));
    painter->setLayoutDirection(item.direction);
    const Qt::Alignment alignment = QStyle::visualAlignment(item.direction, item.displayAlignment);
    m_texts.draw(*painter, textRectOf(item, style),
                 alignment.testFlag(Qt::AlignRight) ? Qt::AlignRight : Qt::AlignLeft, text);
    painter->restore();
}

} // namespace levwright
