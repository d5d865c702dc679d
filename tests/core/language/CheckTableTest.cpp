// SPDX-License-Identifier: GPL-3.0-or-later
// The table of our own checks of levels: for each check and language either a text in which it fires, or the
// reason why it abstains.
#include "core/trial/TrialRolls.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <optional>

namespace levwright::check_table_test {
namespace {

using enum DiagnosticCode;

struct Cell {
    const char* text = nullptr;     // the check fires in this text
    const char* abstains = nullptr; // the check abstains in this language because of this
    const char* firstFix = nullptr; // what the text has after the first fix of the finding, if it has one
};

constexpr Cell fires(const char* text, const char* firstFix = nullptr) {
    return {text, nullptr, firstFix};
}
constexpr Cell abstains(const char* reason) {
    return {nullptr, reason, nullptr};
}

struct Row {
    DiagnosticCode code;
    std::array<Cell, 3> cells; // NetHack 3.4.3, 3.6, and 3.7
};

constexpr std::array games{"nethack-3.4.3", "nethack-3.6", "nethack-3.7"};

#define MAP_BEGIN "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n"
#define MAP_END "ENDMAP\n"
#define SIX_JACKALS                                                                                          \
    "MONSTER:'d',\"jackal\",(0,0)\nMONSTER:'d',\"jackal\",(1,0)\nMONSTER:'d',\"jackal\",(2,0)\n"             \
    "MONSTER:'d',\"jackal\",(3,0)\nMONSTER:'d',\"jackal\",(4,0)\nMONSTER:'d',\"jackal\",random\n"
#define SIX_JACKALS_36                                                                                       \
    "MONSTER:('d',\"jackal\"),(0,0)\nMONSTER:('d',\"jackal\"),(1,0)\nMONSTER:('d',\"jackal\"),(2,0)\n"       \
    "MONSTER:('d',\"jackal\"),(3,0)\nMONSTER:('d',\"jackal\"),(4,0)\nMONSTER:('d',\"jackal\"),random\n"
#define DEEP_SHOP "---+---\n---.---\n---.---\n|.....|\n-------\n"
#define POCKET "---------\n|...|...|\n---------\n"
#define STAIRS "STAIR:(1,1),up\nSTAIR:(6,1),down\n"
#define ARRIVAL "TELEPORT_REGION:(1,1,2,1),(0,0,0,0)\n"
#define HALL "--------\n|......|\n--------\n"
#define ROOM_36 "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,4) {\n"
#define ROOM_37                                                                                              \
    "des.room({ type = \"ordinary\", x=3, y=3, xalign=\"center\", yalign=\"center\", w=5, h=4,\n"            \
    "           contents = function()\n"

constexpr const char* noVariables = "the game itself reports variables that are not set";
constexpr const char* noRegisters = "a script has variables, and Lua reports those that are not set";
constexpr const char* scriptsOnly = "only scripts have calls, keys and values that the game ignores";
constexpr const char* scriptsOnlyFail = "only scripts fail when they are run";
constexpr const char* computedNumbers = "loops and chances decide how many there are; statistics tell";

constexpr Row rows[] = {
    {TextIgnoredAfterByte,
     {fires(MAP_BEGIN "..\n" MAP_END "\x80"), abstains("its compiler reads every byte"),
      abstains("Lua reads every byte")}},
    {LevelNameNoFile,
     {fires("MAZE:\"a/b\",' '\nNOMAP\n", "\"ab\""), fires("MAZE:\"a/b\",' '\nNOMAP\n", "\"ab\""),
      abstains("a script has no name of its own")}},
    {NothingToWallify,
     {fires("MAZE:\"a\",' '\nNOMAP\nWALLIFY\n"), abstains("WALLIFY works on the whole level there"),
      abstains("des.wallify works on the whole level there")}},
    {WallWrongWayRound,
     {fires(MAP_BEGIN "---\n-.-\n-.-\n---\n" MAP_END, "|.|"), abstains("the game turns walls itself"),
      abstains("the game turns walls itself")}},
    {UnknownCorpse,
     {fires(MAP_BEGIN "..\n" MAP_END "OBJECT:'%',\"corpse\",(0,0),\"floor\",0\n"),
      abstains("the game's compiler reports it as an error"), abstains("the game reports it as an error")}},
    {UndeclaredRegister,
     {fires(MAP_BEGIN "..\n" MAP_END "RANDOM_PLACES:(0,0),(1,0)\nOBJECT:'*',random,place[2]\n"),
      abstains(noVariables), abstains(noRegisters)}},
    {SameLevelName,
     {fires("MAZE:\"a\",' '\nNOMAP\nMAZE:\"a\",' '\nNOMAP\n"),
      fires("MAZE:\"a\",' '\nNOMAP\nMAZE:\"a\",' '\nNOMAP\n"), abstains("a file holds one script")}},
    {PlaceOutOfRoom,
     {fires("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,4)\nOBJECT:'*',random,(5,1)\n",
            "(4,1)"),
      fires(ROOM_36 "OBJECT:'*',(5,1)\n}\n", "(4,1)"),
      fires(ROOM_37 "des.object(\"*\", 5, 1) end })\n", "\"*\", 4, 1")}},
    {DoorBeyondWall,
     {fires("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,4)\nDOOR:false,closed,north,5\n",
            "north,random"),
      fires(ROOM_36 "ROOMDOOR:false,closed,north,5\n}\n", "north,random"),
      fires(ROOM_37 "des.door({ state=\"closed\", wall=\"north\", pos=5 }) end })\n", "wall=\"north\" }")}},
    {ContainedNowhere,
     {fires(MAP_BEGIN "..\n" MAP_END "OBJECT:'*',random,contained\n"),
      abstains("what a container holds stands in its block"),
      abstains("what a container holds stands in its contents")}},
    {DoorLeadsNowhere,
     {fires(MAP_BEGIN "|.|\n-+-\n   \n" MAP_END, "---"), fires(MAP_BEGIN "|.|\n-+-\n   \n" MAP_END, "---"),
      fires("des.map([[\n|.|\n-+-\n   \n]])\n", "---")}},
    {DoorWithoutStatement,
     {fires(MAP_BEGIN "...\n-+-\n...\n" MAP_END, "DOOR:closed,(1,1)"),
      fires(MAP_BEGIN "...\n-S-\n...\n" MAP_END, "DOOR:closed,(1,1)"),
      fires("des.map([[\n...\n-+-\n...\n]])\n", "des.door(\"closed\", 1, 1)")}},
    {OverlappingRooms,
     {fires(MAP_BEGIN "......\n" MAP_END "REGION:(0,0,3,0),lit,\"zoo\"\nREGION:(2,0,5,0),lit,\"morgue\"\n"),
      abstains("what becomes a room depends on flags and earlier rooms; rolls tell"),
      abstains("what becomes a room depends on flags and earlier rooms; rolls tell")}},
    {UnreachableFloor,
     {fires(MAP_BEGIN POCKET MAP_END "STAIR:(1,1),up\n", "DOOR:closed,(4,1)"),
      fires(MAP_BEGIN POCKET MAP_END "STAIR:(1,1),up\n", "DOOR:closed,(4,1)"),
      fires("des.map([[\n" POCKET "]])\ndes.stair(\"up\", 1, 1)\n", "des.door(\"closed\", 4, 1)")}},
    {NoWayOut,
     {fires(MAP_BEGIN ".....\n" MAP_END SIX_JACKALS, "STAIR:random,down"),
      fires(MAP_BEGIN ".....\n" MAP_END SIX_JACKALS_36, "STAIR:random,down"),
      fires("des.map([[\n.....\n]])\ndes.monster()\ndes.monster()\ndes.monster()\ndes.monster()\n"
            "des.monster()\ndes.monster()\n",
            "des.stair(\"down\")")}},
    {MoreThanFits,
     {fires(MAP_BEGIN ".....\n" MAP_END SIX_JACKALS "STAIR:random,up\n"), abstains(computedNumbers),
      abstains(computedNumbers)}},
    {SubroomBeyondRoom,
     {fires("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,4)\nNAME:\"b\"\n"
            "SUBROOM:\"ordinary\",lit,(3,1),(3,2),\"b\"\n",
            "(2,2)"),
      fires(ROOM_36 "SUBROOM:\"ordinary\",lit,(3,1),(3,2) {\n}\n}\n", "(2,2)"),
      fires(ROOM_37 "des.room({ type=\"ordinary\", x=3, y=1, w=3, h=2, contents = function() end }) end })\n",
            "w=2, h=2")}},
    {LooksMisspelt,
     {fires(MAP_BEGIN "..\n" MAP_END "ENGRAVING:(0,0),dust,\"minotuar\"\n"),
      abstains("texts may be computed from several"), abstains("texts may be computed from several")}},
    {NoSuchDestination,
     {abstains("nothing lies beside these texts; NeighboursTest is about what does"),
      abstains("nothing lies beside these texts; NeighboursTest is about what does"),
      abstains("nothing lies beside these texts; NeighboursTest is about what does")}},
    {PlaceInWall,
     {fires(MAP_BEGIN "-.\n" MAP_END "RANDOM_PLACES:(0,0),(1,0)\n"),
      abstains("a list of places may also be used for walls"),
      abstains("a list of places may also be used for walls")}},
    {ScriptFailsAtTimes,
     {abstains(scriptsOnlyFail), abstains(scriptsOnlyFail),
      fires(
          "des.level_init({ style=\"solidfill\", fg=\".\" })\nlocal a = {} if percent(50) then a(1) end\n")}},
    {LoadingEnds,
     {fires(MAP_BEGIN "---\n|}|\n---\n" MAP_END "TRAP[50%]:random,random\n"),
      abstains("the game complains and goes on"), abstains("the game complains and goes on")}},
    {NotFinished,
     {abstains(scriptsOnlyFail), abstains(scriptsOnlyFail),
      fires("des.level_init({ style=\"solidfill\", fg=\".\" })\n"
            "for i = 1, 100000 do local s = selection.negate() end\n")}},
    {GameComplains,
     {abstains("its compiler reports what it would complain of, except for regions without a place"),
      fires(MAP_BEGIN "...\n" MAP_END "DRAWBRIDGE:(1,0),east,closed\n"),
      fires("des.level_init({ style=\"solidfill\", fg=\".\" })\nnh.impossible(\"why\")\n")}},
    {RegionWithoutPlace,
     {fires(MAP_BEGIN "   \n" MAP_END "STAIR:levregion(1,1,3,3),(0,0,0,0),up\n"),
      fires(MAP_BEGIN "   \n" MAP_END "STAIR:levregion(1,1,3,3),(0,0,0,0),up\n"),
      fires("des.level_init({ style=\"solidfill\", fg=\" \" })\n"
            "des.levregion({ region={1,1,3,3}, type=\"stair-up\" })\n")}},
    {GivenUp,
     {fires(MAP_BEGIN "}..\n" MAP_END "TRAP:\"pit\",(0,0)\n"),
      fires(MAP_BEGIN "}..\n" MAP_END "TRAP:\"pit\",(0,0)\n"),
      abstains("the game's own words tell what it leaves out")}},
    {CutOff,
     {fires(MAP_BEGIN POCKET MAP_END "STAIR:(1,1),up\nSTAIR:(5,1),down\n"),
      fires(MAP_BEGIN POCKET MAP_END "STAIR:(1,1),up\nSTAIR:(5,1),down\n"),
      fires("des.map([[\n" POCKET "]])\ndes.stair(\"up\", 1, 1)\ndes.stair(\"down\", 5, 1)\n")}},
    {TrappedWay,
     {fires(MAP_BEGIN HALL MAP_END STAIRS "TRAP:\"hole\",(3,1)\n"),
      fires(MAP_BEGIN HALL MAP_END STAIRS "TRAP:\"hole\",(3,1)\n"),
      fires("des.map([[\n" HALL "]])\ndes.stair(\"up\", 1, 1)\ndes.stair(\"down\", 6, 1)\n"
            "des.trap(\"hole\", 3, 1)\n")}},
    {BoulderInWay,
     {fires(MAP_BEGIN HALL MAP_END ARRIVAL STAIRS
            "OBJECT:'`',\"boulder\",(3,1)\nOBJECT:'`',\"boulder\",(4,1)\n"),
      fires(MAP_BEGIN HALL MAP_END ARRIVAL STAIRS
            "OBJECT:('`',\"boulder\"),(3,1)\nOBJECT:('`',\"boulder\"),(4,1)\n"),
      fires("des.level_flags(\"noflip\")\ndes.map([[\n" HALL
            "]])\ndes.stair(\"up\", 1, 1)\ndes.stair(\"down\", 6, 1)\n"
            "des.teleport_region({ region={1,1,2,1} })\n"
            "des.object(\"boulder\", {3, 1})\ndes.object(\"boulder\", {4, 1})\n")}},
    {DoorOnCorner,
     {fires(MAP_BEGIN "+---\n|..|\n----\n" MAP_END "DOOR:closed,(0,0)\n"),
      fires(MAP_BEGIN "+---\n|..|\n----\n" MAP_END "DOOR:closed,(0,0)\n"),
      fires("des.map([[\n+---\n|..|\n----\n]])\ndes.door(\"closed\", 0, 0)\n")}},
    {KeeperInTheWay,
     {fires(MAP_BEGIN DEEP_SHOP MAP_END "DOOR:closed,(3,0)\nREGION:(3,1,3,1),lit,\"shop\",filled,true\n"),
      fires(MAP_BEGIN DEEP_SHOP MAP_END
            "DOOR:closed,(3,0)\nREGION:(3,1,3,1),lit,\"shop\",filled,irregular\n"),
      fires("des.map([[\n" DEEP_SHOP "]])\ndes.door(\"closed\", 3, 0)\n"
            "des.region({ region={3,1,3,1}, type=\"shop\", irregular=1, filled=1 })\n")}},
    {NoArrivalFromAbove,
     {fires(MAP_BEGIN "   \n" MAP_END "TELEPORT_REGION:levregion(1,1,3,3),(0,0,0,0),down\n"),
      fires(MAP_BEGIN "   \n" MAP_END "TELEPORT_REGION:levregion(1,1,3,3),(0,0,0,0),down\n"),
      fires("des.level_init({ style=\"solidfill\", fg=\" \" })\n"
            "des.teleport_region({ region={1,1,3,3}, region_islev=1, dir=\"down\" })\n")}},
    {NoArrivalFromBelow,
     {fires(MAP_BEGIN "   \n" MAP_END "TELEPORT_REGION:levregion(1,1,3,3),(0,0,0,0),up\n"),
      fires(MAP_BEGIN "   \n" MAP_END "TELEPORT_REGION:levregion(1,1,3,3),(0,0,0,0),up\n"),
      fires("des.level_init({ style=\"solidfill\", fg=\" \" })\n"
            "des.teleport_region({ region={1,1,3,3}, region_islev=1, dir=\"up\" })\n")}},
    {GoalNotUnderstood,
     {fires(MAP_BEGIN "...\n" MAP_END "# goal: chance of tea >= 3 %\n"),
      fires(MAP_BEGIN "...\n" MAP_END "# goal: number of jackal 3\n"),
      fires("-- goal: reachable: some objects\ndes.map([[\n...\n]])\n")}},
    {GoalBroken,
     {fires(MAP_BEGIN "...\n" MAP_END "# goal: number of jackal = 0\nMONSTER:'d',\"jackal\",(0,0)\n"),
      fires(MAP_BEGIN "...\n" MAP_END "# goal: chance of fountain >= 90 %\n"),
      fires("des.map([[\n" POCKET "]])\n-- goal: reachable: all objects\ndes.stair(\"up\", 1, 1)\n"
            "des.object(\"chest\", 5, 1)\n")}},
    {BreakLost,
     {abstains("it has no loops"), fires("LEVEL:\"a\"\nLOOP [3] { [50%]: BREAK  LOOP [2] { BREAK } }\n"),
      abstains("Lua has its own break")}},
    {NeverSet,
     {abstains("the game itself reports names that are not set"),
      abstains("the game itself reports variables that are not set"),
      fires("local loc = selection.area(1,1,4,4):rndcoord(1)\ndes.object({ id=\"chest\", coord=lok })\n",
            "coord=loc")}},
    {UnknownKey,
     {abstains(scriptsOnly), abstains(scriptsOnly), fires("des.monster({ id=\"jackal\", colour=1 })\n")}},
    {ValueReversed,
     {abstains(scriptsOnly), abstains(scriptsOnly),
      fires("des.monster({ id=\"newt\", asleep=\"true\" })\n", "asleep=true")}},
    {NegativeCoordinate,
     {abstains("a negative number is an error or random"), abstains("a negative number is an error"),
      fires("des.object(\"*\", -3, 2)\n")}},
    {BeyondMap,
     {abstains("the game's compiler reports it as an error"),
      abstains("a place off the map is sound: several maps share a level"),
      fires("des.level_init({ style=\"solidfill\", fg=\" \" })\ndes.map([[\n....\n....\n]])\n"
            "des.object(\"*\", 5, 1)\n")}},
    {ValueIgnored,
     {abstains(scriptsOnly), abstains(scriptsOnly), fires("des.object({ x=1, y=1, coord={2,2} })\n")}},
    {OddCall, {abstains(scriptsOnly), abstains(scriptsOnly), fires("des.object({ x=1 })\n")}},
    {RandomTrapInstead,
     {abstains("the game's compiler reports it as an error"),
      abstains("the game's compiler reports it as an error"), fires("des.trap({ type=\"pitt\" })\n")}},
    {UnevenMap,
     {abstains("the rest of a short row is stone"), abstains("the rest of a short row is stone"),
      fires("des.map([[\n....\n..\n....\n]])\n")}},
    {NoCellOfMap,
     {abstains("the game's compiler reports it as an error"),
      abstains("the game's compiler reports it as an error"), fires("des.map([[\n..z.\n]])\n")}},
    {CaughtByIterate,
     {abstains(scriptsOnly), abstains(scriptsOnly),
      fires("selection.area(1,1,3,3):iterate(function(x,y) des.foo() end)\n")}},
    {ErrorUnlessCaught,
     {abstains(scriptsOnly), abstains(scriptsOnly), fires("pcall(function() des.foo() end)\n")}},
};

#undef MAP_BEGIN
#undef MAP_END
#undef SIX_JACKALS
#undef SIX_JACKALS_36
#undef POCKET
#undef DEEP_SHOP
#undef HALL
#undef STAIRS
#undef ARRIVAL
#undef ROOM_36
#undef ROOM_37

// By a check or by rolls.
std::optional<Diagnostic> found(const LevelsAnalysis& analysis, DiagnosticCode code) {
    Diagnostics all = analysis.diagnostics();
    if (code >= ScriptFails && code <= GoalBroken)
        all = trialRolls(analysis);
    const auto at = std::ranges::find(all, code, &Diagnostic::code);
    return at == all.end() ? std::nullopt : std::optional(*at);
}

} // namespace

class CheckTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCheckHasARow() {
        for (int code = 0; code < int(BadBonesMarker); ++code) {
            const DiagnosticKind& kind = kindOf(DiagnosticCode(code));
            if (kind.finder == Finder::Levwright)
                QVERIFY2(std::ranges::contains(rows, DiagnosticCode(code), &Row::code), kind.name.data());
        }
    }

