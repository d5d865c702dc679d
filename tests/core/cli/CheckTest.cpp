// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Program.h"
#include "core/diag/Diagnostic.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <sstream>

namespace levwright::check_test {
namespace {

struct Outcome {
    int status = 0;
    QStringList output;
    QString errors;
};

Outcome run(MemoryFileStore& store, std::string_view calledAs, const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram(calledAs, arguments, cli::Console{store, in, out, errors});
    return {status, QString::fromStdString(out.str()).split('\n', Qt::SkipEmptyParts),
            QString::fromStdString(errors.str())};
}

const char* const header = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n|....\n.....\n.....\nENDMAP\n";

} // namespace

class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("status");
        QTest::newRow("clean") << QByteArray("GOLD:1,(1,1)\n") << QStringList() << 0;
        QTest::newRow("error") << QByteArray("DOOR:open,(1,1)\n")
                               << QStringList{"f.des:8:11: error: * [door-off-map]"} << 1;
        QTest::newRow("warning") << QByteArray("GOLD:1,(0,0)\n")
                                 << QStringList{"f.des:8:8: warning: * [placed-in-wall]"} << 0;
        QTest::newRow("own warning") << QByteArray("GOLD:1,place[0]\n")
                                     << QStringList{"f.des:8:8: warning: * [undeclared-register]"} << 0;
        QTest::newRow("columns count bytes")
            << QByteArray("ENGRAVING:(1,1),dust,\"\xc3\xa4\" TRAP:\"x\",random\n")
            << QStringList{"f.des:8:32: error: * [unknown-trap]"} << 1;
        QTest::newRow("text order") << QByteArray(
                                           "MONSTER:'a',\"nobody\",(9,9)\nGOLD 1,random\nTRAP:\"x\",random\n")
                                    << QStringList{"f.des:8:13: warning: * [unknown-monster]",
                                                   "f.des:8:22: error: * [place-out-of-map]",
                                                   "f.des:9:6: error: * [unexpected-token]",
                                                   "f.des:10:6: error: * [unknown-trap]"}
                                    << 1;
        QTest::newRow("carriage returns") << QByteArray("GOLD:1,random\r\nTRAP:\"x\",random\r\n")
                                          << QStringList{"f.des:9:6: error: * [unknown-trap]"} << 1;
    }
    void lines() {
        QFETCH(const QByteArray, rest);
        QFETCH(const QStringList, lines);
        QFETCH(const int, status);
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", header + rest.toStdString()));
        const Outcome outcome = run(store, "levwright-cli", {"check", "f.des"});
        QCOMPARE(outcome.output.size(), lines.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QStringList ends = lines[i].split('*');
            QVERIFY2(outcome.output[i].startsWith(ends[0]) && outcome.output[i].endsWith(ends[1]),
                     qPrintable(outcome.output[i]));
        }
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.errors, QString());
    }

    void unknownWordsAreGrouped_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QStringList>("few"); // lines; * stands for any text
        QTest::addColumn<qsizetype>("all");   // the number of lines with --all
        QTest::newRow("few are said each")
            << QByteArray("FORGE:(1,1)\nFORGE:(2,1)\nFORGE:(3,1)\n")
            << QStringList{"f.des:8:1: error: *[unknown-word]", "f.des:9:1: error: *[unknown-word]",
                           "f.des:10:1: error: *[unknown-word]"}
            << qsizetype(3);
        QTest::newRow("many in a line")
            << QByteArray("FORGE:(1,1)\nFORGE:(2,1)\nSPILL:(3,1)\nFORGE:(1,2)\nFORGE:(2,2)\nFORGE:(3,2)\n")
            << QStringList{"f.des:8:1: error: 2 words that nethack-3.4.3 does not know: “FORGE” (5), "
                           "“SPILL”; "
                           "at 8:1, 9:1, 10:1, 11:1, 12:1 and 1 more places [unknown-words]"}
            << qsizetype(6);
        QTest::newRow("names are warnings")
            << QByteArray("MONSTER:'a',\"Wugwug\",(1,1)\n").repeated(4) + "GOLD:1,(0,0)\n"
            << QStringList{"f.des:8:13: warning: 1 name that nethack-3.4.3 does not know: “Wugwug” (4); at "
                           "8:13, 9:13, 10:13, 11:13 [unknown-names]",
                           "f.des:12:8: warning: *[placed-in-wall]"}
            << qsizetype(5);
    }
    void unknownWordsAreGrouped() {
        QFETCH(const QByteArray, rest);
        QFETCH(const QStringList, few);
        QFETCH(const qsizetype, all);
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", header + rest.toStdString()));
        const QStringList lines =
            run(store, "levwright-cli", {"check", "--target", "nethack-3.4.3", "f.des"}).output;
        QCOMPARE(lines.size(), few.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QStringList ends = few[i].split('*');
            QVERIFY2(lines[i].startsWith(ends.first()) && lines[i].endsWith(ends.last()),
                     qPrintable(lines[i]));
        }
        QCOMPARE(run(store, "levwright-cli", {"check", "--all", "--target", "nethack-3.4.3", "f.des"})
                     .output.size(),
                 all);
        QCOMPARE(run(store, "levwright-cli", {"check", "--json", "--target", "nethack-3.4.3", "f.des"})
                     .output.size(),
                 all);
    }

    void hintsAreAskedFor() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", std::string(header) + "REGION:(1,1,2,1),lit,\"ordinary\"\n"));
        QCOMPARE(run(store, "levwright-cli", {"check", "f.des"}).output.size(), 0);
        const Outcome outcome = run(store, "levwright-cli", {"check", "-w", "f.des"});
        QCOMPARE(outcome.output.size(), 1);
        QVERIFY(outcome.output[0].startsWith("f.des:8:8: hint: "));
        QCOMPARE(outcome.status, 0);
    }

    // What only rolls show counts, too.
    void levelsAreRolled_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::newRow("fails in every roll")
            << QByteArray("des.level_init({ style = \"solidfill\", fg = \".\" })\nlocal a = {}\na(1)\n")
            << "f.lua:3:1: error: The script fails in every roll: line 3: attempt to call a table value "
               "(local 'a'); the game makes a maze instead. [script-fails]"
            << 1;
        QTest::newRow("fails at times")
            << QByteArray("des.level_init({ style = \"solidfill\", fg = \".\" })\nlocal a = {}\n"
                          "if percent(50) then a(1) end\n")
            << "f.lua:3:1: warning: The script fails in 33 %: line 3: attempt to call a table value (local "
               "'a'); then the game makes a maze instead, as with seed 6. [script-fails-at-times]"
            << 0;
        QTest::newRow("complaint")
            << QByteArray("des.level_init({ style = \"solidfill\", fg = \".\" })\n"
                          "nh.impossible(\"I am here\")\n")
            << "f.lua:2:1: warning: The game complains in 100 % of rolls, as with seed 1: “I am here”. "
               "[game-complains]"
            << 0;
        QTest::newRow("silenced") << QByteArray("-- levwright: silence game-complains\n"
                                                "des.level_init({ style = \"solidfill\", fg = \".\" })\n"
                                                "nh.impossible(\"I am here\")\n")
                                  << QString() << 0;
        QTest::newRow("library of functions")
            << QByteArray("function pond() des.terrain(1, 1, \"}\") end\n") << QString() << 0;
    }
    void levelsAreRolled() {
        QFETCH(const QByteArray, script);
        QFETCH(const QString, line);
        MemoryFileStore store;
        QVERIFY(store.replace("f.lua", script.toStdString()));
        const Outcome outcome = run(store, "levwright-cli", {"check", "f.lua"});
        QCOMPARE(outcome.output.join('\n'), line);
        QTEST(outcome.status, "status");
    }

    void unreadableFilesAreSaidAndTheOthersChecked() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", std::string(header) + "TRAP:\"x\",random\n"));
        const Outcome outcome = run(store, "levwright-cli", {"check", "nope.des", "f.des"});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.errors.startsWith("Cannot open “nope.des”"));
        QCOMPARE(outcome.output.size(), 1);
    }

    void commandLine_data() {
        QTest::addColumn<QStringList>("words"); // including the program's name
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("help") << QStringList{"levwright-cli", "--help"} << 0 << "levwright-cli check";
        QTest::newRow("help of a command")
            << QStringList{"levwright-cli", "check", "--help"} << 0 << "levwright-cli check";
        QTest::newRow("version") << QStringList{"levwright-cli", "--version"} << 0 << "levwright-cli 0.";
        QTest::newRow("nothing") << QStringList{"levwright-cli"} << 2 << "no command given";
        QTest::newRow("unknown command")
            << QStringList{"levwright-cli", "frob"} << 2 << "unknown command “frob”";
        QTest::newRow("no file") << QStringList{"levwright-cli", "check"} << 2 << "no file given";
        QTest::newRow("unknown option")
            << QStringList{"levwright-cli", "check", "-x", "f"} << 2 << "unknown option “-x”";
        QTest::newRow("unknown game")
            << QStringList{"levwright-cli", "check", "--target", "rogue", "f"} << 2 << "rogue";
        QTest::newRow("as lev_comp") << QStringList{"/usr/games/lev_comp", "nope.des"} << 1
                                     << "Cannot open “nope.des”";
        QTest::newRow("lev_comp") << QStringList{"levwright-cli", "lev_comp", "nope.des"} << 1
                                  << "Cannot open “nope.des”";
    }
    void commandLine() {
        QFETCH(const QStringList, words);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        std::vector<std::string> arguments;
        for (const QString& word : words.mid(1))
            arguments.push_back(word.toStdString());
        MemoryFileStore store;
        const Outcome outcome = run(store, words[0].toStdString(), arguments);
        QCOMPARE(outcome.status, status);
        QVERIFY((outcome.output.join('\n') + outcome.errors).contains(says));
    }

    // The game's compiler accepts all of them, so they have no errors.
    void stockFilesHaveNoErrors() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString& path : stockFiles("nethack-3.4.3")) {
            MemoryFileStore store;
            QVERIFY(store.replace("f.des", fileBytes(path).toStdString()));
            const Outcome outcome = run(store, "levwright-cli", {"check", "f.des"});
            QVERIFY2(outcome.status == 0, qPrintable(path + '\n' + outcome.output.join('\n')));
        }
    }
};

LEVWRIGHT_TEST(CheckTest)

} // namespace levwright::check_test

#include "CheckTest.moc"
