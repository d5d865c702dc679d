// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/KeptVersions.h"

#include "widgets/session/FilePath.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>

namespace levwright {
namespace {

constexpr int mostVersions = 50;               // of a file
constexpr qint64 mostBytes = qint64(16) << 20; // of all versions of a file but its newest
constexpr int daysKept = 180;

} // namespace

KeptVersions::KeptVersions(const QString& folder) : m_folder(folder) {
    pruneOldFiles();
}

// Paths may be longer than a name can be, and differ in letters that a disk does not tell apart.
QString KeptVersions::folderOf(const QString& path) const {
    const std::string bytes = toPath(path).string();
    const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(sum.toHex());
}

void KeptVersions::keep(const QString& path, std::string_view bytes, const QDateTime& when) {
    if (m_folder.isEmpty() || path.isEmpty())
        return;
    const QList<KeptVersion> known = versionsOf(path);
    if (!known.isEmpty() && contentOf(path, known.front()).value_or(std::string()) == bytes)
        return;
    // Names are in the order of time, also if a clock went back.
    const qint64 last = known.isEmpty() ? 0 : known.front().when.toMSecsSinceEpoch();
    const qint64 time = std::max(when.toMSecsSinceEpoch(), last + 1);
    const QString folder = folderOf(path);
    QDir().mkpath(folder);
    QTemporaryFile file(folder + QStringLiteral("/XXXXXX.new")); // for the owner alone, and without a sync
    if (!file.open() || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()) ||
        !file.rename(folder + u'/' + QString::number(time)))
        return;
    file.setAutoRemove(false);
    prune(path);
}

QList<KeptVersion> KeptVersions::versionsOf(const QString& path) const {
    QList<KeptVersion> versions;
    if (m_folder.isEmpty())
        return versions;
    for (const QString& name : QDir(folderOf(path)).entryList(QDir::Files)) {
        bool isTime = false;
        const qint64 time = name.toLongLong(&isTime);
        if (isTime)
            versions.append({name, QDateTime::fromMSecsSinceEpoch(time)});
    }
    std::ranges::sort(versions, std::greater(), &KeptVersion::when);
    return versions;
}

Result<std::string> KeptVersions::contentOf(const QString& path, const KeptVersion& version) const {
    QFile file(folderOf(path) + u'/' + version.id);
    if (!file.open(QIODevice::ReadOnly))
        return failure(
            QCoreApplication::translate("KeptVersions", "This version is not kept any more.").toStdString());
    return file.readAll().toStdString();
}

void KeptVersions::prune(const QString& path) const {
    const QString folder = folderOf(path);
    qint64 bytes = 0;
    int count = 0;
    for (const KeptVersion& version : versionsOf(path)) {
        const QString name = folder + u'/' + version.id;
        bytes += count > 0 ? QFileInfo(name).size() : 0;
        if (++count > mostVersions || bytes > mostBytes)
            QFile::remove(name);
    }
}

void KeptVersions::pruneOldFiles() const {
    const QDateTime oldest = QDateTime::currentDateTime().addDays(-daysKept);
    for (const QFileInfo& folder : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (folder.lastModified() < oldest)
            QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace levwright
