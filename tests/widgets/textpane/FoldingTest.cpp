// SPDX-License-Identifier: GPL-3.0-or-later
// Levels, maps and blocks that are folded in the text pane, with real keys and clicks.
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QRandomGenerator>
#include <QScrollBar>
#include <QTest>

namespace levwright::folding_test {
namespace {

const std::string level = mazeWith("-----\n|...|\n-----\n", "TRAP:\"pit\",(1,1)\n").toStdString();
const std::string twoLevels =
    level + "\n" + QByteArray::fromStdString(level).replace("\"a\"", "\"b\"").toStdString();
const std::string script = "for i = 1, 3 do\n    if i > 1 then\n        des.trap()\n    end\nend\nx = 1\n";

struct Desk : PaneDesk {
    explicit Desk(const std::string& text, const char* game = "nethack-3.4.3")
        : PaneDesk(text, loadGame(game).value()) {
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("no window");
    }
    Folding& folding() { return pane.focusedEditor().folding(); }
    QList<int> hidden() {
        QList<int> lines;
        for (QTextBlock block = editor().document()->begin(); block.isValid(); block = block.next()) {
            if (!block.isVisible())
                lines << block.blockNumber();
        }
        return lines;
    }
    void caretTo(const std::string& words) {
        const Offset at = bytes().find(words);
        session.select(Selection{at, at});
    }
    void clickMargin(int line) {
        auto& gutter = child<QWidget>("textpane.gutter");
        const QTextCursor start(editor().document()->findBlockByNumber(line));
        const int y = editor().cursorRect(start).center().y();
        QTest::mouseClick(&gutter, Qt::LeftButton, {}, QPoint(gutter.width() - 6, y));
    }
    bool isCaretSeen() { return editor().textCursor().block().isVisible(); }
};

QList<int> lines(int first, int last) {
    QList<int> all;
    for (int line = first; line <= last; ++line)
        all << line;
    return all;
}

} // namespace

class FoldingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldsAndUnfolds() {
        Desk desk(level);
        desk.caretTo("MAP");
        desk.folding().toggleHere();
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.folding().toggleHere();
        QCOMPARE(desk.hidden(), QList<int>());
        QCOMPARE(desk.bytes(), level);
    }

    void foldsWithTheMouse() {
        Desk desk(level);
        desk.clickMargin(2);
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.clickMargin(2);
        QCOMPARE(desk.hidden(), QList<int>());
        QVERIFY(desk.session.selection().anchor == desk.session.selection().caret);
    }

    // What is around the caret folds, and the caret goes to its first line.
    void foldsAroundTheCaret() {
        Desk desk(script, "nethack-3.7");
        desk.caretTo("des.trap");
        desk.folding().toggleHere();
        QCOMPARE(desk.hidden(), lines(2, 3));
        QVERIFY(desk.isCaretSeen());
        QCOMPARE(desk.editor().textCursor().blockNumber(), 1);
        desk.clickMargin(0);
        QCOMPARE(desk.hidden(), lines(1, 4));
        QCOMPARE(desk.editor().textCursor().blockNumber(), 0);
        desk.clickMargin(0);
        QCOMPARE(desk.hidden(), QList<int>());
    }

    void foldsAll() {
        Desk desk(twoLevels);
        desk.folding().foldAll();
        QCOMPARE(desk.editor().document()->findBlockByNumber(9).text(), QStringLiteral("MAZE:\"b\",' '"));
        QVERIFY(desk.editor().document()->findBlockByNumber(9).isVisible());
        QCOMPARE(desk.editor().verticalScrollBar()->maximum(), 0);
        desk.folding().unfoldAll();
        QCOMPARE(desk.hidden(), QList<int>());
    }
    void foldsAllInOneLevel() {
        Desk desk(level);
        desk.folding().foldAll();
        QVERIFY(desk.editor().document()->findBlockByNumber(1).isVisible());
        QVERIFY(!desk.editor().document()->findBlockByNumber(3).isVisible());
    }