    void checksFire_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fixed");
        for (const Row& row : rows) {
            for (std::size_t i = 0; i < games.size(); ++i) {
                const Cell& cell = row.cells[i];
                if (cell.text != nullptr)
                    QTest::addRow("%s: %s", games[i], kindOf(row.code).name.data())
                        << QByteArray(games[i]) << int(row.code) << QByteArray(cell.text)
                        << QByteArray(cell.firstFix);
                else
                    QVERIFY2(cell.abstains != nullptr, kindOf(row.code).name.data());
            }
        }
    }
    void checksFire() {
        QFETCH(const QByteArray, game);
        QFETCH(const int, code);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, fixed);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        const LevelsAnalysis analysis(loaded, TextSnapshot(text.toStdString()));
        const std::optional<Diagnostic> reported = found(analysis, DiagnosticCode(code));
        QVERIFY2(reported.has_value(), codesOf(analysis).constData());
        if (fixed.isEmpty())
            return;
        QVERIFY(!reported->fixes.empty());
        const std::string after = reported->fixes.front().edit.apply(text.toStdString());
        QVERIFY2(QByteArray::fromStdString(after).contains(fixed), after.c_str());
        const LevelsAnalysis again(loaded, TextSnapshot(after));
        QVERIFY2(!found(again, DiagnosticCode(code)), after.c_str());
    }

    // On stock levels, what 3.6 and 3.7 share with 3.4.3 is found in all of them.
    void stockLevels_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("3.6") << QByteArray("nethack-3.6") << QStringLiteral("nethack-3.6/des")
                             << QByteArray("Caveman 7, Rogue 4, Tourist 1, gehennom 1, medusa 4");
        QTest::newRow("3.7") << QByteArray("nethack-3.7") << QStringLiteral("nethack-3.7/lua")
                             << QByteArray("Cav-loca 2, Cav-strt 5, Rog-goal 3, Rog-loca 1, Tou-strt 1, "
                                           "medusa-3 1, medusa-4 1, tut-1 1");
    }
    void stockLevels() {
        QFETCH(const QByteArray, game);
        QFETCH(const QString, folder);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        QByteArrayList counts;
        const QDir files(sharedFolder() + QStringLiteral("/corpus/") + folder);
        for (const QString& name :
             files.entryList({QStringLiteral("*.des"), QStringLiteral("*.lua")}, QDir::Files, QDir::Name)) {
            const LevelsAnalysis analysis(loaded,
                                          TextSnapshot(fileBytes(files.filePath(name)).toStdString()));
            for (const DiagnosticCode never : {NoWayOut, PlaceOutOfRoom, DoorBeyondWall, SubroomBeyondRoom})
                QVERIFY2(!found(analysis, never), qPrintable(name));
            if (const auto count =
                    std::ranges::count(analysis.diagnostics(), UnreachableFloor, &Diagnostic::code))
                counts << name.section(u'.', 0, 0).toUtf8() + ' ' + QByteArray::number(int(count));
        }
        QTEST(counts.join(", "), "expected");
    }
};

LEVWRIGHT_TEST(CheckTableTest)

} // namespace levwright::check_table_test

#include "CheckTableTest.moc"
