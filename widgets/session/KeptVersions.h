// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <string>
#include <string_view>

namespace levwright {

struct KeptVersion {
    QString id; // the name of its file
    QDateTime when;
};

// What files held when the program saved them, for files whose history nobody else keeps. Each file has a
// folder of its own. Old versions go: of a file all but the newest ones, and all versions of files that were
// not saved for a long time.
class KeptVersions {
public:
    // Keeps nothing.
    KeptVersions() = default;
    explicit KeptVersions(const QString& folder);

    // Adds a version of the file, unless its newest one is the same. What cannot be written is left out:
    // these versions are an offer and no promise.
    void keep(const QString& path, std::string_view bytes, const QDateTime& when);
    // The newest first.
    QList<KeptVersion> versionsOf(const QString& path) const;
    // Error: it is gone.
    Result<std::string> contentOf(const QString& path, const KeptVersion& version) const;

private:
    QString folderOf(const QString& path) const;
    void prune(const QString& path) const;
    void pruneOldFiles() const;

    QString m_folder; // empty if nothing is kept
};

} // namespace levwright
