// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/widgets/DungeonDesk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStatusBar>

namespace levwright::dungeon_inspector_test {

// Fields of dungeons, levels and branches, changed by a user. Each change is one step.
class DungeonInspectorTest : public QObject {
    Q_OBJECT

    static void select(DungeonDesk& desk, const QByteArray& word) {
        const auto at = Offset(desk.text().indexOf(word));
        desk.session().select(Selection{at, at});
    }
    // The editor with that label; null if there is none.
    static QWidget* editor(DungeonDesk& desk, const QString& label) {
        const auto* field = desk.window.findChild<QWidget*>(QStringLiteral("field.") + label);
        return field == nullptr ? nullptr : field->focusProxy();
    }
    static bool isShown(DungeonDesk& desk, const QString& label) {
        const QWidget* field = editor(desk, label);
        return field != nullptr && field->isVisible();
    }
    // Types into a line or a number box, chooses a word, or toggles a check box.
    static void enter(QWidget* editor, const QString& value) {
        if (auto* choice = qobject_cast<QComboBox*>(editor)) {
            choice->setFocus();
            choice->setCurrentIndex(choice->findData(value));
            Q_EMIT choice->activated(choice->currentIndex());
        } else if (auto* box = qobject_cast<QCheckBox*>(editor)) {
            QTest::keyClick(box, Qt::Key_Space);
        } else if (auto* number = qobject_cast<QSpinBox*>(editor)) {
            number->selectAll();
            QTest::keyClicks(number, value);
            QTest::keyClick(number, Qt::Key_Return);
        } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Delete);
            QTest::keyClicks(line, value);
            QTest::keyClick(line, Qt::Key_Return);
        } else {
            QFAIL("no such editor");
        }
    }

