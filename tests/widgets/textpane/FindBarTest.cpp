// SPDX-License-Identifier: GPL-3.0-or-later
// Finding and replacing in one text, with mouse and keys.
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace levwright::find_bar_test {
namespace {

struct FindDesk : PaneDesk {
    explicit FindDesk(const std::string& bytes) : PaneDesk(bytes) { pane.showReplace(); }

    QLineEdit& text() { return child<QLineEdit>("textpane.find.text"); }
    QLineEdit& by() { return child<QLineEdit>("textpane.find.by"); }
    QString count() { return child<QLabel>("textpane.find.count").text(); }
    void click(const char* name) { QTest::mouseClick(&child<QToolButton>(name), Qt::LeftButton); }
    // How many matches are marked in the text.
    int marked() {
        int count = 0;
        for (const QTextEdit::ExtraSelection& mark : editor().extraSelections())
            count += mark.format.hasProperty(QTextFormat::FullWidthSelection) ? 0 : 1;
        return count;
    }
};

} // namespace

class FindBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void options() {
        FindDesk desk("in inn In\n(in)\n");
        QTest::keyClicks(&desk.text(), "in");
        QCOMPARE(desk.count(), "1 of 4");
        QCOMPARE(desk.marked(), 4);
        desk.click("textpane.find.words");
        QCOMPARE(desk.count(), "1 of 3");
        desk.click("textpane.find.case");
        QCOMPARE(desk.count(), "1 of 2");
        QCOMPARE(desk.marked(), 2);
        desk.click("textpane.find.case");
        desk.click("textpane.find.words");
        desk.click("textpane.find.expression");
        desk.text().selectAll();
        QTest::keyClicks(&desk.text(), "^.*$");
        QCOMPARE(desk.count(), "1 of 3");
        QCOMPARE(desk.session.selection(), (Selection{0, 9}));
        QTest::keyClick(&desk.text(), Qt::Key_Return);
        QCOMPARE(desk.session.selection(), (Selection{10, 14}));
        QTest::keyClick(&desk.text(), Qt::Key_Return);
        QCOMPARE(desk.session.selection(), (Selection{15, 15})); // an empty line
        QTest::keyClick(&desk.text(), Qt::Key_Return);
        QCOMPARE(desk.session.selection(), (Selection{0, 9}));
    }

    void saysWhatIsWrong() {
        FindDesk desk("a(b");
        desk.click("textpane.find.expression");
        QTest::keyClicks(&desk.text(), "(");
        auto& trouble = desk.child<QLabel>("textpane.find.trouble");
        QVERIFY(trouble.isVisible());
        QCOMPARE(trouble.text(), "The expression is not valid at character 2: missing closing parenthesis.");
        QTest::keyClicks(&desk.text(), "b)");
        QVERIFY(!trouble.isVisible());
        QCOMPARE(desk.count(), "1 of 1");
        QTest::keyClicks(&desk.by(), "\\2");
        const QSignalSpy refusals(&desk.session, &Session::refused);
        desk.click("textpane.find.replaceAll");
        QCOMPARE(refusals.size(), 1);
        QCOMPARE(desk.bytes(), "a(b");
    }

    void replacesOneByOne() {
        FindDesk desk("one two one one");
        QTest::keyClicks(&desk.text(), "one");
        QTest::mouseClick(&desk.by(), Qt::LeftButton);
        QTest::keyClicks(&desk.by(), "1");
        QTest::keyClick(&desk.by(), Qt::Key_Return);
        QCOMPARE(desk.bytes(), "1 two one one");
        QCOMPARE(desk.session.selection(), (Selection{6, 9}));
        QTest::keyClick(&desk.text(), Qt::Key_F3); // belongs to the window, so nothing happens here
        desk.click("textpane.find.next");
        QCOMPARE(desk.session.selection(), (Selection{10, 13}));
        desk.click("textpane.find.replace");
        QCOMPARE(desk.bytes(), "1 two one 1");
        QCOMPARE(desk.steps(), (std::vector<std::string>{"Replace", "Replace"}));
    }

    // Also bytes that are no text.
    void replacesAllInOneStep() {
        const std::string bytes = "x\xFF\xE9y1\r\nx\xE4y2\r\n";
        FindDesk desk(bytes);
        desk.click("textpane.find.expression");
        QTest::keyClicks(&desk.text(), "x(.+)y(\\d)");
        QTest::keyClicks(&desk.by(), "$2:\\1\\n");
        QTest::keyClick(&desk.by(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "1:\xFF\xE9\r\n\r\n2:\xE4\r\n\r\n");
        QCOMPARE(desk.count(), "2 replaced");
        QVERIFY(desk.inStep());
        desk.session.undo();
        QCOMPARE(desk.bytes(), bytes);
        QVERIFY(!desk.session.document().canUndo());
    }

    void searchesTheSelection() {
        FindDesk desk("a\na\na\na\n");
        desk.select(2, 5);
        desk.click("textpane.find.inSelection");
        desk.text().selectAll();
        QTest::keyClicks(&desk.text(), "a");
        QCOMPARE(desk.count(), "1 of 2");
        QTest::keyClicks(&desk.by(), "bbb");
        desk.click("textpane.find.replaceAll");
        QCOMPARE(desk.bytes(), "a\nbbb\nbbb\na\n");
        // The searched part has grown with what was put into it.
        desk.text().selectAll();
        QTest::keyClicks(&desk.text(), "b");
        QCOMPARE(desk.count(), "1 of 6");
        desk.click("textpane.find.inSelection");
        desk.text().selectAll();
        QTest::keyClicks(&desk.text(), "a");
        QVERIFY(desk.count().endsWith("of 2"));
    }

    void followsTheText() {
        FindDesk desk("ab ab\n");
        QTest::keyClicks(&desk.text(), "ab");
        QCOMPARE(desk.marked(), 2);
        desk.replace({0, 0}, "ab ");
        QTRY_VERIFY(desk.count().endsWith("of 3"));
        QCOMPARE(desk.marked(), 3);
        desk.session.undo();
        QTRY_COMPARE(desk.marked(), 2);
        QTest::keyClick(&desk.text(), Qt::Key_Escape);
        QVERIFY(!desk.text().isVisible());
        QCOMPARE(desk.marked(), 0);
        QVERIFY(desk.editor().hasFocus());
    }

    // The text pane shows characters of other encodings, and so they are found.
    void searchesJapaneseTexts() {
        const std::string bytes = "\xA4\xAB\xA4\xCA \xA4\xAB\xA4\xCA\n"; // かな in EUC-JP
        FindDesk desk(bytes);
        QCOMPARE(desk.session.encoding(), TextEncoding::EucJp);
        desk.click("textpane.find.expression");
        desk.text().setText(QStringLiteral("か."));
        QCOMPARE(desk.count(), "1 of 2");
        QTest::keyClick(&desk.text(), Qt::Key_Return);
        QVERIFY(desk.count().endsWith("of 2"));
        desk.by().setText(QStringLiteral("な"));
        desk.click("textpane.find.replaceAll");
        QCOMPARE(desk.bytes(), "\xA4\xCA \xA4\xCA\n");
    }
};

LEVWRIGHT_TEST(FindBarTest)

} // namespace levwright::find_bar_test

#include "FindBarTest.moc"
