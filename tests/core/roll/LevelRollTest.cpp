// SPDX-License-Identifier: GPL-3.0-or-later
// From the number of a thing in a roll to its statement in the text, and back.
#include "core/languages/classic/lower/RoomFloor.h"
#include "core/languages/classic/roll/Plan.h"
#include "core/languages/games/Games.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <map>

namespace levwright::level_roll_test {
using namespace levwright::roll;

namespace {

// The keywords of the statements that produce such a record.
QByteArrayList keywordsOf(const std::string& kind) {
    static const std::map<std::string, QByteArrayList> keywords{
        {"level region", {"TELEPORT_REGION", "PORTAL", "BRANCH", "STAIR"}},
        {"region", {"REGION"}},
        {"door", {"DOOR"}},
        {"drawbridge", {"DRAWBRIDGE"}},
        {"mazewalk", {"MAZEWALK"}},
        {"non-diggable area", {"NON_DIGGABLE"}},
        {"non-passwall area", {"NON_PASSWALL"}},
        {"ladder", {"LADDER"}},
        {"stair", {"STAIR"}},
        {"altar", {"ALTAR"}},
        {"fountain", {"FOUNTAIN"}},
        {"sink", {"SINK"}},
        {"pool", {"POOL"}},
        {"trap", {"TRAP"}},
        {"monster", {"MONSTER"}},
        {"object", {"OBJECT", "CONTAINER"}},
        {"gold", {"GOLD"}},
        {"engraving", {"ENGRAVING"}},
        {"room", {"ROOM", "SUBROOM"}},
        {"corridor", {"CORRIDOR", "RANDOM_CORRIDORS"}}};
    return keywords.at(kind);
}

QByteArray cellText(const Place& place) {
    return place.isCell() ? QByteArrayLiteral("(") + QByteArray::number(place.x) + ',' +
                                QByteArray::number(place.y) + ')'
                          : QByteArray();
}

// What the statement of a record must contain, for parts and rooms alike; empty if nothing is certain.
template <class Section>
QByteArrayList wordsOfThing(const Section& section, const Trace& trace) {
    const Catalog& catalog = testGame()->catalog();
    const auto named = [](std::string_view name) { return QByteArray(name.data(), qsizetype(name.size())); };
    if (trace.kind == "monster") {
        const MonsterRecord& record = section.monsters[trace.index];
        return {cellText(record.place), named(record.name),
                record.id < 0 ? QByteArray() : named(catalog.monsters()[std::size_t(record.id)].name)};
    }
    if (trace.kind == "object") {
        const ObjectRecord& record = section.objects[trace.index];
        return {cellText(record.place), named(record.name),
                record.id < 0 ? QByteArray() : named(catalog.objects()[std::size_t(record.id)].name)};
    }
    if (trace.kind == "trap") {
        const TrapRecord& record = section.traps[trace.index];
        for (const NamedNumber& trap : catalog.traps()) {
            if (trap.number == record.type)
                return {cellText(record.place), named(trap.name)};
        }
        return {cellText(record.place)};
    }
    if (trace.kind == "gold")
        return {cellText(section.gold[trace.index].place)};
    if (trace.kind == "engraving")
        return {cellText(section.engravings[trace.index].place), named(section.engravings[trace.index].text)};
    if (trace.kind == "stair")
        return {cellText(section.stairs[trace.index].place),
                section.stairs[trace.index].up != 0 ? "up" : "down"};
    if (trace.kind == "altar")
        return {cellText(section.altars[trace.index].place)};
    if (trace.kind == "fountain")
        return {cellText(section.fountains[trace.index].place)};
    return {};
}

QByteArray areaText(const Area& area) {
    QByteArrayList numbers;
    for (const int number : {area.x1, area.y1, area.x2, area.y2})
        numbers << QByteArray::number(number);
    return '(' + numbers.join(',') + ')';
}

QByteArrayList wordsOfPart(const CompiledPart& part, const Trace& trace) {
    if (trace.kind == "region")
        return {areaText(part.regions[trace.index].area)};
    if (trace.kind == "non-diggable area")
        return {areaText(part.nonDiggable[trace.index].area)};
    if (trace.kind == "non-passwall area")
        return {areaText(part.nonPasswall[trace.index].area)};
    if (trace.kind == "door")
        return {cellText(part.doors[trace.index].place)};
    if (trace.kind == "drawbridge")
        return {cellText(part.drawbridges[trace.index].place)};
    if (trace.kind == "mazewalk")
        return {cellText(part.mazewalks[trace.index].place)};
    if (trace.kind == "ladder")
        return {cellText(part.ladders[trace.index].place)};
    if (trace.kind == "level region")
        return {QByteArray(part.levelRegions[trace.index].name.c_str())};
    return wordsOfThing(part, trace);
}

QByteArrayList wordsOf(const CompiledLevel& level, const Trace& trace) {
    if (trace.kind == corridorTrace)
        return {};
    if (level.rooms.empty())
        return wordsOfPart(level.parts[trace.section], trace);
    const CompiledRoom& room = level.rooms[trace.section];
    return trace.kind == roomTrace ? QByteArrayList{room.parent.c_str()} : wordsOfThing(room, trace);
}

// As the game reads it: blanks and leading zeros are ignored.
QByteArray simplified(const QByteArray& text) {
    static const QRegularExpression zeros(QStringLiteral("(?<![0-9])0+(?=[0-9])"));
    static const QRegularExpression blanks(QStringLiteral("[ \\t]"));
    return QString::fromLatin1(text).toLower().remove(zeros).remove(blanks).toLatin1();
}

QByteArray sourceOf(const LevelsAnalysis& analysis, std::size_t level, std::size_t statement) {
    const Range range = analysis.level(level).tree->statements[statement].range;
    const std::string_view text = analysis.levelText(level).substr(range.begin, range.size());
    return {text.data(), qsizetype(text.size())};
}

// The mismatches in a level; empty if every number has a statement of its kind that states its contents.
QByteArray faultsOf(const LevelsAnalysis& analysis, std::size_t level) {
    const Result<LevelPlanPtr> planned =
        planDescribed(testGame()->catalog(), classicLevel(analysis.level(level)), {});
    if (!planned)
        return planned.error().message.c_str();
    const std::vector<Trace>& traces = (*planned)->traces;
    if (traces.size() != (*planned)->statements.size())
        return "not every number has a statement";
    for (std::size_t i = 0; i < traces.size(); ++i) {
        const QByteArray source = sourceOf(analysis, level, (*planned)->statements[i]);
        const StatementNode& node = analysis.level(level).tree->statements[(*planned)->statements[i]];
        if (!keywordsOf(traces[i].kind)
                 .contains(QByteArray(analysis.level(level).tree->ruleOf(node).word.data())))
            return "wrong kind: " + source;
        for (const QByteArray& word : wordsOf((*planned)->level, traces[i])) {
            if (!simplified(source).contains(simplified(word)))
                return "“" + word + "” is not in: " + source;
        }
        if ((*planned)->numberOf((*planned)->statements[i]) != std::int32_t(i))
            return "not the way back: " + source;
    }
    return {};
}

} // namespace

class LevelRollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stockFile_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void stockFile() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        if (path.endsWith(QStringLiteral(".def")))
            QSKIP("a dungeon");
        const LevelsAnalysis analysis = analysisOf(fileBytes(path));
        for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
            if (analysis.level(level).tree->hasHeader)
                QCOMPARE(faultsOf(analysis, level), QByteArray());
        }
    }

    // Statements of kinds that the compiled level keeps in separate lists, mixed in the text.
    void mixedKinds() {
        const LevelsAnalysis analysis = analysisOf(mazeWith("|....|\n", "MONSTER:'o',random,(1,0)\n"
                                                                        "NON_PASSWALL:(0,0,1,0)\n"
                                                                        "TRAP:\"pit\",(2,0)\n"
                                                                        "NON_DIGGABLE:(0,0,5,0)\n"
                                                                        "MONSTER:'d',\"jackal\",(3,0)\n"
                                                                        "WALLIFY\n"));
        const LevelPlanPtr planned =
            planDescribed(testGame()->catalog(), classicLevel(analysis.level(0)), {}).value();
        QByteArrayList found;
        for (const std::size_t statement : planned->statements)
            found << sourceOf(analysis, 0, statement).split(':').front();
        QCOMPARE(found, (QByteArrayList{"NON_DIGGABLE", "NON_PASSWALL", "TRAP", "MONSTER", "MONSTER"}));
        // MAZE, GEOMETRY and WALLIFY put nothing on the map.
        const std::size_t count = analysis.level(0).tree->statements.size();
        QCOMPARE(count, std::size_t(8));
        for (const std::size_t statement : {std::size_t(0), std::size_t(1), std::size_t(7)})
            QCOMPARE(planned->numberOf(statement), std::nullopt);
        for (std::size_t statement = 2; statement < 7; ++statement)
            QVERIFY(planned->numberOf(statement).has_value());
    }

    void roomsAndCorridors() {
        const LevelsAnalysis analysis = analysisOf("LEVEL:\"a\"\n"
                                                   "ROOM:\"ordinary\",lit,random,random,random\nNAME:\"x\"\n"
                                                   "DOOR:false,closed,east,random\n"
                                                   "ROOM:\"ordinary\",lit,random,random,random\n"
                                                   "STAIR:random,up\nDOOR:false,closed,west,random\n"
                                                   "CORRIDOR:(0,east,0),(1,west,0)\n");
        QCOMPARE(codesOf(analysis), QByteArray());
        const LevelPlanPtr planned =
            planDescribed(testGame()->catalog(), classicLevel(analysis.level(0)), {}).value();
        QByteArrayList found;
        for (const std::size_t statement : planned->statements)
            found << sourceOf(analysis, 0, statement).split(',').front();
        QCOMPARE(found, (QByteArrayList{"DOOR:false", "ROOM:\"ordinary\"", "DOOR:false", "STAIR:random",
                                        "ROOM:\"ordinary\"", "CORRIDOR:(0"}));
        QCOMPARE(planned->numberOf(2), std::nullopt); // NAME
    }

    void levelWithErrors() {
        const LevelsAnalysis analysis =
            analysisOf(mazeWith("...\n", "MONSTER:'o',\"no such thing\",(9,9)\nTRAP:\n"));
        const Result<LevelPlanPtr> planned =
            planDescribed(testGame()->catalog(), classicLevel(analysis.level(0)), {});
        QVERIFY(!planned);
        QCOMPARE(planned.error().message, "“a” has errors, so it cannot be compiled.");
    }

    void gameWithoutTables() {
        const GamePtr old = loadGame("nethack-3.2.2").value();
        const LevelsAnalysis analysis(old, TextSnapshot(mazeWith("...\n").toStdString()));
        const Result<LevelPlanPtr> planned =
            planDescribed(old->catalog(), classicLevel(analysis.level(0)), {});
        QVERIFY(!planned);
        QVERIFY2(QByteArray(planned.error().message.c_str()).contains("roll"),
                 planned.error().message.c_str());
    }

    // The sizes that warnings state for a room are exactly those that rolls can give it.
    void roomsReachTheirLargestFloors_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* what, const QByteArray& opening, const QByteArray& inside = {}) {
            QTest::newRow(what) << "LEVEL:\"a\"\nROOM:" + opening + "\nNAME:\"x\"\n" + inside;
        };
        row("stated", "\"ordinary\",lit,(3,3),random,(20,3)");
        row("nothing stated", "\"ordinary\",lit,random,random,random");
        row("size random", "\"ordinary\",lit,(3,3),(center,center),random");
        row("height random", "\"ordinary\",lit,(2,2),(left,top),(20,-1)");
        row("vault", "\"vault\",lit,(3,3),random,(9,9)");
        row("vault by chance", "\"vault\",lit,(3,3),random,(9,9)", "CHANCE:50\n");
        row("inner room of random size", "\"ordinary\",lit,random,random,(9,7)",
            "SUBROOM:\"ordinary\",lit,random,random,\"x\"\n");
        row("inner room of random height", "\"ordinary\",lit,random,random,(9,7)",
            "SUBROOM:\"ordinary\",lit,random,(2,-1),\"x\"\n");
    }
    void roomsReachTheirLargestFloors() {
        QFETCH(const QByteArray, text);
        const LevelsAnalysis analysis = analysisOf(text);
        const std::vector<RoomModel>& rooms = classicLevel(analysis.level(0)).rooms;
        const LevelPlanPtr planned =
            planDescribed(testGame()->catalog(), classicLevel(analysis.level(0)), {}).value();
        Roller roller(planned);
        std::vector<std::vector<Area>> unseen;
        const std::vector<const RoomModel*> around = roomsAround(rooms);
        for (std::size_t i = 0; i < rooms.size(); ++i)
            unseen.push_back(largestFloors(testGame()->catalog(), rooms[i].room, around[i]));
        const std::vector<std::vector<Area>> all = unseen;
        for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
            for (const RolledRoom& rolled : roller.roll(seed).rooms) {
                const std::size_t statement = planned->statements[std::size_t(rolled.statement)];
                const std::size_t room = *analysis.level(0).tree->sectionOf(statement);
                const Area floor{0, 0, rolled.area.x2 - rolled.area.x1, rolled.area.y2 - rolled.area.y1};
                QVERIFY(std::ranges::any_of(
                    all[room], [&](const Area& most) { return most.contains({floor.x2, floor.y2}); }));
                std::erase(unseen[room], floor);
            }
        }
        for (const std::vector<Area>& missed : unseen)
            QVERIFY2(missed.empty(), missed.empty() ? "" : qPrintable(QString::number(missed[0].x2 + 1)));
    }
};

LEVWRIGHT_TEST(LevelRollTest)

} // namespace levwright::level_roll_test

#include "LevelRollTest.moc"
