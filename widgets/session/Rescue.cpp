// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/Rescue.h"

#include "widgets/session/FilePath.h"

#include <QDir>

namespace levwright {
namespace {

// The first of FILE.rescued, FILE.rescued.2, ... that does not exist.
QString freeName(const FileStore& files, const QString& path) {
    const QString first = path + QStringLiteral(".rescued");
    QString name = first;
    for (int i = 2; files.exists(toPath(name)); ++i)
        name = QStringLiteral("%1.%2").arg(first).arg(i);
    return name;
}

Result<QString> write(const Session& session, FileStore& files, const QString& path) {
    const QString name = freeName(files, path);
    const Result<void> written = files.replace(toPath(name), session.text().bytes());
    return written ? Result<QString>(name) : std::unexpected(written.error());
}

} // namespace

Result<QString> rescueText(const Session& session, FileStore& files, const QString& folder) {
    if (!session.path().isEmpty()) {
        if (Result<QString> beside = write(session, files, session.path()))
            return beside;
    }
    QDir().mkpath(folder);
    const QString name =
        session.path().isEmpty() ? session.suggestedFileName() : QFileInfo(session.path()).fileName();
    return write(session, files, QDir(folder).filePath(name));
}

} // namespace levwright
