// SPDX-License-Identifier: GPL-3.0-or-later
// What NetHack 5.0 does otherwise than 3.7 when it makes a level.
#include "core/instance/InstanceText.h"
#include "core/languages/script/roll/Plan.h"
#include "core/roll/Roller.h"
#include "tests/support/ScriptComplaints.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QDir>
#include <QJsonObject>
#include <QTest>

#include <functional>
#include <map>
#include <set>

namespace levwright::nethack50_roll_test {
using scriptroll::Ending;
using scriptroll::ScriptOutcome;

namespace {

constexpr const char* older = "nethack-3.7";
constexpr const char* newer = "nethack-5.0";

const std::shared_ptr<const Catalog>& catalog(const QByteArray& id) {
    static const std::shared_ptr<const Catalog> old = Catalog::load(older).value();
    static const std::shared_ptr<const Catalog> now = Catalog::load(newer).value();
    return id == older ? old : now;
}

const std::string floor = "des.level_init({ style = 'solidfill', fg = ' ' })\ndes.level_flags('noflip')\n"
                          "des.map([[\n..........\n..........\n..........\n]])\n";

ScriptOutcome outcomeOf(const QByteArray& id, const std::string& script, std::uint64_t seed = 1) {
    return scriptroll::tryScript(catalog(id), script, "FILE", {}, seed).value();
}

// Calls look with that many rolls.
void roll(const QByteArray& id, const std::string& script, int rolls,
          const std::function<void(const roll::LevelInstance&)>& look, const std::string& name = "level") {
    const auto plan = scriptroll::planScript(catalog(id), script, name, {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    roll::Roller roller(*plan);
    for (int seed = 1; seed <= rolls; ++seed)
        look(roller.roll(std::uint64_t(seed)));
}

// How often each kind of monster was the first of its level.
std::map<std::string, int> monsters(const QByteArray& id, const std::string& call, int rolls) {
    std::map<std::string, int> counts;
    roll(id, floor + call, rolls, [&](const roll::LevelInstance& level) {
        if (!level.monsters.empty())
            ++counts[std::string(catalog(id)->monsters()[std::size_t(level.monsters.front().kind)].name)];
    });
    return counts;
}

QString saidBy(const QByteArray& id, const std::string& script) {
    const ScriptOutcome outcome = outcomeOf(id, floor + script);
    if (outcome.end.ending != Ending::Done)
        return QString::fromStdString(outcome.end.message);
    const std::vector<std::string> said = scriptComplaints(outcome, true);
    return said.empty() ? QString() : QString::fromStdString(said.front());
}

} // namespace

class NetHack50RollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAsTheGameDoes_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QJsonObject>("answer");
        QTest::addColumn<QString>("script");
        if (sharedFolder().isEmpty())
            return;
        for (const QJsonObject& row :
             corpusRows(QStringLiteral("nethack-5.0"), QStringLiteral("errors.jsonl"))) {
            const QByteArray name = row[QStringLiteral("id")].toString().toUtf8();
            const QString script = row[QStringLiteral("script")].toString();
            QTest::newRow((name + " in 5.0").constData()) << QByteArray(newer) << row << script;
            QTest::newRow((name + " in 3.7").constData())
                << QByteArray(older) << row[QStringLiteral("in_3.7")].toObject() << script;
        }
    }
    void answersAsTheGameDoes() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, id);
        QFETCH(const QJsonObject, answer);
        QFETCH(const QString, script);
        const ScriptOutcome outcome = outcomeOf(id, script.toStdString());
        const QString result = answer[QStringLiteral("result")].toString();
        const QString message = answer[QStringLiteral("message")].toString();
        QCOMPARE(outcome.end.ending == Ending::Refused, result == QStringLiteral("refused"));
        QVERIFY(outcome.end.ending != Ending::Aborted);
        if (outcome.end.ending == Ending::Refused) {
            QCOMPARE(QString::fromStdString(outcome.end.message), message);
            QCOMPARE(outcome.end.line, answer[QStringLiteral("line")].toInt());
        }
        const std::vector<std::string> complaints = scriptComplaints(outcome, false);
        QCOMPARE(!complaints.empty(), result == QStringLiteral("complains"));
        if (!complaints.empty())
            QCOMPARE(QString::fromStdString(complaints.front()), message);
    }

    void rollsAllStockScripts_data() {
        QTest::addColumn<QString>("path");
        if (sharedFolder().isEmpty())
            return;
        const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-5.0/lua"));
        const QStringList noLevels{QStringLiteral("dungeon.lua"), QStringLiteral("quest.lua"),
                                   QStringLiteral("themerms.lua")};
        for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files)) {
            if (!noLevels.contains(name))
                QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    // LEVWRIGHT_SEEDS=1000 for a long run by hand.
    void rollsAllStockScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        roll(
            newer, fileBytes(path).toStdString(), wantedNumber("LEVWRIGHT_SEEDS", 5),
            [](const roll::LevelInstance& level) { QCOMPARE(int(level.fatal), int(roll::Fatal::None)); },
            QFileInfo(path).completeBaseName().toStdString());
    }

    // The level of a monster is not rolled, but what its statement adds is told.
    void tellsTheChangeOfALevel_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<int>("written");
        QTest::addColumn<int>("change");
        QTest::newRow("up") << QByteArray(newer) << 3 << 3;
        QTest::newRow("down") << QByteArray(newer) << -2 << -2;
        QTest::newRow("more than a level can have") << QByteArray(newer) << 1000 << 49;
        QTest::newRow("the older game knows no such key") << QByteArray(older) << 3 << 0;
    }
    void tellsTheChangeOfALevel() {
        QFETCH(const QByteArray, game);
        QFETCH(const int, written);
        QFETCH(const int, change);
        const auto call =
            std::format("des.monster({{ id = 'jackal', x = 5, y = 5, m_lev_adj = {} }})", written);
        const auto plan = scriptroll::planScript(catalog(game), floor + call, "level", {});
        roll::Roller roller(*plan);
        const roll::LevelInstance& level = roller.roll(1);
        QCOMPARE(int(level.monsters.front().levelChange), change);
        // Those who come with it are as they always are.
        for (std::size_t i = 1; i < level.monsters.size(); ++i)
            QCOMPARE(int(level.monsters[i].levelChange), 0);
        const std::string text = roll::toText(level, **plan);
        QCOMPARE(text.contains(std::format(", level {:+}", change)), change != 0);
    }

    void says_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("inNewer");
        const auto row = [](const char* name, const char* script, const char* inNewer) {
            QTest::newRow(name) << QByteArray(script) << QString::fromLatin1(inNewer);
        };
        row("a monster's number", "nh.impossible(nh.int_to_pmname(nhc.LOW_PM))", "giant ant");
        row("beyond the monsters", "nh.impossible('<' .. nh.int_to_pmname(nhc.HIGH_PM + 1) .. '>')", "<>");
        row("numbers of monsters", "nh.impossible(nhc.NUMMONS .. ' ' .. nhc.HIGH_PM)", "383 382");
        row("numbers of objects", "nh.impossible(nhc.FIRST_OBJECT .. ' ' .. nhc.LAST_OBJECT)", "18 480");
        row("the first object", "nh.impossible(table.concat({ nh.int_to_objname(nhc.FIRST_OBJECT) }, ' '))",
            "arrow )");
        row("behind objects without a name", "nh.impossible(table.concat({ nh.int_to_objname(438) }, ' '))",
            "gold piece $");
        row("an object without a name",
            "nh.impossible('<' .. table.concat({ nh.int_to_objname(350) }, ' ') .. '>')", "< >");
        row("nobody is wiped out", "nh.impossible(tostring(nh.is_genocided('newt')))", "false");
        row("no tester", "nh.impossible(tostring(nh.debug_themerm(true)))", "nil");
        row("square", "nh.impossible(selection.area(1,1,3,3):describe_size())", "square 3 by 3");
        row("rectangle", "nh.impossible(selection.describe_size(selection.area(1,1,4,2)))",
            "rectangular 4 by 2");
        row("irregular", "nh.impossible((selection.area(1,0,1,2) | selection.area(2,1,3,1)):describe_size())",
            "irregularly shaped 3 by 3");
        row("nothing", "nh.impossible(selection.new():describe_size())", "irregularly shaped 80 by 21");
        row("a number for a wish", "obj.new(5)", "l_obj_new_readobjname: Wrong args");
        row("an unknown object in a table", "obj.new({ id = 'dagger', class = '!' })", "Unknown object id");
        row("an object in a table",
            "nh.impossible(obj.new({ id = 'light', class = '/' }):totable().otyp_name)", "light");
        row("the material of an object that is nowhere yet",
            "nh.impossible(obj.new('crystal ball'):class().material)", "glass");
        row("the material of an object of the level",
            "nh.impossible(des.object('long sword', 2, 2):class().material)", "iron");
        row("a text that a function gives",
            "des.monster({ id = function() nh.impossible('asked') return 'newt' end })", "asked");
        row("a function that gives nothing", "des.monster({ id = function() end }) nh.impossible('done')",
            "done");
        row("a function that fails", "des.monster({ id = function() return #nil end })",
            "attempt to get length of a nil value");
        row("a flag for a text", "des.monster({ id = true })", "get_table_str_opt: no string");
        row("a number for the type of a trap", "des.trap({ type = 5 })", "get_table_str_opt: no string");
        row("a number that is taken", "des.engraving({ coord = {1,1}, text = 5 }) nh.impossible('done')",
            "done");
        row("an unknown class beside a name", "des.object({ id = 'dagger', class = 'J' })",
            "create_object:  unexpected object class 'J'");
    }
    void says() {
        QFETCH(const QByteArray, script);
        QFETCH(const QString, inNewer);
        const QString said = saidBy(newer, script.toStdString());
        QCOMPARE(said, inNewer);
        QVERIFY(saidBy(older, script.toStdString()) != said || said == QStringLiteral("done"));
    }

    void aFunctionForAClassIsCalledTwice() {
        const ScriptOutcome outcome = outcomeOf(
            newer,
            floor +
                "des.object({ id = 'dagger', class = function() nh.impossible('asked') return ')' end })");
        QCOMPARE(scriptComplaints(outcome, true).size(), 2UZ);
    }

    void goldGoesToItsRow() {
        const auto rowsOf = [](const char* id) {
            std::set<int> rows;
            roll(id, floor + "des.gold(5, 7, 2)", 20, [&](const roll::LevelInstance& level) {
                for (const roll::RolledObject& object : level.objects)
                    rows.insert(level.terrain[std::size_t(roll::cellOf(object.place.point()))] == roll::Floor
                                    ? 1
                                    : 0);
            });
            return rows;
        };
        QCOMPARE(rowsOf(newer), std::set<int>{1});
        QCOMPARE(rowsOf(older), std::set<int>{0}); // below the map
    }

    void rareClassesGiveTheirKinds() {
        for (const char symbol : {';', 'K', ' '}) {
            const std::string call = std::string("des.monster('") + symbol + "')";
            const auto isOfClass = [&](const std::string& name) {
                const auto& all = catalog(newer)->monsters();
                const auto known = std::ranges::find(all, name, &Monster::name);
                return known->classSymbol == symbol;
            };
            for (const auto& [name, count] : monsters(newer, call, 200))
                QVERIFY2(isOfClass(name), name.c_str());
            int others = 0;
            for (const auto& [name, count] : monsters(older, call, 200))
                others += isOfClass(name) ? 0 : count;
            QVERIFY(others > 100);
        }
    }

    // By difficulty, the soldier ant comes after the fire ant and the giant beetle, and may end the pick.
    void classesGoByDifficulty() {
        std::map<std::string, int> now = monsters(newer, "des.monster('a')", 4000);
        std::map<std::string, int> before = monsters(older, "des.monster('a')", 4000);
        QVERIFY2(now["soldier ant"] < before["soldier ant"] - 150 &&
                     now["fire ant"] > before["fire ant"] + 30,
                 qPrintable(QStringLiteral("%1 %2 %3 %4")
                                .arg(now["soldier ant"])
                                .arg(before["soldier ant"])
                                .arg(now["fire ant"])
                                .arg(before["fire ant"])));
    }

    void wands() {
        const auto charges = [](const char* name) {
            std::set<int> found;
            roll(newer, floor + "des.object('" + name + "')", 300,
                 [&](const roll::LevelInstance& level) { found.insert(level.objects.front().enchantment); });
            return found;
        };
        QCOMPARE(charges("wand of wishing"), std::set<int>{1});
        QCOMPARE(charges("wand of stasis"), (std::set<int>{3, 4, 5, 6}));
    }

    void secretDoorsStay() {
        const std::string script =
            "des.level_init({ style = 'solidfill', fg = ' ' })\ndes.level_flags('noflip')\n"
            "des.map([[\n---\n|.S\n---\n]])\ndes.terrain(2, 1, 'A')\n";
        const auto hasDoor = [&](const char* id) {
            bool found = false;
            roll(id, script, 1, [&](const roll::LevelInstance& level) {
                found = std::ranges::contains(level.terrain, std::uint8_t(roll::SecretDoor));
            });
            return found;
        };
        QVERIFY(hasDoor(newer));
        QVERIFY(!hasDoor(older));
    }

    void kelpGrowsInWater_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("level");
        QTest::addColumn<bool>("grows");
        QTest::newRow("5.0") << QByteArray(newer) << QStringLiteral("level") << true;
        QTest::newRow("the plane of water") << QByteArray(newer) << QStringLiteral("water") << false;
        QTest::newRow("3.7") << QByteArray(older) << QStringLiteral("level") << false;
    }
    void kelpGrowsInWater() {
        QFETCH(const QByteArray, game);
        QFETCH(const QString, level);
        QFETCH(const bool, grows);
        std::size_t fronds = 0;
        roll(
            game, "des.level_init({ style = 'solidfill', fg = 'W' }) des.level_flags('noflip')", 3,
            [&](const roll::LevelInstance& rolled) { fronds += rolled.objects.size(); }, level.toStdString());
        QCOMPARE(fronds > 0, grows);
    }

    // Nobody passes the rock beyond the border.
    void bordersAreSolid_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<bool>("areSolid");
        QTest::newRow("5.0") << QByteArray(newer) << true;
        QTest::newRow("3.7") << QByteArray(older) << false;
    }
    void bordersAreSolid() {
        QFETCH(const QByteArray, game);
        QFETCH(const bool, areSolid);
        roll(game, floor, 3, [&](const roll::LevelInstance& level) {
            const Point outside{5, 1};
            const int marks = level.marks[std::size_t(roll::cellOf(outside))];
            QCOMPARE((marks & roll::Undiggable) != 0, true);
            QCOMPARE((marks & roll::NonPasswall) != 0, areSolid);
        });
    }

    void bouldersOfSokobanStay() {
        const std::string script =
            floor + "des.level_flags('sokoban') des.trap({ type = 'rolling boulder', coord = {4,1}, "
                    "launchfrom = {2,0} })";
        const auto boulders = [&](const char* id) {
            std::size_t count = 0;
            roll(id, script, 1, [&](const roll::LevelInstance& level) {
                QCOMPARE(level.traps.size(), 1UZ);
                count = level.objects.size();
            });
            return count;
        };
        QCOMPARE(boulders(newer), 0UZ);
        QCOMPARE(boulders(older), 1UZ);
    }

    void extraBouldersAvoidPits() {
        std::string script = "des.level_init({ style = 'mazegrid', bg = '-' })\ndes.level_flags('noflip')\n"
                             "des.map([[...]])\n";
        for (int x = 3; x < 77; x += 2)
            script += "for y = 3, 19, 2 do des.trap('pit', " + std::to_string(x) + " - 38, y - 10) end\n";
        script += "des.mazewalk(1, 0, 'east')\n";
        roll(newer, script, 30, [](const roll::LevelInstance& level) {
            const int boulder = [&] {
                const auto& all = catalog(newer)->objects();
                return std::ranges::find(all, "boulder", &Object::name)->id;
            }();
            for (const roll::RolledObject& object : level.objects) {
                const bool isInPit =
                    std::ranges::contains(level.traps, object.place, &roll::RolledTrap::place);
                QVERIFY(object.kind != boulder || !isInPit || object.statement >= 0);
            }
        });
    }

    // The doors of a room with a subroom at its upper wall lead into the room.
    void doorsKeepToTheirRooms() {
        const std::string script = R"(
des.room({ x = 1, y = 3, xalign = "left", yalign = "center", w = 9, h = 5, contents = function()
   des.room({ x = 5, y = 1, w = 4, h = 3, joined = false })
end })
des.room({ x = 5, y = 3, w = 3, h = 3, xalign = "right", yalign = "center" })
des.random_corridors()
)";
        const auto blindDoors = [&](const char* id) {
            int blind = 0;
            roll(id, script, 200, [&](const roll::LevelInstance& level) {
                for (const roll::RolledRoom& room : level.rooms) {
                    if (room.parent < 0)
                        continue;
                    for (int y = room.area.y1; y <= room.area.y2; ++y) {
                        const auto cell = std::size_t(roll::cellOf(room.area.x2 + 1, y));
                        const int terrain = level.terrain[cell];
                        blind += terrain == roll::Door || terrain == roll::SecretDoor ? 1 : 0;
                    }
                }
            });
            return blind;
        };
        QCOMPARE(blindDoors(newer), 0);
    }

    void allRoomsAreJoined() {
        const std::string script = "for i = 1, 6 do des.room({}) end des.random_corridors()";
        int corridors = 0;
        int doors = 0;
        roll(newer, script, 100, [&](const roll::LevelInstance& level) {
            corridors += int(std::ranges::count(level.terrain, std::uint8_t(roll::Corridor)));
            doors += int(std::ranges::count(level.terrain, std::uint8_t(roll::Door)));
        });
        QVERIFY2(corridors > 5000 && doors > 800,
                 qPrintable(QStringLiteral("%1 %2").arg(corridors).arg(doors)));
    }
};

LEVWRIGHT_TEST(NetHack50RollTest)

} // namespace levwright::nethack50_roll_test

#include "NetHack50RollTest.moc"
