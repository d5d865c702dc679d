// SPDX-License-Identifier: GPL-3.0-or-later
// Small trees of invented games, with the tables and notes that they give (tests/data/sources).
#include "core/sources/SourceTree.h"

#include "tests/fuzz/TreeText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <format>
#include <stop_token>

namespace levwright::source_tree_test {
namespace {

std::string dataFile(const QString& name) {
    return fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/sources/") + name).toStdString();
}

// The tables, and the notes as one more table.
std::map<std::string, std::string> partsOf(const SourceGame& game) {
    std::map<std::string, std::string> parts;
    for (const SourceTable& table : game.tables)
        parts.emplace(table.name, table.text);
    for (const SourceNote& note : game.notes)
        parts["notes"] += std::format("{}:{}: {}\n", note.file, note.line, note.text);
    return parts;
}

Result<SourceGame> gameOf(std::string_view tree) {
    return readSourceTree(fuzz::treeOf(tree), "tree");
}

constexpr const char* smallestMonsters = "=== src/monst.c\n"
                                         "struct permonst { const char *mname; char mlet; };\n"
                                         "struct permonst mons[] = { { \"duck\", 1 }, { \"\", 0 } };\n";

// Files whose reader is told to end after some of them.
struct ImpatientFiles : MemoryFileStore {
    ImpatientFiles(MemoryFileStore tree, int most) : MemoryFileStore(std::move(tree)), left(most) {}
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override {
        if (--left == 0)
            stop.request_stop();
        return MemoryFileStore::read(path, maximumSize);
    }
    mutable int left;
    mutable std::stop_source stop;
};

} // namespace

class SourceTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("language");
        QTest::newRow("classic") << "classic" << "PondHack" << "nethack-3.4.3" << "classic";
        QTest::newRow("slashem") << "slashem" << "ReedHack" << "slashem" << "classic";
        QTest::newRow("program") << "program" << "MARSH" << "nethack-3.6" << "program";
        QTest::newRow("lua") << "lua" << "TARN" << "nethack-3.7" << "script";
    }
    void tables() {
        QFETCH(const QString, name);
        const Result<SourceGame> game = gameOf(dataFile(name + ".tree"));
        QVERIFY2(game.has_value(), game ? "" : game.error().message.c_str());
        QTEST(QString::fromStdString(game->name), "game");
        QTEST(QString::fromStdString(game->base), "base");
        QTEST(QString::fromStdString(game->language), "language");
        const std::map<std::string, std::string> found = partsOf(*game);
        const std::map<std::string, std::string> expected = fuzz::partsOf(dataFile(name + ".expected"));
        for (const auto& [part, text] : expected)
            QCOMPARE(QString::fromStdString(found.contains(part) ? found.at(part) : part + " is missing"),
                     QString::fromStdString(text));
        QCOMPARE(found.size(), expected.size());
    }

    void noTree_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << "" << "neither util/lev_comp.y nor src/nhlua.c";
        QTest::newRow("only a grammar") << "=== util/lev_comp.y\n%%\n" << "src/monst.c is missing";
    }
    void noTree() {
        QFETCH(const QString, tree);
        QFETCH(const QString, words);
        const Result<SourceGame> game = gameOf(tree.toStdString());
        QVERIFY(!game);
        QVERIFY2(QString::fromStdString(game.error().message).contains(words), game.error().message.c_str());
    }

    // A table that is not there is a note, and the base's table stays.
    void missingTables() {
        const Result<SourceGame> game = gameOf(std::string("=== util/lev_comp.y\n%%\n") + smallestMonsters);
        QVERIFY(game);
        QCOMPARE(game->tables.size(), std::size_t(1));
        QCOMPARE(game->tables[0].name, "monsters");
        QVERIFY(std::ranges::any_of(game->notes, [](const SourceNote& note) {
            return note.text == "The table “traps” was not found here, so the one of nethack-3.4.3 is kept.";
        }));
    }

    // NetHack 5.0 is told from 3.7 by its version and a function that only it has.
    void versionOfScripts_data() {
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("functions");
        QTest::addColumn<QString>("base");
        QTest::newRow("3.7") << "3" << "" << "nethack-3.7";
        QTest::newRow("5.0") << "5" << "nhl_int_to_pm_name" << "nethack-5.0";
        QTest::newRow("variant of 3.7") << "5" << "" << "nethack-3.7";
        QTest::newRow("later variant") << "1" << "nhl_int_to_pm_name" << "nethack-3.7";
    }
    void versionOfScripts() {
        QFETCH(const QString, version);
        QFETCH(const QString, functions);
        const QString tree = QStringLiteral("=== include/patchlevel.h\n#define VERSION_MAJOR %1\n"
                                            "=== src/nhlua.c\nstatic int %2(lua_State *);\n")
                                 .arg(version, functions);
        const Result<SourceGame> game = gameOf(tree.toStdString() + smallestMonsters);
        QVERIFY(game);
        QTEST(QString::fromStdString(game->base), "base");
    }

    void folderNamesGame() {
        const MemoryFileStore files =
            fuzz::treeOf(std::string("=== util/lev_comp.y\n%%\n") + smallestMonsters);
        QCOMPARE(readSourceTree(files, "tree/").value().name, "tree");
        QCOMPARE(readSourceTree(files, "tree").value().name, "tree");
    }

    // No file is read after that.
    void readingIsAbandoned_data() {
        QTest::addColumn<int>("most");
        for (const int most : {1, 2, 4})
            QTest::newRow(std::to_string(most).c_str()) << most;
    }
    void readingIsAbandoned() {
        QFETCH(const int, most);
        const ImpatientFiles files(fuzz::treeOf(dataFile(QStringLiteral("classic.tree"))), most);
        const Result<SourceGame> game = readSourceTree(files, "tree", files.stop.get_token());
        QVERIFY(!game);
        QCOMPARE(game.error().message, "the import was cancelled");
        QCOMPARE(files.left, 0);
    }

    // Bytes that are not UTF-8 pass through; those that would break the table do not.
    void oddNames() {
        const Result<SourceGame> game = gameOf("=== util/lev_comp.y\n%%\n=== src/monst.c\n"
                                               "struct permonst { const char *mname; char mlet; };\n"
                                               "struct permonst mons[] = { { \"d\xFC"
                                               "ck\\tof\\n\", 1 } };\n");
        QVERIFY(game);
        QCOMPARE(game->tables[0].text, "name\tclass\tlevel\tspeed\tac\talignment\tcolor\nd\xFC"
                                       "ck of \t1\t0\t0\t10\t0\t0\n");
    }
};

LEVWRIGHT_TEST(SourceTreeTest)

} // namespace levwright::source_tree_test

#include "SourceTreeTest.moc"
