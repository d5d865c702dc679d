// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Workspace.h"

#include <QMenu>
#include <QObject>

namespace levwright {

// What the menu of a themed room offers: new rooms beside it, and moving it to another document.
class ThemedRoomMenu : public QObject {
    Q_OBJECT

public:
    ThemedRoomMenu(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {}

    // level: that of the room, in the active document.
    void fill(QMenu& menu, std::size_t level);

private:
    void add(ThemedForm form);
    void duplicate(std::size_t level);
    void move(std::size_t level, Session* to); // null: a new document
    bool takesThemed(const Session& session) const;

    Workspace& m_workspace;
};

} // namespace levwright
