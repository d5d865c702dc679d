// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/session/Workspace.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace levwright {

// The window in which the editor's levels are played. It follows the text: when the played level changes, it
// is started again, even if another document is active.
class PlaytestLauncher : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive the launcher.
    PlaytestLauncher(Workspace& workspace, const Theme& theme, QObject* parent = nullptr);

    // Plays the current level of the active document, with the roll that was played last.
    void playLevel();
    // Starts at a cell of the current part.
    void playFrom(Point cell);
    // Plays the roll with that seed.
    void playSeed(std::uint64_t seed);
    // Asks which world, save or run to open.
    void openWorld();
    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    void close();

    // The window; null before anything was played.
    PlaytestWindow* window() { return m_window.get(); }

private:
    PlaytestWindow& shownWindow();
    void play(std::uint64_t seed, std::optional<world::Place> place);
    void follow(Session& session);
    void reload();

    Workspace& m_workspace;
    Theme m_theme;
    MapLook m_look;
    std::unique_ptr<PlaytestWindow> m_window;
    std::unique_ptr<QObject> m_following; // owns the connections to the document that is played
    QTimer m_typingPause;
};

} // namespace levwright
