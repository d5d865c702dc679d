// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GameShelf.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <vector>

namespace levwright {

// Signals that the folders of a user's games may have changed. The receiver has to read them to find out.
class GameWatch : public QObject {
    Q_OBJECT

public:
    explicit GameWatch(QObject* parent = nullptr);

    // The games to watch from now on.
    void follow(const std::vector<UserGame>& games);

Q_SIGNALS:
    void touched();

private:
    void watch();

    QStringList m_folders;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace levwright
