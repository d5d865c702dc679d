// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/GameWatch.h"

#include "widgets/session/FilePath.h"
#include "widgets/session/WatchedPaths.h"

#include <QDir>

namespace levwright {
namespace {

// Several tables may be written one after another.
constexpr int untilTablesAreWritten = 200; // milliseconds

} // namespace

GameWatch::GameWatch(QObject* parent) : QObject(parent) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(untilTablesAreWritten);
    connect(&m_pause, &QTimer::timeout, this, &GameWatch::touched);
    const auto touch = [this] {
        watch(); // a program that replaces a file also removes it from the watcher
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, touch);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, touch);
}

void GameWatch::follow(const std::vector<UserGame>& games) {
    m_folders.clear();
    for (const UserGame& game : games)
        m_folders << fromPath(game.folder.string());
    watch();
}

void GameWatch::watch() {
    QStringList wanted = m_folders;
    for (const QString& folder : m_folders) {
        for (const QFileInfo& table : QDir(folder).entryInfoList({QStringLiteral("*.tsv")}, QDir::Files))
            wanted << table.filePath();
    }
    watchOnly(m_watcher, wanted);
}

} // namespace levwright
