// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/TaughtGame.h"

#include "core/catalog/Catalog.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace levwright::taught_game_test {
namespace {

const GivenRow hen{"monsters", {{"name", "moor hen"}, {"class", "':'"}, {"color", "11"}}};

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

Result<void> anyTables(const GameTablesPtr& /*tables*/) {
    return {};
}

// A folder with a level in it.
struct LevelFolder {
    std::filesystem::path path(const QString& name) const { return folder.filePath(name).toStdU16String(); }
    std::filesystem::path level() const { return path(QStringLiteral("pond.des")); }
    GameShelf shelf() const { return GamePlaces{}.shelfFor(level()); }
    OwnGame game(std::string_view of = "nethack-3.6") const { return ownGame(shelf(), of, level(), {}); }
    Result<void> teach(const Lesson& lesson, const TablesCheck& check = anyTables) {
        return levwright::teach(shelf(), game(), lesson, check, files);
    }
    QString read(const QString& name) const {
        QFile file(folder.filePath(QStringLiteral(".levwright/") + name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        const QString path = folder.filePath(QStringLiteral(".levwright/") + name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir folder{QDir::tempPath() + QStringLiteral("/Moor-XXXXXX")};
    DiskFileStore files;
};

} // namespace

class TaughtGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // All other lines keep their bytes.
    void rowsComeAndGo_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("no table") << "" << "name\tclass\tcolor\nmoor hen\t':'\t11\n";
        QTest::newRow("other order") << "color\tname\tlevel\tclass\n3\tnewt\t\t\n"
                                     << "color\tname\tlevel\tclass\n3\tnewt\t\t\n11\tmoor hen\t\t':'\n";
        QTest::newRow("columns missing")
            << "# mine\n\nname\tchange\nnewt\tremoved\n# end\n"
            << "# mine\n\nname\tchange\tclass\tcolor\nnewt\tremoved\n# end\nmoor hen\t\t':'\t11\n";
        QTest::newRow("only comments") << "# mine" << "# mine\nname\tclass\tcolor\nmoor hen\t':'\t11\n";
        QTest::newRow("no line end") << "name\tclass\tcolor\nbog hen\t':'\t1"
                                     << "name\tclass\tcolor\nbog hen\t':'\t1\nmoor hen\t':'\t11\n";
        QTest::newRow("line ends of DOS") << "name\tclass\r\nbog hen\t':'\r\n"
                                          << "name\tclass\tcolor\r\nbog hen\t':'\r\nmoor hen\t':'\t11\r\n";
    }
    void rowsComeAndGo() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const std::string with = withRow(before.toStdString(), hen);
        QCOMPARE(text(with), after);
        // The row goes alone; a column that came with it stays.
        const std::string without = withoutRow(with, hen);
        const qsizetype last = after.trimmed().lastIndexOf(u'\n') + 1;
        QCOMPARE(text(without), after.left(last));
        QCOMPARE(text(withoutRow(without, hen)), text(without));
    }

    void onlyTheSameRowGoes() {
        const std::string table = "name\tclass\tcolor\nmoor hen\t':'\t12\nmoor hen\t':'\t11\tx\n";
        QCOMPARE(text(withoutRow(table, hen)), text(table));
    }

    void aGameIsMadeBesideTheLevel() {
        LevelFolder folder;
        const OwnGame game = folder.game();
        QVERIFY(game.isNew);
        QVERIFY(game.id.starts_with("my-moor-"));
        QVERIFY(folder.teach({hen}));
        QCOMPARE(folder.read(text(game.id) + QStringLiteral("/game.tsv")).left(28),
                 QStringLiteral("name\tvalue\nbase\tnethack-3.6\n"));
        QCOMPARE(gameOfSettings(folder.path(QStringLiteral(".levwright"))), game.id);
        const auto catalog = Catalog::load(folder.shelf().tables(game.id).value()).value();
        QVERIFY(catalog->findMonster("moor hen", ':') != nullptr);
        // The next lesson goes to the same game, whichever of the two the document has.
        QCOMPARE(folder.game().id, game.id);
        QVERIFY(!folder.game().isNew);
        QCOMPARE(folder.game(game.id).id, game.id);
        QVERIFY(takeBack(game, {hen}, folder.files));
        QCOMPARE(folder.read(text(game.id) + QStringLiteral("/monsters.tsv")),
                 QStringLiteral("name\tclass\tcolor\n"));
    }

