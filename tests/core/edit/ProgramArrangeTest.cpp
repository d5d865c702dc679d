// SPDX-License-Identifier: GPL-3.0-or-later
// Moves statements of NetHack 3.6 within their level, with their blocks and comments. Their indentation
// becomes that of their new neighbours.
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::program_arrange_test {
namespace {

using Where = ArrangePlace::Where;

const QByteArray level = "LEVEL:\"a\"\n"
                         "ROOM:\"ordinary\",lit,random,random,(5,5) {\n"
                         "  # who guards it\n"
                         "  MONSTER:('d',\"jackal\"),(04,0)\n"
                         "\n"
                         "  CONTAINER:('(',\"chest\"),(1,0) {\n"
                         "    OBJECT:'!'\n"
                         "  }\n"
                         "  OBJECT:('*',\"ruby\"),(2,0),blessed\n"
                         "}\n"
                         "ROOM:\"ordinary\",lit,random,random,random {\n"
                         "}\n"
                         "LOOP [2] {\n"
                         "  MINERALIZE\n"
                         "}\n"
                         "[50%]: RANDOM_CORRIDORS\n";
const QByteArray monster = "  # who guards it\n  MONSTER:('d',\"jackal\"),(04,0)\n";
const QByteArray chest = "  CONTAINER:('(',\"chest\"),(1,0) {\n    OBJECT:'!'\n  }\n";
const QByteArray ruby = "  OBJECT:('*',\"ruby\"),(2,0),blessed\n";

LevelsAnalysis analysis36(const QByteArray& text) {
    return {loadGame("nethack-3.6").value(), TextSnapshot(text.toStdString())};
}

QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

} // namespace

class ProgramArrangeTest : public QObject {
    Q_OBJECT

    static std::size_t statement(const LevelsAnalysis& analysis, const QByteArray& words) {
        const std::size_t at = analysis.text().bytes().find(words.toStdString());
        if (at == std::string_view::npos)
            qFatal("no %s", words.data());
        return analysis.statementAt(0, at)->statement;
    }

private Q_SLOTS:
    void arranges_data() {
        QTest::addColumn<QByteArrayList>("words");
        QTest::addColumn<QByteArray>("beside");
        QTest::addColumn<int>("where");
        QTest::addColumn<int>("how");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArrayList>("placed"); // the beginnings of the statements selected afterwards
        const auto row = [](const char* name, const QByteArrayList& words, const QByteArray& beside,
                            Where where, const QByteArray& after, const QByteArrayList& placed,
                            Arranging how = Arranging::Move) {
            QTest::newRow(name) << words << beside << int(where) << int(how) << after << placed;
        };
        row("behind another", {"MONSTER"}, "OBJECT:('*'", Where::Behind,
            with(with(level, monster, ""), ruby, ruby + monster), {"MONSTER"});
        row("before another", {"OBJECT:('*'"}, "MONSTER", Where::Before,
            with(with(level, ruby, ""), monster, ruby + monster), {"OBJECT:('*'"});
        row("with its block", {"CONTAINER"}, "MONSTER", Where::Before,
            with(with(level, chest, ""), monster, chest + monster), {"CONTAINER"});
        row("into another room", {"MONSTER"}, "ROOM:\"ordinary\",lit,random,random,random", Where::Into,
            with(with(level, monster, ""), "random {\n}", "random {\n" + monster + "}"), {"MONSTER"});
        row("two of them", {"OBJECT:('*'", "MONSTER"}, "ROOM:\"ordinary\",lit,random,random,random",
            Where::Into,
            with(with(with(level, monster, ""), ruby, ""), "random {\n}",
                 "random {\n" + monster + ruby + "}"),
            {"MONSTER", "OBJECT:('*'"});
        row("into a container", {"OBJECT:('*'"}, "CONTAINER", Where::Into,
            with(with(level, ruby, ""), "'!'\n", "'!'\n    OBJECT:('*',\"ruby\"),blessed\n"),
            {"OBJECT:('*'"});
        row("out of a container", {"OBJECT:'!'"}, "OBJECT:('*'", Where::Behind,
            with(with(level, "    OBJECT:'!'\n", ""), ruby, ruby + "  OBJECT:'!',random\n"),
            {"OBJECT:'!',random"});
        row("with what lies in it", {"CONTAINER", "OBJECT:'!'"}, "OBJECT:('*'", Where::Behind,
            with(with(level, chest, ""), ruby, ruby + chest), {"CONTAINER"});
        row("duplicated", {"CONTAINER"}, "CONTAINER", Where::Behind, with(level, chest, chest + chest),
            {"CONTAINER"}, Arranging::Copy);
        row("duplicated with its comment", {"MONSTER"}, "MONSTER", Where::Behind,
            with(level, monster, monster + monster), {"MONSTER"}, Arranging::Copy);
        row("into a loop", {"OBJECT:('*'"}, "LOOP", Where::Into,
            with(with(level, ruby, ""), "  MINERALIZE\n", "  MINERALIZE\n" + ruby), {"OBJECT:('*'"});
        row("out of a loop", {"MINERALIZE"}, "LOOP", Where::Before,
            with(with(level, "  MINERALIZE\n", ""), "LOOP", "MINERALIZE\nLOOP"), {"MINERALIZE"});
        row("where it is", {"MONSTER"}, "MONSTER", Where::Behind, level, {});
    }
    void arranges() {
        QFETCH(const QByteArrayList, words);
        QFETCH(const QByteArray, beside);
        QFETCH(const int, where);
        QFETCH(const int, how);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArrayList, placed);
        for (const bool isCrLf : {false, true}) {
            const auto lines = [&](const QByteArray& text) {
                return isCrLf ? with(text, "\n", "\r\n") : text;
            };
            const LevelsAnalysis analysis = analysis36(lines(level));
            std::vector<StatementRef> statements;
            for (const QByteArray& each : words)
                statements.push_back({0, statement(analysis, each)});
            const auto done =
                analysis.arrange(statements, 0, {statement(analysis, beside), Where(where)}, Arranging(how));
            QVERIFY2(done.has_value(), done ? "" : done.error().reason.c_str());
            const std::string text = done->edit.apply(lines(level).toStdString());
            QCOMPARE(QByteArray::fromStdString(text), lines(after));
            QCOMPARE(done->statements.size(), std::size_t(placed.size()));
            for (qsizetype i = 0; i < placed.size(); ++i)
                QVERIFY(
                    text.substr(done->statements[std::size_t(i)].begin).starts_with(placed[i].toStdString()));
        }
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("beside");
        QTest::addColumn<int>("where");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, const char* words, const char* beside, Where where,
                            const char* reason) {
            QTest::newRow(name) << QByteArray(words) << QByteArray(beside) << int(where)
                                << QByteArray(reason);
        };
        row("a room", "ROOM", "LOOP", Where::Behind, "Levels, parts and rooms cannot be moved.");
        row("the level", "LEVEL", "LOOP", Where::Behind, "Levels, parts and rooms cannot be moved.");
        row("to the level", "MONSTER", "LEVEL", Where::Behind,
            "Statements can only be put into parts and rooms.");
        row("into itself", "CONTAINER", "OBJECT:'!'", Where::Behind, "Nothing can be put into itself.");
        row("a monster into a chest", "MONSTER", "CONTAINER", Where::Into,
            "Only objects can lie in a container.");
        row("what is guarded", "RANDOM_CORRIDORS", "LOOP", Where::Before,
            "This can only be moved together with the condition before it.");
    }
    void refuses() {
        QFETCH(const QByteArray, words);
        QFETCH(const QByteArray, beside);
        QFETCH(const int, where);
        QFETCH(const QByteArray, reason);
        const LevelsAnalysis analysis = analysis36(level);
        const auto done = analysis.arrange({{0, statement(analysis, words)}}, 0,
                                           {statement(analysis, beside), Where(where)}, Arranging::Move);
        QVERIFY(!done);
        QCOMPARE(QByteArray::fromStdString(done.error().reason), reason);
    }
};

LEVWRIGHT_TEST(ProgramArrangeTest)

} // namespace levwright::program_arrange_test

#include "ProgramArrangeTest.moc"
