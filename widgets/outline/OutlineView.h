// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Arrangement.h"
#include "widgets/theme/ShapedTexts.h"
#include "widgets/theme/Theme.h"

#include <QStyledItemDelegate>
#include <QTreeView>

namespace levwright {

// Draws a row: the icon, the label, the detail in a fainter colour, and a mark at the right edge if something
// below is wrong.
class OutlineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    OutlineDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent) { setTheme(theme); }

    void setTheme(const Theme& theme);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintWords(QPainter& painter, QRect rect, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    QIcon m_error;
    QIcon m_warning;
    mutable ShapedTexts m_texts;
};

// A tree that distinguishes choices of the user from changes by the program.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    explicit OutlineView(QWidget* parent = nullptr);

Q_SIGNALS:
    // The user changed the current row or the selection, with the mouse or a navigation key.
    void chosen();
    // The user wants to work on the row (Enter or double click).
    void opened(const QModelIndex& index);
    // The selection is to be moved by one row among its siblings (-1 up, 1 down), or deleted.
    void stepped(int by);
    void deletionWanted();
    // The current row is to be renamed.
    void renameWanted();
    // place: on the screen.
    void menuWanted(const QPoint& place);
    // Dragged rows were dropped on the row, above or below it.
    void dropped(const QModelIndex& index, levwright::ArrangePlace::Where where, levwright::Arranging how);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

} // namespace levwright
