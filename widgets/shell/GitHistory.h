// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a file that git keeps, read with the program git.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace levwright {

struct FileVersion {
    enum class Keeper : bool { Git, Levwright };

    QString id; // of the commit, or of a kept version
    QDateTime when;
    QString who;
    QString words; // the first line of the message
    Keeper keeper = Keeper::Git;
};

// The newest first, at most some hundreds. Errors: git is not installed, or the file is in no repository.
Result<QList<FileVersion>> versionsOf(const QString& path);
// The content of the file in that version, which git keeps. Error: git does not give it.
Result<QByteArray> contentOf(const QString& path, const FileVersion& version);

} // namespace levwright
