// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::checks_test {

// The problems of a level, and the fixes for them.
class ChecksTest : public QObject {
    Q_OBJECT

    const QByteArray room = "-----\n|...+\n|...S\n-----\n"; // its statements start on line 9

    // Leaves out the tip about drawn doors, because they are meant as doorways here. CheckTableTest tests it.
    static QByteArray othersOf(const LevelsAnalysis& analysis) {
        return codesBut(DiagnosticCode::DoorWithoutStatement, analysis);
    }

    // The text after the first fix of the first of those that has one.
    static QByteArray firstFixed(const QByteArray& text) {
        const LevelsAnalysis analysis = analysisOf(text);
        for (const Diagnostic& diagnostic : analysis.diagnostics()) {
            if (diagnostic.code != DiagnosticCode::DoorWithoutStatement && !diagnostic.fixes.empty())
                return QByteArray::fromStdString(
                    diagnostic.fixes.front().edit.apply(analysis.text().bytes()));
        }
        return text;
    }

    static void addWays() {
        const auto map = [](const char* name, const char* rows, const char* statements, const char* codes,
                            const char* mended = nullptr) {
            QByteArray left = mended != nullptr ? mended : codes;
            left.replace("1 no-way-out", "").replace("unknown-statement", "unfinished-statement");
            QTest::newRow(name) << mazeWith(rows, statements) << QByteArray(codes) << left;
        };
        const char* two = "---------\n|..|.|..|\n---------\n";
        map("closed rooms", two, "STAIR:(1,1),up\n", "5 unreachable-floor, 5 unreachable-floor",
            "5 unreachable-floor");
        map("from the largest", two, "STAIR:random,up\n", "5 unreachable-floor, 5 unreachable-floor",
            "5 unreachable-floor");
        map("several ways in", two, "STAIR:(1,1),up\nLADDER:(4,1),down\nBRANCH:(6,1,7,1),(0,0,0,0)\n", "");
        map("level region", two, "STAIR:levregion(1,0,79,20),(0,0,0,0),up\n",
            "5 unreachable-floor, 5 unreachable-floor", "5 unreachable-floor");
        map("a door between", "---------\n|...+...|\n---------\n", "STAIR:(1,1),up\n", "");
        map("a secret door between", "---------\n|...S...|\n---------\n", "STAIR:(1,1),up\n", "");
        map("a secret corridor between", "---------\n|...H...|\n---------\n", "STAIR:(1,1),up\n", "");
        map("bars between", "---------\n|...F...|\n---------\n", "STAIR:(1,1),up\n", "5 unreachable-floor");
        map("water between", "---------\n|...}...|\n---------\n", "STAIR:(1,1),up\n", "5 unreachable-floor");
        map("a bridge over it", "-----------\n|...}|....|\n-----------\n",
            "DRAWBRIDGE:(4,1),east,closed\nSTAIR:(1,1),up\n", "");
        map("no way around a corner by doors", "-----\n|.|.|\n|.+.|\n--+--\n|...|\n-----\n",
            "STAIR:(1,1),up\n", "");
        map("a vault", "---------\n|...|..||\n|...|..||\n---------\n",
            "REGION:(5,1,6,2),lit,\"vault\"\nSTAIR:(1,1),up\n", "");
        map("a maze around", two, "MAZEWALK:(0,1),west\nSTAIR:(1,1),up\n", "");
        const QByteArray things = QByteArray("OBJECT:random,random,random\n").repeated(6);
        map("nobody comes", "...\n", things.data(), "1 no-way-out");
        map("hardly begun", "...\n", "OBJECT:random,random,random\n", "");
        map("nothing there yet", "...\n", "", "");
        map("a trap door", "...\n", (things + "TRAP:\"trap door\",random\n").data(), "");
        map("half typed", "...\n", (things + "STAI\n").data(), "12 unknown-statement");
        const QByteArray crowd =
            "STAIR:random,up\nMONSTER:random,random,random\nMONSTER:random,random,random\n";
        map("a monster for each cell", "..\n", (crowd + "MONSTER[50%]:random,random,random\n").data(), "");
        map("a monster too many", "..\n", (crowd + "MONSTER:random,random,random\n").data(),
            "9 more-than-fits", "");
        map("a door into a corner", "-----\n|..|+\n-----\n", "DOOR:locked,(4,1)\nSTAIR:(1,1),up\n",
            "5 door-leads-nowhere", "");
        map("a place in a wall", "-..\n", "RANDOM_PLACES:(0,0),(1,0)\n", "6 place-in-wall");
        QTest::newRow("a room in a room")
            << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,5)\n"
                          "NAME:\"a\"\nSUBROOM:\"ordinary\",lit,(3,1),(2,2),\"a\"\n"
                          "SUBROOM:\"ordinary\",lit,(1,4),(2,2),\"a\"\n")
            << QByteArray("5 subroom-beyond-room") << QByteArray();
    }

    static void addSpellings() {
        const auto row = [](const char* statement, const char* codes) {
            QTest::newRow(statement) << mazeWith("...\n", QByteArray("STAIR:random,up\n") + statement + '\n')
                                     << QByteArray(codes) << QByteArray();
        };
        row("MONSTER:'@',\"watchman\",random,\"watch captian\"", "7 looks-misspelt");
        row("MONSTER:'@',\"watchman\",random,\"Watch Captain\"", "");
        row("MONSTER:'@',\"watchman\",random,\"Joe\"", "");
        row("OBJECT:'(',\"crystal ball\",random,uncursed,0,\"crystal bal\"", "7 looks-misspelt");
        row("ENGRAVING:random,dust,\"minotuar\"", "7 looks-misspelt");
        row("ENGRAVING:random,dust,\"Beware of the minotaur\"", "");
    }

