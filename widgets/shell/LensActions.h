// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/pages/PanelDocks.h"

#include <QMetaObject>
#include <QObject>

namespace levwright {

// The commands that put a lens over the active map. Choosing the lens that is shown takes it away.
class LensActions : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    LensActions(PageTabs& tabs, PanelDocks& docks, ActionTable& actions, QObject* parent);

private:
    void showPage(EditorPage& page);
    void check(const EditorPage& page);

    PageTabs& m_tabs;
    ActionTable& m_actions;
    QMetaObject::Connection m_following;
};

} // namespace levwright
