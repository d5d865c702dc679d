// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/LevelFiles.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace levwright {
namespace {

constexpr qint64 largest = qint64(8) << 20; // bytes; larger files are not opened anyway

QStringList levelsIn(const QString& path) {
    QFile file(path);
    if (file.size() > largest || !file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression header(
        QStringLiteral("^[ \\t]*(?:MAZE|LEVEL)[ \\t]*:[ \\t]*\"([^\"\\n]*)\""),
        QRegularExpression::MultilineOption);
    QStringList names;
    for (const QRegularExpressionMatch& match : header.globalMatch(QString::fromLatin1(file.readAll())))
        names << match.captured(1);
    return names;
}

} // namespace

void LevelFiles::read(const QString& folder, DocumentKind kind) {
    m_paths.clear();
    if (folder.isEmpty())
        return;
    const QDir directory(folder);
    if (kind == DocumentKind::DungeonScript) { // each level has a file with its name
        for (const QFileInfo& file : directory.entryInfoList({QStringLiteral("*.lua")}, QDir::Files))
            m_paths.insert(file.completeBaseName(), file.filePath());
        return;
    }
    for (const QString& name : directory.entryList({QStringLiteral("*.des")}, QDir::Files, QDir::Name)) {
        for (const QString& level : levelsIn(directory.filePath(name))) {
            if (!m_paths.contains(level))
                m_paths.insert(level, directory.filePath(name));
        }
    }
}

QList<LevelFile> LevelFiles::named(const QString& name) const {
    const auto found = m_paths.find(name);
    return found == m_paths.end() ? QList<LevelFile>() : QList<LevelFile>{{*found, name}};
}

QList<LevelFile> LevelFiles::filesOf(const SpecialLevelRecord& level, const Catalog& catalog) const {
    const QString name = QString::fromUtf8(level.name.text);
    QList<LevelFile> files;
    if (catalog.hasDungeonRole(level.name.text, "level named after the role")) {
        // The game replaces the x by the name of the role.
        for (auto file = m_paths.begin(); file != m_paths.end(); ++file) {
            if (file.key().endsWith(name.mid(1)))
                files << LevelFile{*file, file.key()};
        }
        return files;
    }
    for (int variant = 1; variant <= level.count && variant <= int(m_paths.size()); ++variant)
        files << named(QStringLiteral("%1-%2").arg(name).arg(variant));
    return level.count > 0 ? files : named(name);
}

QList<LevelFile> LevelFiles::filesOfOthers(const DungeonPartModel& dungeon, int number,
                                           int levelCount) const {
    const QString name = QString::fromUtf8(dungeon.record.protofile.text);
    if (name.isEmpty())
        return dungeon.fill.empty() ? QList<LevelFile>() : named(QString::fromUtf8(dungeon.fill));
    return named(levelCount == 1 ? name : name + QString::number(number));
}

bool LevelFiles::lacks(const SpecialLevelRecord& level, const Catalog& catalog) const {
    return !catalog.hasDungeonRole(level.name.text, "level without a file") &&
           filesOf(level, catalog).isEmpty();
}

} // namespace levwright
