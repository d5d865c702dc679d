// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/pages/PanelDocks.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// How map and text of all pages and the panels below share the window. The choice is kept for later windows.
class LayoutChoices : public QObject {
    Q_OBJECT

public:
    // Connects the commands for it. All arguments must outlive it.
    LayoutChoices(PageTabs& tabs, PanelDocks& docks, QSettings& settings, ActionTable& actions);

    void restore();
    // Stores where the line between map and text is; everything else is stored when it is chosen.
    void store();
    // Uses the usual layout if the screen has no room for the chosen one.
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
