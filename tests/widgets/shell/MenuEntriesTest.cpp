// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses every menu entry for the map, and checks its effect. An entry without a row fails the test.
#include "core/tools/ToolTable.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCompleter>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>

namespace levwright::menu_entries_test {
namespace {

const QByteArray rows = "-----..\n|...|..\n-----..\n.......\n";
const QByteArray statements = "TRAP:\"pit\",(1,1)\nTRAP:\"web\",(3,1)\nFOUNTAIN:(5,0)\n"
                              "REGION:(1,1,3,1),lit,\"ordinary\"\nOBJECT:random,random,random\n";
const QByteArray level = mazeWith(rows, statements);
const char* const menus[] = {"menu.Edit", "menu.View",      "menu.Tools",
                             "menu.Draw", "menu.Selection", "menu.Map"};

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) {
        QGuiApplication::clipboard()->clear();
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    void click(Point cell, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, keys, at(cell.x, cell.y));
    }
    void drag(Point from, Point to) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, at(from.x, from.y));
        const QPoint place = at(to.x, to.y);
        QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, {}, place);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
    }
    void selectRoom() {
        press(Qt::Key_9, Qt::AltModifier);
        drag({0, 0}, {4, 2});
    }
    void selectThings() {
        click({1, 1});
        click({3, 1}, Qt::ControlModifier);
        click({5, 0}, Qt::ControlModifier);
    }
    // Opens the menu with the mouse and chooses the line with Enter.
    void choose(const QString& id) {
        QAction* action = window.actions().action(id);
        auto* bar = window.findChild<QMenuBar*>();
        for (QAction* title : bar->actions()) {
            QMenu* menu = title->menu();
            if (menu == nullptr || !menu->actions().contains(action))
                continue;
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
            QTRY_VERIFY(menu->isVisible());
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            QTRY_VERIFY(!menu->isVisible());
            return;
        }
        QFAIL(qPrintable(id + QStringLiteral(" is in no menu")));
    }
    QImage look() { return canvas().viewport()->grab().toImage(); }
    const ToolOptions& options() { return canvas().controls().strokes.options(); }
    QAction& action(const char* id) { return *window.actions().action(QString::fromLatin1(id)); }
    CellMask cells() {
        return session().selectedCells() != nullptr ? *session().selectedCells() : CellMask();
    }
    bool has(const QByteArray& words) const { return text().contains(words); }
    // Records what an entry for the view is going to change.
    void remember() {
        lookBefore = look();
        cellBefore = canvas().cellSize();
        wasFolded = action("view.foldPanels").isChecked();
    }

    QImage lookBefore;
    QSize cellBefore;
    bool wasFolded = false;
};

using Step = void (*)(Desk&);
using Proof = bool (*)(Desk&);

struct Row {
    const char* id;
    Step before; // null: nothing to do
    Proof isDone;
};

