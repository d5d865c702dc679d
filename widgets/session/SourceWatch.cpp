// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/SourceWatch.h"

#include "widgets/session/WatchedPaths.h"

#include <QFileInfo>

namespace levwright {
namespace {

// A checkout writes many files, and what is half written makes no game.
constexpr int untilTreeIsWritten = 700; // milliseconds

} // namespace

SourceWatch::SourceWatch(QObject* parent) : QObject(parent) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(untilTreeIsWritten);
    connect(&m_pause, &QTimer::timeout, this, &SourceWatch::touched);
    const auto touch = [this] {
        watch(); // a program that replaces a file also removes it from the watcher
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, touch);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, touch);
}

void SourceWatch::follow(const QStringList& files) {
    m_files = files;
    watch();
}

// Folders tell of files that are replaced while nobody watches them.
void SourceWatch::watch() {
    QStringList wanted;
    for (const QString& file : m_files) {
        const QFileInfo info(file);
        if (info.exists())
            wanted << file;
        if (QFileInfo::exists(info.path()) && !wanted.contains(info.path()))
            wanted << info.path();
    }
    watchOnly(m_watcher, wanted);
}

} // namespace levwright
