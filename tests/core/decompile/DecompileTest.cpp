// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Decompile.h"

#include "app/cli/LevComp.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "core/levcomp/LevelImport.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <functional>
#include <sstream>

namespace levwright::decompile_test {
namespace {

using Change = std::function<void(CompiledLevel&)>;

CompiledLevel maze() {
    CompiledLevel level;
    level.kind = LevelKind::Maze;
    CompiledPart& part = level.parts.emplace_back();
    part.horizontalAlignment = 3;
    part.verticalAlignment = 3;
    constexpr unsigned char floor = 24;
    part.map = Grid<unsigned char>(6, 4, floor);
    return level;
}

// An ordinary room, named hall here, with a closet in it.
CompiledLevel rooms() {
    CompiledLevel level;
    level.kind = LevelKind::Rooms;
    level.rooms.resize(2);
    level.rooms[0].name = "hall";
    level.rooms[1].parent = "hall";
    return level;
}

Target targetOf(const char* game = "nethack-3.4.3", bool longs64 = true) {
    return usualTarget(game, {.longs64 = longs64, .byteOrder = std::endian::little}).value();
}

Result<ImportedLevel> import(const CompiledLevel& level, const Target& target = targetOf()) {
    return importLevel(lev34::encode(level, target).value(), "x/test.lev");
}

struct Run {
    int status = 0;
    std::string output;
    std::string errors;
};

Run run(auto command, MemoryFileStore& store, const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = command(arguments, cli::Console{store, in, out, errors});
    return {status, out.str(), errors.str()};
}

CompiledPart& partOf(CompiledLevel& level) {
    return level.parts[0];
}

} // namespace

class DecompileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldens_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("abi");
        int found = 0;
        for (const QString game : {"nethack-3.4.3", "nethack-3.2.2"}) {
            for (const QString abi : {"lp64", "ilp32"}) {
                const QDir dir(sharedFolder() + "/corpus/" + game + "/golden-" + abi);
                for (const QString& name : dir.entryList({"*.lev"}, QDir::Files, QDir::Name)) {
                    QTest::newRow(qPrintable(game + ' ' + abi + ' ' + name))
                        << dir.filePath(name) << game << abi;
                    ++found;
                }
            }
        }
        QVERIFY(found > 300);
    }
    void goldens() {
        QFETCH(const QString, path);
        QFETCH(const QString, game);
        QFETCH(const QString, abi);
        MemoryFileStore store;
        const std::string name = QFileInfo(path).fileName().toStdString();
        const std::string golden = fileBytes(path).toStdString();
        QVERIFY(store.replace(name, golden));
        const Run decompiled = run(cli::decompileFile, store, {name, "-o", "f.des"});
        QCOMPARE(decompiled.errors, "");
        QCOMPARE(decompiled.status, 0);
        const Run compiled =
            run(cli::levComp, store,
                {"--target", game.toStdString(), "--abi", abi.toStdString(), "-o", "new", "f.des"});
        QCOMPARE(compiled.status, 0);
        const std::string again = store.read("new/" + name, golden.size() + 1).value();
        QCOMPARE(QByteArray::fromStdString(again).toHex(), QByteArray::fromStdString(golden).toHex());
    }

    // importLevel compares the bytes itself, for both games and both sizes of numbers.
    void values_data() {
        QTest::addColumn<CompiledLevel>("level");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* line, CompiledLevel level, const Change& change) {
            change(level);
            QTest::newRow(QByteArray(line).replace('\n', ' ')) << level << QByteArray(line);
        };
        row("MAZE:\"test\",'\\'", maze(), [](auto& l) { l.filling = 28; });
        row("FLAGS:noteleport,nommap", maze(), [](auto& l) { l.flags = 5; });
        row("INIT_MAP:'.',' ',true,false,random,true", maze(),
            [](auto& l) { l.initMap = InitMap{24, 0, 1, 0, -1, 1}; });
        row("MESSAGE:\"two\"", maze(), [](auto& l) { l.message = "one\ntwo"; });
        row("MESSAGE:\"\"", maze(), [](auto& l) { l.message = "one\n\n"; });
        row("MESSAGE:\"\n\none\"\nMESSAGE:\"two\"", maze(), [](auto& l) { l.message = "\n\none\ntwo"; });
        row("MESSAGE:\"\n\"", maze(), [](auto& l) { l.message = "\n"; });
        row("NOMAP", maze(), [](auto& l) {
            l.parts[0] = {};
            l.parts[0].map = Grid<unsigned char>(1, 1);
            l.parts[0].gold = {{{70, 20}, 1}};
        });
        row("GEOMETRY:half-left,bottom\nMAP\n \nENDMAP", maze(), [](auto& l) {
            partOf(l).horizontalAlignment = 2;
            partOf(l).verticalAlignment = 5;
            partOf(l).map = Grid<unsigned char>(1, 1);
        });
        row("MAP\n     \n     \nENDMAP", maze(), [](auto& l) { partOf(l).map = Grid<unsigned char>(5, 2); });
        row("MAP\n\n\nENDMAP", maze(), [](auto& l) { partOf(l).map = Grid<unsigned char>(0, 2); });
        row("MAP\nENDMAP", maze(), [](auto& l) { partOf(l).map = Grid<unsigned char>(0, 0); });
        row("MAP\n#.{ \nENDMAP", maze(), [](auto& l) {
            partOf(l).map = Grid<unsigned char>(4, 1);
            partOf(l).map.set({0, 0}, 23);
            partOf(l).map.set({1, 0}, 24);
            partOf(l).map.set({2, 0}, 27);
        });
        row("RANDOM_OBJECTS:'`','\"','?'", maze(),
            [](auto& l) { partOf(l).objectRegisters = {'?', '"', '`'}; });
        row("RANDOM_MONSTERS:''','@'", maze(), [](auto& l) { partOf(l).monsterRegisters = {'@', '\''}; });
        row("RANDOM_PLACES:(1,2),(0,0)", maze(),
            [](auto& l) { partOf(l).placeRegisters = {{1, 2}, {0, 0}}; });
        row("GOLD:-7,place[9]", maze(), [](auto& l) { partOf(l).gold = {{Place::ofList(0, 9), -7}}; });
        row("GOLD:random,place[-51]", maze(), [](auto& l) { partOf(l).gold = {{{50, 50}, -1}}; });
        row("GOLD:2,place[-237]", maze(), [](auto& l) { partOf(l).gold = {{{-20, -20}, 2}}; });
        row("GOLD:2,place[-129]", maze(), [](auto& l) { partOf(l).gold = {{{-128, -128}, 2}}; });
        row("GOLD:2,(-3,70)", maze(), [](auto& l) {
            l.initMap = InitMap{24, 0, 0, 0, 0, 0};
            partOf(l).gold = {{{-3, 70}, 2}};
        });
        row("LADDER:random,up", maze(), [](auto& l) { partOf(l).ladders = {{Place::random(), 1}}; });
        row("STAIR:(1,1),down", maze(), [](auto& l) { partOf(l).stairs = {{{1, 1}, 0}}; });
        row("ALTAR:(0,0),align[2],sanctum", maze(), [](auto& l) { partOf(l).altars = {{{0, 0}, -3, 2}}; });
        row("ALTAR:(0,0),align[-245],random", maze(),
            [](auto& l) { partOf(l).altars = {{{0, 0}, -12, -1}}; });
        row("FOUNTAIN:(5,3)", maze(), [](auto& l) { partOf(l).fountains = {{{5, 3}}}; });
        row("MAZEWALK:(0,0),west", maze(), [](auto& l) { partOf(l).mazewalks = {{{0, 0}, 8}}; });
        row("DRAWBRIDGE:(1,1),north,open", maze(), [](auto& l) {
            partOf(l).map.set({1, 0}, 2);
            partOf(l).drawbridges = {{{1, 1}, 0, 1}};
        });
        row("DOOR:nodoor,(2,2)", maze(), [](auto& l) {
            partOf(l).map.set({2, 2}, 22);
            partOf(l).doors = {{{2, 2}, 0}};
        });
        row("NON_PASSWALL:(0,0,5,3)", maze(), [](auto& l) { partOf(l).nonPasswall = {{{0, 0, 5, 3}}}; });
        row("REGION:(1,1,2,2),lit,\"barracks\",unfilled", maze(),
            [](auto& l) { partOf(l).regions = {{{1, 1, 2, 2}, 32, 1, 0}}; });
        row("REGION:(1,1,2,2),random,random,filled,true", maze(),
            [](auto& l) { partOf(l).regions = {{{1, 1, 2, 2}, -1, -1, 1}}; });
        row("REGION:(1,1,2,2),unlit,\"ordinary\",unfilled,true", maze(),
            [](auto& l) { partOf(l).regions = {{{1, 1, 2, 2}, 25, 0, 1}}; });
        row("PORTAL:levregion(1,0,79,20),(0,0,1,1),\"\"", maze(),
            [](auto& l) { partOf(l).levelRegions = {{{1, 0, 79, 20}, {0, 0, 1, 1}, 1, 0, 2, ""}}; });
        row("BRANCH:(0,0,1,1),levregion(2,2,3,3)", maze(),
            [](auto& l) { partOf(l).levelRegions = {{{0, 0, 1, 1}, {2, 2, 3, 3}, 0, 1, 3, ""}}; });
        row("TELEPORT_REGION:(0,0,1,1),(0,0,0,0)", maze(),
            [](auto& l) { partOf(l).levelRegions = {{{0, 0, 1, 1}, {0, 0, 0, 0}, 0, 0, 4, ""}}; });
        row("TRAP[3%]:\"trap door\",random", maze(),
            [](auto& l) { partOf(l).traps = {{Place::random(), 3, 14}}; });
        row("ENGRAVING:random,random,\"a\nb\"", maze(),
            [](auto& l) { partOf(l).engravings = {{Place::random(), -1, "a\nb"}}; });
        const auto monster = [](auto change) {
            return [change](CompiledLevel& l) { change(partOf(l).monsters.emplace_back()); };
        };
        row("MONSTER:random,random,random", maze(), monster([](auto&) {}));
        row("MONSTER:monster[3],random,random,random", maze(), monster([](auto& m) {
                m.classCode = -4;
                m.alignment = -11;
            }));
        row("MONSTER:monster[-1],\"fox\",random", maze(), monster([](auto& m) {
                m.classCode = 0;
                m.id = 13;
            }));
        row("MONSTER:monster[-237],random,random", maze(), monster([](auto& m) { m.classCode = -20; }));
        row("MONSTER[1%]:'d',\"fox\",(0,1),\"Foxy\",hostile,asleep,law,m_object \"chest\"", maze(),
            monster([](auto& m) {
                m = {.name = "Foxy",
                     .appearance = "chest",
                     .id = 13,
                     .alignment = 4,
                     .place = {0, 1},
                     .chance = 1,
                     .classCode = 'd',
                     .appearanceKind = 2,
                     .peaceful = 0,
                     .asleep = 1};
            }));
        row("MONSTER:random,random,random,peaceful,awake,align[0],m_feature \"\"", maze(),
            monster([](auto& m) {
                m.peaceful = 1;
                m.asleep = 0;
                m.alignment = -1;
                m.appearanceKind = 1;
            }));
        const auto object = [](auto change) {
            return [change](CompiledLevel& l) { change(partOf(l).objects.emplace_back()); };
        };
        row("OBJECT:random,random,random", maze(), object([](auto&) {}));
        row("OBJECT[99%]:'(',\"chest\",contained", maze(), object([](auto& o) {
                o.chance = 99;
                o.classCode = '(';
                o.id = 190;
                o.containment = 1;
            }));
        row("CONTAINER:object[0],random,random", maze(), object([](auto& o) {
                o.classCode = -1;
                o.containment = 2;
            }));
        row("OBJECT:object[-36],random,random", maze(), object([](auto& o) { o.classCode = 35; }));
        row("OBJECT:random,random,random,blessed,random", maze(), object([](auto& o) { o.curse = 1; }));
        row("OBJECT:random,random,random,random,-300", maze(), object([](auto& o) { o.spe = -300; }));
        row("OBJECT:random,random,random,random,random,\"Bob\"", maze(),
            object([](auto& o) { o.name = "Bob"; }));
        row("OBJECT:random,random,random,\"fox\",0", maze(), object([](auto& o) {
                o.corpseMonster = 13;
                o.spe = 0;
            }));
        row("OBJECT:random,random,random,cursed,\"unknown\",2,\"x\"", maze(), object([](auto& o) {
                o.corpseMonster = -2;
                o.curse = 3;
                o.spe = 2;
                o.name = "x";
            }));
        row("LEVEL:\"test\"", rooms(), [](auto&) {});
        row("ROOM:\"ordinary\",random,random,random,random", rooms(), [](auto&) {});
        row("SUBROOM:\"ordinary\",random,random,random,\"hall\"", rooms(), [](auto&) {});
        row("NAME:\"hall\"", rooms(), [](auto&) {});
        row("ROOM:random,lit,(5,1),(right,center),(-2,0),false", rooms(), [](auto& l) {
            l.rooms[0] = {.name = "hall",
                          .x = 5,
                          .y = 1,
                          .width = -2,
                          .height = 0,
                          .horizontalAlignment = 5,
                          .verticalAlignment = 3,
                          .type = -1,
                          .light = 1,
                          .filled = 0};
        });
        row("CHANCE:99", rooms(), [](auto& l) {
            l.rooms[0].type = 2;
            l.rooms[0].chance = 99;
        });
        row("SUBROOM:\"ordinary\",random,(255,7),(-1,3),\"hall\",false", rooms(), [](auto& l) {
            l.rooms[1] = {.parent = "hall", .x = -1, .y = 7, .width = -1, .height = 3, .filled = 0};
        });
        row("DOOR:false,locked,east,random", rooms(), [](auto& l) { l.rooms[0].doors = {{4, -1, 0, 8}}; });
        row("DOOR:random,random,random,random", rooms(), [](auto& l) { l.rooms[0].doors = {{}}; });
        row("DOOR:true,broken,north,-5", rooms(), [](auto& l) { l.rooms[0].doors = {{1, -5, 1, 1}}; });
        row("SINK:(-40,100)", rooms(), [](auto& l) { l.rooms[0].sinks = {{{-40, 100}}}; });
        row("POOL:place[3]", rooms(), [](auto& l) { l.rooms[1].pools = {{{-4, -4}}}; });
        row("RANDOM_OBJECTS:'!','?'\nRANDOM_MONSTERS:'a'", rooms(), [](auto& l) {
            l.objectRegisters = {'?', '!'};
            l.monsterRegisters = {'a'};
        });
        row("RANDOM_CORRIDORS", rooms(), [](auto& l) { l.corridors = {{{-1, 0, 0}, {}}}; });
        row("CORRIDOR:(0,east,random),(1,west,2)", rooms(),
            [](auto& l) { l.corridors = {{{0, 4, -1}, {1, 8, 2}}}; });
        row("CORRIDOR:(1,north,0),-3", rooms(), [](auto& l) { l.corridors = {{{1, 1, 0}, {-1, -3, 0}}}; });
        row("LEVEL:\"test\"\nINIT_MAP:'.',' ',false,true,lit,random", rooms(), [](auto& l) {
            l.rooms.clear();
            l.initMap = InitMap{24, 0, 0, 1, 1, -1};
        });
    }
    void values() {
        QFETCH(const CompiledLevel, level);
        QFETCH(const QByteArray, line);
        for (const bool longs64 : {true, false}) {
            const Result<ImportedLevel> imported = import(level, targetOf("nethack-3.4.3", longs64));
            QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
            const QByteArray text = QByteArray::fromStdString(imported->text);
            QVERIFY2(text.contains('\n' + line + '\n'), text);
            QVERIFY(imported->warnings.empty());
        }
    }

    // What no description can express, and the record that contains it.
    void errors_data() {
        QTest::addColumn<CompiledLevel>("level");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* says, CompiledLevel level, const Change& change) {
            change(level);
            QTest::newRow(says) << level << QString::fromUtf8(says);
        };
        row("flags: no description can express 0x100", maze(), [](auto& l) { l.flags = 0x101; });
        row("message: no description can express the text", maze(), [](auto& l) { l.message = "a\"b"; });
        row("255 bytes in all", maze(), [](auto& l) { l.message = std::string(255, 'x'); });
        row("terrain 3 (top left corner)", maze(), [](auto& l) { partOf(l).map.set({2, 1}, 3); });
        row("Part 1, cell (5,3): no description can express terrain 200", maze(),
            [](auto& l) { partOf(l).map.set({5, 3}, 200); });
        row("horizontal alignment 9", maze(), [](auto& l) { partOf(l).horizontalAlignment = 9; });
        row("no rows", maze(), [](auto& l) { partOf(l).map = Grid<unsigned char>(3, 0); });
        row("76", maze(), [](auto& l) { partOf(l).map = Grid<unsigned char>(77, 1); });
        row("gold 2: no description can express the place (6,0)", maze(),
            [](auto& l) { partOf(l).gold = {{{0, 0}, 1}, {{6, 0}, 1}}; });
        row("trap 1: no description can express a chance of 0 %", maze(),
            [](auto& l) { partOf(l).traps = {{{0, 0}, 0, -1}}; });
        row("trap 99", maze(), [](auto& l) { partOf(l).traps = {{{0, 0}, 100, 99}}; });
        row("light 5", maze(), [](auto& l) { partOf(l).regions = {{{0, 0, 1, 1}, 0, 5, 0}}; });
        row("room type 1", maze(), [](auto& l) { partOf(l).regions = {{{0, 0, 1, 1}, 1, 0, 0}}; });
        row("level region of kind 7", maze(),
            [](auto& l) { partOf(l).levelRegions = {{{}, {}, 0, 0, 7, ""}}; });
        row("BRANCH has the name", maze(),
            [](auto& l) { partOf(l).levelRegions = {{{}, {}, 0, 0, 3, "x"}}; });
        row("monster 13 (fox) with the class 'c'", maze(), [](auto& l) {
            partOf(l).monsters.emplace_back().classCode = 'c';
            partOf(l).monsters[0].id = 13;
        });
        row("monster 9999", maze(), [](auto& l) { partOf(l).monsters.emplace_back().id = 9999; });
        row("appearance “chest”, which belongs to no kind", maze(),
            [](auto& l) { partOf(l).monsters.emplace_back().appearance = "chest"; });
        row("monster attitude 2", maze(), [](auto& l) { partOf(l).monsters.emplace_back().peaceful = 2; });
        row("object 190 (chest) with the class '!'", maze(), [](auto& l) {
            partOf(l).objects.emplace_back().classCode = '!';
            partOf(l).objects[0].id = 190;
        });
        row("name “none”", maze(), [](auto& l) { partOf(l).objects.emplace_back().name = "none"; });
        row("corpse of monster 5000", maze(),
            [](auto& l) { partOf(l).objects.emplace_back().corpseMonster = 5000; });
        row("containment 3", maze(), [](auto& l) { partOf(l).objects.emplace_back().containment = 3; });
        row("object in a container", maze(), [](auto& l) {
            partOf(l).objects.emplace_back().containment = 1;
            partOf(l).objects[0].place = {1, 1};
        });
        row("curse state 4", maze(), [](auto& l) { partOf(l).objects.emplace_back().curse = 4; });
        row("byte 0", maze(), [](auto& l) { partOf(l).engravings = {{{0, 0}, 1, std::string(1, '\0')}}; });
        row("object registers: no description can express the class 7", maze(),
            [](auto& l) { partOf(l).objectRegisters = {7}; });
        row("(1,1)", maze(), [](auto& l) { partOf(l).doors = {{{1, 1}, 2}}; });
        row("Room 1: no description can express the alignments", rooms(),
            [](auto& l) { l.rooms[1].horizontalAlignment = 1; });
        row("nobody", rooms(), [](auto& l) { l.rooms[1].parent = "nobody"; });
        row("Room 0, door 1: no description can express position 3", rooms(),
            [](auto& l) { l.rooms[0].doors = {{-1, 3, 0, 0}}; });
        row("corridor 1: no description can express direction 3", rooms(),
            [](auto& l) { l.corridors = {{{0, 3, 0}, {}}}; });
        row("no room", rooms(), [](auto& l) { l.corridors = {{{0, 1, 0}, {-1, 1, 4}}}; });
    }
    void errors() {
        QFETCH(const CompiledLevel, level);
        QFETCH(const QString, says);
        const Result<ImportedLevel> imported = import(level);
        QVERIFY(!imported);
        QVERIFY2(QString::fromStdString(imported.error().message).contains(says),
                 imported.error().message.c_str());
    }

    // In 3.2 the name of an object is looked up without its class, so the second of two equal names cannot be
    // used.
    void namesOfTheGame() {
        CompiledLevel level = maze();
        partOf(level).map = Grid<unsigned char>(2, 2, 22);
        const std::shared_ptr<const Catalog> catalog = Catalog::load("nethack-3.2.2").value();
        ObjectRecord ring{.id = catalog->findObject("teleportation", std::nullopt)->id, .classCode = '?'};
        partOf(level).objects = {ring};
        const Result<ImportedLevel> first = import(level, targetOf("nethack-3.2.2"));
        QVERIFY(first);
        QVERIFY(first->text.contains("OBJECT:'?',\"teleportation\",random\n"));
        QCOMPARE(first->game->catalog().gameId(), "nethack-3.2.2");
        for (const Object& object : catalog->objects()) {
            if (object.name == "teleportation" && object.id != ring.id)
                partOf(level).objects[0].id = object.id;
        }
        QVERIFY(partOf(level).objects[0].id != ring.id);
        QVERIFY(!import(level, targetOf("nethack-3.2.2")));
    }

    void levelFiles() {
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2"}) {
            for (const Abi& abi : {Abi{true, std::endian::little}, Abi{false, std::endian::little},
                                   Abi{true, std::endian::big}, Abi{false, std::endian::big}}) {
                const Target target = usualTarget(game, abi).value();
                CompiledLevel level = maze();
                partOf(level).map = Grid<unsigned char>(3, 2);
                QVERIFY(isCompiledFile(lev34::encode(level, target).value()));
                const Result<ImportedLevel> imported = import(level, target);
                QVERIFY(imported);
                QVERIFY(imported->text.contains(std::string("# Decompiled from a level file of ") + game));
            }
        }
        for (const char* text : {"", "MAZE:", "MAZE:\"a\",' '\n", "# a comment\n", "\n\n\n\n\n\n\n\n"})
            QVERIFY(!isCompiledFile(text));
    }

    void levelNames_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "a/b/castle.lev" << "castle";
        QTest::newRow("no suffix") << "castle" << "castle";
        QTest::newRow("dots") << "my.old.lev" << "myold";
        QTest::newRow("long") << "verylongname.lev" << "verylong";
        QTest::newRow("quote") << "a\"b.lev" << "ab";
        QTest::newRow("nothing left") << "..lev" << "level";
    }
    void levelNames() {
        QFETCH(const QString, file);
        QFETCH(const QString, name);
        const std::string bytes = lev34::encode(maze(), targetOf()).value();
        const Result<ImportedLevel> imported = importLevel(bytes, file.toStdString());
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QCOMPARE(QString::fromStdString(imported->levelName), name);
        QVERIFY(imported->text.contains("\nMAZE:\"" + name.toStdString() + "\",random\n"));
    }

    void commandLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("no file") << QStringList{} << 2 << "no file given";
        QTest::newRow("two files") << QStringList{"a.lev", "b.lev"} << 2 << "one file at a time";
        QTest::newRow("unknown option") << QStringList{"-x"} << 2 << "unknown option “-x”";
        QTest::newRow("missing") << QStringList{"none.lev"} << 1 << "Cannot open “none.lev”";
        QTest::newRow("cut off") << QStringList{"cut.lev", "-o", "f.des"} << 1
                                 << "cut.lev: This is not a valid level file: byte";
        QTest::newRow("foreign") << QStringList{"text.lev", "-o", "f.des"} << 1
                                 << "byte 16: expected a level kind";
        QTest::newRow("other game") << QStringList{"other.lev"} << 1
                                    << "byte 0: no known game has the version 0x09000000";
        QTest::newRow("tail") << QStringList{"tail.lev", "-o", "g.des"} << 0 << "The 4 bytes after the level";
    }
    void commandLine() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        MemoryFileStore store;
        const std::string bytes = lev34::encode(maze(), targetOf()).value();
        Target other = targetOf();
        other.words[0] = 0x09000000;
        QVERIFY(store.replace("cut.lev", bytes.substr(0, bytes.size() - 9)));
        QVERIFY(store.replace("text.lev", "MAZE:\"a\",' '\nNOMAP\nGOLD:1,random\n# a comment, to be long\n"));
        QVERIFY(store.replace("other.lev", lev34::encode(maze(), other).value()));
        QVERIFY(store.replace("tail.lev", bytes + "tail"));
        std::vector<std::string> words;
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        const Run result = run(cli::decompileFile, store, words);
        QCOMPARE(result.status, status);
        QVERIFY2(QString::fromStdString(result.errors).contains(says), result.errors.c_str());
        QCOMPARE(QString::fromStdString(result.errors).count('\n'), 1);
        QCOMPARE(result.output, "");
        QVERIFY(!store.exists("f.des"));
        QCOMPARE(store.exists("g.des"), status == 0);
    }

    void standardOutput() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.lev", lev34::encode(maze(), targetOf()).value()));
        const Run result = run(cli::decompileFile, store, {"a.lev"});
        QCOMPARE(result.status, 0);
        QVERIFY(result.output.contains("MAZE:\"a\",random\n"));
        QCOMPARE(store.files().size(), std::size_t(1));
    }
};

LEVWRIGHT_TEST(DecompileTest)

} // namespace levwright::decompile_test

#include "DecompileTest.moc"
