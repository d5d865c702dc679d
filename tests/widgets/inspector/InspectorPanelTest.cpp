// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/InspectorPanel.h"

#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "widgets/inspector/WrappedLabel.h"
#include "widgets/outline/OutlineNode.h"
#include "widgets/session/StatementGroups.h"
#include "widgets/session/Teaching.h"
#include "widgets/session/TextCodec.h"
#include "widgets/theme/EditorStyle.h"
#include "widgets/theme/Theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

namespace levwright::inspector_panel_test {
namespace {

// A level with some monsters, and the inspector next to it.
struct Desk {
    static QByteArray levelWith(const QByteArray& statements) { return mazeWith("...\n", statements); }
    explicit Desk(const QByteArray& text)
        : session({.game = testGame(), .bytes = text.toStdString()}, files), panel(session) {
        panel.show();
    }
    void selectStatement(const char* source) {
        const Offset at = session.text().bytes().find(source);
        session.select(Range{at, at});
    }
    FieldEditor* editor(Field field) { return panel.editor({field, {}}); }
    QComboBox& names() { return *editor(Field::Name)->findChild<QComboBox*>(); }
    QStringList offeredNames() {
        QFocusEvent comes(QEvent::FocusIn);
        QCoreApplication::sendEvent(names().lineEdit(), &comes);
        QStringList offered;
        for (int i = 0; i < names().count(); ++i)
            offered << names().itemText(i);
        return offered;
    }
    QByteArray bytes() const { return QByteArray::fromStdString(std::string(session.text().bytes())); }

    MemoryFileStore files;
    Session session;
    InspectorPanel panel;
};

// The number of rows of an outline with statements of each group.
StatementCounts countsIn(const OutlineNode& node, const LevelTree& tree, bool isInSection = false) {
    StatementCounts counts{};
    if (isInSection && node.kind == OutlineNode::Kind::Statement)
        ++counts[std::size_t(tree.groupOf(tree.statements[*node.statement]))];
    for (const std::unique_ptr<OutlineNode>& child : node.children) {
        const StatementCounts below =
            countsIn(*child, tree, isInSection || child->kind == OutlineNode::Kind::Section);
        std::ranges::transform(counts, below, counts.begin(), std::plus());
    }
    return counts;
}

// Those of the class come first.
QStringList monstersOf(const Game& game, char classSymbol) {
    QStringList own;
    QStringList others;
    for (const Monster& monster : game.catalog().monsters())
        (monster.classSymbol == classSymbol ? own : others) << QString::fromUtf8(monster.name);
    for (QStringList* names : {&own, &others}) {
        names->sort();
        names->removeDuplicates();
    }
    others.removeIf([&](const QString& name) { return own.contains(name); });
    return QStringList{QStringLiteral("random")} + own + others;
}

} // namespace

class InspectorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // If the description is read for another game, the names of the previous one disappear.
    void offersTheNamesOfTheGame() {
        Desk desk(Desk::levelWith("MONSTER:'@',\"elf\",(0,0)\nMONSTER:'&',\"djinni\",(1,0)\n"));
        desk.selectStatement("MONSTER:'@'");
        QCOMPARE(desk.offeredNames(), monstersOf(*testGame(), '@'));
        for (const char* id : {"nethack-3.2.2", "nethack-3.4.3", "nethack-3.2.2"}) {
            desk.session.readAs(loadGame(id).value());
            desk.selectStatement("MONSTER:'@'");
            QCOMPARE(desk.offeredNames(), monstersOf(desk.session.game(), '@'));
            desk.selectStatement("MONSTER:'&'");
            QCOMPARE(desk.offeredNames(), monstersOf(desk.session.game(), '&'));
        }
        const Result<GamePtr> older = loadGame("nethack-3.2.2");
        QVERIFY(monstersOf(**older, '@') != monstersOf(*testGame(), '@'));
    }

