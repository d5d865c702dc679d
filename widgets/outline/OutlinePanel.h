// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QMenu>
#include <QModelIndex>
#include <QWidget>

class QLineEdit;

namespace levwright {

class OutlineDelegate;
class OutlineModel;
class OutlineView;

// The contents of the file as a tree: levels, parts and rooms, and statements by kind.
class OutlinePanel : public QWidget {
    Q_OBJECT

public:
    OutlinePanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

Q_SIGNALS:
    // The user wants to work on the statement that has just been selected.
    void activated();
    // The statements, including what they open and contain.
    void deletionWanted(const std::vector<levwright::StatementRef>& statements);
    // The menu for the level of a themed room is about to open; others may add to it.
    void themedMenuOpens(QMenu& menu, std::size_t level);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void startAnew();
    void update();
    void follow();
    void filter(const QString& text);
    void unfoldCurrentLevel();
    void select();
    // The selected statements, the current one first.
    std::vector<StatementRef> selected() const;
    // The rows of the selected statements in order, if all have the same parent; otherwise empty.
    QModelIndexList siblings() const;
    void step(int by);
    void drop(const QModelIndex& index, ArrangePlace::Where where, Arranging how);
    void duplicate();
    void beginRename();
    void rename(const StatementRef& statement, const QString& name);
    void arrange(const StatementRef& beside, ArrangePlace::Where where, Arranging how);
    void showMenu(const QPoint& place);

    Session& m_session;
    OutlineModel* m_model;
    OutlineView* m_tree;
    OutlineDelegate* m_delegate;
    QLineEdit* m_filter;
};

} // namespace levwright
