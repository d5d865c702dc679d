// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace levwright {

// Signals that the session's file may have been changed, created or removed. The receiver has to look at the
// file to find out.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(Session& session, QObject* parent = nullptr);

Q_SIGNALS:
    void touched();

private:
    void follow();

    Session& m_session;
    QString m_path; // the watched path
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace levwright
