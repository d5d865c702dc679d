// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/shell/JumpHistory.h"

#include <QObject>

namespace levwright {

// The commands that act on the text of the active page, and the places from which one jumped.
class TextActions : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive the object.
    TextActions(Workspace& workspace, PageTabs& tabs, ActionTable& actions, QObject* parent);

private:
    void connectJumps(PageTabs& tabs, ActionTable& actions);

    JumpHistory m_jumps;
};

} // namespace levwright