    // The arrow keys pass by. What the caret is put into shows itself.
    void keysPassAndJumpsReveal() {
        Desk desk(level);
        desk.clickMargin(2);
        desk.caretTo("TRAP");
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.press(Qt::Key_Up);
        QCOMPARE(desk.editor().textCursor().blockNumber(), 2);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.editor().textCursor().blockNumber(), 7);
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.caretTo("|...|");
        QCOMPARE(desk.hidden(), QList<int>());
    }

    void changesReveal() {
        Desk desk(level);
        desk.clickMargin(2);
        desk.caretTo("TRAP");
        desk.replace({level.find("|...|") + 1, level.find("|...|") + 2}, "{");
        QCOMPARE(desk.hidden(), QList<int>());
        QVERIFY(desk.inStep());
        desk.clickMargin(2);
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.session.undo();
        QCOMPARE(desk.hidden(), QList<int>());
        QCOMPARE(desk.bytes(), level);
    }

    // Large texts come in piece by piece.
    void changesOfLargeTextsKeepFolds() {
        std::string large = level;
        for (int line = 0; line < 20'000; ++line)
            large += "# line\n";
        Desk desk(large);
        desk.caretTo("MAP");
        desk.folding().toggleHere();
        QCOMPARE(desk.hidden(), lines(3, 6));
        const Offset end = large.find("MAP") + 3;
        desk.replace({end, end}, " ");
        QCOMPARE(desk.hidden(), lines(3, 6));
    }

    // A change of several folded places reveals them all, and the caret is where the change puts it.
    void changesOfSeveralFoldsKeepTheCaret() {
        Desk desk(twoLevels);
        desk.folding().foldAll();
        QVERIFY(desk.hidden().size() > 8);
        const Offset first = desk.bytes().find("|...|");
        const Offset second = desk.bytes().find("|...|", first + 10);
        QVERIFY(second != std::string::npos);
        QVERIFY(desk.session.apply(TextEdit({{{first + 1, first + 2}, "{"}, {{second + 1, second + 2}, "{"}}),
                                   QStringLiteral("Typing"), MergeKey::None,
                                   Selection{second + 2, second + 2}));
        QCOMPARE(desk.session.selection().caret, second + 2);
        QVERIFY(desk.isCaretSeen());
    }

    // Edits elsewhere leave it folded.
    void staysFolded() {
        Desk desk(level);
        desk.clickMargin(2);
        desk.caretTo("TRAP");
        desk.type(QStringLiteral("# x\n"));
        QCOMPARE(desk.hidden(), lines(3, 6));
        desk.select(0, 0);
        desk.type(QStringLiteral("# y\n"));
        QCOMPARE(desk.hidden(), lines(4, 7));
        QVERIFY(desk.inStep());
        desk.caretTo("MAP\n");
        desk.press(Qt::Key_End);
        desk.press(Qt::Key_Return); // its first line would be another one
        QCOMPARE(desk.hidden(), QList<int>());
        QVERIFY(desk.inStep());
    }

    void erasingRevealsWhatItJoins() {
        Desk desk(level);
        desk.clickMargin(2);
        desk.caretTo("TRAP");
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.hidden(), QList<int>());
        QVERIFY(desk.inStep());
    }

    // The last line of the view is where it is without folded lines above it.
    void scrollsOverFoldedLines() {
        std::string text = twoLevels;
        for (int i = 0; i < 100; ++i)
            text += "# " + std::to_string(i) + "\n";
        Desk desk(text);
        desk.clickMargin(2);
        desk.select(text.size(), text.size());
        QVERIFY(desk.editor().viewport()->rect().contains(desk.editor().cursorRect()));
        const int scrolled = desk.editor().verticalScrollBar()->value();
        desk.replace({0, 0}, "# one\n"); // above the view
        QCOMPARE(desk.editor().verticalScrollBar()->value(), scrolled + 1);
        desk.pane.grab();
        QVERIFY(desk.inStep());
    }

    // Whatever happens, the pane shows the text, the caret is in sight, and only lines below another are
    // hidden.
    void anythingMayHappen_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 4; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void anythingMayHappen() {
        QFETCH(const int, seed);
        Desk desk(twoLevels + "\r\n\xFF\xFE\n" + level);
        QRandomGenerator random(quint32(seed + 1));
        const auto place = [&] { return Offset(random.bounded(quint32(desk.session.text().size() + 1))); };
        const std::vector<std::string> pieces{"", "x", "\n", "MAP\n..\nENDMAP\n", "\r\n", "\xFF"};
        for (int step = 0; step < 300; ++step) {
            const int line = int(random.bounded(quint32(desk.editor().blockCount())));
            const Offset a = place();
            const Offset b = std::min(a + Offset(random.bounded(20)), desk.session.text().size());
            switch (random.bounded(7)) {
            case 0:
            case 1:
                desk.folding().toggle(line);
                break;
            case 2:
                desk.folding().foldAll();
                break;
            case 3:
                desk.replace({a, b}, pieces[random.bounded(quint32(pieces.size()))]);
                break;
            case 4:
                desk.select(a, b);
                desk.press(Qt::Key_Delete);
                break;
            case 5:
                desk.session.undo();
                break;
            default:
                desk.type(QStringLiteral("y\n"));
            }
            QVERIFY(desk.inStep());
            QVERIFY(desk.isCaretSeen());
            QVERIFY(desk.editor().document()->firstBlock().isVisible());
        }
        desk.folding().unfoldAll();
        QCOMPARE(desk.hidden(), QList<int>());
        QCOMPARE(desk.editor().document()->lineCount(), desk.editor().blockCount());
    }
};

LEVWRIGHT_TEST(FoldingTest)

} // namespace levwright::folding_test

#include "FoldingTest.moc"
