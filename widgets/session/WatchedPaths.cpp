// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/WatchedPaths.h"

namespace levwright {

void watchOnly(QFileSystemWatcher& watcher, const QStringList& wanted) {
    const QStringList watched = watcher.files() + watcher.directories();
    for (const QString& path : watched) {
        if (!wanted.contains(path))
            watcher.removePath(path);
    }
    for (const QString& path : wanted) {
        if (!watched.contains(path))
            watcher.addPath(path);
    }
}

} // namespace levwright
