// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long an input takes from the moment when another thread sends it to the idle window until
// every view has painted it.
#pragma once

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <format>
#include <functional>
#include <iostream>
#include <limits>
#include <semaphore>
#include <string>
#include <thread>
#include <time.h>
#include <vector>

// Callgrind counts only from an input until it is painted: valgrind --tool=callgrind --collect-atstart=no.
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_TOGGLE_COLLECT
#endif

namespace levwright {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds pause(12); // between inputs, so that the window becomes idle
constexpr int mostWarmUp = 20;                 // inputs that are not counted

inline double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

// The processor time of the calling thread.
inline double processorMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

// The times of all inputs, each list sorted, in milliseconds.
struct InputTimes {
    std::vector<double> wall;
    std::vector<double> processor; // of the window's thread only, so other programs have little influence
};

// Carries out inputs in the window's thread, and detects when all their effects are painted.
class Probe : public QObject {
public:
    explicit Probe(std::function<void(int)> input) : m_input(std::move(input)) {}

    // Runs the event loop while measuring.
    InputTimes measure(int inputs) {
        InputTimes times;
        const int warmUp = std::min(inputs, mostWarmUp);
        std::jthread user([&] {
            for (int i = 0; i < inputs + warmUp; ++i) {
                std::this_thread::sleep_for(pause);
                const Clock::time_point start = Clock::now();
                QCoreApplication::postEvent(this, new QEvent(given));
                m_painted.acquire();
                if (i < warmUp)
                    continue;
                times.wall.push_back(milliseconds(m_end - start));
                times.processor.push_back(m_processor);
            }
            // quit() would close the window.
            QMetaObject::invokeMethod(qApp, [] { QCoreApplication::exit(); }, Qt::QueuedConnection);
        });
        QApplication::exec();
        user.join();
        std::ranges::sort(times.wall);
        std::ranges::sort(times.processor);
        return times;
    }

    bool event(QEvent* event) override {
        if (event->type() == given) {
            m_processor = -processorMilliseconds();
            CALLGRIND_TOGGLE_COLLECT;
            m_input(m_count++);
            // After the paint requests, which are the last of all other events.
            QCoreApplication::postEvent(this, new QEvent(painted), std::numeric_limits<int>::min());
            return true;
        }
        if (event->type() == painted) {
            CALLGRIND_TOGGLE_COLLECT;
            m_end = Clock::now();
            m_processor += processorMilliseconds();
            m_painted.release();
            return true;
        }
        return QObject::event(event);
    }

private:
    static constexpr auto given = QEvent::Type(QEvent::User + 1);
    static constexpr auto painted = QEvent::Type(QEvent::User + 2);

    std::function<void(int)> m_input;
    int m_count = 0;
    Clock::time_point m_end;
    double m_processor = 0; // from the input until its effects are painted
    std::binary_semaphore m_painted{0};
};

inline void print(const std::string& what, const InputTimes& times) {
    const auto at = [](const std::vector<double>& all, double share) {
        return all[std::size_t(share * double(all.size() - 1))];
    };
    std::cout << std::format(
                     "{:58} p50 {:6.2f}  p99 {:6.2f}  max {:6.2f} ms; processor {:6.2f} {:6.2f} {:6.2f}\n",
                     what, at(times.wall, 0.5), at(times.wall, 0.99), at(times.wall, 1.0),
                     at(times.processor, 0.5), at(times.processor, 0.99), at(times.processor, 1.0))
              << std::flush;
}

} // namespace levwright
