// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Levels.h"
#include "tests/support/SmallLanguage.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

namespace levwright::field_view_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\n...\nENDMAP\n"
                         "MONSTER[50%]:'d',\"jackal\",(01,1),peaceful\nOBJECT:'(',\"chest\",place[0]\n"
                         "RANDOM_PLACES:(0,0),(1,1)\nREGION:(0,0,2,1),lit,\"ordinary\"\nWALLIFY\nGOLD:5,x\n";
const QByteArray dungeon = "DUNGEON: \"Main\" \"D\" (10,3)\nENTRY: 2\nLEVEL: \"top\" \"none\" @ "
                           "(1,0)\nLEVEL: \"inn\" \"none\" @ (2,3)\n"
                           "LEVELDESC: town\nCHAINLEVEL: \"bar\" \"B\" \"inn\" + (1,1) 40\n"
                           "BRANCH: \"Side\" @ (4,1) no_up\nDUNGEON: \"Side\" \"none\" (2,0)\n";

AnalysisPtr analysisFor(const QByteArray& text, bool isDungeon) {
    return Analysis::make(testGame(), TextSnapshot(text.toStdString()),
                          isDungeon ? DocumentKind::DungeonDefinition : DocumentKind::Levels);
}

StatementRef statementOf(const Analysis& analysis, const QByteArray& source) {
    const Offset at = analysis.text().bytes().find(source.toStdString());
    return analysis.subjectOf(*analysis.statementAt(at));
}

// "name:jackal"; "-curse" for an absent value.
QByteArray wordsOf(const FieldView& field) {
    const std::string& value = field.input == FieldInput::Line ? field.text : field.source;
    const bool isThere = field.isWritten || !value.empty();
    return QByteArray::fromStdString(isThere ? field.label + ':' + value : '-' + field.label);
}

const FieldView* fieldOf(const StatementView& view, const QByteArray& label) {
    const auto found = std::ranges::find(view.fields, label.toStdString(), &FieldView::label);
    return found == view.fields.end() ? nullptr : &*found;
}

} // namespace

