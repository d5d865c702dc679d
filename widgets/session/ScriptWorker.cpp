// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/ScriptWorker.h"

namespace levwright {

void ScriptWorker::giveUp() {
    m_source.request_stop();
    m_source = {};
    const std::scoped_lock lock(m_mutex);
    m_jobs.clear();
}

void ScriptWorker::enqueue(Job job) {
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_isWanted.notify_one();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& ending) { carryOut(ending); });
}

void ScriptWorker::carryOut(const std::stop_token& ending) {
    std::unique_lock lock(m_mutex);
    while (m_isWanted.wait(lock, ending, [this] { return !m_jobs.empty(); })) {
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

} // namespace levwright
