// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace levwright {

// Runs long jobs in its own thread, one after the other. Jobs can be given up, and the worker destroyed, at
// any time; a running job must then end soon after its token requests it. The thread is not from Qt's pool,
// because the thread sanitizer does not see how the pool hands work over.
class ScriptWorker {
public:
    ScriptWorker() = default;
    ~ScriptWorker() { giveUp(); }
    ScriptWorker(const ScriptWorker&) = delete;
    ScriptWorker& operator=(const ScriptWorker&) = delete;

    // Passes the result of work to done, in the thread of the worker, unless the jobs were given up before.
    // work must own or share everything it uses. Its exceptions are rethrown in the worker's thread.
    template <class Given>
    void start(std::function<Given(const std::stop_token&)> work, std::function<void(Given)> done);
    void giveUp();

private:
    template <class Given>
    struct Outcome {
        std::unique_ptr<Given> given;
        std::exception_ptr thrown;
    };
    using Job = std::function<void()>;

    void enqueue(Job job);
    void carryOut(const std::stop_token& ending);

    QObject m_home; // lives in the worker's thread
    std::stop_source m_source;
    std::mutex m_mutex; // guards the jobs
    std::condition_variable_any m_isWanted;
    std::deque<Job> m_jobs;
    std::jthread m_thread; // started with the first job; last member, so its destruction waits for the
                           // running job first
};

template <class Given>
void ScriptWorker::start(std::function<Given(const std::stop_token&)> work, std::function<void(Given)> done) {
    enqueue([this, work = std::move(work), done = std::move(done), token = m_source.get_token()] {
        if (token.stop_requested())
            return;
        auto outcome = std::make_shared<Outcome<Given>>();
        try {
            outcome->given = std::make_unique<Given>(work(token));
        } catch (...) {
            outcome->thrown = std::current_exception();
        }
        const auto take = [outcome, done, token] {
            if (token.stop_requested())
                return;
            if (outcome->thrown)
                std::rethrow_exception(outcome->thrown);
            done(std::move(*outcome->given));
        };
        QMetaObject::invokeMethod(&m_home, take, Qt::QueuedConnection);
    });
}

} // namespace levwright
