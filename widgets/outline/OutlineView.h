// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Arrangement.h"
#include "widgets/theme/ShapedTexts.h"
#include "widgets/theme/Theme.h"

#include <QStyledItemDelegate>
#include <QTreeView>

namespace levwright {

// Draws a row: icon, label, detail in a softer colour, and at the right edge a mark if something is wrong
// below.
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

// A tree that tells what the user chooses from what the program does.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    explicit OutlineView(QWidget* parent = nullptr);

Q_SIGNALS:
    // With the mouse or with a key that moves: the current row, and which are selected with it, may differ.
    void chosen();
    // And wants to work on it: Enter or a double click.
    void opened(const QModelIndex& index);
    // What is selected is to go: a row up or down among its like (-1, 1), or away.
    void stepped(int by);
    void deletionWanted();
    // The current row is to be called otherwise.
    void renameWanted();
    // At a place of the screen.
    void menuWanted(const QPoint& place);
    // What is dragged was let go over the row, or above or below it.
    void dropped(const QModelIndex& index, levwright::ArrangePlace::Where where, levwright::Arranging how);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

} // namespace levwright
