// SPDX-License-Identifier: GPL-3.0-or-later
// The command that rolls all levels of a game, and the goals that check rolls.
#include "app/cli/Onlooker.h"
#include "app/cli/Program.h"
#include "core/archive/Archive.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QByteArray>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::survey_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(FileStore& store, const std::vector<std::string>& arguments, cli::Onlooker* onlooker = nullptr,
            std::string_view commit = {}) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments,
                                       cli::Console{store, in, out, errors, nullptr, onlooker, {}, commit});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

constexpr std::string_view three =
    "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n# goal: number of jackal = 1\n"
    "MONSTER:'d',\"jackal\",(0,0)\nMAZE:\"b\",' '\nGEOMETRY:center,center\nMAP\n..}\nENDMAP\n"
    "# goal: chance of fountain >= 50 %\nTRAP[50%]:\"pit\",(0,0)\n"
    "LEVEL:\"c\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,3)\nFOUNTAIN:(1,1)\n";
constexpr std::string_view script = "des.map([[\n...\n.T.\n]])\ndes.monster(\"jackal\", 0, 0)\n";

MemoryFileStore filled() {
    MemoryFileStore store;
    for (const auto& [name, text] : {std::pair{"three.des", three}, {"s.lua", script}})
        QTest::qVerify(store.replace(name, text).has_value(), "written", "", __FILE__, __LINE__);
    return store;
}

QByteArray file(const FileStore& store, const std::string& name) {
    return QByteArray::fromStdString(store.read(name, cli::maximumFileSize).value_or(""));
}

void change(FileStore& store, const char* name, const char* from, const char* to) {
    const QByteArray changed = file(store, name).replace(from, to);
    QTest::qVerify(store.replace(name, changed.toStdString()).has_value(), "written", "", __FILE__, __LINE__);
}

// Stops a survey at once.
struct Hasty : cli::Onlooker {
    void begin() override {}
    void end() override {}
    bool goesOn(std::uint64_t, std::uint64_t) override { return false; }
};

} // namespace

class SurveyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAPage() {
        MemoryFileStore store = filled();
        const Outcome outcome =
            run(store, {"survey", "three.des", "s.lua", "--rolls", "20", "-o", "r.html", "--csv", "r.csv"});
        QCOMPARE(outcome.errors, "");
        QCOMPARE(outcome.status, int(cli::Success));
        const QByteArray page = file(store, "r.html");
        QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
        for (const char* part :
             {"Survey of three.des, s.lua", "<a href=\"#level-0\">a</a>", "<section id=\"level-3\"",
              "alt=\"The map of b\"", "data:image/png;base64,iVBOR", "20 of 20 rolls have no “fountain”",
              "prefers-color-scheme: dark"})
            QVERIFY2(page.contains(part), part);
        // It needs nothing else.
        for (const char* outside : {"http:", "https:", "src=\"/", "<link", "@import"})
            QVERIFY2(!page.contains(outside), outside);
        const QList<QByteArray> rows = file(store, "r.csv").split('\n');
        QCOMPARE(rows.size(), 6);
        QVERIFY2(rows[1].startsWith("three.des,a,nethack-3.4.3,20,0,0,"), rows[1]);
        QVERIFY2(rows[4].startsWith("s.lua,s,nethack-"), rows[4]);
        QVERIFY(file(store, "r.json").startsWith("{\"format\":\"levwright-survey-1\""));
    }

    void surveysALibrary() {
        MemoryFileStore store = filled();
        Archive archive;
        QVERIFY(archive.add("s.lua", std::string(script)));
        QVERIFY(archive.add("other.txt", "x"));
        QVERIFY(store.replace("nhdat", archive.write().value()));
        QCOMPARE(run(store, {"survey", "nhdat", "--rolls=3", "--json", "n.json"}).status, int(cli::Success));
        QCOMPARE(file(store, "n.json").count("\"number\":"), 1);
        QVERIFY(file(store, "n.json").contains("\"all\":1,"));
    }

    // Parts give the same bytes as one run.
    void partsAddUp() {
        MemoryFileStore store = filled();
        const std::vector<std::string> common{"three.des", "s.lua", "--rolls", "15"};
        const auto survey = [&](std::vector<std::string> words) {
            words.insert(words.begin(), "survey");
            words.insert(words.end(), common.begin(), common.end());
            return run(store, words).status;
        };
        QCOMPARE(survey({"-o", "whole.html", "--csv", "whole.csv"}), int(cli::Success));
        for (const std::string part : {"1", "2", "3"})
            QCOMPARE(survey({"--json", part + ".json", "--part", part + "/3"}), int(cli::Success));
        const Outcome merged = run(
            store, {"survey", "--merge", "3.json", "1.json", "2.json", "-o", "sum.html", "--csv", "sum.csv"});
        QCOMPARE(merged.errors, "");
        QCOMPARE(merged.status, int(cli::Success));
        QVERIFY(file(store, "sum.html") == file(store, "whole.html"));
        QVERIFY(file(store, "sum.json") == file(store, "whole.json"));
        QVERIFY(file(store, "sum.csv") == file(store, "whole.csv"));
        QCOMPARE(run(store, {"survey", "--merge", "1.json", "1.json", "-o", "x.html"}).status,
                 int(cli::Unusable));
        QCOMPARE(survey({"--json", "4.json", "--part", "4/3"}), int(cli::Unusable));
        // What cannot be read is not left out.
        QCOMPARE(run(store, {"survey", "--merge", "1.json", "none.json", "-o", "x.html"}).status,
                 int(cli::Unusable));
        QVERIFY(!store.exists("x.html"));
    }

    // Only what has changed is rolled again.
    void goesOn() {
        MemoryFileStore store = filled();
        const std::vector<std::string> words{"survey", "three.des", "s.lua", "--rolls", "15", "-o", "r.html"};
        QCOMPARE(run(store, words).errors, "");
        const QByteArray page = file(store, "r.html");
        QCOMPARE(run(store, words).errors,
                 "survey: 4 of 4 levels have not changed since r.json was written\n");
        QVERIFY(file(store, "r.html") == page);
        change(store, "s.lua", "0, 0", "1, 0");
        QCOMPARE(run(store, words).errors,
                 "survey: 3 of 4 levels have not changed since r.json was written\n");
        QVERIFY(file(store, "r.html") != page);
        change(store, "s.lua", "1, 0", "0, 0");
        QCOMPARE(run(store, words).status, int(cli::Success));
        QVERIFY(file(store, "r.html") == page);
        // Other options roll everything anew.
        QCOMPARE(run(store, {"survey", "three.des", "s.lua", "--rolls", "16", "-o", "r.html"}).errors, "");
    }

    // What an older program has found is not taken for what this one finds.
    void goesOnWithTheSameProgram() {
        MemoryFileStore store = filled();
        const std::vector<std::string> words{"survey", "three.des", "--rolls", "5", "-o", "r.html"};
        const char* reused = "survey: 3 of 3 levels have not changed since r.json was written\n";
        QCOMPARE(run(store, words, nullptr, "1a2b3c").errors, "");
        QCOMPARE(run(store, words, nullptr, "1a2b3c").errors, reused);
        QCOMPARE(run(store, words, nullptr, "4d5e6f").errors, "");
        // Built from a changed checkout.
        QCOMPARE(run(store, words, nullptr, "4d5e6f+").errors, "");
        QCOMPARE(run(store, words, nullptr, "4d5e6f+").errors, reused);
    }

    void showsLenses() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"survey", "three.des", "--rolls", "5", "-o", "r.html", "--csv", "r.csv"}).status,
                 int(cli::Success));
        const QByteArray page = file(store, "r.html");
        QCOMPARE(page.count("<figure>"), 6); // two for each level
        QCOMPARE(page.count("loading=\"lazy\""), 9);
        // The jackal of the first level is in each roll.
        QVERIFY(page.contains(
            "<figcaption>Danger: difficulty of hostile monsters in levels. Strong colours mean "
            "more.<br>In at least a tenth of the rolls: &amp; hostile monster, awake</figcaption>"));
        QVERIFY(page.contains("alt=\"Way on the map of b\""));
        const QList<QByteArray> head = file(store, "r.csv").split('\n')[0].split(',');
        const QList<QByteArray> row = file(store, "r.csv").split('\n')[1].split(',');
        const qsizetype column = head.indexOf("harder_percent");
        QVERIFY(column > 0);
        QCOMPARE(row[column], "0"); // no stock level at depth 10 to 14 has less than a jackal
    }

    // With another tileset, the pictures are drawn anew.
    void showsTilesets() {
        MemoryFileStore store = filled();
        QVERIFY(store.replace("tiles.bmp", bmpOfTiles(1057)).has_value());
        std::vector<std::string> words{"survey", "three.des", "--rolls", "5", "-o", "r.html"};
        QCOMPARE(run(store, words).errors, "");
        const QByteArray plain = file(store, "r.html");
        words.insert(words.end(), {"--tileset", "tiles.bmp"});
        QCOMPARE(run(store, words).errors, "");
        QVERIFY(file(store, "r.html") != plain);
        QCOMPARE(run(store, words).errors,
                 "survey: 3 of 3 levels have not changed since r.json was written\n");
        words.back() = "none.bmp";
        QCOMPARE(run(store, words).status, int(cli::Unusable));
    }

    // Surveys of older programs have no lenses.
    void readsOlderSurveys() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"survey", "three.des", "--rolls", "5", "--json", "a.json"}).status,
                 int(cli::Success));
        QByteArray json = file(store, "a.json");
        for (qsizetype at = json.indexOf(",\"lenses\":["); at >= 0; at = json.indexOf(",\"lenses\":["))
            json.remove(at, json.indexOf("}]", at) + 2 - at);
        QVERIFY(store.replace("b.json", json.toStdString()));
        QCOMPARE(run(store, {"survey", "--merge", "b.json", "-o", "b.html"}).errors, "");
        QVERIFY(!file(store, "b.html").contains("<figure>"));
    }

    // A goal about a depth is rolled there, whatever the context of the survey is.
    void rollsGoalsAtTheirDepth() {
        MemoryFileStore store = filled();
        change(store, "three.des", "number of jackal = 1", "danger at 3 >= 99 %");
        QCOMPARE(run(store, {"survey", "three.des", "--rolls", "20", "-o", "r.html"}).status,
                 int(cli::Success));
        QVERIFY(file(store, "r.html").contains("of the stock levels at depth 1 to 4"));
    }

    void isInterrupted() {
        MemoryFileStore store = filled();
        Hasty hasty;
        const std::vector<std::string> words{"survey", "three.des", "--rolls", "1000000", "-o", "r.html"};
        const Outcome outcome = run(store, words, &hasty);
        QCOMPARE(outcome.status, int(cli::Interrupted));
        QVERIFY(outcome.errors.contains("the same command goes on"));
        QVERIFY(file(store, "r.html").contains("This is a part of a survey of 3 levels."));
    }

    // A file of something else beside the page is not overwritten.
    void keepsOtherFiles() {
        MemoryFileStore store = filled();
        QVERIFY(store.replace("r.json", "{\"mine\":1}"));
        const Outcome outcome = run(store, {"survey", "three.des", "--rolls=2", "-o", "r.html"});
        QCOMPARE(outcome.status, int(cli::Unusable));
        QCOMPARE(outcome.errors, "survey: r.json: it is not the JSON of a survey\n");
        QCOMPARE(file(store, "r.json"), "{\"mine\":1}");
    }

    void compares() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"survey", "three.des", "--rolls=200", "--json", "old.json"}).status,
                 int(cli::Success));
        QCOMPARE(run(store, {"survey", "--compare", "old.json", "old.json"}).output, "");
        change(store, "three.des", "FOUNTAIN:(1,1)\n", "");
        change(store, "three.des", "MONSTER:'d',\"jackal\",(0,0)", "MONSTER[50%]:'d',\"jackal\",(0,0)");
        QCOMPARE(run(store, {"survey", "three.des", "--rolls=200", "--json", "new.json"}).status,
                 int(cli::Success));
        const Outcome outcome = run(store, {"survey", "--compare", "old.json", "new.json"});
        QCOMPARE(outcome.status, int(cli::Failure));
        for (const char* part :
             {"three.des: c: worse: “fountain” is in 0.0 % of rolls; before: 100.0 %.",
              "three.des: a: worse: The goal “number of jackal = 1” is not reached any more",
              "three.des: a: worse: “mon jackal” is in "})
            QVERIFY2(outcome.output.contains(part), outcome.output);
        QVERIFY(!outcome.output.contains("three.des: b:"));
        const Outcome lines = run(store, {"survey", "--compare", "--json", "-", "old.json", "new.json"});
        QCOMPARE(lines.output.count('\n'), outcome.output.count('\n'));
        QVERIFY(lines.output.startsWith("{\"turn\":\"worse\""));
    }

    void refusesWords_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<QByteArray>("why");
        const auto add = [](const char* name, std::vector<std::string> words, const char* why) {
            QTest::newRow(name) << std::move(words) << QByteArray(why);
        };
        add("nothing", {}, "no file given");
        add("no page", {"three.des"}, "-o must name the page");
        add("both", {"--merge", "--compare", "a", "b"}, "cannot be combined");
        add("merging rolls nothing", {"--merge", "--rolls", "3", "a"},
            "--rolls cannot be combined with --merge");
        add("comparing rolls nothing", {"--compare", "--part", "1/2", "a", "b"},
            "--part cannot be combined with --compare");
        add("one to compare", {"--compare", "a"}, "needs two surveys");
        add("a part", {"--part", "0/2", "three.des", "-o", "x"}, "is not a part of a survey");
        add("a part of many", {"--part", "3", "three.des", "-o", "x"}, "is not a part of a survey");
        add("no rolls", {"--rolls", "0", "three.des", "-o", "x"}, "--rolls");
        add("a context", {"--context", "x=1", "three.des", "-o", "x"}, "x");
    }
    void refusesWords() {
        QFETCH(std::vector<std::string>, words);
        QFETCH(const QByteArray, why);
        MemoryFileStore store = filled();
        words.insert(words.begin(), "survey");
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, int(cli::Unusable));
        QVERIFY2(outcome.errors.startsWith("survey: "), outcome.errors);
        QVERIFY2(outcome.errors.contains(why), outcome.errors);
    }

    // What cannot be rolled is in the report, with the reason.
    void tellsWhatCannotBeRolled() {
        MemoryFileStore store = filled();
        QVERIFY(store.replace("bad.des", "MAZE:\"bad\",' '\nMONSTER:'d'\n"));
        QCOMPARE(run(store, {"survey", "bad.des", "gone.des", "-o", "r.html"}).status, int(cli::Failure));
        const QByteArray page = file(store, "r.html");
        QCOMPARE(page.count("Not rolled: "), 2);
        QVERIFY(page.contains("gone.des"));
    }

    void checkRollsGoals() {
        MemoryFileStore store = filled();
        const Outcome plain = run(store, {"check", "three.des"});
        QCOMPARE(plain.status, int(cli::Success)); // a warning
        QCOMPARE(plain.output.count("[goal-broken]"), 1);
        const Outcome strict = run(store, {"check", "--goals", "--rolls", "300", "three.des"});
        QCOMPARE(strict.status, int(cli::Failure));
        QCOMPARE(strict.output, "three.des:13:9: warning: This goal is not reached: 300 of 300 rolls have no "
                                "“fountain”, as with seed 1. [goal-broken]\n");
        change(store, "three.des", ">= 50 %", "<= 50 %");
        QCOMPARE(run(store, {"check", "--goals", "three.des"}).status, int(cli::Success));
        QCOMPARE(run(store, {"check", "--rolls", "3", "three.des"}).status, int(cli::Unusable));
    }

    // A goal that is missed is told with a seed, and ends the check with status 1, in every language.
    void checksGoalsOfAllLanguages_data() {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("text");
        const std::string map = "GEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        const std::string goal = "goal: chance of jackal <= 10 %\n";
        const auto add = [](const char* game, const char* file, const std::string& text) {
            QTest::newRow(game) << std::string(file) << text;
        };
        add("nethack-3.4.3", "a.des", "MAZE:\"a\",' '\n# " + goal + map + "MONSTER:'d',\"jackal\",(0,0)\n");
        add("slashem", "a.des", "MAZE:\"a\",' '\n# " + goal + map + "MONSTER:'d',\"jackal\",(0,0)\n");
        add("nethack-3.6", "a.des", "MAZE:\"a\",' '\n# " + goal + map + "MONSTER:('d',\"jackal\"),(0,0)\n");
        for (const char* game : {"nethack-3.7", "nethack-5.0"})
            add(game, "a.lua", "-- " + goal + "des.map([[\n...\n]])\ndes.monster(\"jackal\", 0, 0)\n");
    }
    void checksGoalsOfAllLanguages() {
        QFETCH(const std::string, file);
        QFETCH(const std::string, text);
        MemoryFileStore store;
        QVERIFY(store.replace(file, text));
        const std::vector<std::string> words{
            "check", "--goals", "--rolls", "60", "--target", QTest::currentDataTag(), file};
        const Outcome missed = run(store, words);
        QCOMPARE(missed.status, int(cli::Failure));
        QVERIFY2(missed.output.contains("as with seed 1. [goal-broken]"), missed.output);
        change(store, file.c_str(), "<= 10 %", ">= 10 %");
        const Outcome reached = run(store, words);
        QVERIFY2(reached.status == int(cli::Success), reached.output);
    }
};

LEVWRIGHT_TEST(SurveyTest)

} // namespace levwright::survey_test

#include "SurveyTest.moc"
