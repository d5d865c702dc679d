// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the text pane, with real keys: where they are used and defined, and new ones.
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace levwright::names_in_text_test {
namespace {

const std::string classic = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                            "RANDOM_PLACES:(0,0),(1,0)\n"
                            "OBJECT:'(',\"chest\",place[0]\nOBJECT:'*',\"diamond\",place[0]\n";
const std::string program = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                            "$spot = (1,0)\nMONSTER:('D',\"red dragon\"),$spot\nTRAP:\"pit\",$spot\n";
const std::string script = "local spot = 1;\ndes.monster(\"red dragon\", spot, 1);\n"
                           "des.trap(\"pit\", spot, 2);\n";

struct Desk : PaneDesk {
    Desk(const std::string& text, const char* game) : PaneDesk(text, loadGame(game).value()) {
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("no window");
    }
    void caretTo(const std::string& words) {
        const Offset at = bytes().find(words);
        session.select(Selection{at, at});
    }
    CodeEditor& code() { return pane.focusedEditor(); }
    // The texts with the background of uses.
    QStringList marked() {
        QStringList found;
        for (const QTextEdit::ExtraSelection& mark : editor().extraSelections()) {
            if (mark.cursor.hasSelection() && mark.format.hasProperty(QTextFormat::BackgroundBrush))
                found << mark.cursor.selectedText();
        }
        return found;
    }
};

} // namespace

class NamesInTextTest : public QObject {
    Q_OBJECT

    static void addLanguages() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<std::string>("name"); // as it is used last
        QTest::newRow("classic") << classic << QByteArray("nethack-3.4.3") << std::string("place[0]");
        QTest::newRow("program") << program << QByteArray("nethack-3.6") << std::string("$spot");
        QTest::newRow("script") << script << QByteArray("nethack-3.7") << std::string("spot");
    }

private Q_SLOTS:
    void marksUses_data() { addLanguages(); }
    void marksUses() {
        QFETCH(const std::string, text);
        QFETCH(const QByteArray, game);
        QFETCH(const std::string, name);
        Desk desk(text, game.constData());
        const Offset last = text.rfind(name) + 1;
        desk.select(last, last);
        const QString shown = QString::fromStdString(name);
        QTRY_VERIFY2(desk.marked().count(shown) >= 2, qPrintable(desk.marked().join(u'|')));
        const qsizetype before = desk.marked().size();
        // They go with the name, and come back with it.
        desk.select(0, 0);
        QVERIFY(desk.marked().isEmpty());
        desk.select(last, last);
        QTRY_COMPARE(desk.marked().size(), before);
        desk.press(Qt::Key_End);
        desk.type(QStringLiteral(" "));
        QVERIFY(desk.marked().isEmpty());
    }

    void goesToDefinitions_data() { addLanguages(); }
    void goesToDefinitions() {
        QFETCH(const std::string, text);
        QFETCH(const QByteArray, game);
        QFETCH(const std::string, name);
        Desk desk(text, game.constData());
        const Offset last = text.rfind(name) + 1;
        desk.select(last, last);
        desk.code().names().goToDefinition();
        const Offset definition = game == "nethack-3.4.3" ? text.find("(0,0)") : text.find(name);
        QCOMPARE(desk.session.selection(), (Selection{definition, definition}));
        QCOMPARE(desk.bytes(), text);
    }

    void listsUses_data() { addLanguages(); }
    void listsUses() {
        QFETCH(const std::string, text);
        QFETCH(const QByteArray, game);
        QFETCH(const std::string, name);
        Desk desk(text, game.constData());
        const Offset last = text.rfind(name);
        desk.select(last, last);
        desk.code().names().listUses();
        auto* list = desk.pane.findChild<QTreeWidget*>(QStringLiteral("textpane.places"));
        QVERIFY(list != nullptr && list->isVisible());
        QCOMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->currentIndex().row(), 2);
        const std::string before = text.substr(0, last);
        const std::string line = text.substr(before.rfind('\n') + 1);
        QCOMPARE(list->currentItem()->text(1), QString::fromStdString(line.substr(0, line.find('\n'))));
        QTest::keyClick(list, Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Return);
        const Offset other = text.rfind(name, last - 1);
        QCOMPARE(desk.session.selection(), (Selection{other, other + name.size()}));
        QVERIFY(!list->isVisible());
        desk.code().names().listUses();
        list = desk.pane.findChildren<QTreeWidget*>(QStringLiteral("textpane.places")).back();
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QCOMPARE(desk.bytes(), text);
    }

    // From a use to the definition, and from there to the list of all.
    void followsClicks() {
        Desk desk(program, "nethack-3.6");
        const auto placeOf = [&desk](Offset at) {
            QTextCursor cursor(desk.editor().document());
            cursor.setPosition(int(at));
            return desk.editor().cursorRect(cursor).center();
        };
        QWidget* view = desk.editor().viewport();
        const Offset definition = program.find("$spot");
        const Offset use = program.rfind("$spot") + 2;
        QMouseEvent over(QEvent::MouseMove, placeOf(use), view->mapToGlobal(placeOf(use)), Qt::NoButton,
                         Qt::NoButton, Qt::ControlModifier);
        QApplication::sendEvent(view, &over);
        QCOMPARE(view->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseClick(view, Qt::LeftButton, Qt::ControlModifier, placeOf(use));
        QCOMPARE(desk.session.selection(), (Selection{definition, definition}));
        QTest::mouseClick(view, Qt::LeftButton, Qt::ControlModifier, placeOf(definition + 1));
        auto* list = desk.pane.findChild<QTreeWidget*>(QStringLiteral("textpane.places"));
        QVERIFY(list != nullptr && list->topLevelItemCount() == 3);
        QTest::keyClick(list, Qt::Key_Escape);
        QCOMPARE(desk.session.selection(), (Selection{definition + 1, definition + 1}));
        // Where there is no name, it is a click like any other.
        QSignalSpy refused(&desk.session, &Session::refused);
        const Offset word = program.find("GEOMETRY") + 2;
        QTest::mouseClick(view, Qt::LeftButton, Qt::ControlModifier, placeOf(word));
        QCOMPARE(desk.session.selection(), (Selection{word, word}));
        QCOMPARE(refused.size(), 0);
        QMouseEvent away(QEvent::MouseMove, placeOf(word), view->mapToGlobal(placeOf(word)), Qt::NoButton,
                         Qt::NoButton, Qt::ControlModifier);
        QApplication::sendEvent(view, &away);
        QCOMPARE(view->cursor().shape(), Qt::IBeamCursor);
        QCOMPARE(desk.bytes(), program);
    }

    void renames() {
        Desk desk(program, "nethack-3.6");
        desk.caretTo("$spot\nTRAP");
        desk.press(Qt::Key_F2);
        auto& field = desk.child<QLineEdit>("textpane.rename");
        QVERIFY(field.hasFocus());
        QCOMPARE(field.text(), QStringLiteral("$spot"));
        QSignalSpy refused(&desk.session, &Session::refused);
        QTest::keyClicks(&field, QStringLiteral("a b"));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(desk.bytes(), program);
        QVERIFY(field.hasFocus()); // to be corrected
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QStringLiteral("den"));
        QTest::keyClick(&field, Qt::Key_Return);
        const QByteArray expected = QByteArray::fromStdString(program).replace("$spot", "$den");
        QCOMPARE(desk.bytes(), expected.toStdString());
        QVERIFY(desk.editor().hasFocus());
        QCOMPARE(desk.steps(), std::vector<std::string>{"Rename"});
        desk.session.undo();
        QCOMPARE(desk.bytes(), program);
        QVERIFY(desk.inStep());
    }

    void givesUpRenaming() {
        Desk desk(program, "nethack-3.6");
        desk.caretTo("$spot");
        desk.press(Qt::Key_F2);
        auto& field = desk.child<QLineEdit>("textpane.rename");
        QTest::keyClicks(&field, QStringLiteral("$den"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(!field.isVisible() && desk.editor().hasFocus());
        QCOMPARE(desk.bytes(), program);
    }

    void saysWhatIsNoName() {
        Desk desk(classic, "nethack-3.4.3");
        desk.caretTo("ENDMAP");
        QSignalSpy refused(&desk.session, &Session::refused);
        desk.code().names().goToDefinition();
        desk.code().names().listUses();
        desk.press(Qt::Key_F2);
        QCOMPARE(refused.size(), 3);
        QVERIFY(desk.pane.findChild<QLineEdit*>(QStringLiteral("textpane.rename")) == nullptr);
    }
};

LEVWRIGHT_TEST(NamesInTextTest)

} // namespace levwright::names_in_text_test

#include "NamesInTextTest.moc"
