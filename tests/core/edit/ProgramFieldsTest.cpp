// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of statements in levels of NetHack 3.6: how they are shown, and the effect of edits.
#include "core/model/LevelLanguage.h"
#include "tests/support/Levels.h"
#include "tests/support/RandomPrograms.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <format>

namespace levwright::program_fields_test {
namespace {

const QByteArray before = "MAZE:\"a\",' '\n"
                          "FLAGS:noteleport,hardfloor\n"
                          "GEOMETRY:center,center\n"
                          "MAP\n"
                          "-----\n"
                          "|...|\n"
                          "-----\n"
                          "ENDMAP\n"
                          "$spots = { (1,1),(2,1) }\n"
                          "$spot = (1,1)\n"
                          "$guard = monster:'D'\n"
                          "$box = object:('(',\"chest\")\n"
                          "$name = \"Bob\"\n"
                          "$count = 3\n"
                          "$cells = selection:fillrect (1,1,2,1)\n"
                          "$ground = terrain:'L'\n";

GamePtr game() {
    static const GamePtr loaded = loadGame("nethack-3.6").value();
    return loaded;
}

// One statement, the last in its level.
struct Desk {
    explicit Desk(const QByteArray& statement) : text(before + statement + "\n"), analysis(make(text)) {
        std::size_t at = std::size_t(text.lastIndexOf(statement));
        ref = analysis.statementAt(at).value();
    }
    static LevelsAnalysis make(const QByteArray& text) { return {game(), TextSnapshot(text.toStdString())}; }
    StatementView view() const { return analysis.view(ref); }
    const FieldView field(const QByteArray& label) const {
        const StatementView all = view();
        const auto found = std::ranges::find(all.fields, label.toStdString(), &FieldView::label);
        if (found == all.fields.end())
            qFatal("no field %s", label.data());
        return *found;
    }
    QByteArrayList choices(const QByteArray& label) const {
        QByteArrayList list;
        for (const FieldChoice& choice : analysis.choices(ref, field(label).key))
            list << QByteArray::fromStdString(choice.source);
        return list;
    }
    QByteArray textWith(const EditOutcome& edit) const {
        return QByteArray::fromStdString(edit->apply(text.toStdString()));
    }

    QByteArray text;
    LevelsAnalysis analysis;
    StatementRef ref;
};

const QByteArray away = "\x01";

std::optional<std::string> valueOf(const QByteArray& source) {
    return source == away ? std::nullopt : std::optional(source.toStdString());
}

// What an editor of the field sends for a choice.
std::string sentFor(const FieldView& field, const FieldChoice& choice) {
    const bool isQuoted = field.input == FieldInput::Name && !choice.isBare;
    return isQuoted ? std::format("\"{}\"", choice.source) : choice.source;
}

template <class Take>
void forEachField(const LevelsAnalysis& analysis, Take take) {
    for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
        for (std::size_t i = 0; i < analysis.level(level).tree->statements.size(); ++i) {
            for (const FieldView& field : analysis.view({level, i}).fields)
                take(StatementRef{level, i}, field);
        }
    }
}

} // namespace

class ProgramFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shows_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("fields");
        const auto row = [](const char* statement, const QByteArray& fields) {
            QTest::newRow(statement) << QByteArray(statement) << fields;
        };
        const QByteArray monster =
            "-attitude -alertness -alignment -given name -looks like -knows traps -flees "
            "-is blind -is paralyzed -female -invisible -stunned -confused -cancelled "
            "-revived -avenges itself";
        row("MONSTER:('D',\"red dragon\"),(1,1)", "class:'D' name:\"red dragon\" place:(1,1) " + monster);
        row("MONSTER:'D',random", "class:'D' name:random place:random " + monster);
        row("MONSTER:\"red dragon\",$spot", "-class name:\"red dragon\" place:$spot " + monster);
        row("MONSTER:$guard,$spots[0]", "name:$guard place:$spots[0] " + monster);
        row("MONSTER:random,(1,1),\"Rex\",asleep,hostile,law,m_object \"chest\",seen_traps:\"pit\"|\"web\","
            "fleeing:2d4,stunned",
            "-class name:random place:(1,1) attitude:hostile alertness:asleep alignment:law given "
            "name:\"Rex\" "
            "looks like:m_object \"chest\" knows traps:\"pit\"|\"web\" flees:2d4 -is blind -is paralyzed "
            "-female -invisible stunned:stunned -confused -cancelled -revived -avenges itself");
        row("OBJECT:('(',\"chest\"),(1,1),blessed,quantity:2,+3,name:\"Box\",montype:'D',eroded:1,trapped,"
            "locked",
            "class:'(' name:\"chest\" place:(1,1) quantity:2 curse:blessed enchantment:+3 given name:\"Box\" "
            "of monster:'D' eroded:1 -recharged trap:trapped -light -erodeproof -greased -buried "
            "-invisible "
            "locked:locked -broken lock");
        row("DOOR:locked,(1,1)", "door state:locked place:(1,1)");
        row("REGION:(1,1,2,1),lit,\"ordinary\",unfilled",
            "light:lit room type:\"ordinary\" area:(1,1,2,1) filled:unfilled -form -corridors");
        row("STAIR:(1,1),up", "direction:up place:(1,1)");
        row("STAIR:levregion(1,1,2,2),(0,0,0,0),up",
            "direction:up area:levregion(1,1,2,2) excluded area:(0,0,0,0)");
        row("TELEPORT_REGION:(1,1,2,1),(0,0,0,0)", "area:(1,1,2,1) excluded area:(0,0,0,0) -for arrivals");
        row("ALTAR:(1,1),law,shrine", "altar type:shrine alignment:law place:(1,1)");
        row("TERRAIN:rect (1,1,2,1),('.',lit)", "terrain:('.',lit) cells:rect (1,1,2,1) light:lit");
        row("REPLACE_TERRAIN:(1,1,2,1),'.','T',10%",
            "in place of:'.' terrain:'T' area:(1,1,2,1) chance:10% -light");
        row("MAZEWALK:(1,1),east", "place:(1,1) direction:east -filled -paths");
        row("WALLIFY", "-cells");
        row("MINERALIZE", "-kelp in pools -kelp in moats -gold in the rock -gems in the rock");
        row("MINERALIZE:(-1),(-1),20,(-1)",
            "-kelp in pools -kelp in moats gold in the rock:20 -gems in the rock");
        row("INIT_MAP:mines,'.',' ',true,true,lit,true",
            "style:mines floor:'.' rock:' ' smooth edges:true one cave:true light:lit walls around it:true "
            "-filling");
        row("INIT_MAP:solidfill,' '", "style:solidfill filling:' ' -light");
        row("INIT_MAP:rogue", "style:rogue");
        row("ROOM:\"temple\"[50%],lit,(1,1),(left,top),random {\n}",
            "type:\"temple\" light:lit place:(1,1) within it:(left,top) size:random chance:[50%] "
            "-filled -form -corridors");
        row("[50%]: TRAP:\"web\",(1,1)", "condition:[50%]");
        row("IF [$count > 2] {\n}", "condition:[$count > 2]");
        row("LOOP [3] {\n}", "turns:3");
        row("LOOP [(-3)] {\n}", "turns:-3");
        row("FOR $i = 0 TO $count {\n}", "variable:$i from:0 to:$count");
        row("SHUFFLE:$spots", "list:$spots");
        row("GRAVE:(1,1)", "place:(1,1) -epitaph");
        row("GOLD:2d4,(1,1)", "amount:2d4 place:(1,1)");
        row("MONSTER:'D'", "");
        row("EXIT", "");
    }
    void shows() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, fields);
        QByteArrayList shown;
        QSet<QByteArray> labels;
        for (const FieldView& field : Desk(statement).view().fields) {
            const QByteArray label = QByteArray::fromStdString(field.label);
            QVERIFY2(!labels.contains(label), label);
            labels << label;
            shown << (field.isWritten ? label + ':' + QByteArray::fromStdString(field.source) : '-' + label);
        }
        QCOMPARE(shown.join(' '), fields);
    }

    // Plain values have their own kind of input; a computed value is shown as it is written.
    void inputs_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<int>("input");
        const auto row = [](const char* statement, const char* field, FieldInput input) {
            QTest::addRow("%s %s", statement, field)
                << QByteArray(statement) << QByteArray(field) << int(input);
        };
        row("MONSTER:'D',(1,1)", "class", FieldInput::Word);
        row("MONSTER:'D',(1,1)", "name", FieldInput::Name);
        row("MONSTER:$guard,(1,1)", "name", FieldInput::Source);
        row("MONSTER:'D',(1,1)", "place", FieldInput::Place);
        row("MONSTER:'D',random[dry,wet]", "place", FieldInput::Place);
        row("MONSTER:'D',rndcoord($cells)", "place", FieldInput::Source);
        row("MONSTER:'D',(1,1)", "given name", FieldInput::Text);
        row("MONSTER:'D',(1,1),$name", "given name", FieldInput::Source);
        row("MONSTER:'D',(1,1),\"a\" . $name", "given name", FieldInput::Source);
        row("MONSTER:'D',(1,1)", "invisible", FieldInput::Flag);
        row("MONSTER:'D',(1,1)", "flees", FieldInput::Number);
        row("MONSTER:'D',(1,1),fleeing:$count + 1", "flees", FieldInput::Source);
        row("DOOR:open,(1,1)", "place", FieldInput::Place);
        row("DOOR:open,line (1,1),(2,1)", "place", FieldInput::Source);
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "area", FieldInput::Area);
        row("BRANCH:levregion(1,1,2,1),(0,0,0,0)", "area", FieldInput::AnyArea);
        row("TERRAIN:(1,1),'.'", "terrain", FieldInput::Word);
        row("TERRAIN:(1,1),$ground", "terrain", FieldInput::Source);
        row("IF [50%] {\n}", "condition", FieldInput::Box);
        row("IF [$count > 1] {\n}", "condition", FieldInput::Source);
        row("$other = \"Ann\"", "value", FieldInput::Text);
        row("$other = (1,1)", "value", FieldInput::Place);
        row("ROOMDOOR:true,open,north,1", "wall", FieldInput::Word);
        row("ROOMDOOR:true,open,north|south,1", "wall", FieldInput::Source);
    }
    void inputs() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const int, input);
        QCOMPARE(int(Desk(statement).field(field).input), input);
    }

    void sets_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* statement, const char* field, const QByteArray& source,
                            const char* after) {
            QTest::addRow("%s %s=%s", statement, field, source == away ? "" : source.data())
                << QByteArray(statement) << QByteArray(field) << source << QByteArray(after);
        };
        // Things.
        row("MONSTER:('D', \"red dragon\"),(1,1)", "name", "\"blue dragon\"",
            "MONSTER:('D', \"blue dragon\"),(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "name", "\"newt\"", "MONSTER:(':',\"newt\"),(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "name", "\"new\"", "MONSTER:('D',\"new\"),(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "name", "random", "MONSTER:'D',(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "name", "$guard", "MONSTER:$guard,(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "class", away, "MONSTER:\"red dragon\",(1,1)");
        row("MONSTER:('D',\"red dragon\"),(1,1)", "class", "'a'", "MONSTER:'a',(1,1)");
        row("MONSTER:\"red dragon\",(1,1)", "name", "\"newt\"", "MONSTER:\"newt\",(1,1)");
        row("MONSTER:\"red dragon\",(1,1)", "name", "random", "MONSTER:random,(1,1)");
        row("MONSTER:\"red dragon\",(1,1)", "class", "'D'", "MONSTER:('D',\"red dragon\"),(1,1)");
        row("MONSTER:'D',(1,1)", "name", "\"red dragon\"", "MONSTER:('D',\"red dragon\"),(1,1)");
        row("MONSTER:'D',(1,1)", "name", "random", "MONSTER:'D',(1,1)");
        row("MONSTER:'D',(1,1)", "class", "'d'", "MONSTER:'d',(1,1)");
        row("MONSTER:'D',(1,1)", "class", away, "MONSTER:random,(1,1)");
        row("MONSTER:random,(1,1)", "name", "\"newt\"", "MONSTER:\"newt\",(1,1)");
        row("MONSTER:random,(1,1)", "class", "'\\''", "MONSTER:'\\'',(1,1)");
        row("MONSTER:$guard,(1,1)", "name", "\"newt\"", "MONSTER:\"newt\",(1,1)");
        row("OBJECT:('?',\"light\"),(1,1)", "name", "\"chest\"", "OBJECT:('(',\"chest\"),(1,1)");
        row("OBJECT:'?',(1,1)", "name", "$box", "OBJECT:$box,(1,1)");
        // Options.
        row("MONSTER:'D',(1,1)", "alertness", "asleep", "MONSTER:'D',(1,1),asleep");
        row("MONSTER: 'D', (1,1)", "alertness", "asleep", "MONSTER: 'D', (1,1), asleep");
        row("MONSTER: 'D' , (1, 1)", "attitude", "hostile", "MONSTER: 'D' , (1, 1), hostile");
        row("MONSTER:'D',(1, 1)", "attitude", "hostile", "MONSTER:'D',(1, 1),hostile");
        row("MONSTER:'D',(1,1),asleep", "alertness", "awake", "MONSTER:'D',(1,1),awake");
        row("MONSTER:'D',(1,1), asleep,hostile", "alertness", away, "MONSTER:'D',(1,1),hostile");
        row("MONSTER:'D',(1,1),hostile\n# here, too\n,asleep", "attitude", away,
            "MONSTER:'D',(1,1)\n# here, too\n,asleep");
        row("MONSTER:'D',(1,1),\n# here, too\nasleep", "alertness", away, "MONSTER:'D',(1,1)\n# here, too\n");
        row("MONSTER:'D',(1,1) {\n  OBJECT:'('\n}", "invisible", "on",
            "MONSTER:'D',(1,1),invisible {\n  OBJECT:'('\n}");
        row("MONSTER:'D',(1,1),invisible,female", "invisible", away, "MONSTER:'D',(1,1),female");
        row("MONSTER:'D',(1,1),invisible", "invisible", "on", "MONSTER:'D',(1,1),invisible");
        row("MONSTER:'D',(1,1)", "alignment", "align[0]", "MONSTER:'D',(1,1),align[0]");
        row("MONSTER:'D',(1,1),law", "alignment", "align:random", "MONSTER:'D',(1,1),align:random");
        row("MONSTER:'D',(1,1)", "given name", "\"Rex\"", "MONSTER:'D',(1,1),\"Rex\"");
        row("MONSTER:'D',(1,1),\"Rex\"", "given name", "\"R\"", "MONSTER:'D',(1,1),\"R\"");
        row("MONSTER:'D',(1,1),\"Rex\"", "given name", away, "MONSTER:'D',(1,1)");
        row("MONSTER:'D',(1,1)", "knows traps", "\"pit\"|\"web\"",
            "MONSTER:'D',(1,1),seen_traps:\"pit\"|\"web\"");
        row("MONSTER:'D',(1,1),seen_traps: \"pit\"", "knows traps", "all",
            "MONSTER:'D',(1,1),seen_traps: all");
        row("MONSTER:'D',(1,1),seen_traps:all", "knows traps", away, "MONSTER:'D',(1,1)");
        row("MONSTER:'D',(1,1)", "looks like", "m_object \"chest\"", "MONSTER:'D',(1,1),m_object \"chest\"");
        row("MONSTER:'D',(1,1)", "flees", "5", "MONSTER:'D',(1,1),fleeing:5");
        row("MONSTER:'D',(1,1)", "flees", "-5", "MONSTER:'D',(1,1),fleeing:(-5)");
        row("MONSTER:'D',(1,1),fleeing:( -5)", "flees", "-6", "MONSTER:'D',(1,1),fleeing:( -6)");
        row("MONSTER:'D',(1,1),fleeing:(-5)", "flees", "6", "MONSTER:'D',(1,1),fleeing:6");
        row("MONSTER:'D',(1,1),fleeing:05", "flees", "6", "MONSTER:'D',(1,1),fleeing:06");
        row("MONSTER:'D',(1,1),fleeing:5", "flees", "$count", "MONSTER:'D',(1,1),fleeing:$count");
        row("OBJECT:'(',(1,1)", "curse", "cursed", "OBJECT:'(',(1,1),cursed");
        row("OBJECT:'(',(1,1),cursed", "curse", "blessed", "OBJECT:'(',(1,1),blessed");
        row("OBJECT:'(',(1,1)", "quantity", "3", "OBJECT:'(',(1,1),quantity:3");
        row("OBJECT:'(',(1,1)", "given name", "\"Box\"", "OBJECT:'(',(1,1),name:\"Box\"");
        row("OBJECT:'(',(1,1),NAME:\"Box\"", "given name", "\"Bo\"", "OBJECT:'(',(1,1),NAME:\"Bo\"");
        row("OBJECT:'(',(1,1)", "of monster", "\"newt\"", "OBJECT:'(',(1,1),montype:\"newt\"");
        row("OBJECT:'(',(1,1),montype:('D',\"red dragon\")", "of monster", "\"newt\"",
            "OBJECT:'(',(1,1),montype:(':',\"newt\")");
        row("OBJECT:'(',(1,1),montype:'D'", "of monster", away, "OBJECT:'(',(1,1)");
        row("OBJECT:'(',(1,1)", "enchantment", "+2", "OBJECT:'(',(1,1),+2");
        row("OBJECT:'(',(1,1),-1", "enchantment", "2", "OBJECT:'(',(1,1),2");
        row("OBJECT:'(',(1,1),eroded:2", "erodeproof", "on", "OBJECT:'(',(1,1),erodeproof");
        row("OBJECT:'(',(1,1),erodeproof,lit", "eroded", "2", "OBJECT:'(',(1,1),eroded:2,lit");
        row("OBJECT:'(',(1,1)", "trap", "trapped", "OBJECT:'(',(1,1),trapped");
        row("OBJECT:'(',(1,1),broken", "locked", "on", "OBJECT:'(',(1,1),broken,locked");
        row("OBJECT:'(',(1,1),broken,locked", "broken lock", away, "OBJECT:'(',(1,1),locked");
        row("OBJECT:'('", "place", "(2,1)", "OBJECT:'(',(2,1)");
        row("OBJECT:'(',cursed", "place", "(2,1)", "OBJECT:'(',(2,1),cursed");
        row("OBJECT:'(',(01,1)", "place", "(2,1)", "OBJECT:'(',(02,1)");
        row("OBJECT:'(',(1,1)", "place", "rndcoord($cells)", "OBJECT:'(',rndcoord($cells)");
        row("DOOR:open,(1,1)", "place", "line (1,1),(2,1)", "DOOR:open,line (1,1),(2,1)");
        row("DOOR:open,(1,1)", "door state", "secret", "DOOR:secret,(1,1)");
        // Rooms and regions.
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "filled", "unfilled",
            "REGION:(1,1,2,1),lit,\"ordinary\",unfilled");
        row("REGION:(1,1,2,1),lit,\"ordinary\",unfilled,irregular", "filled", away,
            "REGION:(1,1,2,1),lit,\"ordinary\",irregular");
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "room type", "\"zoo\"", "REGION:(1,1,2,1),lit,\"zoo\"");
        row("ROOM:\"zoo\",lit,random,random,random {\n}", "chance", "50",
            "ROOM:\"zoo\"[50%],lit,random,random,random {\n}");
        row("ROOM:random,lit,random,random,random {\n}", "chance", "50",
            "ROOM:random [50%],lit,random,random,random {\n}");
        row("ROOM:\"zoo\" [50%],lit,random,random,random {\n}", "chance", "60",
            "ROOM:\"zoo\" [60%],lit,random,random,random {\n}");
        row("ROOM:\"zoo\" [50%],lit,random,random,random {\n}", "chance", away,
            "ROOM:\"zoo\",lit,random,random,random {\n}");
        row("ROOM:\"zoo\",lit,random,random,random {\n}", "within it", "(left,top)",
            "ROOM:\"zoo\",lit,random,(left,top),random {\n}");
        // Tails.
        row("GEOMETRY:center,top\nMAP\n.\nENDMAP", "places count from it", "false",
            "GEOMETRY:center,top,false\nMAP\n.\nENDMAP");
        row("MAZEWALK:(1,1),east", "paths", "'.'", "MAZEWALK:(1,1),east,true,'.'");
        row("MAZEWALK:(1,1),east,false,'.'", "filled", away, "MAZEWALK:(1,1),east,true,'.'");
        row("MAZEWALK:(1,1),east,false,'.'", "paths", away, "MAZEWALK:(1,1),east,false");
        row("TELEPORT_REGION:(1,1,2,1),(0,0,0,0)", "for arrivals", "up",
            "TELEPORT_REGION:(1,1,2,1),(0,0,0,0),up");
        row("TELEPORT_REGION:(1,1,2,1),(0,0,0,0),up", "for arrivals", away,
            "TELEPORT_REGION:(1,1,2,1),(0,0,0,0)");
        row("WALLIFY", "cells", "(1,1)", "WALLIFY:(1,1)");
        row("WALLIFY:(fillrect (1,1,2,1))", "cells", away, "WALLIFY");
        row("RANDOM_CORRIDORS", "amount", "3", "RANDOM_CORRIDORS:3");
        row("RANDOM_CORRIDORS:3", "amount", away, "RANDOM_CORRIDORS");
        row("MINERALIZE", "gold in the rock", "20", "MINERALIZE:(-1),(-1),20,(-1)");
        row("MINERALIZE:(-1),(-1),20,(-1)", "gems in the rock", "9", "MINERALIZE:(-1),(-1),20,9");
        row("MINERALIZE:(-1),(-1),20,9", "gems in the rock", away, "MINERALIZE:(-1),(-1),20,(-1)");
        row("MINERALIZE:(-1),(-1),20,(-1)", "gold in the rock", away, "MINERALIZE");
        row("GRAVE:(1,1)", "epitaph", "\"Bob\"", "GRAVE:(1,1),\"Bob\"");
        row("GRAVE:(1,1),\"Bob\"", "epitaph", "random", "GRAVE:(1,1),random");
        row("GRAVE:(1,1),\"Bob\"", "epitaph", away, "GRAVE:(1,1)");
        row("INIT_MAP:mines,'.',' ',true,true,lit,true", "filling", "'L'",
            "INIT_MAP:mines,'.',' ',true,true,lit,true,'L'");
        row("INIT_MAP:mines,'.',' ',true,true,lit,true,'L'", "filling", away,
            "INIT_MAP:mines,'.',' ',true,true,lit,true");
        row("INIT_MAP: solidfill, 'L'", "style", "mazegrid", "INIT_MAP: mazegrid, 'L'");
        row("INIT_MAP:solidfill,'L'", "style", "mines", "INIT_MAP:mines,'.',' ',true,true,lit,true");
        row("INIT_MAP:solidfill,'L'", "style", "rogue", "INIT_MAP:rogue");
        row("INIT_MAP:solidfill,'L'", "light", "lit", "INIT_MAP:solidfill,('L',lit)");
        // Terrain.
        row("TERRAIN:(1,1),'.'", "light", "unlit", "TERRAIN:(1,1),('.',unlit)");
        row("TERRAIN:(1,1),('.', lit)", "light", "unlit", "TERRAIN:(1,1),('.', unlit)");
        row("TERRAIN:(1,1),('.', lit)", "light", away, "TERRAIN:(1,1),'.'");
        row("TERRAIN:(1,1),('.', lit)", "terrain", "('L', lit)", "TERRAIN:(1,1),('L', lit)");
        row("REPLACE_TERRAIN:(1,1,2,1),'.','T',10%", "chance", "25", "REPLACE_TERRAIN:(1,1,2,1),'.','T',25%");
        // Statements that compute.
        row("[50%]: TRAP:\"web\",(1,1)", "condition", "20", "[20%]: TRAP:\"web\",(1,1)");
        row("IF [$count > 2] {\n}", "condition", "[50%]", "IF [50%] {\n}");
        row("LOOP [3] {\n}", "turns", "2d4", "LOOP [2d4] {\n}");
        row("FOR $i = 0 TO 3 {\n}", "to", "$count", "FOR $i = 0 TO $count {\n}");
        row("$other = \"Ann\"", "value", "\"Eve\"", "$other = \"Eve\"");
        // On one line with another statement.
        row("RANDOM_CORRIDORS:3 WALLIFY", "amount", away, "RANDOM_CORRIDORS WALLIFY");
        row("RANDOM_CORRIDORS:3$x = 2", "amount", away, "RANDOM_CORRIDORS$x = 2");
        row("GRAVE:(1,1)WALLIFY", "epitaph", "random", "GRAVE:(1,1),random WALLIFY");
    }
    void sets() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, after);
        const Desk desk(statement);
        QVERIFY(desk.view().isWhole);
        const EditOutcome edit = desk.analysis.setField(desk.ref, desk.field(field).key, valueOf(source));
        QVERIFY2(edit.has_value(), edit ? "" : edit.error().reason.c_str());
        QCOMPARE(desk.textWith(edit), before + after + "\n");
        const LevelsAnalysis now = Desk::make(desk.textWith(edit));
        QVERIFY(now.view(desk.ref).isWhole);
    }

    void changesFlagsOfTheLevel_data() {
        QTest::addColumn<QByteArray>("flags");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("more") << QByteArray("noteleport, hardfloor")
                              << QByteArray("noteleport,hardfloor,nommap")
                              << QByteArray("noteleport, hardfloor, nommap");
        QTest::newRow("first less") << QByteArray("noteleport, hardfloor") << QByteArray("hardfloor")
                                    << QByteArray("hardfloor");
        QTest::newRow("last less") << QByteArray("noteleport , hardfloor") << QByteArray("noteleport")
                                   << QByteArray("noteleport ");
        QTest::newRow("others") << QByteArray("noteleport, hardfloor") << QByteArray("nommap,shroud")
                                << QByteArray("nommap,shroud");
        QTest::newRow("the same") << QByteArray("noteleport ,  hardfloor")
                                  << QByteArray("noteleport ,  hardfloor")
                                  << QByteArray("noteleport ,  hardfloor");
    }
    void changesFlagsOfTheLevel() {
        QFETCH(const QByteArray, flags);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, after);
        const QByteArray text = "MAZE:\"a\",' '\nFLAGS:" + flags + "\nNOMAP\n";
        const LevelsAnalysis analysis = Desk::make(text);
        const FieldView field = analysis.view({0, 1}).fields.front();
        QVERIFY(field.input == FieldInput::Words);
        QCOMPARE(QByteArray::fromStdString(field.source), flags);
        const EditOutcome edit = analysis.setField({0, 1}, field.key, source.toStdString());
        QVERIFY(edit.has_value());
        QCOMPARE(QByteArray::fromStdString(edit->apply(text.toStdString())),
                 "MAZE:\"a\",' '\nFLAGS:" + after + "\nNOMAP\n");
        QVERIFY(!analysis.setField({0, 1}, field.key, std::string()).has_value());
        QVERIFY(!analysis.setField({0, 1}, field.key, std::nullopt).has_value());
        QVERIFY(!analysis.setField({0, 1}, field.key, "noteleport,nonsense").has_value());
    }

    // Nothing tells what they were meant to be.
    void refusesFlagsBesideUnknownWords_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::newRow("one") << QByteArray("noteleport");
        QTest::newRow("two") << QByteArray("noteleport,hardfloor");
    }
    void refusesFlagsBesideUnknownWords() {
        QFETCH(const QByteArray, source);
        const QByteArray text = "MAZE:\"a\",' '\nFLAGS:nosuchflag\nNOMAP\n";
        const LevelsAnalysis analysis = Desk::make(text);
        const FieldView field = analysis.view({0, 1}).fields.front();
        const EditOutcome edit = analysis.setField(StatementRef{0, 1}, field.key, source.toStdString());
        QVERIFY(!edit);
        QCOMPARE(edit.error().reason, "No word of this statement is known. Correct it in the text first.");
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* statement, const char* field, const QByteArray& source,
                            const char* reason) {
            QTest::addRow("%s %s=%s", statement, field, source == away ? "" : source.data())
                << QByteArray(statement) << QByteArray(field) << source << QByteArray(reason);
        };
        row("MONSTER:'D',(1,1)", "name", away, "This value cannot be removed.");
        row("MONSTER:'D',(1,1)", "place", away, "This value cannot be removed.");
        row("MONSTER:'D',(1,1)", "place", "nowhere",
            "“nowhere” does not fit there; random or a place such as (3,4) is needed.");
        row("MONSTER:'D',(1,1)", "place", "(1,1),asleep", "This is more than one value.");
        row("MONSTER:'D',(1,1),\"Rex\"", "given name", "\"Rex\",asleep", "This is more than one value.");
        row("MONSTER:'D',(1,1)", "alertness", "sleepy",
            "“sleepy” does not fit there; an option of a monster is needed.");
        row("MONSTER:'D',(1,1)", "place", "(1,1)\nMONSTER:'a',(1,1)",
            "“MONSTER” does not fit there; the end of the statement is needed.");
        row("MONSTER:'D',(1,1)", "name", "$box",
            "“$box” does not fit there; a name or class in quotes, or random is needed.");
        row("OBJECT:'(',(1,1)", "enchantment", "$spot", "“$spot” would mean something else there.");
        row("MESSAGE:\"hello\"", "text", "\"he\"llo\"",
            "“llo” does not fit there; the end of the statement is needed.");
        row("FOR $i = 0 TO 3 {\n}", "to", "",
            "The end does not fit there; a number, dice or a variable that contains a number is needed.");
    }
    void refuses() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, reason);
        const Desk desk(statement);
        const EditOutcome edit = desk.analysis.setField(desk.ref, desk.field(field).key, valueOf(source));
        QVERIFY2(!edit.has_value(), edit ? desk.textWith(edit).data() : "");
        QCOMPARE(QByteArray::fromStdString(edit.error().reason), reason);
    }

    void offers_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArrayList>("offered");
        QTest::addColumn<QByteArrayList>("without");
        const auto row = [](const char* statement, const char* field, const QByteArrayList& offered,
                            const QByteArrayList& without = {}) {
            QTest::addRow("%s %s", statement, field)
                << QByteArray(statement) << QByteArray(field) << offered << without;
        };
        row("MONSTER:'D',(1,1)", "class", {"'D'", "'a'", "'\\''"}, {"'('", "$guard"});
        row("MONSTER:'D',(1,1)", "name", {"random", "red dragon", "$guard"}, {"newt", "$box", "$name"});
        row("MONSTER:random,(1,1)", "name", {"random", "red dragon", "newt", "$guard"}, {"chest"});
        row("OBJECT:'(',(1,1)", "name", {"random", "chest", "$box"}, {"newt", "ruby", "$guard"});
        row("MONSTER:'D',(1,1)", "place", {"random", "random[dry]", "$spot", "$spots[0]", "rndcoord($cells)"},
            {"$count", "$cells"});
        row("MONSTER:'D',random[dry,wet]", "place", {"random[dry,wet]"});
        row("TERRAIN:(1,1),'.'", "cells", {"random", "$spot", "$spots[0]", "$cells"}, {"$count"});
        row("TERRAIN:(1,1),'.'", "terrain", {"'.'", "'L'", "'\\\\'", "$ground"}, {"$spot", "random"});
        row("TERRAIN:(1,1),'\\'", "terrain", {"'\\'"}, {"'\\\\'"});
        row("TERRAIN:(1,1),('.', lit)", "terrain", {"('.', lit)", "('L', lit)"}, {"'.'"});
        row("GOLD:3,(1,1)", "amount", {"1d6", "$count"}, {"$spot", "random"});
        row("RANDOM_CORRIDORS:3", "amount", {"random"}, {"1d6", "$count"});
        row("MONSTER:'D',(1,1)", "given name", {"$name"}, {"$count"});
        row("MONSTER:'D',(1,1)", "alignment", {"law", "align[0]", "align:random"}, {"random", "align"});
        row("ALTAR:(1,1),law,altar", "alignment", {"law", "align[2]", "random"}, {"align:random"});
        row("MONSTER:'D',(1,1)", "attitude", {"peaceful", "hostile"}, {"asleep"});
        row("OBJECT:'(',(1,1)", "trap", {"trapped", "not_trapped"}, {"buried"});
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "form", {"regular", "irregular"}, {"filled"});
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "room type", {"random", "zoo"}, {"newt"});
        row("REGION:(1,1,2,1),lit,\"ordinary\"", "area", {}, {"$spot"});
        row("DRAWBRIDGE:(1,1),east,open", "door state", {"open", "closed", "random"}, {"locked"});
        row("SHUFFLE:$spots", "list", {"$spots"}, {"$spot", "$name"});
        row("TRAP:\"web\",(1,1)", "name", {"random", "pit"}, {"$name"});
    }
    void offers() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArrayList, offered);
        QFETCH(const QByteArrayList, without);
        const QByteArrayList choices = Desk(statement).choices(field);
        for (const QByteArray& source : offered)
            QVERIFY2(choices.contains(source), source + " is not in " + choices.join(' '));
        for (const QByteArray& source : without)
            QVERIFY2(!choices.contains(source), source + " is in " + choices.join(' '));
        QCOMPARE(QSet(choices.begin(), choices.end()).size(), choices.size());
    }

    void explains_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("explanation");
        QTest::newRow("class") << QByteArray("MONSTER:'D',(1,1)") << QByteArray("class") << QByteArray("'D'")
                               << QByteArray("dragon");
        QTest::newRow("terrain") << QByteArray("TERRAIN:(1,1),'.'") << QByteArray("terrain")
                                 << QByteArray("'L'") << QByteArray("lava");
        QTest::newRow("door") << QByteArray("DOOR:open,(1,1)") << QByteArray("door state")
                              << QByteArray("nodoor") << QByteArray("a doorway without a door");
        QTest::newRow("form") << QByteArray("REGION:(1,1,2,1),lit,\"ordinary\"") << QByteArray("form")
                              << QByteArray("irregular") << QByteArray("has the form of its cells");
        QTest::newRow("arrivals") << QByteArray("TELEPORT_REGION:(1,1,2,1),(0,0,0,0)")
                                  << QByteArray("for arrivals") << QByteArray("up")
                                  << QByteArray("those who arrive from below");
    }
    void explains() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, explanation);
        const Desk desk(statement);
        const std::vector<FieldChoice> choices = desk.analysis.choices(desk.ref, desk.field(field).key);
        const auto choice = std::ranges::find(choices, source.toStdString(), &FieldChoice::source);
        QVERIFY(choice != choices.end());
        QCOMPARE(QByteArray::fromStdString(choice->explanation), explanation);
    }

    // A variable defined further down is not known yet.
    void offersWhatIsKnownBefore() {
        const QByteArray text = "MAZE:\"a\",' '\nNOMAP\n$a = (1,1)\nSTAIR:(1,1),up\n$b = (1,1)\n";
        const LevelsAnalysis analysis = Desk::make(text);
        QByteArrayList sources;
        for (const FieldChoice& choice : analysis.choices({0, 3}, {Field::Place, {}}))
            sources << QByteArray::fromStdString(choice.source);
        QVERIFY(sources.contains("$a"));
        QVERIFY(!sources.contains("$b"));
    }

    // The choices are requested again only if the scope has changed.
    void scopes_data() {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("isSame");
        const QByteArray dragon = "MONSTER:('D',\"red dragon\"),(1,1)";
        QTest::newRow("place") << dragon << QByteArray("MONSTER:('D',\"red dragon\"),(2,1)") << true;
        QTest::newRow("name") << dragon << QByteArray("MONSTER:('D',\"blue dragon\"),(1,1)") << true;
        QTest::newRow("class") << dragon << QByteArray("MONSTER:('d',\"jackal\"),(1,1)") << false;
        QTest::newRow("variable") << dragon << "$more = 1\n" + dragon << false;
        QTest::newRow("light") << QByteArray("TERRAIN:(1,1),'.'") << QByteArray("TERRAIN:(1,1),('.',lit)")
                               << false;
    }
    void scopes() {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QFETCH(const bool, isSame);
        const auto scopeOf = [](const QByteArray& statement) {
            const Desk desk(statement);
            const StatementRef last{0, desk.analysis.level(0).tree->statements.size() - 1};
            return desk.analysis.view(last).fields.front().scope;
        };
        QCOMPARE(scopeOf(one) == scopeOf(other), isSame);
    }

    // For everything that authors wrote: setting an existing value changes nothing, and no text is lost.
    void keepsWhatAuthorsWrote() {
        LEVWRIGHT_NEEDS_SHARED();
        int asked = 0;
        QByteArrayList missed;
        for (const QString& file :
             stockFiles(QStringLiteral("nethack-3.6")) + stockFiles(QStringLiteral("minihack"))) {
            const LevelsAnalysis analysis = Desk::make(fileBytes(file));
            const std::string text(analysis.text().bytes());
            forEachField(analysis, [&](const StatementRef& ref, const FieldView& field) {
                if (!field.isWritten)
                    return;
                const EditOutcome edit = analysis.setField(ref, field.key, field.source);
                if (!edit || !edit->changesNothing(text))
                    missed << file.toUtf8() + ": " + QByteArray::fromStdString(field.label);
                ++asked;
            });
        }
        QVERIFY2(missed.isEmpty(), missed.join('\n'));
        QVERIFY2(asked > 10000, QByteArray::number(asked));
    }

    // The same for everything that the grammar allows, and for partly wrong statements.
    void keepsWhatIsMadeUp_data() {
        QTest::addColumn<bool>("isWrong");
        QTest::newRow("whole") << false;
        QTest::newRow("wrong") << true;
    }
    void keepsWhatIsMadeUp() {
        QFETCH(const bool, isWrong);
        constexpr std::uint32_t seeds = 150;
        int asked = 0;
        for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
            const std::string text = isWrong ? randomWrongProgram(seed) : randomProgram(seed);
            const LevelsAnalysis analysis(game(), TextSnapshot(text));
            forEachField(analysis, [&](const StatementRef& ref, const FieldView& field) {
                const std::optional<std::string> own =
                    field.isWritten ? std::optional(field.source) : std::nullopt;
                const EditOutcome edit = analysis.setField(ref, field.key, own);
                const bool changesNothing = edit && edit->changesNothing(text);
                const bool isMissing = !edit && !field.isWritten && !field.isOptional;
                if (!changesNothing && !isMissing)
                    qFatal("seed %u: %s %s", seed, field.label.c_str(), field.source.c_str());
                asked += isWrong ? 1 : 0;
                analysis.choices(ref, field.key);
                // An error after a statement may conflict with its shorter form.
                if (isWrong || !field.isOptional || !field.isWritten)
                    return;
                const EditOutcome gone = analysis.setField(ref, field.key, std::nullopt);
                const LevelsAnalysis after = Desk::make(QByteArray::fromStdString(gone->apply(text)));
                if (!gone || !after.view(ref).isWhole)
                    qFatal("seed %u: %s is not taken away", seed, field.label.c_str());
                ++asked;
            });
        }
        QVERIFY2(asked > (isWrong ? 1000 : 100), QByteArray::number(asked));
    }

    // Each argument that an author wrote is visible in a field.
    void showsAllThatIsWritten() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString& file :
             stockFiles(QStringLiteral("nethack-3.6")) + stockFiles(QStringLiteral("minihack"))) {
            const LevelsAnalysis analysis = Desk::make(fileBytes(file));
            for (std::size_t level = 0; level < analysis.levelCount(); ++level) {
                const std::vector<StatementNode>& statements = analysis.level(level).tree->statements;
                for (std::size_t i = 0; i < statements.size(); ++i) {
                    const StatementView view = analysis.view({level, i});
                    for (std::size_t a = 0; a < statements[i].arguments.size() && view.isWhole;
                         a += 1 + statements[i].arguments[a].operands) {
                        const Offset begin =
                            statements[i].arguments[a].range.begin + analysis.levelStart(level);
                        const Offset end = statements[i].arguments[a].range.end + analysis.levelStart(level);
                        const bool isShown = std::ranges::any_of(view.fields,
                                                                 [&](const FieldView& field) {
                                                                     return field.range.begin >= begin &&
                                                                            field.range.begin < end;
                                                                 }) ||
                                             std::ranges::any_of(view.fields, [&](const FieldView& field) {
                                                 return field.range.begin <= begin && end <= field.range.end;
                                             });
                        QVERIFY2(isShown, qPrintable(QStringLiteral("%1 at %2").arg(file).arg(begin)));
                    }
                }
            }
        }
    }

    void choicesCanBeWritten_data() {
        QTest::addColumn<QByteArray>("statement");
        for (const char* statement : {"MONSTER:('D',\"red dragon\"),(1,1)",
                                      "MONSTER:'D',(1,1)",
                                      "MONSTER:random,(1,1),asleep,law,hostile",
                                      "OBJECT:('(',\"chest\"),(1,1)",
                                      "OBJECT:random,random,cursed,lit,trapped,eroded:1",
                                      "CONTAINER:('(',\"chest\"),(1,1) {\n}",
                                      "TRAP:\"web\",(1,1)",
                                      "DOOR:open,(1,1)",
                                      "ROOMDOOR:true,open,north,1",
                                      "DRAWBRIDGE:(1,1),east,open",
                                      "MAZEWALK:(1,1),east",
                                      "MAZEWALK:(1,1),east,true,'.'",
                                      "WALLIFY",
                                      "REGION:(1,1,2,1),lit,\"ordinary\"",
                                      "ROOM:\"zoo\",lit,random,random,random {\n}",
                                      "SUBROOM:\"zoo\",lit,random,random {\n}",
                                      "ALTAR:(1,1),law,altar",
                                      "LADDER:(1,1),up",
                                      "STAIR:(1,1),up",
                                      "STAIR:(1,1,2,1),(0,0,0,0),up",
                                      "PORTAL:(1,1,2,1),(0,0,0,0),\"knox\"",
                                      "TELEPORT_REGION:(1,1,2,1),(0,0,0,0)",
                                      "BRANCH:(1,1,2,1),(0,0,0,0)",
                                      "FOUNTAIN:(1,1)",
                                      "TERRAIN:(1,1),'.'",
                                      "TERRAIN:(1,1),('.',lit)",
                                      "REPLACE_TERRAIN:(1,1,2,1),'.','T',10%",
                                      "NON_DIGGABLE:(1,1,2,1)",
                                      "GRAVE:(1,1)",
                                      "GOLD:3,(1,1)",
                                      "ENGRAVING:(1,1),dust,\"x\"",
                                      "MINERALIZE",
                                      "RANDOM_CORRIDORS",
                                      "SHUFFLE:$spots",
                                      "INIT_MAP:mines,'.',' ',true,true,lit,true",
                                      "INIT_MAP:solidfill,' '",
                                      "INIT_MAP:mazegrid,' '",
                                      "INIT_MAP:rogue",
                                      "GEOMETRY:left,top\nMAP\n.\nENDMAP",
                                      "LOOP [3] {\n}",
                                      "FOR $i = 0 TO 3 {\n}",
                                      "SWITCH [3] {\nCASE 1:\n}"})
            QTest::newRow(statement) << QByteArray(statement);
    }
    // Every choice gives a whole statement with that value. An optional value can be removed again.
    void choicesCanBeWritten() {
        QFETCH(const QByteArray, statement);
        const Desk desk(statement);
        QVERIFY(desk.view().isWhole);
        int seen = 0;
        for (const FieldView& field : desk.view().fields) {
            const std::vector<FieldChoice> choices = desk.analysis.choices(desk.ref, field.key);
            // There are many names, and they are alike.
            const std::size_t step = std::max<std::size_t>(choices.size() / 60, 1);
            for (std::size_t i = 0; i < choices.size(); i += step) {
                const std::string source = sentFor(field, choices[i]);
                const EditOutcome edit = desk.analysis.setField(desk.ref, field.key, source);
                QVERIFY2(edit.has_value(), (field.label + "=" + source).c_str());
                const LevelsAnalysis after = Desk::make(desk.textWith(edit));
                const StatementView view = after.view(desk.ref);
                QVERIFY2(view.isWhole, (field.label + "=" + source).c_str());
                const auto now = std::ranges::find(view.fields, field.key, &FieldView::key);
                QVERIFY2(now != view.fields.end(), (field.label + "=" + source).c_str());
                QCOMPARE(QByteArray::fromStdString(now->source), QByteArray::fromStdString(source));
                ++seen;
                if (!now->isOptional)
                    continue;
                const EditOutcome gone = after.setField(desk.ref, field.key, std::nullopt);
                QVERIFY(gone.has_value());
                const LevelsAnalysis without =
                    Desk::make(QByteArray::fromStdString(gone->apply(after.text().bytes())));
                QVERIFY(without.view(desk.ref).isWhole);
            }
        }
        const bool isChosen = std::ranges::any_of(desk.view().fields, [](const FieldView& field) {
            return field.input == FieldInput::Word || field.input == FieldInput::Name;
        });
        QVERIFY(seen > 0 || !isChosen);
    }
};

LEVWRIGHT_TEST(ProgramFieldsTest)

} // namespace levwright::program_fields_test

#include "ProgramFieldsTest.moc"
