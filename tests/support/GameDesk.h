// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with a game of the user, and the commands of the command line on levels in it.
#pragma once

#include "app/cli/Program.h"
#include "core/languages/games/Games.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace levwright {

class GameDesk {
public:
    using Tables = std::span<const std::pair<const char*, const char*>>; // names and texts

    GameDesk(std::string game, Tables tables) : m_game(std::move(game)) {
        for (const auto& [name, text] : tables)
            write(QStringLiteral("games/%1/%2.tsv").arg(QString::fromStdString(m_game), QLatin1String(name)),
                  text);
    }
    void write(const QString& path, const QByteArray& bytes) const {
        const QString full = m_folder.filePath(path);
        QVERIFY(QDir().mkpath(QFileInfo(full).path()));
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    GamePtr game() const {
        return loadGame(GameShelf({m_folder.filePath("games").toStdString()}), m_game).value();
    }
    // What the command says of the text. The level is in a file of that name.
    QString said(const std::string& command, const QByteArray& text,
                 const std::vector<std::string>& options = {},
                 const QString& file = QStringLiteral("level.des")) const {
        write(file, text);
        DiskFileStore files;
        std::istringstream in;
        std::ostringstream out;
        const std::string games = m_folder.filePath("games").toStdString();
        std::vector<std::string> words{command,    "--game-dir", games,
                                       "--target", m_game,       m_folder.filePath(file).toStdString()};
        words.insert(words.end() - 1, options.begin(), options.end());
        if (command == "lev_comp")
            words.insert(words.end() - 1, {"-o", m_folder.path().toStdString()});
        [[maybe_unused]] const int status = cli::runProgram("", words, {files, in, out, out});
        return QString::fromStdString(out.str());
    }

private:
    std::string m_game;
    QTemporaryDir m_folder;
};

} // namespace levwright
