// SPDX-License-Identifier: GPL-3.0-or-later
// The editor is killed while somebody types and paints as fast as the machine allows. Nothing older than a
// second is lost, and what is recovered is a text that existed. This program itself is the killed editor
// (KillTest --type …), so that the product contains no code for it.
//     LEVWRIGHT_KILLS=1000 KillTest kills     more rounds than the default of 80
#include "app/editor/EditorApplication.h"
#include "resources/Resources.h"
#include "tests/support/Levels.h"
#include "widgets/session/LeftWork.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/MainWindow.h"

#include <QElapsedTimer>
#include <QPlainTextEdit>
#include <QProcess>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <random>

using namespace levwright;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock; // the same in all processes

constexpr auto mostLost = 1s;
// Even a killed process remains until the disk has accepted what one of its threads is syncing. After a build
// that may be gigabytes of other data, so only ctest's limit ends the wait.
constexpr int patiently = -1;
constexpr int usualRounds = 80;

const QByteArray castle = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n"
                          "...................\n...................\n...................\nENDMAP\n# ";

// A text that existed, as reported at once by the editor.
struct State {
    std::int64_t time = 0; // nanoseconds of the clock
    std::uint64_t sum = 0;
};

State stateOf(std::string_view text) {
    return {Clock::now().time_since_epoch() / 1ns, ByteSum::of(text).value()};
}

// --- the editor that dies

void tell(const Session& session) {
    const State state = stateOf(session.text().bytes());
    std::fwrite(&state, sizeof state, 1, stdout);
    std::fflush(stdout);
}

// Without a window, like an input method: as many edits as the machine can do.
void typeOn(Session& session, int count) {
    if (count % 50 == 49) {
        session.undo();
        return;
    }
    const Offset end = session.text().size();
    const std::string text(1, char('a' + count % 26));
    session.apply(TextEdit::insert(end, text), QStringLiteral("Typing"),
                  MergeKey(std::uint64_t(count / 8) + 1), Selection{end + 1, end + 1});
}

int typeUntilKilled(Session& session) {
    QTimer input;
    int count = 0;
    QObject::connect(&input, &QTimer::timeout, &session, [&] { typeOn(session, count++); });
    input.start(0);
    return QCoreApplication::exec();
}

// Reports a text before it is kept, so that every recovered text was reported: connected before the journal
// is.
void tellChanges(Session& session) {
    QObject::connect(&session, &Session::changed, &session, [&session] { tell(session); });
}

int typeInWindowUntilKilled(EditorApplication& application, const QString& journals, const QString& file) {
    registerResources();
    QSettings settings(QFileInfo(file).path() + "/settings.ini", QSettings::IniFormat);
    DiskFileStore files;
    Workspace workspace(testGame(), files);
    MainWindow window(workspace, settings, Theme::light());
    if (QFile::exists(file) && !window.openFile(file))
        return 1;
    tellChanges(workspace.active());
    window.files().keepJournals(journals);
    application.watch(workspace, window.files());
    window.resize(1000, 700);
    window.show();
    auto* editor = window.findChild<QPlainTextEdit*>("textpane.editor");
    window.canvas().setTool(ToolId::Pencil);
    window.canvas().setTerrain('L');
    QTimer input;
    int count = 0;
    QObject::connect(&input, &QTimer::timeout, &window, [&] {
        const QPoint at = window.canvas().cellRect({count % 19, count / 19 % 3}).center();
        if (count % 3 == 0) {
            window.canvas().setTerrain(count / 57 % 2 == 0 ? 'L' : 'T');
            QTest::mouseClick(window.canvas().viewport(), Qt::LeftButton, {}, at);
        } else {
            editor->moveCursor(QTextCursor::End);
            QTest::keyClick(editor, char('a' + count % 26));
        }
        ++count;
    });
    input.start(0);
    return QCoreApplication::exec();
}

// --type JOURNALS FILE [window]. If the file does not exist, it is a new document.
int die(int argc, char** argv) {
    EditorApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString file = arguments.at(3);
    if (arguments.size() > 4)
        return typeInWindowUntilKilled(application, arguments.at(2), file);
    DiskFileStore files;
    DocumentText start{.game = testGame()};
    if (QFile::exists(file))
        start = readDocument(files, testGame(), file).value();
    Session session(start, files);
    tellChanges(session);
    const JournalKeeper journal(session, arguments.at(2));
    return typeUntilKilled(session);
}

// --- the test

struct Death {
    int signal = SIGKILL;
    bool window = false;
    bool hasFile = true;
    std::chrono::milliseconds after{}; // after the first change
};

struct Outcome {
    std::vector<State> states; // all reported states
    std::int64_t killed = 0;
    int status = 0;
    std::size_t lost = 0;
    double oldestLost = 0; // seconds before the kill
};

void readStates(QProcess& editor, QByteArray& told) {
    told += editor.readAllStandardOutput();
}

