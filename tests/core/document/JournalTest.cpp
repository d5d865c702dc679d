// SPDX-License-Identifier: GPL-3.0-or-later
// The format of edit journals. Properties for arbitrary bytes are in tests/fuzz/JournalProperties.cpp.
#include "core/document/Journal.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::journal_test {
namespace {

const JournalOwner owner{"/levels/castle.des", "", "nethack-3.4.3", DocumentKind::Levels, ByteSum::of("abc")};

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsBackTheText() {
        JournalPen pen;
        std::string bytes = pen.begin(owner, "abc");
        bytes += pen.edit(TextEdit::insert(3, "def"));
        bytes += pen.edit(TextEdit({{{0, 1}, "A"}, {{2, 2}, "-"}, {{5, 6}, {}}}));
        const Result<RecoveredText> read = readJournal(bytes);
        QVERIFY(read);
        QCOMPARE(read->text, std::string("Ab-cde"));
        QVERIFY(read->owner == owner);
        QCOMPARE(read->edits, std::size_t(2));
        QVERIFY(read->whole);
    }

    void keepsWhoseTextItIs_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("hasFile");
        QTest::newRow("file") << QByteArray("/a/b.des") << QByteArray() << 0 << true;
        QTest::newRow("untitled") << QByteArray() << QByteArray() << 0 << false;
        QTest::newRow("imported") << QByteArray() << QByteArray("castle.des") << 0 << false;
        QTest::newRow("dungeon") << QByteArray("/d/dungeon.def") << QByteArray() << 1 << true;
        QTest::newRow("odd bytes") << QByteArray("/\xff\n\0/x.pdf", 9) << QByteArray() << 2 << true;
        QTest::newRow("deleted") << QByteArray("/a/b.des") << QByteArray() << 0 << false;
    }
    void keepsWhoseTextItIs() {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, name);
        QFETCH(const int, kind);
        QFETCH(const bool, hasFile);
        JournalOwner whose{path.toStdString(), name.toStdString(), "nethack-3.2.2", DocumentKind(kind), {}};
        if (hasFile)
            whose.file = ByteSum::of("on disk");
        const Result<RecoveredText> read = readJournal(JournalPen().begin(whose, std::string("\0\n\xff", 3)));
        QVERIFY(read && read->owner == whose);
        QCOMPARE(read->text, std::string("\0\n\xff", 3));
    }

    // A file that the system extended before a power failure ends in zeros.
    void isCutOffAtTheTornEnd_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("ones") << QByteArray(4096, '\xff');
        QTest::newRow("text") << QByteArray("MAZE:\"a\",' '\n").repeated(9);
        JournalPen other;
        const std::string start = other.begin(owner, "something else");
        QTest::newRow("another journal") << QByteArray::fromStdString(start);
        QTest::newRow("another journal's record")
            << QByteArray::fromStdString(other.edit(TextEdit::insert(0, "wrong")));
    }
    void isCutOffAtTheTornEnd() {
        QFETCH(const QByteArray, end);
        JournalPen pen;
        std::string bytes = pen.begin(owner, "abc");
        bytes += pen.edit(TextEdit::insert(3, "d"));
        const Result<RecoveredText> read = readJournal(bytes + end.toStdString());
        QVERIFY(read);
        QCOMPARE(read->text, std::string("abcd"));
        QVERIFY(!read->whole);
    }

    void saysWhatIsNoJournal_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("MAZE:\"a\",' '\n");
        QTest::newRow("later version") << QByteArray("levwright journal 2\n").append(100, '\0');
        QTest::newRow("no record") << QByteArray("levwright journal 1\n");
        QTest::newRow("huge record") << QByteArray("levwright journal 1\n").append(16, '\xff');
    }
    void saysWhatIsNoJournal() {
        QFETCH(const QByteArray, bytes);
        const Result<RecoveredText> read = readJournal(bytes.toStdString());
        QVERIFY(!read && !read.error().message.empty());
    }

    // The maximum number of edits between two whole texts.
    void readsManyEdits() {
        JournalPen pen;
        std::string text(100000, '.');
        std::string bytes = pen.begin(owner, text);
        for (std::size_t i = 0; i < 4096; ++i) {
            const TextEdit edit = TextEdit::replace({i * 20, i * 20 + 1}, "xy");
            text = edit.apply(text);
            bytes += pen.edit(edit);
        }
        const Result<RecoveredText> read = readJournal(bytes);
        QVERIFY(read && read->text == text);
    }
};

LEVWRIGHT_TEST(JournalTest)

} // namespace levwright::journal_test

#include "JournalTest.moc"
