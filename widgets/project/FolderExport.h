// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/FileStore.h"
#include "core/model/Game.h"
#include "core/target/Target.h"

#include <QObject>
#include <QStringList>

#include <thread>

namespace levwright {

// Compiles the descriptions of a folder into the same folder, in its own thread. Only one run at a time.
class FolderExport : public QObject {
    Q_OBJECT

public:
    // files is also used in that thread.
    FolderExport(FileStore& files, QObject* parent);

    // Ends a current run first.
    void start(const QStringList& paths, const GamePtr& game, const Target& target);
    void cancel() { m_thread.request_stop(); }

Q_SIGNALS:
    // Emitted before each file, and at the end with done equal to total.
    void progressed(int done, int total, const QString& path);
    // failures: one line for each, with file name and reason.
    void finished(int written, const QStringList& failures, bool cancelled);

private:
    void run(const std::stop_token& stop, const QStringList& paths, const GamePtr& game,
             const Target& target);

    FileStore& m_files;
    std::jthread m_thread; // last, so that it ends before the other members
};

} // namespace levwright
