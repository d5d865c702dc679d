// SPDX-License-Identifier: GPL-3.0-or-later
// A small NetHack 3.6 in the form of packages: a library of levels, and a program that ends at once.
#pragma once

#include "core/base/FileStore.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/Libraries.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace levwright {

inline std::string fakeLevel(const std::string& name) {
    const GamePtr game = loadGame("nethack-3.6").value();
    const FileTree file =
        game->language().parse(TextSnapshot("MAZE:\"" + name + "\",' '\nNOMAP\n"), LexMode::Exact);
    const LevelModelPtr level = game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
    return game->language().compile({*level, file.textOf(0)}, usualTarget("nethack-3.6", {}).value()).value();
}

inline std::string fakeDungeon() {
    const GamePtr game = loadGame("nethack-3.6").value();
    const TextSnapshot text("DUNGEON:\"The Dungeons of Doom\" \"D\" (10,0)\n"
                            "RNDLEVEL:\"soko\" \"none\" @ (4,0) 40 2\n"
                            "LEVEL:\"oracle\" \"O\" @ (5,0)\n"
                            "CHAINLEVEL:\"last\" \"none\" \"oracle\" + (2,0)\n");
    return dungeonFile(*lowerDungeon(*game, parseDungeon(game->dungeonDialect(), text,
                                                         DungeonForm::Definition, LexMode::Exact)),
                       usualTarget("nethack-3.6", {}).value())
        .value();
}

inline std::vector<std::pair<std::string, std::string>> filesOfFakeGame() {
    std::vector<std::pair<std::string, std::string>> files{{"history", "long ago"},
                                                           {"dungeon", fakeDungeon()}};
    for (const char* level : {"soko-1", "soko-2", "oracle", "last"})
        files.emplace_back(std::string(level) + ".lev", fakeLevel(level));
    return files;
}

// The game in the folder "game", and room for playgrounds next to it.
struct FakeMachine {
    FakeMachine() {
        QDir(folder.path()).mkpath(QStringLiteral("game"));
        put("game/nhdat", libraryOf(filesOfFakeGame()));
        put("game/symbols", "S");
        putProgram("game/nethack", "#!/bin/sh\n");
    }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    std::filesystem::path at(const char* name) const { return path(name).toStdString(); }
    void put(const char* name, const std::string& bytes) const {
        QVERIFY(DiskFileStore().overwrite(at(name), bytes).has_value());
    }
    void putProgram(const char* name, const std::string& bytes) const {
        put(name, bytes);
        QVERIFY(QFile(path(name)).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    std::string read(const char* name) const {
        return DiskFileStore().read(at(name), 1 << 20).value_or("none");
    }
    QStringList names(const char* in) const {
        return QDir(path(in)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    QTemporaryDir folder;
};

} // namespace levwright