void room(Desk& desk) {
    desk.selectRoom();
}
void things(Desk& desk) {
    desk.selectThings();
}
void copied(Desk& desk) {
    desk.selectRoom();
    desk.press(Qt::Key_C, Qt::ControlModifier);
}
void found(Desk& desk) {
    desk.editor().setFocus();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "TRAP");
}
void rolled(Desk& desk) {
    desk.press(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(desk.action("view.roll").isChecked());
}
void zoomedIn(Desk& desk) {
    for (int i = 0; i < 3; ++i)
        desk.press(Qt::Key_Plus, Qt::ControlModifier);
}
void twoTabs(Desk& desk) {
    desk.open(level, QStringLiteral("/other.des"));
}
void twoSides(Desk& desk) {
    twoTabs(desk);
    desk.press(Qt::Key_Backslash, Qt::ControlModifier);
}
void changed(Desk& desk) {
    desk.click({5, 0});
    desk.press(Qt::Key_Delete);
}
void undone(Desk& desk) {
    changed(desk);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
}
void withWater(Desk& desk) {
    QTest::keyClick(&desk.canvas(), '}');
}
void mapOnly(Desk& desk) {
    desk.press(Qt::Key_F10);
}
void inText(Desk& desk) {
    desk.editor().setFocus();
}

// Whether a drag over the lowest row paints with the tool in hand.
bool paintsRow(Desk& desk) {
    desk.drag({0, 3}, {3, 3});
    return desk.has("\n}}}}...\nENDMAP");
}
bool selectsByDrag(Desk& desk) {
    desk.drag({0, 3}, {3, 3});
    return desk.cells().contains({2, 3});
}

const Row edit[] = {
    {"edit.undo", changed, [](Desk& desk) { return desk.text() == level; }},
    {"edit.redo", undone, [](Desk& desk) { return !desk.has("FOUNTAIN"); }},
    {"edit.cut", room,
     [](Desk& desk) { return !desk.has("TRAP") && !desk.has("REGION") && desk.has("MAP\n     ..\n"); }},
    {"edit.copy", room,
     [](Desk&) { return QGuiApplication::clipboard()->text() == "-----\n|...|\n-----\n"; }},
    {"edit.copyMiniHack", nullptr,
     [](Desk&) { return QGuiApplication::clipboard()->text().startsWith("r\"\"\"MAZE:\"mylevel\",' '\n"); }},
    {"edit.copyPicture", nullptr, [](Desk&) { return QGuiApplication::clipboard()->image().width() > 50; }},
    {"edit.copyText", nullptr,
     [](Desk&) { return QGuiApplication::clipboard()->text().startsWith("-----"); }},
    {"edit.copyWiki", nullptr,
     [](Desk&) { return QGuiApplication::clipboard()->text().startsWith("<div class=\"ttymap\">"); }},
    {"edit.paste", copied,
     [](Desk& desk) {
         const bool floats = desk.canvas().controls().floating.isFloating();
         desk.press(Qt::Key_Return);
         return floats && desk.text().count("TRAP") == 4;
     }},
    {"edit.duplicate", room,
     [](Desk& desk) {
         const bool floats = desk.canvas().controls().floating.isFloating();
         desk.press(Qt::Key_Return);
         return floats && desk.has("REGION:(2,2,4,2)");
     }},
    {"edit.find", nullptr, [](Desk& desk) { return desk.child<QLineEdit>("textpane.find.text").hasFocus(); }},
    {"edit.findNext", found,
     [](Desk& desk) { return Offset(level.lastIndexOf("TRAP")) == desk.session().selection().anchor; }},
    {"edit.findPrevious", found,
     [](Desk& desk) { return Offset(level.lastIndexOf("TRAP")) == desk.session().selection().anchor; }},
    {"edit.replace", nullptr,
     [](Desk& desk) {
         return desk.child<QLineEdit>("textpane.find.text").hasFocus() &&
                desk.child<QLineEdit>("textpane.find.by").isVisible();
     }},
    {"edit.findInFiles", nullptr,
     [](Desk& desk) {
         auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("findFiles"));
         const bool isShown = dialog != nullptr && dialog->isVisible();
         if (isShown)
             dialog->close();
         return isShown;
     }},
    {"edit.goToAnything", nullptr,
     [](Desk& desk) {
         auto* box = desk.window.findChild<QWidget*>(QStringLiteral("quickBox"));
         const bool isShown = box != nullptr && box->isVisible();
         if (isShown)
             box->close();
         return isShown;
     }},
    {"edit.goToLine", nullptr,
     [](Desk& desk) { return desk.child<QLineEdit>("textpane.gotoline.line").hasFocus(); }},
    {"edit.complete", nullptr,
     [](Desk& desk) { return desk.editor().findChild<QCompleter*>()->popup()->isVisible(); }},
    {"edit.deleteStatement", things,
     [](Desk& desk) { return !desk.has("TRAP") && !desk.has("FOUNTAIN") && desk.has("REGION"); }},
    {"edit.addThing", nullptr, [](Desk& desk) { return desk.child<QLineEdit>("palette.search").hasFocus(); }},
    {"edit.preferences", nullptr,
     [](Desk& desk) {
         auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("preferences"));
         const bool isShown = dialog != nullptr && dialog->isVisible();
         if (isShown)
             QTest::keyClick(dialog, Qt::Key_Escape);
         return isShown && !dialog->isVisible();
     }},
    {"edit.menu", things,
     [](Desk& desk) {
         auto* menu = desk.window.findChild<QMenu*>(QStringLiteral("mapMenu"));
         const bool isOpen = menu != nullptr && menu->isVisible();
         if (isOpen)
             menu->close();
         return isOpen;
     }},
};

