// SPDX-License-Identifier: GPL-3.0-or-later
// The library of a game's data files: see dlb, section 1.
#include "core/archive/Archive.h"

#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTest>

namespace levwright::archive_test {
namespace {

// Written by NetHack's own tool.
const QByteArray small("  1        4       27      107      116\n"
                       "nDirectory        0\n"
                       "nhelp      107\n"
                       "nempty      112\n"
                       "na.lev      112\n"
                       "text\n"
                       "\0\1\2\3",
                       116);

// Replaces bytes at the first occurrence of before.
QByteArray changed(const char* before, const char* after) {
    QByteArray bytes = small;
    const qsizetype at = bytes.indexOf(before);
    return at < 0 ? QByteArray() : bytes.replace(at, qsizetype(strlen(before)), after);
}

Archive archiveOf(const QByteArray& bytes) {
    return Archive::parse(bytes.toStdString()).value();
}

QByteArray written(const Archive& archive) {
    return QByteArray::fromStdString(archive.write().value());
}

// The paths in Debian's packages.
const QStringList installed{QStringLiteral("/usr/lib/games/nethack/nhdat"),
                            QStringLiteral("/usr/lib/games/slashem/nhushare"),
                            QStringLiteral("/usr/share/games/slashem/nhshare")};

} // namespace

class ArchiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads() {
        const Archive archive = archiveOf(small);
        QVERIFY(archive.entries() == std::vector<ArchiveEntry>({{"help", "text\n", 'n'},
                                                                {"empty", "", 'n'},
                                                                {"a.lev", std::string("\0\1\2\3", 4), 'n'}}));
        QCOMPARE(archive.find("a.lev"), &archive.entries()[2]);
        QVERIFY(archive.find("A.lev") == nullptr);
        QVERIFY(archive.find("Directory") == nullptr);
    }

