// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameComposer.h"
#include "core/languages/games/Games.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace levwright::text_pane_test {
namespace {

const std::string odd =
    std::string("MAZE:\"a\0b\",' '\r\n", 16) + "# \xFF\xFE caf\xE9 na\xC3\xAFve\r \r\r\n\xE2\x80\xA8 \n# end";

std::string manyLines(int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i)
        bytes += "# line " + std::to_string(i) + "\n";
    return bytes;
}

} // namespace

class TextPaneTest : public QObject {
    Q_OBJECT

    // The colour of the letter at the first place with these words.
    static QColor colorOf(PaneDesk& desk, const char* words) {
        const int at = int(desk.bytes().find(words));
        const QTextBlock block = desk.editor().document()->findBlock(at);
        for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
            if (range.start <= at - block.position() && at - block.position() < range.start + range.length)
                return range.format.foreground().color();
        }
        return {};
    }

private Q_SLOTS:
    // Words that only a user's game has look like those that the definition knows.
    void colorsWordsOfAUsersGame() {
        const std::vector<TableFile> files{
            {"game", "", "name\tvalue\nbase\tnethack-3.6\n"},
            {"keywords", "",
             "spelling\tclass\nFORGE\tstatement word\nrndvault\tlevel flag\ndead\tmonster option word\n"},
            {"terrain", "", "character\tname\n'p'\tpuddle\n"}};
        const GamePtr own =
            gameOf(composeGame("marsh", *builtInTables("nethack-3.6"), files).value()).value();
        PaneDesk desk("MAZE:\"a\",' '\nFLAGS:noteleport,rndvault\nGEOMETRY:center,center\nMAP\n.{p\nENDMAP\n"
                      "FOUNTAIN:(0,0)\nFORGE:(0,0)\nMONSTER:'F',(0,0),asleep,dead\n# FORGE\n");
        desk.session.readAs(loadGame("nethack-3.6").value());
        QVERIFY(colorOf(desk, "FORGE") != colorOf(desk, "FOUNTAIN"));
        desk.session.readAs(own);
        QCOMPARE(colorOf(desk, "FORGE"), colorOf(desk, "FOUNTAIN"));
        QCOMPARE(colorOf(desk, "rndvault"), colorOf(desk, "noteleport"));
        QCOMPARE(colorOf(desk, "dead"), colorOf(desk, "asleep"));
        QCOMPARE(colorOf(desk, "p\n"), colorOf(desk, "{p"));
        QCOMPARE(colorOf(desk, "FORGE\n"), colorOf(desk, "# "));
        desk.session.readAs(loadGame("nethack-3.6").value());
        QVERIFY(colorOf(desk, "FORGE") != colorOf(desk, "FOUNTAIN"));
    }

    void types_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("caret");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QByteArray>("after");
        const QByteArray text = "ab\ncd\n";
        QTest::newRow("start") << text << 0 << QStringLiteral("x") << QByteArray("xab\ncd\n");
        QTest::newRow("middle") << text << 4 << QStringLiteral("x") << QByteArray("ab\ncxd\n");
        QTest::newRow("end") << text << 6 << QStringLiteral("x") << QByteArray("ab\ncd\nx");
        QTest::newRow("empty file") << QByteArray() << 0 << QStringLiteral("x") << QByteArray("x");
        QTest::newRow("empty file, line") << QByteArray() << 0 << QStringLiteral("\n") << QByteArray("\n");
        QTest::newRow("line end") << text << 1 << QStringLiteral("\n") << QByteArray("a\nb\ncd\n");
        QTest::newRow("CR LF") << QByteArray("a\r\nb") << 1 << QStringLiteral("\nx")
                               << QByteArray("a\r\nx\r\nb");
        QTest::newRow("CR LF, last") << QByteArray("a\r\nb") << 4 << QStringLiteral("\n")
                                     << QByteArray("a\r\nb\r\n");
        QTest::newRow("mixed") << QByteArray("a\r\nb\nc") << 4 << QStringLiteral("\n")
                               << QByteArray("a\r\nb\n\nc");
        QTest::newRow("same letters") << QByteArray("xxx") << 1 << QStringLiteral("x") << QByteArray("xxxx");
        QTest::newRow("after odd bytes")
            << QByteArray("\xFF\xC3\xA9z") << 3 << QStringLiteral("x") << QByteArray("\xFF\xC3\xA9xz");
    }
    void types() {
        QFETCH(const QByteArray, before);
        QFETCH(const int, caret);
        QFETCH(const QString, keys);
        QFETCH(const QByteArray, after);
        PaneDesk desk(before.toStdString());
        desk.select(Offset(caret), Offset(caret));
        desk.type(keys);
        QCOMPARE(desk.bytes(), after.toStdString());
        QVERIFY(desk.inStep());
        const Offset expected = Offset(caret + int(after.size() - before.size()));
        QCOMPARE(desk.session.selection().caret, expected);
        while (desk.session.document().canUndo())
            desk.session.undo();
        QCOMPARE(desk.bytes(), before.toStdString());
        QCOMPARE(desk.session.selection().caret, Offset(caret));
        QVERIFY(desk.inStep());
    }

    void erases_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("anchor");
        QTest::addColumn<int>("caret");
        QTest::addColumn<int>("key");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("backspace") << QByteArray("abc") << 2 << 2 << int(Qt::Key_Backspace)
                                   << QByteArray("ac");
        QTest::newRow("delete") << QByteArray("abc") << 1 << 1 << int(Qt::Key_Delete) << QByteArray("ac");
        QTest::newRow("CR LF") << QByteArray("a\r\nb") << 1 << 1 << int(Qt::Key_Delete) << QByteArray("ab");
        QTest::newRow("CR LF back") << QByteArray("a\r\nb") << 3 << 3 << int(Qt::Key_Backspace)
                                    << QByteArray("ab");
        QTest::newRow("over lines") << QByteArray("ab\ncd\nef") << 1 << 7 << int(Qt::Key_Delete)
                                    << QByteArray("af");
        QTest::newRow("backwards") << QByteArray("ab\ncd\nef") << 7 << 1 << int(Qt::Key_Delete)
                                   << QByteArray("af");
        QTest::newRow("all") << QByteArray("ab\ncd\n") << 0 << 6 << int(Qt::Key_Delete) << QByteArray();
        QTest::newRow("one of three")
            << QByteArray("aaa") << 1 << 1 << int(Qt::Key_Backspace) << QByteArray("aa");
        QTest::newRow("joins a character")
            << QByteArray("\xC3x\xA9") << 2 << 2 << int(Qt::Key_Backspace) << QByteArray("\xC3\xA9");
        QTest::newRow("joins a line end")
            << QByteArray("a\rx\nb") << 3 << 3 << int(Qt::Key_Backspace) << QByteArray("a\r\nb");
        QTest::newRow("four bytes") << QByteArray("a\xF0\x9F\x98\x80z") << 5 << 5 << int(Qt::Key_Backspace)
                                    << QByteArray("az");
    }
    void erases() {
        QFETCH(const QByteArray, before);
        QFETCH(const int, anchor);
        QFETCH(const int, caret);
        QFETCH(const int, key);
        QFETCH(const QByteArray, after);
        PaneDesk desk(before.toStdString());
        desk.select(Offset(anchor), Offset(caret));
        desk.press(Qt::Key(key));
        QCOMPARE(desk.bytes(), after.toStdString());
        QVERIFY(desk.inStep());
        QCOMPARE(desk.steps(), std::vector<std::string>{"Delete"});
        desk.session.undo();
        QCOMPARE(desk.bytes(), before.toStdString());
        QVERIFY(desk.inStep());
        QCOMPARE(desk.session.selection(), (Selection{Offset(anchor), Offset(caret)}));
        QCOMPARE(desk.editor().textCursor().hasSelection(), anchor != caret);
    }

    void pastes_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("clipboard");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("CR LF into LF")
            << QByteArray("ab\n") << QStringLiteral("x\r\ny") << QByteArray("ax\nyb\n");
        QTest::newRow("LF into CR LF")
            << QByteArray("ab\r\n") << QStringLiteral("x\ny") << QByteArray("ax\r\nyb\r\n");
        QTest::newRow("lone CR") << QByteArray("ab") << QStringLiteral("x\ry") << QByteArray("ax\nyb");
        QTest::newRow("UTF-8") << QByteArray("ab") << QStringLiteral("é😀")
                               << QByteArray("a\xC3\xA9\xF0\x9F\x98\x80"
                                             "b");
        QTest::newRow("no-break space") << QByteArray("ab") << QString(QChar(0xA0))
                                        << QByteArray("a\xC2\xA0"
                                                      "b");
        QTest::newRow("ends a line") << QByteArray("ab\n") << QStringLiteral("x\r\n")
                                     << QByteArray("ax\nb\n");
    }
    void pastes() {
        QFETCH(const QByteArray, before);
        QFETCH(const QString, clipboard);
        QFETCH(const QByteArray, after);
        PaneDesk desk(before.toStdString());
        desk.select(1, 1);
        QGuiApplication::clipboard()->setText(clipboard);
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), after.toStdString());
        QVERIFY(desk.inStep());
        QCOMPARE(desk.steps(), std::vector<std::string>{"Paste"});
    }

    void dropsText() {
        PaneDesk desk("ab\ncd\n");
        QMimeData dropped;
        dropped.setText(QStringLiteral("x\r\ny"));
        const QPointF place = desk.editor().cursorRect().center();
        QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(desk.editor().viewport(), &drop);
        QCOMPARE(desk.bytes(), std::string("x\nyab\ncd\n"));
        QCOMPARE(desk.steps(), std::vector<std::string>{"Drop"});
        QVERIFY(desk.inStep());
    }

    void leavesFilesToTheWindow() {
        PaneDesk desk("ab");
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(QStringLiteral("/somewhere/castle.des"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        enter.setAccepted(false);
        QCoreApplication::sendEvent(desk.editor().viewport(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void takesInputMethods() {
        PaneDesk desk("ab");
        desk.select(1, 1);
        QInputMethodEvent composing(QStringLiteral("e"), {});
        QCoreApplication::sendEvent(&desk.editor(), &composing);
        QCOMPARE(desk.bytes(), std::string("ab"));
        QInputMethodEvent done;
        done.setCommitString(QStringLiteral("é"));
        QCoreApplication::sendEvent(&desk.editor(), &done);
        QCOMPARE(desk.bytes(), std::string("a\xC3\xA9"
                                           "b"));
        QCOMPARE(desk.session.selection().caret, Offset(3));
        QVERIFY(desk.inStep());
    }

    void wheelZooms() {
        PaneDesk desk("ab");
        const int before = QFontInfo(desk.editor().font()).pointSize();
        QWheelEvent turn(QPointF(9, 9), QPointF(9, 9), {}, QPoint(0, 240), Qt::NoButton, Qt::ControlModifier,
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(desk.editor().viewport(), &turn);
        QCOMPARE(QFontInfo(desk.editor().font()).pointSize(), before + 2);
    }

    void cutsAndPastesExactBytes() {
        PaneDesk desk(odd);
        desk.select(3, odd.size() - 2);
        desk.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(desk.bytes(), "MAZ" + odd.substr(odd.size() - 2));
        desk.press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(desk.inStep());
        QCOMPARE(desk.steps(), (std::vector<std::string>{"Cut", "Paste"}));
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(desk.bytes(), odd);
    }

    void oddBytesSurviveTypingElsewhere() {
        PaneDesk desk(odd);
        QVERIFY(desk.inStep());
        desk.select(odd.size(), odd.size());
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), odd + "x");
        desk.select(0, 0);
        desk.type(QStringLiteral("y\n"));
        QCOMPARE(desk.bytes(), "y\r\n" + odd + "x");
        QVERIFY(desk.inStep());
    }

    void typingMergesByWord() {
        PaneDesk desk("");
        desk.type(QStringLiteral("one  two\nthree"));
        QCOMPARE(desk.steps().size(), std::size_t(4));
        desk.session.undo();
        QCOMPARE(desk.bytes(), std::string("one  two\n"));
        desk.session.undo();
        QCOMPARE(desk.bytes(), std::string("one  two"));
        desk.session.undo();
        QCOMPARE(desk.bytes(), std::string("one  "));
        desk.session.undo();
        QCOMPARE(desk.bytes(), std::string());
    }

    void caretMovesEndAStep() {
        PaneDesk desk("");
        desk.type(QStringLiteral("ab"));
        desk.press(Qt::Key_Left);
        desk.press(Qt::Key_Right);
        desk.type(QStringLiteral("cd"));
        desk.press(Qt::Key_Backspace);
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.steps(), (std::vector<std::string>{"Typing", "Typing", "Delete"}));
        desk.session.undo();
        QCOMPARE(desk.bytes(), std::string("abcd"));
    }

    void selectionGoesBothWays() {
        PaneDesk desk("ab\r\ncaf\xC3\xA9 x\n");
        desk.editor().moveCursor(QTextCursor::End);
        QCOMPARE(desk.session.selection().caret, desk.session.text().size());
        desk.select(4, 9);
        QCOMPARE(desk.editor().textCursor().selectedText(), QStringLiteral("café"));
        QCOMPARE(desk.session.selection(), (Selection{4, 9}));
        // A position inside a line end or a character is shown at the nearest place, but kept.
        desk.select(3, 3);
        QCOMPARE(desk.editor().textCursor().position(), 2);
        QCOMPARE(desk.session.selection().caret, Offset(3));
        desk.select(8, 8);
        QCOMPARE(desk.editor().textCursor().position(), 6);
        QCOMPARE(desk.session.selection().caret, Offset(8));
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.session.selection().caret, Offset(9));
    }

    void distantSelectionsComeIntoView() {
        PaneDesk desk(manyLines(500));
        const Offset start = desk.session.text().lineStart(250);
        desk.select(start, start);
        const int top = desk.editor().verticalScrollBar()->value();
        const int page = desk.editor().verticalScrollBar()->pageStep();
        QVERIFY2(top < 250 && top + page > 250, qPrintable(QString::number(top)));
        QVERIFY(qAbs(top + page / 2 - 250) < page / 4);
    }

    void editsElsewhereLeaveCaretAndScrolling() {
        PaneDesk desk(manyLines(500));
        const Offset caret = desk.session.text().lineStart(200) + 4;
        desk.select(caret, caret);
        desk.editor().verticalScrollBar()->setValue(100);
        desk.replace({0, 0}, "# a\n# b\n");
        QCOMPARE(desk.session.selection().caret, caret + 8);
        QCOMPARE(desk.editor().textCursor().blockNumber(), 202);
        QCOMPARE(desk.editor().textCursor().positionInBlock(), 4);
        QCOMPARE(desk.editor().verticalScrollBar()->value(), 102);
        desk.replace({desk.session.text().lineStart(400), desk.session.text().lineStart(410)}, "");
        QCOMPARE(desk.editor().verticalScrollBar()->value(), 102);
        QVERIFY(desk.inStep());
    }

    void editsInManyPlacesAreShown() {
        PaneDesk desk(odd + "\n" + manyLines(20));
        std::vector<Replacement> changes;
        const TextSnapshot& text = desk.session.text();
        for (std::size_t line = 0; line + 1 < text.lineCount(); line += 2) {
            changes.push_back({{text.lineStart(line), text.lineStart(line)}, "\xC3"});
            changes.push_back(
                {{text.lineWithEnd(line).end - 1, text.lineWithEnd(line).end}, line % 4 == 0 ? "" : "\r\n"});
        }
        desk.session.apply(EditOutcome(TextEdit(changes)), QStringLiteral("All"));
        QVERIFY(desk.inStep());
        desk.session.undo();
        QVERIFY(desk.inStep());
    }

    void listenersMayEditOn() {
        PaneDesk desk("abc\n");
        bool once = true;
        connect(&desk.session, &Session::changed, &desk.session, [&] {
            if (std::exchange(once, false))
                desk.replace({0, 0}, "# \n");
        });
        desk.select(3, 3);
        desk.type(QStringLiteral("x"));
        QCOMPARE(desk.bytes(), std::string("# \nabcx\n"));
        QVERIFY(desk.inStep());
        QCOMPARE(desk.editor().textCursor().blockNumber(), 1);
    }

    void problemsAreUnderlined() {
        const std::string bytes = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nMONSTR:'d'\n";
        PaneDesk desk(bytes);
        const Diagnostics& all = desk.session.analysis().diagnostics();
        QVERIFY(!all.empty());
        for (const Diagnostic& diagnostic : all) {
            const auto marks = desk.editor().extraSelections();
            QVERIFY(std::ranges::any_of(marks, [&](const QTextEdit::ExtraSelection& mark) {
                return mark.format.hasProperty(QTextFormat::UserProperty) &&
                       mark.format.intProperty(QTextFormat::UserProperty) == int(diagnostic.severity()) &&
                       mark.cursor.selectionStart() == int(diagnostic.range.begin) &&
                       mark.cursor.selectionEnd() == int(diagnostic.range.end);
            }));
        }
        const QImage image = desk.editor().viewport()->grab().toImage();
        const QColor error = Theme::light().color(MapColor::Error);
        int reddish = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                reddish += qAbs(pixel.red() - error.red()) + qAbs(pixel.green() - error.green()) +
                                       qAbs(pixel.blue() - error.blue()) <
                                   120
                               ? 1
                               : 0;
            }
        }
        QVERIFY2(reddish > 20, qPrintable(QString::number(reddish)));
    }

    void offersFixes() {
        PaneDesk desk(
            "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nMONSTER:'d',\"jackall\",(0,0)\n");
        const auto& all = desk.session.analysis().diagnostics();
        const auto found = std::ranges::find_if(all, [](const Diagnostic& d) { return !d.fixes.empty(); });
        QVERIFY(found != all.end());
        const Fix fix = found->fixes.front();
        const std::string expected = fix.edit.apply(desk.bytes());
        desk.session.select(Range{found->range.begin, found->range.begin});
        QContextMenuEvent ask(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(desk.editor().viewport(), &ask);
        auto* menu = desk.editor().findChild<QMenu*>(QStringLiteral("textpane.menu"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().front()->text(), QString::fromStdString(fix.label));
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(desk.bytes(), expected);
        QVERIFY(desk.inStep());
        QCOMPARE(desk.steps(), std::vector<std::string>{fix.label});
    }

    // As Alt+Return does it: the only fix at the caret at once.
    void fixesWhatIsMissing() {
        const QByteArray begin = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        PaneDesk desk((begin + "TRAP:\"pit\",(0,0\nTRAP:\"web\",(1,0)\n").toStdString());
        const auto place = Offset(begin.size() + QByteArray("TRAP:\"pit\",(0,0").size());
        desk.session.select(Range{place, place});
        desk.pane.fixHere();
        QCOMPARE(QByteArray::fromStdString(desk.bytes()), begin + "TRAP:\"pit\",(0,0)\nTRAP:\"web\",(1,0)\n");
        QCOMPARE(desk.steps(), std::vector<std::string>{"Add “)”"});
        const QSignalSpy refusals(&desk.session, &Session::refused);
        desk.pane.fixHere();
        QCOMPARE(refusals.size(), 1);
    }

    void finds() {
        PaneDesk desk("one\nTwo one\ntwo\n");
        desk.pane.showFind();
        auto& text = desk.child<QLineEdit>("textpane.find.text");
        auto& count = desk.child<QLabel>("textpane.find.count");
        QVERIFY(text.isVisible());
        QTest::keyClicks(&text, QStringLiteral("two"));
        QCOMPARE(desk.session.selection(), (Selection{4, 7}));
        QCOMPARE(count.text(), QStringLiteral("1 of 2"));
        QTest::keyClick(&text, Qt::Key_Return);
        QCOMPARE(desk.session.selection(), (Selection{12, 15}));
        QTest::keyClick(&text, Qt::Key_Return);
        QCOMPARE(desk.session.selection(), (Selection{4, 7}));
        QTest::keyClick(&text, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(desk.session.selection(), (Selection{12, 15}));
        QTest::keyClicks(&text, QStringLiteral("x"));
        QCOMPARE(count.text(), QStringLiteral("No match"));
        QTest::keyClick(&text, Qt::Key_Escape);
        QVERIFY(!text.isVisible());
    }

    void goesToALine() {
        PaneDesk desk(manyLines(50));
        desk.pane.showGoToLine();
        auto& line = desk.child<QLineEdit>("textpane.gotoline.line");
        QVERIFY(line.isVisible());
        QTest::keyClicks(&line, QStringLiteral("31"));
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(!line.isVisible());
        QCOMPARE(desk.session.selection().caret, desk.session.text().lineStart(30));
    }

    void isReadAnew() {
        PaneDesk desk("abc\ndef");
        desk.select(5, 5);
        desk.session.readAs(loadGame("nethack-3.2.2").value());
        QVERIFY(desk.inStep());
        QCOMPARE(desk.editor().textCursor().position(), 5);
        desk.type(QStringLiteral("y"));
        QCOMPARE(desk.bytes(), std::string("abc\ndyef"));
    }
};

LEVWRIGHT_TEST(TextPaneTest)

} // namespace levwright::text_pane_test

#include "TextPaneTest.moc"
