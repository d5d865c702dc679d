// SPDX-License-Identifier: GPL-3.0-or-later
// The panels for one session, side by side as in a window.
#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/outline/OutlinePanel.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace levwright::panels_test {
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
};

LEVWRIGHT_TEST(PanelsTest)

} // namespace levwright::panels_test

#include "PanelsTest.moc"
