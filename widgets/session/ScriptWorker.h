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

// Does in a thread of its own what may take long, one thing after the other. It can be given up at any time,
// and may be destroyed at any time: whatever is done then has to end soon after its token says so.
// The thread is not one of Qt's pool: the thread sanitizer does not see how that hands work over, and sees
// this.
class ScriptWorker {
public:
    ScriptWorker() = default;
    ~ScriptWorker() { giveUp(); }
    ScriptWorker(const ScriptWorker&) = delete;
    ScriptWorker& operator=(const ScriptWorker&) = delete;

    // What work gives goes to done, in the thread that the worker is of, unless all was given up before. Work
    // holds whatever it looks at. What it throws is thrown there.
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

    QObject m_home; // in the thread that the worker is of
    std::stop_source m_source;
    std::mutex m_mutex; // of the jobs
    std::condition_variable_any m_isWanted;
    std::deque<Job> m_jobs;
    std::jthread m_thread; // begun with the first job; first to go, and waits for what it does
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
