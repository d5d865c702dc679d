// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forward over the places from which the caret has jumped, with real keys.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QTest>

namespace levwright::jump_history_test {
namespace {

QByteArray longLevel() {
    QByteArray monsters;
    for (int i = 0; i < 60; ++i)
        monsters += "MONSTER:'d',\"jackal\",(1,1)\n";
    return mazeWith("-----\n|...|\n-----\n", monsters + "TRAP:\"pitt\",(1,1)\n");
}

struct Desk : WindowDesk {
    Desk() : WindowDesk(longLevel()) {
        editor().setFocus();
        session().select(Selection{0, 0});
    }
    Offset caret() const { return session().selection().caret; }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier); }
    bool isEnabled(const char* action) {
        return window.actions().action(QString::fromLatin1(action))->isEnabled();
    }
};

} // namespace

class JumpHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesBackAndForward() {
        Desk desk;
        QVERIFY(!desk.isEnabled("text.back"));
        desk.caretTo("GEOMETRY"); // near
        QVERIFY(!desk.isEnabled("text.back"));
        const Offset start = desk.caret();
        QTest::keyClick(&desk.editor(), Qt::Key_F8);
        const Offset problem = desk.caret();
        QCOMPARE(problem, Offset(desk.text().indexOf("\"pitt\"")) + 6);
        desk.press(Qt::Key_Left);
        QCOMPARE(desk.caret(), start);
        QVERIFY(!desk.isEnabled("text.back") && desk.isEnabled("text.forward"));
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.caret(), problem);
        QVERIFY(desk.isEnabled("text.back") && !desk.isEnabled("text.forward"));
        QCOMPARE(desk.text(), longLevel());
    }

    // Places move with the text.
    void followsEdits() {
        Desk desk;
        desk.caretTo("MAP");
        QTest::keyClick(&desk.editor(), Qt::Key_F8);
        desk.session().apply(TextEdit::insert(0, "# two\n# lines\n"), QStringLiteral("Edit"));
        desk.press(Qt::Key_Left);
        QCOMPARE(desk.caret(), Offset(desk.text().indexOf("MAP")));
    }

    // A new jump ends the way forward.
    void jumpsAnew() {
        Desk desk;
        QTest::keyClick(&desk.editor(), Qt::Key_F8);
        desk.press(Qt::Key_Left);
        desk.session().select(Selection{900, 900});
        QVERIFY(!desk.isEnabled("text.forward"));
        desk.press(Qt::Key_Left);
        QCOMPARE(desk.caret(), Offset(0));
    }

    void crossesDocuments() {
        Desk desk;
        desk.caretTo("ENDMAP");
        const Offset place = desk.caret();
        Session& first = desk.session();
        desk.open(mazeWith("...\n"), QStringLiteral("/other.des"));
        Session& second = desk.session();
        QVERIFY(&first != &second);
        desk.press(Qt::Key_Left);
        QCOMPARE(&desk.session(), &first);
        QCOMPARE(desk.caret(), place);
        desk.press(Qt::Key_Right);
        QCOMPARE(&desk.session(), &second);
        desk.workspace.close(second);
        QCOMPARE(&desk.session(), &first);
        QVERIFY(!desk.isEnabled("text.forward"));
        desk.trigger("text.back");
        QCOMPARE(desk.text(), longLevel());
    }
};

LEVWRIGHT_TEST(JumpHistoryTest)

} // namespace levwright::jump_history_test

#include "JumpHistoryTest.moc"
