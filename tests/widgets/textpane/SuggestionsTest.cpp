// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what can be written at the cursor of the text pane, used with keyboard and mouse.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QCompleter>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <QTreeView>

namespace levwright::suggestions_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\n"
                         "GEOMETRY:center,center\n"
                         "MAP\n"
                         "-----\n"
                         "|...|\n"
                         "-----\n"
                         "ENDMAP\n"
                         "MONSTER:'D',\"red dragon\",(1,1),asleep\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level, const Theme& theme = Theme::light())
        : WindowDesk(text, theme) {
        trigger("view.text");
        editor().setFocus();
        session().select(Selection{Offset(text.size()), Offset(text.size())});
    }
    QTreeView& list() { return *qobject_cast<QTreeView*>(editor().findChild<QCompleter*>()->popup()); }
    bool isShown() { return list().isVisible(); }
    QStringList rows() {
        QStringList found;
        for (int i = 0; i < list().model()->rowCount(); ++i)
            found << list().model()->index(i, 0).data().toString();
        return found;
    }
    void type(const char* keys) { QTest::keyClicks(&editor(), QString::fromLatin1(keys)); }
    // Keys go to the list's window first, as from the window system.
    void press(int key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(isShown() ? static_cast<QWidget*>(&list()) : &editor(), Qt::Key(key), with);
    }
    QByteArray added() const { return text().sliced(level.size()); }
};

} // namespace

class SuggestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesWhenAsked() {
        Desk desk;
        QVERIFY(!desk.isShown());
        desk.trigger("edit.complete");
        QVERIFY(desk.isShown());
        QVERIFY(desk.rows().contains(QStringLiteral("MONSTER:")));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.isShown());
        desk.press(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(desk.isShown());
        desk.press(Qt::Key_Escape);
        QCOMPARE(desk.added(), "");
    }

    void comesByItself() {
        Desk desk;
        desk.type("tr");
        QTRY_VERIFY(desk.isShown());
        QCOMPARE(desk.rows(), (QStringList{QStringLiteral("TRAP:"), QStringLiteral("TELEPORT_REGION:")}));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.added(), "TRAP:");
        QTRY_VERIFY(desk.isShown()); // with what follows the chosen text
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.isShown());
    }

    void staysBelowTheStartOfTheWord() {
        Desk desk;
        desk.type("TRAP:\"w");
        desk.trigger("edit.complete");
        const int left = desk.list().mapToGlobal(QPoint()).x();
        const QRect caret = desk.editor().cursorRect();
        const int letter = desk.editor().fontMetrics().horizontalAdvance(u'w');
        QCOMPARE_LE(left, desk.editor().viewport()->mapToGlobal(caret.topLeft()).x() - letter);
        desk.press(Qt::Key_E);
        QTRY_COMPARE(desk.rows().front(), QStringLiteral("\"web\""));
        QCOMPARE(desk.list().mapToGlobal(QPoint()).x(), left);
    }

    void writesAGoal() {
        Desk desk;
        desk.type("# goal: danger a");
        desk.trigger("edit.complete");
        QVERIFY(desk.isShown());
        QCOMPARE(desk.rows().first(), QStringLiteral("danger at 12 in 40..60 %"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.added(), "# goal: danger at 12 in 40..60 %");
    }

    void writesAStatement() {
        Desk desk;
        desk.type("mon");
        desk.trigger("edit.complete");
        desk.press(Qt::Key_Tab);
        desk.type("'");
        desk.trigger("edit.complete");
        QVERIFY(desk.rows().contains(QStringLiteral("'D'")));
        desk.press(Qt::Key_Escape);
        desk.type("D',\"whi");
        desk.trigger("edit.complete");
        QCOMPARE(desk.rows(),
                 (QStringList{QStringLiteral("\"white dragon\""), QStringLiteral("\"baby white dragon\"")}));
        desk.press(Qt::Key_Down);
        desk.press(Qt::Key_Up);
        desk.press(Qt::Key_Return);
        desk.type(",(1,1),");
        desk.trigger("edit.complete");
        QVERIFY(desk.rows().contains(QStringLiteral("asleep")));
        desk.press(Qt::Key_A);
        desk.press(Qt::Key_W);
        QTRY_COMPARE(desk.rows(), QStringList{QStringLiteral("awake")});
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.added(), "MONSTER:'D',\"white dragon\",(1,1),awake");
        QVERIFY(!desk.isShown());
    }

    void replacesTheWordAsOneStep() {
        Desk desk;
        desk.caretTo("asleep");
        const Offset at = desk.session().selection().anchor + 2;
        desk.session().select(Selection{at, at});
        desk.trigger("edit.complete");
        QCOMPARE(desk.rows(), QStringList{QStringLiteral("asleep")});
        desk.press(Qt::Key_Escape);
        desk.press(Qt::Key_Backspace);
        desk.press(Qt::Key_Backspace);
        desk.press(Qt::Key_H);
        desk.trigger("edit.complete");
        QCOMPARE(desk.rows(), QStringList{QStringLiteral("hostile")});
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.text(), QByteArray(level).replace("asleep", "hostile"));
        desk.session().undo();
        QVERIFY(desk.text() != level && desk.text().contains("hleep"));
    }

    void choosesWithTheMouse() {
        Desk desk;
        desk.type("FLAGS");
        desk.type(":");
        desk.press(Qt::Key_Backspace);
        desk.trigger("edit.complete");
        QVERIFY(!desk.isShown() || desk.rows() == QStringList{QStringLiteral("FLAGS:")});
        QVERIFY(desk.isShown());
        const QRect row = desk.list().visualRect(desk.list().model()->index(0, 0));
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(desk.added(), "FLAGS:");
    }

    void leavesComments() {
        Desk desk;
        desk.type("# mo");
        desk.trigger("edit.complete");
        QVERIFY(!desk.isShown());
    }

    void looks_data() {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void looks() {
        QFETCH(const bool, isDark);
        const Theme theme = isDark ? Theme::dark() : Theme::light();
        Desk desk(level, theme);
        desk.type("MONSTER:");
        desk.trigger("edit.complete");
        QCOMPARE(desk.list().palette().color(QPalette::Base), theme.palette().color(QPalette::Base));
    }

    // A tip explains what is below the pointer.
    void explainsBelowThePointer() {
        Desk desk;
        desk.caretTo("asleep");
        const QPoint place = desk.editor().cursorRect().center() + QPoint(3, 0);
        QHelpEvent event(QEvent::ToolTip, place, desk.editor().viewport()->mapToGlobal(place));
        QApplication::sendEvent(desk.editor().viewport(), &event);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("alertness")), qPrintable(QToolTip::text()));
    }
};

LEVWRIGHT_TEST(SuggestionsTest)

} // namespace levwright::suggestions_test

#include "SuggestionsTest.moc"
