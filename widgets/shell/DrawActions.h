// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>

namespace levwright {

// Puts the commands into effect that change many cells of the map in front at once.
class DrawActions : public QObject {
    Q_OBJECT

public:
    // All outlive it.
    DrawActions(PageTabs& tabs, const Themes& themes, ActionTable& actions, QWidget* window);

private:
    void askForReplacement();
    void askForSize();

    PageTabs& m_tabs;
    const Themes& m_themes;
    QWidget* m_window;
};

} // namespace levwright
