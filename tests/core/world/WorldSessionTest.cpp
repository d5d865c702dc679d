// SPDX-License-Identifier: GPL-3.0-or-later
// The world server without files and clock: what it writes, when, and what a killed server loses (nothing).
#include "core/world/Lines.h"
#include "core/world/SaveText.h"
#include "core/world/ServerSession.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldFolder.h"
#include "tests/support/WorldGames.h"

#include <QTest>

#include <algorithm>

namespace levwright::world_session_test {

using namespace world;
using levwright::ByteSum;
using namespace std::chrono_literals;

namespace {

using K = EffectKind;
using Kinds = std::vector<K>;

const char* const smallWorld = "MAP_LENGTH 5\n"
                               "TA_ID 1\nTA_NAME wait\nTA_ID 2\nTA_NAME move\n"
                               "TT_ID 0\nTT_NAME HUMAN\nTT_SYMBOL @\nTT_LIFEPOINTS 30\nTT_START_NUMBER 1\n"
                               "TT_ID 1\nTT_NAME DIRT\nTT_ID 0\nTT_CORPSE_ID 1\nSLIPPERS 1\n";
const char* const smallMap = "MAP 0 ~~~~~\nMAP 1 ~...~\nMAP 2 ~._X~\nMAP 3 ~...~\nMAP 4 ~~~~~\n"
                             "T_ID 0\nT_POSY 1\nT_POSX 1\nWORLD_ACTIVE 1";

std::string smallSave() {
    return std::string(smallWorld) + smallMap;
}

struct Play {
    explicit Play(const Rules& rules, const StoredGame& stored, std::uint32_t seed = 1)
        : session(rules), folder(stored) {
        const auto effects = session.play(stored, seed, 0s);
        if (effects)
            folder.perform(*effects);
        else
            problem = QString::fromStdString(effects.error().message);
    }
    void obey(std::string_view line, ServerSession::Time now = 0s) {
        folder.perform(session.obey(line, now));
    }
    std::string state() const { return saveText(session.world().state(), session.world().rules()); }

