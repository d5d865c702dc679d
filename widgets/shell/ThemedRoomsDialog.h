// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/ThemedRoomsModel.h"

#include <QDialog>

class QLabel;
class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

namespace levwright {

// The themed rooms of a document in a table, with how often each is chosen. A click goes to the room; values
// are changed in their cells.
class ThemedRoomsDialog : public QDialog {
    Q_OBJECT

public:
    // The session must outlive the dialog or close it.
    ThemedRoomsDialog(Session& session, QWidget* parent);

    const Session& session() const { return m_session; }

Q_SIGNALS:
    // The user went to a room, so its document is to come to the front.
    void went();

private:
    void build();
    void makeTable();
    void goTo(const QModelIndex& shown);
    void followSelection();
    void count();

    Session& m_session;
    ThemedRoomsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QSpinBox* m_difficulty;
    QLabel* m_count;
};

} // namespace levwright
