// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Document.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/dungeons/model/DungeonOutline.h"
#include "core/dungeons/roll/ComputedRolls.h"
#include "core/dungeons/roll/DungeonRanges.h"
#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "core/languages/script/lua/LuaParser.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::dungeon_script_test {
namespace {

using Edit = std::function<EditOutcome(const DungeonLanguage&, const DungeonModel&)>;

// The statements, counted from 0: Main with hall, inn and its branches, and Side with its level.
const QByteArray text = "-- hello\n"
                        "local depth = 3\n"
                        "dungeon = {\n"
                        "   {\n" // 0
                        "      name = \"Main\",\n"
                        "      base = 10,\n"
                        "      range = 3,\n"
                        "      levels = {\n"
                        "         { name = 'hall', base = 05, range = 2 },\n" // 1
                        "         {\n"                                        // 2
                        "            name = \"inn\",\n"
                        "            chainlevel = \"hall\",\n"
                        "            base = 1, -- below\n"
                        "            flags = \"town\"\n"
                        "         },\n"
                        "         { name = \"deep\", base = depth },\n" // 3
                        "         { name = \"end\", base = -1 }\n"      // 4
                        "      },\n"
                        "      branches = {\n"
                        "         { name = \"Side\", base = 2 },\n"                      // 5
                        "         { name = \"Other\", chainlevel = \"hall\", base=1 }\n" // 6
                        "      }\n"
                        "   },\n"
                        "   { name = \"Side\", base = 3, flags = { \"mazelike\", \"hellish\" } },\n" // 7
                        "   { name = \"Other\", base = 3, },\n"                                      // 8
                        "}\n";

QByteArray changed(const QByteArray& before, const QByteArray& after) {
    QByteArray bytes = text;
    return bytes.replace(before, after);
}

constexpr FieldKey nameField{Field::Name, {}, 0};
constexpr FieldKey chainField{Field::Chain, {}, 0};

} // namespace

class DungeonScriptTest : public QObject {
    Q_OBJECT

    const GamePtr game = loadGame("nethack-3.7").value();

    const DungeonLanguage& language() const { return *game->language().dungeonScripts(); }
    DungeonModelPtr modelOf(const QByteArray& bytes) const {
        return language().read(TextSnapshot(bytes.toStdString()));
    }
    static QByteArray problemsOf(const DungeonModel& model) {
        QByteArray lines;
        for (const Diagnostic& found : model.diagnostics)
            lines += QByteArray(kindOf(found.code).name) + ": " + QByteArray::fromStdString(found.message()) +
                     '\n';
        return lines;
    }
    FieldKey flag(const char* word, std::size_t statement) const {
        const DungeonModelPtr model = modelOf(text);
        for (const FieldView& view : language().fields(*model, statement)) {
            if (view.label == word)
                return view.key;
        }
        return {};
    }

private Q_SLOTS:
    void kinds() {
        QCOMPARE(documentKindOf("a/dungeon.lua", ""), DocumentKind::DungeonScript);
        QCOMPARE(documentKindOf("mine.lua", "dungeon = { }"), DocumentKind::DungeonScript);
        QCOMPARE(documentKindOf("mine.lua", "x = {\ndungeon = { }"), DocumentKind::Levels);
        QCOMPARE(documentKindOf("oracle.lua", "des.level_init()"), DocumentKind::Levels);
        QCOMPARE(documentKindOf("-", text.toStdString()), DocumentKind::DungeonScript);
        QCOMPARE(documentKindOf("a.des", "dungeon = {}"), DocumentKind::Levels);
    }

