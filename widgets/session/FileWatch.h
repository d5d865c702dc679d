// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace levwright {

// Tells that somebody has touched the session's file, or made or removed it, or that it may be so. Whether it
// has changed is seen by looking.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(Session& session, QObject* parent = nullptr);

Q_SIGNALS:
    void touched();

private:
    void follow();

    Session& m_session;
    QString m_path; // that is followed
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace levwright
