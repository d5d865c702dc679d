// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/DungeonDesk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QStatusBar>

using namespace levwright;

// Fields of dungeons, levels and branches, changed as a user does; each change is one step.
class DungeonInspectorTest : public QObject {
    Q_OBJECT

    static void select(DungeonDesk& desk, const QByteArray& word) {
        const auto at = Offset(desk.text().indexOf(word));
        desk.session().select(Selection{at, at});
    }
    static QWidget* editor(DungeonDesk& desk, const QString& name) {
        return desk.window.findChild<QWidget*>(QStringLiteral("dungeonInspector.") + name);
    }
    // Types into a line or number, chooses a word, or toggles a box.
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
    void edits_data() {
        QTest::addColumn<QByteArray>("selected");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("before"); // a part of the text …
        QTest::addColumn<QByteArray>("after");  // … and what it becomes
        const auto row = [](const char* selected, const char* field, const char* value,
                            const QByteArray& before, const QByteArray& after) {
            QTest::addRow("%s %s of %s", field, value, selected)
                << QByteArray(selected) << QString::fromLatin1(field) << QString::fromLatin1(value) << before
                << after;
        };
        row("DUNGEON: \"Side\"", "name", "East", "BRANCH: \"Side\"", "BRANCH: \"East\"");
        row("DUNGEON: \"Main\"", "bones", "X", "\"Main\" \"D\"", "\"Main\" \"X\"");
        row("DUNGEON: \"Main\"", "base", "12", "(10,3)", "(12,3)");
        row("DUNGEON: \"Main\"", "rand", "0", "(10,3)", "(10,0)");
        row("DUNGEON: \"Side\"", "chance", "60", "\"S\" (3,0)", "\"S\" (3,0) 60");
        row("DUNGEON: \"Side\"", "entry", "-1", "hellish\n", "hellish\nENTRY:\t\t-1\n");
        row("DUNGEON: \"Side\"", "protofile", "tower", "hellish\n", "hellish\nPROTOFILE:\t\"tower\"\n");
        row("DUNGEON: \"Side\"", "alignment", "chaotic", "hellish\n", "hellish\nALIGNMENT:\tchaotic\n");
        row("DESCRIPTION: hellish", "hellish", "", "DESCRIPTION: hellish\n", "");
        row("DUNGEON: \"Side\"", "mazelike", "", "hellish\n", "hellish\nDESCRIPTION:\tmazelike\n");
        row("LEVEL:\t\"inn\"", "name", "pub", "\"inn\"", "\"pub\"");
        row("LEVEL:\t\"inn\"", "bones", "", "\"I\"", "\"none\"");
        row("LEVEL:\t\"inn\"", "base", "5", "(02, 3)", "(05, 3)");
        row("LEVEL:\t\"inn\"", "rand", "-1", "(02, 3)", "(02, -1)");
        row("LEVEL:\t\"inn\"", "chance", "50", "(02, 3)", "(02, 3) 50");
        row("LEVEL:\t\"inn\"", "town", "", "(02, 3)  \n", "(02, 3)  \nLEVELDESC:\ttown\n");
        row("LEVEL: \"old\"", "chance", "100", "(8,1) 40", "(8,1)");
        row("RNDLEVEL", "count", "4", "(-3,2) 2", "(-3,2) 4");
        row("CHAINLEVEL", "chain", "", "CHAINLEVEL: \"vault\" \"none\" \"hall\" +",
            "LEVEL: \"vault\" \"none\" @");
        row("LEVALIGN", "alignment", "neutral", "lawful", "neutral");
        row("LEVALIGN", "alignment", "", "LEVALIGN: lawful\n", "");
        row("BRANCH", "type", "no_up", "portal", "no_up");
        row("BRANCH", "direction", "up", "portal", "portal up");
        row("BRANCH", "chain", "hall", "BRANCH: \"Side\" @", "CHAINBRANCH: \"Side\" \"hall\" +");
    }
    void edits() {
        QFETCH(const QByteArray, selected);
        QFETCH(const QString, field);
        QFETCH(const QString, value);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        DungeonDesk desk(sample);
        select(desk, selected);
        QVERIFY(editor(desk, field)->isVisible());
        enter(editor(desk, field), value);
        QByteArray expected = sample;
        expected.replace(before, after);
        if (field == "name" && selected.startsWith("DUNGEON")) // the branch that leads there follows
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
                                 << QStringList{"name",    "bones",    "base",      "rand",
                                                "chance",  "entry",    "protofile", "alignment",
                                                "hellish", "mazelike", "roguelike"};
        QTest::newRow("level") << QByteArray("LEVEL:\t\"inn\"")
                               << QStringList{"name",    "bones",    "chain",     "base",
                                              "rand",    "chance",   "alignment", "town",
                                              "hellish", "mazelike", "roguelike"};
        QTest::newRow("branch") << QByteArray("BRANCH: \"Side\"")
                                << QStringList{"target", "chain", "base", "rand", "type", "direction"};
    }
    void showsWhatThereIs() {
        QFETCH(const QByteArray, selected);
        QFETCH(QStringList, fields);
        DungeonDesk desk(sample);
        select(desk, selected);
        QStringList shown;
        for (const char* const name :
             {"name", "target", "bones", "chain", "base", "rand", "chance", "count", "type", "direction",
              "entry", "protofile", "alignment", "town", "hellish", "mazelike", "roguelike"}) {
            if (editor(desk, QString::fromLatin1(name))->isVisible())
                shown << QString::fromLatin1(name);
        }
        shown.sort();
        fields.sort();
        QCOMPARE(shown, fields);
    }