    void stockFileIsWithoutProblem() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.7/lua/dungeon.lua");
        const DungeonModelPtr model = modelOf(bytes);
        QCOMPARE(problemsOf(*model), QByteArray());
        QCOMPARE(model->dungeons.size(), std::size_t(9));
        QCOMPARE(model->dungeons[0].levels.size(), std::size_t(5));
        QCOMPARE(model->dungeons[0].branches.size(), std::size_t(6));
        QCOMPARE(model->dungeons[1].levels.size(), std::size_t(11));
        QVERIFY(compileDungeon(*model).has_value());
        QCOMPARE(possibleRange(*model, 0, model->dungeons[0].branches[1].record.place,
                               model->dungeons[0].branches[1].record.chain),
                 (LevelRange{6, 10}));
        const RollStatistics rolls = rollMany(*compileDungeon(*model), game->catalog(), 1, 500);
        QCOMPARE(rolls.succeeded, std::uint64_t(500));
        // 25 to 29 levels. Sokoban is entered one level above the oracle's next level, by the lowest of its
        // four levels.
        QCOMPARE(rolls.dungeons[0].levelCounts.begin()->first, 25);
        QCOMPARE(rolls.dungeons[0].levelCounts.rbegin()->first, 29);
        QCOMPARE(rolls.dungeons[4].connectionDepths.begin()->first, 6);
        QCOMPARE(rolls.dungeons[4].connectionDepths.rbegin()->first, 9 + 1);
        QCOMPARE(rolls.dungeons[8].firstDepths.size(), std::size_t(1));
        QCOMPARE(rolls.dungeons[8].firstDepths.begin()->first, 1); // unconnected
    }

    void shows() {
        const DungeonModelPtr model = modelOf(text);
        QByteArray lines;
        for (const OutlineEntry& dungeon : outlineOf(*model)) {
            lines += QByteArray::fromStdString(dungeon.label + " " + dungeon.detail + ":");
            for (const OutlineEntry& entry : dungeon.children)
                lines += QByteArray::fromStdString(" " + entry.label + " " + entry.detail + ";");
            lines += '\n';
        }
        QCOMPARE(lines,
                 QByteArray(
                     "Main (10, 3): hall (5, 2); inn hall + (1, 0); deep (3, 0); end (-1, 0); → Side (2, 0); "
                     "→ Other hall + (1, 0);\nSide (3, 0):\nOther (3, 0):\n"));
        QCOMPARE(model->objection, std::string());
        const auto at = model->tree->statementAt(Offset(text.indexOf("below")));
        QCOMPARE(at, std::optional<std::size_t>(2));
        QCOMPARE(model->tree->statementAt(Offset(text.indexOf("range = 3"))), std::optional<std::size_t>(0));
        QCOMPARE(model->tree->statementAt(3), std::optional<std::size_t>());
    }

    void edits_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const Edit& edit, const QByteArray& before,
                            const QByteArray& after) {
            QTest::newRow(name) << edit << changed(before, after);
        };
        row("base", [](auto& l, auto& m) { return l.setBase(m, 1, 6); }, "base = 05", "base = 06");
        row(
            "base from the bottom", [](auto& l, auto& m) { return l.setBase(m, 4, -2); }, "base = -1",
            "base = -2");
        row("base of a chain", [](auto& l, auto& m) { return l.setBase(m, 6, 0); }, "base=1", "base=0");
        row(
            "levels of a dungeon", [](auto& l, auto& m) { return l.setBase(m, 0, 12); }, "base = 10",
            "base = 12");
        row(
            "target", [](auto& l, auto& m) { return l.setBranchTarget(m, 5, "Other"); },
            "{ name = \"Side\", base = 2 }", "{ name = \"Other\", base = 2 }");
        row(
            "range", [](auto& l, auto& m) { return l.setField(m, 1, {Field::Place, {}, 1}, "-1"); },
            "range = 2", "range = -1");
        row(
            "new range", [](auto& l, auto& m) { return l.setField(m, 4, {Field::Place, {}, 1}, "2"); },
            "base = -1 }", "base = -1, range = 2 }");
        row(
            "new key in lines", [](auto& l, auto& m) { return l.setField(m, 2, {Field::Count, {}, 0}, "3"); },
            "flags = \"town\"\n", "flags = \"town\",\n            nlevels = 3\n");
        row(
            "new key behind a comma",
            [](auto& l, auto& m) { return l.setField(m, 8, {Field::Entry, {}, 0}, "-1"); }, "base = 3, }",
            "base = 3, entry = -1, }");
        row(
            "no range",
            [](auto& l, auto& m) { return l.setField(m, 1, {Field::Place, {}, 1}, std::nullopt); },
            ", range = 2", "");
        row(
            "no range of a dungeon",
            [](auto& l, auto& m) { return l.setField(m, 0, {Field::Place, {}, 1}, std::nullopt); },
            "      range = 3,\n", "");
        row(
            "no chain", [](auto& l, auto& m) { return l.setField(m, 2, chainField, std::nullopt); },
            "            chainlevel = \"hall\",\n", "");
        row(
            "chain of its own quotes", [](auto& l, auto& m) { return l.setField(m, 4, chainField, "hall"); },
            "\"end\", base = -1 }", "\"end\", base = -1, chainlevel = \"hall\" }");
        row(
            "new level", [](auto& l, auto& m) { return l.addLevel(m, 0, {"new", "N", {4, 2}, {}}); },
            "base = -1 }\n      },\n",
            "base = -1 },\n         { name = \"new\", bonetag = \"N\", base = 4, range = 2 }\n      },\n");
        row(
            "first branch",
            [](auto& l, auto& m) { return l.addBranch(m, 1, {"Other", {1, 0}, {}, "portal", ""}); },
            "\"hellish\" } },",
            "\"hellish\" }, branches = { { name = \"Other\", base = 1, branchtype = \"portal\" } } },");
        row(
            "remove a level", [](auto& l, auto& m) { return l.remove(m, 3); },
            "         { name = \"deep\", base = depth },\n", "");
        row(
            "remove the last level", [](auto& l, auto& m) { return l.remove(m, 4); },
            "depth },\n         { name = \"end\", base = -1 }\n", "depth }\n");
        row(
            "remove a branch", [](auto& l, auto& m) { return l.remove(m, 5); },
            "         { name = \"Side\", base = 2 },\n", "");
    }
    void edits() {
        QFETCH(const Edit, edit);
        QFETCH(const QByteArray, expected);
        const EditOutcome outcome = edit(language(), *modelOf(text));
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().reason.c_str());
        QCOMPARE(QByteArray::fromStdString(outcome->apply(text.toStdString())), expected);
        Document document(game, text.toStdString(), DocumentKind::DungeonScript);
        QVERIFY(document.apply(document.revision(), *outcome, "Edit", MergeKey::None, Selection()));
        document.undo();
        QCOMPARE(QByteArray::fromStdString(std::string(document.text().bytes())), text);
    }

    void renames() {
        const DungeonModelPtr model = modelOf(text);
        const EditOutcome level = language().setField(*model, 1, nameField, "den");
        QVERIFY(level.has_value());
        QCOMPARE(QByteArray::fromStdString(level->apply(text.toStdString())),
                 changed("'hall'", "'den'").replace("\"hall\"", "\"den\""));
        const EditOutcome dungeon = language().setField(*model, 7, nameField, "Aside");
        QVERIFY(dungeon.has_value());
        QCOMPARE(QByteArray::fromStdString(dungeon->apply(text.toStdString())),
                 changed("\"Side\"", "\"Aside\""));
    }

    void flags() {
        const DungeonModelPtr model = modelOf(text);
        const auto after = [&](std::size_t statement, const char* word, bool isOn) {
            const EditOutcome edit =
                language().setField(*model, statement, flag(word, statement),
                                    isOn ? std::optional<std::string>("on") : std::nullopt);
            return edit ? QByteArray::fromStdString(edit->apply(text.toStdString()))
                        : QByteArray::fromStdString(edit.error().reason);
        };
        QCOMPARE(after(2, "hellish", true), changed("flags = \"town\"", "flags = { \"town\", \"hellish\" }"));
        QCOMPARE(after(2, "town", false),
                 changed("base = 1, -- below\n            flags = \"town\"\n", "base = 1 -- below\n"));
        QCOMPARE(after(7, "mazelike", false), changed("{ \"mazelike\", \"hellish\" }", "{ \"hellish\" }"));
        QCOMPARE(after(7, "unconnected", true), changed("\"hellish\" }", "\"hellish\", \"unconnected\" }"));
        QCOMPARE(after(4, "town", true), changed("base = -1 }", "base = -1, flags = \"town\" }"));
    }

    void refusals_data() {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* reason, const Edit& edit) {
            QTest::newRow(reason) << edit << QString::fromUtf8(reason);
        };
        row("Line 16 computes this: “depth”.", [](auto& l, auto& m) { return l.setBase(m, 3, 4); });
        row("There is no level 0: 1 is the first level, -1 the last one.",
            [](auto& l, auto& m) { return l.setBase(m, 1, 0); });
        row("A dungeon must have at least one level.", [](auto& l, auto& m) { return l.setBase(m, 0, 0); });
        row("There is no dungeon “Nowhere”.",
            [](auto& l, auto& m) { return l.setBranchTarget(m, 5, "Nowhere"); });
        row("A branch cannot lead to its own dungeon.",
            [](auto& l, auto& m) { return l.setBranchTarget(m, 5, "Main"); });
        row("This is not a branch.", [](auto& l, auto& m) { return l.setBranchTarget(m, 1, "Side"); });
        row("There is no level “hall” to count from among those listed before.",
            [](auto& l, auto& m) { return l.remove(m, 1); });
        row("Another level is already called “inn”.",
            [](auto& l, auto& m) { return l.setField(m, 1, nameField, "inn"); });
        row("The base cannot be left out.",
            [](auto& l, auto& m) { return l.setField(m, 1, {Field::Place, {}, 0}, std::nullopt); });
        row("This must be a number.",
            [](auto& l, auto& m) { return l.setField(m, 1, {Field::Place, {}, 0}, "x"); });
    }
    void refusals() {
        QFETCH(const Edit, edit);
        QFETCH(const QString, reason);
        const EditOutcome outcome = edit(language(), *modelOf(text));
        QVERIFY(!outcome.has_value());
        QCOMPARE(QString::fromStdString(outcome.error().reason), reason);
    }

    void problems_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("codes");
        const auto row = [](const QByteArray& bytes, const char* codes) {
            QTest::newRow(bytes.left(100)) << bytes << QByteArray(codes);
        };
        const auto main = [](const QByteArray& more) {
            return "dungeon = {{ name = 'A', base = 9, " + more + "}}";
        };
        row("x = 1", "no-dungeon-table");
        row("dungeon = 5", "no-dungeon-table");
        row("dungeon = {", "lua-syntax");
        row("dungeon = { 5 }", "no-list-of-tables");
        row("dungeon = {{ base = 9 }}", "needed-key");
        row("dungeon = {{ name = 'A' }}", "needed-key");
        row(main("rnage = 3"), "unknown-key");
        row(main("range = 'x'"), "wrong-kind-of-value");
        row(main("alignment = 'good'"), "no-such-word");
        row(main("flags = 'wet'"), "no-such-dungeon-flag");
        row(main("flags = { 'town', {} }"), "no-such-dungeon-flag");
        row(main("flags = 5"), "odd-dungeon-value");
        row(main("levels = 5"), "wrong-kind-of-value");
        row(main("levels = { 5 }"), "no-list-of-tables");
        row(main("levels = {{ name = 'a', base = 10 }}"), "base-below-bottom");
        row(main("levels = {{ name = 'a', base = 0 }}"), "base-zero");
        row(main("levels = {{ name = 'a', base = 1 }, { name = 'b', base = 1 }}"), "same-place");
        row(main("levels = {{ name = 'a', base = 1, chance = 0 }}"), "chance-never");
        row(main("levels = {{ name = 'a', base = 1, chainlevel = 'b' }, { name = 'b', base = 3 }}"),
            "unknown-chain-level");
        row(main("levels = {{ name = 'a', base = 1, chance = 40 }, { name = 'b', chainlevel = 'a', base = 3 "
                 "}}"),
            "uncertain-chain");
        row(main("levels = {{ name = 'a23456789012345', base = 1 }}"), "long-dungeon-name");
        row(main("bonetag = 'none'"), "odd-dungeon-value");
        row(main("chance = 0"), "chance-range");
        row(main("entry = 12"), "entry-below-bottom");
        row(main("branches = {{ name = 'B', base = 1 }}"), "unknown-branch-target");
        row("dungeon = {{ name = 'A', base = 9 }, { name = 'B', base = 3 }}", "unreachable-dungeon");
        row("dungeon = {{ name = 'A', base = 9 }, { name = 'B', base = 3, flags = 'unconnected' }}", "");
        // The first branch does not find the level that is listed last.
        row("dungeon = {{ name = 'A', base = 9, levels = {{ name = 'a', base = 2 }}, branches = {{ name = "
            "'B', "
            "chainlevel = 'a', base = 1 }}}, { name = 'B', base = 3 }}",
            "unknown-chain-level");
        row("dungeon = {{ name = 'A', base = 9, levels = {{ name = 'a', base = 2 }}, branches = {{ name = "
            "'B', base "
            "= 1 }}}, { name = 'B', base = 3, levels = {{ name = 'b', chainlevel = 'a', base = 1 }}}}",
            "odd-dungeon-value");
    }
    void problems() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, codes);
        QByteArrayList found;
        const DungeonModelPtr model = modelOf(bytes);
        for (const Diagnostic& diagnostic : model->diagnostics) {
            if (diagnostic.code != DiagnosticCode::RequiredDungeon)
                found << QByteArray(kindOf(diagnostic.code).name);
        }
        QCOMPARE(found.join(' '), codes);
    }

    // The levels of a model as NAME@BASE, those of a dungeon after its name.
    static QByteArray shownIn(const DungeonModel& model) {
        QByteArrayList words;
        for (const DungeonPartModel& part : model.dungeons) {
            words << QByteArray::fromStdString(part.record.name.text) + ':' +
                         QByteArray::number(part.record.size.base);
            for (const SpecialLevelModel& level : part.levels)
                words << QByteArray::fromStdString(level.record.name.text) + '@' +
                             QByteArray::number(level.record.place.base);
            for (const BranchModel& branch : part.branches)
                words << "->" + QByteArray::fromStdString(branch.record.target.text);
        }
        return words.join(' ');
    }

    void computedDungeonsAreRun_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* name, const char* bytes, const char* shown) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(shown);
        };
        row("function", "local function make() return { name = 'A', base = 3 } end\ndungeon = { make() }",
            "A:3");
        row("number", "dungeon = {{ name = 'A', base = math.random(3, 3) }}", "A:3");
        row("text", "dungeon = {{ name = ('a'):upper(), base = 3 }}", "A:3");
        row("no level", "local function f() end\ndungeon = {{ name = 'A', base = 3, levels = { f() } }}",
            "A:3");
        row("later", "local d = {}\nd[1] = { name = 'A', base = 3 }\ndungeon = d", "A:3");
        row("behind it", "dungeon = {{ name = 'A', base = 3 }}\ndungeon[1].base = 4", "A:4");
        row("added", "dungeon = {{ name = 'A', base = 3 }}\ntable.insert(dungeon, { name = 'B', base = 2 })",
            "A:3 B:2");
        row("loop",
            "local levels = {}\nfor i = 1, 3 do levels[i] = { name = 'l' .. i, base = i } end\n"
            "dungeon = {{ name = 'A', base = 9, levels = levels }}",
            "A:9 l1@1 l2@2 l3@3");
        row("condition",
            "dungeon = {{ name = 'A', base = 3 }}\nif percent(100) then dungeon[1].name = 'B' end", "B:3");
        row("a call without parentheses",
            "local function same(t) return t end\ndungeon = { same{ name = 'A', base = 3, levels = "
            "{ same{ name = 'a', base = -1 } } } }",
            "A:3 a@-1");
        row("a branch that counts from a level",
            "local a = 'in' .. 'n'\ndungeon = {{ name = 'A', base = 3 + #a, levels = {{ name = a, base = 1 "
            "}}, "
            "branches = {{ name = 'B', base = 1 }, { name = 'B', base = 1, chainlevel = a }}}, { name = 'B', "
            "base = 2 }}",
            "A:6 inn@1 ->B ->B B:2");
    }
    void computedDungeonsAreRun() {
        QFETCH(const QByteArray, bytes);
        const DungeonModelPtr model = modelOf(bytes);
        QCOMPARE(model->objection, std::string());
        QTEST(shownIn(*model), "shown");
        QVERIFY(model->isComputed);
        for (const DungeonPartModel& part : model->dungeons) {
            QVERIFY(model->node(part.node).kind == DungeonStatementKind::Dungeon);
            for (const SpecialLevelModel& level : part.levels)
                QVERIFY(model->tree->text.slice(model->node(level.node).range).starts_with("{"));
        }
        for (std::size_t i = 0; i < model->tree->statements.size(); ++i)
            language().fields(*model, i);
    }

    void scriptsThatFailAreNotRolled_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("why");
        const auto row = [](const char* name, const char* bytes, const char* why) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(why);
        };
        row("error", "local x = nil\ndungeon = { x.y }", "Line 2: The script ends here: attempt to index");
        row("no list", "local function f() return 5 end\ndungeon = f()", "array of hashes");
        row("no table", "local function f() return 5 end\ndungeon = { f() }", "dungeon[0] is not a hash");
        row("endless", "while true do end\ndungeon = f()", "it takes longer than Levwright waits");
        row("a flag for a name", "local n = 5 > 3\ndungeon = {{ name = n, base = math.random(3) }}",
            "name: boolean");
    }
    void scriptsThatFailAreNotRolled() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, why);
        const DungeonModelPtr model = modelOf(bytes);
        QVERIFY2(model->objection.contains(why.toStdString()), model->objection.c_str());
        QVERIFY(!compileDungeon(*model).has_value());
    }

    // Chance is cast anew for each game.
    void chanceIsRolled() {
        const DungeonModelPtr model =
            modelOf("local a, b = { name = 'x' }, { name = 'y' }\nif percent(50) then a, b = b, a end\n"
                    "dungeon = {{ name = 'A', base = 9, levels = {{ name = a.name, base = 2 }, "
                    "{ name = b.name, base = 5 }}}}");
        QVERIFY(!problemsOf(*model).contains("same-special-level-name"));
        const ComputedRolls rolls =
            rollManyComputed(compileDungeon(*model).value(), game->catalog(), 1, 200,
                             [&](std::uint64_t seed) { return dungeonOfSeed(language(), *model, seed); });
        QCOMPARE(rolls.statistics.succeeded, std::uint64_t(200));
        QCOMPARE(rolls.dungeon.dungeons.front().levels.size(), 2UZ);
        for (const LevelStatistics& level : rolls.statistics.levels) {
            QCOMPARE(level.placed, std::uint64_t(200));
            QVERIFY(level.numbers.at(2) > 60 && level.numbers.at(5) > 60);
        }
        QCOMPARE(dungeonOfSeed(language(), *model, 3).value(), dungeonOfSeed(language(), *model, 3).value());
    }

    // Names that no run gives are not compared.
    void computedNamesAreNotCompared() {
        const DungeonModelPtr model =
            modelOf("dungeon = {{ name = 'A', base = 9, levels = {{ name = f(), base = 2 }, "
                    "{ name = f(), base = 5 }}}}");
        QVERIFY(!model->objection.empty());
        QVERIFY(!problemsOf(*model).contains("same-special-level-name"));
    }

    void fieldTest() {
        LEVWRIGHT_NEEDS_SHARED();
        const DungeonModelPtr model = modelOf(fileBytes(sharedFolder() + "/corpus/field/lua/17-dungeon.lua"));
        QCOMPARE(model->objection, std::string());
        QVERIFY(!problemsOf(*model).contains("same-special-level-name"));
        QVERIFY(dungeonOfSeed(language(), *model, 7).has_value());
    }

    void helpsInTables_data() {
        QTest::addColumn<QByteArray>("bytes"); // | is the place
        QTest::addColumn<QByteArray>("offered");
        const auto row = [](const char* name, const char* bytes, const char* offered) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(offered);
        };
        row("a level", "dungeon = {{ name = 'A', base = 9, levels = {{ name = 'a', base = 1, nl| }}}}",
            "nlevels = ");
        row("a flag", "dungeon = {{ name = 'A', base = 9, flags = { 'town', 'ma|' }}}", "'mazelike'");
        row("a level of a loop",
            "local levels = {}\nfor i = 1, 3 do levels[i] = { name = 'l' .. i, base = i, chan| } end\n"
            "dungeon = {{ name = 'A', base = 9, levels = levels }}",
            "chance = ");
        row("a level of a loop in broken text",
            "local levels = {}\nfor i = 1, 3 do levels[i] = { name = 'l', nl|", "nlevels = ");
        row("a branch in broken text", "dungeon = {{ name = f(), base = 9, branches = {{ branchtype = 'po|",
            "'portal'");
        row("a dungeon of a function",
            "local function make(n) return { name = n, base = 3, lvl| } end\ndungeon = { make('A') }",
            "lvlfill = ");
        row("no table of the dungeon", "local colours = { na| }\ndungeon = {{ name = 'A', base = 9 }}", "");
    }
    void helpsInTables() {
        QFETCH(QByteArray, bytes);
        QFETCH(const QByteArray, offered);
        const auto at = Offset(bytes.indexOf('|'));
        bytes.remove(qsizetype(at), 1);
        const DungeonModelPtr model = modelOf(bytes);
        const Completions found = language().completions(*model, at);
        QCOMPARE(found.all.empty() ? QByteArray() : QByteArray::fromStdString(found.all.front().source),
                 offered);
        if (offered.endsWith("= "))
            QVERIFY(language().signature(*model, at).has_value());
    }

    // What is computed is shown, and an edit of it is refused with its line.
    void computedValuesStay() {
        const DungeonModelPtr model = modelOf("local n = 2\nif percent(50) then n = 3 end\n"
                                              "dungeon = {{ name = 'A', base = 9, levels = {\n"
                                              "{ name = 'a', base = n },\n{ name = 'b', base = 4 } }}}");
        const auto edited = language().setBase(*model, model->dungeons[0].levels[1].node, 6);
        QVERIFY2(edited, edited ? "" : edited.error().reason.c_str());
        const auto refused = language().setBase(*model, model->dungeons[0].levels[0].node, 6);
        QVERIFY(!refused);
        QVERIFY2(refused.error().reason.contains("Line 4 computes this"), refused.error().reason.c_str());
    }

    void addsDungeons_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("lines")
            << QByteArray("dungeon = {\n   { name = 'A', base = 9 },\n}\n")
            << QByteArray("dungeon = {\n   { name = 'A', base = 9, branches = { { name = 'C', base = 4 "
                          "} } },\n   { name = 'C', base = 5 },\n}\n");
        QTest::newRow("one line")
            << QByteArray("dungeon = {{ name = \"A\", base = 9 }}")
            << QByteArray("dungeon = {{ name = \"A\", base = 9, branches = { { name = \"C\", base = "
                          "4 } } }, { name = \"C\", base = 5 }}");
    }
    void addsDungeons() {
        QFETCH(const QByteArray, bytes);
        const DungeonModelPtr model = modelOf(bytes);
        const EditOutcome outcome = language().addDungeon(*model, 0, {.name = "C", .branch = 4});
        QVERIFY2(outcome, outcome ? "" : outcome.error().reason.c_str());
        QTEST(QByteArray::fromStdString(outcome->apply(bytes.toStdString())), "after");
        QVERIFY(!language().addDungeon(*model, 0, {.name = "A"}));
        QVERIFY(!language().addDungeon(*model, 0, {.name = ""}));
    }

    void rolls() {
        // A dungeon that is not created does not shift a chain.
        const DungeonModelPtr model = modelOf(
            "dungeon = {{ name = 'A', base = 9, branches = {{ name = 'B', base = 1 }, { name = 'C', base = "
            "1, range = "
            "2 }}}, { name = 'B', base = 3, chance = 50, levels = {{ name = 'b', base = 3 }}}, { name = 'C', "
            "base = 5, "
            "entry = -2, levels = {{ name = 'c', base = 2 }, { name = 'd', chainlevel = 'c', base = 1 }}}}");
        const Result<CompiledDungeon> compiled = compileDungeon(*model);
        QVERIFY(compiled.has_value());
        int missing = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const RollResult roll = rollDungeon(*compiled, game->catalog(), seed);
            QVERIFY(roll.has_value());
            const RolledDungeon& last = roll->dungeons.back();
            QCOMPARE(last.levels[1].number, 3);
            QCOMPARE(last.entry, 4);
            missing += roll->dungeons.size() == 2 ? 1 : 0;
            if (roll->dungeons.size() == 3) // level 1 already has a branch
                QCOMPARE(last.connection->number, 2);
        }
        QVERIFY(missing > 20 && missing < 80);
    }

    void damage() {
        QByteArray bytes = text;
        if (!sharedFolder().isEmpty())
            bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.7/lua/dungeon.lua");
        const auto tryOne = [&](const QByteArray& some) {
            const AnalysisPtr analysis =
                Analysis::make(game, TextSnapshot(some.toStdString()), DocumentKind::DungeonScript);
            QCOMPARE(analysis->text().bytes(), std::string_view(some.constData(), std::size_t(some.size())));
            outlineOf(*analysis->dungeon());
            for (std::size_t i = 0; i < analysis->dungeon()->tree->statements.size(); ++i)
                analysis->view({0, i});
        };
        for (qsizetype size = 0; size < bytes.size(); size += bytes.size() / 200 + 1)
            tryOne(bytes.first(size));
        const lua::SyntaxTree tree = lua::parseScript(bytes.toStdString());
        for (std::size_t i = 0; i < tree.tokens.size(); i += 3) {
            QByteArray less = bytes;
            tryOne(less.remove(qsizetype(tree.tokens[i].begin),
                               qsizetype(tree.tokens[i].end - tree.tokens[i].begin)));
        }
    }
};

LEVWRIGHT_TEST(DungeonScriptTest)

} // namespace levwright::dungeon_script_test

#include "DungeonScriptTest.moc"
