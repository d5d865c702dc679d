// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playground/Playground.h"
#include "widgets/pages/PageTabs.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QSettings>

#include <memory>
#include <optional>
#include <vector>

namespace levwright {

// Plays the current level in a game that is installed: in a playground of its own for each file, in a
// terminal. What the game complains of there becomes a problem of the level.
class GameLauncher : public QObject {
    Q_OBJECT

public:
    // All outlive this; dialogs open over the window. The settings keep which game a file is for.
    GameLauncher(PageTabs& tabs, QSettings& settings, QWidget* window);

    // In the game that was chosen for the file, or else one that is installed; asks if there are several.
    void play();
    // In one of another folder, and from then on.
    void playElsewhere();

Q_SIGNALS:
    // For the status bar.
    void said(const QString& message);
    // The problems have one more.
    void complained();

private:
    void playIn(const InstalledGame& game);
    Result<LevelToPlay> currentLevel(const InstalledGame& game) const;
    std::optional<InstalledGame> rememberedGame() const;
    std::optional<InstalledGame> askWhich(const std::vector<InstalledGame>& games);
    void fail(const QString& reason);
    void refuseWithoutGame();
    void follow(Session& session, std::size_t level, const std::filesystem::path& playground);
    Session& session() const { return m_tabs.active().session(); }

    PageTabs& m_tabs;
    DiskFileStore m_files; // games are nowhere else
    QSettings& m_settings;
    QWidget* m_window;
    std::unique_ptr<QFileSystemWatcher> m_following; // the game that was started last
};

} // namespace levwright
