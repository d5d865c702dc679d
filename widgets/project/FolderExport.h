// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <QObject>
#include <QStringList>

#include <thread>

namespace levwright {

// Compiles the descriptions of a folder beside themselves, in a thread of its own. One run at a time.
class FolderExport : public QObject {
    Q_OBJECT

public:
    // files is used from that thread too.
    FolderExport(FileStore& files, QObject* parent);

    // A run that goes on is ended first.
    void start(const QStringList& paths, const GamePtr& game, const Target& target);
    void cancel() { m_thread.request_stop(); }

Q_SIGNALS:
    // Before each file, and at the end with done equal to total.
    void progressed(int done, int total, const QString& path);
    // Failures are one line each: file name and reason.
    void finished(int written, const QStringList& failures, bool cancelled);

private:
    void run(const std::stop_token& stop, const QStringList& paths, const GamePtr& game,
             const Target& target);

    FileStore& m_files;
    std::jthread m_thread; // ends before the rest goes
};

} // namespace levwright
