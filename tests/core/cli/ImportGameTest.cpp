// SPDX-License-Identifier: GPL-3.0-or-later
// The command import-game, on small trees of invented games.
#include "app/cli/Program.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "core/languages/games/Games.h"
#include "tests/fuzz/TreeText.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::import_game_test {
namespace {

struct Outcome {
    int status = 0;
    std::string output;
    std::string errors;
};

class Desk {
public:
    explicit Desk(const QString& tree) {
        const std::string text =
            fileBytes(QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/sources/") + tree + ".tree")
                .toStdString();
        for (const auto& [name, content] : fuzz::partsOf(text))
            write("tree/" + name, content);
    }
    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }
    void write(const std::string& name, const std::string& bytes) const {
        QVERIFY(QDir().mkpath(QFileInfo(QString::fromStdString(path(name))).path()));
        QVERIFY(DiskFileStore().replace(path(name), bytes).has_value());
    }
    Outcome run(const std::vector<std::string>& words) const {
        DiskFileStore files;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        const int status =
            cli::runProgram("", words, {files, in, out, errors, nullptr, nullptr, {.usual = path("games")}});
        return {status, out.str(), errors.str()};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class ImportGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreUsable_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("id");
        QTest::newRow("classic") << "classic" << "pondhack";
        QTest::newRow("program") << "program" << "marsh";
        QTest::newRow("slashem") << "slashem" << "reedhack";
        QTest::newRow("lua") << "lua" << "tarn";
    }
    void gamesAreUsable() {
        QFETCH(const QString, tree);
        QFETCH(const QString, id);
        const Desk desk(tree);
        const Outcome made = desk.run({"import-game", desk.path("tree")});
        QVERIFY2(made.status == 0, made.errors.c_str());
        QVERIFY2(made.output.starts_with(id.toStdString() + ": "), made.output.c_str());
        QVERIFY(desk.run({"game", "list"}).output.contains('\n' + id.toStdString() + "  like "));
        QCOMPARE(desk.run({"game", "check", id.toStdString()}).status, 0);
        QVERIFY(desk.run({"game", "show", id.toStdString()}).output.contains("\n+"));
    }

    void namesAndFoldersAreChosen() {
        const Desk desk(QStringLiteral("classic"));
        QCOMPARE(
            desk.run({"import-game", desk.path("tree"), "--name", "mine", "-o", desk.path("other")}).status,
            0);
        QVERIFY(QFile::exists(QString::fromStdString(desk.path("other/mine/game.tsv"))));
        QCOMPARE(desk.run({"game", "check", "--game-dir", desk.path("other"), "mine"}).status, 0);
    }

    void mistakesAreTold_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("no tree") << QStringList{} << 2 << "no source tree given";
        QTest::newRow("two trees") << QStringList{"a", "b"} << 2 << "one source tree at a time";
        QTest::newRow("odd name") << QStringList{"TREE", "--name", "A b"} << 2 << "a name has small letters";
        QTest::newRow("no game") << QStringList{"TREE/src"} << 1 << "import-game: ";
        QTest::newRow("built-in name")
            << QStringList{"TREE", "--name", "slashem"} << 1 << "is a built-in game";
        QTest::newRow("no header") << QStringList{"TREE", "--header-from", "TREE/src/monst.c"} << 1
                                   << "it is not a level file of pondhack";
    }
    void mistakesAreTold() {
        QFETCH(QStringList, words);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        const Desk desk(QStringLiteral("classic"));
        std::vector<std::string> arguments{"import-game"};
        for (QString& word : words)
            arguments.push_back(
                word.replace("TREE", QString::fromStdString(desk.path("tree"))).toStdString());
        const Outcome outcome = desk.run(arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY2(QString::fromStdString(outcome.errors).contains(says), outcome.errors.c_str());
    }

    // Sources do not tell the header of compiled levels; a level of the game does.
    void headersAreKept() {
        const Desk desk(QStringLiteral("classic"));
        QCOMPARE(desk.run({"import-game", desk.path("tree")}).status, 0);
        const GameShelf shelf({desk.path("games")});
        const GamePtr game = loadGame(shelf, "pondhack").value();
        Target target = usualTarget(game->catalog(), Abi{});
        QVERIFY(whyGameRefuses(game->catalog(), target).has_value());
        constexpr std::uint32_t version = 0x01020300;
        target.words[0] = version;
        target.words[2] =
            std::uint32_t(game->catalog().objects().size() << 12U | game->catalog().monsters().size());
        CompiledLevel level;
        level.kind = LevelKind::Maze;
        level.parts.emplace_back().map = Grid<unsigned char>(3, 3, 0);
        desk.write("own.lev", lev34::encode(level, target).value());
        QCOMPARE(desk.run({"import-game", desk.path("tree"), "--header-from", desk.path("own.lev")}).status,
                 0);
        const GamePtr again = loadGame(shelf, "pondhack").value();
        QCOMPARE(usualTarget(again->catalog(), Abi{}).words, target.words);
        QVERIFY(!whyGameRefuses(again->catalog(), usualTarget(again->catalog(), Abi{})));
    }
};

LEVWRIGHT_TEST(ImportGameTest)

} // namespace levwright::import_game_test

#include "ImportGameTest.moc"
