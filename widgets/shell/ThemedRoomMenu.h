// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Workspace.h"

#include <QMenu>
#include <QObject>
#include <QWidget>

namespace levwright {

// What the menu of a themed room offers: new rooms beside it, moving it to another document, and the table of
// all.
class ThemedRoomMenu : public QObject {
    Q_OBJECT

public:
    ThemedRoomMenu(Workspace& workspace, QWidget* window)
        : QObject(window), m_workspace(workspace), m_window(window) {}

    // level: that of the room, in the active document.
    void fill(QMenu& menu, std::size_t level);
    // Opens the table of the rooms of the active document, or brings it to the front.
    void showTable();

private:
    void add(ThemedForm form);
    void duplicate(std::size_t level);
    void move(std::size_t level, Session* to); // null: a new document
    bool takesThemed(const Session& session) const;

    Workspace& m_workspace;
    QWidget* m_window;
};

} // namespace levwright
