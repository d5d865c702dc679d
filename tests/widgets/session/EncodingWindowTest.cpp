// SPDX-License-Identifier: GPL-3.0-or-later
// Files of Japanese variants in the real window. They are shown and typed in their encoding, and every byte
// is kept.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/InspectorPanel.h"

#include <QClipboard>
#include <QLineEdit>

#include <algorithm>

namespace levwright::encoding_window_test {
namespace {

const QByteArray castleInEuc = "\xBE\xEB\xA4\xCE\xCC\xE7"; // 城の門
const QByteArray castleInShiftJis = "\x8F\xE9\x82\xCC\x96\xE5";
const QString castle = QStringLiteral("城の門");

QByteArray levelWith(const QByteArray& text) {
    return "MAZE:\"a\",' '\n"
           "# " +
           text +
           " \\x\n"
           "GEOMETRY:center,center\n"
           "MAP\n"
           "-----\n"
           "|...|\n"
           "-----\n"
           "ENDMAP\n"
           "ENGRAVING:(1,1),burn,\"" +
           text + "\"\n";
}

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text) : WindowDesk(text) { trigger("view.text"); }
    bool isChosen(const QByteArray& action) {
        return window.actions().action(QString::fromLatin1(action))->isChecked();
    }
};

} // namespace

class EncodingWindowTest : public QObject {
    Q_OBJECT

    static void rows() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("action");
        QTest::addRow("EUC-JP") << castleInEuc << QByteArray("encoding.eucJp");
        QTest::addRow("Shift-JIS") << castleInShiftJis << QByteArray("encoding.shiftJis");
    }

private Q_SLOTS:
    void showsWhatIsWritten_data() { rows(); }
    void showsWhatIsWritten() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, action);
        const QByteArray level = levelWith(name);
        Desk desk(level);
        QVERIFY(desk.isChosen(action));
        QVERIFY(desk.editor().toPlainText().contains(QStringLiteral("# %1 \\x\n").arg(castle)));
        QCOMPARE(desk.text(), level);
        desk.caretTo("ENGRAVING");
        const auto lines = desk.child<InspectorPanel>("inspector").findChildren<QLineEdit*>();
        QVERIFY(std::ranges::any_of(lines, [](const QLineEdit* line) { return line->text() == castle; }));
        QCOMPARE(desk.text(), level);
    }

    void typesInIt_data() { rows(); }
    void typesInIt() {
        QFETCH(const QByteArray, name);
        const QByteArray level = levelWith(name);
        Desk desk(level);
        desk.editor().setFocus();
        const Offset at = Offset(level.indexOf(" \\x"));
        desk.session().select(Selection{at, at});
        QInputMethodEvent typed;
        typed.setCommitString(castle);
        QApplication::sendEvent(&desk.editor(), &typed);
        QCOMPARE(desk.text(), QByteArray(level).replace(" \\x", name + " \\x"));
        QTest::keyClick(&desk.editor(), Qt::Key_Backspace);
        QCOMPARE(desk.text(), QByteArray(level).replace(" \\x", name.chopped(2) + " \\x"));
        desk.session().undo();
        desk.session().undo();
        QCOMPARE(desk.text(), level);
    }

    void inspectorWritesInIt_data() { rows(); }
    void inspectorWritesInIt() {
        QFETCH(const QByteArray, name);
        const QByteArray level = levelWith(name);
        Desk desk(level);
        desk.caretTo("ENGRAVING");
        const auto lines = desk.child<InspectorPanel>("inspector").findChildren<QLineEdit*>();
        const auto line = std::ranges::find(lines, castle, &QLineEdit::text);
        QVERIFY(line != lines.end());
        (*line)->setFocus();
        (*line)->selectAll();
        QInputMethodEvent typed;
        typed.setCommitString(QStringLiteral("門"));
        QApplication::sendEvent(*line, &typed);
        QTest::keyClick(*line, Qt::Key_Return);
        QCOMPARE(desk.text(), QByteArray(level).replace('"' + name + '"', '"' + name.last(2) + '"'));
    }

    // The user chooses another encoding; nothing is written.
    void anotherOneIsChosen() {
        const QByteArray level = levelWith(castleInEuc);
        Desk desk(level);
        desk.trigger("encoding.utf8");
        QVERIFY(!desk.editor().toPlainText().contains(castle));
        desk.trigger("encoding.shiftJis");
        desk.trigger("encoding.eucJp");
        QVERIFY(desk.editor().toPlainText().contains(castle));
        QCOMPARE(desk.text(), level);
        QVERIFY(!desk.session().isModified());
    }

    void eachDocumentHasItsOwn() {
        Desk desk(levelWith(castleInEuc));
        desk.open(levelWith("x"), QStringLiteral("/other.des"));
        QVERIFY(desk.isChosen("encoding.utf8"));
        desk.open(levelWith(castleInShiftJis), QStringLiteral("/third.des"));
        QVERIFY(desk.isChosen("encoding.shiftJis"));
        QVERIFY(desk.editor().toPlainText().contains(castle));
    }

    void pastesIntoIt() {
        const QByteArray level = levelWith(castleInEuc);
        Desk desk(level);
        desk.editor().setFocus();
        const Offset at = Offset(level.indexOf(" \\x"));
        desk.session().select(Selection{at, at});
        QApplication::clipboard()->setText(castle);
        desk.editor().paste();
        QCOMPARE(desk.text(), QByteArray(level).replace(" \\x", castleInEuc + " \\x"));
        desk.session().select(Selection{at, at + Offset(castleInEuc.size())});
        desk.editor().copy();
        QCOMPARE(QApplication::clipboard()->text(), castle);
    }
};

LEVWRIGHT_TEST(EncodingWindowTest)

} // namespace levwright::encoding_window_test

#include "EncodingWindowTest.moc"