    // Numbers beyond what may be chosen are shown as they are, and selecting them changes nothing.
    void showsNumbersAsTheyAre() {
        const QByteArray text = "DUNGEON: \"A\" \"none\" (10,3)\nLEVEL: \"a\" \"none\" @ (-40, 99999999999)\n"
                                "LEVEL: \"b\" \"none\" @ (1,0) 250\n";
        DungeonDesk desk(text);
        select(desk, "LEVEL: \"a\"");
        auto* base = qobject_cast<QSpinBox*>(editor(desk, "base"));
        auto* rand = qobject_cast<QSpinBox*>(editor(desk, "rand"));
        QCOMPARE(base->text(), QStringLiteral("-40"));
        QCOMPARE(rand->text(), QStringLiteral("99999999999"));
        QVERIFY(!rand->isEnabled());
        select(desk, "LEVEL: \"b\"");
        QVERIFY(rand->isEnabled());
        QCOMPARE(qobject_cast<QSpinBox*>(editor(desk, "chance"))->text(), QStringLiteral("250 %"));
        QCOMPARE(desk.text(), text);
    }

    void stepsOverZero() {
        DungeonDesk desk(sample);
        select(desk, "LEVEL: \"end\"");
        QTest::keyClick(editor(desk, "base"), Qt::Key_Up);
        QCOMPARE(desk.text(), QByteArray(sample).replace("@ (-1,0)", "@ (1,0)"));
        QTest::keyClick(editor(desk, "base"), Qt::Key_Down);
        QCOMPARE(desk.text(), sample);
    }

    void refusesAndShowsWhatIs() {
        DungeonDesk desk(sample);
        select(desk, "LEVEL:\t\"inn\"");
        enter(editor(desk, "name"), "hall");
        QCOMPARE(desk.text(), sample);
        QCOMPARE(qobject_cast<QLineEdit*>(editor(desk, "name"))->text(), QStringLiteral("inn"));
        QCOMPARE(desk.window.statusBar()->currentMessage(),
                 QStringLiteral("Another level is called “hall” already."));
    }

    void brokenStatementsHaveNoFields() {
        DungeonDesk desk("DUNGEON: \"A\" \"none\" (10,3)\nLEVEL: \"a\" \"none\" @ (1\n");
        select(desk, "LEVEL");
        QVERIFY(!editor(desk, "name")->isVisible());
        select(desk, "DUNGEON");
        QVERIFY(editor(desk, "name")->isVisible());
    }
};

QTEST_MAIN(DungeonInspectorTest)
#include "DungeonInspectorTest.moc"