const Row tools[] = {
    {"tool.select", withWater,
     [](Desk& desk) {
         desk.drag({1, 1}, {2, 1});
         return desk.has("\"pit\",(2,1)");
     }},
    {"tool.selectCells", nullptr, selectsByDrag},
    {"tool.lasso", nullptr, selectsByDrag},
    {"tool.wand", nullptr,
     [](Desk& desk) {
         desk.click({2, 1});
         return desk.cells() == CellMask::of({1, 1, 3, 1});
     }},
    {"tool.pencil", withWater,
     [](Desk& desk) {
         desk.drag({0, 3}, {3, 3});
         return desk.canvas().tool() == ToolId::Pencil && desk.has("\n}}}}...\nENDMAP");
     }},
    {"tool.line", withWater, paintsRow},
    {"tool.rectangle", withWater, paintsRow},
    {"tool.filledRectangle", withWater, paintsRow},
    {"tool.ellipse", withWater, paintsRow},
    {"tool.filledEllipse", withWater, paintsRow},
    {"tool.fill", withWater,
     [](Desk& desk) {
         desk.click({2, 1});
         return desk.has("\n|}}}|..\n");
     }},
    {"tool.eraser", nullptr,
     [](Desk& desk) {
         desk.drag({0, 3}, {3, 3});
         return desk.has("\n    ...\nENDMAP");
     }},
    {"tool.room", nullptr,
     [](Desk& desk) {
         desk.drag({0, 4}, {3, 6});
         return desk.has("\n----\n|..|\n----\nENDMAP") && desk.has("REGION:(1,5,2,5),lit");
     }},
    {"tool.corridor", nullptr,
     [](Desk& desk) {
         desk.drag({8, 3}, {9, 3});
         return desk.has("\n....... ##\nENDMAP");
     }},
    {"tool.door", nullptr,
     [](Desk& desk) {
         desk.click({2, 0});
         return desk.has("MAP\n--+--..\n") && desk.has("DOOR:closed,(2,0)");
     }},
    {"tool.type", nullptr,
     [](Desk& desk) {
         desk.click({1, 3});
         QTest::keyClicks(&desk.canvas(), "}}");
         return desk.has("\n.}}....\nENDMAP");
     }},
    {"tool.eyedropper", nullptr,
     [](Desk& desk) {
         desk.click({0, 1});
         return desk.canvas().controls().terrain == '|';
     }},
};

void threeCells(Desk& desk) {
    desk.trigger("option.size3");
}
template <auto member, auto value>
bool optionIs(Desk& desk) {
    return desk.options().*member == value;
}

