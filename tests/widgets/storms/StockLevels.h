// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"

#include <QDir>

#include <vector>

namespace levwright {

// A real level file, with the game it is written for.
struct StockLevel {
    GamePtr game;
    QString path;
    QByteArray bytes;
};

// Stock levels of every language.
inline std::vector<StockLevel> stockLevels() {
    std::vector<StockLevel> levels;
    for (const auto& [id, folder, pattern] : {std::tuple("nethack-3.4.3", "nethack-3.4.3/des", "*.des"),
                                              {"nethack-3.6", "nethack-3.6/des", "*.des"},
                                              {"nethack-3.6", "minihack/des", "*.des"},
                                              {"nethack-3.7", "nethack-3.7/lua", "*.lua"}}) {
        const GamePtr game = loadGame(id).value();
        const QDir files(sharedFolder() + QStringLiteral("/corpus/") + QLatin1String(folder));
        for (const QString& name : files.entryList({QLatin1String(pattern)}, QDir::Files, QDir::Name))
            levels.push_back({game, files.filePath(name), fileBytes(files.filePath(name))});
    }
    return levels;
}

} // namespace levwright
