// SPDX-License-Identifier: GPL-3.0-or-later
// Working in the outline: order, containers, nested rooms, its menu and its keys.
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/outline/OutlineModel.h"
#include "widgets/outline/OutlinePanel.h"

#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTreeView>

namespace levwright::outline_arrange_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\n"
                         "GEOMETRY:center,center\n"
                         "MAP\n"
                         "......\n"
                         "ENDMAP\n"
                         "STAIR:(0,0),up\n"
                         "MONSTER:'d',\"jackal\",(1,0)\n"
                         "# the strong one\n"
                         "MONSTER:'d',\"wolf\",(2,0)\n"
                         "CONTAINER:'(',\"chest\",(3,0)\n"
                         "OBJECT:'!',\"booze\",contained\n"
                         "OBJECT:'*',\"ruby\",(4,0)\n";

const QByteArray rooms = "LEVEL:\"a\"\n"
                         "ROOM:\"ordinary\",lit,random,random,(9,5)\n"
                         "NAME:\"hall\"\n"
                         "STAIR:random,up\n"
                         "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"hall\"\n"
                         "FOUNTAIN:(0,0)\n"
                         "ROOM:\"ordinary\",lit,random,random,random\n"
                         "SINK:(0,0)\n"
                         "RANDOM_CORRIDORS\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level) : WindowDesk(text) { raise("outlineDock"); }

    QTreeView& tree() { return child<QTreeView>("outline.tree"); }
    QModelIndex row(const QString& words, const QModelIndex& parent = {}) {
        QAbstractItemModel& model = *tree().model();
        if (model.canFetchMore(parent))
            model.fetchMore(parent);
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            if (index.data().toString().contains(words, Qt::CaseInsensitive) && model.rowCount(index) == 0)
                return index;
            if (const QModelIndex below = row(words, index); below.isValid())
                return below;
            if (index.data().toString().contains(words, Qt::CaseInsensitive))
                return index;
        }
        return {};
    }
    QPoint placeOf(const QString& words) {
        const QModelIndex index = row(words);
        if (!index.isValid())
            qFatal("no row %s", qPrintable(words));
        tree().scrollTo(index);
        return tree().visualRect(index).center();
    }
    void choose(const QString& words, Qt::KeyboardModifiers held = {}) {
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, held, placeOf(words));
        tree().setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers held = {}) { QTest::keyClick(&tree(), key, held); }
    // Drags the selection to a place on that row: 0 is its upper edge, 1 its middle, 2 its lower edge.
    void drag(const QString& words, int edge, Qt::KeyboardModifiers held = {}) {
        placeOf(words);
        const QRect rect = tree().visualRect(row(words));
        const QPoint place(rect.center().x(), edge == 0   ? rect.top()
                                              : edge == 1 ? rect.center().y()
                                                          : rect.bottom());
        const std::unique_ptr<QMimeData> data(
            tree().model()->mimeData(tree().selectionModel()->selectedIndexes()));
        const Qt::DropActions actions = Qt::MoveAction | Qt::CopyAction;
        QDragEnterEvent enter(place, actions, data.get(), Qt::LeftButton, held);
        QApplication::sendEvent(tree().viewport(), &enter);
        QDragMoveEvent move(place, actions, data.get(), Qt::LeftButton, held);
        QApplication::sendEvent(tree().viewport(), &move);
        if (!move.isAccepted())
            return;
        QDropEvent drop(place, actions, data.get(), Qt::LeftButton, held);
        QApplication::sendEvent(tree().viewport(), &drop);
    }
    QMenu& menu() {
        press(Qt::Key_F10, Qt::ShiftModifier);
        auto* found = window.findChild<QMenu*>("outline.menu");
        if (found == nullptr)
            found = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (found == nullptr)
            qFatal("no menu");
        return *found;
    }
    static QAction& entry(QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions()) {
            if (action->text().remove(u'&') == text)
                return *action;
        }
        qFatal("no entry %s", qPrintable(text));
    }
    QByteArrayList order() {
        QByteArrayList found;
        for (const char* word : {"jackal", "wolf", "chest", "booze", "ruby", "STAIR"})
            found << QByteArray::number(text().indexOf(word)).rightJustified(4, '0') + word;
        std::ranges::sort(found);
        for (QByteArray& each : found)
            each.remove(0, 4);
        return found;
    }
};

} // namespace

class OutlineArrangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }

    void nestsContents() {
        Desk desk;
        const QModelIndex content = desk.row("booze");
        QVERIFY(content.isValid());
        QVERIFY(content.parent().data().toString().contains("chest"));
        QVERIFY(content.parent().parent().data().toString().contains("(3)")); // the group of all objects
        QVERIFY(!desk.row("ruby").parent().data().toString().contains("chest"));
    }

    void nestsRooms() {
        Desk desk(rooms);
        QVERIFY(desk.row("FOUNTAIN").parent().data().toString().startsWith("Subroom"));
        QVERIFY(desk.row("FOUNTAIN").parent().parent().data().toString().startsWith("Room"));
        QVERIFY(desk.row("SINK").parent().parent().data().toString().contains("a"));
    }

    void movesWithKeys() {
        Desk desk;
        desk.choose("wolf");
        desk.press(Qt::Key_Up, Qt::AltModifier);
        const QByteArray moved =
            "# the strong one\nMONSTER:'d',\"wolf\",(2,0)\nMONSTER:'d',\"jackal\",(1,0)\n";
        QVERIFY(desk.text().contains(moved));
        QVERIFY(desk.tree().currentIndex().data().toString().contains("wolf")); // follows the row
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.press(Qt::Key_Up, Qt::AltModifier); // it is the first one
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.order(), (QByteArrayList{"STAIR", "jackal", "wolf", "chest", "booze", "ruby"}));
        desk.session().undo();
        desk.session().undo();
        QCOMPARE(desk.text(), level);
    }

    void movesSeveral() {
        Desk desk;
        desk.choose("chest");
        desk.choose("ruby", Qt::ControlModifier);
        desk.drag("jackal", 0);
        QCOMPARE(desk.order(), (QByteArrayList{"STAIR", "chest", "booze", "ruby", "jackal", "wolf"}));
        // Including the contents of the chest.
        QCOMPARE(desk.session().selectedStatements().size(), std::size_t(3));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), level);
    }

    void dragsIntoContainersAndOut() {
        Desk desk;
        desk.choose("ruby");
        desk.drag("chest", 1);
        QVERIFY(desk.text().endsWith("OBJECT:'!',\"booze\",contained\nOBJECT:'*',\"ruby\",contained\n"));
        QVERIFY(desk.row("ruby").parent().data().toString().contains("chest"));
        desk.choose("booze");
        desk.drag("Objects", 1);
        QVERIFY(desk.text().endsWith("OBJECT:'*',\"ruby\",contained\nOBJECT:'!',\"booze\",random\n"));
        // A monster cannot go into it.
        desk.choose("jackal");
        const QByteArray before = desk.text();
        QSignalSpy refused(&desk.session(), &Session::refused);
        desk.drag("chest", 1);
        QCOMPARE(desk.text(), before);
        QCOMPARE(refused.size(), 1);
    }

    void dragsIntoRooms() {
        Desk desk(rooms);
        desk.choose("FOUNTAIN");
        desk.drag("SINK", 2);
        QVERIFY(desk.text().contains("SINK:(0,0)\nFOUNTAIN:(0,0)\nRANDOM_CORRIDORS"));
        desk.choose("SINK");
        desk.drag("Subroom", 1);
        QVERIFY(desk.text().contains("\"hall\"\nSINK:(0,0)\nROOM"));
    }

    void arrangesWhatHasBlocks() {
        const QByteArray program = "LEVEL:\"a\"\n"
                                   "ROOM:\"ordinary\",lit,random,random,(9,5) {\n"
                                   "  MONSTER:('d',\"jackal\"),(1,0)\n"
                                   "  CONTAINER:('(',\"chest\"),(3,0) {\n"
                                   "    OBJECT:('!',\"booze\")\n"
                                   "  }\n"
                                   "  OBJECT:('*',\"ruby\"),(4,0)\n"
                                   "}\n"
                                   "ROOM:\"ordinary\",lit,random,random,random {\n"
                                   "}\n";
        Desk desk(program);
        desk.session().readAs(loadGame("nethack-3.6").value());
        desk.choose("ruby");
        desk.drag("chest", 1);
        QVERIFY(desk.text().contains("\"booze\")\n    OBJECT:('*',\"ruby\")\n  }\n"));
        QVERIFY(desk.row("ruby").parent().data().toString().contains("chest"));
        desk.session().undo();
        QCOMPARE(desk.text(), program);
        desk.choose("chest");
        Desk::entry(desk.menu(), "Duplicate").trigger();
        QCOMPARE(desk.text().count("booze"), 2);
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.session().undo();
        desk.choose("jackal");
        desk.drag("Room 1", 1);
        QVERIFY(desk.text().endsWith("random {\n  MONSTER:('d',\"jackal\"),(1,0)\n}\n"));
        QVERIFY(desk.row("jackal").parent().data().toString().startsWith("Room 1"));
    }

    void renames_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("was");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("level") << QByteArray(level).replace("\"a\"", "\"donjon\"") << "donjon" << "donjon"
                               << "castle" << QByteArray("MAZE:\"donjon\"") << QByteArray("MAZE:\"castle\"");
        QTest::newRow("room") << rooms << "Room" << "hall" << "the \"inn\"" << QByteArray("NAME:\"hall\"")
                              << QByteArray("NAME:\"the inn\"");
        QTest::newRow("room without a name")
            << rooms << "Subroom" << "" << "cell" << QByteArray("FOUNTAIN:(0,0)\n")
            << QByteArray("FOUNTAIN:(0,0)\nNAME:\"cell\"\n");
        QTest::newRow("monster") << level << "jackal" << "" << "Rex" << QByteArray("jackal\",(1,0)")
                                 << QByteArray("jackal\",(1,0),\"Rex\"");
    }
    void renames() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, row);
        QFETCH(const QString, was);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Desk desk(text);
        desk.choose(row);
        desk.press(Qt::Key_F2);
        auto* editor = desk.tree().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), was);
        editor->selectAll();
        QTest::keyClicks(editor, typed);
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(desk.text(), QByteArray(text).replace(before, after));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }
    void refusesNamesWhereThereAreNone() {
        Desk desk;
        QSignalSpy refused(&desk.session(), &Session::refused);
        desk.choose("STAIR");
        desk.press(Qt::Key_F2);
        QCOMPARE(refused.size(), 1);
        QVERIFY(desk.tree().viewport()->findChild<QLineEdit*>() == nullptr);
    }

    void copiesWithControl() {
        Desk desk;
        desk.choose("wolf");
        desk.drag("jackal", 0, Qt::ControlModifier);
        QCOMPARE(desk.text().count("wolf"), 2);
        QCOMPARE(desk.text().count("# the strong one\n"), 2);
    }

    void deletesWithTheKey() {
        Desk desk;
        desk.choose("jackal");
        desk.choose("wolf", Qt::ControlModifier);
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.text().contains("MONSTER"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.choose("chest");
        desk.press(Qt::Key_Delete);
        QVERIFY(!desk.text().contains("contained"));
    }

    void offersAMenu() {
        Desk desk;
        desk.choose("wolf");
        Desk::entry(desk.menu(), "Duplicate").trigger();
        QCOMPARE(desk.text().count("wolf"), 2);
        desk.choose("jackal");
        Desk::entry(desk.menu(), "Move Down").trigger();
        QVERIFY(desk.text().indexOf("jackal") > desk.text().indexOf("wolf"));
        desk.choose("ruby");
        Desk::entry(desk.menu(), "Go to Text").trigger();
        QVERIFY(desk.editor().hasFocus());
        desk.choose("jackal");
        QMenu& menu = desk.menu();
        for (QAction* action : menu.actions()) {
            if (action->text().remove(u'&').startsWith("Delete")) {
                action->trigger();
                break;
            }
        }
        QVERIFY(!desk.text().contains("jackal"));
    }

    // A part has no place among statements, but it can be deleted.
    void offersLessForParts() {
        Desk desk;
        desk.choose("Part 1");
        QMenu& menu = desk.menu();
        for (const QAction* action : menu.actions())
            QVERIFY(!action->text().remove(u'&').startsWith("Move"));
        menu.close();
        QSignalSpy refused(&desk.session(), &Session::refused);
        desk.tree().setFocus();
        desk.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(desk.text(), level);
    }
};

LEVWRIGHT_TEST(OutlineArrangeTest)

} // namespace levwright::outline_arrange_test

#include "OutlineArrangeTest.moc"
