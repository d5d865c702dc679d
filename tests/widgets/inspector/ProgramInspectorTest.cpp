// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector of the real window for a level of NetHack 3.6. Absent values can be added, and each change is
// one step.
#include "core/model/LevelLanguage.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/InspectorPanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace levwright::program_inspector_test {
namespace {

const QByteArray cave = "MAZE:\"cave\",' '\n"
                        "FLAGS:noteleport, hardfloor\n"
                        "GEOMETRY:center,center\n"
                        "MAP\n"
                        "----------\n"
                        "|........|\n"
                        "|........|\n"
                        "|........|\n"
                        "----------\n"
                        "ENDMAP\n"
                        "$guard = monster:'D'\n"
                        "MONSTER: ('D', \"red dragon\"), (4,2)\n"
                        "OBJECT:('(',\"chest\"),(5,2),cursed\n"
                        "REGION:(1,1,8,3),lit,\"ordinary\"\n"
                        "STAIR:(1,1),up\n"
                        "IF [50%] {\n"
                        "  GOLD:100,(2,2)\n"
                        "}\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = cave, const Theme& theme = Theme::light())
        : WindowDesk(text, theme) {
        raise("inspectorDock");
    }

    InspectorPanel& inspector() { return *window.page().panel<InspectorPanel>(); }
    template <class Widget>
    Widget& part(const char* label) {
        auto* editor = inspector().findChild<FieldEditor*>("field." + QString::fromLatin1(label));
        if (editor == nullptr)
            qFatal("no field %s", label);
        inspector().ensureWidgetVisible(editor);
        return *editor->findChild<Widget*>();
    }
    // Chooses by keyboard, with as many steps down as necessary.
    void choose(const char* label, const QString& source) {
        auto& box = part<QComboBox>(label);
        const int wanted = box.findData(source);
        if (wanted < 0)
            qFatal("not offered: %s", qPrintable(source));
        box.setFocus();
        while (box.currentIndex() != wanted)
            QTest::keyClick(&box, box.currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    void type(const char* label, const QString& text) {
        auto& line = part<QLineEdit>(label);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    void tick(const char* label) {
        QTest::mouseClick(&part<QCheckBox>(label), Qt::LeftButton, {}, QPoint(8, 8));
    }
    std::size_t steps() const { return session().document().doneSteps(); }
};

} // namespace

class ProgramInspectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chooses_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* statement, const char* field, const char* word, const char* old,
                            const char* now) {
            QTest::addRow("%s %s", statement, word)
                << QByteArray(statement) << QByteArray(field) << QString::fromLatin1(word) << QByteArray(old)
                << QByteArray(now);
        };
        row("MONSTER", "Alertness", "asleep", "(4,2)\n", "(4,2), asleep\n");
        row("MONSTER", "Attitude", "peaceful", "(4,2)\n", "(4,2), peaceful\n");
        row("OBJECT", "Curse", "blessed", ",cursed\n", ",blessed\n");
        row("OBJECT", "Trap", "trapped", ",cursed\n", ",cursed,trapped\n");
        row("REGION", "Filled", "unfilled", "\"ordinary\"\n", "\"ordinary\",unfilled\n");
        row("REGION", "Light", "unlit", "lit,", "unlit,");
        row("STAIR", "Direction", "down", ",up\n", ",down\n");
    }
    void chooses() {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, field);
        QFETCH(const QString, word);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Desk desk;
        desk.caretTo(statement);
        desk.choose(field.data(), word);
        QCOMPARE(desk.text(), QByteArray(cave).replace(before, after));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
        QCOMPARE(desk.steps(), std::size_t(0));
    }

    void takesWordsAway() {
        Desk desk;
        desk.caretTo("OBJECT");
        desk.choose("Curse", QString());
        QCOMPARE(desk.text(), QByteArray(cave).replace(",cursed", ""));
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void ticks() {
        Desk desk;
        desk.caretTo("MONSTER");
        desk.tick("Invisible");
        QCOMPARE(desk.text(), QByteArray(cave).replace("(4,2)\n", "(4,2), invisible\n"));
        desk.tick("Invisible");
        QCOMPARE(desk.text(), cave);
    }

    void ticksFlagsOfTheLevel() {
        Desk desk;
        desk.caretTo("FLAGS");
        auto* graveyard = desk.inspector().findChild<QCheckBox*>("graveyard");
        QVERIFY(graveyard != nullptr);
        QVERIFY(!graveyard->toolTip().isEmpty());
        QTest::mouseClick(graveyard, Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(desk.text(), QByteArray(cave).replace("hardfloor\n", "hardfloor, graveyard\n"));
    }

    void typesNames() {
        Desk desk;
        desk.caretTo("MONSTER");
        desk.type("Name", "newt");
        QCOMPARE(desk.text(), QByteArray(cave).replace("'D', \"red dragon\"", "':', \"newt\""));
        QCOMPARE(desk.steps(), std::size_t(1));
        desk.trigger("edit.undo");
        QCOMPARE(desk.text(), cave);
        desk.type("Given name", "Rex");
        QCOMPARE(desk.text(), QByteArray(cave).replace("(4,2)\n", "(4,2), \"Rex\"\n"));
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    // A variable is not a quoted name, so it is shown as it is written.
    void choosesVariables() {
        Desk desk;
        desk.caretTo("MONSTER");
        auto& names = desk.part<QComboBox>("Name");
        QFocusEvent comes(QEvent::FocusIn);
        QCoreApplication::sendEvent(names.lineEdit(), &comes);
        QVERIFY(names.findText("$guard") >= 0);
        QVERIFY(names.findText("blue dragon") >= 0);
        QVERIFY(names.findText("newt") < 0);
        desk.type("Name", "$guard");
        QCOMPARE(desk.text(), QByteArray(cave).replace("('D', \"red dragon\"),", "$guard,"));
        QCOMPARE(desk.part<QLineEdit>("Name").text(), QStringLiteral("$guard"));
    }

    void turnsChances() {
        Desk desk;
        desk.caretTo("IF");
        auto& box = desk.part<QSpinBox>("Condition");
        QCOMPARE(box.text(), QStringLiteral("50 %"));
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(desk.text(), QByteArray(cave).replace("[50%]", "[51%]"));
    }

    void refuses() {
        Desk desk;
        desk.caretTo("MONSTER");
        desk.type("Knows traps", "pit");
        QTest::keyClick(&desk.part<QLineEdit>("Knows traps"), Qt::Key_Return);
        QCOMPARE(desk.text(), cave);
        QCOMPARE(desk.part<QLineEdit>("Knows traps").text(), QString());
        desk.type("Knows traps", "\"pit\"|\"web\"");
        QTest::keyClick(&desk.part<QLineEdit>("Knows traps"), Qt::Key_Return);
        QCOMPARE(desk.text(), QByteArray(cave).replace("(4,2)\n", "(4,2), seen_traps:\"pit\"|\"web\"\n"));
    }

    void looksRight_data() {
        QTest::addColumn<QByteArray>("statement");
        for (const char* statement : {"MONSTER", "OBJECT", "REGION", "STAIR", "FLAGS"})
            QTest::newRow(statement) << QByteArray(statement);
    }
    // All rows are as wide as the panel, and no field overlaps another.
    void looksRight() {
        QFETCH(const QByteArray, statement);
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            Desk desk(cave, theme);
            desk.caretTo(statement);
            QCoreApplication::processEvents();
            QRect last;
            for (FieldEditor* editor : desk.inspector().findChildren<FieldEditor*>()) {
                if (!editor->isVisible()) // from the previous selection
                    continue;
                const QRect rect(editor->mapTo(desk.inspector().widget(), QPoint()), editor->size());
                QVERIFY2(!rect.intersects(last), qPrintable(editor->objectName()));
                QVERIFY(rect.right() <= desk.inspector().widget()->width());
                last = rect;
            }
        }
    }
};

LEVWRIGHT_TEST(ProgramInspectorTest)

} // namespace levwright::program_inspector_test

#include "ProgramInspectorTest.moc"
