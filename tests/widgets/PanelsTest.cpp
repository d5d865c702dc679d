// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around one session, side by side as a window would have them. With LEVWRIGHT_SCREENSHOTS=folder
// the window is saved there in both themes.
#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <vector>

using namespace levwright;

namespace {

class Window : public QSplitter {
public:
    explicit Window(std::string bytes, const Theme& theme = Theme::light())
        : session({.game = testGame(), .bytes = std::move(bytes)}, m_files), text(session, theme),
          problems(session, theme), outline(session, theme), history(session, theme) {
        auto* middle = new QSplitter(Qt::Vertical);
        middle->addWidget(&text);
        middle->addWidget(&problems);
        middle->setSizes({520, 180});
        addWidget(&outline);
        addWidget(middle);
        addWidget(&history);
        history.setActive(true);
        setSizes({300, 720, 180});
        setPalette(theme.palette());
        resize(1200, 720);
        show();
    }
    // The panels are members of this window as well as its children.
    ~Window() override {
        for (QWidget* panel : {static_cast<QWidget*>(&text), static_cast<QWidget*>(&problems),
                               static_cast<QWidget*>(&outline), static_cast<QWidget*>(&history)})
            panel->setParent(nullptr);
    }

    QPlainTextEdit& editor() { return *text.findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor")); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&editor(), key, modifiers);
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    TextPane text;
    ProblemsPanel problems;
    OutlinePanel outline;
    HistoryPanel history;
};

std::string sample() {
    return fileBytes(QStringLiteral(":/levwright/samples/first-steps.des")).toStdString();
}

std::string manyLevels(int lines) {
    std::string bytes;
    for (int level = 0; lines > 0; ++level, lines -= 40) {
        bytes += "MAZE:\"l" + std::to_string(level) + "\",' '\nGEOMETRY:center,center\nMAP\n";
        for (int y = 0; y < 15; ++y)
            bytes += std::string(60, '.') + "\n";
        bytes += "ENDMAP\n";
        for (int i = 0; i < 21; ++i)
            bytes += "MONSTER:'d',\"jackal\",(" + std::to_string(i) + ",3)\n";
    }
    return bytes;
}

void makeMistakes(Window& window) {
    const auto put = [&](std::string_view before, const char* after, const char* label) {
        const Offset at = window.session.text().bytes().find(before);
        window.session.apply(TextEdit::replace({at, at + before.size()}, after), QString::fromLatin1(label));
    };
    put("\"dagger\"", "\"daggre\"", "Change Object");
    put("STAIR:(29,01),down", "STAIR:(29,01)", "Delete");
    put("TRAP:\"pit\"", "TRAP:\"pitt\"", "Typing");
    put("DOOR:open,(20,03)", "DOOR:open,(20,04)", "Move Door");
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void selectionIsOne() {
        Window window(sample());
        makeMistakes(window);
        window.problems.selectNext();
        const auto statement = window.session.currentStatement();
        QVERIFY(statement.has_value());
        auto& tree = *window.outline.findChild<QTreeView*>(QStringLiteral("outline.tree"));
        QVERIFY(tree.currentIndex().isValid());
        const QTextCursor cursor = window.editor().textCursor();
        QCOMPARE(Offset(cursor.selectionEnd()), window.session.selection().caret);
        window.session.goToStep(0);
        QCOMPARE(std::string(window.session.text().bytes()), sample());
    }

    void themesChange() {
        Window window(sample());
        for (const Theme& theme : {Theme::dark(), Theme::light()}) {
            window.text.setTheme(theme);
            window.problems.setTheme(theme);
            window.outline.setTheme(theme);
            window.history.setTheme(theme);
            QCOMPARE(window.editor().palette().color(QPalette::Base), theme.palette().color(QPalette::Base));
        }
    }

    // No limit is asserted: the machine decides.
    void keyPressWithAllPanels_data() {
        QTest::addColumn<int>("lines");
        QTest::newRow("500 lines") << 500;
        QTest::newRow("20000 lines") << 20000;
    }
    void keyPressWithAllPanels() {
        QFETCH(const int, lines);
        Window window(manyLevels(lines));
        const Offset at = window.session.text().bytes().find("jackal", window.session.text().size() / 2) + 6;
        window.session.select(Range{at, at});
        QCoreApplication::processEvents();
        std::vector<double> times;
        QElapsedTimer timer;
        for (int i = 0; i < 100; ++i) {
            timer.start();
            QTest::sendKeyEvent(QTest::Click, &window.editor(), Qt::Key_X, QStringLiteral("x"),
                                Qt::NoModifier);
            QCoreApplication::processEvents();
            times.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(times);
        qInfo("%s: key press with all panels and painting: median %.2f ms, worst %.2f ms",
              QTest::currentDataTag(), times[times.size() / 2], times.back());
    }

    void opening_data() { keyPressWithAllPanels_data(); }
    void opening() {
        QFETCH(const int, lines);
        QElapsedTimer timer;
        timer.start();
        MemoryFileStore files;
        Session session({.game = testGame(), .bytes = manyLevels(lines)}, files);
        const qint64 read = timer.restart();
        const TextPane text(session, Theme::light());
        const qint64 textReady = timer.restart();
        const ProblemsPanel problems(session, Theme::light());
        const OutlinePanel outline(session, Theme::light());
        const HistoryPanel history(session, Theme::light());
        qInfo("%s: session %lld ms, text pane %lld ms, other panels %lld ms", QTest::currentDataTag(), read,
              textReady, timer.elapsed());
    }

    void screenshots_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void screenshots() {
        QFETCH(const bool, dark);
        const QString folder = qEnvironmentVariable("LEVWRIGHT_SCREENSHOTS");
        if (folder.isEmpty())
            QSKIP("LEVWRIGHT_SCREENSHOTS names no folder");
        QApplication::setStyle(QStringLiteral("Fusion"));
        const Theme theme = dark ? Theme::dark() : Theme::light();
        QApplication::setPalette(theme.palette());
        Window window(sample(), theme);
        makeMistakes(window);
        window.session.undo();
        window.problems.selectNext();
        window.press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(window.text.findChild<QLineEdit*>(QStringLiteral("textpane.find.text")),
                         QStringLiteral("open"));
        QCoreApplication::processEvents();
        window.grab().save(folder +
                           QStringLiteral("/panels-%1.png").arg(QLatin1StringView(QTest::currentDataTag())));
    }
};

QTEST_MAIN(PanelsTest)
#include "PanelsTest.moc"