    ServerSession session;
    WorldFolder folder;
    QString problem;
};

StoredGame storedSave(std::string save) {
    return {.save = std::move(save)};
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

// Loading a save updates the player's memory of things (world-server.md, section 13).
QByteArray withoutMemory(const std::string& save) {
    QByteArrayList lines = bytesOf(save).split('\n');
    lines.removeIf([](const QByteArray& line) { return line.startsWith("T_MEMTHING "); });
    return lines.join('\n');
}

QByteArrayList linesOfFile(const QString& path) {
    QByteArrayList lines = worldFile(path).split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

void addPresets() {
    QTest::addColumn<const Rules*>("rules");
    QTest::newRow("documented") << &documentedRules();
    QTest::newRow("reference") << &referenceRules();
}

} // namespace

class WorldSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines() {
        LineReader reader;
        reader.add("a\nb\r\nc\rd");
        QStringList found;
        const auto take = [&] {
            while (reader.hasLine())
                found << QString::fromStdString(reader.takeLine());
        };
        take();
        QCOMPARE(found, (QStringList{"a", "b", "c"}));
        reader.add("e\r");
        take();
        reader.add("\n\n");
        take();
        QCOMPARE(found, (QStringList{"a", "b", "c", "de", ""}));
        reader.add(std::string(3 * LineReader::longestLine, 'x'));
        QVERIFY(!reader.hasLine());
        reader.add("\nwait\n");
        QCOMPARE(reader.takeLine().size(), LineReader::longestLine + 1);
        QCOMPARE(reader.takeLine(), "wait");
        QCOMPARE(linesOf("a\t \r\n\r\nb"), (std::vector<std::string_view>{"a", "", "b"}));
        QVERIFY(linesOf("").empty());
    }

    void place() {
        const RecordPlace place{ByteSum::of("wait\n"), ByteSum::of("TURN 1"), "reference", 3, -5, {}};
        QCOMPARE(place.record.text(), "5 " + place.record.text().substr(2));
        QCOMPARE(RecordPlace::readAll(place.text()), std::vector{place});
        const RecordPlace bare{.thing = 0};
        QCOMPARE(bare.text(), "RECORD 0 cbf29ce484222325\nT_ID 0\n");
        QCOMPARE(RecordPlace::readAll(bare.text() + place.text()), (std::vector{bare, place}));
        for (const char* bad :
             {"", "\n", "SAVE 0 0", "RECORD 1", "RECORD x 1", "RECORD 1 g", "RECORD -1 1", "RECORD 1 1\nT_ID",
              "RECORD 1 1\nSAVE 1", "RECORD 1 1\nFOO 1", "RECORD 1 1\nRULES", "RECORD 1 1\nRECORD 2",
              "RECORD 1 1\n\n", "RECORD 1 1\nT_ID 'a", "RECORD 1 11111111111111111"})
            QVERIFY2(RecordPlace::readAll(bad).empty(), bad);
    }

    void recordComesBeforeAnswer_data() { addPresets(); }
    void recordComesBeforeAnswer() {
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(smallSave()));
        play.obey("wait");
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::Out, K::Place, K::Save, K::View, K::Out}));
        play.obey("wait # again");
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::Out, K::View, K::Out}));
        QCOMPARE(play.folder.record(), "wait\nwait # again\n");
        play.obey("T_POSX 300"); // a bad value is recorded nevertheless
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::Problem, K::View, K::Out}));
        play.obey("THINGS_HERE 1 1");
        QCOMPARE(play.folder.kinds, (Kinds{K::Out, K::Out, K::Out}));
        QVERIFY(play.folder.out.ends_with("WORLD_UPDATED\nTHINGS_HERE START\nHUMAN\nTHINGS_HERE END\n"));
        play.obey("FOO");
        QCOMPARE(play.folder.kinds, Kinds{K::Problem});
        play.obey("");
        QCOMPARE(play.folder.kinds, Kinds{});
        play.obey("WORLD_ACTIVE 0");
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::ViewGone}));
        play.obey("wait");
        QCOMPARE(play.folder.kinds, Kinds{K::Problem});
        QCOMPARE(play.folder.record(), "wait\nwait # again\nT_POSX 300\nWORLD_ACTIVE 0\n");
    }

    void heardIfAskedFor() {
        ServerSession session(documentedRules(), Hearing::Told);
        const auto effects = session.play(storedSave("TURN 5"), 1, 0s);
        QVERIFY(effects.has_value());
        QVERIFY(effects->front() == (Effect{K::Heard, "save: TURN 5"}));
        QVERIFY(std::ranges::contains(session.obey("PING", 0s), Effect{K::Heard, "in: PING"}));
    }

    void fifteenSeconds_data() { addPresets(); }
    void fifteenSeconds() {
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(smallSave()));
        play.obey("FOO", 100s);
        play.obey("PING", 100s);
        QCOMPARE(play.folder.saves, 0);
        play.obey("wait", 100s);
        QCOMPARE(play.folder.saves, 1);
        play.obey("wait", 115s);
        QCOMPARE(play.folder.saves, 1);
        play.obey("PING", 120s);
        QCOMPARE(play.folder.saves, 1);
        play.obey("wait", 120s);
        QCOMPARE(play.folder.saves, 2);
        QCOMPARE(bytesOf(play.folder.save()), bytesOf(play.state()));
        play.obey("WORLD_ACTIVE 0", 140s); // due, but there is no active world
        QCOMPARE(play.folder.saves, 2);
        play.obey("WORLD_ACTIVE 1", 141s);
        QCOMPARE(play.folder.saves, 2);
        play.obey("wait", 156s);
        QCOMPARE(play.folder.saves, 3);
    }

    void savesWhileIdle_data() { addPresets(); }
    void savesWhileIdle() {
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(smallSave()));
        play.folder.perform(play.session.idle(90s));
        QCOMPARE(play.folder.saves, 0);
        play.obey("wait", 100s);
        play.folder.perform(play.session.idle(120s));
        QCOMPARE(play.folder.saves, 1); // no turn has passed since
        play.obey("wait", 101s);
        play.folder.perform(play.session.idle(115s));
        QCOMPARE(play.folder.saves, 1);
        play.folder.perform(play.session.idle(116s));
        QCOMPARE(play.folder.saves, rules->savesWhileIdle ? 2 : 1);
        play.folder.perform(play.session.idle(140s));
        QCOMPARE(play.folder.saves, rules->savesWhileIdle ? 2 : 1);
    }

    void freshStart() {
        LEVWRIGHT_NEEDS_SHARED();
        const QString game = QStringLiteral("g19_fresh_start/");
        StoredGame stored;
        stored.worldCommands = worldFile(game + "world").toStdString();
        Play play(referenceRules(), stored, 4294967295);
        QVERIFY(play.folder.kinds.front() == K::Record);
        QVERIFY(play.folder.record().ends_with("MAKE_WORLD 4294967295\n"));
        for (const QByteArray& line : linesOfFile(game + "commands"))
            play.obey(line.toStdString());
        play.obey("QUIT");
        QVERIFY(play.folder.ended);
        QByteArray record = bytesOf(play.folder.record());
        record.replace("MAKE_WORLD 4294967295", "MAKE_WORLD <unix-time>");
        QCOMPARE(firstDifference(record, worldFile(game + "record")), QString());
        QCOMPARE(firstDifference(bytesOf(play.folder.save()), worldFile(game + "save")), QString());
        QCOMPARE(firstDifference(bytesOf(play.folder.view), worldFile(game + "worldstate")), QString());
        const QByteArray out = bytesOf(play.folder.out);
        QCOMPARE(firstDifference(out.mid(out.lastIndexOf("NEW_WORLD")),
                                 inOurWords(worldFile(game + "out_from_second_NEW_WORLD"))),
                 QString());
    }

    void recordedReplays_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("turn");
        QTest::newRow("to 1") << "g18_replay_to_1/" << 1;
        QTest::newRow("to 12") << "g18_replay_to_12/" << 12;
        QTest::newRow("past the end") << "g18_replay_past_end/" << 999;
    }
    void recordedReplays() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        QFETCH(const int, turn);
        ServerSession session(referenceRules());
        WorldFolder folder;
        folder.perform(session.replay(worldFile(game + "record_before").toStdString(), turn));
        for (const QByteArray& line : linesOfFile(game + "commands"))
            folder.perform(session.obey(line.toStdString(), 0s));
        QCOMPARE(firstDifference(bytesOf(folder.out), inOurWords(worldFile(game + "out"))), QString());
        QCOMPARE(firstDifference(bytesOf(folder.view), worldFile(game + "worldstate")), QString());
        folder.perform(session.idle(1h));
        folder.perform(session.obey("QUIT", 0s));
        QVERIFY(folder.ended);
        QVERIFY(!folder.stored().save && !folder.stored().place);
        QCOMPARE(folder.record(), "");
    }

    void metaCommandsInRecord_data() { addPresets(); }
    void metaCommandsInRecord() {
        QFETCH(const Rules*, rules);
        ServerSession session(*rules);
        WorldFolder folder;
        folder.perform(session.replay("PING\n" + smallSave() + "\nTURN 1\nwait\nPING\nwait", 1));
        QCOMPARE(folder.out.starts_with("PONG\n"), rules->metaInRecord);
        folder.perform(session.obey("wait", 0s));
        QCOMPARE(session.world().state().turn, 2);
        folder.perform(session.obey("TURN 7", 0s)); // stops at the PING
        QCOMPARE(session.world().state().turn, 2);
        QCOMPARE(folder.out.ends_with("PONG\n"), rules->metaInRecord);
        folder.perform(session.obey("PING", 0s));
        QVERIFY(folder.out.ends_with("PONG\n"));
        folder.perform(session.obey("drop 0", 0s));
        QCOMPARE(session.world().state().turn, 3);
        folder.perform(session.obey("wait", 0s)); // nothing is left to replay
        QVERIFY(folder.kinds.empty());
    }

    void replayOfAnEmptyRecord() {
        ServerSession session(documentedRules());
        QVERIFY(session.replay("", 5).empty());
        QVERIFY(session.obey("TURN 1", 0s).empty());
        QVERIFY(session.obey("wait", 0s).front().kind == K::Problem);
    }

    void quit_data() { addPresets(); }
    void quit() {
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(smallSave()));
        play.obey("wait");
        play.obey("wait");
        play.obey("QUIT");
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::Place, K::Save, K::ForgetPlace, K::End}));
        QVERIFY(play.session.ended());
        QCOMPARE(bytesOf(play.folder.save()), bytesOf(play.state()));
        QVERIFY(!play.folder.stored().place);
    }

    // Leaving a world that is not active discards what the save does not contain, as in the original server.
    void quitWhileInactive_data() { addPresets(); }
    void quitWhileInactive() {
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(smallSave()));
        play.obey("wait");
        play.obey("wait");
        play.obey("WORLD_ACTIVE 0");
        play.obey("QUIT");
        QCOMPARE(play.folder.kinds, (Kinds{K::Record, K::ForgetPlace, K::End}));
        const Play next(*rules, play.folder.stored());
        QCOMPARE(next.session.world().state().turn, 1);
        QVERIFY(next.session.world().state().active);
    }

    void stop() {
        Play play(documentedRules(), storedSave(smallSave()));
        play.obey("wait");
        play.obey("T_ID 0");
        play.obey("TT_ID 1");
        play.folder.perform(play.session.stop());
        QVERIFY(play.folder.ended);
        Play next(documentedRules(), play.folder.stored());
        QCOMPARE(bytesOf(next.state()), bytesOf(play.state()));
        QCOMPARE(next.session.world().state().selectedType, 1);
        next.obey("WORLD_ACTIVE 0");
        next.folder.perform(next.session.stop());
        const Play last(documentedRules(), next.folder.stored());
        QVERIFY(!last.session.world().state().active);
        QCOMPARE(last.session.world().state().turn, 1);
    }

    // A QUIT among the lines of a file ends the session at that line.
    void quitInFile() {
        const Play save(documentedRules(), storedSave("TURN 3\nQUIT\nTURN 4"));
        QVERIFY(save.folder.ended);
        QCOMPARE(save.session.world().state().turn, 3);
        StoredGame stored;
        stored.worldCommands = "TURN 3\nQUIT\nTURN 4";
        const Play fresh(documentedRules(), stored);
        QVERIFY(fresh.folder.ended);
        QCOMPARE(fresh.folder.record(), "TURN 3\n");
        ServerSession replay(referenceRules());
        const Effects effects = replay.replay("TURN 3\nQUIT\nTURN 4", 9);
        QVERIFY(replay.ended());
        QVERIFY(effects.back().kind == K::End);
        QCOMPARE(replay.world().state().turn, 3);
    }

    void nothingToPlay() {
        const Play play(documentedRules(), {});
        QCOMPARE(play.problem,
                 QStringLiteral("there is neither a save nor a file of commands for a new world"));
        QVERIFY(play.folder.kinds.empty());
        QVERIFY(!play.session.world().state().active);
    }

    // Killed after every command in turn, the game continues where it was.
    void killedAfterEachCommand_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<const Rules*>("rules");
        for (const char* game : {"g07_inventory", "g10_player_death", "g13_quoting", "g15_altar",
                                 "g16_god_edits", "g02_length16_ai"}) {
            for (const Rules* rules : {&documentedRules(), &referenceRules()})
                QTest::addRow("%s %s", game, rules->name.data()) << game << rules;
        }
    }
    void killedAfterEachCommand() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        QFETCH(const Rules*, rules);
        Play play(*rules, storedSave(worldFile(game + "/start").toStdString()));
        ServerSession::Time now = 0s;
        for (const QByteArray& line : linesOfFile(game + "/commands")) {
            play.obey(line.toStdString(), now += 1s);
            Play again(*rules, play.folder.stored());
            QCOMPARE(firstDifference(withoutMemory(again.state()), withoutMemory(play.state())), QString());
            QCOMPARE(again.session.world().state().selectedThing, play.session.world().state().selectedThing);
            QCOMPARE(again.session.world().state().selectedType, play.session.world().state().selectedType);
            again.obey("QUIT");
            QCOMPARE(again.folder.record(), play.folder.record());
        }
    }

    // Killed with a half-written line, to which nobody has received an answer.
    void killedWhileRecording() {
        Play play(documentedRules(), storedSave(smallSave()));
        play.obey("wait");
        play.obey("TURN 123");
        StoredGame stored = play.folder.stored();
        stored.record.resize(stored.record.size() - 2);
        Play again(documentedRules(), stored);
        QCOMPARE(again.session.world().state().turn, 1);
        QCOMPARE(again.folder.record(), "wait\n");
        again.obey("wait");
        QCOMPARE(again.folder.record(), "wait\nwait\n");
        const Play third(documentedRules(), again.folder.stored());
        QCOMPARE(third.session.world().state().turn, 2);
    }

    // There is no save yet, because the world was never active. Only the record contains it.
    void killedBeforeFirstSave() {
        StoredGame stored;
        stored.record = "wait\n"; // from an older game
        stored.worldCommands = "MAP_LENGTH 5\nTURN 4";
        Play play(referenceRules(), stored);
        QVERIFY(!play.session.world().state().active);
        QVERIFY(play.folder.stored().place.has_value());
        play.obey("TURN 9");
        Play again(referenceRules(), play.folder.stored());
        QCOMPARE(again.session.world().state().turn, 9);
        QCOMPARE(again.session.world().state().length, 5);
        QCOMPARE(again.folder.record(), play.folder.record());
        again.obey("QUIT");
        const Play fresh(referenceRules(), again.folder.stored());
        QCOMPARE(fresh.session.world().state().turn, 4);
    }

    // A place that belongs to another save or record has no effect, and its content is kept.
    void placeOfAnotherGame_data() {
        QTest::addColumn<QString>("changed");
        QTest::addColumn<QString>("says");
        QTest::newRow("save") << "save" << "save is not as the server wrote it";
        QTest::newRow("record") << "record" << "record is not the one";
        QTest::newRow("short record") << "short record" << "record is not the one";
        QTest::newRow("place") << "place" << "cannot be read";
        QTest::newRow("no save") << "no save" << "the save is gone";
        QTest::newRow("nothing") << "" << "";
    }
    void placeOfAnotherGame() {
        QFETCH(const QString, changed);
        QFETCH(const QString, says);
        Play play(documentedRules(), storedSave(smallSave()));
        play.obey("wait");
        play.obey("wait");
        StoredGame other = play.folder.stored();
        if (changed == "save")
            other.save->insert(0, "TURN 50\n");
        else if (changed == "record")
            other.record[0] = 'x';
        else if (changed == "short record")
            other.record = "";
        else if (changed == "place")
            other.place = "RECORD";
        else if (changed == "no save")
            other.save.reset();
        other.worldCommands = smallSave();
        const Play next(documentedRules(), other);
        QCOMPARE(next.folder.kept.size(), says.isEmpty() ? 0 : 1);
        QVERIFY2(next.folder.kept.join(' ').contains(says), qPrintable(next.folder.kept.join(' ')));
        if (!says.isEmpty())
            QVERIFY(next.folder.kinds.front() == K::Keep);
        if (changed != "no save")
            QCOMPARE(next.session.world().state().turn, says.isEmpty() ? 2 : 1);
        QVERIFY(Play(documentedRules(), next.folder.stored()).folder.kept.isEmpty());
    }

    // What the next save will no longer contain.
    void saveOfOthers_data() {
        QTest::addColumn<QString>("save");
        QTest::addColumn<QString>("says");
        const QString good = QString::fromStdString(smallSave());
        QTest::newRow("good") << good << "";
        QTest::newRow("of the original server") << "altar (2, 2)\n" + good << "";
        QTest::newRow("empty") << "" << "";
        QTest::newRow("cut off within a line") << good.left(good.size() - 20) << "line 23 ";
        QTest::newRow("cut off behind a line")
            << good.left(good.lastIndexOf('\n') + 1) << "does not start its world";
        QTest::newRow("of the future") << "FUTURE 5\n" + good << "line 1 ";
        QTest::newRow("a value of the future") << good + "\nMAP_TOPOLOGY octagon" << "line 25 ";
    }
    void saveOfOthers() {
        QFETCH(const QString, save);
        QFETCH(const QString, says);
        const Play play(documentedRules(), storedSave(save.toStdString()));
        QCOMPARE(play.folder.kept.size(), says.isEmpty() ? 0 : 1);
        QVERIFY2(play.folder.kept.join(' ').contains(says), qPrintable(play.folder.kept.join(' ')));
        const auto first = std::ranges::find_if(play.folder.kinds,
                                                [](K kind) { return kind == K::Keep || kind == K::Place; });
        QVERIFY(first != play.folder.kinds.end() && *first == (says.isEmpty() ? K::Place : K::Keep));
    }

    // Killed between any two writes, the next server continues after the last recorded command and finds
    // nothing wrong.
    void killedBetweenWrites_data() {
        QTest::addColumn<const Rules*>("rules");
        QTest::addColumn<bool>("fresh");
        for (const Rules* rules : {&documentedRules(), &referenceRules()}) {
            QTest::addRow("%s save", rules->name.data()) << rules << false;
            QTest::addRow("%s new world", rules->name.data()) << rules << true;
        }
    }
    void killedBetweenWrites() {
        QFETCH(const Rules*, rules);
        QFETCH(const bool, fresh);
        StoredGame stored;
        if (fresh)
            stored.worldCommands = std::string(smallWorld) + "MAP_LENGTH 16\n";
        else
            stored.save = smallSave();
        ServerSession session(*rules);
        WorldFolder folder(stored);
        ServerSession::Time now = 0s;
        int moments = 0;
        const auto go = [&](const Effects& effects) {
            for (std::size_t done = 0; done <= effects.size(); ++done, ++moments) {
                const WorldFolder killed = folder.killedWithin(effects, done);
                const Play next(*rules, killed.stored(), 99);
                QVERIFY(next.problem.isEmpty());
                QCOMPARE(next.folder.kept, QStringList());
                const QByteArray record = '\n' + bytesOf(killed.record());
                QCOMPARE(next.session.world().state().turn, record.count("\nwait\n") + (fresh ? 1 : 0));
                if (done == effects.size())
                    QCOMPARE(withoutMemory(next.state()),
                             withoutMemory(saveText(session.world().state(), *rules)));
            }
            folder.perform(effects);
        };
        go(*session.play(stored, 1, now));
        for (const char* line : {"wait", "wait", "T_ID 0", "wait", "PING", "wait", "wait", "QUIT"})
            go(session.obey(line, now += 6s));
        QVERIFY(moments > 30);
    }

    void rulesInSaves() {
        const Play documented(documentedRules(), storedSave(smallSave()));
        QVERIFY(documented.state().starts_with("# rules documented\nTURN 0\n"));
        QCOMPARE(rulesNamedBy(documented.state()), "documented");
        const Play reference(referenceRules(), storedSave(smallSave()));
        QVERIFY(reference.state().starts_with("TURN 0\n"));
        QVERIFY(bytesOf(*reference.folder.stored().place).contains("\nRULES reference\n"));
    }

    void rulesOfSaves_data() {
        QTest::addColumn<QString>("save");
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("says");
        const QString plain = QString::fromStdString(smallSave());
        const QString memory = plain + "\nT_MEMTHING 1 1 1";
        const QString named = "# a world\n\n# rules reference\n" + memory;
        QTest::newRow("plain") << plain << "" << "documented" << "";
        QTest::newRow("plain, asked") << plain << "reference" << "reference" << "";
        QTest::newRow("memory") << memory << "" << "" << "use --rules reference";
        QTest::newRow("memory, documented") << memory << "documented" << "" << "“# rules documented”";
        QTest::newRow("memory, reference") << memory << "reference" << "reference" << "";
        QTest::newRow("named") << named << "" << "reference" << "";
        QTest::newRow("named and asked") << named << "reference" << "reference" << "";
        QTest::newRow("named otherwise") << named << "documented" << "" << "use --rules reference";
        QTest::newRow("of the future") << "# rules brave\n" + plain << "" << "" << "“brave”";
        QTest::newRow("a comment") << "# rules of play\n" + plain << "" << "documented" << "";
        QTest::newRow("too late") << plain + "\n# rules reference\n" << "" << "documented" << "";
    }
    void rulesOfSaves() {
        QFETCH(const QString, save);
        QFETCH(const QString, asked);
        QFETCH(const QString, rules);
        QFETCH(const QString, says);
        const Rules* const wanted = rulesNamed(asked.toStdString());
        const auto found = rulesFor(storedSave(save.toStdString()),
                                    wanted != nullptr ? std::optional(*wanted) : std::nullopt);
        QCOMPARE(found ? QString::fromUtf8(found->name) : QString(), rules);
        if (!found)
            QVERIFY2(QString::fromStdString(found.error().message).contains(says),
                     found.error().message.c_str());
    }

    // A save in the original's form does not name its rules. Its place does.
    void rulesOfPlaces() {
        Play play(referenceRules(), storedSave(smallSave() + "\nT_MEMTHING 1 1 1\nT_LIFEPOINTS 7"));
        play.obey("wait");
        StoredGame stored = play.folder.stored();
        QCOMPARE(rulesFor(stored, std::nullopt)->name, "reference");
        QVERIFY(!rulesFor(stored, documentedRules()));
        stored.place.reset();
        QCOMPARE(rulesFor(stored, documentedRules()).has_value(),
                 !bytesOf(*stored.save).contains("T_MEMTHING"));
    }

    // A record made by hand may lack the last line end.
    void openRecord() {
        StoredGame stored = storedSave(smallSave());
        stored.record = "wait";
        Play play(documentedRules(), stored);
        play.obey("TURN 3");
        play.obey("wait");
        QCOMPARE(play.folder.record(), "wait\nTURN 3\nwait\n");
        Play again(documentedRules(), play.folder.stored());
        QCOMPARE(bytesOf(again.state()), bytesOf(play.state()));
    }

    void saveMayHoldPlayedValues() {
        const Play play(documentedRules(), storedSave("TURN 70000\nGOD_MOOD -40000\nGOD_FAVOR 99999\n" +
                                                      smallSave() + "\nT_SATIATION 40000\nTURN 70001"));
        QCOMPARE(play.session.world().state().turn, 70001);
        QCOMPARE(play.session.world().state().godMood, -40000);
        QCOMPARE(play.session.world().state().godFavor, 99999);
        QCOMPARE(play.session.world().state().player()->satiation, 40000);
        Play live(documentedRules(), storedSave(smallSave()));
        live.obey("TURN 70000");
        QCOMPARE(live.folder.problems.size(), 1);
    }

    // A promise to clients: a view is complete, and it exists when its message appears.
    void viewBeforeItsMessage() {
        Play play(documentedRules(), storedSave(smallSave()));
        QCOMPARE(play.folder.kinds, (Kinds{K::ViewGone, K::Place, K::View, K::Out}));
        QCOMPARE(play.folder.out, "WORLD_UPDATED\n");
        const QByteArrayList view = bytesOf(play.folder.view).split('\n');
        QCOMPARE(view.mid(0, 9), (QByteArrayList{"0", "0", "0", "30", "0", "(none)", "%", "1", "1"}));
        QCOMPARE(view.size(), 10 + 5 + 5 + 1);
        play.obey("MAKE_WORLD 5");
        QVERIFY(play.folder.out.find("NEW_WORLD\n") != std::string::npos || !play.folder.problems.isEmpty());
        QVERIFY(play.folder.out.ends_with("WORLD_UPDATED\n"));
        play.obey("MAP_LENGTH 7");
        QVERIFY(play.folder.view.empty());
    }
};

LEVWRIGHT_TEST(WorldSessionTest)

} // namespace levwright::world_session_test

#include "WorldSessionTest.moc"
