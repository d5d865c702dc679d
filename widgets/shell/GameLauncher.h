// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playground/Playground.h"
#include "widgets/pages/PageTabs.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QSettings>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace levwright {

// Plays the current level in an installed game: in a terminal, with a playground for each file. Complaints of
// the game become problems of the level.
class GameLauncher : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive this. Dialogs open over the window. The settings remember the game for each
    // file.
    GameLauncher(PageTabs& tabs, QSettings& settings, QWidget* window);

    // Plays in the game chosen for the file, or else in an installed one; asks if there are several.
    void play();
    // Asks for the folder of another game, and uses that from then on.
    void playElsewhere();

Q_SIGNALS:
    // A message for the status bar.
    void said(const QString& message);
    // A problem was added.
    void complained();

private:
    // Says first what the game does not make, if that is so.
    void playIn(const InstalledGame& game);
    void tellOfFirstLevel(const InstalledGame& game);
    void start(const InstalledGame& game);
    Result<LevelToPlay> currentLevel(const InstalledGame& game) const;
    std::optional<InstalledGame> rememberedGame() const;
    std::optional<InstalledGame> askWhich(const std::vector<InstalledGame>& games);
    void fail(const QString& reason);
    void refuseWithoutGame();
    void follow(Session& session, std::size_t level, const std::filesystem::path& playground);
    Session& session() const { return m_tabs.active().session(); }

    PageTabs& m_tabs;
    DiskFileStore m_files; // games are always on the disk
    QSettings& m_settings;
    QWidget* m_window;
    std::set<const Session*> m_told;                 // that the game makes no stairs up
    std::unique_ptr<QFileSystemWatcher> m_following; // of the game that was started last
};

} // namespace levwright
