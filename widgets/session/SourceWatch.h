// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace levwright {

// Signals that files of the source trees of games may have changed. The receiver has to read them to find
// out.
class SourceWatch : public QObject {
    Q_OBJECT

public:
    explicit SourceWatch(QObject* parent = nullptr);

    // The files to watch from now on.
    void follow(const QStringList& files);

Q_SIGNALS:
    void touched();

private:
    void watch();

    QStringList m_files;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace levwright