private Q_SLOTS:
    // The words of the file say little, so a label explains its field as the field itself does.
    void labelsExplainTheirFields() {
        DungeonDesk desk(sample);
        select(desk, "LEVEL:\t\"inn\"");
        auto& field = childOf<QWidget>(desk.window, "field.Rand");
        const auto* form = field.parentWidget()->findChild<QFormLayout*>();
        QVERIFY(form != nullptr && form->labelForField(&field) != nullptr);
        QVERIFY(!field.toolTip().isEmpty());
        QCOMPARE(form->labelForField(&field)->toolTip(), field.toolTip());
    }

    void edits_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("before"); // a part of the text
        QTest::addColumn<QByteArray>("after");  // what it becomes
        const auto row = [](const char* selected, const char* field, const char* value,
                            const QByteArray& before, const QByteArray& after) {
            QTest::addRow("%s %s of %s", field, value, selected)
                << QByteArray(selected) << QString::fromLatin1(field) << QString::fromLatin1(value) << before
                << after;
        };
        row("DUNGEON: \"Side\"", "Name", "East", "BRANCH: \"Side\"", "BRANCH: \"East\"");
        row("DUNGEON: \"Main\"", "Bones marker", "X", "\"Main\" \"D\"", "\"Main\" \"X\"");
        row("DUNGEON: \"Main\"", "Base", "12", "(10,3)", "(12,3)");
        row("DUNGEON: \"Main\"", "Rand", "0", "(10,3)", "(10,0)");
        row("DUNGEON: \"Side\"", "Chance", "60", "\"S\" (3,0)", "\"S\" (3,0) 60");
        row("DUNGEON: \"Side\"", "Entry", "-1", "hellish\n", "hellish\nENTRY:\t\t-1\n");
        row("DUNGEON: \"Side\"", "Filler levels", "tower", "hellish\n", "hellish\nPROTOFILE:\t\"tower\"\n");
        row("DUNGEON: \"Side\"", "Alignment", "chaotic", "hellish\n", "hellish\nALIGNMENT:\tchaotic\n");
        row("DESCRIPTION: hellish", "Hellish", "", "DESCRIPTION: hellish\n", "");
        row("DUNGEON: \"Side\"", "Mazelike", "", "hellish\n", "hellish\nDESCRIPTION:\tmazelike\n");
        row("LEVEL:\t\"inn\"", "Name", "pub", "\"inn\"", "\"pub\"");
        row("LEVEL:\t\"inn\"", "Bones marker", "", "\"I\"", "\"none\"");
        row("LEVEL:\t\"inn\"", "Base", "5", "(02, 3)", "(05, 3)");
        row("LEVEL:\t\"inn\"", "Rand", "-1", "(02, 3)", "(02, -1)");
        row("LEVEL:\t\"inn\"", "Chance", "50", "(02, 3)", "(02, 3) 50");
        row("LEVEL:\t\"inn\"", "Town", "", "(02, 3)  \n", "(02, 3)  \nLEVELDESC:\ttown\n");
        row("LEVEL: \"old\"", "Chance", "100", "(8,1) 40", "(8,1)");
        row("RNDLEVEL", "Variants", "4", "(-3,2) 2", "(-3,2) 4");
        row("CHAINLEVEL", "Counts from", "", "CHAINLEVEL: \"vault\" \"none\" \"hall\" +",
            "LEVEL: \"vault\" \"none\" @");
        row("LEVALIGN", "Alignment", "neutral", "lawful", "neutral");
        row("LEVALIGN", "Alignment", "", "LEVALIGN: lawful\n", "");
        row("BRANCH", "Type", "no_up", "portal", "no_up");
        row("BRANCH", "Direction", "up", "portal", "portal up");
        row("BRANCH", "Counts from", "hall", "BRANCH: \"Side\" @", "CHAINBRANCH: \"Side\" \"hall\" +");
    }
    void edits() {
        QFETCH(const QByteArray, selected);
        QFETCH(const QString, field);
        QFETCH(const QString, value);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        DungeonDesk desk(sample);
        select(desk, selected);
        QVERIFY(isShown(desk, field));
        enter(editor(desk, field), value);
        QByteArray expected = sample;
        expected.replace(before, after);
        // The name in the branch that leads there follows.
        if (field == "Name" && selected.startsWith("DUNGEON"))
            expected.replace("DUNGEON: \"Side\"", "DUNGEON: \"" + value.toLatin1() + "\"");
        QCOMPARE(desk.text(), expected);
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), sample);
    }

    void showsWhatThereIs_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<QStringList>("fields");
        QTest::newRow("dungeon") << QByteArray("DUNGEON: \"Main\"")
                                 << QStringList{"Name",    "Bones marker", "Base",          "Rand",
                                                "Chance",  "Entry",        "Filler levels", "Alignment",
                                                "Hellish", "Mazelike",     "Roguelike"};
        QTest::newRow("level") << QByteArray("LEVEL:\t\"inn\"")
                               << QStringList{"Name",    "Bones marker", "Counts from", "Base",
                                              "Rand",    "Chance",       "Alignment",   "Town",
                                              "Hellish", "Mazelike",     "Roguelike"};
        QTest::newRow("branch") << QByteArray("BRANCH: \"Side\"")
                                << QStringList{"Leads to", "Counts from", "Base",
                                               "Rand",     "Type",        "Direction"};
    }
    void showsWhatThereIs() {
        QFETCH(const QByteArray, selected);
        QFETCH(QStringList, fields);
        DungeonDesk desk(sample);
        select(desk, selected);
        QStringList shown;
        for (const char* const name : {"Name", "Leads to", "Bones marker", "Counts from", "Base", "Rand",
                                       "Chance", "Variants", "Type", "Direction", "Entry", "Filler levels",
                                       "Alignment", "Town", "Hellish", "Mazelike", "Roguelike"}) {
            if (isShown(desk, QString::fromLatin1(name)))
                shown << QString::fromLatin1(name);
        }
        shown.sort();
        fields.sort();
        QCOMPARE(shown, fields);
    }

    // Numbers outside the selectable range are shown unchanged, and selecting them changes nothing.
    void showsNumbersAsTheyAre() {
        const QByteArray text = "DUNGEON: \"A\" \"none\" (10,3)\nLEVEL: \"a\" \"none\" @ (-40, 99999999999)\n"
                                "LEVEL: \"b\" \"none\" @ (1,0) 250\n";
        DungeonDesk desk(text);
        select(desk, "LEVEL: \"a\"");
        auto* base = qobject_cast<QSpinBox*>(editor(desk, "Base"));
        auto* rand = qobject_cast<QSpinBox*>(editor(desk, "Rand"));
        QCOMPARE(base->text(), QStringLiteral("-40"));
        QCOMPARE(rand->text(), QStringLiteral("99999999999"));
        QVERIFY(!rand->isEnabled());
        select(desk, "LEVEL: \"b\"");
        QVERIFY(rand->isEnabled());
        QCOMPARE(qobject_cast<QSpinBox*>(editor(desk, "Chance"))->text(), QStringLiteral("250 %"));
        QCOMPARE(desk.text(), text);
    }

    void stepsOverZero() {
        DungeonDesk desk(sample);
        select(desk, "LEVEL: \"end\"");
        QTest::keyClick(editor(desk, "Base"), Qt::Key_Up);
        QCOMPARE(desk.text(), QByteArray(sample).replace("@ (-1,0)", "@ (1,0)"));
        QTest::keyClick(editor(desk, "Base"), Qt::Key_Down);
        QCOMPARE(desk.text(), sample);
    }

    void refusesAndShowsWhatIs() {
        DungeonDesk desk(sample);
        select(desk, "LEVEL:\t\"inn\"");
        enter(editor(desk, "Name"), "hall");
        QCOMPARE(desk.text(), sample);
        QCOMPARE(qobject_cast<QLineEdit*>(editor(desk, "Name"))->text(), QStringLiteral("inn"));
        QCOMPARE(desk.window.statusBar()->currentMessage(),
                 QStringLiteral("Another level is already called “hall”."));
    }

    void brokenStatementsHaveNoFields() {
        DungeonDesk desk("DUNGEON: \"A\" \"none\" (10,3)\nLEVEL: \"a\" \"none\" @ (1\n");
        select(desk, "LEVEL");
        QVERIFY(!isShown(desk, "Name"));
        select(desk, "DUNGEON");
        QVERIFY(isShown(desk, "Name"));
    }
};

LEVWRIGHT_TEST(DungeonInspectorTest)

} // namespace levwright::dungeon_inspector_test

#include "DungeonInspectorTest.moc"
