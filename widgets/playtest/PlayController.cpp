// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlayController.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

using playtest::BreakWatch;
using playtest::BreakWhen;
using playtest::Exchange;

constexpr int mostRepeats = 200;
constexpr int ticksPerSecond = 60;
constexpr int millisecondsPerSecond = 1000;

} // namespace

PlayController::PlayController(QObject* parent) : QObject(parent) {
    connect(&m_replay, &QTimer::timeout, this, &PlayController::replayOn);
}

void PlayController::setGame(std::unique_ptr<playtest::Playthrough> game) {
    pause();
    m_game = std::move(game);
    Q_EMIT gameReplaced();
    Q_EMIT moved();
}

bool PlayController::isOver() const {
    return !m_game || m_game->ending() != playtest::Ending::None;
}

Exchange PlayController::exchange(const QString& command) {
    Exchange exchange = m_game->obey(command.toStdString());
    Q_EMIT exchanged(command, exchange);
    return exchange;
}

void PlayController::obey(const QString& command) {
    pause();
    const Exchange answer = exchange(command);
    if (!answer.problems.empty())
        Q_EMIT noticed(QString::fromStdString(answer.problems.front()));
    Q_EMIT moved();
}

void PlayController::repeat(const QString& command) {
    pause();
    BreakWatch newcomers({BreakWhen::Seen, {}}, m_game->state());
    startWatching();
    for (int count = 0; count < mostRepeats && !isOver(); ++count) {
        const world::Place place = m_game->state().player()->place;
        const int lifepoints = m_game->state().player()->lifepoints;
        const Exchange answer = exchange(command);
        if (isOver() || !mayRepeat(answer, place, lifepoints))
            break;
        if (breaks())
            break;
        if (const std::optional<std::string> name = newcomers.check(m_game->state())) {
            Q_EMIT noticed(tr("%1 comes into view").arg(QString::fromStdString(*name)));
            break;
        }
    }
    m_watch.reset();
    Q_EMIT moved();
}

// A walk stops where something lies, when a step has no effect, and at every loss of life.
bool PlayController::mayRepeat(const Exchange& exchange, world::Place place, int lifepoints) const {
    const world::WorldState& state = m_game->state();
    const world::Thing& player = *state.player();
    if (exchange.disposition != world::Disposition::Obeyed || player.lifepoints < lifepoints)
        return false;
    if (m_game->timeline().steps().back().command.starts_with("move")) {
        const bool liesHere = std::ranges::any_of(state.things, [&](const world::Thing& thing) {
            return thing.place == player.place && !thing.carried && thing.id != world::playerId;
        });
        return player.place != place && !liesHere;
    }
    return true;
}

void PlayController::setBreak(std::optional<playtest::BreakCondition> condition) {
    m_break = std::move(condition);
    if (isReplaying())
        startWatching();
}

void PlayController::startWatching() {
    m_watch.reset();
    if (m_break)
        m_watch.emplace(*m_break, m_game->state());
}

bool PlayController::breaks() {
    if (!m_watch)
        return false;
    const std::optional<std::string> name = m_watch->check(m_game->state());
    if (!name)
        return false;
    const bool seen = m_break->when == BreakWhen::Seen;
    Q_EMIT noticed(
        (seen ? tr("Stopped: you see %1") : tr("Stopped: %1 sees you")).arg(QString::fromStdString(*name)));
    return true;
}

void PlayController::undo() {
    const std::size_t position = m_game->timeline().position();
    goTo(position - std::min<std::size_t>(position, 1));
}

void PlayController::stepBack(std::int64_t turns) {
    pause();
    if (m_game->timeline().position() == 0)
        return;
    m_game->stepBack(turns);
    Q_EMIT jumped();
    Q_EMIT moved();
}

void PlayController::goTo(std::size_t position) {
    pause();
    const std::size_t wanted = std::min(position, m_game->timeline().steps().size());
    if (wanted == m_game->timeline().position())
        return;
    m_game->goTo(wanted);
    Q_EMIT jumped();
    Q_EMIT moved();
}

void PlayController::replay(int commandsPerSecond) {
    if (m_game->timeline().steps().empty())
        return;
    if (m_game->timeline().position() == m_game->timeline().steps().size())
        m_game->goTo(0);
    startWatching();
    m_stepsPerTick = std::max(1, commandsPerSecond / ticksPerSecond);
    m_replay.start(millisecondsPerSecond * m_stepsPerTick / std::max(1, commandsPerSecond));
    Q_EMIT jumped();
    Q_EMIT replayChanged();
    Q_EMIT moved();
}

void PlayController::pause() {
    if (!m_replay.isActive())
        return;
    m_replay.stop();
    m_watch.reset();
    Q_EMIT replayChanged();
}

void PlayController::replayOn() {
    bool stop = false;
    for (int count = 0; count < m_stepsPerTick && !stop; ++count) {
        const std::size_t position = m_game->timeline().position();
        stop = position == m_game->timeline().steps().size();
        if (!stop) {
            m_game->goTo(position + 1);
            stop = breaks();
        }
    }
    if (stop)
        pause();
    Q_EMIT moved();
}

} // namespace levwright
