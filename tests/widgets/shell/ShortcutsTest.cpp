// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of the windows: no two commands share a key, and each works wherever the focus is.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/inspector/InspectorPanel.h"
#include "widgets/playtest/PlayMap.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace levwright::shortcuts_test {
namespace {

const QByteArray level = mazeWith("-------\n|.....|\n|.....|\n-------\n",
                                  "MONSTER:'d',\"jackal\",(1,1)\nTRAP:\"pitt\",(2,2)\nDOOR:closed,(0,1)\n");

// The entries of the menus and the tool bar, and everything else in the window that has keys.
QMultiHash<QString, QString> keysOf(QWidget& window) {
    QMultiHash<QString, QString> keys;
    for (const QAction* action : window.findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts())
            keys.insert(key.toString(), action->text());
    }
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        keys.insert(shortcut->key().toString(),
                    QStringLiteral("a shortcut of ") + shortcut->parent()->objectName());
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (!button->shortcut().isEmpty())
            keys.insert(button->shortcut().toString(), button->objectName());
    }
    for (const QAction* menu : window.findChild<QMenuBar*>()->actions())
        keys.insert(QKeySequence::mnemonic(menu->text()).toString(), menu->text());
    return keys;
}

QStringList doubled(const QMultiHash<QString, QString>& keys) {
    QStringList found;
    for (const QString& key : keys.uniqueKeys()) {
        if (keys.count(key) > 1)
            found << key + QStringLiteral(": ") + keys.values(key).join(QStringLiteral(", "));
    }
    return found;
}

QStringList doubledMnemonics(QWidget& window) {
    QStringList found;
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        QMultiHash<QString, QString> keys;
        for (const QAction* action : menu->actions()) {
            if (const QKeySequence key = QKeySequence::mnemonic(action->text()); !key.isEmpty())
                keys.insert(menu->objectName() + u' ' + key.toString(), action->text());
        }
        found << doubled(keys);
    }
    return found;
}

// A widget of the main window that can have the focus, with the dock that must be raised for it.
struct Spot {
    const char* name;
    const char* dock; // null if none
    QWidget* (*find)(WindowDesk&);
};

template <class Widget>
QWidget* named(WindowDesk& desk, const char* name) {
    return &desk.child<Widget>(name);
}
template <class Widget>
QWidget* inside(WindowDesk& desk, const char* panel) {
    return desk.child<QWidget>(panel).findChild<Widget*>();
}

const std::array places{
    Spot{"map", nullptr, [](WindowDesk& desk) -> QWidget* { return &desk.canvas(); }},
    Spot{"text", nullptr, [](WindowDesk& desk) -> QWidget* { return &desk.editor(); }},
    Spot{"outline", "outlineDock", [](WindowDesk& desk) { return named<QTreeView>(desk, "outline.tree"); }},
    Spot{"filter of the outline", "outlineDock",
         [](WindowDesk& desk) { return inside<QLineEdit>(desk, "outline"); }},
    Spot{"name in the inspector", "inspectorDock",
         [](WindowDesk& desk) { return inside<QLineEdit>(desk, "field.Name"); }},
    Spot{"number in the inspector", "inspectorDock",
         [](WindowDesk& desk) { return inside<QSpinBox>(desk, "field.Chance"); }},
    Spot{"choice in the inspector", "inspectorDock",
         [](WindowDesk& desk) { return inside<QComboBox>(desk, "field.Class"); }},
    Spot{"terrains", "terrainDock", [](WindowDesk& desk) { return inside<QListView>(desk, "terrainDock"); }},
    Spot{"problems", "problemsDock",
         [](WindowDesk& desk) { return named<QTreeView>(desk, "problems.list"); }},
    Spot{"history", "historyDock", [](WindowDesk& desk) { return inside<QListView>(desk, "historyDock"); }},
    Spot{"rolls", "rollsDock", [](WindowDesk& desk) { return named<QWidget>(desk, "rolls.seed"); }},
    Spot{"statistics", "statisticsDock",
         [](WindowDesk& desk) { return named<QSpinBox>(desk, "statistics.rolls"); }},
    Spot{"find field", nullptr,
         [](WindowDesk& desk) {
             desk.trigger("edit.find");
             return named<QLineEdit>(desk, "textpane.find.text");
         }},
    Spot{"line to go to", nullptr,
         [](WindowDesk& desk) {
             desk.trigger("edit.goToLine");
             return named<QLineEdit>(desk, "textpane.gotoline.line");
         }},
};

// The keys of an action that do nothing, or something else, while the widget has the focus.
QStringList deafKeys(QWidget& window, const QWidget& focused) {
    QStringList deaf;
    for (QAction* action : window.actions()) {
        for (const QKeySequence& key : action->shortcuts()) {
            int runs = 0;
            const auto counting = QObject::connect(action, &QAction::triggered, [&runs] { ++runs; });
            QTest::keyClick(QApplication::focusWidget(), key[0].key(), key[0].keyboardModifiers());
            QObject::disconnect(counting);
            if (runs != 1 || QApplication::focusWidget() != &focused)
                deaf << key.toString() + QStringLiteral(": ") + action->text();
        }
    }
    return deaf;
}

// Checks only that the key finds its command, not what the command does.
void disarm(QWidget& window) {
    for (QAction* action : window.actions()) {
        action->disconnect();
        action->setEnabled(true);
        action->setCheckable(false);
    }
}

} // namespace

class ShortcutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noTwoShareAKey() {
        WindowDesk desk(level);
        QCOMPARE(doubled(keysOf(desk.window)).join(u'\n'), QString());
        QCOMPARE(doubledMnemonics(desk.window).join(u'\n'), QString());
        desk.trigger("play.test");
        QCOMPARE(doubled(keysOf(*desk.window.playtest().window())).join(u'\n'), QString());
        QCOMPARE(doubledMnemonics(*desk.window.playtest().window()).join(u'\n'), QString());
    }

    void workEverywhere_data() {
        QTest::addColumn<int>("place");
        for (std::size_t i = 0; i < places.size(); ++i)
            QTest::newRow(places[i].name) << int(i);
    }
    void workEverywhere() {
        QFETCH(const int, place);
        const Spot& where = places[std::size_t(place)];
        WindowDesk desk(level);
        desk.caretTo("MONSTER");
        if (where.dock != nullptr)
            desk.raise(where.dock);
        QWidget* focused = where.find(desk);
        QVERIFY(focused != nullptr);
        focused->setFocus();
        QVERIFY(focused->hasFocus());
        disarm(desk.window);
        const QByteArray before = desk.text();
        QCOMPARE(deafKeys(desk.window, *QApplication::focusWidget()).join(u'\n'), QString());
        QCOMPARE(desk.text(), before);
    }

    void workEverywhereInThePlaytest_data() {
        QTest::addColumn<QString>("field");
        for (const char* field : {"", "seed", "commandLine", "breakName"})
            QTest::newRow(field) << QString::fromLatin1(field);
    }
    void workEverywhereInThePlaytest() {
        QFETCH(const QString, field);
        WindowDesk desk(level);
        desk.trigger("play.test");
        PlaytestWindow& window = *desk.window.playtest().window();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QWidget* focused = field.isEmpty() ? &window.map() : window.findChild<QWidget*>(field);
        QVERIFY(focused != nullptr);
        focused->setFocus();
        disarm(window);
        QCOMPARE(deafKeys(window, *QApplication::focusWidget()).join(u'\n'), QString());
    }

    // Letters, arrows, and other keys that edit a text or move on the map are not commands.
    void leaveEditingAlone() {
        WindowDesk desk(level);
        desk.editor().setFocus();
        desk.session().select(Selection{0, 0});
        QTest::keyClick(&desk.editor(), Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(desk.text().startsWith(":\"a\""));
    }

    void findsWithItsKeys() {
        WindowDesk desk(level);
        const Look look = desk.canvas().look();
        desk.editor().setFocus();
        desk.session().select(Selection{0, 0});
        QTest::keyClick(&desk.editor(), Qt::Key_F3); // there is no search text yet
        auto& field = desk.child<QLineEdit>("textpane.find.text");
        QVERIFY(field.hasFocus());
        QTest::keyClicks(&field, QStringLiteral("("));
        const auto found = [&](int from) { return Offset(desk.text().indexOf('(', from)); };
        const Offset first = found(0);
        const Offset second = found(int(first) + 1);
        QCOMPARE(desk.session().selection(), (Selection{first, first + 1}));
        QTest::keyClick(&field, Qt::Key_F3);
        QCOMPARE(desk.session().selection(), (Selection{second, second + 1}));
        QTest::keyClick(&field, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(desk.session().selection(), (Selection{first, first + 1}));
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F3);
        QCOMPARE(desk.session().selection(), (Selection{second, second + 1}));
        QCOMPARE(desk.canvas().look(), look);
    }

    // In a field whose text takes effect when it is finished, or is not valid yet.
    void undoesTypingFirst() {
        const QByteArray gold = level + "GOLD:5,(1,2)\n";
        WindowDesk desk(gold);
        desk.caretTo("GOLD");
        desk.session().apply(TextEdit::insert(0, "# \n"), QStringLiteral("Edit"));
        const QByteArray before = desk.text();
        auto& inspector = desk.child<InspectorPanel>("inspector");
        auto* amount = inspector.editor({Field::Amount, {}})->findChild<QLineEdit*>();
        QVERIFY(amount != nullptr);
        amount->setFocus();
        const QString shown = amount->text();
        QTest::keyClick(amount, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(amount, Qt::Key_X);
        QVERIFY(amount->text() != shown);
        QCOMPARE(desk.text(), before);
        QTest::keyClick(amount, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(amount->text(), shown);
        QCOMPARE(desk.text(), before);
        QTest::keyClick(amount, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), gold);
    }

    // What is typed next fixes the problem.
    void problemsLeadToTheText() {
        WindowDesk desk(level);
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F8);
        QVERIFY(desk.editor().hasFocus());
        QTest::keyClicks(&desk.editor(), QStringLiteral("\"pit\""));
        QCOMPARE(desk.text(), QByteArray(level).replace("\"pitt\"", "\"pit\""));
        desk.session().undo();
        desk.raise("problemsDock");
        auto& list = desk.child<QTreeView>("problems.list");
        const QPoint row = list.visualRect(list.model()->index(0, 0)).center();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row);
        QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, row);
        QVERIFY(desk.editor().hasFocus());
    }

    // There is one stack for everything, wherever the focus is.
    void undoesFromAField() {
        WindowDesk desk(level);
        desk.caretTo("MONSTER");
        auto& inspector = desk.child<InspectorPanel>("inspector");
        auto* name = inspector.editor({Field::Name, {}})->findChild<QLineEdit*>();
        name->setFocus();
        name->end(false);
        const QByteArray typed = QByteArray(level).replace("jackal", "jackalxy");
        QTest::keyClicks(name, QStringLiteral("xy"));
        QCOMPARE(desk.text(), typed);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), level);
        QCOMPARE(name->text(), QStringLiteral("jackal"));
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.text(), typed);
    }
};

LEVWRIGHT_TEST(ShortcutsTest)

} // namespace levwright::shortcuts_test

#include "ShortcutsTest.moc"
