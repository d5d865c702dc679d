// SPDX-License-Identifier: GPL-3.0-or-later
// What can be written at a place, which is marked by a bar in the text.
#include "core/completion/Completion.h"

#include "core/completion/Explanation.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace levwright::completion_test {
namespace {

const QByteArray maze = "MAZE:\"a\",' '\n"
                        "GEOMETRY:center,center\n"
                        "MAP\n"
                        "-----\n"
                        "|...|\n"
                        "-----\n"
                        "ENDMAP\n";
const QByteArray rooms = "LEVEL:\"a\"\n"
                         "ROOM:\"ordinary\",lit,(1,1),(left,top),(5,5)\n"
                         "NAME:\"hall\"\n";
const QByteArray cave = "MAZE:\"a\",' '\n"
                        "FLAGS:noteleport\n"
                        "GEOMETRY:center,center\n"
                        "MAP\n"
                        "-----\n"
                        "|...|\n"
                        "-----\n"
                        "ENDMAP\n"
                        "$spots = { (1,1),(2,1) }\n"
                        "$guard = monster:'D'\n"
                        "$name = \"Bob\"\n";

struct Asked {
    QByteArray text;
    Completions found;
    QByteArrayList sources() const {
        QByteArrayList list;
        for (const Completion& one : found.all)
            list << QByteArray::fromStdString(one.source);
        return list;
    }
};

Asked ask(const char* game, QByteArray text) {
    const qsizetype at = text.indexOf("\x01");
    if (at < 0)
        qFatal("no place in the text");
    text.remove(at, 1);
    const LevelsAnalysis analysis(loadGame(game).value(), TextSnapshot(text.toStdString()));
    const std::size_t level = analysis.levelAt(std::size_t(at));
    return {text, completionsAt(analysis.game().language(), analysis.source(level),
                                std::size_t(at) - analysis.levelStart(level))};
}

} // namespace

class CompletionTest : public QObject {
    Q_OBJECT

    static void row(const char* game, const QByteArray& before, const QByteArray& line,
                    const QByteArrayList& first, const QByteArrayList& without = {}) {
        QTest::addRow("%s: %s", game, line.data())
            << QByteArray(game) << before + QByteArray(line).replace('|', '\x01') << first << without;
    }

    // Asks for each word of each kind of statement once. Returns the number of words.
    static int askForWords(const LevelLanguage& language, const LevelSource& level, const QString& file,
                           QByteArrayList& missed) {
        const LevelTree& tree = *level.level.tree;
        std::set<std::pair<StatementKind, std::string_view>> seen;
        for (const Token& token : tree.tokens) {
            const std::optional<std::size_t> index = tree.statementAt(token.begin);
            const std::string_view word = level.text.substr(token.begin, token.end - token.begin);
            if (token.kind != TokenKind::Word || word == "ENDMAP" || word == "TERRAIN" || !index ||
                tree.statements[*index].keyword.touches(token.begin) ||
                !seen.emplace(tree.statements[*index].kind, word).second)
                continue;
            const Completions found = completionsAt(language, level, token.begin);
            const auto isIt = [&](const Completion& one) { return one.source.starts_with(word); };
            if (std::ranges::none_of(found.all, isIt))
                missed << file.toUtf8() + ": " + QByteArray::fromStdString(std::string(word)) + " in " +
                              QByteArray::fromStdString(std::string(
                                  level.text.substr(tree.statements[*index].range.begin,
                                                    token.end - tree.statements[*index].range.begin)));
        }
        return int(seen.size());
    }

private Q_SLOTS:
    void offers_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("offered");
        QTest::addColumn<QByteArrayList>("without");

