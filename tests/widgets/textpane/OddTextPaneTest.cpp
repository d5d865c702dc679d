// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in the window that nobody writes in earnest. None may hang it or exhaust its memory.
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/PaneDesk.h"
#include "widgets/session/DocumentText.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextLayout>

#include <random>

namespace levwright::odd_text_pane_test {
namespace {

// Writes each stretch of a line as Format(text), without blanks.
class Tagger : public KSyntaxHighlighting::AbstractHighlighter {
public:
    QString tag(const QString& line) {
        m_line = line;
        m_tagged.clear();
        m_state = highlightLine(line, m_state);
        return m_tagged;
    }
    const KSyntaxHighlighting::State& state() const { return m_state; }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override {
        const QString text = m_line.mid(offset, length).trimmed();
        if (!text.isEmpty())
            m_tagged += QStringLiteral("%1(%2)").arg(format.name(), text);
    }

private:
    QString m_line;
    QString m_tagged;
    KSyntaxHighlighting::State m_state;
};

const std::string head = "MAZE:\"t\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n";

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

std::string largestText() {
    constexpr std::size_t line = 1024;
    return times(maximumDocumentSize / line, '#' + std::string(line - 2, 'x') + '\n');
}

} // namespace

class OddTextPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The state kept for a line does not grow with the blocks around it.
    void deepScriptsAreColouredFlat() {
        registerResources();
        KSyntaxHighlighting::Repository repository;
        repository.addCustomSearchPath(QStringLiteral(":/levwright"));
        Tagger tagger;
        tagger.setDefinition(repository.definitionForName(QStringLiteral("NetHack Lua Level")));
        QVERIFY(tagger.definition().isValid());
        const KSyntaxHighlighting::State before = [&] {
            tagger.tag({});
            return tagger.state();
        }();
        for (const char* line : {"do", "function f()", "{", "(", "if x then", "repeat"})
            tagger.tag(QString::fromLatin1(line));
        QVERIFY(tagger.state() == before);
    }

    void scripts_data() {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("last");
        QTest::newRow("call") << "des.monster(\"newt\", 1, 0x1F)"
                              << "Library(des)Separator(.)Function(monster)Separator(()String(\"newt\")"
                                 "Separator(,)Number(1)Separator(,)Number(0x1F)Separator())";
        QTest::newRow("comment") << "x = 1 -- one"
                                 << "Variable(x)Separator(=)Number(1)Comment(-- one)";
        QTest::newRow("long comment") << "--[==[ a\nb ]] c ]==] do"
                                      << "Comment(b ]] c ]==])Control(do)";
        QTest::newRow("map") << "des.map([[\n|..|\n]])" << "Long String(]])Separator())";
        QTest::newRow("escape") << "'a\\n\\065'"
                                << "String('a)Escape(\\n\\065)String(')";
        QTest::newRow("string over lines") << "\"a\\\nb\"" << "String(b\")";
        QTest::newRow("string that is not closed") << "\"a\nlocal b" << "Keyword(local)Normal Text(b)";
        QTest::newRow("constants") << "return not nil" << "Control(return)Keyword(not)Constant(nil)";
        QTest::newRow("comparison") << "if a == 1.5e3 then"
                                    << "Control(if)Normal Text(a)Separator(==)Number(1.5e3)Control(then)";
        QTest::newRow("error") << "a ? b" << "Normal Text(a)Error(?)Normal Text(b)";
    }
    void scripts() {
        QFETCH(const QString, lines);
        QFETCH(const QString, last);
        registerResources();
        KSyntaxHighlighting::Repository repository;
        repository.addCustomSearchPath(QStringLiteral(":/levwright"));
        Tagger tagger;
        tagger.setDefinition(repository.definitionForName(QStringLiteral("NetHack Lua Level")));
        QString tagged;
        for (const QString& line : lines.split(u'\n'))
            tagged = tagger.tag(line);
        QCOMPARE(tagged, last);
    }

