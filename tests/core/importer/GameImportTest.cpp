// SPDX-License-Identifier: GPL-3.0-or-later
// Games from small source trees of our own: looks, what survives the next import, trees that change.
#include "core/importer/GameImport.h"

#include "core/catalog/Catalog.h"
#include "core/catalog/GameShelf.h"
#include "core/importer/TreeState.h"
#include "core/languages/games/GameOfText.h"
#include "tests/fuzz/TreeText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::game_import_test {
namespace {

class Desk {
public:
    Desk() {
        const std::string text =
            fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/sources/classic.tree")).toStdString();
        for (const auto& [name, content] : fuzz::partsOf(text))
            write("tree/" + name, content);
    }
    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }
    void write(const std::string& name, const std::string& bytes) {
        QVERIFY(QDir().mkpath(QFileInfo(QString::fromStdString(path(name))).path()));
        QVERIFY(files.replace(path(name), bytes).has_value());
    }
    std::string read(const std::string& name) const { return files.read(path(name), 1U << 20U).value_or(""); }
    // Replaces words of a file of the tree.
    void change(const std::string& name, const std::string& from, const std::string& to) {
        std::string text = read(name);
        const std::size_t at = text.find(from);
        QVERIFY(at != text.npos);
        write(name, text.replace(at, from.size(), to));
    }
    Result<AddedGame> add(FileStore& store, const std::vector<std::string>& looks = {}) {
        SourceGame source = readSourceTree(path("tree")).value();
        ImportRequest request{.tree = path("tree"), .folder = path("games")};
        for (const std::string& words : looks)
            request.looks.push_back(lookFrom(source, words).value());
        return addGame(std::move(source), request, store);
    }
    GameShelf shelf() const { return GameShelf({path("games")}); }
    UserGame game() const { return shelf().userGame("pondhack").value(); }
    std::string tileOf(char character) const {
        const auto catalog = Catalog::load(shelf().tables("pondhack").value()).value();
        return std::string(catalog->terrainByCharacter(character)->tile);
    }

    DiskFileStore files;

private:
    QTemporaryDir m_folder;
};

// A disk that is full after some files.
class SmallDisk : public DiskFileStore {
public:
    explicit SmallDisk(int files) : m_left(files) {}
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override {
        return m_left-- > 0 ? DiskFileStore::replace(path, bytes) : failure("The disk is full.");
    }

private:
    int m_left;
};

} // namespace

class GameImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksAreAsked() {
        Desk desk;
        const SourceGame source = readSourceTree(desk.path("tree")).value();
        const std::vector<PlainCell> cells = plainCells(source);
        QCOMPARE(cells.size(), std::size_t(1));
        QCOMPARE(cells[0].character, 'd');
        QCOMPARE(cells[0].terrain, "duck pond");
        for (const char* wrong : {"", "d", "d=", "dpool", "d=porridge", ".=pool", "q=pool"})
            QVERIFY2(!lookFrom(source, wrong), wrong);
    }

    void looksAreKept() {
        Desk desk;
        QVERIFY(desk.add(desk.files).has_value());
        QCOMPARE(desk.tileOf('d'), "");
        QVERIFY(desk.add(desk.files, {"d=pool"}).has_value());
        QCOMPARE(desk.tileOf('d'), "pool");
        QVERIFY(desk.add(desk.files).has_value());
        QCOMPARE(desk.tileOf('d'), "pool");
    }

    void abandonedImportsWriteNothing() {
        Desk desk;
        std::stop_source stop;
        stop.request_stop();
        SourceGame source = readSourceTree(desk.path("tree")).value();
        const ImportRequest request{.tree = desk.path("tree"), .folder = desk.path("games")};
        QVERIFY(!addGame(source, request, desk.files, stop.get_token()));
        QVERIFY(desk.shelf().userGames().empty());
        QVERIFY(addGame(std::move(source), request, desk.files));
        desk.change("tree/src/monst.c", "moor ", "marsh ");
        const std::string before = desk.read("games/pondhack/monsters.tsv");
        QVERIFY(!importAgain(desk.game(), desk.files, stop.get_token()));
        QCOMPARE(desk.read("games/pondhack/monsters.tsv"), before);
    }

    // An import that fails in the middle leaves the earlier one as it was.
    void failuresLeaveNothing() {
        Desk desk;
        SmallDisk none(0);
        QVERIFY(!desk.add(none));
        QVERIFY(desk.shelf().userGames().empty());
        QVERIFY(desk.add(desk.files).has_value());
        const std::string before = desk.read("games/pondhack/monsters.tsv");
        desk.change("tree/src/monst.c", "moor ", "marsh ");
        for (int count = 0; count < 4; ++count) {
            SmallDisk disk(count);
            QVERIFY(!desk.add(disk));
            QCOMPARE(desk.read("games/pondhack/monsters.tsv"), before);
            QCOMPARE(desk.shelf().userGames().size(), std::size_t(1));
            QVERIFY(!treeFilesOf(desk.game(), desk.files).empty());
        }
        QCOMPARE(QDir(QString::fromStdString(desk.path("games")))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("pondhack")});
    }

    void otherFilesStay() {
        Desk desk;
        QVERIFY(desk.add(desk.files).has_value());
        desk.write("games/pondhack/NOTES.md", "mine");
        QVERIFY(desk.add(desk.files).has_value());
        QCOMPARE(desk.read("games/pondhack/NOTES.md"), "mine");
    }

    void treesChange() {
        Desk desk;
        QVERIFY(desk.add(desk.files).has_value());
        QVERIFY(!treeHasChanged(desk.game(), desk.files) && !tablesHaveChanged(desk.game(), desk.files));
        desk.write("tree/src/other.c", "int nothing;");
        QVERIFY(!treeHasChanged(desk.game(), desk.files));
        desk.change("tree/src/monst.c", "moor ", "marsh ");
        QVERIFY(treeHasChanged(desk.game(), desk.files));
        const Result<ImportedAgain> again = importAgain(desk.game(), desk.files);
        QVERIFY(again.has_value());
        const auto monsters = std::ranges::find_if(
            again->changes, [](const std::string& change) { return change.starts_with("monsters: "); });
        QVERIFY(monsters != again->changes.end());
        QVERIFY2(monsters->contains("marsh hen") && monsters->contains("moor hen"), monsters->c_str());
        QVERIFY(!treeHasChanged(desk.game(), desk.files));
        QCOMPARE(importAgain(desk.game(), desk.files)->changes, std::vector<std::string>());
    }

    void tablesChange() {
        Desk desk;
        QVERIFY(desk.add(desk.files).has_value());
        desk.write("games/pondhack/monsters.tsv", desk.read("games/pondhack/monsters.tsv") + "newt\n");
        QVERIFY(tablesHaveChanged(desk.game(), desk.files));
        QVERIFY(!treeHasChanged(desk.game(), desk.files));
    }

    // The list of files is one of the user's files.
    void oddListsAreRead() {
        Desk desk;
        QVERIFY(desk.add(desk.files).has_value());
        desk.write("games/pondhack/sources.txt",
                   "\n\t\t\n../x\t1 0000000000000000\n/etc/passwd\t1 0000000000000000\nsrc/monst.c\n"
                   "src/monst.c\t1\nsrc/monst.c\tx y\n=\t1 0000000000000000\n");
        QVERIFY(treeFilesOf(desk.game(), desk.files).empty());
        QVERIFY(!treeHasChanged(desk.game(), desk.files));
    }

    // A level below the tree is one of its game.
    void levelsBelongToTheirTree() {
        Desk desk;
        desk.write("tree/dat/pond.des", "MAZE:\"pond\",' '\n");
        const std::filesystem::path level = desk.path("tree/dat/pond.des");
        QCOMPARE(treeAround(level), std::filesystem::path(desk.path("tree")));
        QVERIFY(treeAround(desk.path("games")).empty());
        const GameChoice choice{.file = level, .places = {.usual = desk.path("games")}};
        QVERIFY(*chosenGame(choice) == nullptr);
        QVERIFY(desk.add(desk.files).has_value());
        QCOMPARE((*chosenGame(choice))->catalog().gameId(), "pondhack");
        QVERIFY(*chosenGame({.file = desk.path("other/pond.des"), .places = choice.places}) == nullptr);
        // What a folder says itself counts more.
        desk.write("tree/dat/.levwright/folder.tsv", "name\tvalue\ngame\tslashem\n");
        QCOMPARE((*chosenGame(choice))->catalog().gameId(), "slashem");
    }

    void stockGamesAreNoVariants() {
        Desk desk;
        SourceGame source = readSourceTree(desk.path("tree")).value();
        QVERIFY(isVariant(source));
        source.tables.clear();
        QVERIFY(!isVariant(source));
    }
};

LEVWRIGHT_TEST(GameImportTest)

} // namespace levwright::game_import_test

#include "GameImportTest.moc"
