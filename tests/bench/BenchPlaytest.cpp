// SPDX-License-Identifier: GPL-3.0-or-later
// bench_playtest FILE [FRAMES]: opens the playtest's window with the first level of a description or with a
// world of the world server. Times a turn from the command to the drawn window, and the drawing of the map
// alone.
#include "core/languages/games/Games.h"
#include "widgets/playtest/LevelSource.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/session/Workspace.h"

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <span>
#include <vector>

using namespace levwright;

namespace {

using Clock = std::chrono::steady_clock;

void report(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::cout << std::format("{}: median {:.2f} ms, 99 of 100 {:.2f} ms, slowest {:.2f} ms\n", what,
                             times[times.size() / 2], times[times.size() * 99 / 100], times.back());
}

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

bool open(PlaytestWindow& window, Workspace& workspace, const QString& path) {
    if (!path.endsWith(QLatin1String(".des")))
        return window.openFile(path);
    return workspace.open(path).has_value() && window.play(levelSource(workspace.active()), 1);
}

// A dead player starts again.
void playOn(PlaytestWindow& window) {
    if (window.controller().isOver())
        window.controller().goTo(0);
    window.controller().obey(QStringLiteral("ai"));
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const std::span arguments(argv, std::size_t(argc));
    if (arguments.size() < 2)
        return 1;
    const int frames = arguments.size() > 2 ? std::max(1, QByteArray(arguments[2]).toInt()) : 600;
    DiskFileStore files;
    Workspace workspace(loadGame("nethack-3.4.3").value(), files);
    PlaytestWindow window(files, Theme::dark());
    window.show();
    if (!open(window, workspace, QString::fromLocal8Bit(arguments[1])))
        return 1;
    QApplication::processEvents();
    std::vector<double> turns;
    std::vector<double> maps;
    for (int frame = 0; frame < frames; ++frame) {
        const Clock::time_point start = Clock::now();
        playOn(window);
        QApplication::processEvents();
        turns.push_back(millisecondsSince(start));
    }
    for (int frame = 0; frame < frames; ++frame) {
        const Clock::time_point start = Clock::now();
        window.map().viewport()->repaint();
        maps.push_back(millisecondsSince(start));
    }
    report("a turn, command to window", turns);
    report("the whole map painted", maps);
    return 0;
}
