// SPDX-License-Identifier: GPL-3.0-or-later
// How long a key press or brush move takes until every view has painted it, from the moment at which another
// thread gives it to the sleeping window: bench_latency FILE.des [INPUTS]. First in a plain editor of Qt's,
// then in the window alone, then while statistics are counted on all cores.
#include "core/base/FileStore.h"
#include "core/language/Games.h"
#include "resources/Resources.h"
#include "tests/bench/Probe.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/statistics/StatisticsPanel.h"
#include "widgets/theme/EditorStyle.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace levwright;

namespace {

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
    // The second breaks whatever uses the declared monsters as well.
    for (const std::string_view statement : {"\nMONSTER", "\nRANDOM_MONSTERS"}) {
        const Offset found = session.text().bytes().find(statement);
        if (found == std::string::npos)
            continue;
        session.select(Selection{found + 1, found + 1});
        Probe typing([&](int count) { type(editor, count); });
        print(std::format("key press in {}, {}", statement.substr(1), load), typing.measure(inputs));
    }
    window.canvas().setTool(ToolId::Pencil);
    Probe painting([&](int count) { paint(window.canvas(), count); });
    print(std::format("brush move, {}", load), painting.measure(inputs));
    session.goToStep(0); // what was painted may be no level that can be rolled
}

// What a window of that size costs that holds nothing but Qt's own editor with the same text.
void measurePlainEditor(const MainWindow& window, int inputs) {
    QPlainTextEdit editor(QString::fromUtf8(window.session().text().bytes()));
    editor.setUndoRedoEnabled(false);
    editor.resize(window.size());
    editor.show();
    Probe typing([&](int count) { type(editor, count); });
    print("key press, a plain editor alone", typing.measure(inputs));
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setStyle(new EditorStyle);
    if (argc < 2) {
        std::cerr << "usage: bench_latency FILE.des [INPUTS]\n";
        return 2;
    }
    const int inputs = argc > 2 ? std::max(1, std::atoi(argv[2])) : 1000;
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
    measurePlainEditor(window, inputs);
    auto& statistics = *window.findChild<StatisticsPanel*>();
    window.show();
    window.findChild<QDockWidget*>(QStringLiteral("problemsDock"))->raise();
    measureBoth(window, inputs, "problems in sight");
    window.findChild<QDockWidget*>(QStringLiteral("statisticsDock"))->raise();
    measureBoth(window, inputs, "before any statistics");
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
