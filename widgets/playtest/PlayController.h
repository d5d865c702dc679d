// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/BreakWatch.h"
#include "core/playtest/Playthrough.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace levwright {

// The game of a playtest and the window's actions on it: commands, several turns at once, undo and replays.
class PlayController : public QObject {
    Q_OBJECT

public:
    static constexpr int manyTurns = 10; // turns that a manual jump goes back

    explicit PlayController(QObject* parent = nullptr);

    bool hasGame() const { return m_game != nullptr; }
    // Only if hasGame().
    playtest::Playthrough& game() { return *m_game; }
    const playtest::Playthrough& game() const { return *m_game; }
    void setGame(std::unique_ptr<playtest::Playthrough> game);

    bool isOver() const;
    // Carries out one command, from a key or typed.
    void obey(const QString& command);
    // Repeats the command until something comes into view, hurts or happens, or the command has no effect.
    void repeat(const QString& command);
    // When repeat() and replays stop; empty: no such condition.
    void setBreak(std::optional<playtest::BreakCondition> condition);

    // Undoes the last command.
    void undo();
    void stepBack(std::int64_t turns);
    void goTo(std::size_t position);
    // Replays from the beginning, or from the present moment if that is not the last one.
    void replay(int commandsPerSecond);
    void pause();
    bool isReplaying() const { return m_replay.isActive(); }

Q_SIGNALS:
    // Another game was loaded; views start anew.
    void gameReplaced();
    // The game is at another moment.
    void moved();
    // A command and its effects.
    void exchanged(const QString& command, const levwright::playtest::Exchange& exchange);
    // The game jumped to another moment of its history.
    void jumped();
    // A message for the user.
    void noticed(const QString& text);
    void replayChanged();

private:
    playtest::Exchange exchange(const QString& command);
    void replayOn();
    void startWatching();
    bool breaks();
    bool mayRepeat(const playtest::Exchange& exchange, world::Place place, int lifepoints) const;

    std::unique_ptr<playtest::Playthrough> m_game;
    std::optional<playtest::BreakCondition> m_break;
    std::optional<playtest::BreakWatch> m_watch;
    QTimer m_replay;
    int m_stepsPerTick = 1;
};

} // namespace levwright
