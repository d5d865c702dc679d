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
    // Hides what a window of that size has no room for. That is no choice of the user, so it is not kept.
    void fitInto(QSize size);
    // Whether something is still hidden for that reason.
    bool hidesForNow() const;

private:
    void setUpPage(EditorPage& page);
    void hideForNow(const char* dock);
    void choose(PageLayout layout);
    void show(PageLayout layout);
    void apply();

    PageTabs& m_tabs;
    PanelDocks& m_docks;
    QSettings& m_settings;
    ActionTable& m_actions;
    PageLayout m_layout = PageLayout::Split;
    Qt::Orientation m_orientation = Qt::Vertical;
    QList<const QDockWidget*> m_hidden; // by fitInto()
    bool m_isTextHidden = false;        // by fitInto()
};

} // namespace levwright