const Row draw[] = {
    {"option.brushLarger", threeCells, optionIs<&ToolOptions::brushSize, 5>},
    {"option.brushSmaller", threeCells, optionIs<&ToolOptions::brushSize, 2>},
    {"option.size1", threeCells, optionIs<&ToolOptions::brushSize, 1>},
    {"option.size2", nullptr, optionIs<&ToolOptions::brushSize, 2>},
    {"option.size3", nullptr, optionIs<&ToolOptions::brushSize, 3>},
    {"option.size5", nullptr, optionIs<&ToolOptions::brushSize, 5>},
    {"option.size7", nullptr, optionIs<&ToolOptions::brushSize, 7>},
    {"option.size9", nullptr, optionIs<&ToolOptions::brushSize, 9>},
    {"option.roundBrush", nullptr, optionIs<&ToolOptions::roundBrush, true>},
    {"option.fillsCorners", nullptr, optionIs<&ToolOptions::fillsCorners, true>},
    {"option.mirrorNone", [](Desk& desk) { desk.trigger("option.mirrorBoth"); },
     optionIs<&ToolOptions::mirror, Mirror::None>},
    {"option.mirrorLeftRight", nullptr, optionIs<&ToolOptions::mirror, Mirror::LeftRight>},
    {"option.mirrorTopBottom", nullptr, optionIs<&ToolOptions::mirror, Mirror::TopBottom>},
    {"option.mirrorBoth", nullptr, optionIs<&ToolOptions::mirror, Mirror::Both>},
    {"option.mirrorHalfTurn", nullptr, optionIs<&ToolOptions::mirror, Mirror::HalfTurn>},
    {"option.smartWalls", nullptr, optionIs<&ToolOptions::smartWalls, false>},
    {"option.litRoom", nullptr, optionIs<&ToolOptions::lightsRoom, false>},
    {"option.roomDoor", nullptr, optionIs<&ToolOptions::roomHasDoor, true>},
    {"option.secretDoor", nullptr, optionIs<&ToolOptions::secretDoor, true>},
    {"draw.straighten",
     [](Desk& desk) {
         desk.trigger("option.smartWalls");
         desk.trigger("tool.pencil");
         QTest::keyClick(&desk.canvas(), '|');
         desk.drag({1, 0}, {3, 0});
     },
     [](Desk& desk) {
         return desk.has("MAP\n-----..\n|...|..\n") && desk.session().document().doneSteps() == 2;
     }},
    {"draw.replace", nullptr,
     [](Desk& desk) {
         auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("replaceTerrain"));
         const bool isOpen = dialog != nullptr && dialog->isVisible();
         if (isOpen)
             QTest::keyClick(dialog, Qt::Key_Escape);
         return isOpen;
     }},
};

// Rolls are made in idle time.
bool looksDifferent(Desk& desk) {
    return QTest::qWaitFor([&] { return desk.look() != desk.lookBefore; });
}

const Row view[] = {
    {"view.ascii", nullptr, looksDifferent},
    {"view.tileset", nullptr,
     [](Desk& desk) {
         auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("preferences"));
         const bool isOpen = dialog != nullptr && dialog->isVisible();
         if (isOpen)
             QTest::keyClick(dialog, Qt::Key_Escape);
         return isOpen;
     }},
    {"view.grid", nullptr, looksDifferent},
    {"view.areas", nullptr, looksDifferent},
    {"view.roll", nullptr,
     [](Desk& desk) { return desk.action("view.roll").isChecked() && looksDifferent(desk); }},
    {"view.nextRoll", rolled, looksDifferent},
    {"view.previousRoll", rolled, looksDifferent},
    {"view.zoomIn", nullptr,
     [](Desk& desk) { return desk.canvas().cellSize().width() > desk.cellBefore.width(); }},
    {"view.zoomOut", zoomedIn,
     [](Desk& desk) { return desk.canvas().cellSize().width() < desk.cellBefore.width(); }},
    {"view.zoomFit", zoomedIn, [](Desk& desk) { return desk.canvas().cellSize() != desk.cellBefore; }},
    {"view.zoomNormal", zoomedIn, [](Desk& desk) { return desk.canvas().cellSize() != desk.cellBefore; }},
    {"view.dark", nullptr, looksDifferent},
    {"view.layoutMap", nullptr,
     [](Desk& desk) { return desk.canvas().isVisible() && !desk.editor().isVisible(); }},
    {"view.layoutSplit", mapOnly,
     [](Desk& desk) { return desk.canvas().isVisible() && desk.editor().isVisible(); }},
    {"view.layoutText", nullptr,
     [](Desk& desk) { return !desk.canvas().isVisible() && desk.editor().isVisible(); }},
    {"view.sideBySide", nullptr,
     [](Desk& desk) { return desk.child<QSplitter>("mapAndText").orientation() == Qt::Horizontal; }},
    {"view.foldPanels", nullptr,
     [](Desk& desk) { return desk.action("view.foldPanels").isChecked() != desk.wasFolded; }},
    {"view.fullScreen", nullptr, [](Desk& desk) { return desk.window.isFullScreen(); }},
    {"view.map", inText, [](Desk& desk) { return desk.canvas().hasFocus(); }},
    {"view.text", nullptr, [](Desk& desk) { return desk.editor().hasFocus(); }},
    {"view.nextPanel", nullptr,
     [](Desk& desk) {
         const QWidget* focused = QApplication::focusWidget();
         return std::ranges::any_of(desk.window.findChildren<QDockWidget*>(),
                                    [&](const QDockWidget* dock) { return dock->isAncestorOf(focused); });
     }},
    {"view.nextTab", twoTabs, [](Desk& desk) { return desk.session().path() == "/level.des"; }},
    {"view.previousTab", twoTabs, [](Desk& desk) { return desk.session().path() == "/level.des"; }},
    {"view.moveToOtherSide", twoTabs, [](Desk& desk) { return desk.window.tabs().isSplit(); }},
    {"view.goToOtherSide", twoSides, [](Desk& desk) { return desk.session().path() == "/level.des"; }},
    {"view.joinSides", twoSides, [](Desk& desk) { return !desk.window.tabs().isSplit(); }},
};

