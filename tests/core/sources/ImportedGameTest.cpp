// SPDX-License-Identifier: GPL-3.0-or-later
// Source trees as folders of games: what the files give together with the base is what the tree has.
#include "core/sources/ImportedGame.h"

#include "core/catalog/GameComposer.h"
#include "core/catalog/GameShelf.h"
#include "core/catalog/GameTableText.h"
#include "core/sources/GameFolder.h"
#include "tests/fuzz/TreeText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ranges>

namespace levwright::imported_game_test {
namespace {

SourceGame sourceOf(const QString& name) {
    const std::string tree =
        fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/sources/") + name + ".tree").toStdString();
    return readSourceTree(fuzz::treeOf(tree), "tree").value();
}

// The tables of a built-in game, as if they came from a tree.
SourceGame sourceOfBuiltIn(std::string_view game) {
    SourceGame source{.name = "Twin", .base = std::string(game), .language = {}, .tables = {}, .notes = {}};
    const GameTablesPtr tables = builtInTables(game);
    for (const GameTables::Table& table : tables->tables()) {
        if (table.name != "game")
            source.tables.push_back({std::string(table.name), std::string(table.text)});
    }
    return source;
}

// The columns of a table that both texts have, row by row.
std::vector<std::vector<std::string>> columnsOf(std::string_view text, std::string_view names) {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> places;
    for (const auto part : text | std::views::split('\n')) {
        const std::vector<std::string_view> fields = fieldsOf(std::string_view(part));
        if (places.empty()) {
            for (const std::string_view name : fieldsOf(names))
                places.push_back(std::size_t(std::ranges::find(fields, name) - fields.begin()));
            continue;
        }
        if (fields.size() <= *std::ranges::max_element(places))
            continue;
        rows.emplace_back();
        for (const std::size_t place : places)
            rows.back().emplace_back(fields[place]);
    }
    return rows;
}

const SourceTable* tableOf(const SourceGame& game, std::string_view name) {
    const auto found = std::ranges::find(game.tables, name, &SourceTable::name);
    return found == game.tables.end() ? nullptr : &*found;
}

} // namespace

class ImportedGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesComeOut_data() {
        QTest::addColumn<QString>("tree");
        for (const char* tree : {"classic", "slashem", "program", "lua"})
            QTest::newRow(tree) << tree;
    }
    void tablesComeOut() {
        QFETCH(const QString, tree);
        const SourceGame source = sourceOf(tree);
        const Result<ImportedGame> game = importedGame(source, "twin", "/home/me/twin");
        QVERIFY2(game.has_value(), game ? "" : game.error().message.c_str());
        const std::pair<std::string_view, std::string_view> compared[] = {
            {"monsters", "name\tclass\tlevel\tcolor"},
            {"objects", "name\tappearance\tclass\tcost"},
            {"traps", "name\tnumber"},
            {"rooms", "name\tnumber"},
            {"opcodes", "name\tnumber"},
            {"option-codes", "name\tnumber"},
            {"statements", "word\topcode\tform"},
            {"statement-options", "owner\tword\tform\tcode"}};
        for (const auto& [table, columns] : compared) {
            const SourceTable* wanted = tableOf(source, table);
            if (wanted == nullptr)
                continue;
            QVERIFY2(game->tables->has(table), table.data());
            QVERIFY2(columnsOf(*game->tables->text(table), columns) == columnsOf(wanted->text, columns),
                     table.data());
        }
    }

    // A game that is its base needs no tables.
    void sameTablesAreNoDifference_data() {
        QTest::addColumn<QString>("base");
        for (const std::string_view game : builtInGames())
            QTest::newRow(game.data()) << QString::fromUtf8(game);
    }
    void sameTablesAreNoDifference() {
        QFETCH(const QString, base);
        const ImportedGame game = importedGame(sourceOfBuiltIn(base.toStdString()), "twin", "here").value();
        for (const TableDifference& table : game.differences)
            QCOMPARE(table.added + table.changed + table.removed, std::size_t(0));
        QCOMPARE(game.files.size(), std::size_t(1));
        QCOMPARE(game.files.front().text,
                 "name\tvalue\nbase\t" + base.toStdString() + "\nmenu\tTwin\nsource\there\n");
    }

