// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/TrialRun.h"

#include "core/trial/TrialRolls.h"

#include <chrono>

namespace levwright {
namespace {

// Somebody who types is not disturbed.
constexpr std::chrono::milliseconds pause{600};
// In a file with more levels only the current one is rolled.
constexpr std::size_t mostLevels = 30;

} // namespace

TrialRun::TrialRun(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_later.setSingleShot(true);
    m_later.setInterval(pause);
    connect(&m_later, &QTimer::timeout, this, &TrialRun::start);
    connect(&session, &Session::changed, this, &TrialRun::startLater);
    connect(&session, &Session::readAnew, this, &TrialRun::startLater);
    connect(&session, &Session::moved, this, &TrialRun::startLater);
    connect(&session, &Session::selectionChanged, this, &TrialRun::followSelection);
    startLater();
}

void TrialRun::followSelection() {
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if (levels != nullptr && levels->levelCount() > mostLevels && m_session.currentLevel() != m_level)
        startLater();
}

void TrialRun::setOn(bool on) {
    if (on == m_isOn)
        return;
    m_isOn = on;
    startLater();
    if (!on)
        m_session.takeRolledProblems({});
}

void TrialRun::startLater() {
    m_worker.giveUp();
    if (m_isOn)
        m_later.start();
    else
        m_later.stop();
}

void TrialRun::start() {
    const AnalysisPtr analysis = m_session.document().analysis();
    m_level = m_session.currentLevel();
    if (analysis->levels() == nullptr)
        return m_session.takeRolledProblems({});
    TrialWish wish{m_session.fileContext(), {}, {}};
    if (analysis->levels()->levelCount() > mostLevels)
        wish.level = m_level;
    m_worker.start<Diagnostics>(
        [analysis, wish](const std::stop_token& abandoned) {
            return trialRolls(*analysis->levels(), wish, abandoned);
        },
        [this](Diagnostics problems) { m_session.takeRolledProblems(std::move(problems)); });
}

} // namespace levwright
