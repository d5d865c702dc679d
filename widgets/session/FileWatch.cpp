// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/FileWatch.h"

#include "core/python/PythonPath.h"
#include "widgets/session/FilePath.h"
#include "widgets/session/WatchedPaths.h"

#include <QFileInfo>

namespace levwright {
namespace {

// Many programs empty a file before they write it.
constexpr int untilItIsWritten = 200; // milliseconds

} // namespace

FileWatch::FileWatch(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(untilItIsWritten);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::touched);
    const auto touch = [this] {
        follow(); // a program that replaces the file also removes it from the watcher
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, touch);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, touch);
    connect(&session, &Session::stateChanged, this, [this] {
        // Not on every key press, because the file may be on a slow disk or network.
        if (m_path != m_session.path())
            follow();
    });
    follow();
}

void FileWatch::follow() {
    m_path = m_session.path();
    QStringList wanted;
    // A level in a Python file is no file itself.
    const auto python = python::pythonPathOf(toPath(m_path).string());
    const bool isInside = python && python->number && !QFileInfo::exists(m_path);
    if (const QFileInfo file(isInside ? fromPath(python->path) : m_path); !m_path.isEmpty()) {
        if (file.exists())
            wanted << file.filePath();
        if (QFileInfo::exists(file.path()))
            wanted << file.path();
    }
    watchOnly(m_watcher, wanted);
}

} // namespace levwright