    // Changes of single rows are written as such, and as the whole table only if they cannot.
    void changesAreSmall() {
        SourceGame source = sourceOfBuiltIn("nethack-3.6");
        std::erase_if(source.tables,
                      [](const SourceTable& table) { return table.name == "monster-generation"; });
        auto& monsters = std::ranges::find(source.tables, "monsters", &SourceTable::name)->text;
        monsters.replace(monsters.find("\nnewt\t"), 1, "\nmoor hen\t1\t3\t12\t5\t0\t2\n");
        monsters.erase(monsters.find("killer bee\t"),
                       monsters.find("soldier ant\t") - monsters.find("killer bee\t"));
        const ImportedGame game = importedGame(source, "twin", "here").value();
        const auto file = std::ranges::find(game.files, "monsters", &TableFile::table);
        QVERIFY(file != game.files.end());
        QCOMPARE(std::ranges::count(file->text, '\n'), 3);
        QCOMPARE(*game.tables->text("monsters"), monsters);
        QCOMPARE(wordOfGame(std::ranges::find(game.files, "game", &TableFile::table)->text, "whole"), "");
    }

    // What scripts may say beyond those of the base.
    void scriptsKnowMore() {
        const ImportedGame game = importedGame(sourceOf(QStringLiteral("lua")), "twin", "here").value();
        const QByteArray keys = QByteArray::fromStdString(std::string(*game.tables->text("lua-keys")));
        QVERIFY2(
            keys.contains(
                "des.feature\ttype\tword\tneeded\tfountain=27 sink=29 pool=16 throne=28 tree=13 spring\t"),
            keys.constData());
        QVERIFY(
            keys.contains("\ndungeon\tflags\tany\t\ttown hellish mazelike roguelike unconnected fogbound\t"));
        QVERIFY(keys.contains("\ndungeon.levels\tflags\tany\t\ttown hellish mazelike roguelike fogbound\t"));
        const QByteArray names = QByteArray::fromStdString(std::string(*game.tables->text("lua-names")));
        QVERIFY2(names.contains("\nselection.rndcoord\tfunction\t\t"), names.constData());
        QVERIFY(names.contains("\nselection.bounds\tfunction\ttable\t"));
    }

    void otherOrderIsWritten() {
        SourceGame source = sourceOfBuiltIn("nethack-3.6");
        auto& traps = std::ranges::find(source.tables, "traps", &SourceTable::name)->text;
        const std::size_t first = traps.find('\n') + 1;
        const std::size_t second = traps.find('\n', first) + 1;
        traps += traps.substr(first, second - first);
        traps.erase(first, second - first);
        const ImportedGame game = importedGame(source, "twin", "here").value();
        QCOMPARE(*game.tables->text("traps"), traps);
        QCOMPARE(wordOfGame(std::ranges::find(game.files, "game", &TableFile::table)->text, "whole"),
                 "traps");
    }

    void names_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("letters") << "EvilHack" << "evilhack";
        QTest::newRow("others") << "Hack'EM (2)" << "hackem2";
        QTest::newRow("hidden") << "../x" << "x";
        QTest::newRow("nothing") << "…" << "game";
    }
    void names() {
        QFETCH(const QString, name);
        QFETCH(const QString, id);
        QCOMPARE(QString::fromStdString(gameIdOf(name.toStdString())), id);
    }

    void foldersAreReplaced() {
        const QTemporaryDir folder;
        DiskFileStore files;
        const auto write = [&](std::string id, const QString& tree) {
            return writeGame(importedGame(sourceOf(tree), std::move(id), "here").value(),
                             folder.path().toStdString(), files);
        };
        const Result<std::filesystem::path> first = write("twin", QStringLiteral("program"));
        QVERIFY(first.has_value());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("twin/opcodes.tsv"))));
        // Tables that the new import does not have go.
        QVERIFY(write("twin", QStringLiteral("classic")).has_value());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("twin/opcodes.tsv"))));
        QVERIFY(!write("slashem", QStringLiteral("classic")).has_value());
        // What was written by hand stays.
        QVERIFY(files.replace(*first / "game.tsv", "name\tvalue\nbase\tslashem\n").has_value());
        const Result<std::filesystem::path> refused = write("twin", QStringLiteral("program"));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains("not imported"));
    }
};

LEVWRIGHT_TEST(ImportedGameTest)

} // namespace levwright::imported_game_test

#include "ImportedGameTest.moc"
