// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/PlaytestLauncher.h"

#include "widgets/playtest/LevelSource.h"

namespace levwright {
namespace {

// The level is not restarted while somebody is typing or drawing.
constexpr int pauseAfterEdit = 600; // milliseconds
constexpr std::uint64_t firstSeed = 1;

} // namespace

PlaytestLauncher::PlaytestLauncher(Workspace& workspace, const Theme& theme, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_theme(theme) {
    m_typingPause.setObjectName(QStringLiteral("typingPause"));
    m_typingPause.setParent(this);
    m_typingPause.setSingleShot(true);
    m_typingPause.setInterval(pauseAfterEdit);
    connect(&m_typingPause, &QTimer::timeout, this, &PlaytestLauncher::reload);
}

void PlaytestLauncher::follow(Session& session) {
    m_following = std::make_unique<QObject>();
    connect(&session, &Session::changed, m_following.get(), [this] {
        if (m_window && m_window->isVisible() && m_window->playsLevel())
            m_typingPause.start();
    });
    const auto forget = [this] {
        m_typingPause.stop();
        if (m_window && m_window->playsLevel())
            m_window->forgetSource();
    };
    connect(&session, &Session::readAnew, m_following.get(), forget);
    connect(&m_workspace, &Workspace::closing, m_following.get(), [forget, &session](Session& closing) {
        if (&closing == &session)
            forget();
    });
}

PlaytestWindow& PlaytestLauncher::shownWindow() {
    if (!m_window) {
        m_window = std::make_unique<PlaytestWindow>(m_workspace.files(), m_theme);
        m_window->setMapLook(m_look);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    return *m_window;
}

void PlaytestLauncher::playLevel() {
    play(m_window && m_window->playsLevel() ? m_window->seed() : firstSeed, std::nullopt);
}

void PlaytestLauncher::playFrom(Point cell) {
    const Session& session = m_workspace.active();
    const std::optional<PartRef> part = session.currentPart();
    play(m_window && m_window->playsLevel() ? m_window->seed() : firstSeed,
         part ? placeInLevel(session, *part, cell) : std::nullopt);
}

void PlaytestLauncher::playSeed(std::uint64_t seed) {
    play(seed, std::nullopt);
}

void PlaytestLauncher::play(std::uint64_t seed, std::optional<world::Place> place) {
    m_typingPause.stop();
    follow(m_workspace.active());
    shownWindow().play(levelSource(m_workspace.active()), seed, place);
}

void PlaytestLauncher::openWorld() {
    shownWindow().openWithDialog();
}

void PlaytestLauncher::reload() {
    if (m_window && m_window->playsLevel())
        m_window->reload();
}

void PlaytestLauncher::setTheme(const Theme& theme) {
    m_theme = theme;
    if (m_window)
        m_window->setTheme(theme);
}

void PlaytestLauncher::setMapLook(const MapLook& look) {
    m_look = look;
    if (m_window)
        m_window->setMapLook(look);
}

void PlaytestLauncher::close() {
    if (m_window)
        m_window->close();
}

} // namespace levwright
