// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QListView;

namespace levwright {

class HistoryModel;

// The steps that can be undone and redone, by name; a click goes there.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    HistoryPanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Whether it is in sight, which a widget in a tab behind others does not know of itself.
    void setActive(bool active);
    // How much there is to undo, in a line; empty for nothing.
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
