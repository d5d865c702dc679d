// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"

#include "core/base/ClosestNames.h"
#include "core/catalog/GameList.h"
#include "core/catalog/RequiredTables.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace levwright::catalog_test {
namespace {

std::shared_ptr<const Catalog> catalogOf(std::string_view gameId) {
    return Catalog::load(gameId).value();
}

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

QByteArray symbolOf(char c) {
    return c == 0 ? QByteArray() : QByteArray(1, c);
}

// Rows of a shared table, as maps from column name to field.
using Row = QHash<QByteArray, QByteArray>;

QList<Row> sharedRows(const QString& game, const char* table) {
    const QByteArray text = fileBytes(
        QStringLiteral("%1/catalog/%2/%3.tsv").arg(sharedFolder(), game, QString::fromLatin1(table)));
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();
    const QList<QByteArray> columns = lines.takeFirst().split('\t');
    QList<Row> rows;
    for (const QByteArray& line : lines) {
        const QList<QByteArray> fields = line.split('\t');
        Row row;
        for (qsizetype i = 0; i < columns.size(); ++i)
            row[columns[i]] = fields.value(i);
        rows << row;
    }
    return rows;
}

// The class symbol in a shared table; a NUL byte stands for none.
QByteArray sharedSymbol(const QByteArray& field) {
    return field == QByteArray(1, '\0') ? QByteArray() : field;
}

} // namespace

class CatalogTest : public QObject {
    Q_OBJECT

    void addGames() {
        QTest::addColumn<QString>("game");
        QTest::newRow("3.4.3") << QStringLiteral("nethack-3.4.3");
        QTest::newRow("3.2.2") << QStringLiteral("nethack-3.2.2");
    }

private Q_SLOTS:
    void knowsItsGames() {
        QCOMPARE(builtInGames(),
                 (std::vector<std::string_view>{"nethack-3.2.2", "nethack-3.4.3", "nethack-3.6",
                                                "nethack-3.7", "nethack-5.0", "slashem"}));
        QCOMPARE(usualGame(), "nethack-3.4.3");
        QCOMPARE(knownGames().size(), builtInGames().size());
        QCOMPARE(knownGames()[1].menu, "NetHack 3.&2.2, GnomeHack");
        QCOMPARE(knownGames()[2].menu, "NetHac&k 3.6");
        QCOMPARE(knownGames()[3].menu, "NetHack 3.&7");
        QCOMPARE(knownGames()[4].menu, "NetHack &5.0");
        QCOMPARE(knownGames().back().menu, "SLAS&H'EM");
        const auto unknown = Catalog::load("rogue");
        QVERIFY(!unknown);
        QVERIFY(unknown.error().message.contains("rogue"));
        QVERIFY(unknown.error().message.contains("nethack-3.2.2, nethack-3.4.3"));
        QCOMPARE(Catalog::gameOfVersion(0x03040300, "lev34"),
                 std::optional<std::string_view>("nethack-3.4.3"));
        QCOMPARE(Catalog::gameOfVersion(0x03020207, "lev34"),
                 std::optional<std::string_view>("nethack-3.2.2"));
        QVERIFY(!Catalog::gameOfVersion(0x03010000, "lev34"));
        QVERIFY(!Catalog::gameOfVersion(0x03040300, "lev36"));
        for (const std::uint32_t version : {0x03060600U, 0x03060700U})
            QCOMPARE(Catalog::gameOfVersion(version, "lev36"),
                     std::optional<std::string_view>("nethack-3.6"));
    }

    void namesMissingTables() {
        QVERIFY(!missingTables(*builtInTables("nethack-3.4.3")));
        GameTables few("few");
        const GameTablesPtr all = builtInTables("nethack-3.4.3");
        for (const GameTables::Table& table : all->tables()) {
            if (table.name != "monsters" && table.name != "terrain")
                few.addEmbedded(table.name, table.text);
        }
        QCOMPARE(missingTables(few).value_or(""),
                 "The catalog of few lacks the tables monsters, terrain, so the game cannot be used.");
    }

    // Every table that a catalog is read from is in the list of requested tables.
    void knowsAllTablesItReads() {
        const QString missing = QString::fromStdString(missingTables(GameTables("none")).value_or(""));
        const GameTablesPtr tables = builtInTables("nethack-3.2.2"); // it has only the required tables
        for (const GameTables::Table& table : tables->tables())
            QVERIFY2(missing.contains(QString::fromUtf8(table.name)), table.name.data());
    }

