// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of the text pane that the window offers, by the keys that the guide names.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QKeySequence>
#include <QLineEdit>
#include <QTextBlock>
#include <QTreeWidget>

namespace levwright::pane_keys_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                         "$spot = (1,0)\nMONSTER:('D',\"red dragon\"),$spot\nTRAP:\"pitt\",$spot\n";

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) {
        trigger("view.text");
        editor().setFocus();
    }
    void press(const char* keys) {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &window, key.key(), key.keyboardModifiers());
    }
    Offset caret() const { return session().selection().caret; }
    int hiddenLines() {
        int count = 0;
        for (QTextBlock block = editor().document()->begin(); block.isValid(); block = block.next())
            count += block.isVisible() ? 0 : 1;
        return count;
    }
};

} // namespace

class PaneKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesToTheDefinition() {
        Desk desk;
        desk.caretTo("$spot\nTRAP");
        desk.press("Ctrl+F12");
        QCOMPARE(desk.caret(), Offset(level.indexOf("$spot =")));
        QCOMPARE(desk.text(), level);
    }

    // What was typed after Ctrl+End is written there, though the end of the text comes in after the click.
    void keysThatWaitComeBeforeAClickOnTheMap() {
        Desk desk;
        const QByteArray small = mazeWith("...\n", "MONSTER:'d',\"jackal\",(1,0)\n");
        const QByteArray text = small + QByteArray("# line\n").repeated(60'000) + "# end";
        desk.open(text, QStringLiteral("/large.des"));
        desk.trigger("tool.select");
        desk.editor().setFocus();
        desk.press("Ctrl+End");
        QTest::keyClicks(&desk.editor(), QStringLiteral("zz"));
        QCOMPARE(desk.text(), text);
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(1, 0));
        QCOMPARE(desk.text(), text + "zz");
        QVERIFY(desk.session().currentStatement());
        const Offset caret = desk.caret();
        QCOMPARE_LT(caret, Offset(small.size()));
        QTRY_COMPARE(std::size_t(desk.editor().blockCount()), desk.session().text().lineCount());
        QCoreApplication::processEvents();
        QCOMPARE(desk.text(), text + "zz");
        QCOMPARE(desk.caret(), caret);
    }

    void listsUses() {
        Desk desk;
        desk.caretTo("$spot\nTRAP");
        desk.press("Shift+F12");
        auto& list = desk.child<QTreeWidget>("textpane.places");
        QVERIFY(list.isVisible());
        QCOMPARE(list.topLevelItemCount(), 3);
        desk.press("Down");
        desk.press("Return");
        QVERIFY(!list.isVisible());
        QCOMPARE(desk.session().selection().range().begin, Offset(level.lastIndexOf("$spot")));
    }

    void renames() {
        Desk desk;
        desk.caretTo("$spot\nTRAP");
        desk.press("F2");
        auto& field = desk.child<QLineEdit>("textpane.rename");
        QVERIFY(field.hasFocus());
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QStringLiteral("$den"));
        desk.press("Return");
        QCOMPARE(desk.text(), QByteArray(level).replace("$spot", "$den"));
        desk.press("Ctrl+Z");
        QCOMPARE(desk.text(), level);
    }

    void foldsAndUnfolds() {
        Desk desk;
        desk.caretTo("MAP");
        desk.press("Ctrl+Alt+K");
        QVERIFY(desk.hiddenLines() > 0);
        desk.press("Ctrl+Alt+U");
        QCOMPARE(desk.hiddenLines(), 0);
        desk.press("Ctrl+Alt+K");
        desk.press("Ctrl+Alt+K");
        QCOMPARE(desk.hiddenLines(), 0);
        QCOMPARE(desk.text(), level);
    }

    void addsCaretsAboveAndBelow() {
        Desk desk;
        desk.caretTo("MONSTER");
        desk.press("Ctrl+Alt+Down");
        desk.press("Ctrl+Alt+Up");
        QTest::keyClicks(&desk.editor(), QStringLiteral("#"));
        QVERIFY2(desk.text().contains("#MONSTER") && desk.text().contains("#TRAP"), desk.text().constData());
        desk.press("Escape");
        desk.press("Ctrl+Z");
        QCOMPARE(desk.text(), level);
    }

    void opensItsBars_data() {
        QTest::addColumn<QByteArray>("keys");
        for (const char* keys : {"Ctrl+F", "Ctrl+H", "Ctrl+G", "Ctrl+P", "Ctrl+Shift+P"})
            QTest::newRow(keys) << QByteArray(keys);
    }
    // Each opens a field that has the keyboard, and Escape leads back to the text.
    void opensItsBars() {
        QFETCH(const QByteArray, keys);
        Desk desk;
        desk.press(keys.constData());
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr ||
                    QApplication::focusWidget()->inherits("QAbstractSpinBox"));
        desk.press("Escape");
        QTRY_VERIFY(desk.editor().hasFocus());
        QCOMPARE(desk.text(), level);
    }

    void findsWithKeys() {
        Desk desk;
        desk.press("Ctrl+F");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("$spot"));
        desk.press("Escape");
        const auto at = [&] { return desk.session().selection().range().begin; };
        const Offset first = at();
        desk.press("F3");
        const Offset second = at();
        QVERIFY(second > first);
        QCOMPARE(desk.session().text().slice({second, second + 5}), std::string_view("$spot"));
        desk.press("Shift+F3");
        QCOMPARE(at(), first);
    }
};

LEVWRIGHT_TEST(PaneKeysTest)

} // namespace levwright::pane_keys_test

#include "PaneKeysTest.moc"