    // Only visible problems are marked, because each mark lays out its line.
    void problemsOnOneLine() {
        PaneDesk desk(head + times(2000, "TRAP:\"x\",random ") + '\n');
        QCOMPARE_GT(desk.session.analysis().diagnostics().size(), std::size_t(1000));
        QCOMPARE_LT(desk.editor().extraSelections().size(), 100);
        const auto lastMark = [&] {
            int last = 0;
            for (const QTextEdit::ExtraSelection& mark : desk.editor().extraSelections())
                last = std::max(last, mark.cursor.selectionEnd());
            return last;
        };
        const int before = lastMark();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.pane));
        desk.editor().horizontalScrollBar()->setValue(desk.editor().horizontalScrollBar()->maximum());
        QCOMPARE_GT(lastMark(), before + 1000);
        QCOMPARE_LT(desk.editor().extraSelections().size(), 100);
    }

    void foundOnOneLine() {
        PaneDesk desk(times(20'000, "\"") + '\n');
        desk.pane.showFind();
        QLineEdit& text = desk.child<QLineEdit>("textpane.find.text");
        QTest::keyClicks(&text, "\"");
        QCOMPARE_LT(desk.editor().extraSelections().size(), 1000);
    }

    // Wrapping a line without blanks takes time quadratic in its length.
    void longLinesAreNeverWrapped() {
        PaneDesk desk("--" + std::string(100'000, 'x') + '\n');
        QCOMPARE(desk.editor().lineWrapMode(), QPlainTextEdit::NoWrap);
        QCOMPARE(desk.editor().document()->firstBlock().layout()->lineCount(), 1);
    }

    void textsStayOpenable_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("pasted");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("fits") << 10 << 10 << true;
        QTest::newRow("one too much") << 10 << 11 << false;
        QTest::newRow("much too much") << 10 << (1 << 24) << false;
    }
    void textsStayOpenable() {
        QFETCH(const int, room);
        QFETCH(const int, pasted);
        QFETCH(const bool, isTaken);
        const std::string bytes = largestText().substr(std::size_t(room));
        PaneDesk desk(bytes);
        const QSignalSpy refused(&desk.session, &Session::refused);
        QGuiApplication::clipboard()->setText(QString(pasted, u'x'));
        desk.editor().paste();
        QCOMPARE(desk.session.text().size(), bytes.size() + std::size_t(isTaken ? pasted : 0));
        QCOMPARE(refused.size(), isTaken ? 0 : 1);
        if (!isTaken)
            QVERIFY(refused.front().front().toString().contains(QStringLiteral("8 MiB")));
        QTRY_COMPARE(std::size_t(desk.editor().document()->characterCount() - 1), desk.session.text().size());
    }

    // The window answers while a large text comes in, and whatever happens meanwhile, no byte is lost.
    void largeTextsComeInPieces_data() {
        QTest::addColumn<std::function<void(PaneDesk&)>>("meanwhile");
        using Meanwhile = std::function<void(PaneDesk&)>;
        QTest::newRow("nothing") << Meanwhile([](PaneDesk&) {});
        QTest::newRow("a key") << Meanwhile([](PaneDesk& desk) { desk.type("x\ny"); });
        QTest::newRow("a change elsewhere") << Meanwhile([](PaneDesk& desk) {
            desk.replace({desk.session.text().size() - 1, desk.session.text().size()}, "#\r\n\xE9");
            desk.replace({2, 9}, "a\nb");
        });
        QTest::newRow("undo") << Meanwhile([](PaneDesk& desk) {
            desk.replace({2, 9}, "a\nb");
            desk.session.undo();
        });
        QTest::newRow("many changes") << Meanwhile([](PaneDesk& desk) {
            std::mt19937 random(1);
            constexpr int changes = 60;
            for (int i = 0; i < changes; ++i) {
                const Offset size = desk.session.text().size();
                const Offset at = random() % size;
                desk.replace({at, std::min<Offset>(size, at + random() % 20'000)}, "a\nb\r\n");
                const Offset near = random() % 1000;
                desk.select(near, near + random() % 100);
                desk.type("x\ny");
                if (i % 4 == 0)
                    desk.session.undo();
            }
        });
        QTest::newRow("another encoding")
            << Meanwhile([](PaneDesk& desk) { desk.session.showIn(TextEncoding::EucJp); });
        QTest::newRow("folding") << Meanwhile(
            [](PaneDesk& desk) { static_cast<CodeEditor&>(desk.editor()).folding().foldAll(); });
    }
    void largeTextsComeInPieces() {
        QFETCH(const std::function<void(PaneDesk&)>, meanwhile);
        PaneDesk desk(head + times(60'000, "# caf\xC3\xA9 \xF0\x9F\x90\x89\r\n") + "# end \xFF");
        QCOMPARE_LT(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        meanwhile(desk);
        QTRY_COMPARE(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        QVERIFY(desk.inStep());
    }

    // A key waits for a page, not for the rest of the text.
    void keysDoNotWaitForLargeTexts() {
        PaneDesk desk(head + times(60'000, "# line\n"));
        const auto isPartial = [&] {
            return std::size_t(desk.editor().blockCount()) < desk.session.text().lineCount();
        };
        const std::string before = desk.bytes();
        desk.type("x\ny");
        QCOMPARE(desk.bytes(), "x\ny" + before);
        desk.press(Qt::Key_Backspace);
        desk.press(Qt::Key_Down);
        desk.session.undo();
        desk.replace({before.size() - 4, before.size()}, "end");
        desk.replace({2, 9}, "a\nb");
        QVERIFY(isPartial());
        QTest::keyClick(&desk.editor(), Qt::Key_End, Qt::ControlModifier);
        desk.type("zz");
        QVERIFY(isPartial());
        QCOMPARE(desk.session.selection().caret, desk.session.text().size());
        QTRY_VERIFY(desk.bytes().ends_with("zz"));
        QVERIFY(!isPartial());
        QVERIFY(desk.inStep());
        QCOMPARE(desk.editor().textCursor().position(), desk.editor().document()->characterCount() - 1);
    }

    // They would write where another view has gone meanwhile.
    void waitingKeysAreForgottenElsewhere() {
        const std::string text = head + times(60'000, "# line\n");
        PaneDesk desk(text);
        QTest::keyClick(&desk.editor(), Qt::Key_End, Qt::ControlModifier);
        desk.type("zz");
        desk.select(0, 0);
        QTRY_COMPARE(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        QCoreApplication::processEvents();
        QCOMPARE(desk.bytes(), text);
        QCOMPARE(desk.session.selection().caret, 0U);
        desk.type("a");
        QCOMPARE(desk.bytes(), "a" + text);
        QVERIFY(desk.inStep());
    }

    // The edit covers lines of which only some are there, and comes while a key is taken in.
    void editsWithinAKeyAreFollowed() {
        PaneDesk desk(head + times(60'000, "# line\n"));
        const auto last = std::size_t(desk.editor().blockCount() - 1);
        const Offset begin = desk.session.text().lineStart(last - 1);
        const Offset end = desk.session.text().lineStart(last + 3);
        std::string after(desk.bytes());
        after.replace(begin, end - begin, "# other\n");
        bool isDone = false;
        connect(desk.editor().document(), &QTextDocument::contentsChange, this, [&] {
            if (!std::exchange(isDone, true))
                desk.replace({begin, end}, "# other\n");
        });
        desk.type("x");
        QVERIFY(isDone);
        QCOMPARE(desk.bytes(), after);
        QTRY_COMPARE(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        QVERIFY(desk.inStep());
    }

    // Keys that go a line or page further find it, wherever the text ends just now.
    void keysGoOnIntoWhatIsToCome() {
        PaneDesk desk(head + times(60'000, "# line\n"));
        const int last = desk.editor().blockCount() - 1;
        const Offset at = desk.session.text().lineStart(std::size_t(last));
        desk.select(at, at);
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.session.selection().caret, desk.session.text().lineStart(std::size_t(last) + 1));
        desk.press(Qt::Key_Backspace);
        QCOMPARE(desk.session.text().position(desk.session.selection().caret).line, std::size_t(last));
        QVERIFY(std::size_t(desk.editor().blockCount()) < desk.session.text().lineCount());
        QTRY_COMPARE(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        QVERIFY(desk.inStep());
    }

    void allOfALargeTextIsSelected() {
        PaneDesk desk(largestText());
        QVERIFY(QMetaObject::invokeMethod(&desk.editor(), "selectAll"));
        QMetaObject::invokeMethod(&desk.editor(), "copy");
        QCOMPARE(QGuiApplication::clipboard()->text().size(), qsizetype(maximumDocumentSize));
    }

    // A place far down is shown as soon as it is there.
    void largeTextsOpenAtAPlace() {
        PaneDesk desk(largestText());
        const Offset place = desk.session.text().size() - 3;
        desk.select(place, place);
        QTRY_COMPARE(desk.editor().textCursor().position(), int(place));
        QCOMPARE(desk.session.selection().caret, place);
        QVERIFY(desk.editor().viewport()->rect().contains(desk.editor().cursorRect().center()));
    }

    // What is written goes to the caret, even if the editor has not come to its place yet.
    void placesFarDownAreWrittenAtOnce_data() {
        QTest::addColumn<std::function<void(PaneDesk&)>>("write");
        using Write = std::function<void(PaneDesk&)>;
        QTest::newRow("pasted") << Write([](PaneDesk& desk) {
            QGuiApplication::clipboard()->setText(QStringLiteral("x"));
            QVERIFY(QMetaObject::invokeMethod(&desk.editor(), "paste"));
        });
        QTest::newRow("composed") << Write([](PaneDesk& desk) {
            QInputMethodEvent event;
            event.setCommitString(QStringLiteral("x"));
            QCoreApplication::sendEvent(&desk.editor(), &event);
        });
    }
    void placesFarDownAreWrittenAtOnce() {
        QFETCH(const std::function<void(PaneDesk&)>, write);
        const std::string text = head + times(60'000, "# line\n");
        PaneDesk desk(text);
        desk.select(text.size(), text.size());
        QCOMPARE_LT(std::size_t(desk.editor().blockCount()), desk.session.text().lineCount());
        write(desk);
        QCOMPARE(desk.bytes(), text + "x");
        QVERIFY(desk.inStep());
    }

    // Lines take memory and time, even if they are nearly empty.
    void linesAreBounded() {
        const std::string path = "long.des";
        MemoryFileStore files;
        const auto opens = [&](std::size_t lines) {
            (void)files.replace(path, std::string(lines - 1, '\n'));
            return readText(files, path).has_value();
        };
        QVERIFY(opens(maximumDocumentLines));
        QVERIFY(!opens(maximumDocumentLines + 1));
        PaneDesk desk(std::string("# one line\n"));
        QSignalSpy refused(&desk.session, &Session::refused);
        QGuiApplication::clipboard()->setText(QString(int(maximumDocumentLines) - 1, u'\n'));
        desk.editor().paste();
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("250000 lines")));
        QCOMPARE(desk.editor().document()->blockCount(), 2);
    }

    // Whatever would make it grow is refused; what does not make it larger is accepted.
    void growthIsRefused() {
        PaneDesk desk(largestText());
        QSignalSpy refused(&desk.session, &Session::refused);
        desk.type("x");
        QCOMPARE(refused.size(), 1);
        desk.replace({0, 1}, "ab");
        QCOMPARE(refused.size(), 2);
        QCOMPARE(desk.session.text().size(), maximumDocumentSize);
        QTRY_COMPARE(std::size_t(desk.editor().document()->characterCount() - 1), maximumDocumentSize);
        desk.press(Qt::Key_Delete);
        QCOMPARE(refused.size(), 2);
        QCOMPARE(desk.session.text().size(), maximumDocumentSize - 1);
    }
};

LEVWRIGHT_TEST(OddTextPaneTest)

} // namespace levwright::odd_text_pane_test

#include "OddTextPaneTest.moc"