template <char digit>
bool keepsStamp(Desk& desk) {
    QTest::keyClick(&desk.canvas(), digit);
    return desk.canvas().controls().floating.isFloating();
}

const Row selection[] = {
    {"selection.all", nullptr, [](Desk& desk) { return desk.cells() == CellMask::of({0, 0, 6, 3}); }},
    {"selection.grow", room, [](Desk& desk) { return desk.cells() == CellMask::of({0, 0, 5, 3}); }},
    {"selection.shrink", room, [](Desk& desk) { return desk.cells() == CellMask::of({1, 1, 3, 1}); }},
    {"selection.invert", room,
     [](Desk& desk) {
         return desk.cells() == CellMask::of({0, 0, 6, 3}).without(CellMask::of({0, 0, 4, 2}));
     }},
    {"selection.alignLeft", things,
     [](Desk& desk) { return desk.has("(1,1)\nTRAP:\"web\",(1,1)\nFOUNTAIN:(1,0)"); }},
    {"selection.alignRight", things,
     [](Desk& desk) { return desk.has("(5,1)\nTRAP:\"web\",(5,1)\nFOUNTAIN:(5,0)"); }},
    {"selection.alignTop", things,
     [](Desk& desk) { return desk.has("(1,0)\nTRAP:\"web\",(3,0)\nFOUNTAIN:(5,0)"); }},
    {"selection.alignBottom", things,
     [](Desk& desk) { return desk.has("(1,1)\nTRAP:\"web\",(3,1)\nFOUNTAIN:(5,1)"); }},
    {"selection.alignColumn", things,
     [](Desk& desk) { return desk.has("(3,1)\nTRAP:\"web\",(3,1)\nFOUNTAIN:(3,0)"); }},
    {"selection.alignRow", things,
     [](Desk& desk) { return desk.has("(1,0)\nTRAP:\"web\",(3,0)\nFOUNTAIN:(5,0)"); }},
    {"selection.stamp1", room, keepsStamp<'1'>},
    {"selection.stamp2", room, keepsStamp<'2'>},
    {"selection.stamp3", room, keepsStamp<'3'>},
    {"selection.stamp4", room, keepsStamp<'4'>},
    {"selection.stamp5", room, keepsStamp<'5'>},
    {"selection.stamp6", room, keepsStamp<'6'>},
    {"selection.stamp7", room, keepsStamp<'7'>},
    {"selection.stamp8", room, keepsStamp<'8'>},
    {"selection.stamp9", room, keepsStamp<'9'>},
};