std::vector<State> statesOf(const QByteArray& told) {
    std::vector<State> states(std::size_t(told.size()) / sizeof(State));
    std::memcpy(states.data(), told.constData(), states.size() * sizeof(State));
    return states;
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    DiskFileStore m_files;
    double m_worst = 0;
    std::size_t m_states = 0;

    QString journals() const { return m_folder->filePath("journals"); }
    QString file(const Death& death) const {
        return m_folder->filePath(death.hasFile ? "castle.des" : "none.des");
    }

    // Runs an editor until it is killed.
    void kill(const Death& death, Outcome& outcome) {
        QProcess editor;
        editor.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QStringList arguments{"--type", journals(), file(death)};
        if (death.window)
            arguments << "window";
        editor.start(QCoreApplication::applicationFilePath(), arguments);
        QVERIFY(editor.waitForReadyRead(patiently));
        QByteArray told;
        for (const auto end = Clock::now() + death.after; Clock::now() < end;) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
            editor.waitForReadyRead(std::max(1, int(left.count())));
            readStates(editor, told);
        }
        outcome.killed = Clock::now().time_since_epoch() / 1ns;
        QVERIFY(::kill(pid_t(editor.processId()), death.signal) == 0);
        QVERIFY(editor.waitForFinished(patiently));
        readStates(editor, told);
        outcome.states = statesOf(told);
        outcome.status = editor.exitStatus() == QProcess::CrashExit ? -1 : editor.exitCode();
        QVERIFY(!outcome.states.empty());
    }

    // Checks what the next start would offer.
    void recover(const Death& death, Outcome& outcome) {
        const std::vector<LeftWork> works = findLeftWork(journals(), m_files);
        QVERIFY(works.size() <= 1);
        std::size_t kept = 0; // number of kept states, counted from the first
        if (!works.empty()) {
            QVERIFY2(works[0].recovered,
                     works[0].recovered ? "" : works[0].recovered.error().message.c_str());
            QCOMPARE(works[0].file, death.hasFile ? LeftFile::AsItWas : LeftFile::None);
            const std::uint64_t sum = ByteSum::of(works[0].recovered->text).value();
            const auto found = std::find_if(outcome.states.rbegin(), outcome.states.rend(),
                                            [&](const State& state) { return state.sum == sum; });
            QVERIFY2(found != outcome.states.rend(), "a text that never was");
            kept = std::size_t(outcome.states.rend() - found);
            works[0].journal.remove();
        }
        outcome.lost = outcome.states.size() - kept;
        if (outcome.lost > 0)
            outcome.oldestLost = double(outcome.killed - outcome.states[kept].time) / 1e9;
    }

    void check(const Death& death, Outcome& outcome) {
        QVERIFY(m_files.replace(m_folder->filePath("castle.des").toStdU16String(), castle.toStdString()));
        kill(death, outcome);
        if (QTest::currentTestFailed())
            return;
        recover(death, outcome);
        m_states += outcome.states.size();
        m_worst = std::max(m_worst, outcome.oldestLost);
        QVERIFY2(outcome.oldestLost < std::chrono::duration<double>(mostLost).count(),
                 qPrintable(QStringLiteral("lost what was %1 s old").arg(outcome.oldestLost)));
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // At any moment: while the first journal is created, during a write, and after the journal was written
    // anew.
    void kills() {
        const int rounds = std::max(qEnvironmentVariableIntValue("LEVWRIGHT_KILLS"), usualRounds);
        std::mt19937 random(QRandomGenerator::global()->generate());
        for (int round = 0; round < rounds; ++round) {
            // One in twenty lives longer than the span that may be lost, and one in forty has a window.
            const bool isLong = round % 20 == 19;
            const auto after = std::chrono::milliseconds(isLong ? 1100 + random() % 300 : random() % 80);
            Outcome outcome;
            check({SIGKILL, round % 40 == 39, round % 3 != 0, after}, outcome);
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(outcome.status, -1);
        }
        qInfo("%d rounds, %zu texts, the oldest that was lost was %.1f ms old", rounds, m_states,
              m_worst * 1000);
    }

    // An editor that is asked to end keeps the last text, too.
    void endsInOrder_data() {
        QTest::addColumn<int>("signal");
        QTest::addColumn<bool>("hasFile");
        QTest::newRow("SIGTERM") << SIGTERM << true;
        QTest::newRow("SIGTERM, untitled") << SIGTERM << false;
        QTest::newRow("SIGHUP") << SIGHUP << true;
        QTest::newRow("SIGINT") << SIGINT << true;
    }
    void endsInOrder() {
        QFETCH(const int, signal);
        QFETCH(const bool, hasFile);
        for (const bool window : {false, true}) {
            for (const auto after : {0ms, 30ms, 120ms}) {
                Outcome outcome;
                check({signal, window, hasFile, after}, outcome);
                if (QTest::currentTestFailed())
                    return;
                QCOMPARE(outcome.status, 128 + signal);
                QCOMPARE(outcome.lost, std::size_t(0));
            }
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 3 && std::string_view(argv[1]) == "--type")
        return die(argc, argv);
    const QCoreApplication application(argc, argv);
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "KillTest.moc"
