// SPDX-License-Identifier: GPL-3.0-or-later
// Level scripts of NetHack 3.7: how they are shown. Each edit is minimal and follows the author's style.
#include "core/base/Phrase.h"
#include "core/languages/games/Games.h"
#include "core/languages/script/edit/FieldLabels.h"
#include "core/languages/script/syntax/Functions.h"
#include "core/model/LevelLanguage.h"
#include "core/scene/Ground.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::script_language_test {
namespace {

const GamePtr& scriptGame() {
    static const GamePtr game = loadGame("nethack-3.7").value();
    return game;
}

// A script as in the editor.
class Script {
public:
    explicit Script(std::string text)
        : m_file(language().parse(TextSnapshot(std::move(text)))),
          m_model(language().lower(m_file.levels.front().tree, m_file.textOf(0), LongSize::Bits64)) {}

    static const LevelLanguage& language() { return scriptGame()->language(); }
    LevelSource source() const { return {*m_model, m_file.textOf(0)}; }
    const LevelTree& tree() const { return *m_model->tree; }
    const LevelModel& model() const { return *m_model; }

    FieldKey field(std::size_t statement, std::string_view label) const {
        for (const FieldView& view : language().fields(source(), statement)) {
            if (view.label == label)
                return view.key;
        }
        return {};
    }
    std::string after(const EditOutcome& outcome) const {
        return outcome ? outcome->apply(source().text) : "refused: " + outcome.error().reason;
    }

private:
    FileTree m_file;
    LevelModelPtr m_model;
};

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString wordsOf(const Placement& placement) {
    QString words = shown(placement.label);
    for (const Point& cell : placement.cells)
        words += QStringLiteral(" %1,%2").arg(cell.x).arg(cell.y);
    if (placement.area)
        words += QStringLiteral(" [%1,%2,%3,%4]")
                     .arg(placement.area->x1)
                     .arg(placement.area->y1)
                     .arg(placement.area->x2)
                     .arg(placement.area->y2);
    constexpr std::array<const char*, 4> certainties{"", " drawn", " perhaps", " computed"};
    return words + QLatin1String(certainties[std::size_t(placement.certainty)]) +
           (placement.isContained ? QStringLiteral(" inside") : QString());
}

} // namespace

class ScriptLanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Its label may be in another language, as in a stamp that somebody kept.
    void aSecretDoorIsKnownInEveryLanguage() {
        usePhrasebook(phrasebookFor("de"));
        const Script script("des.map([[...]])\ndes.door(\"secret\", 1, 0)\n");
        const std::vector<Placement> shown = Script::language().view(script.source(), 0).placements;
        usePhrasebook(nullptr);
        QCOMPARE(shown.size(), 1U);
        QCOMPARE(shown[0].label, std::string("Geheimtür"));
        QCOMPARE(groundOf(scriptGame()->catalog(), shown[0]), 'S');
    }

    void opensAllStockScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
        const QStringList names = folder.entryList({QStringLiteral("*.lua")}, QDir::Files);
        QVERIFY(names.size() > 100);
        const QStringList mistakes{QStringLiteral("Wiz-goal.lua unknown-key"),
                                   QStringLiteral("medusa-3.lua unknown-key"),
                                   QStringLiteral("tower1.lua value-ignored")};
        for (const QString& name : names) {
            const std::string text = fileBytes(folder.filePath(name)).toStdString();
            const Script script(text);
            QCOMPARE(printed(Script::language().parse(TextSnapshot(text))), text);
            for (const Diagnostic& diagnostic : script.model().diagnostics) {
                // Hints are counted in MapChecksTest and CheckTableTest. The others are real mistakes.
                const QString code = QString::fromUtf8(kindOf(diagnostic.code).name);
                if (diagnostic.severity() != Severity::Hint &&
                    !mistakes.contains(name + QLatin1Char(' ') + code))
                    QFAIL(qPrintable(name + QStringLiteral(": ") + shown(diagnostic.message())));
            }
            QVERIFY2(!Script::language().outline(script.source()).empty() ||
                         name == QStringLiteral("dungeon.lua"),
                     qPrintable(name));
            const std::size_t parts = script.model().parts.size();
            for (std::size_t part = 0; part < parts; ++part)
                Script::language().view(script.source(), part);
            QCOMPARE(Script::language().rooms(script.source()).rooms.size(),
                     script.model().isOfRooms() ? script.tree().sections.size() : 0);
            for (std::size_t i = 0; i < script.tree().statements.size(); ++i) {
                QVERIFY2(script.tree().statements[i].kind != StatementKind::Unknown ||
                             name == QStringLiteral("tut-1.lua") || name == QStringLiteral("Sam-strt.lua") ||
                             name.startsWith(QStringLiteral("tut")),
                         qPrintable(name + QStringLiteral(": ") +
                                    shown(Script::language().label(script.source(), i))));
                Script::language().fields(script.source(), i);
            }
        }
    }

    void placements_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QStringList>("shown");
        const auto row = [](const char* name, const char* script, const QStringList& words) {
            QTest::newRow(name) << QByteArray(script) << words;
        };
        row("by position", "des.monster('dragon', 3, 4)", {"dragon 3,4"});
        row("by table", "des.monster{ id = \"newt\", coord = {3,4} }", {"newt 3,4"});
        row("of a class", "des.monster('D', 1, 2)", {"dragon 1,2"});
        row("anywhere", "des.object('chest') des.trap()", {"chest drawn", "random trap drawn"});
        row("by chance", "if percent(5) then des.gold({ x = 1, y = 2 }) end", {"gold 1,2 perhaps"});
        row("in a loop", "for i = 1,3 do des.trap('pit', i, 2) end", {"pit computed"});
        row("out of a list", "local p = { {1,2}, {3,4} }; shuffle(p); des.altar({ coord = p[1] })",
            {"altar 1,2 3,4 drawn"});
        row("computed", "local s = selection.new() des.trap('web', s:rndcoord(1)) des.terrain(s, '.')",
            {"web computed", "room floor computed"});
        row("inside",
            "des.object({ id = 'chest', x = 1, y = 2, contents = function() des.object('apple') end })",
            {"chest 1,2", "apple 1,2 inside"});
        row("region",
            "des.region(selection.area(1,2,3,4), 'lit') des.region({ region = {1,2,3,4}, type = 'zoo' })",
            {"region lit [1,2,3,4]", "region zoo [1,2,3,4]"});
        row("in a region",
            "des.region({ region={5,6,9,9}, type='zoo', contents=function() des.monster('newt', 1, 1) end })",
            {"region zoo [5,6,9,9]", "newt 6,7"});
        row("what it says",
            "des.engraving({1,2}, 'burn', 'Elbereth') des.engraving({ coord = {3,4}, text = 'a'..'b' })",
            {QStringLiteral("engraving “Elbereth” 1,2"), "engraving 3,4"});
        row("of the level", "des.levregion({ region = {1,2,3,4}, region_islev = 1 })", {});
        row("by half", "des.monster('newt', 3", {"newt computed"});
    }
    void placements() {
        QFETCH(QByteArray, script);
        QFETCH(QStringList, shown);
        const Script level(script.toStdString());
        QStringList words;
        for (const Placement& placement : Script::language().view(level.source(), 0).placements)
            words << wordsOf(placement);
        QCOMPARE(words, shown);
    }

    // The map does not name ordinary ones, of which levels have many.
    void regionsThatOnlySayLightAreOrdinary() {
        const Script level("des.region(selection.area(1,2,3,4), 'unlit') des.region({ region = {1,2,3,4} }) "
                           "des.region({ region = {1,2,3,4}, type = 'zoo' })");
        QStringList types;
        for (const Placement& placement : Script::language().view(level.source(), 0).placements)
            types << QString::fromStdString(placement.roomType);
        QCOMPARE(types, (QStringList{"ordinary", "ordinary", "zoo"}));
    }

    void sections_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("sections"); // first and end statement of each
        const std::pair<const char*, const char*> rows[] = {
            {"", "0-1"},
            {"des.level_flags('hardfloor') des.map([[.]]) des.trap()", "2-4"},
            {"des.trap() des.map([[.]]) des.trap()", "0-4 2-4"},
            {"des.map([[.]]) des.trap() des.map([[.]]) des.trap()", "1-3 3-5"},
            {"des.map({ map = [[.]], contents = function() des.trap() end }) des.trap()", "0-4 1-3"},
            {"des.room({ contents = function() des.room() des.trap() end }) des.room()", "1-4 2-3 4-5"},
            {"if x then des.map([[.]]) des.trap() else des.map([[-]]) end des.trap()", "1-3 3-4"},
        };
        for (const auto& [script, sections] : rows)
            QTest::newRow(script) << QByteArray(script) << QByteArray(sections);
    }
    void sections() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, sections);
        const Script level(script.toStdString());
        QByteArrayList found;
        for (const SectionNode& section : level.tree().sections)
            found << QByteArray::number(qulonglong(section.firstStatement)) + '-' +
                         QByteArray::number(qulonglong(section.endStatement));
        QCOMPARE(found.join(' '), sections);
    }

    // The inspector has words for every key, and the tip names the key.
    void keysHaveLabels() {
        const Script script("des.level_init({ style = 'maze', corrwid = 2 })\n");
        usePhrasebook(phrasebookFor("de"));
        std::vector<FieldView> fields = Script::language().fields(script.source(), 1);
        usePhrasebook(nullptr);
        const auto width = std::ranges::find(fields, "corridor width", &FieldView::label);
        QVERIFY(width != fields.end());
        QCOMPARE(width->hint, std::string("corrwid: Breite der Gänge eines Labyrinths"));
        for (const char* game : {"nethack-3.7", "nethack-5.0"}) {
            const GamePtr loaded = loadGame(game).value();
            const script::Functions functions(loaded->catalog().tables());
            for (const script::KeyRow& row : functions.keys()) {
                if (!row.function.starts_with("des.") || row.kind == script::KeyKind::Place ||
                    row.kind == script::KeyKind::Region || row.function == "des.wallify")
                    continue;
                const std::string label = labelOfKey(row.key);
                usePhrasebook(phrasebookFor("de"));
                const std::string german{said(label)};
                usePhrasebook(nullptr);
                QVERIFY2(german != label, label.c_str());
                QVERIFY2(label.size() <= 18 && shown(german).size() <= 20, label.c_str());
            }
        }
    }

    void fieldsAreSet_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value"); // "-": removed
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* script, const char* field, const char* value, const char* after) {
            QTest::addRow("%s %s %s", script, field, value)
                << QByteArray(script) << QByteArray(field) << QByteArray(value) << QByteArray(after);
        };
        row("des.monster('newt', 03, 4)", "kind", "\"dragon\"", "des.monster('dragon', 03, 4)");
        row("des.monster('newt', 03, 4)", "place", "(5,4)", "des.monster('newt', 05, 4)");
        row("des.monster('newt', 3, 4)", "place", "random", "des.monster('newt')");
        row("des.monster('newt')", "place", "(5,6)", "des.monster('newt', 5, 6)");
        row("des.monster()", "place", "(5,6)", "des.monster({ x = 5, y = 6 })");
        row("des.monster(\"newt\", 3, 4)", "peaceful", "true",
            "des.monster({ id = \"newt\", x = 3, y = 4, peaceful = true })");
        row("des.monster('D', 3, 4)", "asleep", "true",
            "des.monster({ class = 'D', x = 3, y = 4, asleep = true })");
        row("des.monster({ id='newt', x=3,y=4 })", "asleep", "true",
            "des.monster({ id='newt', x=3,y=4, asleep=true })");
        row("des.monster({ id='newt', asleep=1, x=3,y=4 })", "asleep", "-",
            "des.monster({ id='newt', x=3,y=4 })");
        row("des.monster({ id='newt', x=3, y=4 })", "place", "random", "des.monster({ id='newt' })");
        row("des.object({ id='chest', contents = function() end })", "trapped", "true",
            "des.object({ id='chest', trapped=true, contents = function() end })");
        row("des.object{}", "name", "\"a \"b\\\"", "des.object{ name = \"a \\\"b\\\\\" }");
        row("des.door('open', 1, 2)", "state", "locked", "des.door('locked', 1, 2)");
        row("des.stair()", "direction", "up", "des.stair(\"up\")");
        row("des.level_flags('noteleport', 'hardfloor')", "flags", "noteleport,hardfloor,noflip",
            "des.level_flags('noteleport', 'hardfloor', 'noflip')");
        row("des.region(selection.area(01,2,3,4),\"lit\")", "area", "(5,2,7,4)",
            "des.region(selection.area(05,2,7,4),\"lit\")");
        row("des.region({ region={1,2,3,4} })", "area", "(1,2,13,4)", "des.region({ region={1,2,13,4} })");
        row("des.replace_terrain({ fromterrain='.', toterrain='}' })", "new terrain", "L",
            "des.replace_terrain({ fromterrain='.', toterrain='L' })");
        row("des.altar({ x = 1, y = 2, align = align[1] })", "alignment", "law",
            "refused: Lua could not read it: unexpected symbol near 'law'.");
        row("des.altar({ x = 1, y = 2 })", "type", "-", "des.altar({ x = 1, y = 2 })");
        row("des.engraving({1,2}, 'burn', 'x')", "text", "-", "refused: This value cannot be removed.");
        row("des.trap('pit', s:rndcoord())", "place", "s:rndcoord(1)", "des.trap('pit', s:rndcoord(1))");
        row("des.gold({ amount = 5 })", "amount", "7", "des.gold({ amount = 7 })");
    }
    void fieldsAreSet() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, after);
        if (QByteArray(QTest::currentDataTag()).startsWith("des.altar({ x = 1, y = 2, align"))
            after = "des.altar({ x = 1, y = 2, align = law })"; // an expression stays one
        const Script level(script.toStdString());
        const auto source = value == "-" ? std::nullopt : std::optional(value.toStdString());
        const EditOutcome outcome =
            Script::language().setField(level.source(), 1, level.field(1, field.toStdString()), source);
        QCOMPARE(shown(level.after(outcome)), shown(after.toStdString()));
        if (outcome)
            QCOMPARE(shown(outcome->inverse(script.toStdString()).apply(after.toStdString())),
                     shown(script.toStdString()));
    }

    void moves_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("statement");
        QTest::addColumn<QByteArray>("after"); // the text after a move to 7,8
        const auto row = [](const char* script, int statement, const char* after) {
            QTest::newRow(script) << QByteArray(script) << statement << QByteArray(after);
        };
        row("des.monster('newt', 03, 4)", 1, "des.monster('newt', 07, 8)");
        row("des.monster{ id='newt', coord={3,4} }", 1, "des.monster{ id='newt', coord={7,8} }");
        row("des.monster{ y=4, id='newt', x=3 }", 1, "des.monster{ y=8, id='newt', x=7 }");
        row("des.region(selection.area(1,2,3,4), 'lit')", 1, "des.region(selection.area(7,8,9,10), 'lit')");
        row("des.region({ region={5,6,9,9}, type='zoo', contents=function() des.trap('pit', 1, 1) end })", 2,
            "des.region({ region={5,6,9,9}, type='zoo', contents=function() des.trap('pit', 2, 2) end })");
        row("for i=1,2 do des.trap('pit', i, 2) end", 1,
            "refused: This is computed by “for i=1,2 do des.trap('pit', i, 2) end”.");
        row("des.trap('pit', p)", 1, "refused: This is computed by “p”.");
        row("des.trap('pit')", 1, "refused: This statement has no place that is written.");
    }
    void moves() {
        QFETCH(QByteArray, script);
        QFETCH(int, statement);
        QFETCH(QByteArray, after);
        const Script level(script.toStdString());
        QCOMPARE(shown(level.after(Script::language().move(level.source(), std::size_t(statement), {7, 8}))),
                 shown(after.toStdString()));
    }

    void mapsArePainted_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* script, int x, int y, const char* after) {
            QTest::addRow("%s at %d,%d", script, x, y) << QByteArray(script) << x << y << QByteArray(after);
        };
        row("des.map([[\n...\n...\n]])", 1, 1, "des.map([[\n...\n.L.\n]])");
        row("des.map({ map = [==[...\n...]==] })", 0, 0, "des.map({ map = [==[L..\n...]==] })");
        row("des.map([[\n...\n...\n]])", 4, 0, "des.map([[\n... L\n...  \n]])");
        row("des.map([[\n...\n...\n]])", 0, 2, "des.map([[\n...\n...\nL  \n]])");
        row("des.map([[...\n...]])", 0, 2, "des.map([[...\n...\nL  ]])");
        row("des.map([[\r\n..\r\n..\r\n]])", 0, 2, "des.map([[\r\n..\r\n..\r\nL \r\n]])");
        row("des.map([[\n.0.1.\n]])", 1, 0, "des.map([[\n.0L1.\n]])");
        row("des.map([[\n...\n.\n]])", 2, 1, "des.map([[\n...\n. L\n]])");
        row("des.map(rows)", 0, 0, "refused: There is no map here that is written in the script.");
        row("des.map([[\n.\n]])", 0, 21, "refused: A map may be at most 21 rows high.");
    }
    void mapsArePainted() {
        QFETCH(QByteArray, script);
        QFETCH(int, x);
        QFETCH(int, y);
        QFETCH(QByteArray, after);
        const Script level(script.toStdString());
        QCOMPARE(shown(level.after(Script::language().paint(level.source(), 0, {{{x, y}, 'L'}}))),
                 shown(after.toStdString()));
    }

    void callsAreInsertedAndRemoved_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("section");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* script, int section, const char* after) {
            QTest::newRow(script) << QByteArray(script) << section << QByteArray(after);
        };
        row("", 0, "des.trap('pit')\n");
        row("des.gold();\n", 0, "des.gold();\ndes.trap('pit')\n");
        row("des.map([[.]])\n  des.gold() -- much\n-- end\n", 0,
            "des.map([[.]])\n  des.gold() -- much\n  des.trap('pit')\n-- end\n");
        row("des.map([[.]])\nfor i=1,2 do\n  des.gold()\nend\ndes.map([[-]])\n", 0,
            "des.map([[.]])\nfor i=1,2 do\n  des.gold()\nend\ndes.trap('pit')\ndes.map([[-]])\n");
        row("des.room({ contents = function()\n    des.gold()\nend })\n", 0,
            "des.room({ contents = function()\n    des.gold()\n    des.trap('pit')\nend })\n");
        row("des.room({ type = \"zoo\" })\n", 0,
            "des.room({ type = \"zoo\", contents = function()\n  des.trap('pit')\nend })\n");
        row("des.room({ contents = function() end })\n", 0,
            "des.room({ contents = function()\n  des.trap('pit')\nend })\n");
        row("des.room()\n", 0, "refused: Only a call can go there, and not one of every function.");
    }
    void callsAreInsertedAndRemoved() {
        QFETCH(QByteArray, script);
        QFETCH(int, section);
        QFETCH(QByteArray, after);
        const Script level(script.toStdString());
        const std::string changed =
            level.after(Script::language().insert(level.source(), std::size_t(section), "des.trap('pit')"));
        QCOMPARE(shown(changed), shown(after.toStdString()));
        if (changed.starts_with("refused"))
            return;
        const Script with(changed);
        std::size_t trap = with.tree().statements.size();
        while (with.source().slice(with.tree().statements[--trap].range) != "des.trap('pit')") {
        }
        const std::string without = Script::language().remove(with.source(), {trap}).apply(changed);
        QVERIFY(!without.contains("pit"));
        QVERIFY(Script(without).model().diagnostics.empty());
    }

    void callsAreArranged_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("beside");
        QTest::addColumn<int>("where");
        QTest::addColumn<QByteArray>("after");
        using enum ArrangePlace::Where;
        const auto row = [](const char* script, int what, int beside, ArrangePlace::Where where,
                            const char* after) {
            QTest::addRow("%s %d %d %d", script, what, beside, int(where))
                << QByteArray(script) << what << beside << int(where) << QByteArray(after);
        };
        row("des.gold()\ndes.trap()\n", 2, 1, Before, "des.trap()\ndes.gold()\n");
        row("des.gold()\ndes.trap();\n", 1, 2, Behind, "des.trap();\ndes.gold()\n");
        row("des.object({ id = 'chest' })\ndes.object('apple')\n", 2, 1, Into,
            "des.object({ id = 'chest', contents = function()\n  des.object('apple')\nend })\n");
        row("des.monster({ id = 'newt', inventory = function()\n  des.object()\nend "
            "})\ndes.object('apple')\n",
            3, 1, Into,
            "des.monster({ id = 'newt', inventory = function()\n  des.object()\n  des.object('apple')\nend "
            "})\n");
        row("des.map([[.]])\ndes.gold()\n", 1, 2, Behind,
            "refused: Levels, parts and rooms cannot be moved.");
        row("local o = des.object()\ndes.gold()\n", 1, 2, Behind,
            "refused: This is part of a larger expression.");
    }
    void callsAreArranged() {
        QFETCH(QByteArray, script);
        QFETCH(int, what);
        QFETCH(int, beside);
        QFETCH(int, where);
        QFETCH(QByteArray, after);
        const Script level(script.toStdString());
        const auto arranged =
            Script::language().arrange(level.source(), {std::size_t(what)},
                                       {std::size_t(beside), ArrangePlace::Where(where)}, Arranging::Move);
        QCOMPARE(
            shown(level.after(arranged ? EditOutcome(arranged->edit) : std::unexpected(arranged.error()))),
            shown(after.toStdString()));
        if (arranged)
            QVERIFY(std::ranges::contains(Script(after.toStdString()).tree().statements,
                                          arranged->statements.front(), &StatementNode::range));
    }

    // Each thing of the palette can be placed where it is wanted, and gets the right name.
    void everythingCanBePlaced() {
        const std::string text = "des.map([[\n-----\n|...|\n|...|\n-----\n]])\n";
        const Script level(text);
        std::vector<PaletteThing> things = Script::language().palette();
        QVERIFY(things.size() > 25);
        const std::vector<PaletteThing> named = Script::language().namedThings();
        QVERIFY(named.size() > 800);
        for (std::size_t i = 0; i < named.size(); i += 7)
            things.push_back(named[i]);
        for (const PaletteThing& thing : things) {
            const Point cell = thing.terrain != 0 ? Point{2, 0} : Point{2, 1};
            if (Script::language().objectionToPlacing(level.source(), 0, thing))
                continue;
            const auto placed = Script::language().place(level.source(), thing, {{0, cell, {}}, {}});
            QVERIFY2(placed, qPrintable(shown(thing.name) + QStringLiteral(": ") +
                                        shown(placed ? "" : placed.error().reason)));
            const Script after(placed->edit.apply(text));
            QVERIFY2(after.model().diagnostics.empty(), thing.name.c_str());
            const auto own =
                std::ranges::find(after.tree().statements, placed->statement, &StatementNode::range);
            QVERIFY2(own != after.tree().statements.end(), thing.name.c_str());
            QCOMPARE(own->kind, thing.kind);
        }
    }

    void saysWhatLuaSays() {
        const Script level("des.monster('newt'\ndes.gold()\n");
        QCOMPARE(level.model().diagnostics.size(), std::size_t(1));
        QCOMPARE(shown(level.model().diagnostics.front().message()),
                 QStringLiteral("Lua says: ')' expected (to close '(' at line 1) near 'des'."));
        QCOMPARE(level.tree().statements.size(), std::size_t(3)); // nothing else is lost
    }
};

LEVWRIGHT_TEST(ScriptLanguageTest)

} // namespace levwright::script_language_test

#include "ScriptLanguageTest.moc"
