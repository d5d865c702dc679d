// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of the text pane, with their keys in the real window.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/textpane/MarkedScrollBar.h"

#include <QLabel>
#include <QTest>

namespace levwright::text_commands_test {
namespace {

const QByteArray level = mazeWith("-----\n|...|\n-----\n", "MONSTER:'d',\"jackal\",(1,1)\n"
                                                           "TRAP:\"pitt\",(2,1)\n");

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level, const Theme& theme = Theme::light())
        : WindowDesk(text, theme) {
        trigger("view.text");
        editor().setFocus();
    }
    void press(int key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&editor(), Qt::Key(key), with); }
    QLabel& tip() { return child<QLabel>("textpane.signature"); }
    // The text between begin and end of marks with a background, in order.
    QStringList marked() {
        QStringList found;
        for (const QTextEdit::ExtraSelection& mark : editor().extraSelections()) {
            if (mark.cursor.hasSelection() && mark.format.hasProperty(QTextFormat::BackgroundBrush))
                found << mark.cursor.selectedText();
        }
        return found;
    }
    // One undo leads back to the text.
    void undoesTo(const QByteArray& before) {
        session().undo();
        QCOMPARE(text(), before);
    }
};

} // namespace

class TextCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesLines_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const QByteArray monster = "MONSTER:'d',\"jackal\",(1,1)\n";
        const QByteArray trap = "TRAP:\"pitt\",(2,1)\n";
        QTest::newRow("comment") << int(Qt::Key_Slash) << int(Qt::ControlModifier) << trap << "# " + trap;
        QTest::newRow("up") << int(Qt::Key_Up) << int(Qt::AltModifier) << monster + trap << trap + monster;
        QTest::newRow("duplicate") << int(Qt::Key_D) << int(Qt::ControlModifier) << trap << trap + trap;
        QTest::newRow("join") << int(Qt::Key_J) << int(Qt::ControlModifier | Qt::AltModifier) << trap
                              << trap.chopped(1);
    }
    void changesLines() {
        QFETCH(const int, key);
        QFETCH(const int, modifiers);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        Desk desk;
        desk.caretTo("TRAP");
        desk.press(key, Qt::KeyboardModifiers(modifiers));
        QCOMPARE(desk.text(), QByteArray(level).replace(from, to));
        QVERIFY(desk.editor().hasFocus());
        desk.undoesTo(level);
    }

    void movesDownAndSorts() {
        Desk desk;
        desk.caretTo("MONSTER");
        desk.press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(desk.text().endsWith("TRAP:\"pitt\",(2,1)\nMONSTER:'d',\"jackal\",(1,1)\n"));
        desk.session().select(Selection{Offset(desk.text().indexOf("TRAP")), Offset(desk.text().size())});
        desk.trigger("text.sort");
        QCOMPARE(desk.text(), level);
    }

    void formats() {
        const QByteArray script = "if x then\ny = 1\nend\n";
        Desk desk;
        desk.session().select(Selection{0, 0});
        desk.open(script, QStringLiteral("/level.lua"));
        desk.editor().setFocus();
        desk.press(Qt::Key_F, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(desk.text(), "if x then\n    y = 1\nend\n");
        desk.undoesTo(script);
    }

    void keepsIndentation() {
        const QByteArray indented = level + "  # two";
        Desk desk(indented);
        desk.session().select(Selection{Offset(indented.size()), Offset(indented.size())});
        desk.press(Qt::Key_Return);
        QTest::keyClicks(&desk.editor(), QStringLiteral("# x"));
        QCOMPARE(desk.text(), indented + "\n  # x");
    }

    void overwrites() {
        Desk desk;
        desk.caretTo("|...|");
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Insert);
        QTest::keyClicks(&desk.editor(), QStringLiteral("{}"));
        QCOMPARE(desk.text(), QByteArray(level).replace("|...|", "|{}.|"));
        desk.press(Qt::Key_Insert);
        QTest::keyClicks(&desk.editor(), QStringLiteral("."));
        QCOMPARE(desk.text(), QByteArray(level).replace("|...|", "|{}..|"));
    }

    void showsPairs() {
        Desk desk;
        desk.caretTo("MAP\n-");
        QTRY_COMPARE(desk.marked(), (QStringList{QStringLiteral("MAP"), QStringLiteral("ENDMAP")}));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(desk.session().selection().caret, Offset(level.indexOf("ENDMAP")));
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(desk.session().selection().caret, Offset(level.indexOf("MAP")));
        desk.caretTo("GEOMETRY");
        QVERIFY(desk.marked().isEmpty());
        desk.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(desk.session().selection().caret, Offset(level.indexOf("GEOMETRY")));
    }

    void tellsWhatAStatementTakes_data() {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void tellsWhatAStatementTakes() {
        QFETCH(const bool, isDark);
        Desk desk(level, isDark ? Theme::dark() : Theme::light());
        desk.session().select(Selection{Offset(level.size()), Offset(level.size())});
        QTest::keyClicks(&desk.editor(), QStringLiteral("MONSTER"));
        QVERIFY(!desk.tip().isVisible());
        QTest::keyClicks(&desk.editor(), QStringLiteral(":"));
        QVERIFY(desk.tip().isVisible());
        QVERIFY2(desk.tip().text().contains(QStringLiteral("<b><u>class</u></b>")),
                 qPrintable(desk.tip().text()));
        QTest::keyClicks(&desk.editor(), QStringLiteral("'d',"));
        QVERIFY2(desk.tip().text().contains(QStringLiteral("<b><u>name</u></b>")),
                 qPrintable(desk.tip().text()));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.tip().isVisible());
        desk.press(Qt::Key_Space, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.tip().isVisible());
        desk.caretTo("GEOMETRY");
        QVERIFY(!desk.tip().isVisible());
    }

    void marksTheScrollBar() {
        Desk desk;
        auto& bar = *qobject_cast<MarkedScrollBar*>(desk.editor().verticalScrollBar());
        QTRY_COMPARE(bar.marks().size(), 1U);
        QCOMPARE(bar.marks().front().line, 8);
        QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.placeOf(8).center());
        QCOMPARE(desk.session().selection().caret, Offset(level.indexOf("TRAP")));
        QVERIFY(desk.editor().hasFocus());
        desk.session().apply(
            TextEdit::replace({Offset(level.indexOf("pitt")), Offset(level.indexOf("pitt")) + 4}, "pit"),
            QStringLiteral("Edit"));
        QTRY_VERIFY(bar.marks().empty());
    }
};

LEVWRIGHT_TEST(TextCommandsTest)

} // namespace levwright::text_commands_test

#include "TextCommandsTest.moc"
