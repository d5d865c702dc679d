// SPDX-License-Identifier: GPL-3.0-or-later
// Several carets in the text pane, with real keys and the mouse.
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

namespace levwright::carets_test {
namespace {

const std::string rows = "# abc\n# abc\n# abc\n# d\n";

struct Desk : PaneDesk {
    explicit Desk(const std::string& text = rows) : PaneDesk(text) {
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("no window");
    }
    Carets& carets() { return pane.focusedEditor().carets(); }
    QPoint placeOf(Offset at) {
        QTextCursor cursor(editor().document());
        cursor.setPosition(int(at));
        return editor().cursorRect(cursor).center();
    }
    void altClick(Offset at) {
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, Qt::AltModifier, placeOf(at));
    }
    int count() { return int(carets().shown({0, session.text().size()}).size()) + 1; }
};

} // namespace

class CaretsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typesAtEach() {
        Desk desk;
        desk.select(3, 3);
        desk.carets().addBelow();
        desk.carets().addBelow();
        QCOMPARE(desk.count(), 3);
        desk.type(QStringLiteral("xy"));
        QCOMPARE(desk.bytes(), "# axybc\n# axybc\n# axybc\n# d\n");
        QVERIFY(desk.inStep());
        QCOMPARE(desk.steps().size(), 1U);
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.bytes(), "# axbc\n# axbc\n# axbc\n# d\n");
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.bytes(), "# axc\n# axc\n# axc\n# d\n");
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(desk.bytes(), rows);
        QCOMPARE(desk.count(), 1);
        QVERIFY(desk.inStep());
    }

    // Signs of the keypad, signs typed with AltGr, and those beyond the first plane of Unicode.
    void typesAllSigns() {
        Desk desk;
        desk.select(3, 3);
        desk.carets().addBelow();
        QTest::sendKeyEvent(QTest::Click, &desk.editor(), Qt::Key_7, QStringLiteral("7"), Qt::KeypadModifier);
        QTest::sendKeyEvent(QTest::Click, &desk.editor(), Qt::Key_BraceLeft, QStringLiteral("{"),
                            Qt::GroupSwitchModifier);
        QTest::sendKeyEvent(QTest::Click, &desk.editor(), Qt::Key_unknown, QStringLiteral("🐉"),
                            Qt::NoModifier);
        QCOMPARE(desk.bytes(), "# a7{🐉bc\n# a7{🐉bc\n# abc\n# d\n");
        QCOMPARE(desk.count(), 2);
    }

    // What is typed after other carets were chosen is another step.
    void otherCaretsAreAnotherStep() {
        Desk desk;
        desk.select(2, 2);
        desk.altClick(8);
        desk.type(QStringLiteral("x"));
        const std::string once = desk.bytes();
        desk.press(Qt::Key_Escape);
        desk.select(16, 16);
        desk.altClick(21);
        desk.type(QStringLiteral("y"));
        desk.session.undo();
        QCOMPARE(desk.bytes(), once);
        desk.session.undo();
        QCOMPARE(desk.bytes(), rows);
    }

    void endsWithEscape() {
        Desk desk;
        desk.select(9, 9);
        desk.carets().addAbove();
        QCOMPARE(desk.count(), 2);
        desk.press(Qt::Key_Escape);
        QCOMPARE(desk.count(), 1);
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), "# abc\n# axbc\n# abc\n# d\n");
    }

    void comesAndGoesWithClicks() {
        Desk desk;
        desk.select(2, 2);
        desk.altClick(8);
        desk.altClick(14);
        desk.altClick(8);
        QCOMPARE(desk.count(), 2);
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), "# xabc\n# abc\n# xabc\n# d\n");
        QTest::mouseClick(desk.editor().viewport(), Qt::LeftButton, {}, desk.placeOf(0));
        QCOMPARE(desk.count(), 1);
    }

    void movesAndSelects() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        desk.press(Qt::Key_End, Qt::ShiftModifier);
        desk.type(QStringLiteral("z"));
        QCOMPARE(desk.bytes(), "# z\n# z\n# abc\n# d\n");
        desk.press(Qt::Key_Home);
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.bytes(), " z\n z\n# abc\n# d\n");
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.bytes(), "\n z\n\n z\n# abc\n# d\n");
        QVERIFY(desk.inStep());
    }

    void pastesAtEach() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        QGuiApplication::clipboard()->setText(QStringLiteral("é"));
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "# \xC3\xA9"
                               "abc\n# \xC3\xA9"
                               "abc\n# abc\n# d\n");
        QCOMPARE(desk.steps(), std::vector<std::string>{"Paste"});
    }

    // What is copied at several carets is pasted at as many, one at each, and elsewhere as lines.
    void copiesAtEach() {
        Desk desk("ab\ncd\n\nxy\n");
        desk.select(0, 1);
        desk.carets().addBelow();
        desk.press(Qt::Key_Home);
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(desk.count(), 2);
        desk.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a\nc"));
        QCOMPARE(desk.count(), 2);
        desk.press(Qt::Key_End);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "aba\ncdc\n\nxy\n");
        QCOMPARE(desk.count(), 2);
        desk.press(Qt::Key_Escape);
        desk.select(11, 11);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "aba\ncdc\n\nxya\nc\n");
        QVERIFY(desk.inStep());
    }

    void cutsAtEach() {
        Desk desk;
        desk.select(2, 3);
        desk.carets().addBelow();
        desk.press(Qt::Key_Left);
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        const std::string before = desk.bytes();
        desk.press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(desk.bytes().size() == before.size() - 2);
        QCOMPARE(desk.count(), 2);
        QCOMPARE(desk.steps(), std::vector<std::string>{"Cut"});
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), before);
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
        QVERIFY(desk.inStep());
    }

    // A text of as many lines as there are carets, from any program.
    void pastesALineAtEach() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        QGuiApplication::clipboard()->setText(QStringLiteral("1\n2"));
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "# 1abc\n# 2abc\n# abc\n# d\n");
        // The caret of the editor need not be the first.
        desk.press(Qt::Key_Escape);
        desk.select(21, 21);
        desk.altClick(14);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(desk.bytes().find('1', 8) < desk.bytes().find('2', 11), desk.bytes().c_str());
        QVERIFY(desk.inStep());
    }

    // Another program can put anything under the name of our format.
    void survivesOddClipboards_data() {
        QTest::addColumn<QByteArray>("pieces");
        QTest::newRow("too long") << QByteArray("9:a1:b");
        QTest::newRow("no number") << QByteArray("x:a");
        QTest::newRow("negative") << QByteArray("-1:a");
        QTest::newRow("huge") << QByteArray("18446744073709551615:a");
        QTest::newRow("no sign") << QByteArray("1");
    }
    void survivesOddClipboards() {
        QFETCH(const QByteArray, pieces);
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        auto* data = new QMimeData;
        data->setData(QStringLiteral("application/x-levwright-pieces"), pieces);
        data->setText(QStringLiteral("z"));
        QGuiApplication::clipboard()->setMimeData(data);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "# zabc\n# zabc\n# abc\n# d\n");
    }

    // A text that would exceed the limit at all carets together is refused before it is copied.
    void refusesTooMuch() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        QGuiApplication::clipboard()->setText(QString(5 << 20, u'x'));
        QSignalSpy refused(&desk.session, &Session::refused);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(desk.bytes(), rows);
    }

    // An input method composes at the caret of the editor and commits at all.
    void takesInputMethods() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        const auto send = [&desk](const QString& preedit, const QString& commit, int from = 0,
                                  int length = 0) {
            QInputMethodEvent event(preedit, {});
            event.setCommitString(commit, from, length);
            QApplication::sendEvent(&desk.editor(), &event);
        };
        send(QStringLiteral("に"), QString());
        QCOMPARE(desk.bytes(), rows);
        QCOMPARE(desk.count(), 2);
        send(QString(), QStringLiteral("日"));
        QCOMPARE(desk.bytes(), "# 日abc\n# 日abc\n# abc\n# d\n");
        QCOMPARE(desk.count(), 2);
        send(QString(), QStringLiteral("本"), -1, 1); // in place of what was committed
        QCOMPARE(desk.bytes(), "# 本abc\n# 本abc\n# abc\n# d\n");
        send(QString(), QStringLiteral("!"), -99, 999);
        QVERIFY(desk.inStep());
        while (desk.session.document().canUndo())
            desk.session.undo();
        QCOMPARE(desk.bytes(), rows);
    }

    void composesOverSelections() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        desk.press(Qt::Key_Right, Qt::ShiftModifier);
        QInputMethodEvent composing(QStringLiteral("に"), {});
        QApplication::sendEvent(&desk.editor(), &composing);
        QCOMPARE(desk.bytes(), "# bc\n# bc\n# abc\n# d\n");
        QCOMPARE(desk.count(), 2);
        QInputMethodEvent committing;
        committing.setCommitString(QStringLiteral("日"));
        QApplication::sendEvent(&desk.editor(), &committing);
        QCOMPARE(desk.bytes(), "# 日bc\n# 日bc\n# abc\n# d\n");
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(desk.bytes(), rows);
        QVERIFY(desk.inStep());
    }

    void selectsColumnsWithKeys() {
        Desk desk;
        desk.select(2, 2);
        for (int i = 0; i < 2; ++i)
            desk.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        for (int i = 0; i < 2; ++i)
            desk.press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(desk.count(), 3);
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), "# xc\n# xc\n# xc\n# d\n");
    }

    void selectsColumnsWithTheMouse() {
        Desk desk;
        QWidget* view = desk.editor().viewport();
        QTest::mousePress(view, Qt::LeftButton, Qt::AltModifier, desk.placeOf(2));
        const QPoint to = desk.placeOf(16);
        QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::AltModifier);
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, to);
        QCOMPARE(desk.count(), 3);
        desk.press(Qt::Key_Delete);
        QCOMPARE(desk.bytes(), "# c\n# c\n# c\n# d\n");
        desk.session.undo();
        QCOMPARE(desk.bytes(), rows);
    }

    // Bytes that are no text, and line ends, survive.
    void keepsEveryByte() {
        const std::string odd = "\xFF"
                                "a\r\n\xC3\xA9"
                                "a\r\nb";
        Desk desk(odd);
        desk.select(1, 1);
        desk.carets().toggleAt(4);
        desk.carets().toggleAt(7);
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), "\xFFx"
                               "a\r\n\xC3\xA9x"
                               "a\r\nbx");
        desk.press(Qt::Key_Backspace);
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.bytes(), "a\r\na\r\n");
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.bytes(), "aa");
        QVERIFY(desk.inStep());
        while (desk.session.document().canUndo())
            desk.session.undo();
        QCOMPARE(desk.bytes(), odd);
    }

    void keepsLineEnds() {
        Desk desk("ab\r\nab\r\n");
        desk.select(1, 1);
        desk.carets().addBelow();
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.bytes(), "a\r\nb\r\na\r\nb\r\n");
        QVERIFY(desk.inStep());
    }

    // Thousands of carets take no more time for each than a few.
    void manyCarets() {
        std::string text;
        for (int i = 0; i < 20'000; ++i)
            text += "# a\n";
        Desk desk(text);
        desk.carets().selectBlock(0, int(text.size()) - 4);
        QCOMPARE(desk.count(), 20'000);
        desk.type(QStringLiteral("#"));
        QCOMPARE(desk.session.text().size(), text.size() + 20'000);
        QVERIFY(desk.inStep());
    }

    // Other changes end them.
    void endsWithOtherChanges() {
        Desk desk;
        desk.select(2, 2);
        desk.carets().addBelow();
        desk.replace({0, 0}, "# new\n");
        QCOMPARE(desk.count(), 1);
        desk.carets().addBelow();
        desk.select(0, 0);
        QCOMPARE(desk.count(), 1);
    }
};

LEVWRIGHT_TEST(CaretsTest)

} // namespace levwright::carets_test

#include "CaretsTest.moc"
