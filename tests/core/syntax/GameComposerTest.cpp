// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GameComposer.h"

#include "core/catalog/Catalog.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::game_composer_test {
namespace {

using Files = std::vector<TableFile>;

TableFile fileOf(std::string table, std::string text) {
    return {table, "mine/" + table + ".tsv", std::move(text)};
}

Result<GameTablesPtr> compose(const Files& files, std::string_view base = "nethack-3.6") {
    return composeGame("mine", *builtInTables(base), files);
}

std::shared_ptr<const Catalog> catalogOf(const Files& files, std::string_view base = "nethack-3.6") {
    return Catalog::load(compose(files, base).value()).value();
}

} // namespace

class GameComposerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A game that changes nothing has the tables of its base.
    void nothingChanges_data() {
        QTest::addColumn<QString>("base");
        for (const std::string_view game : builtInGames())
            QTest::newRow(game.data()) << QString::fromUtf8(game);
    }
    void nothingChanges() {
        QFETCH(const QString, base);
        const GameTablesPtr before = builtInTables(base.toStdString());
        const GameTablesPtr made = compose({}, base.toStdString()).value();
        QCOMPARE(made->tables().size(), before->tables().size());
        for (const GameTables::Table& table : before->tables()) {
            if (table.name != "game" && table.name != "monster-classes" && table.name != "object-classes")
                QCOMPARE(made->text(table.name), std::optional(table.text));
        }
        QCOMPARE(made->id(), "mine");
        QCOMPARE(made->base(), base.toStdString());
        QVERIFY(!made->isBuiltIn());
    }

    // Where the base counts the things of a class, the numbers that are worked out agree.
    void classesAreCounted() {
        const auto before = Catalog::load("nethack-3.6").value();
        const auto made = catalogOf({});
        QCOMPARE(made->monsterClasses().size(), before->monsterClasses().size());
        for (std::size_t i = 0; i < made->monsterClasses().size(); ++i) {
            if (before->monsterClasses()[i].count == 0)
                continue;
            QCOMPARE(made->monsterClasses()[i].first, before->monsterClasses()[i].first);
            QCOMPARE(made->monsterClasses()[i].count, before->monsterClasses()[i].count);
        }
    }

    void thingsAreAddedChangedAndRemoved() {
        const auto made = catalogOf({fileOf("monsters", "name\tclass\tlevel\tafter\tchange\r\n"
                                                        "# ours\r\n"
                                                        "\r\n"
                                                        "moor hen\t':'\t3\tnewt\r\n"
                                                        "giant ant\t\t4\r\n"
                                                        "killer bee\t\t\t\tremoved\r\n")});
        const auto before = Catalog::load("nethack-3.6").value();
        QCOMPARE(made->monsters().size(), before->monsters().size());
        const Monster* hen = made->findMonster("moor hen", ':');
        QVERIFY(hen != nullptr);
        QCOMPARE(hen->id, made->findMonster("newt", std::nullopt)->id + 1);
        QCOMPARE(hen->level, 3);
        QCOMPARE(hen->speed, 12);
        QCOMPARE(made->findMonster("giant ant", 'a')->level, 4);
        QCOMPARE(made->findMonster("giant ant", 'a')->speed, 18);
        QVERIFY(made->findMonster("killer bee", std::nullopt) == nullptr);
        QCOMPARE(made->findMonsterClass('a')->count, before->findMonsterClass('a')->count - 1);
        QCOMPARE(made->findMonsterClass(':')->count, before->findMonsterClass(':')->count + 1);
    }

    // Several monsters of the base have one name.
    void classesBreakTies() {
        const auto made = catalogOf({fileOf("monsters", "name\tclass\tlevel\nwererat\t'@'\t9\n")});
        QCOMPARE(made->findMonster("wererat", '@')->level, 9);
        QCOMPARE(made->findMonster("wererat", 'r')->level, 2);
    }

    void addedClassesMoveOthers() {
        const auto made =
            catalogOf({fileOf("monster-classes", "symbol\texplanation\tafter\n'5'\tfive\t'a'\n"),
                       fileOf("monsters", "name\tclass\nfive legs\t'5'\n")});
        QCOMPARE(made->findMonsterClass('5')->number, 2);
        QCOMPARE(made->findMonsterClass('5')->count, 1);
        QCOMPARE(made->findMonster("acid blob", 'b')->classNumber, made->findMonsterClass('b')->number);
        QCOMPARE(made->findMonster("five legs", '5')->name, "five legs");
    }

    void generationFollowsThings() {
        const GameTablesPtr made =
            compose({fileOf("monsters", "name\tclass\tafter\nmoor hen\t':'\tnewt\n"),
                     fileOf("monster-generation", "name\trating\tfrequency\nmoor hen\t2\t4\n"),
                     fileOf("objects", "name\tclass\nspoon\t'('\n")})
                .value();
        QVERIFY(made->text("monster-generation")->contains("\nmoor hen\t2\t4\t\t\n"));
        QVERIFY(made->text("object-generation")->contains("\nspoon\t0\t\t0\t0\t\n"));
    }

    void terrainKeepsItsOrder() {
        const auto made = catalogOf({fileOf("terrain", "character\tname\tclasses\ttile\tnumber\n"
                                                       "'g'\tgrass\troom\tfloor\t36\n"
                                                       "\tice\t\t\t35\n"),
                                     fileOf("map-cells", "character\tname\n'v'\tgrass\n")});
        const auto before = Catalog::load("nethack-3.6").value();
        QCOMPARE(made->terrains().size(), before->terrains().size() + 1);
        QCOMPARE(made->terrainNumber('g'), std::optional(int(before->terrains().size())));
        QCOMPARE(made->terrainNumber('v'), made->terrainNumber('g'));
        QCOMPARE(made->terrainByCharacter('g')->stored, 36);
        QCOMPARE(made->terrainByCharacter('I')->stored, 35);
        QCOMPARE(made->terrainByCharacter('.')->stored, before->terrainByCharacter('.')->number);
    }

    void wholeTablesForgetTheBase() {
        const auto made = catalogOf({fileOf("game", "name\tvalue\nbase\tnethack-3.6\nwhole\ttraps flags\n"),
                                     fileOf("traps", "name\tnumber\narrow\t1\nmagnet\t2\n")});
        QCOMPARE(made->traps().size(), std::size_t(2));
        QCOMPARE(made->findTrap("magnet")->number, 2);
        QVERIFY2(!made->flags().empty(), "a table without a file stays");
    }

    // A game may stand on another game of the user.
    void standsOnAnother() {
        const GameTablesPtr first = composeGame("first", *builtInTables("slashem"),
                                                Files{fileOf("flags", "name\tnumber\nodd\t128\n")})
                                        .value();
        const GameTablesPtr second =
            composeGame("second", *first, Files{fileOf("flags", "name\tnumber\neven\t256\n")}).value();
        const auto made = Catalog::load(second).value();
        QCOMPARE(second->base(), "slashem");
        QCOMPARE(made->flag("odd")->number, 128);
        QCOMPARE(made->flag("even")->number, 256);
    }

    void menuAndTip() {
        const GameTablesPtr plain = compose({}).value();
        QVERIFY(plain->text("game")->contains("\nmenu\tmine\n"));
        QVERIFY(!plain->text("game")->contains("minihack"));
        const GameTablesPtr named = compose({fileOf("game", "name\tvalue\nmenu\tMy Game\n")}).value();
        QVERIFY(named->text("game")->contains("\nmenu\tMy Game\n"));
    }

    void faultsAreTold_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* table, const char* text, const char* message) {
            QTest::newRow(name) << table << text << message;
        };
        row("unknown table", "monstrs", "name\n", "mine/monstrs.tsv: No game has a table of this name.");
        row("unknown column", "flags", "name\tnummer\n",
            "mine/flags.tsv:1: There is no column “nummer”; the columns are: name, number, change and "
            "after.");
        row("column twice", "flags", "name\tname\n", "mine/flags.tsv:1: There are two columns “name”.");
        row("no key", "flags", "number\n",
            "mine/flags.tsv:1: The column “name” is missing, which names the rows.");
        row("no number", "flags", "name\tnumber\nodd\tx\n",
            "mine/flags.tsv:2: The number “x” is not a whole number.");
        row("needed number", "flags", "name\tnumber\nodd\n",
            "mine/flags.tsv:2: This row is new, so it must give the column “number”.");
        row("too many fields", "flags", "name\tnumber\n\nodd\t1\t2\n",
            "mine/flags.tsv:3: This line has 3 fields, but the first line names 2 columns.");
        row("unknown change", "flags", "name\tchange\nnommap\tgone\n",
            "mine/flags.tsv:2: A change is “removed” or empty, not “gone”.");
        row("number out of range", "monsters", "name\tclass\tcolor\nhen\t'a'\t16\n",
            "mine/monsters.tsv:2: The color “16” is not in the range from 0 to 15.");
        row("needed row", "limits", "name\tchange\nmap-columns\tremoved\n",
            "mine/limits.tsv: The row “map-columns” is needed.");
        row("larger levels", "limits", "name\tvalue\nmap-columns\t200\n",
            "mine/limits.tsv: No “map-columns” can be larger than 76.");
        row("removed nothing", "flags", "name\tchange\nodd\tremoved\n",
            "mine/flags.tsv:2: This row cannot be removed: the base has no row of that name.");
        row("after nothing", "monsters", "name\tclass\tafter\nhen\t'a'\tegg\n",
            "mine/monsters.tsv:2: This row cannot come after “egg”: there is no such row.");
        row("no class", "monsters", "name\tclass\nhen\t'?'\n", "mine/monsters.tsv:2: There is no class '?'.");
        row("class beyond", "monsters", "name\tclass\nhen\t99\n",
            "mine/monsters.tsv: The class of “hen” does not exist: 99.");
        row("removed class", "monster-classes", "symbol\tchange\n'a'\tremoved\n",
            "mine/monsters.tsv: The class of “giant ant” does not exist: 0.");
        row("yes or no", "rules", "name\tholds\ndigits-are-rulers\tmaybe\n",
            "mine/rules.tsv:2: The holds “maybe” is neither yes nor no.");
        row("no character", "terrain", "character\tname\ng\tgrass\n",
            "mine/terrain.tsv:2: The character “g” is not a character between apostrophes.");
    }
    void faultsAreTold() {
        QFETCH(const QString, table);
        QFETCH(const QString, text);
        QFETCH(const QString, message);
        const auto made = compose({fileOf(table.toStdString(), text.toStdString())});
        QVERIFY(!made);
        QCOMPARE(QString::fromStdString(made.error().message), message);
    }
};

LEVWRIGHT_TEST(GameComposerTest)

} // namespace levwright::game_composer_test

#include "GameComposerTest.moc"