        const char* classic = "nethack-3.4.3";
        row(classic, maze, "MON|\n", {"MONSTER:"}, {"TRAP:"});
        row(classic, maze, "mo|", {"MONSTER:"});
        row(classic, maze, "|\nTRAP:random,random\n", {"MONSTER:", "TRAP:", "NON_DIGGABLE:"}, {"ROOM:"});
        row(classic, rooms, "|", {"ROOM:", "SUBROOM:", "MONSTER:"}, {"NON_DIGGABLE:"});
        row(classic, maze, "MONSTER:|", {"'D'", "random"}, {"'.'", "\"newt\"", "lit"});
        row(classic, maze, "MONSTER:'D',\"red |", {"\"red dragon\""}, {"\"red mold\"", "random"});
        row(classic, maze, "MONSTER:'D',|,(1,1)", {"\"red dragon\"", "random"}, {"\"newt\""});
        row(classic, maze, "MONSTER:'D',\"dra|\",(1,1)", {"\"red dragon\""});
        row(classic, maze, "MONSTER:'D',\"red dragon\",|", {"random", "place[0]"}, {"lit"});
        row(classic, maze, "MONSTER:'D',\"red dragon\",(1,1),|", {"asleep", "hostile", "m_object"}, {"lit"});
        row(classic, maze, "MONSTER:'D',\"red dragon\",(1,1),hos|", {"hostile"}, {"asleep"});
        row(classic, maze, "DOOR:|", {"locked", "open", "random"}, {"blessed"});
        row(classic, maze, "DOOR:lo|,(1,1)", {"locked"}, {"open"});
        row(classic, maze, "TRAP:\"|", {"\"web\"", "\"bear\""}, {"random"});
        row(classic, maze, "TRAP:|", {"\"web\"", "random"});
        row(classic, maze, "STAIR:(1,1),|", {"up", "down"}, {"random"});
        row(classic, maze, "REGION:(1,1,2,1),|", {"lit", "unlit", "random"});
        row(classic, maze, "REGION:(1,1,2,1),lit,\"t|", {"\"temple\"", "\"throne\""}, {"\"zoo\""});
        row(classic, maze, "OBJECT:'(',\"chest\",(1,1),|", {"cursed", "random"});
        row(classic, "", "MAZE:\"a\",|", {"' '", "'.'"});
        row(classic, "MAZE:\"a\",' '\n", "FLAGS:noteleport,hard|", {"hardfloor"});
        row(classic, "MAZE:\"a\",' '\n", "GEOMETRY:center,|\nMAP\n...\nENDMAP\n", {"top", "center", "bottom"},
            {"left"});
        row(classic, rooms, "DOOR:false,|", {"locked"});
        row(classic, rooms, "ROOM:\"|", {"\"ordinary\"", "\"zoo\""});
        row(classic, rooms, "MONSTER:'D',\"red dragon\",\nrand|", {"random"});

