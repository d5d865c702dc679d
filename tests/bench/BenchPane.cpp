// SPDX-License-Identifier: GPL-3.0-or-later
// bench_pane [INPUTS]: times keys in the text pane of the window, in files of 20,000 lines, with pieces
// folded, with the uses of a name marked, and with the list of proposals that a key opens.
#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "resources/Resources.h"
#include "tests/bench/Probe.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/textpane/CodeEditor.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>

using namespace levwright;

namespace {

constexpr int lineCount = 20'000;

void send(QWidget& widget, Qt::Key key, const QString& text, Qt::KeyboardModifiers modifiers = {}) {
    for (const QEvent::Type step : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(step, key, modifiers, text);
        QCoreApplication::sendEvent(&widget, &event);
    }
}

// Until no event is left, and so until all is painted.
void settle() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

class PaneBench {
public:
    PaneBench(std::string name, const std::string& text, int inputs)
        : m_name(std::move(name)), m_inputs(inputs),
          m_settings(m_scratch.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          m_workspace(loadGame("nethack-3.4.3").value(), m_files),
          m_window(m_workspace, m_settings, Theme::light()) {
        if (!m_files.replace("/large.des", text))
            std::abort();
        m_window.show();
        m_window.openFile(QStringLiteral("/large.des"));
        m_window.page().focusText();
        settle();
        const std::string_view statement = "MONSTER:'D',\"red dragon\",place[0]";
        m_place = text.find(statement, text.size() / 2);
        m_inName = m_place + statement.find("red") + 3;
        m_inRegister = m_place + statement.find("place") + 2;
    }

    void run() {
        measure("key press", [this] { caretTo(m_inName); }, [this] { typeDigit(); });
        measure("key press, uses marked", [this] { waitForUses(); }, [this] { typeDigit(); });
        measure(
            "key press while the list is open", [this] { openList(); },
            [this] { send(editor(), Qt::Key_D, QStringLiteral("d")); });
        measure("list asked for", [this] { caretTo(m_inName); }, [this] { editor().suggest(); });
        editor().folding().foldAll();
        settle();
        measure("key press, all else folded", [this] { caretTo(m_inName); }, [this] { typeDigit(); });
    }

private:
    CodeEditor& editor() {
        return *m_window.page().findChild<CodeEditor*>(QStringLiteral("textpane.editor"));
    }
    void caretTo(Offset at) {
        m_window.session().goToStep(0);
        m_window.session().select(Selection{at, at});
        settle();
    }
    void openList() {
        caretTo(m_inName);
        editor().suggest();
        settle();
    }
    // No list opens for a digit.
    void typeDigit() { send(editor(), Qt::Key_7, QStringLiteral("7")); }
    // Uses are marked when the caret has rested.
    void waitForUses() {
        caretTo(m_place);
        const qsizetype before = editor().extraSelections().size();
        caretTo(m_inRegister);
        const Clock::time_point start = Clock::now();
        constexpr double longest = 2000; // milliseconds
        while (editor().extraSelections().size() <= before + 1 &&
               milliseconds(Clock::now() - start) < longest)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    void measure(const std::string& what, const std::function<void()>& prepare,
                 const std::function<void()>& input) {
        InputTimes times;
        for (int i = 0; i < m_inputs; ++i) {
            prepare();
            std::this_thread::sleep_for(levwright::pause);
            settle();
            const double processor = processorMilliseconds();
            const Clock::time_point start = Clock::now();
            input();
            settle();
            times.wall.push_back(milliseconds(Clock::now() - start));
            times.processor.push_back(processorMilliseconds() - processor);
            send(editor(), Qt::Key_Escape, {});
        }
        caretTo(m_place);
        std::ranges::sort(times.wall);
        std::ranges::sort(times.processor);
        print(m_name + ", " + what, times);
    }

    std::string m_name;
    int m_inputs;
    MemoryFileStore m_files;
    QTemporaryDir m_scratch;
    QSettings m_settings;
    Workspace m_workspace;
    MainWindow m_window;
    Offset m_place = 0;
    Offset m_inName = 0;
    Offset m_inRegister = 0;
};

std::string repeated(int count, const auto& piece) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += piece(i);
    return text;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const int inputs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 40;
    registerResources();
    const std::string head = "GEOMETRY:center,center\nMAP\n...\n...\nENDMAP\nRANDOM_PLACES:(0,0),(1,1)\n";
    const auto monster = [](int) { return "MONSTER:'D',\"red dragon\",place[0]\n"; };
    constexpr int levelLines = 20;
    const auto level = [&](int i) {
        return std::format("MAZE:\"a{}\",' '\n", i) + head + repeated(levelLines - 7, monster);
    };
    PaneBench("1,000 levels", repeated(lineCount / levelLines, level), inputs).run();
    PaneBench("one level", "MAZE:\"a\",' '\n" + head + repeated(lineCount, monster), inputs).run();
    return 0;
}
