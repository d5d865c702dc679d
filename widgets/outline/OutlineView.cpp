// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlineView.h"

#include "core/diag/Diagnostic.h"
#include "widgets/outline/OutlineModel.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr int iconSize = 16;
constexpr int gap = 5;
constexpr int rowHeight = 22;

} // namespace

void OutlineDelegate::setTheme(const Theme& theme) {
    m_error = theme.icon(QStringLiteral("error"), MapColor::Error);
    m_warning = theme.icon(QStringLiteral("warning"), MapColor::Warning);
}

// The only column is as wide as the tree and its text is cut there, so the width does not matter.
QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
    return {0, std::max(option.fontMetrics.height() + 2, rowHeight)};
}

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    QRect rect = item.rect.adjusted(2, 0, -gap, 0);
    const QIcon::Mode mode = item.state.testFlag(QStyle::State_Selected) ? QIcon::Selected : QIcon::Normal;
    if (!item.icon.isNull())
        item.icon.paint(painter, QRect(rect.left(), rect.top(), iconSize, rect.height()), Qt::AlignCenter,
                        mode);
    rect.setLeft(rect.left() + iconSize + gap); // so that labels are aligned, with or without an icon
    const QVariant severity = index.data(OutlineModel::SeverityRole);
    if (severity.isValid() && !index.data(OutlineModel::BrokenRole).toBool()) {
        const QRect place(rect.right() - iconSize, rect.top(), iconSize, rect.height());
        (severity.toInt() == int(Severity::Error) ? m_error : m_warning)
            .paint(painter, place, Qt::AlignCenter, mode);
        rect.setRight(place.left() - gap);
    }
    paintWords(*painter, rect, item, index);
}

void OutlineDelegate::paintWords(QPainter& painter, QRect rect, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const {
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const auto ink = [&](QPalette::ColorRole role) {
        return option.palette.color(group, isSelected ? QPalette::HighlightedText : role);
    };
    const auto write = [&](const QString& text) {
        m_texts.draw(painter, rect, Qt::AlignLeft, text);
        rect.setLeft(rect.left() + m_texts.widthOf(text, option.font) + gap);
    };
    painter.setFont(option.font);
    painter.setPen(ink(QPalette::Text));
    write(option.text);
    const QString detail = index.data(OutlineModel::DetailRole).toString();
    if (rect.width() < 2 * gap || detail.isEmpty())
        return;
    painter.setPen(ink(QPalette::PlaceholderText));
    write(detail);
}

OutlineView::OutlineView(QWidget* parent) : QTreeView(parent) {
    setEditTriggers(NoEditTriggers); // renameWanted() asks for it
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setAutoExpandDelay(600);
}

// The menu key is for the row with the focus, wherever the pointer is.
void OutlineView::contextMenuEvent(QContextMenuEvent* event) {
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuWanted(isKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                            : event->globalPos());
}

void OutlineView::dropEvent(QDropEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    const DropIndicatorPosition place = dropIndicatorPosition();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    if (!index.isValid() || !event->mimeData()->hasFormat(OutlineModel::rowsFormat()))
        return event->ignore();
    const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
    using Where = ArrangePlace::Where;
    const Where where = place == AboveItem ? Where::Before : place == BelowItem ? Where::Behind : Where::Into;
    // Otherwise the view would remove the moved row, which the edit does.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    Q_EMIT dropped(index, where, copies ? Arranging::Copy : Arranging::Move);
}

void OutlineView::keyPressEvent(QKeyEvent* event) {
    const bool isUp = event->key() == Qt::Key_Up;
    if (event->modifiers() == Qt::AltModifier && (isUp || event->key() == Qt::Key_Down)) {
        Q_EMIT stepped(isUp ? -1 : 1);
        return;
    }
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) {
        Q_EMIT deletionWanted();
        return;
    }
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier) {
        Q_EMIT renameWanted();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT opened(currentIndex());
        return;
    }
    const QModelIndexList before = selectedIndexes();
    QTreeView::keyPressEvent(event);
    if (selectedIndexes() != before)
        Q_EMIT chosen();
}

void OutlineView::mouseReleaseEvent(QMouseEvent* event) {
    QTreeView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid())
        Q_EMIT chosen();
}

void OutlineView::mouseDoubleClickEvent(QMouseEvent* event) {
    QTreeView::mouseDoubleClickEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && !model()->hasChildren(index))
        Q_EMIT opened(index);
}

} // namespace levwright
