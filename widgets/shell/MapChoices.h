// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/PaletteThing.h"
#include "core/tools/ToolTable.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// What paints.
struct MapHand {
    ToolId tool = ToolId::Select;
    char terrain = '.';
};

// Choices for the maps of all pages: the tool in hand, its terrain and options, and how maps are shown.
// Options and looks are remembered for later windows.
class MapChoices : public QObject {
    Q_OBJECT

public:
    // Connects the commands for it. All arguments must outlive it.
    MapChoices(PageTabs& tabs, QSettings& settings, ActionTable& actions, MapLooks& looks, QObject* parent);

    void restore();
    MapHand hand() const { return m_hand; }
    void take(const MapHand& hand);

Q_SIGNALS:
    void toolChosen(levwright::ToolId tool);

private:
    void setUpPage(EditorPage& page);
    void chooseTool(ToolId tool);
    void chooseTerrain(char terrain);
    void takeTool(ToolId tool);
    void takeTerrain(char terrain);
    void rememberThing(const PaletteThing& thing);
    void connectOptions();
    void chooseOption(const OptionRow& option, bool on);
    void stepBrush(int by);
    template <class Act>
    void onCanvases(Act act) const;

    PageTabs& m_tabs;
    QSettings& m_settings;
    ActionTable& m_actions;
    MapLooks& m_looks;
    MapHand m_hand;
    ToolOptions m_options;
};

} // namespace levwright
