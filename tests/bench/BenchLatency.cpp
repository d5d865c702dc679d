// SPDX-License-Identifier: GPL-3.0-or-later
// bench_latency FILE.des [INPUTS [WORDS]]: times an input from the moment when another thread sends it to the
// idle window until every view has painted it. WORDS selects the inputs with these words in their names.
// Measures first a plain editor of Qt's, then the window alone, then the window while statistics are counted
// on all cores.
#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "resources/Resources.h"
#include "tests/bench/Gestures.h"
#include "tests/bench/Probe.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/theme/EditorStyle.h"

#include <QApplication>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace levwright;

namespace {

struct Wanted {
    int inputs = 0;
    std::string words; // if empty, all rows
};

void measure(const Wanted& wanted, const std::string& name, const TimedInput& gesture) {
    if (!name.contains(wanted.words) || !gesture.begin())
        return;
    QCoreApplication::processEvents();
    Probe probe(gesture.input);
    print(name, probe.measure(wanted.inputs));
    gesture.end();
    QCoreApplication::processEvents();
}

void measureAll(MainWindow& window, const Wanted& wanted, const std::string& load,
                const std::vector<TimedInput>& gestures) {
    for (const TimedInput& gesture : gestures)
        measure(wanted, gesture.name + ", " + load, gesture);
    window.session().goToStep(0); // the painted level may be one that cannot be rolled
}

// Also unfolds the panel, because a panel with nothing to say is folded.
void raise(const MainWindow& window, const QString& name) {
    auto& dock = *window.findChild<QDockWidget*>(name);
    dock.show();
    dock.raise();
    QCoreApplication::processEvents();
}

// Measures a window of the same size that contains only Qt's own editor with the same text.
void measurePlainEditor(const MainWindow& window, const Wanted& wanted) {
    QPlainTextEdit editor(QString::fromUtf8(window.session().text().bytes()));
    editor.setUndoRedoEnabled(false);
    editor.resize(window.size());
    editor.show();
    measure(wanted, "key press, a plain editor alone", typingIn(editor));
}

void measureStatistics(MainWindow& window, const Wanted& wanted) {
    auto& statistics = *window.findChild<StatisticsPanel*>();
    auto& rolls = *statistics.findChild<QSpinBox*>(QStringLiteral("statistics.rolls"));
    raise(window, QStringLiteral("statisticsDock"));
    const std::vector<TimedInput> gestures = writingIn(window);
    measureAll(window, wanted, "before any statistics", gestures);
    statistics.toggle();
    while (!statistics.report())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    measureAll(window, wanted, "statistics shown", gestures);
    rolls.setValue(rolls.maximum());
    statistics.toggle();
    measureAll(window, wanted, "while statistics are counted", gestures);
    statistics.toggle();
}

// The lens counts in a thread of its own, and shows its last picture meanwhile.
void measureLenses(MainWindow& window, const Wanted& wanted) {
    for (const char* lens : {"lens.way", "lens.danger"}) {
        window.actions().action(lens)->trigger();
        measureAll(window, wanted, lens, pointingIn(window));
    }
    window.actions().action("lens.off")->trigger();
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setStyle(new EditorStyle);
    if (argc < 2) {
        std::cerr << "usage: bench_latency FILE.des [INPUTS [WORDS]]\n";
        return 2;
    }
    const Wanted wanted{argc > 2 ? std::max(1, std::atoi(argv[2])) : 1000, argc > 3 ? argv[3] : ""};
    registerResources();
    DiskFileStore files;
    const QTemporaryDir scratch;
    QSettings settings(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Workspace workspace(loadGame("nethack-3.4.3").value(), files);
    MainWindow window(workspace, settings, Theme::light());
    if (!window.openFile(QString::fromLocal8Bit(argv[1]))) {
        std::cerr << "bench_latency: cannot open " << argv[1] << '\n';
        return 2;
    }
    measurePlainEditor(window, wanted);
    window.show();
    raise(window, QStringLiteral("problemsDock"));
    measureAll(window, wanted, "problems in sight", writingIn(window));
    measureAll(window, wanted, "problems in sight", pointingIn(window));
    if (wanted.words.empty() || wanted.words.contains("lens"))
        measureLenses(window, wanted);
    if (wanted.words.empty() || wanted.words.contains("statistics"))
        measureStatistics(window, wanted);
    return 0;
}