        const char* game = "nethack-3.6";
        row(game, cave, "MON|", {"MONSTER:"});
        row(game, cave, "LOOP [2] {\n  T|\n}\n", {"TRAP:", "TERRAIN:"});
        row(game, cave, "[50%]: TRAP:\"we|", {"\"web\""});
        row(game, cave, "MONSTER:|", {"random", "$guard", "\"newt\"", "'D'"},
            {"$spots", "$name", "\"$guard\""});
        row(game, cave, "MONSTER:'|", {"'D'"}, {"'('", "random"});
        row(game, cave, "OBJECT:('|',\"chest\"),(1,1)", {"'('"}, {"'D'"});
        row(game, cave, "OBJECT:('(',\"|\"),(1,1)", {"\"chest\""}, {"\"ruby\""});
        row(game, cave, "TERRAIN:(1,1),'|", {"'L'", "'.'"}, {"'('"});
        row(game, cave, "OBJECT:random,(1,1),trap|", {"trapped"}, {"not_trapped:"});
        row(game, cave, "MONSTER:('D',\"red|", {"\"red dragon\""});
        row(game, cave, "MONSTER:'D',|", {"random"}, {"$guard", "hostile"});
        row(game, cave, "MONSTER:'D',$spots[0],|", {"asleep", "hostile", "invisible", "fleeing:", "$name"},
            {"cursed"});
        row(game, cave, "MONSTER:'D',(1,1),as|", {"asleep"});
        row(game, cave, "OBJECT:('(',\"chest\"),(1,1),|", {"cursed", "quantity:", "name:", "buried"},
            {"hostile"});
        row(game, cave, "LOOP [2] {\n  OBJECT:'(',(1,1),cur|\n}\nTRAP:random,random\n", {"cursed"});
        row(game, cave, "FOR $i = 0 TO 3 {\n  OBJECT:'(',|\n}\n", {"random"});
        row(game, cave, "TERRAIN:|", {"rect(", "line(", "fillrect("}, {"lit"});
        row(game, cave, "DOOR:lo|,(1,1)\n", {"locked"});
        row(game, cave, "STAIR:(1,1),|\n", {"up", "down"});
        row(game, cave, "IF [$|", {}, {"$spots", "$guard"});
        row(game, "MAZE:\"a\",' '\n", "FLAGS:|", {"noteleport", "hardfloor"});
        row(game, "MAZE:\"a\",' '\n", "INIT_MAP:|", {"mines", "solidfill", "mazegrid"});
    }
    void offers() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArrayList, offered);
        QFETCH(const QByteArrayList, without);
        const Asked asked = ask(game, text);
        const QByteArrayList sources = asked.sources();
        for (const QByteArray& source : offered)
            QVERIFY2(sources.contains(source), (source + " is not in " + sources.join(' ')).constData());
        for (const QByteArray& source : without)
            QVERIFY2(!sources.contains(source), (source + " is in " + sources.join(' ')).constData());
        QCOMPARE(QSet(sources.begin(), sources.end()).size(), sources.size());
    }

    void offersNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("comment") << maze + "# MON\x01";
        QTest::newRow("map") << QByteArray(
            "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n|.T\x01.|\nENDMAP\n");
        QTest::newRow("engraving") << maze + "ENGRAVING:(1,1),burn,\"to\x01\"\n";
        QTest::newRow("message") << QByteArray("MAZE:\"a\",' '\nMESSAGE:\"to\x01\n");
        QTest::newRow("whole") << maze + "STAIR:(1,1),up \x01\n";
        QTest::newRow("in numbers") << maze + "STAIR:(1,\x01\n";
        QTest::newRow("behind what is wrong") << maze + "MONSTER:lit,\x01\n";
        QTest::newRow("unknown statement") << maze + "MONSTR:\x01\n";
    }
    void offersNothing() {
        QFETCH(const QByteArray, text);
        for (const char* game : {"nethack-3.4.3", "nethack-3.6"})
            QCOMPARE(ask(game, text).sources(), QByteArrayList());
    }

    void replaces_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("replaced");
        QTest::newRow("word") << maze + "DOOR:lo\x01,(1,1)" << QByteArray("lo");
        QTest::newRow("its rest") << maze + "DOOR:lo\x01"
                                            "ck,(1,1)"
                                  << QByteArray("lock");
        QTest::newRow("text") << maze + "TRAP:\"w\x01"
                                        "eb\",(1,1)"
                              << QByteArray("\"web\"");
        QTest::newRow("open text") << maze + "TRAP:\"w\x01,(1,1)" << QByteArray("\"w");
        QTest::newRow("class") << maze + "MONSTER:'D\x01"
                                         "',random,random"
                               << QByteArray("'D'");
        QTest::newRow("nothing") << maze + "DOOR:\x01,(1,1)" << QByteArray();
        QTest::newRow("statement") << maze + "MON\x01"
                                             "STER:'D'"
                                   << QByteArray("MONSTER");
    }
    void replaces() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, replaced);
        const Asked asked = ask("nethack-3.4.3", text);
        QVERIFY(!asked.found.all.empty());
        QCOMPARE(
            asked.text.sliced(qsizetype(asked.found.replaced.begin), qsizetype(asked.found.replaced.size())),
            replaced);
    }

    void saysWhatIsThere_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        const QByteArray classic = "nethack-3.4.3";
        const QByteArray game = "nethack-3.6";
        const QByteArray monster = "MONSTER:'D',\"red dragon\",(1,1),hostile,asleep\n";
        QTest::newRow("wall") << classic << QByteArray(maze).replace("---\n|", "---\n\x01|")
                              << QByteArray("vertical wall|");
        QTest::newRow("floor") << classic << QByteArray(maze).replace("|...|", "|.\x01..|")
                               << QByteArray("room floor|");
        QTest::newRow("statement") << classic << maze + "MON\x01" + monster.sliced(3)
                                   << QByteArray("red dragon|class, name, place, chance, attitude, "
                                                 "alertness, alignment, given name, looks like");
        QTest::newRow("class") << classic << maze + QByteArray(monster).replace("'D'", "\x01'D'")
                               << QByteArray("class|dragon");
        QTest::newRow("attitude") << classic << maze + QByteArray(monster).replace("hostile", "\x01hostile")
                                  << QByteArray("attitude|");
        QTest::newRow("comment") << classic << maze + "# M\x01" + monster << QByteArray();
        QTest::newRow("broken") << classic << maze + "\x01MONSTER:'D',\n" << QByteArray();
        QTest::newRow("variable") << game << cave + "MONSTER:'D',\x01$spots[0]\n"
                                  << QByteArray("$spots|$spots = { (1,1),(2,1) }");
        QTest::newRow("its own value") << game << QByteArray(cave).replace("$name", "\x01$name")
                                       << QByteArray("$name = \"Bob\"|name, value");
        QTest::newRow("class of 3.6") << game
                                      << cave + "MONSTER:('\x01"
                                                "D',\"red dragon\"),(1,1)\n"
                                      << QByteArray("class|dragon");
        QTest::newRow("flag of 3.6") << game << QByteArray(cave).replace("noteleport", "\x01graveyard")
                                     << QByteArray("in this level|undead seldom leave corpses");
        QTest::newRow("arrivals of 3.6") << game << cave + "TELEPORT_REGION:(1,1,2,1),(0,0,0,0),\x01up\n"
                                         << QByteArray("for arrivals|those who arrive from below");
        QTest::newRow("map of 3.6") << game << QByteArray(cave).replace("|...|", "\x01|...|")
                                    << QByteArray("vertical wall|");
    }
    void saysWhatIsThere() {
        QFETCH(const QByteArray, game);
        QFETCH(QByteArray, text);
        QFETCH(const QByteArray, said);
        const qsizetype at = text.indexOf('\x01');
        text.remove(at, 1);
        const LevelsAnalysis analysis(loadGame(game.toStdString()).value(), TextSnapshot(text.toStdString()));
        const std::optional<Explanation> found =
            explanationAt(analysis.game(), analysis.source(0), std::size_t(at));
        QCOMPARE(found ? QByteArray::fromStdString(found->title + "|" + found->meaning) : QByteArray(), said);
    }

    void explains() {
        const Asked asked = ask("nethack-3.4.3", maze + "MONSTER:'D\x01");
        QCOMPARE(asked.found.all.size(), 1U);
        QCOMPARE(asked.found.all.front(), (Completion{"'D'", "dragon"}));
    }

    // Each word of the stock files is offered at the place where its author wrote it.
    void offersWhatAuthorsWrote_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3");
        QTest::newRow("3.6") << QByteArray("nethack-3.6");
    }
    void offersWhatAuthorsWrote() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        const GamePtr loaded = loadGame(game.toStdString()).value();
        int asked = 0;
        QByteArrayList missed;
        for (const QString& file : stockFiles(QString::fromLatin1(game))) {
            const LevelsAnalysis analysis(loaded, TextSnapshot(fileBytes(file).toStdString()));
            for (std::size_t i = 0; i < analysis.levelCount(); ++i)
                asked += askForWords(loaded->language(), analysis.source(i), file, missed);
        }
        QVERIFY2(missed.isEmpty(), missed.join('\n').constData());
        QVERIFY(asked > 100);
    }
};

LEVWRIGHT_TEST(CompletionTest)

} // namespace levwright::completion_test

#include "CompletionTest.moc"