    void writesWhatItRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("three files") << small;
        QTest::newRow("no file") << QByteArray(
            "  1        1       10       60       60\nnDirectory        0\n");
        QTest::newRow("other handling characters")
            << changed("nDirectory", "cDirectory").replace("nhelp", "\377help");
        QTest::newRow("equal names") << changed("nempty", "na.lev");
        QTest::newRow("no character of text") << changed("nhelp", "nh\1\377p");
    }
    void writesWhatItRead() {
        QFETCH(const QByteArray, bytes);
        const Result<Archive> archive = Archive::parse(bytes.toStdString());
        QVERIFY2(archive, archive ? "" : archive.error().message.c_str());
        QCOMPARE(written(*archive), bytes);
        QVERIFY(isArchive(bytes.toStdString()));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("nothing") << QByteArray() << "byte 0: expected the format revision in 3 columns";
        QTest::newRow("text") << QByteArray("MAZE:\"a\",' '\n")
                              << "byte 0: expected the format revision in 3 columns";
        QTest::newRow("revision") << changed("  1", "  2") << "byte 0: expected the format revision 1";
        QTest::newRow("no number") << changed("       4", "       x")
                                   << "byte 4: expected the number of entries in 8 columns";
        QTest::newRow("left-aligned")
            << changed("       4", "4       ") << "byte 4: expected the number of entries in 8 columns";
        QTest::newRow("leading zero")
            << changed("       4", "      04") << "byte 4: expected the number of entries in 8 columns";
        QTest::newRow("negative") << changed("       4", "      -4")
                                  << "byte 4: expected the number of entries in 8 columns";
        QTest::newRow("no blank") << changed("4       27", "4x      27") << "byte 12: expected a space";
        QTest::newRow("no line end") << changed("116\n", "116 ") << "byte 39: expected the end of the line";
        QTest::newRow("no entries") << changed("       4", "       0")
                                    << "byte 4: expected at least the entry of the directory";
        QTest::newRow("fewer entries")
            << changed("       4", "       3") << "byte 13: expected 21 as the size of all names";
        QTest::newRow("more entries")
            << changed("       4", "       5") << "byte 111: expected a space after the name";
        QTest::newRow("too little room for names")
            << changed("      27", "      26") << "byte 13: expected 27 as the size of all names";
        QTest::newRow("first file elsewhere")
            << changed("     107", "     106") << "byte 22: expected 107 as the offset of the first file";
        QTest::newRow("other first entry") << changed("nDirectory        0", "nDirectors        0")
                                           << "byte 40: expected the entry “Directory” with the offset 0";
        QTest::newRow("directory elsewhere") << changed("nDirectory        0", "nDirectory        1")
                                             << "byte 40: expected the entry “Directory” with the offset 0";
        QTest::newRow("blank for a handling character")
            << changed("nhelp", " help") << "byte 60: expected a handling character";
        QTest::newRow("no name") << changed("nhelp ", "n     ") << "byte 61: expected a name";
        QTest::newRow("tab in a name")
            << changed("nhelp", "nh\tlp") << "byte 62: expected a space after the name";
        QTest::newRow("gap") << changed("nhelp      107", "nhelp      108")
                             << "byte 66: expected the offset 107";
        QTest::newRow("backwards") << changed("nempty      112", "nempty      106")
                                   << "byte 82: expected an offset from 107 to 116";
        QTest::newRow("behind the end")
            << changed("na.lev      112", "na.lev      117") << "byte 98: expected an offset from 112 to 116";
        QTest::newRow("cut off") << small.first(115) << "byte 31: expected 115 as the size of the library";
        QTest::newRow("more bytes") << small + '\0' << "byte 31: expected 117 as the size of the library";
        QTest::newRow("cut off in the directory") << small.first(70) << "byte 66: expected";
        QTest::newRow("bytes that belong to no file")
            << QByteArray("  1        1       10       60       61\nnDirectory        0\nx")
            << "byte 31: expected 60 as the size of a library without files";
    }
    void refuses() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, message);
        const Result<Archive> archive = Archive::parse(bytes.toStdString());
        QVERIFY(!archive);
        const QString said = QString::fromStdString(archive.error().message);
        QVERIFY2(said.startsWith(message), qPrintable(said));
    }

    void refusesEveryPrefix() {
        for (qsizetype size = 0; size < small.size(); ++size)
            QVERIFY(!Archive::parse(small.first(size).toStdString()));
    }

    void changes() {
        Archive archive = archiveOf(small);
        QVERIFY(archive.replace("help", "longer text"));
        QVERIFY(archive.remove("empty"));
        QVERIFY(archive.add("b.lev", "b"));
        const QByteArray expected("  1        4       27      107      123\n"
                                  "nDirectory        0\n"
                                  "nhelp      107\n"
                                  "na.lev      118\n"
                                  "nb.lev      122\n"
                                  "longer text\0\1\2\3b",
                                  123);
        QCOMPARE(written(archive), expected);
        QVERIFY(archiveOf(expected) == archive);
    }

    void refusesChanges() {
        Archive archive = archiveOf(small);
        QCOMPARE(archive.replace("none", "").error().message, "The library has no file “none”.");
        QCOMPARE(archive.remove("Help").error().message, "The library has no file “Help”.");
        QCOMPARE(archive.add("help", "").error().message, "The library already has a file “help”.");
        QCOMPARE(archive.add("", "").error().message,
                 "“” cannot be the name of a file in a library: it is empty.");
        for (const std::string name : {"a b", "a\n", "Directory"})
            QVERIFY(archive.add(name, "").error().message.contains("cannot be the name"));
        QVERIFY(!archive.add(std::string("a\0b", 3), ""));
        QCOMPARE(written(archive), small);
    }

    void firstOfEqualNamesCounts() {
        Archive archive = archiveOf(changed("nempty", "na.lev"));
        QVERIFY(archive.find("a.lev")->content.empty());
        QVERIFY(archive.replace("a.lev", "new"));
        QCOMPARE(archive.entries()[1].content, "new");
        QCOMPARE(archive.entries()[2].content.size(), std::size_t(4));
        QVERIFY(archive.remove("a.lev"));
        QCOMPARE(archive.find("a.lev")->content.size(), std::size_t(4));
    }

    void isRebuiltFromNothing() {
        const Archive archive = archiveOf(small);
        Archive rebuilt;
        for (const ArchiveEntry& entry : archive.entries())
            QVERIFY(rebuilt.add(entry.name, entry.content));
        QCOMPARE(written(rebuilt), small);
    }

    void tooLargeIsAnError() {
        Archive archive;
        QVERIFY(archive.add("a", std::string(99'999'999 - 72, 'a')));
        QCOMPARE(archive.write().value().size(), std::size_t(99'999'999));
        QVERIFY(archive.replace("a", std::string(99'999'999 - 71, 'a')));
        QCOMPARE(archive.write().error().message,
                 "The library would have 100000000 bytes; its directory can record at most 99999999.");
    }

    void nothingElseIsOne_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("description") << QByteArray("MAZE:\"a\",' '\nNOMAP\n").repeated(4);
        QTest::newRow("numbers") << QByteArray("  1        4       27      107      116\n");
        QTest::newRow("other lines") << changed("nDirectory", "Directory:");
        for (const std::string_view game : {"nethack-3.4.3", "nethack-3.2.2"})
            QTest::newRow(std::string(game).c_str())
                << QByteArray::fromStdString(lev34::encode({}, usualTarget(game, {}).value()).value());
    }
    void nothingElseIsOne() {
        QFETCH(const QByteArray, bytes);
        QVERIFY(!isArchive(bytes.toStdString()));
    }

    void ofInstalledGames_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : installed)
            QTest::newRow(qPrintable(path)) << path;
    }
    void ofInstalledGames() {
        QFETCH(const QString, path);
        if (!QFileInfo::exists(path))
            QSKIP("not installed: the library of a real game is not read");
        const QByteArray bytes = fileBytes(path);
        const Archive archive = archiveOf(bytes);
        QCOMPARE(written(archive), bytes);
        Archive rebuilt;
        for (const ArchiveEntry& entry : archive.entries())
            QVERIFY(rebuilt.add(entry.name, entry.content));
        QCOMPARE(written(rebuilt), bytes);
        QVERIFY(archive.entries().size() > 10);
    }
};

LEVWRIGHT_TEST(ArchiveTest)

} // namespace levwright::archive_test

#include "ArchiveTest.moc"
