// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/instance/RollPlan.h"
#include "core/stats/LevelStatistics.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace levwright {

using StatisticsPtr = std::shared_ptr<const roll::LevelStatistics>;

// Rolls a level many times in the background. May be destroyed at any time.
class StatisticsRun : public QObject {
    Q_OBJECT

public:
    explicit StatisticsRun(QObject* parent = nullptr);
    ~StatisticsRun() override;

    // Rolls the seeds 1 to rolls (at least one) in that many threads. The results do not depend on the number
    // of threads. An earlier run is given up.
    void start(const roll::RollPlanPtr& plan, roll::Count rolls, int threads);
    // Stops at once. finished() reports what has been counted as soon as the threads have ended.
    void stop();
    // Stops, and emits nothing more.
    void giveUp();

    bool isRunning() const { return m_progress.isActive(); }

Q_SIGNALS:
    // Emitted from time to time.
    void progressed(quint64 done, quint64 total);
    // Null if it was stopped before anything was counted.
    void finished(const levwright::StatisticsPtr& statistics);

private:
    struct Work;
    void carryOut(const std::shared_ptr<Work>& work);
    void take(const std::shared_ptr<Work>& work, const StatisticsPtr& statistics);

    std::shared_ptr<Work> m_work;
    QTimer m_progress;
    QThreadPool m_threads; // last, so that it is destroyed first: it waits for the current slices
};

} // namespace levwright
