// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/GitHistory.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

namespace levwright {
namespace {

constexpr int patience = 10'000; // milliseconds
constexpr int mostVersions = 500;

std::unexpected<Error> gitFailure(const QString& message) {
    return failure(message.toStdString());
}

// What git prints. The file's folder is the current one.
Result<QByteArray> git(const QString& path, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(QFileInfo(path).absolutePath());
    process.start(QStringLiteral("git"), arguments);
    if (!process.waitForStarted(patience))
        return gitFailure(QCoreApplication::translate("GitHistory", "The program git is not installed."));
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished(patience);
        return gitFailure(QCoreApplication::translate("GitHistory", "git takes too long."));
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return gitFailure(QCoreApplication::translate("GitHistory", "git keeps no versions of this file."));
    return process.readAllStandardOutput();
}

} // namespace

Result<QList<FileVersion>> versionsOf(const QString& path) {
    // The fields of a commit are apart by a character that is in no name.
    const Result<QByteArray> log = git(
        path, {QStringLiteral("log"), QStringLiteral("--format=%H%x1f%aI%x1f%an%x1f%s"),
               QStringLiteral("-n%1").arg(mostVersions), QStringLiteral("--"), QFileInfo(path).fileName()});
    if (!log)
        return std::unexpected(log.error());
    QList<FileVersion> versions;
    for (const QByteArray& line : log->split('\n')) {
        const QStringList fields = QString::fromUtf8(line).split(QChar(0x1f));
        constexpr qsizetype fieldsOfVersion = 4;
        if (fields.size() == fieldsOfVersion)
            versions.append({fields[0], QDateTime::fromString(fields[1], Qt::ISODate), fields[2], fields[3]});
    }
    if (versions.isEmpty())
        return gitFailure(QCoreApplication::translate("GitHistory", "git keeps no versions of this file."));
    return versions;
}

Result<QByteArray> contentOf(const QString& path, const FileVersion& version) {
    return git(path,
               {QStringLiteral("show"), version.id + QStringLiteral(":./") + QFileInfo(path).fileName()});
}

} // namespace levwright
