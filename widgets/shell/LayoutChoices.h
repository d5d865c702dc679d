// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/pages/PanelDocks.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// How the window's room is shared, by map and text of all pages and by the panels below: chosen once, and
// kept for later windows.
class LayoutChoices : public QObject {
    Q_OBJECT

public:
    // Puts the commands for it into effect. All outlive it.
    LayoutChoices(PageTabs& tabs, PanelDocks& docks, QSettings& settings, ActionTable& actions);

    void restore();
    // Where the line between map and text stands; the rest is stored when it is chosen.
    void store();
    // The usual layout on a screen that has no room for it.
    void fitInto(QSize size);

private:
    void setUpPage(EditorPage& page);
    void choose(PageLayout layout);
    void apply();

    PageTabs& m_tabs;
    PanelDocks& m_docks;
    QSettings& m_settings;
    ActionTable& m_actions;
    PageLayout m_layout = PageLayout::Split;
    Qt::Orientation m_orientation = Qt::Vertical;
};

} // namespace levwright