private Q_SLOTS:
    void roomsBeyondAllNumbers() {
        const LevelsAnalysis analysis(
            loadGame("nethack-3.6").value(),
            TextSnapshot("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,5) {\n"
                         "SUBROOM:\"ordinary\",lit,(2000000000,1),(2000000000,2) {\n}\n}\n"));
        QCOMPARE(codesBut(DiagnosticCode::DoorWithoutStatement, analysis), "3 subroom-beyond-room");
    }

    void finds_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("codes");
        QTest::addColumn<QByteArray>("codesFixed");
        const auto row = [&](const char* statement, const char* codes, const char* codesFixed) {
            QTest::newRow(statement) << mazeWith(room, QByteArray(statement) + '\n') << QByteArray(codes)
                                     << QByteArray(codesFixed);
        };
        row("MONSTER:'a',\"giant ant\",(1,1)", "", "");
        row("MONSTER:'a',\"giant art\",(1,1)", "9 unknown-monster", "");
        row("MONSTER:'d',\"giant ant\",(1,1)", "9 unknown-monster", "");
        row("MONSTER:random,\"giant ant\",(1,1)", "9 unknown-monster", "");
        row("OBJECT:'!',\"ruby\",(1,1)", "9 unknown-object", "");
        row("MONSTER:'?',random,(1,1)", "9 unknown-monster-class", "9 unknown-monster-class");
        row("MONSTER:'a',random,(0,0)", "9 placed-in-wall", "");
        row("MONSTER:'a',random,(4,1)", "9 placed-in-wall", "");
        row("MONSTER:'a',random,(5,1)", "9 place-out-of-map", "9 place-out-of-map");
        row("MONSTER:'a',random,place[0]", "9 undeclared-register", "9 undeclared-register");
        row("MONSTER:'a',random,place[10]", "9 register-index", "9 register-index");
        row("MONSTER[0%]:'a',random,(1,1)", "9 bad-chance", "");
        row("MONSTER[101%]:'a',random,(1,1)", "9 bad-chance", "");
        row("OBJECT:'(',\"chests\",(1,1)", "9 unknown-object", "");
        row("OBJECT:'a',random,(1,1)", "9 unknown-object-class", "9 unknown-object-class");
        row("OBJECT:'%',\"corpse\",(1,1),\"newtt\",0", "9 unknown-corpse", "");
        row("TRAP:\"trapdoor\",(1,1)", "9 unknown-trap", "");
        row("DOOR:open,(4,1)", "", "");
        row("DOOR:open,(4,2)", "", "");
        row("DOOR:open,(1,1)", "9 door-off-map", "5 door-leads-nowhere"); // in a corner of the room
        row("DRAWBRIDGE:(1,1),north,open", "", "");
        row("DRAWBRIDGE:(1,1),east,open", "9 drawbridge-needs-wall", "");
        row("DRAWBRIDGE:(1,1),north,locked", "9 drawbridge-state", "9 drawbridge-state");
        row("REGION:(1,1,3,2),lit,\"ordinary\"", "", "");
        row("REGION:(1,1,3,2),lit,\"shopp\"", "9 unknown-room-type", "");
        row("REGION:(3,2,1,1),lit,\"ordinary\"", "9 area-corners-swapped, 9 open-edge-of-region", "");
        row("REGION:(1,1,9,2),lit,\"ordinary\"", "9 area-out-of-map", "");
        row("REGION:(1,1,3,2),lit,\"vault\"", "9 vault-size", "9 vault-size");
        row("REGION:(1,1,2,2),lit,\"vault\"", "", "");
        row("REGION:(2,1,3,2),lit,\"vault\"", "", "");
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "9 open-edge-of-region", "9 open-edge-of-region");
        row("REGION:(0,0,1,1),lit,\"ordinary\",filled,true", "9 rock-in-irregular-region",
            "9 rock-in-irregular-region");
        row("TELEPORT_REGION:levregion(0,0,79,20),(0,0,1,1)", "9 area-out-of-level", "");
        row("MONSTR:'a',random,(1,1)", "9 unknown-statement", "");
        row("TRAP:rnadom,(1,1)", "9 unexpected-token", "");
        row("ENGRAVING:(1,1),burn,\"Elbereth", "9 unclosed-string", "");
        row("TRAP:random,(1,1)\nRANDOM_PLACES:(1,1)", "10 misplaced-statement", "");
        QTest::newRow("a rectangle of one character")
            << mazeWith("-----\n-...-\n-...-\n-----\n")
            << QByteArray("5 wall-wrong-way-round, 5 wall-wrong-way-round") << QByteArray();
        QTest::newRow("lying the wrong way")
            << mazeWith("....\n||||\n....\n") << QByteArray("5 wall-wrong-way-round") << QByteArray();
        QTest::newRow("a room as it should be")
            << mazeWith("-----\n|...|\n|.|..\n-----\n") << QByteArray() << QByteArray();
        QTest::newRow("aslant") << mazeWith("--...\n.--..\n..---\n") << QByteArray() << QByteArray();
        row("OBJECT:random,random,contained", "9 contained-nowhere", "");
        row("CONTAINER:'(',\"chest\",(1,1)\nOBJECT:random,random,contained", "", "");
        row("OBJECT:'*',random,contained\nCONTAINER:'(',\"chest\",(1,1)", "9 contained-nowhere", "");
        row("REGION:(1,1,3,1),lit,\"zoo\"\nREGION:(2,1,3,2),lit,\"temple\"", "10 overlapping-rooms",
            "10 open-edge-of-region");
        row("REGION:(1,1,3,1),lit,\"zoo\"\nREGION:(2,1,3,2),lit,\"ordinary\"", "", "");
        row("REGION:(1,1,3,2),lit,\"zoo\"\nREGION:(2,1,3,2),lit,\"temple\"", "", "");
        const auto doors = [](const char* map, const char* codes) {
            QTest::newRow(map) << mazeWith(map) << QByteArray(codes) << QByteArray();
        };
        doors("-----\n|.+.|\n-----\n", "");
        doors("-----\n|.|.|\n--S--\n", "6 door-leads-nowhere");
        doors("-----\n|.++.\n-----\n", "");
        doors("|.|\n-+-\n", "");
        doors("|.|\n-+-\n   \n", "5 door-leads-nowhere");
        doors("|.|\n-S-\n H \n", "");
        QTest::newRow("a door into a maze")
            << mazeWith("|.|\n-+-\n   \n", "MAZEWALK:(1,2),south\n") << QByteArray() << QByteArray();
        addWays();
        addSpellings();
        QTest::newRow("name") << QByteArray("MAZE:\"muchtoolong\",random\nNOMAP\n")
                              << QByteArray("1 level-name-too-long") << QByteArray();
        QTest::newRow("dot") << QByteArray("MAZE:\"a.b\",random\nNOMAP\n")
                             << QByteArray("1 dot-in-level-name") << QByteArray();
        const auto inRoom =
            [](const char* statement, const char* codes, const char* codesFixed) {
                QTest::newRow(statement)
                    << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\n") + statement +
                           "\nROOM:\"ordinary\",lit,(3,1),random,random\nSINK:(16,8)\n"
                    << QByteArray(codes) << QByteArray(codesFixed);
            };
        inRoom("FOUNTAIN:(4,2)", "", "");
        inRoom("FOUNTAIN:(5,2)", "3 place-out-of-room", "");
        inRoom("FOUNTAIN:(4,3)", "3 place-out-of-room", "");
        inRoom("TRAP:\"web\",(60,15)", "3 place-out-of-room", "");
        inRoom("STAIR:(-1,3),up", "3 place-out-of-room", "");
        inRoom("MONSTER:random,random,(-1,-1)", "", "");
        inRoom("OBJECT:random,random,place[7]", "", "");
        inRoom("OBJECT:random,random,contained", "3 contained-nowhere", "");
        inRoom("DOOR:false,closed,north,4", "", "");
        inRoom("DOOR:false,closed,south,5", "3 door-beyond-wall", "");
        inRoom("DOOR:false,closed,west,2", "", "");
        inRoom("DOOR:false,closed,east,3", "3 door-beyond-wall", "");
        inRoom("DOOR:false,closed,east,random", "", "");
        inRoom("DOOR:false,closed,east,-1", "", "");
        inRoom("DOOR:false,closed,random,random", "", "");
        const auto inRandomRoom = [](const char* what, const char* opening, const char* statement,
                                     const char* codes) {
            QTest::newRow(what) << QByteArray("LEVEL:\"a\"\nROOM:") + opening + '\n' + statement + '\n'
                                << QByteArray(codes) << QByteArray();
        };
        // Rooms without any stated values: at most 13 times 5 steps, and at most 50 in total.
        const char* anywhere = "\"ordinary\",lit,random,random,random";
        inRandomRoom("wide, anywhere", anywhere, "FOUNTAIN:(13,3)", "");
        inRandomRoom("wider, anywhere", anywhere, "FOUNTAIN:(14,0)", "3 place-out-of-room");
        inRandomRoom("high, anywhere", anywhere, "FOUNTAIN:(10,5)", "");
        inRandomRoom("higher, anywhere", anywhere, "STAIR:(0,6),up", "3 place-out-of-room");
        inRandomRoom("wide and high, anywhere", anywhere, "FOUNTAIN:(12,4)", "");
        inRandomRoom("too much of both, anywhere", anywhere, "FOUNTAIN:(13,4)", "3 place-out-of-room");
        inRandomRoom("random in part, anywhere", anywhere, "FOUNTAIN:(-1,6)", "3 place-out-of-room");
        inRandomRoom("door, anywhere", anywhere, "DOOR:false,closed,north,13", "");
        inRandomRoom("door beyond, anywhere", anywhere, "DOOR:false,closed,north,14", "3 door-beyond-wall");
        inRandomRoom("door below, anywhere", anywhere, "DOOR:false,closed,west,6", "3 door-beyond-wall");
        const char* placed = "\"ordinary\",lit,(3,3),random,random";
        inRandomRoom("large, placed", placed, "SINK:(16,8)", "");
        inRandomRoom("too wide, placed", placed, "SINK:(17,0)", "3 place-out-of-room");
        inRandomRoom("too high, placed", placed, "SINK:(0,9)", "3 place-out-of-room");
        inRandomRoom("height random", "\"ordinary\",lit,(3,3),random,(20,-1)", "SINK:(17,0)",
                     "3 place-out-of-room");
        inRandomRoom("vault", "\"vault\",lit,(3,3),random,(9,9)", "GOLD:5,(1,1)", "");
        inRandomRoom("beside a vault", "\"vault\",lit,(3,3),random,(9,9)", "GOLD:5,(2,1)",
                     "3 place-out-of-room");
        inRandomRoom("vault by chance", "\"vault\",lit,(3,3),random,(9,9)", "GOLD:5,(8,8)\nCHANCE:50", "");
        inRandomRoom("inner room of random size", anywhere,
                     "NAME:\"x\"\nSUBROOM:\"ordinary\",lit,random,random,\"x\"\nGOLD:5,(10,0)", "");
        inRandomRoom("beside it", anywhere,
                     "NAME:\"x\"\nSUBROOM:\"ordinary\",lit,random,random,\"x\"\nGOLD:5,(10,1)",
                     "5 place-out-of-room");
        inRandomRoom("inner room of random height", "\"ordinary\",lit,random,random,(9,8)",
                     "NAME:\"x\"\nSUBROOM:\"ordinary\",lit,random,(2,-1),\"x\"\nGOLD:5,(1,4)", "");
        inRandomRoom("below it", "\"ordinary\",lit,random,random,(9,8)",
                     "NAME:\"x\"\nSUBROOM:\"ordinary\",lit,random,(2,-1),\"x\"\nGOLD:5,(1,5)",
                     "5 place-out-of-room");
        QTest::newRow("inner room of an unknown one")
            << QByteArray("LEVEL:\"a\"\nSUBROOM:\"ordinary\",lit,random,random,\"x\"\nGOLD:5,(99,0)\n")
            << QByteArray("2 subroom-parent-missing") << QByteArray("2 subroom-parent-missing");
        inRoom("MAZEWALK:(9,9),north", "3 misplaced-statement", "3 misplaced-statement");
        const auto named = [](const char* what, const QByteArray& name, const char* codes,
                              const char* codesFixed) {
            QTest::newRow(what) << "MAZE:\"" + name + "\",random\nNOMAP\n"
                                << QByteArray(codes) << QByteArray(codesFixed);
        };
        named("path", "sub/y", "1 level-name-no-file", "");
        named("path from the root", "/etc/z", "1 level-name-no-file", "");
        named("no name", "", "1 level-name-no-file", "1 level-name-no-file");
        named("only a slash", "/", "1 level-name-no-file", "1 level-name-no-file");
        named("this folder", ".", "1 dot-in-level-name, 1 level-name-no-file", "1 level-name-no-file");
        named("the folder above", "..", "1 dot-in-level-name, 1 level-name-no-file", "1 level-name-no-file");
        named("byte 0", QByteArray("ab\0cd", 5), "1 level-name-no-file", "");
        named("long beyond all files", QByteArray(252, 'a'), "1 level-name-too-long, 1 level-name-no-file",
              "");
        named("long as a file may be", QByteArray(251, 'a'), "1 level-name-too-long", "");
        QTest::newRow("filling") << QByteArray("MAZE:\"a\",'x'\nNOMAP\n") << QByteArray("1 bad-filling")
                                 << QByteArray();
        QTest::newRow("no part") << QByteArray("MAZE:\"a\",' '\n") << QByteArray("1 missing-part")
                                 << QByteArray();
        QTest::newRow("map character")
            << mazeWith("..x\n...\n") << QByteArray("4 bad-map-row") << QByteArray();
        QTest::newRow("no ENDMAP") << QByteArray("MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n...\n")
                                   << QByteArray("3 unclosed-map") << QByteArray();
        QTest::newRow("too wide") << mazeWith(QByteArray(77, '.') + '\n') << QByteArray("3 map-too-large")
                                  << QByteArray("3 map-too-large");
        QTest::newRow("same name") << QByteArray("MAZE:\"a\",' '\nNOMAP\nMAZE:\"a\",' '\nNOMAP\n")
                                   << QByteArray("3 same-level-name") << QByteArray("3 same-level-name");
        QTest::newRow("door without a map") << QByteArray("MAZE:\"a\",' '\nNOMAP\nDOOR:open,(3,3)\n")
                                            << QByteArray("3 no-map-here") << QByteArray("3 no-map-here");
    }
    void finds() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, codes);
        QFETCH(const QByteArray, codesFixed);
        QCOMPARE(othersOf(analysisOf(text)), codes);
        QCOMPARE(othersOf(analysisOf(firstFixed(text))), codesFixed);
    }

    // A fix changes only what is wrong, and no other byte.
    void fixesKeepSpelling_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fixed");
        const auto row = [&](const char* before, const char* after) {
            QTest::newRow(before) << mazeWith(room, QByteArray(before) + '\n')
                                  << mazeWith(room, QByteArray(after) + '\n');
        };
        row("REGION:( 03, 02 ,1,1),lit,\"ordinary\"", "REGION:( 1, 1 ,03,02),lit,\"ordinary\"");
        row("REGION:( 03,001,1,2),lit,\"ordinary\"", "REGION:( 1,001,03,2),lit,\"ordinary\"");
        row("REGION:(01,1, 9 ,02),lit,\"ordinary\"", "REGION:(01,1, 4 ,02),lit,\"ordinary\"");
        row("BRANCH:levregion( 00,01,79,20),(0,0,0,0)", "BRANCH:levregion( 01,01,79,20),(0,0,0,0)");
        row("NON_DIGGABLE:(00,0,04,033)", "NON_DIGGABLE:(00,0,04,003)");
        row("TRAP[ 000% ]:random,(1,1)", "TRAP[ 001% ]:random,(1,1)");
        row("DRAWBRIDGE:(1,1), east ,open", "DRAWBRIDGE:(1,1), north ,open");
        QTest::newRow("a door for a closed room")
            << mazeWith("-----\n|.|.|\n-----\n", "STAIR:(1,1),up\r\n")
            << mazeWith("-----\n|.+.|\n-----\n", "STAIR:(1,1),up\r\nDOOR:closed,(2,1)\r\n");
        QTest::newRow("a door with its state")
            << mazeWith("-----\n|..+-\n-----\n", "DOOR:locked,(3,1)\nSTAIR:(1,1),up\n")
            << mazeWith("-----\n|..|-\n-----\n", "STAIR:(1,1),up\n");
        QTest::newRow("place in a room")
            << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\nSINK:( 02, 09)\n")
            << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\nSINK:( 02, 02)\n");
        QTest::newRow("what the game does not read of a name")
            << mazeWith(room, QByteArray("TRAP:\"trapdoor\0x\",(1,1)\n", 24))
            << mazeWith(room, QByteArray("TRAP:\"trap door\0x\",(1,1)\n", 25));
    }
    void fixesKeepSpelling() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, fixed);
        QCOMPARE(firstFixed(text), fixed);
    }

    void silences_data() {
        QTest::addColumn<QByteArray>("comment"); // on line 2
        QTest::addColumn<QByteArray>("codes");
        const char* both = "6 door-leads-nowhere, 8 contained-nowhere";
        QTest::newRow("one kind") << QByteArray("# levwright: silence door-leads-nowhere\n")
                                  << QByteArray("8 contained-nowhere");
        QTest::newRow("with words behind it")
            << QByteArray("# levwright: silence contained-nowhere for a surprise\r\n")
            << QByteArray("6 door-leads-nowhere");
        QTest::newRow("no such kind") << QByteArray("# levwright: silence all\n") << QByteArray(both);
        QTest::newRow("part of a name") << QByteArray("# levwright: silence contained\n") << QByteArray(both);
        QTest::newRow("no comment of ours")
            << QByteArray("## levwright: silence contained-nowhere\n") << QByteArray(both);
    }
    void silences() {
        QFETCH(const QByteArray, comment);
        QFETCH(const QByteArray, codes);
        QCOMPARE(othersOf(analysisOf("MAZE:\"a\",' '\n" + comment +
                                     "GEOMETRY:center,center\nMAP\n|.|\n-+-\nENDMAP\n")),
                 QByteArray());
        QCOMPARE(othersOf(analysisOf("MAZE:\"a\",' '\n" + comment +
                                     "NOMAP\nMAZE:\"b\",' '\nGEOMETRY:left,top\nMAP\n---\n-+-\nENDMAP\n")),
                 QByteArray("8 door-leads-nowhere"));
        QCOMPARE(
            othersOf(analysisOf("MAZE:\"a\",' '\n" + comment +
                                "GEOMETRY:left,top\nMAP\n---\n-+-\nENDMAP\nOBJECT:'*',random,contained\n")),
            codes);
    }

    void writesSilence_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray comment = "# levwright: silence contained-nowhere";
        const QByteArray rest = "NOMAP\nOBJECT:'*',random,contained\n";
        QTest::newRow("lines") << "MAZE:\"a\",' ' \n" + rest << "MAZE:\"a\",' ' \n" + comment + '\n' + rest;
        QTest::newRow("lines of DOS")
            << "MAZE:\"a\",' '\r\n" + rest << "MAZE:\"a\",' '\r\n" + comment + "\r\n" + rest;
        QTest::newRow("one line") << QByteArray("MAZE:\"a\",' ' NOMAP OBJECT:'*',random,contained")
                                  << "MAZE:\"a\",' ' NOMAP OBJECT:'*',random,contained\n" + comment + '\n';
    }
    void writesSilence() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const LevelsAnalysis analysis = analysisOf(before);
        const Diagnostics found = analysis.diagnostics();
        QCOMPARE(found.size(), 1UZ);
        const EditOutcome edit = analysis.silence(found.front());
        QVERIFY(edit);
        QCOMPARE(QByteArray::fromStdString(edit->apply(analysis.text().bytes())), after);
        QCOMPARE(othersOf(analysisOf(after)), QByteArray());
    }

    void doesNotSilenceTheGame() {
        const LevelsAnalysis analysis = analysisOf(mazeWith("...\n", "MONSTER:'a',\"giant art\",(1,0)\n"));
        QVERIFY(!analysis.silence(analysis.diagnostics().front()));
    }

    void everyDiagnosticIsWellFormed() {
        for (const DiagnosticKind& kind : diagnosticKinds()) {
            QCOMPARE(int(kindOf(kind.code).code), int(kind.code));
            // The compiler of NetHack 3.6 has its own wording.
            const bool isQuoted =
                kind.code >= DiagnosticCode::NameWithDot && kind.code <= DiagnosticCode::UnusedVariable;
            QVERIFY(!kind.name.empty() && (isQuoted || kind.pattern.ends_with('.')));
            // Levwright's own findings never reject what the game accepts.
            QVERIFY(kind.finder == Finder::Game || kind.severity != Severity::Error);
        }
    }

    // The compilers report nothing for them.
    void stockWallsAreRight_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("game");
        QTest::newRow("3.4.3") << QStringLiteral("nethack-3.4.3");
        QTest::newRow("3.2.2") << QStringLiteral("nethack-3.2.2");
    }
    void stockWallsAreRight() {
        QFETCH(const QString, game);
        int found = 0;
        for (const QString& file : stockFiles(game)) {
            const LevelsAnalysis analysis(loadGame(game.toStdString()).value(),
                                          TextSnapshot(fileBytes(file).toStdString()));
            for (const Diagnostic& diagnostic : analysis.diagnostics())
                found += diagnostic.code == DiagnosticCode::WallWrongWayRound ? 1 : 0;
        }
        QCOMPARE(found, 0);
    }

    void manualsExampleIsMended() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString example = sharedFolder() + "/corpus/nethack-3.4.3/example/";
        QByteArray text = fileBytes(example + "as-printed/fortress.des");
        QCOMPARE(othersOf(analysisOf(text)), QByteArray("17 misplaced-statement, 33 area-out-of-level"));
        text = firstFixed(firstFixed(text));
        QCOMPARE(othersOf(analysisOf(text)), QByteArray());
        const LevelsAnalysis analysis = analysisOf(text);
        const Target target =
            usualTarget("nethack-3.4.3", {.longs64 = true, .byteOrder = std::endian::little}).value();
        const std::string bytes =
            lev34::encode(compileLevel(classicLevel(analysis.level(0))).value(), target).value();
        QCOMPARE(QByteArray::fromStdString(bytes), fileBytes(example + "golden-lp64/fortress.lev"));
    }
};

LEVWRIGHT_TEST(ChecksTest)

} // namespace levwright::checks_test

#include "ChecksTest.moc"