    // The meanings of a level's flags are ticked. Written flags keep their spelling and order.
    void ticksFlags() {
        const QByteArray before = "MAZE:\"a\",' '\nFLAGS: hardfloor , noteleport\nNOMAP\n";
        Desk desk(before);
        desk.selectStatement("FLAGS");
        FieldEditor& flags = *desk.editor(Field::Flag);
        const auto box = [&](const char* word) { return flags.findChild<QCheckBox*>(QLatin1String(word)); };
        QVERIFY(box("noteleport")->isChecked() && box("hardfloor")->isChecked());
        QVERIFY(!box("noteleport")->toolTip().isEmpty());
        QTest::mouseClick(box("hardfloor"), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(desk.bytes(), QByteArray(before).replace("hardfloor , noteleport", "noteleport"));
        // This statement needs at least one flag.
        QTest::mouseClick(box("noteleport"), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(desk.bytes(), QByteArray(before).replace("hardfloor , noteleport", "noteleport"));
        QVERIFY(box("noteleport")->isChecked());
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
    }

    // If two levels have different flags, none is ticked. Ticking one sets it in both.
    void ticksFlagsOfSeveral() {
        Desk desk("MAZE:\"a\",' '\nFLAGS:hardfloor\nNOMAP\nMAZE:\"b\",' '\nFLAGS:noteleport\nNOMAP\n");
        const auto second = Offset(desk.bytes().indexOf("FLAGS:noteleport"));
        const auto first = Offset(desk.bytes().indexOf("FLAGS:hardfloor"));
        desk.session.select(Selection{first, first, {{second, second}}, {}});
        const QList<QCheckBox*> boxes = desk.editor(Field::Flag)->findChildren<QCheckBox*>();
        QVERIFY(std::ranges::none_of(boxes, &QCheckBox::isChecked));
        QTest::mouseClick(desk.editor(Field::Flag)->findChild<QCheckBox*>("nommap"), Qt::LeftButton, {},
                          QPoint(8, 8));
        QCOMPARE(desk.bytes().count("FLAGS:nommap\n"), 2);
    }

    // An unchanged number keeps its spelling.
    void sizesAreTwoNumbers() {
        const QByteArray before = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(03,3),(left, top),(11,09)\n";
        Desk desk(before);
        desk.selectStatement("ROOM");
        FieldEditor& size = *desk.editor(Field::Size);
        const QList<QSpinBox*> numbers = size.findChildren<QSpinBox*>();
        QCOMPARE(numbers.size(), 2);
        QCOMPARE(numbers[0]->text() + ' ' + numbers[1]->text(), "wide 11 high 9");
        for (const QSpinBox* box : numbers) {
            const auto* line = box->findChild<QLineEdit*>();
            QVERIFY(line->width() >= line->fontMetrics().horizontalAdvance(box->text() + u'0'));
        }
        numbers[0]->setValue(12);
        QCOMPARE(desk.bytes(), QByteArray(before).replace("(11,09)", "(12,09)"));
        auto& how = *size.findChild<QComboBox*>();
        QTest::keyClick(&how, Qt::Key_Down);
        QCOMPARE(desk.bytes(), QByteArray(before).replace("(11,09)", "random"));
        QVERIFY(!numbers[0]->isEnabled());
        // It was chosen in one step.
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
        QCOMPARE(desk.editor(Field::Alignments)->findChild<QComboBox*>()->currentText(), "left, top");
    }

    void corridorsOfferDoors() {
        const QByteArray before =
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),random,(3,3)\nDOOR:false,closed,east,1\n"
            "ROOM:\"ordinary\",lit,(3,1),random,(3,3)\nDOOR:false,closed,west,0\n"
            "DOOR:false,closed,west,2\nCORRIDOR:(0, east, 0),(1,west,0)\n";
        Desk desk(before);
        desk.selectStatement("CORRIDOR");
        auto& to = *desk.editor(Field::To)->findChild<QComboBox*>();
        QCOMPARE(desk.editor(Field::From)->findChild<QComboBox*>()->currentData().toString(), "(0,east,0)");
        QCOMPARE(to.currentText(), "room, door 1 of the west wall");
        QTest::keyClick(&to, Qt::Key_Down);
        QCOMPARE(desk.bytes(), QByteArray(before).replace("(1,west,0)", "(1,west,1)"));
    }

    void groupsItsFields() {
        Desk desk(
            Desk::levelWith("MONSTER:'d',\"jackal\",(0,0)\nTRAP:\"pit\",random\nMAZEWALK:(0,0),east\n"));
        const auto headings = [&] {
            QStringList words;
            for (const QLabel* label : desk.panel.findChildren<QLabel*>(QStringLiteral("heading")))
                words << label->text();
            return words.join(' ');
        };
        desk.selectStatement("MONSTER");
        QCOMPARE(headings(), "What Where Options");
        desk.selectStatement("MAZEWALK");
        QCOMPARE(headings(), "");
    }

    // Problems of a value are shown at its field.
    void marksFieldsWithProblems() {
        Desk desk(Desk::levelWith("MONSTER:'d',\"jakcal\",(0,0)\n"));
        const auto marked = [&] {
            QStringList words;
            for (const QLabel* label : desk.panel.findChildren<QLabel*>()) {
                if (label->text().startsWith(QStringLiteral("⚠")))
                    words << label->text().mid(2) + ':' + label->toolTip();
            }
            return words.join('\n');
        };
        desk.selectStatement("MONSTER");
        QVERIFY2(marked().startsWith("Name:") && marked().contains("jakcal"), qPrintable(marked()));
        desk.session.apply(TextEdit::replace({Offset(desk.bytes().indexOf("jakcal")),
                                              Offset(desk.bytes().indexOf("jakcal") + 6)},
                                             "jackal"),
                           QStringLiteral("Mend"));
        QCOMPARE(marked(), "");
    }

    // Choosing a name gives that thing, whatever the class was, and one undo reverts it.
    void classFollowsTheName_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("outcome");
        const auto row = [](const char* statement, const char* name, const char* outcome) {
            QTest::addRow("%s %s", statement, name)
                << QByteArray(statement) << QString::fromLatin1(name) << QByteArray(outcome);
        };
        row("MONSTER:random,random,(0,0)", "Chromatic Dragon", "MONSTER:'D',\"Chromatic Dragon\",(0,0)");
        row("MONSTER: 'h' , \"dwarf\",(0,0)", "Chromatic Dragon",
            "MONSTER: 'D' , \"Chromatic Dragon\",(0,0)");
        row("MONSTER[50%]:monster[0],random,(00,0)", "jackal", "MONSTER[50%]:'d',\"jackal\",(00,0)");
        row("MONSTER:'d',random,place[0]", "jackal", "MONSTER:'d',\"jackal\",place[0]");
        row("MONSTER:'d',\"jackal\",(0,0)", "random", "MONSTER:'d',random,(0,0)");
        row("OBJECT:'(',random,(0,0)", "long sword", "OBJECT:')',\"long sword\",(0,0)");
        row("OBJECT:'*',\"diamond\",(0,0)", "boulder", "OBJECT:'`',\"boulder\",(0,0)");
        row("OBJECT:random,random,(0,0)", "long sword", "OBJECT:random,\"long sword\",(0,0)");
        row("CONTAINER:')',\"long sword\",(0,0)", "chest", "CONTAINER:'(',\"chest\",(0,0)");
    }
    void classFollowsTheName() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QString, name);
        QFETCH(const QByteArray, outcome);
        const QByteArray before =
            Desk::levelWith("RANDOM_PLACES:(0,0),(1,0)\nRANDOM_MONSTERS:'d','D'\n" + statement + '\n');
        Desk desk(before);
        desk.selectStatement(statement.constData());
        QLineEdit& line = *desk.names().lineEdit();
        desk.panel.activateWindow();
        line.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
        line.selectAll();
        QTest::keyClicks(&line, name);
        QCOMPARE(desk.bytes(), QByteArray(before).replace(statement, outcome));
        QVERIFY(desk.session.analysis().view(*desk.session.currentStatement()).isWhole);
        for (const Diagnostic& problem : desk.session.analysis().diagnostics())
            QVERIFY2(problem.severity() != Severity::Error, problem.message().c_str());
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
    }

    // The page of a container lists its contents and adds to them.
    void listsWhatIsInside() {
        const QByteArray before =
            Desk::levelWith("CONTAINER:'(',\"chest\",(0,0)\nOBJECT:'*',\"diamond\",contained\n"
                            "OBJECT:'!',random,(1,0)\nOBJECT:')',\"long sword\",contained\n"
                            "CONTAINER:'(',\"sack\",(2,0)\nOBJECT:'?',random,contained\n");
        Desk desk(before);
        auto& list = *desk.panel.findChild<QTreeWidget*>(QStringLiteral("contents.list"));
        auto& add = *desk.panel.findChild<QAbstractButton*>(QStringLiteral("contents.add"));
        desk.selectStatement("OBJECT:'!'");
        QVERIFY(!add.isVisible());
        desk.selectStatement("CONTAINER:'(',\"chest");
        QVERIFY(add.isVisible());
        const auto shown = [&] {
            QStringList names;
            for (int i = 0; i < list.topLevelItemCount(); ++i)
                names << list.topLevelItem(i)->text(0);
            return names;
        };
        const auto click = [&](int row, int column) {
            const QModelIndex index = list.model()->index(row, column);
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        };
        QCOMPARE(shown(), QStringList({"diamond", "long sword"}));
        QTest::mouseClick(&add, Qt::LeftButton);
        QCOMPARE(desk.bytes(),
                 QByteArray(before).replace("sword\",contained\n",
                                            "sword\",contained\nOBJECT:random,random,contained\n"));
        QCOMPARE(shown(), QStringList({"diamond", "long sword", "random object"}));
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
        desk.selectStatement("CONTAINER:'(',\"chest");
        click(0, 1);
        QCOMPARE(desk.bytes(), QByteArray(before).replace("OBJECT:'*',\"diamond\",contained\n", ""));
        QCOMPARE(shown(), QStringList({"long sword"}));
        desk.session.undo();
        desk.selectStatement("CONTAINER:'(',\"chest");
        click(1, 0);
        QCOMPARE(desk.session.text().slice(desk.session.rangeOf(*desk.session.currentStatement())),
                 std::string_view("OBJECT:')',\"long sword\",contained"));
        QVERIFY(!add.isVisible());
        QCOMPARE(desk.bytes(), before);
    }

    // In a list of classes, open or closed, typing a character chooses it.
    void classIsTyped_data() {
        QTest::addColumn<bool>("isOpen");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("source");
        for (const bool isOpen : {false, true}) {
            for (const char* typed : {"(", "!", "*", ")", "`"})
                QTest::addRow("%s%s", typed, isOpen ? " in the open list" : "")
                    << isOpen << QString::fromLatin1(typed) << '\'' + QByteArray(typed) + '\'';
        }
    }
    void classIsTyped() {
        QFETCH(const bool, isOpen);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, source);
        const QByteArray before = Desk::levelWith("OBJECT:'?',random,(0,0)\n");
        Desk desk(before);
        desk.selectStatement("OBJECT");
        QComboBox& classes = *desk.editor(Field::Class)->findChild<QComboBox*>();
        QWidget* keyboard = &classes;
        if (isOpen) {
            classes.showPopup();
            keyboard = classes.view();
        }
        QTest::keyClicks(keyboard, typed);
        if (isOpen)
            QTest::keyClick(keyboard, Qt::Key_Return);
        QCOMPARE(desk.bytes(), QByteArray(before).replace("'?'", source));
        desk.session.undo();
        QCOMPARE(desk.bytes(), before);
    }

    // The summary of a level has the same counts as the outline.
    void countsWhatTheOutlineLists_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("sample") << mazeWith("...\n", "DOOR:closed,(0,0)\nDRAWBRIDGE:(1,0),east,closed\n"
                                                     "OBJECT:random,random,random\nGOLD:5,(1,0)\n");
        QTest::newRow("broken ones, too") << mazeWith("...\n", "DOOR:clo\nMONSTER:\n");
        QTest::newRow("two parts") << mazeWith("...\n", "DOOR:open,(0,0)\n") +
                                          "GEOMETRY:left,top\nMAP\n...\nENDMAP\nDOOR:open,(0,0)\n";
        QTest::newRow("rooms") << QByteArray("LEVEL:\"a\"\nROOM:\"ordinary\",random,random,random,random\n"
                                             "MONSTER:'d',\"jackal\",random\nRANDOM_CORRIDORS\n");
        if (sharedFolder().isEmpty())
            return;
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3")))
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << fileBytes(path);
    }
    void countsWhatTheOutlineLists() {
        QFETCH(const QByteArray, text);
        Desk desk(text);
        const std::size_t level = desk.session.currentLevel();
        const LevelTree& tree = *desk.session.levels().level(level).tree;
        const std::unique_ptr<OutlineNode> outline = outlineOf(desk.session.levels(), level, {}, {});
        QCOMPARE(countsOf(desk.session.levels().level(level)), countsIn(*outline, tree));
        desk.session.select(Range{0, 0});
        const QString summary =
            desk.panel.findChild<WrappedLabel*>(QStringLiteral("inspectorSubtitle"))->text();
        if (desk.session.currentStatement())
            return;
        for (const StatementGroup group :
             {StatementGroup::Monsters, StatementGroup::Objects, StatementGroup::Traps, StatementGroup::Doors,
              StatementGroup::Regions}) {
            const QString line = QStringLiteral("%1: %2")
                                     .arg(nameOf(group))
                                     .arg(countsOf(desk.session.levels().level(level))[std::size_t(group)]);
            QVERIFY2(summary.split(u'\n').contains(line), qPrintable(summary));
        }
    }

    void keepsBytesThatAreNoText_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("Latin-1") << QByteArray("Andr\xE9");
        QTest::newRow("half a character") << QByteArray("x\xF0\x9F");
        QTest::newRow("control character") << QByteArray("\x1B[0m");
        QTest::newRow("UTF-8") << QByteArray("na\xC3\xAFve");
        QTest::newRow("private use") << QByteArray("\xEE\x93\xA9");
    }
    void keepsBytesThatAreNoText() {
        QFETCH(const QByteArray, name);
        Desk desk(Desk::levelWith("MONSTER:'@',\"" + name + "\",(0,0)\n"));
        desk.selectStatement("MONSTER:");
        QLineEdit& line = *desk.names().lineEdit();
        line.setFocus();
        line.end(false);
        QTest::keyClick(&line, Qt::Key_X);
        QCOMPARE(desk.bytes(), mazeWith("...\n", "MONSTER:'@',\"" + name + "x\",(0,0)\n"));
        desk.session.undo();
        QCOMPARE(desk.bytes(), mazeWith("...\n", "MONSTER:'@',\"" + name + "\",(0,0)\n"));
    }

    void brokenStatementKeepsItsFields_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("keyword") << QByteArray("MONSTER") << QByteArray("xMONSTER") << true;
        QTest::newRow("class") << QByteArray("'d'") << QByteArray("'d") << true;
        QTest::newRow("place") << QByteArray("(0,0)") << QByteArray("(0,") << true;
        QTest::newRow("gone, the next one is broken, too")
            << QByteArray("MONSTER:'d',\"jackal\",(0,0)\n") << QByteArray() << false;
        QTest::newRow("another") << QByteArray("MONSTER:'d',\"jackal\"") << QByteArray("TRAP:") << false;
    }
    // So that nothing moves while the user types. The fields are never those of another statement.
    void brokenStatementKeepsItsFields() {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, instead);
        QFETCH(bool, isShown);
        Desk desk(Desk::levelWith("MONSTER:'d',\"jackal\",(0,0)\nxTRAP:\"pit\",(1,0)\n"));
        desk.selectStatement("MONSTER");
        QLineEdit& name = *desk.names().lineEdit();
        QTRY_VERIFY(name.isVisible() && name.isEnabled()); // after the layout
        const auto at = Offset(desk.bytes().indexOf(words));
        const auto edit = TextEdit::replace({at, at + Offset(words.size())}, instead.toStdString());
        for (int time = 0; time < 2; ++time) {
            QVERIFY(desk.session.apply(edit, QStringLiteral("Edit")));
            desk.session.select(Selection{at, at});
            QVERIFY(desk.editor(Field::Name) == nullptr);
            QCOMPARE(name.isVisible(), isShown);
            QCOMPARE(name.text(), QStringLiteral("jackal"));
            desk.session.undo();
            desk.selectStatement("MONSTER");
            QVERIFY(desk.editor(Field::Name) != nullptr);
            QVERIFY(name.isVisible() && name.isEnabled());
        }
        desk.selectStatement("xTRAP");
        QVERIFY(!name.isVisible());
        const auto* title = desk.panel.findChild<WrappedLabel*>(QStringLiteral("inspectorTitle"));
        QCOMPARE(title->text(), QStringLiteral("xTRAP:\"pit\",(1,0)"));
    }

    void brokenStatementRefusesFields() {
        Desk desk(Desk::levelWith("MONSTER:'d',\"jackal\",(0,0)\n"));
        desk.selectStatement("MONSTER");
        QLineEdit& name = *desk.names().lineEdit();
        QTRY_VERIFY(name.isVisible());
        const auto at = Offset(desk.bytes().indexOf("(0,0)"));
        QVERIFY(desk.session.apply(TextEdit::insert(at, "("), QStringLiteral("Edit")));
        const QByteArray broken = desk.bytes();
        QSignalSpy refused(&desk.session, &Session::refused);
        name.setFocus();
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("w"));
        QCOMPARE(desk.bytes(), broken);
        QCOMPARE(name.text(), QStringLiteral("jackal"));
        QCOMPARE(refused.size(), 1);
        desk.session.undo();
        desk.selectStatement("MONSTER");
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("wolf"));
        QVERIFY(desk.bytes().contains("\"wolf\""));
    }

    // As when its tab is closed.
    void goesWithTheKeyboardInAField() {
        MemoryFileStore files;
        Session session(
            {.game = testGame(), .bytes = Desk::levelWith("MONSTER:'d',\"jackal\",(0,0)\n").toStdString()},
            files);
        auto panel = std::make_unique<InspectorPanel>(session);
        panel->show();
        const Offset at = session.text().bytes().find("MONSTER");
        session.select(Range{at, at});
        auto& name = *panel->editor({Field::Name, {}})->findChild<QComboBox*>()->lineEdit();
        QTRY_VERIFY(name.isVisible());
        name.setFocus();
        name.selectAll();
        QTest::keyClicks(&name, QStringLiteral("wolf"));
        const std::string typed(session.text().bytes());
        panel.reset();
        QCOMPARE(std::string(session.text().bytes()), typed);
    }

    // The shown problems, after others were shown before.
    void showsTheProblemsOfTheStatement() {
        Desk desk(Desk::levelWith("TRAP:\"pitt\",(9,0)\nMONSTER:'d',\"jackall\",(0,0)\n"
                                  "MONSTER:'d',\"jackal\",(0,0)\nOBJECT:')',\"dager\",(9,9)\n"));
        const auto shown = [&] {
            QStringList texts;
            for (const QWidget* each : desk.panel.findChildren<QWidget*>()) {
                if (each->isVisible() && each->objectName() == QStringLiteral("problem"))
                    texts << static_cast<const WrappedLabel*>(each)->text();
                if (each->isVisible() && each->objectName() == QStringLiteral("fix"))
                    texts << static_cast<const QAbstractButton*>(each)->text();
            }
            texts.sort();
            return texts;
        };
        for (const char* source : {"TRAP", "MONSTER:'d',\"jackall", "MONSTER:'d',\"jackal\"", "OBJECT",
                                   "MONSTER:'d',\"jackall", "TRAP", "OBJECT"}) {
            desk.selectStatement(source);
            const Range range = desk.session.rangeOf(*desk.session.currentStatement());
            QStringList expected;
            for (const Diagnostic& diagnostic : desk.session.analysis().diagnostics()) {
                if (diagnostic.range.begin < range.begin || diagnostic.range.begin > range.end)
                    continue;
                expected << QString::fromStdString(diagnostic.message());
                for (const Fix& fix : diagnostic.fixes)
                    expected << QString::fromStdString(fix.label);
                if (const QString label = labelOfTeaching(desk.session, diagnostic); !label.isEmpty())
                    expected << label;
            }
            expected.sort();
            QCOMPARE(shown(), expected);
        }
        auto* fix = desk.panel.findChild<QAbstractButton*>(QStringLiteral("fix"));
        fix->click();
        QVERIFY2(desk.bytes().contains("OBJECT:')',\"dagger\""), desk.bytes().constData());
        QCOMPARE(desk.session.document().revision(), Revision(1));
    }
};

LEVWRIGHT_TEST(InspectorPanelTest)

} // namespace levwright::inspector_panel_test

#include "InspectorPanelTest.moc"
