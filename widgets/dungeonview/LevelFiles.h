// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/document/DocumentKind.h"
#include "core/dungeons/model/DungeonModel.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace levwright {

// A level in the description that contains it.
struct LevelFile {
    QString path;
    QString level; // the level's name there
    bool operator==(const LevelFile&) const = default;
};

// The levels in the descriptions of one folder.
class LevelFiles {
public:
    // Reads the .des files of the folder, or the .lua files if the dungeon is a script. An empty folder name
    // stands for no files.
    void read(const QString& folder, DocumentKind kind);

    // The descriptions of a level and of its variants; empty if there are none.
    QList<LevelFile> filesOf(const SpecialLevelRecord& level, const Catalog& catalog) const;
    // The same for a level of a dungeon that has no entry of its own: by its PROTOFILE, else the file that
    // fills the dungeon.
    QList<LevelFile> filesOfOthers(const DungeonPartModel& dungeon, int number, int levelCount) const;
    // Whether the game needs a file for the level and there is none.
    bool lacks(const SpecialLevelRecord& level, const Catalog& catalog) const;

private:
    QList<LevelFile> named(const QString& name) const;

    QMap<QString, QString> m_paths; // by level name
};

} // namespace levwright