const Row map[] = {
    {"map.size", nullptr,
     [](Desk& desk) {
         for (auto* dialog : desk.window.findChildren<QDialog*>()) {
             if (dialog->isVisible()) {
                 QTest::keyClick(dialog, Qt::Key_Escape);
                 return true;
             }
         }
         return false;
     }},
    {"map.flipHorizontally", nullptr,
     [](Desk& desk) { return desk.has("MAP\n..-----\n") && desk.has("\"pit\",(5,1)"); }},
    {"map.flipVertically", nullptr,
     [](Desk& desk) { return desk.has("MAP\n.......\n") && desk.has("\"pit\",(1,2)"); }},
    {"map.clockwise", nullptr,
     [](Desk& desk) { return desk.has("MAP\n.---\n.|.|\n") && desk.has("\"pit\",(2,1)"); }},
    {"map.counterclockwise", nullptr,
     [](Desk& desk) { return desk.has("|.|.\n---.\nENDMAP") && desk.has("\"pit\",(1,5)"); }},
    {"map.halfTurn", nullptr,
     [](Desk& desk) { return desk.has("MAP\n.......\n..-----\n") && desk.has("\"pit\",(5,2)"); }},
    {"map.crop", room,
     [](Desk& desk) { return desk.has("MAP\n-----\n|...|\n-----\nENDMAP") && !desk.has("FOUNTAIN"); }},
    {"map.growLeft", nullptr,
     [](Desk& desk) { return desk.has("MAP\n -----..\n") && desk.has("\"pit\",(2,1)"); }},
    {"map.growRight", nullptr,
     [](Desk& desk) { return desk.has("MAP\n-----.. \n") && desk.has("\"pit\",(1,1)"); }},
    {"map.growAbove", nullptr,
     [](Desk& desk) { return desk.has("MAP\n       \n-----..\n") && desk.has("\"pit\",(1,2)"); }},
    {"map.growBelow", nullptr,
     [](Desk& desk) { return desk.has(".......\n       \nENDMAP") && desk.has("\"pit\",(1,1)"); }},
};

std::vector<Row> allRows() {
    std::vector<Row> all;
    const auto add = [&](const auto& some) { all.insert(all.end(), std::begin(some), std::end(some)); };
    add(edit);
    add(tools);
    add(draw);
    add(view);
    add(selection);
    add(map);
    return all;
}

} // namespace

class MenuEntriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allHaveARow() {
        Desk desk;
        QStringList known;
        for (const Row& row : allRows())
            known << QString::fromLatin1(row.id);
        QStringList offered;
        for (const char* name : menus) {
            for (const QAction* action : desk.child<QMenu>(name).actions()) {
                if (!action->isSeparator() && action->menu() == nullptr)
                    offered << action->objectName();
            }
        }
        known.sort();
        offered.sort();
        offered.removeDuplicates(); // turns are in two menus
        for (const QString& id : offered)
            QVERIFY2(known.contains(id), qPrintable(id));
        QCOMPARE(known.size(), offered.size());
        for (const ToolRow& tool : toolTable())
            QVERIFY2(known.contains(QString::fromLatin1(tool.action)), tool.action);
    }

    void eachDoesItsWork_data() {
        QTest::addColumn<int>("index");
        const std::vector<Row> all = allRows();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].id) << int(i);
    }
    void eachDoesItsWork() {
        QFETCH(const int, index);
        const Row row = allRows()[std::size_t(index)];
        Desk desk;
        if (row.before != nullptr)
            row.before(desk);
        QCoreApplication::processEvents();
        desk.remember();
        desk.choose(QString::fromLatin1(row.id));
        QVERIFY2(row.isDone(desk), desk.text().constData());
        // Every change of the text is one step, or the last of those that the row has made.
        const QByteArray after = desk.text();
        const std::size_t steps = desk.session().document().doneSteps();
        desk.session().goToStep(0);
        QCOMPARE(desk.text(), level);
        desk.session().goToStep(steps);
        QCOMPARE(desk.text(), after);
    }

    // Panels are shown and hidden by their entries.
    void panels() {
        Desk desk;
        const QList<QAction*> entries = desk.child<QMenu>("menu.Panels").actions();
        QVERIFY(entries.size() > 5);
        for (QAction* entry : entries) {
            const bool wasShown = entry->isChecked();
            entry->trigger();
            QVERIFY2(entry->isChecked() != wasShown, qPrintable(entry->text()));
            entry->trigger();
            QCOMPARE(entry->isChecked(), wasShown);
        }
    }
};

LEVWRIGHT_TEST(MenuEntriesTest)

} // namespace levwright::menu_entries_test

#include "MenuEntriesTest.moc"
