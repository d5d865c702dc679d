// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>

namespace levwright {

// Carries out the commands that change many cells of the active map at once.
class DrawActions : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    DrawActions(PageTabs& tabs, const Themes& themes, const MapLooks& looks, ActionTable& actions,
                QWidget* window);

private:
    void askForReplacement();
    void askForSize();

    PageTabs& m_tabs;
    const Themes& m_themes;
    const MapLooks& m_looks;
    QWidget* m_window;
};

} // namespace levwright
