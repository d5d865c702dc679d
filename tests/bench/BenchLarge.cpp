// SPDX-License-Identifier: GPL-3.0-or-later
// bench_large [INPUTS]: times typing and its undo in the window, in level files far larger than any real one,
// and how long the window does not answer while the largest file is opened.
#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "resources/Resources.h"
#include "tests/bench/Probe.h"
#include "widgets/shell/MainWindow.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

using namespace levwright;

namespace {

std::string repeated(int count, const auto& piece) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += piece(i);
    return text;
}

// A letter for a growing comment.
void type(QWidget& editor) {
    for (const QEvent::Type step : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(step, Qt::Key_A, Qt::NoModifier, QStringLiteral("a"));
        QCoreApplication::sendEvent(&editor, &event);
    }
}

// The longest time in which the event loop has not gone round.
class Heartbeat {
public:
    Heartbeat() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start(0);
    }
    double longest() {
        beat();
        return m_longest;
    }

private:
    void beat() {
        const Clock::time_point now = Clock::now();
        m_longest = std::max(m_longest, milliseconds(now - m_last));
        m_last = now;
    }

    QTimer m_timer;
    Clock::time_point m_last = Clock::now();
    double m_longest = 0;
};

// With keys, a letter is typed at the start each time the window answers, until the text is whole.
void measureOpening(const std::string& text, bool types) {
    MemoryFileStore files;
    const QTemporaryDir scratch;
    QSettings settings(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Workspace workspace(loadGame("nethack-3.4.3").value(), files);
    MainWindow window(workspace, settings, Theme::light());
    window.show();
    QCoreApplication::processEvents();
    if (!files.replace("/large.des", text))
        std::abort();
    Heartbeat heartbeat;
    const Clock::time_point start = Clock::now();
    window.openFile(QStringLiteral("/large.des"));
    if (window.session().text().size() != text.size())
        std::abort(); // it was not opened
    const double untilOpen = milliseconds(Clock::now() - start);
    const double blocked = heartbeat.longest();
    const auto lines = int(window.session().text().lineCount());
    auto& editor = *window.page().findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor"));
    Heartbeat later;
    int keys = 0;
    double longestKey = 0;
    while (editor.blockCount() < lines) {
        if (types && keys < 20) {
            const Clock::time_point pressed = Clock::now();
            type(editor);
            longestKey = std::max(longestKey, milliseconds(Clock::now() - pressed));
            ++keys;
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    std::cout << std::format(
        "{} lines, {} bytes: open after {:.0f} ms (no answer for {:.0f} ms at most), whole "
        "after {:.0f} ms ({:.0f} ms)",
        lines, text.size(), untilOpen, blocked, milliseconds(Clock::now() - start), later.longest());
    if (types)
        std::cout << std::format(", the slowest of {} keys {:.0f} ms", keys, longestKey);
    std::cout << '\n' << std::flush;
}

void measure(const std::string& what, const std::string& text, int inputs) {
    MemoryFileStore files;
    const QTemporaryDir scratch;
    QSettings settings(scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Workspace workspace(loadGame("nethack-3.4.3").value(), files);
    MainWindow window(workspace, settings, Theme::light());
    window.show();
    if (!files.replace("/large.des", text)) {
        std::cerr << "bench_large: cannot write into memory\n";
        return;
    }
    const Clock::time_point start = Clock::now();
    window.openFile(QStringLiteral("/large.des"));
    QCoreApplication::processEvents();
    std::cout << std::format("{:40} {:10.2f} ms\n", what + ", opening", milliseconds(Clock::now() - start));
    auto& editor = *window.findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor"));
    const Offset middle = text.find('\n', text.size() / 2) + 1;
    window.session().apply(TextEdit::insert(middle, "# \n"), QStringLiteral("Comment"));
    window.session().select(Selection{middle + 2, middle + 2});
    Probe typing([&](int) { type(editor); });
    print(what + ", key press", typing.measure(inputs));
    Probe undoing([&](int count) {
        if (count % 2 == 0)
            window.session().undo();
        else
            window.session().redo();
    });
    print(what + ", undo and redo", undoing.measure(inputs));
    window.session().goToStep(0);
    window.session().select(Selection{middle, middle});
    Probe breaking([&](int) { type(editor); });
    print(what + ", key press that breaks", breaking.measure(inputs));
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const int inputs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
    registerResources();
    const std::string lines = repeated(19, [](int) { return "MONSTER:'D',\"red dragon\",random\n"; });
    const std::string large =
        repeated(9'500, [&](int i) { return std::format("MAZE:\"a{}\",' '\nNOMAP\n", i) + lines; });
    for (const bool types : {false, true})
        measureOpening(large, types);
    for (const int count : {1'000, 10'000, 100'000}) {
        measure(std::format("{} parts", count),
                "MAZE:\"a\",' '\n" + repeated(count, [](int) { return "NOMAP\n"; }), inputs);
        measure(std::format("{} levels", count),
                repeated(count, [](int i) { return std::format("MAZE:\"a{}\",' '\nNOMAP\n", i); }), inputs);
        measure(std::format("{} monsters", count),
                "MAZE:\"a\",' '\nNOMAP\n" +
                    repeated(count, [](int) { return "MONSTER:'a',random,random\n"; }),
                inputs);
    }
    return 0;
}
