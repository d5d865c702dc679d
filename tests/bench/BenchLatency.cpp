// SPDX-License-Identifier: GPL-3.0-or-later
// How long a key press or brush move takes until every view has painted it, from the moment at which another
// thread gives it to the sleeping window: bench_latency FILE.des [INPUTS]. First alone, then while statistics
// are counted on all cores.
#include "core/base/FileStore.h"
#include "resources/Resources.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/statistics/StatisticsPanel.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <format>
#include <functional>
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds pause(12); // between inputs: the window goes to sleep
constexpr int warmUp = 20;                     // inputs that are not counted

double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

// Carries out inputs in the window's thread and tells when all that they brought about is painted.
class Probe : public QObject {
public:
    explicit Probe(std::function<void(int)> input) : m_input(std::move(input)) {}

    // The times of all inputs in milliseconds, in order of size. Runs the event loop meanwhile.
    std::vector<double> measure(int inputs) {
        std::vector<double> times;
        std::jthread user([&] {
            for (int i = 0; i < inputs + warmUp; ++i) {
                std::this_thread::sleep_for(pause);
                const Clock::time_point start = Clock::now();
                QCoreApplication::postEvent(this, new QEvent(given));
                m_painted.acquire();
                if (i >= warmUp)
                    times.push_back(milliseconds(m_end - start));
            }
            // Not quit(), which would close the window.
            QMetaObject::invokeMethod(qApp, [] { QCoreApplication::exit(); }, Qt::QueuedConnection);
        });
        QApplication::exec();
        user.join();
        std::ranges::sort(times);
        return times;
    }

    bool event(QEvent* event) override {
        if (event->type() == given) {
            m_input(m_count++);
            // Behind the requests to paint, which come last of all others.
            QCoreApplication::postEvent(this, new QEvent(painted), std::numeric_limits<int>::min());
            return true;
        }
        if (event->type() == painted) {
            m_end = Clock::now();
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
    std::binary_semaphore m_painted{0};
};

void print(const char* what, const std::vector<double>& times) {
    const auto at = [&](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    std::cout << std::format("{:40} p50 {:6.2f}  p99 {:6.2f}  max {:6.2f} ms\n", what, at(0.5), at(0.99),
                             at(1.0))
              << std::flush;
}

// A letter into the first word of a statement, which breaks it, and out again.
void type(QWidget& editor, int count) {
    const bool in = count % 2 == 0;
    const int key = in ? Qt::Key_X : Qt::Key_Backspace;
    for (const QEvent::Type step : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(step, key, Qt::NoModifier, in ? QStringLiteral("x") : QString());
        QCoreApplication::sendEvent(&editor, &event);
    }
}

// To and fro over the map, with another terrain each time.
void paint(MapCanvas& canvas, int count) {
    constexpr int width = 20;
    constexpr int rows = 8;
    QWidget& map = *canvas.viewport();
    const int along = count % width;
    const auto send = [&](QEvent::Type step, Qt::MouseButton button, Qt::MouseButtons buttons) {
        const QPoint at = canvas.cellRect({along + 2, 2 + count / width % rows}).center();
        QMouseEvent event(step, at, map.mapToGlobal(at), button, buttons, {});
        QCoreApplication::sendEvent(&map, &event);
    };
    if (along == 0) {
        canvas.setTerrain(count / width / rows % 2 == 0 ? 'L' : 'T');
        send(QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
    }
    send(QEvent::MouseMove, Qt::NoButton, Qt::LeftButton);
    if (along == width - 1)
        send(QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
}

void measureBoth(MainWindow& window, int inputs, const char* load) {
    auto& editor = *window.findChild<QPlainTextEdit*>();
    Session& session = window.session();
    const Offset monster = session.text().bytes().find("MONSTER");
    session.select(Selection{monster, monster});
    Probe typing([&](int count) { type(editor, count); });
    print(std::format("key press, {}", load).c_str(), typing.measure(inputs));
    window.canvas().setTool(ToolId::Pencil);
    Probe painting([&](int count) { paint(window.canvas(), count); });
    print(std::format("brush move, {}", load).c_str(), painting.measure(inputs));
    session.goToStep(0); // what was painted may be no level that can be rolled
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (argc < 2) {
        std::cerr << "usage: bench_latency FILE.des [INPUTS]\n";
        return 2;
    }
    const int inputs = argc > 2 ? std::max(1, std::atoi(argv[2])) : 1000;
    registerResources();
    DiskFileStore files;
    const QTemporaryDir scratch;
    QSettings settings(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Session session(Game::load("nethack-3.4.3").value(), files);
    MainWindow window(session, files, settings, Theme::light());
    if (!window.openFile(QString::fromLocal8Bit(argv[1]))) {
        std::cerr << "bench_latency: cannot open " << argv[1] << '\n';
        return 2;
    }
    auto& statistics = *window.findChild<StatisticsPanel*>();
    window.show();
    window.findChild<QDockWidget*>(QStringLiteral("statisticsDock"))->raise();
    measureBoth(window, inputs, "nothing in the background");
    auto& rolls = *statistics.findChild<QSpinBox*>(QStringLiteral("statistics.rolls"));
    statistics.toggle();
    while (!statistics.report())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    measureBoth(window, inputs, "statistics shown");
    rolls.setValue(rolls.maximum());
    statistics.toggle();
    measureBoth(window, inputs, "while statistics are counted");
    statistics.toggle();
    return 0;
}
