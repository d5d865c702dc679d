// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QApplication>
#include <QPointer>

namespace levwright {

// The application, with the last line of defence: a broken contract of our own ends the program in order,
// after the document has been saved beside its original.
class EditorApplication : public QApplication {
    Q_OBJECT

public:
    EditorApplication(int& argc, char** argv);

    // The session whose document is to be saved.
    void watch(Session& session) { m_session = &session; }

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void rescue(const char* reason);

    QPointer<Session> m_session;
};

} // namespace levwright
