// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fragment/Fragment.h"
#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"

#include <QObject>
#include <QSettings>

#include <array>
#include <optional>

namespace levwright {

class FragmentCommands;
class MapCanvas;

// Puts the commands into effect that cut, copy, paste, turn and reshape: a field or text that has the
// keyboard keeps its own clipboard commands, everywhere else they are about the map.
class FragmentActions : public QObject {
    Q_OBJECT

public:
    // All outlive it. Stamps are kept in the settings, for later windows.
    FragmentActions(PageTabs& tabs, QSettings& settings, ActionTable& actions, QObject* parent);

private:
    // Those of the map in front, and only where there is one.
    void onMap(const char* action, const std::function<void(FragmentCommands&)>& run);
    // The same, but for a text with the keyboard, whose slot of that name it is.
    void onTextOrMap(const char* action, const char* slot, const std::function<void(FragmentCommands&)>& run);

    void connectStamps();
    void keepStamp(std::size_t number, const FragmentCommands& map);
    void pickUpStamp(std::size_t number, MapCanvas& canvas);

    PageTabs& m_tabs;
    QSettings& m_settings;
    ActionTable& m_actions;
    // By their digit, of this window only: what is too large for the settings.
    std::array<std::optional<Fragment>, 10> m_largeStamps;
};

} // namespace levwright