// The information for an inspector about statements of levels and dungeons, and the effect of its edits.
class FieldViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fields_data() {
        QTest::addColumn<bool>("isDungeon");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("title");
        QTest::addColumn<QByteArray>("fields");
        const auto row = [](bool isDungeon, const char* source, const char* title, const char* fields) {
            QTest::newRow(source) << isDungeon << QByteArray(source) << QByteArray(title)
                                  << QByteArray(fields);
        };
        row(false, "MONSTER", "jackal",
            "class:'d' name:\"jackal\" place:(01,1) chance:[50%] attitude:peaceful -alertness -alignment "
            "-given name -looks like");
        row(false, "OBJECT", "chest",
            "class:'(' name:\"chest\" place:place[0] -chance -curse -corpse of -enchantment -given name");
        row(false, "RANDOM_PLACES", "random places: (0,0),(1,1)", "places:(0,0),(1,1)");
        row(false, "REGION", "region ordinary",
            "light:lit room type:\"ordinary\" area:(0,0,2,1) -filling -irregular");
        row(false, "WALLIFY", "walls around floor", "");
        row(false, "GOLD", "GOLD:5,x", "");
        row(true, "DUNGEON: \"Main\"", "“Main”",
            "name:Main bones marker:D base:10 rand:3 -chance entry:2 -filler levels -alignment -hellish "
            "-mazelike -roguelike");
        row(true, "ENTRY", "“Main”",
            "name:Main bones marker:D base:10 rand:3 -chance entry:2 -filler levels -alignment -hellish "
            "-mazelike -roguelike");
        row(true, "LEVELDESC", "“inn”",
            "name:inn bones marker:none -counts from base:2 rand:3 -chance -alignment town: -hellish "
            "-mazelike -roguelike");
        row(true, "CHAINLEVEL", "“bar”",
            "name:bar bones marker:B counts from:inn base:1 rand:1 chance:40 -alignment -town -hellish "
            "-mazelike -roguelike");
        row(true, "BRANCH", "“Side”", "leads to:Side -counts from base:4 rand:1 type:no_up -direction");
    }
    void fields() {
        QFETCH(const bool, isDungeon);
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, title);
        QFETCH(const QByteArray, fields);
        const AnalysisPtr analysis = analysisFor(isDungeon ? dungeon : level, isDungeon);
        const StatementView view = analysis->view(statementOf(*analysis, source));
        QByteArrayList words;
        for (const FieldView& field : view.fields)
            words << wordsOf(field);
        QCOMPARE(words.join(' '), fields);
        QCOMPARE(QByteArray::fromStdString(view.title), title);
        QCOMPARE(view.isWhole, source != "GOLD");
    }

    // Values that the game would refuse are not offered.
    void statesOfADrawbridge() {
        const AnalysisPtr analysis =
            analysisFor(mazeWith("}}}\n", "DRAWBRIDGE:(1,0),east,closed\nDOOR:locked,(0,0)\n"), false);
        const auto states = [&](const char* word) {
            QByteArrayList all;
            for (const FieldChoice& choice :
                 analysis->choices(statementOf(*analysis, word), {Field::DoorState, {}}))
                all << QByteArray::fromStdString(choice.source);
            std::ranges::sort(all);
            return all.join(' ');
        };
        QCOMPARE(states("DRAWBRIDGE"), QByteArray("closed open"));
        QCOMPARE(states("DOOR"), QByteArray("broken closed locked nodoor open random"));
    }

    // A list is a single field, so its entries cannot be removed individually.
    void listsHaveAnEntry() {
        const AnalysisPtr analysis = analysisFor(level, false);
        const StatementRef list = statementOf(*analysis, "RANDOM_PLACES");
        const FieldKey key = analysis->view(list).fields.front().key;
        QVERIFY(!analysis->view(list).fields.front().isOptional);
        QVERIFY(!analysis->setField(list, key, std::nullopt).has_value());
        QVERIFY(!analysis->setField(list, key, "").has_value());
        QVERIFY(analysis->setField(list, key, "(1,0)").has_value());
    }

    // Writing the current value of a field changes nothing, and every choice can be written.
    void choicesCanBeWritten_data() {
        QTest::addColumn<bool>("isDungeon");
        QTest::newRow("level") << false;
        QTest::newRow("dungeon") << true;
    }
    void choicesCanBeWritten() {
        QFETCH(const bool, isDungeon);
        const QByteArray& text = isDungeon ? dungeon : level;
        const AnalysisPtr analysis = analysisFor(text, isDungeon);
        int written = 0;
        for (const char* word : {"MONSTER", "OBJECT", "REGION", "LEVEL: \"inn", "CHAINLEVEL", "BRANCH"}) {
            if (!text.contains(word))
                continue;
            const StatementRef statement = statementOf(*analysis, word);
            for (const FieldView& field : analysis->view(statement).fields) {
                for (const FieldChoice& choice : analysis->choices(statement, field.key)) {
                    const bool isName = field.input == FieldInput::Name && choice.source != "random";
                    const std::string source = isName ? '"' + choice.source + '"' : choice.source;
                    const EditOutcome outcome = analysis->setField(statement, field.key, source);
                    // Refused: a branch to its own dungeon. Nothing to write: the meaning of an absent field.
                    if (!outcome || outcome->changesNothing(text.toStdString()))
                        continue;
                    const AnalysisPtr after =
                        analysisFor(QByteArray::fromStdString(outcome->apply(text.toStdString())), isDungeon);
                    const StatementView view = after->view(statement);
                    QVERIFY2(view.isWhole, source.c_str());
                    QCOMPARE(fieldOf(view, QByteArray::fromStdString(field.label))->source, source);
                    ++written;
                }
                if (field.isWritten && field.input == FieldInput::Word)
                    QVERIFY(analysis->setField(statement, field.key, field.source)
                                ->changesNothing(text.toStdString()));
            }
        }
        QVERIFY2(written > (isDungeon ? 10 : 100), QByteArray::number(written));
    }

    // A different language shows its fields in the same way.
    void otherLanguages() {
        const LevelsAnalysis analysis(smallGame(), TextSnapshot("level \"a\"\nmap\n  ..\nend\n"
                                                                "thing gold 03  1\n"));
        const StatementView view = analysis.view({0, 2});
        QCOMPARE(view.fields.size(), std::size_t(2));
        QCOMPARE(wordsOf(view.fields[1]), QByteArray("place:03  1"));
        QVERIFY(view.fields[1].input == FieldInput::Place);
        QCOMPARE(view.fields[1].numbers.size(), std::size_t(2));
    }
};

LEVWRIGHT_TEST(FieldViewTest)

} // namespace levwright::field_view_test

#include "FieldViewTest.moc"
