// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// How all pages share their room between map and text: chosen once, and kept for later windows.
class LayoutChoices : public QObject {
    Q_OBJECT

public:
    // Puts the commands for it into effect. All outlive it.
    LayoutChoices(PageTabs& tabs, QSettings& settings, ActionTable& actions, QObject* parent);

    void restore();
    // Where the line between map and text stands; the rest is stored when it is chosen.
    void store();

private:
    void setUpPage(EditorPage& page);
    void choose(PageLayout layout);
    void apply();

    PageTabs& m_tabs;
    QSettings& m_settings;
    ActionTable& m_actions;
    PageLayout m_layout = PageLayout::Split;
    Qt::Orientation m_orientation = Qt::Vertical;
};

} // namespace levwright