    void terrain() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->terrains().size(), std::size_t(36));
        QCOMPARE(catalog->terrainByCharacter(' ')->number, 0);
        QCOMPARE(catalog->terrainByCharacter('\\')->name, std::string_view("throne"));
        QCOMPARE(catalog->terrainByCharacter('T')->number, 13);
        for (const char c : {'\0', 'x', '0', '\t', '\x80', '\xff'})
            QVERIFY(catalog->terrainByCharacter(c) == nullptr);
        QCOMPARE(catalog->terrain(35)->mapCharacter, 'C');
        QCOMPARE(catalog->terrain(3)->mapCharacter, '\0');
        QVERIFY(catalog->terrain(36) == nullptr);
        QVERIFY(catalog->terrain(-1) == nullptr);
        QVERIFY(catalogOf("nethack-3.2.2")->terrainByCharacter('T') == nullptr);
    }

    void classes() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->findMonsterClass(' ')->explanation, std::string_view("ghost"));
        QCOMPARE(catalog->findMonsterClass('\'')->explanation, std::string_view("golem"));
        QCOMPARE(catalog->findMonsterClass('\0')->number, 35);
        QVERIFY(catalog->findMonsterClass('I') == nullptr);
        QCOMPARE(catalogOf("nethack-3.2.2")->findMonsterClass('I')->number, 35);
        QVERIFY(catalogOf("nethack-3.2.2")->findMonsterClass('\0') == nullptr);
        QCOMPARE(catalog->findObjectClass('"')->explanation, std::string_view("amulet"));
        QCOMPARE(catalog->findObjectClass('`')->number, 14);
        QVERIFY(catalog->findObjectClass('a') == nullptr);
    }

    void monsters() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->findMonster("hell hound", 'd')->id, 26);
        QCOMPARE(catalog->findMonster("ghost", ' ')->classSymbol, ' ');
        QVERIFY(catalog->findMonster("hell hound", 'f') == nullptr);
        QVERIFY(catalog->findMonster("Hell hound", 'd') == nullptr);
        QVERIFY(catalog->findMonster("hell hound", '\x80') == nullptr);
        QVERIFY(catalog->findMonster("", 'd') == nullptr);
        QCOMPARE(catalog->findMonster("hell hound", std::nullopt)->id, 26);
        QCOMPARE(catalog->findMonster("hell hound", '\0')->id, 26);
        // Two monsters have the same name, in two classes.
        QCOMPARE(catalog->findMonster("werewolf", '@')->classSymbol, '@');
        QCOMPARE(catalog->findMonster("werewolf", 'd')->classSymbol, 'd');
        QCOMPARE(catalog->findMonster("werewolf", std::nullopt)->classSymbol, 'd');
    }

    void objects() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->findObject("teleportation", '?')->classSymbol, '?');
        QCOMPARE(catalog->findObject("teleportation", '=')->classSymbol, '=');
        QCOMPARE(catalog->findObject("teleportation", std::nullopt)->classSymbol, '=');
        QVERIFY(catalog->findObject("teleportation", ')') == nullptr);
        QVERIFY(catalog->findObject("", std::nullopt) == nullptr);
        QVERIFY(catalog->findObject("runed arrow", std::nullopt) == nullptr);
        QCOMPARE(catalog->findObject("elven arrow", ')')->appearance, std::string_view("runed arrow"));
        const auto older = catalogOf("nethack-3.2.2");
        QCOMPARE(older->findObject("teleportation", '?')->classSymbol, '=');
        QCOMPARE(older->findObject("teleportation", '~')->classSymbol, '=');
    }

    // In 3.7, one thing of each class comes before all others.
    void objectsOfScatteredClasses() {
        const auto catalog = Catalog::load("nethack-3.7").value();
        for (const auto& [name, symbol] : {std::pair("chest", '('), {"statue", '`'}, {"arrow", ')'}}) {
            const Object* found = catalog->findObject(name, symbol);
            QVERIFY2(found != nullptr, name);
            QCOMPARE(found->classSymbol, symbol);
        }
        QVERIFY(catalog->findObject("chest", ')') == nullptr);
    }

    void words() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->findTrap("trap door")->number, 14);
        QVERIFY(catalog->findTrap("trapdoor") == nullptr);
        QCOMPARE(catalogOf("nethack-3.2.2")->findTrap("trapdoor")->number, 14);
        QCOMPARE(catalog->findRoomType("shop")->number, 14);
        QVERIFY(catalog->findRoomType("Shop") == nullptr);
        QCOMPARE(catalog->flag("arboreal")->number, 16);
        QVERIFY(catalogOf("nethack-3.2.2")->flag("arboreal") == nullptr);
        const auto keyword = [&](std::string_view spelling) {
            return *std::ranges::find(catalog->keywords(), spelling, &Keyword::spelling);
        };
        QCOMPARE(keyword("locked").value, std::optional(8));
        QVERIFY(!keyword("MAZE").value);
        QCOMPARE(keyword("MAP").wordClass, std::string_view("map start"));
    }

    void limitsAndRules() {
        const auto catalog = catalogOf("nethack-3.4.3");
        QCOMPARE(catalog->limit("map-columns"), 76);
        QCOMPARE(catalog->limit("unfilled-region-offset"), 25);
        QCOMPARE(catalogOf("nethack-3.2.2")->limit("unfilled-region-offset"), 22);
        QVERIFY(catalog->rule("joined-foreground-checked"));
        QVERIFY(!catalogOf("nethack-3.2.2")->rule("joined-foreground-checked"));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, catalog->limit("no such limit"));
    }

    void agreesOnThings_data() { addGames(); }
    void agreesOnThings() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const auto catalog = catalogOf(game.toStdString());

        const QList<Row> monsters = sharedRows(game, "monsters");
        QCOMPARE(catalog->monsters().size(), std::size_t(monsters.size()));
        for (const Monster& own : catalog->monsters()) {
            const Row& row = monsters[own.id];
            QCOMPARE(bytesOf(own.name), row["name"]);
            QCOMPARE(symbolOf(own.classSymbol), row["class"]);
            const QList<int> numbers{own.id,          own.classNumber, own.level, own.speed,
                                     own.armourClass, own.alignment,   own.color};
            const QList<int> expected{
                row["index"].toInt(), row["class_number"].toInt(), row["level"].toInt(), row["speed"].toInt(),
                row["ac"].toInt(),    row["alignment"].toInt(),    row["color"].toInt()};
            QCOMPARE(numbers, expected);
        }

        const QList<Row> objects = sharedRows(game, "objects");
        QCOMPARE(catalog->objects().size(), std::size_t(objects.size()));
        for (const Object& own : catalog->objects()) {
            const Row& row = objects[own.id];
            QCOMPARE(bytesOf(own.name), row["name"]);
            QCOMPARE(bytesOf(own.appearance), row["appearance"]);
            QCOMPARE(symbolOf(own.classSymbol), row["class"]);
            const QList<int> numbers{own.id, own.classNumber, own.weight, own.cost, own.nutrition, own.color};
            const QList<int> expected{row["index"].toInt(),     row["class_number"].toInt(),
                                      row["weight"].toInt(),    row["cost"].toInt(),
                                      row["nutrition"].toInt(), row["color"].toInt()};
            QCOMPARE(numbers, expected);
        }
    }

    void agreesOnClasses_data() { addGames(); }
    void agreesOnClasses() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const auto catalog = catalogOf(game.toStdString());
        const auto compare = [&](const std::vector<ThingClass>& classes, const char* table) {
            const QList<Row> rows = sharedRows(game, table);
            QCOMPARE(classes.size(), std::size_t(rows.size()));
            for (qsizetype i = 0; i < rows.size(); ++i) {
                const ThingClass& own = classes[std::size_t(i)];
                QCOMPARE(own.number, rows[i]["class_number"].toInt());
                QCOMPARE(symbolOf(own.symbol), sharedSymbol(rows[i]["symbol"]));
                QCOMPARE(own.first, rows[i]["first_index"].toInt());
                QCOMPARE(own.count, rows[i]["count"].toInt());
                if (rows[i]["explanation"] != "(null)")
                    QCOMPARE(bytesOf(own.explanation), rows[i]["explanation"]);
            }
        };
        compare(catalog->monsterClasses(), "monster-classes");
        compare(catalog->objectClasses(), "object-classes");

        const QList<Row> terrains = sharedRows(game, "terrain");
        QCOMPARE(catalog->terrains().size(), std::size_t(terrains.size()));
        for (const Terrain& own : catalog->terrains()) {
            const Row& row = terrains[own.number];
            QCOMPARE(own.number, row["number"].toInt());
            QCOMPARE(bytesOf(own.name), row["name"]);
            QCOMPARE(symbolOf(own.mapCharacter), row["map_character"]);
            const QList<bool> is{own.isWall, own.isRock, own.isDoor, own.isRoom};
            QCOMPARE(is, (QList<bool>{row["is_wall"] == "1", row["is_rock"] == "1", row["is_door"] == "1",
                                      row["is_room"] == "1"}));
        }
    }

    void agreesOnWords_data() { addGames(); }
    void agreesOnWords() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const auto catalog = catalogOf(game.toStdString());
        const auto compare = [&](const std::vector<NamedNumber>& own, const char* table, const char* name,
                                 const char* number) {
            const QList<Row> rows = sharedRows(game, table);
            QCOMPARE(own.size(), std::size_t(rows.size()));
            for (qsizetype i = 0; i < rows.size(); ++i) {
                QCOMPARE(bytesOf(own[std::size_t(i)].name), rows[i][name]);
                QCOMPARE(own[std::size_t(i)].number, rows[i][number].toInt());
            }
        };
        compare(catalog->traps(), "traps", "name", "number");
        compare(catalog->roomTypes(), "rooms", "name", "number");
        compare(catalog->flags(), "flags", "keyword", "value");

        const QList<Row> keywords = sharedRows(game, "keywords");
        QCOMPARE(catalog->keywords().size(), std::size_t(keywords.size()));
        for (qsizetype i = 0; i < keywords.size(); ++i) {
            const Keyword& own = catalog->keywords()[std::size_t(i)];
            QCOMPARE(bytesOf(own.spelling), keywords[i]["keyword"]);
            QCOMPARE(own.value ? QByteArray::number(*own.value) : QByteArray(), keywords[i]["value"]);
            if (!keywords[i]["token"].contains("a map"))
                QCOMPARE(bytesOf(own.wordClass), keywords[i]["token"]);
        }
        const QList<Row> regions = sharedRows(game, "levregion-kinds");
        QCOMPARE(catalog->levelRegionKinds().size(), std::size_t(regions.size()));
        for (qsizetype i = 0; i < regions.size(); ++i) {
            const LevelRegionKind& own = catalog->levelRegionKinds()[std::size_t(i)];
            QCOMPARE(own.number, regions[i]["value"].toInt());
            QVERIFY(regions[i]["statement"].startsWith(bytesOf(own.statement)));
            QVERIFY(regions[i]["statement"].endsWith(bytesOf(own.direction)));
        }
    }

    void hints_data() {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("letter left out") << "hel hound" << QStringList{"hell hound"};
        QTest::newRow("letter added") << "trolll" << QStringList{"troll"};
        QTest::newRow("neighbours swapped") << "fier ant" << QStringList{"fire ant"};
        QTest::newRow("case") << "Fire Ant" << QStringList{"fire ant"};
        QTest::newRow("nothing near") << "zzzzzzzz" << QStringList{};
        QTest::newRow("empty") << "" << QStringList{};
    }
    void hints() {
        QFETCH(const QString, wanted);
        QFETCH(const QStringList, expected);
        const auto catalog = catalogOf("nethack-3.4.3");
        const auto names = catalog->monsters() | std::views::transform(&Monster::name);
        const std::vector<std::string> closest = closestNames(wanted.toStdString(), names, 3);
        QVERIFY(closest.size() <= 3);
        QCOMPARE(closest.empty(), expected.empty());
        if (!expected.empty())
            QCOMPARE(QString::fromStdString(closest.front()), expected.front());
    }

    void hintsAreOrderedAndBounded() {
        const std::vector<std::string> names{"abcd", "abce", "", "ABCX", "abcd", "a", "abxcd", "xyz"};
        QCOMPARE(closestNames("abcd", names, 9), (std::vector<std::string>{"abcd", "abce", "ABCX", "abxcd"}));
        QCOMPARE(closestNames("abcd", names, 2), (std::vector<std::string>{"abcd", "abce"}));
        QCOMPARE(closestNames("b", names, 9), std::vector<std::string>{});
    }

    void loads() {
        QBENCHMARK {
            QVERIFY(Catalog::load("nethack-3.4.3").has_value());
        }
    }
};

LEVWRIGHT_TEST(CatalogTest)

} // namespace levwright::catalog_test

#include "CatalogTest.moc"
