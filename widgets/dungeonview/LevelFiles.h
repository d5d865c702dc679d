// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/compiled/CompiledDungeon.h"
#include "core/document/DocumentKind.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace levwright {

// A level by the description that holds it.
struct LevelFile {
    QString path;
    QString level; // its name there
    bool operator==(const LevelFile&) const = default;
};

// The levels that the descriptions of one folder hold.
class LevelFiles {
public:
    // Reads the .des files of the folder, or of a dungeon that is a script the .lua files; none if that is
    // empty.
    void read(const QString& folder, DocumentKind kind);

    // The descriptions of a level, with those of its variants; empty if there are none.
    QList<LevelFile> filesOf(const SpecialLevelRecord& level, const Catalog& catalog) const;
    // Of level number of a dungeon with a PROTOFILE.
    QList<LevelFile> filesOfProto(const CompiledDungeonPart& dungeon, int number, int levelCount) const;
    // Whether the game wants a file for the level, and there is none.
    bool lacks(const SpecialLevelRecord& level, const Catalog& catalog) const;

private:
    QList<LevelFile> named(const QString& name) const;

    QMap<QString, QString> m_paths; // by level name
};

} // namespace levwright
