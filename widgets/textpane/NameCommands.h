// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QObject>

class QPlainTextEdit;

namespace levwright {

// What can be done with the name at the caret. If there is none, the user is told.
class NameCommands : public QObject {
    Q_OBJECT

public:
    NameCommands(Session& session, QPlainTextEdit& editor);

    void goToDefinition();
    // The same for the name at a place, from its definition to its uses. Returns whether there is a name.
    bool follow(Offset at);
    void listUses();
    // Asks for a new name in a field over the old one.
    void rename();

private:
    Session& m_session;
    QPlainTextEdit& m_editor;
};

} // namespace levwright