    // The game that the folder has already stays its game.
    void theFolderKeepsItsGame() {
        LevelFolder folder;
        folder.write(QStringLiteral("fen/game.tsv"), "name\tvalue\nbase\tslashem\n");
        folder.write(QStringLiteral("folder.tsv"), "name\tvalue\ngame\tfen\n");
        QCOMPARE(folder.game("fen").id, std::string("fen"));
        QVERIFY(folder.teach({hen}));
        QCOMPARE(gameOfSettings(folder.path(QStringLiteral(".levwright"))), std::string("fen"));
        QVERIFY(folder.shelf().tables(folder.game().id));
    }

    // A built-in game that the folder names gives way.
    void theNewGameReplacesTheBuiltInOne() {
        LevelFolder folder;
        folder.write(QStringLiteral("folder.tsv"), "name\tvalue\ngame\tnethack-3.6\n");
        QVERIFY(folder.teach({hen}));
        QCOMPARE(gameOfSettings(folder.path(QStringLiteral(".levwright"))), folder.game().id);
    }

    void gamesOfOtherBasesAreNotMixed() {
        LevelFolder folder;
        QVERIFY(folder.teach({hen}));
        const OwnGame other = folder.game("slashem");
        QVERIFY(other.isNew);
        QVERIFY(other.id.ends_with("-2"));
    }

    void unsoundRowsChangeNothing() {
        LevelFolder folder;
        QVERIFY(folder.teach({hen}));
        const QString table = text(folder.game().id) + QStringLiteral("/monsters.tsv");
        const QString before = folder.read(table);
        const Result<void> taught = folder.teach(
            {{"flags", {{"name", "odd"}, {"number", "1"}}}, {"monsters", {{"name", "x"}, {"class", "odd"}}}});
        QVERIFY(!taught);
        QVERIFY(text(taught.error().message).contains(QStringLiteral("monsters.tsv:3: The class “odd”")));
        QCOMPARE(folder.read(table), before);
        QCOMPARE(folder.read(text(folder.game().id) + QStringLiteral("/flags.tsv")), QString());
    }

    void theCheckDecides() {
        LevelFolder folder;
        const auto check = [](const GameTablesPtr& /*tables*/) -> Result<void> { return failure("No."); };
        QCOMPARE(folder.teach({hen}, check).error().message, std::string("No."));
        QVERIFY(!QFile::exists(folder.folder.filePath(QStringLiteral(".levwright"))));
    }

    void changedTablesAreNotTakenBack() {
        LevelFolder folder;
        QVERIFY(folder.teach({hen}));
        const QString table = text(folder.game().id) + QStringLiteral("/monsters.tsv");
        folder.write(table, "name\tclass\tcolor\nmoor hen\t':'\t12\n");
        QVERIFY(!takeBack(folder.game(), {hen}, folder.files));
        QCOMPARE(folder.read(table), QStringLiteral("name\tclass\tcolor\nmoor hen\t':'\t12\n"));
    }

    // A level without a file has a game among the user's own.
    void aLevelWithoutAFile() {
        const LevelFolder folder;
        const OwnGame game = ownGame({}, "nethack-3.7", {}, folder.path(QStringLiteral("games")));
        QCOMPARE(game.id, std::string("my-nethack-3.7"));
        QCOMPARE(game.folder, folder.path(QStringLiteral("games/my-nethack-3.7")));
    }
};

LEVWRIGHT_TEST(TaughtGameTest)

} // namespace levwright::taught_game_test

#include "TaughtGameTest.moc"
