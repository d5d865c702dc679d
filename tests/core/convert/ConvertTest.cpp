// SPDX-License-Identifier: GPL-3.0-or-later
// Converts descriptions of older games to NetHack 3.6.
#include "app/cli/Convert.h"

#include "app/cli/LevComp.h"
#include "app/cli/LevelSource.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <cmath>
#include <map>
#include <set>
#include <sstream>

namespace levwright::convert_test {
namespace {

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

GamePtr game(const char* id) {
    return loadGame(id).value();
}

Result<Conversion> convert(const std::string& text, const char* from = "nethack-3.4.3") {
    return convertDescription(*game(from), *game("nethack-3.6"), text);
}

QStringList levelNames(const MemoryFileStore& store) {
    QStringList names;
    for (const auto& [path, bytes] : store.files()) {
        if (path.extension() == ".lev")
            names << QString::fromStdString(path.filename().string());
    }
    return names;
}

// The comments in their order.
QStringList commentsOf(const QByteArray& text) {
    QStringList comments;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith('#'))
            comments << QString::fromLatin1(line).remove(':');
    }
    return comments;
}

// For each kind, the mean number of statements that put something anywhere.
std::map<std::string, double> amounts(const std::string& text, const std::string& level, const char* gameId) {
    constexpr std::uint64_t rolls = 60;
    const auto source =
        cli::rollSourceOf({.path = "f.des", .level = level, .context = {}, .game = gameId}, text);
    if (!source) {
        QTest::qFail(source.error().message.c_str(), __FILE__, __LINE__);
        return {};
    }
    roll::StatisticsJob job(source->plan);
    job.run({1, rolls});
    std::map<std::string, double> kinds;
    for (const roll::StatementTally& statement : job.statistics().statements)
        kinds[statement.trace.kind] += double(statement.rolls) / rolls;
    return kinds;
}

} // namespace

class ConvertTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stockDescriptions_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("from");
        for (const QString from : {"nethack-3.4.3", "nethack-3.2.2"}) {
            for (const QString& path : stockFiles(from))
                QTest::newRow(qPrintable(from + ' ' + QFileInfo(path).fileName())) << path << from;
        }
    }
    void stockDescriptions() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        QFETCH(const QString, from);
        MemoryFileStore store;
        const QByteArray source = fileBytes(path);
        QVERIFY(store.replace("f.des", source.toStdString()));
        const Run converted =
            run(cli::convertFile, store,
                {"f.des", "--target", from.toStdString(), "--to", "nethack-3.6", "-o", "g.des"});
        QCOMPARE(converted.status, 0);
        if (from == "nethack-3.4.3")
            QCOMPARE(converted.errors, "");
        const std::string text = store.read("g.des", 1 << 20).value();
        QCOMPARE(commentsOf(QByteArray::fromStdString(text)), commentsOf(source));
        const Run made = run(cli::levComp, store, {"--target", "nethack-3.6", "-o", "new", "g.des"});
        QCOMPARE(made.errors, "");
        QCOMPARE(made.status, 0);
        const QStringList names = levelNames(store);
        MemoryFileStore original;
        QVERIFY(original.replace("f.des", source.toStdString()));
        QCOMPARE(run(cli::levComp, original, {"--target", from.toStdString(), "f.des"}).status, 0);
        QCOMPARE(names, levelNames(original));
    }

    // The games share the order of things and the rules for places. Whatever only one of them adds belongs to
    // no statement.
    void rollsLikeItsOriginal_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles("nethack-3.4.3"))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void rollsLikeItsOriginal() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const std::string text = fileBytes(path).toStdString();
        const Result<Conversion> converted = convert(text);
        QVERIFY(converted);
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", text));
        QCOMPARE(run(cli::levComp, store, {"f.des"}).status, 0);
        for (const QString& file : levelNames(store)) {
            const std::string level = file.chopped(4).toStdString();
            // The games' rolls differ in the cells for random monsters on the plane of water.
            if (level == "water")
                continue;
            const auto before = amounts(text, level, "nethack-3.4.3");
            const auto after = amounts(converted->texts.front().text, level, "nethack-3.6");
            QVERIFY(!before.empty());
            for (const auto& [kind, amount] : before) {
                const double now = after.contains(kind) ? after.at(kind) : 0;
                QVERIFY2(std::abs(now - amount) < 0.4 + 0.03 * amount,
                         qPrintable(QStringLiteral("%1, %2: %3 instead of %4")
                                        .arg(file, QString::fromStdString(kind))
                                        .arg(now)
                                        .arg(amount)));
            }
            for (const auto& [kind, amount] : after)
                QVERIFY2(before.contains(kind), kind.c_str());
        }
    }

    void statements_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char* before, const char* after, const char* note = "") {
            QTest::newRow(before) << QByteArray(before) << QByteArray(after) << QByteArray(note);
        };
        row("MONSTER:'d',\"fox\",(1,1)", "MONSTER:('d',\"fox\"),(1,1)");
        row("MONSTER [30%]: 'd' , random , random", "[30%]: MONSTER: 'd' , random");
        row("MONSTER:random,random,random,random,hostile,peaceful",
            "MONSTER:random,random,align:random,peaceful");
        row("MONSTER:''',random,(1,1),\"Bob\",m_object \"chest\"",
            "MONSTER:'\\'',(1,1),\"Bob\",m_object \"chest\"");
        row("MONSTER:monster[0],random,(1,1)", "MONSTER:random,(1,1)",
            "5: monster[0] has no declared entry; it is random now.");
        row("OBJECT:'(',\"chest\",random,cursed,+0,\"Box\"",
            "OBJECT:('(',\"chest\"),random,cursed,+0,name:\"Box\"");
        row("OBJECT:random,\"corpse\",random,random,\"fox\",random,none",
            "OBJECT:('%',\"corpse\"),random,montype:\"fox\"");
        row("OBJECT:'*',random,(1,1),random,-3", "OBJECT:'*',(1,1),-3");
        row("OBJECT:'*',random,contained", "OBJECT:'*',random",
            "5: There is no container before it in its part; its place is random now.");
        row("CONTAINER:'(',random,(1,1)\n# empty", "CONTAINER:'(',(1,1) { }\n# empty");
        row("CONTAINER:'(',random,(1,1)\n# in it\nOBJECT[5%]:'*',random,contained\nSTAIR:(1,1),up",
            "CONTAINER:'(',(1,1) {\n# in it\n[5%]: OBJECT:'*'\n}\nSTAIR:(1,1),up");
        row("CONTAINER:'(',random,(1,1)\nCONTAINER:'(',random,contained\nOBJECT:'*',random,contained",
            "CONTAINER:'(',(1,1) {\nCONTAINER:'(' {\nOBJECT:'*'\n}\n}");
        row("CONTAINER:'(',random,(1,1)\nGOLD:random,(1,1)\nOBJECT:'*',random,contained",
            "CONTAINER:'(',(1,1) {\nOBJECT:'*'\n}\nGOLD:(-1),(1,1)",
            "7: This is now in the block of its container, before the statements that were between them.");
        row("CONTAINER:'(',random,(1,1)\nGOLD:+5,(1,1)\nCONTAINER:'(',random,contained\nOBJECT:'*',random,"
            "contained",
            "CONTAINER:'(',(1,1) {\nCONTAINER:'(' {\nOBJECT:'*'\n}\n}\nGOLD:5,(1,1)",
            "7: This is now in the block of its container, before the statements that were between them.\n"
            "8: This is now in the block of its container, before the statements that were between them.");
        row("RANDOM_PLACES:(1,1),(+2,1)\nTRAP[5%]:\"pit\",place[1]",
            "$place = { (1,1),(2,1) }\nSHUFFLE:$place\n[5%]: TRAP:\"pit\",$place[1]");
        row("RANDOM_OBJECTS:'[',')'\nOBJECT:object[1],random,random",
            "$object = object: { '[',')' }\nSHUFFLE:$object\nOBJECT:$object[1],random");
        row("RANDOM_MONSTERS: 'd'\nMONSTER:monster[0],random,random",
            "$monster = monster: { 'd' }\nSHUFFLE:$monster\nMONSTER:$monster[0],random");
        row("REGION:(1,1,1,1),lit,\"ordinary\",unfilled,true",
            "REGION:(1,1,1,1),lit,\"ordinary\",unfilled,irregular");
        row("REGION:(1,1,1,1),lit,random,filled,false", "REGION:(1,1,1,1),lit,random,filled");
        row("BRANCH:levregion(+1,0,3,3),(0,0,1,1)", "BRANCH:levregion(1,0,3,3),(0,0,1,1)");
        row("ALTAR:(1,1),align[0],shrine", "ALTAR:(1,1),align[0],shrine");
        row("DOOR:closed,(2,0)", "DOOR:closed,(2,0)");
    }
    void statements() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, note);
        const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n..+.\n....\nENDMAP\n";
        const Result<Conversion> converted = convert(head + before.toStdString() + '\n');
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(converted->texts.front().text),
                 QByteArray::fromStdString(head) + after + '\n');
        QByteArrayList notes;
        for (const ConversionNote& found : converted->notes) {
            const std::string whole = head + before.toStdString();
            const auto line = std::count(whole.begin(), whole.begin() + found.range.begin, '\n');
            notes << QByteArray::number(qlonglong(line) - 1) + ": " +
                         QByteArray::fromStdString(found.message);
        }
        QCOMPARE(notes.join('\n'), note);
    }

    // What only SLASH'EM has is taken away, and told.
    void placesOfSlashem() {
        const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n..+.\n....\nENDMAP\n";
        const auto converted =
            convert(head + "RANDOM_PLACES[0]:(1,1),none\nRANDOM_PLACES[1]:(2,1)\n"
                           "RANDOM_REGION[0]:(0,0,1,1),(0,0,0,0)\nFOUNTAIN:place[0]\nFOUNTAIN:place[1][0]\n"
                           "FOUNTAIN:region[0]\nOBJECT:'*',random,(1,1)\nOBJFLAGS:o_lit\n",
                    "slashem");
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QCOMPARE(converted->notes.size(), std::size_t(6));
        const std::string& text = converted->texts.front().text;
        QVERIFY2(text.contains("FOUNTAIN:$place[0]\nFOUNTAIN:random\nFOUNTAIN:random\nOBJECT:'*',(1,1)\n"),
                 text.c_str());
        const GamePtr target = game("nethack-3.6");
        const FileTree file = target->language().parse(TextSnapshot(text), LexMode::Exact);
        const Diagnostics found =
            target->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)->diagnostics;
        QVERIFY2(!hasErrors(found), text.c_str());
    }

    void levels_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        row("filled maze", "# a\nMAZE:\"a\",'L'\nFLAGS:noteleport\nGEOMETRY:center,top\nMAP\n.\nENDMAP\n",
            "# a\nMAZE:\"a\",' "
            "'\nFLAGS:noteleport\nINIT_MAP:solidfill,'L'\nGEOMETRY:center,top\nMAP\n.\nENDMAP\n");
        row("real maze", "MAZE:\"a\",random\nGEOMETRY:left,top\nMAP\n.\nENDMAP\n",
            "MAZE:\"a\",random\nGEOMETRY:(2,3)\nMAP\n.\nENDMAP\n");
        row("drawn maze", "MAZE:\"a\",'.'\nINIT_MAP:'.',' ',true,true,lit,true\nNOMAP\n",
            "MAZE:\"a\",' '\nINIT_MAP:mines,'.',' ',true,true,lit,true\nNOMAP\n");
        row("rooms",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(9,9),true\nNAME:\"in\"\nSTAIR:random,"
            "up\n\n"
            "SUBROOM:\"shop\",lit,(1,1),(2,2),\"in\",false\nCHANCE:90\nDOOR:false,closed,north,random\n\n"
            "ROOM:random,random,random,random,random\n# last\nRANDOM_CORRIDORS\n",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(9,9) {\n"
            "SUBROOM:\"shop\" [90%],lit,(1,1),(2,2),unfilled {\nROOMDOOR:false,closed,north,random\n}\n"
            "STAIR:random,up\n}\n\n"
            "ROOM:random,random,random,random,random {\n}\n# last\nRANDOM_CORRIDORS\n");
        row("room elsewhere",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\nNAME:\"in\"\nROOM:random,lit,random,"
            "random,random\n"
            "SINK:random\nSUBROOM:random,lit,random,random,\"in\"\nPOOL:random\n",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random {\nSUBROOM:random,lit,random,random "
            "{\nPOOL:random\n}\n"
            "}\nROOM:random,lit,random,random,random {\nSINK:random\n}\n");
        row("rooms in rooms",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\nNAME:\"in\"\nSINK:random\n"
            "# in it\nSUBROOM:random,lit,random,random,\"in\"\nNAME:\"inner\"\n"
            "SUBROOM:random,lit,random,random,\"inner\"\nPOOL:random\n"
            "ROOM:random,lit,random,random,random\n",
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random {\n"
            "# in it\nSUBROOM:random,lit,random,random {\n"
            "SUBROOM:random,lit,random,random {\nPOOL:random\n}\n}\nSINK:random\n}\n"
            "ROOM:random,lit,random,random,random {\n}\n");
    }
    void levels() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const Result<Conversion> converted = convert(before.toStdString());
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(converted->texts.front().text), after);
    }

    // In 3.2, maps cannot contain digits, and names of objects were looked up without their class.
    void olderGame() {
        const Result<Conversion> converted =
            convert("MAZE:\"a\",' '\nGEOMETRY:center,top\nMAP\n#123\n....\nENDMAP\nTRAP:\"trapdoor\",(0,0)\n"
                    "OBJECT:'?',\"teleportation\",(0,0)\nMONSTER:'I',random,(1,0)\n",
                    "nethack-3.2.2");
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QCOMPARE(
            QByteArray::fromStdString(converted->texts.front().text),
            QByteArray(
                "MAZE:\"a\",' '\nGEOMETRY:center,top\nMAP\n#:123\n....\nENDMAP\nTRAP:\"trap door\",(0,0)\n"
                "OBJECT:('=',\"teleportation\"),(0,0)\nMONSTER:('E',\"stalker\"),(1,0)\n"));
        QVERIFY(converted->notes.empty());
    }

    // A kind of statement that is written differently in 3.6, and for which no conversion is listed, would
    // stay as it is and not compile.
    void eachThingOfThePalettes_data() {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"nethack-3.2.2", "nethack-3.4.3", "slashem"})
            QTest::newRow(id) << QByteArray(id);
    }
    void eachThingOfThePalettes() {
        QFETCH(const QByteArray, id);
        const GamePtr from = game(id.constData());
        const LevelLanguage& language = from->language();
        std::set<StatementKind> placed;
        for (const std::string text :
             {"MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-----\n|...|\n|...|\n-----\nENDMAP\n",
              "LEVEL:\"a\"\nROOM:\"temple\",lit,(1,1),(left,top),(5,5)\n"
              "ROOM:\"temple\",lit,(3,3),(left,top),(5,5)\n"}) {
            const FileTree file = language.parse(TextSnapshot(text), LexMode::Exact);
            const LevelModelPtr model =
                language.lower(file.levels.back().tree, text, LongSize::Bits64, Checks::OfCompiler);
            for (const PaletteThing& thing : language.palette()) {
                const auto found = language.place({*model, text}, thing, {{0, {2, 2}, {}}, {}});
                if (!found)
                    continue;
                const auto converted = convert(found->edit.apply(text), id.constData());
                QVERIFY2(converted, thing.name.c_str());
                for (const ConversionNote& note : converted->notes)
                    QVERIFY2(!note.message.starts_with("This has no equivalent"),
                             (thing.name + ": " + note.message).c_str());
                placed.insert(thing.kind);
            }
        }
        QVERIFY(placed.size() > 25);
    }

    void refusals() {
        const auto broken = convert("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\" random\n");
        QVERIFY(!broken);
        QVERIFY2(broken.error().message.contains("Line 3"), broken.error().message.c_str());
        QVERIFY(!convertDescription(*game("nethack-3.6"), *game("nethack-3.4.3"), ""));
        QVERIFY(!convertDescription(*game("nethack-3.4.3"), *game("nethack-3.2.2"), ""));
        QCOMPARE(convertDescription(*game("nethack-3.6"), *game("nethack-3.6"), "").error().message,
                 "This description is already for nethack-3.6.");
        MemoryFileStore store;
        QCOMPARE(run(cli::convertFile, store, {"f.des"}).status, 2);
        QCOMPARE(run(cli::convertFile, store, {"f.des", "--to", "nethack-3.6"}).status, 1);
    }

    void notesOnTheCommandLine() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\",place[1]\n"));
        const Run converted = run(cli::convertFile, store, {"f.des", "--to", "nethack-3.6"});
        QCOMPARE(converted.status, 0);
        QCOMPARE(converted.errors, "f.des:3:12: note: place[1] has no declared entry; it is random now.\n");
        QCOMPARE(converted.output, "MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\",random\n");
    }
};

LEVWRIGHT_TEST(ConvertTest)

} // namespace levwright::convert_test

#include "ConvertTest.moc"
