// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/stamps/StampShelf.h"

#include <QObject>
#include <QSettings>

#include <functional>

namespace levwright {

class CodeEditor;
class FragmentCommands;
class MapCanvas;

// Carries out the commands that cut, copy, paste, turn and reshape. A field or text with the keyboard focus
// keeps its own clipboard commands; everywhere else they act on the map.
class FragmentActions : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it. Stamps are kept in the settings for later windows.
    FragmentActions(PageTabs& tabs, QSettings& settings, ActionTable& actions, QObject* parent);

Q_SIGNALS:
    void said(const QString& message);

private:
    // Connects a command to the active map. It does nothing if there is no map.
    void onMap(const char* action, const std::function<void(FragmentCommands&)>& run);
    // The same, but a text pane with the keyboard gets a command of its own.
    void onEditorOrMap(const char* action, void (*inText)(CodeEditor& editor),
                       const std::function<void(FragmentCommands&)>& run);
    // The same, but a focused text gets the command through its slot of that name.
    void onTextOrMap(const char* action, const char* slot, const std::function<void(FragmentCommands&)>& run);

    void connectStamps();
    void keepStamp(int number, const FragmentCommands& map);
    void pickUpStamp(int number, MapCanvas& canvas);

    PageTabs& m_tabs;
    StampShelf m_stamps;
    ActionTable& m_actions;
};

} // namespace levwright
