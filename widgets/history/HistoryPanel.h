// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QListView;

namespace levwright {

class HistoryModel;

// Lists the steps that can be undone and redone; a click goes to that state.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    HistoryPanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Whether the panel is visible. A widget in a tab behind others cannot tell.
    void setActive(bool active);
    // The number of undo steps in a line; empty if there are none.
    QString line() const;

private:
    void update();
    void goTo(const QModelIndex& step);

    Session& m_session;
    HistoryModel* m_model;
    QListView* m_list;
    bool m_isActive = false;
};

} // namespace levwright
