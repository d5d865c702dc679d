// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/StatisticsRun.h"

#include "core/base/Contract.h"
#include "core/stats/StatisticsJob.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stop_token>
#include <utility>

namespace levwright {
namespace {

// Rolls between two checks for a stop: at most a millisecond.
constexpr roll::Count slice = 8;
constexpr int progressInterval = 50; // milliseconds

} // namespace

// Data shared by the threads of one run.
struct StatisticsRun::Work {
    Work(roll::RollPlanPtr levelPlan, roll::Count count, int threads)
        : plan(std::move(levelPlan)), rolls(count), working(threads) {}

    // The last thread to end returns the sum of all.
    std::optional<StatisticsPtr> run() {
        if (!stopped)
            rollSlices();
        return --working == 0 ? std::optional(sum) : std::nullopt;
    }

    const roll::RollPlanPtr plan;
    const roll::Count rolls;
    std::atomic<roll::Count> next = 0;
    std::atomic<roll::Count> done = 0;
    std::atomic<bool> stopped = false;
    std::stop_source givenUp; // slices may end without being counted

private:
    void rollSlices() {
        roll::StatisticsJob job(plan);
        const std::stop_token token = givenUp.get_token();
        bool counted = false;
        for (roll::Count first = 0; !stopped && (first = next.fetch_add(slice)) < rolls; counted = true) {
            const roll::Count last = std::min(first + slice, rolls);
            job.run({first + 1, last}, token);
            done += last - first;
        }
        if (counted && !token.stop_requested())
            add(job.statistics());
    }

    void add(roll::LevelStatistics part) {
        const std::scoped_lock lock(mutex); // only the threads of this run compete for it
        sum =
            std::make_shared<const roll::LevelStatistics>(sum ? merge(*sum, part).value() : std::move(part));
    }

    std::atomic<int> working;
    std::mutex mutex;
    StatisticsPtr sum;
};

StatisticsRun::StatisticsRun(QObject* parent) : QObject(parent) {
    // On Linux this is SCHED_IDLE: the threads run only when a processor is idle, and a key press interrupts
    // them at once. With any other priority, a thread keeps an equal share.
    m_threads.setThreadPriority(QThread::IdlePriority);
    m_progress.setInterval(progressInterval);
    connect(&m_progress, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_work->done, m_work->rolls); });
}

StatisticsRun::~StatisticsRun() {
    giveUp();
}

void StatisticsRun::start(const roll::RollPlanPtr& plan, roll::Count rolls, int threads) {
    require(rolls > 0 && threads > 0, "there is something to roll, and somebody to do it");
    giveUp();
    m_work = std::make_shared<Work>(plan, rolls, threads);
    m_threads.setMaxThreadCount(threads);
    for (int i = 0; i < threads; ++i)
        m_threads.start([this, work = m_work] { carryOut(work); });
    m_progress.start();
}

void StatisticsRun::stop() {
    m_progress.stop();
    if (m_work)
        m_work->stopped = true;
}

void StatisticsRun::giveUp() {
    stop();
    if (m_work)
        m_work->givenUp.request_stop();
    m_work.reset();
}

void StatisticsRun::carryOut(const std::shared_ptr<Work>& work) {
    if (const std::optional<StatisticsPtr> sum = work->run())
        QMetaObject::invokeMethod(this, [this, work, sum] { take(work, *sum); }, Qt::QueuedConnection);
}

void StatisticsRun::take(const std::shared_ptr<Work>& work, const StatisticsPtr& statistics) {
    if (work != m_work) // it was given up
        return;
    m_work.reset();
    m_progress.stop();
    Q_EMIT finished(statistics);
}

} // namespace levwright
