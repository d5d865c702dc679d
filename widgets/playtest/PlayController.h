// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playtest/BreakWatch.h"
#include "core/playtest/Game.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace levwright {

// The game of a playtest and what the window does with it: commands, several turns at once, steps back and
// replays.
class PlayController : public QObject {
    Q_OBJECT

public:
    static constexpr int manyTurns = 10; // a step back by hand

    explicit PlayController(QObject* parent = nullptr);

    bool hasGame() const { return m_game != nullptr; }
    // Only with hasGame().
    playtest::Game& game() { return *m_game; }
    const playtest::Game& game() const { return *m_game; }
    void setGame(std::unique_ptr<playtest::Game> game);

    bool isOver() const;
    // One command, from a key or typed.
    void obey(const QString& command);
    // The command again and again, until something comes into view, hurts or happens, or it has no effect.
    void repeat(const QString& command);
    // When repeat() and replays have to stop; none: they do not watch for anything.
    void setBreak(std::optional<playtest::BreakCondition> condition);

    // Takes the last command back.
    void undo();
    void stepBack(std::int64_t turns);
    void goTo(std::size_t position);
    // From the beginning, or on from the present moment if that is not the last one.
    void replay(int commandsPerSecond);
    void pause();
    bool isReplaying() const { return m_replay.isActive(); }

Q_SIGNALS:
    // Another game: views start anew.
    void gameReplaced();
    // Another moment of the game.
    void moved();
    // A command and what it led to.
    void exchanged(const QString& command, const levwright::playtest::Exchange& exchange);
    // The history was left for another moment of it.
    void jumped();
    // A sentence for the user.
    void noticed(const QString& text);
    void replayChanged();

private:
    playtest::Exchange exchange(const QString& command);
    void replayOn();
    void startWatching();
    bool breaks();
    bool mayRepeat(const playtest::Exchange& exchange, world::Place place, int lifepoints) const;

    std::unique_ptr<playtest::Game> m_game;
    std::optional<playtest::BreakCondition> m_break;
    std::optional<playtest::BreakWatch> m_watch;
    QTimer m_replay;
    int m_stepsPerTick = 1;
};

} // namespace levwright
