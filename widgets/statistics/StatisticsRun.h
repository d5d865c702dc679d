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

// Rolls a level many times in the background. It may be destroyed at any time.
class StatisticsRun : public QObject {
    Q_OBJECT

public:
    explicit StatisticsRun(QObject* parent = nullptr);
    ~StatisticsRun() override;

    // Rolls the seeds 1 to rolls (at least one) in so many threads; what comes of it does not depend on their
    // number. What went on before is given up.
    void start(const roll::RollPlanPtr& plan, roll::Count rolls, int threads);
    // It is over at once; finished() brings what was counted until now as soon as the threads have come to an
    // end.
    void stop();
    // Nothing more is heard of it.
    void giveUp();

    bool isRunning() const { return m_progress.isActive(); }

Q_SIGNALS:
    // From time to time.
    void progressed(quint64 done, quint64 total);
    // Null: it was stopped before anything was counted.
    void finished(const levwright::StatisticsPtr& statistics);

private:
    struct Work;
    void carryOut(const std::shared_ptr<Work>& work);
    void take(const std::shared_ptr<Work>& work, const StatisticsPtr& statistics);

    std::shared_ptr<Work> m_work;
    QTimer m_progress;
    QThreadPool m_threads; // first to go: it waits for the slices that are being rolled
};

} // namespace levwright
