// SPDX-License-Identifier: GPL-3.0-or-later
// Versions of a file in the window: compared, taken over, merged, and brought back from git.
#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"
#include "widgets/compare/CompareDialog.h"
#include "widgets/compare/ConflictDialog.h"
#include "widgets/compare/DrawnLevel.h"
#include "widgets/shell/VersionsDialog.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QSlider>
#include <QStandardPaths>
#include <QTreeWidget>

namespace levwright::compare_window_test {
namespace {

const QByteArray level = "MAZE:\"castle\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n"
                         "MONSTER:'o',\"hill orc\",(0,0)\nTRAP:\"pit\",(2,1)\n";

QByteArray with(const QByteArray& text, const QByteArray& before, const QByteArray& after) {
    return QByteArray(text).replace(before, after);
}

struct Desk : FileDesk {
    using FileDesk::FileDesk;

    // Opens the dialog through the menu and the dialog for files.
    CompareDialog& compareWith(const QString& path) {
        const Answers answers({{"openDialog", saveUnder(path)}});
        window.actions().action("file.compare")->trigger();
        return child<CompareDialog>("compare");
    }
};

// A widget of a dialog.
template <class Widget>
Widget& within(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QString::fromLatin1(name));
    if (found == nullptr)
        qFatal("no %s", name);
    return *found;
}

QStringList wordsIn(CompareDialog& dialog) {
    const auto& list = within<QListWidget>(dialog, "compare.list");
    QStringList words;
    for (int i = 0; i < list.count(); ++i)
        words << list.item(i)->text();
    return words;
}

void click(QWidget& dialog, const char* name) {
    QTest::mouseClick(&within<QPushButton>(dialog, name), Qt::LeftButton);
}

QImage pictureOf(QWidget& dialog, const char* map) {
    return within<ComparedMap>(dialog, map).widget()->grab().toImage();
}

bool differ(CompareDialog& dialog) {
    return pictureOf(dialog, "compare.myMap") != pictureOf(dialog, "compare.theirMap");
}

const QSize cellSize = CompareBrushes{Theme::light()}.cell();

QPoint middleOf(Point cell) {
    const QSize size = cellSize;
    return {cell.x * size.width() + size.width() / 2, cell.y * size.height() + size.height() / 2};
}

// Selects cells of a map with the mouse.
void drag(QWidget& dialog, const char* map, Point from, Point to) {
    QWidget* sheet = within<ComparedMap>(dialog, map).widget();
    QTest::mousePress(sheet, Qt::LeftButton, {}, middleOf(from));
    QTest::mouseMove(sheet, middleOf(to));
    QTest::mouseRelease(sheet, Qt::LeftButton, {}, middleOf(to));
}

bool isMarked(const QImage& picture, Point cell, const QColor& color) {
    const QPoint corner(cell.x * cellSize.width(), cell.y * cellSize.height());
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            if (picture.pixelColor(corner + QPoint(x, y)) == color)
                return true;
        }
    }
    return false;
}

} // namespace

class CompareWindowTest : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        makeFolder();
        write("castle.des", level);
    }

    void comparesAndTakes() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(with(level, "(0,0)", "(3,1)"), "MAP\n....", "MAP\nL..."));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        QVERIFY(dialog.width() <= dialog.screen()->availableSize().width());
        QCOMPARE(wordsIn(dialog), (QStringList{"castle: 1 cell of room floor became lava",
                                               "castle: hill orc moved from 0,0 to 3,1"}));
        QVERIFY(differ(dialog));
        auto& list = within<QListWidget>(dialog, "compare.list");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY(within<QPlainTextEdit>(dialog, "compare.theirs")
                    .toPlainText()
                    .contains("▸ MONSTER:'o',\"hill orc\",(3,1)"));
        click(dialog, "compare.take");
        QCOMPARE(desk.text(), with(level, "(0,0)", "(3,1)"));
        QCOMPARE(wordsIn(dialog), QStringList{"castle: 1 cell of room floor became lava"});
        click(dialog, "compare.take");
        QCOMPARE(desk.text(), written("other.des"));
        QCOMPARE(wordsIn(dialog), QStringList());
        QVERIFY(!within<QPushButton>(dialog, "compare.take").isEnabled());
        desk.window.actions().action("edit.undo")->trigger();
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), level);
        QCOMPARE(wordsIn(dialog).size(), 2);
    }

    void stepsWithKeys() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(with(level, "(0,0)", "(3,1)"), "(2,1)", "(2,0)"));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        auto& list = within<QListWidget>(dialog, "compare.list");
        QCOMPARE(list.currentRow(), 0);
        QVERIFY(!within<QPushButton>(dialog, "compare.previous").isEnabled());
        within<QPushButton>(dialog, "compare.next").setFocus();
        QTest::keyClick(&within<QPushButton>(dialog, "compare.next"), Qt::Key_Space);
        QCOMPARE(list.currentRow(), 1);
        within<QPushButton>(dialog, "compare.previous").setFocus();
        QTest::keyClick(&within<QPushButton>(dialog, "compare.previous"), Qt::Key_Space);
        QCOMPARE(list.currentRow(), 0);
    }

    // What was moved stands at its old place on my map, and at its new one on the other.
    void marksWhatMoved() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(level, "(0,0)", "(3,1)"));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        const QColor blue = markColor(Theme::light(), compare::DifferenceKind::Moved);
        const QImage mine = pictureOf(dialog, "compare.myMap");
        const QImage theirs = pictureOf(dialog, "compare.theirMap");
        QVERIFY(isMarked(mine, {0, 0}, blue));
        QVERIFY(!isMarked(mine, {3, 1}, blue));
        QVERIFY(isMarked(theirs, {3, 1}, blue));
        QVERIFY(!isMarked(theirs, {0, 0}, blue));
    }

    void marksRooms() {
        const QByteArray rooms = "LEVEL:\"oracle\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(11,9)\n"
                                 "MONSTER:':',\"newt\",(0,0)\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,4)\n"
                                 "RANDOM_CORRIDORS\n";
        write("castle.des", rooms);
        write("other.des", with(rooms, "\"newt\",(0,0)", "\"newt\",(5,5)"));
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        QCOMPARE(wordsIn(dialog), QStringList{"oracle: newt moved from 0,0 to 5,5"});
        QVERIFY(within<ComparedMap>(dialog, "compare.myMap").widget()->minimumWidth() > 0);
        QVERIFY(differ(dialog));
        // The terrain of rooms is no map to paint on.
        drag(dialog, "compare.myMap", {30, 10}, {30, 10});
        QVERIFY(!within<QPushButton>(dialog, "compare.takeCells").isEnabled());
    }

    void takesCells_data() {
        QTest::addColumn<QByteArray>("map");
        QTest::newRow("mine") << QByteArray("compare.myMap");
        QTest::newRow("theirs") << QByteArray("compare.theirMap");
    }
    void takesCells() {
        QFETCH(const QByteArray, map);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(level, "MAP\n....\n....", "MAP\nLLL.\nLL.."));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        QVERIFY(!within<QPushButton>(dialog, "compare.takeCells").isEnabled());
        drag(dialog, map.constData(), {1, 0}, {2, 1});
        QCOMPARE(within<QLabel>(dialog, "compare.cell").text(), "Cells 1,0 to 2,1");
        click(dialog, "compare.takeCells");
        QCOMPARE(desk.text(), with(level, "MAP\n....\n....", "MAP\n.LL.\n.L.."));
        QCOMPARE(wordsIn(dialog), QStringList{"castle: 2 cells of room floor became lava"});
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), level);
    }

    void takesCellsWithKeys() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(level, "MAP\n....", "MAP\nLLL."));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        QWidget* sheet = within<ComparedMap>(dialog, "compare.theirMap").widget();
        sheet->setFocus();
        QTest::keyClick(sheet, Qt::Key_Right);
        QCOMPARE(within<QLabel>(dialog, "compare.cell").text(), "0,0: room floor in mine, lava in the other");
        QCOMPARE(sheet->accessibleDescription(), "0,0: room floor in mine, lava in the other");
        QTest::keyClick(sheet, Qt::Key_Right);
        QTest::keyClick(sheet, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(sheet, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(within<QLabel>(dialog, "compare.cell").text(), "Cells 1,0 to 2,1");
        auto& take = within<QPushButton>(dialog, "compare.takeCells");
        take.setFocus();
        QTest::keyClick(&take, Qt::Key_Space);
        QCOMPARE(desk.text(), with(level, "MAP\n....", "MAP\n.LL."));
    }

    // Terrain of another game is the same by its name.
    void takesCellsOfAnotherGame() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("castle.lua", "des.level_init({ style = \"solidfill\", fg = \" \" });\n"
                            "des.map([[\nL...\n....\n]]);\ndes.monster(\"hill orc\", 0, 0);\n");
        CompareDialog& dialog = desk.compareWith(path("castle.lua"));
        drag(dialog, "compare.theirMap", {0, 0}, {3, 1});
        click(dialog, "compare.takeCells");
        QCOMPARE(desk.text(), with(level, "MAP\n....", "MAP\nL..."));
    }

    void showsOneOverTheOther() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("other.des", with(level, "MAP\n....", "MAP\nL..L"));
        CompareDialog& dialog = desk.compareWith(path("other.des"));
        const QImage mine = pictureOf(dialog, "compare.myMap");
        const QImage theirs = pictureOf(dialog, "compare.theirMap");
        auto& view = within<QComboBox>(dialog, "compare.view");
        auto& share = within<QSlider>(dialog, "compare.share");
        QVERIFY(!share.isVisible());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(share.isVisible());
        QVERIFY(!within<ComparedMap>(dialog, "compare.theirMap").isVisible());
        const QSize cell = cellSize;
        const auto cellOf = [&](const QImage& picture, int x) {
            return picture.copy(x * cell.width() + 2, 2, cell.width() - 4, cell.height() - 4);
        };
        const QImage swiped = pictureOf(dialog, "compare.myMap");
        QCOMPARE(cellOf(swiped, 0), cellOf(mine, 0));
        QCOMPARE(cellOf(swiped, 3), cellOf(theirs, 3));
        share.setFocus();
        QTest::keyClick(&share, Qt::Key_Home);
        QCOMPARE(cellOf(pictureOf(dialog, "compare.myMap"), 1), cellOf(theirs, 1));
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&share, Qt::Key_Home);
        QCOMPARE(cellOf(pictureOf(dialog, "compare.myMap"), 3), cellOf(mine, 3));
        QTest::keyClick(&share, Qt::Key_End);
        QCOMPARE(cellOf(pictureOf(dialog, "compare.myMap"), 3), cellOf(theirs, 3));
        drag(dialog, "compare.myMap", {3, 0}, {3, 0});
        click(dialog, "compare.takeCells");
        QCOMPARE(desk.text(), with(level, "MAP\n....", "MAP\n...L"));
    }

    void comparesInMeaning() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        write("castle.lua", "des.level_init({ style = \"solidfill\", fg = \" \" });\n"
                            "des.map([[\n....\n....\n]]);\ndes.monster(\"hill orc\", 0, 0);\n");
        CompareDialog& dialog = desk.compareWith(path("castle.lua"));
        QCOMPARE(wordsIn(dialog), QStringList{"castle: pit at 2,1 removed"});
        QVERIFY(!within<QPushButton>(dialog, "compare.take").isEnabled());
    }

    void mergesWithTheFile() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", with(level, "(0,0)", "(3,1)"));
        QTRY_VERIFY(desk.bar().isVisible());
        desk.choose("Merge");
        QCOMPARE(desk.text(), with(level, "(0,0)", "(3,1)") + "# mine");
        QVERIFY(!desk.bar().isVisible());
        QVERIFY(desk.session().isModified());
        desk.save();
        QCOMPARE(written("castle.des"), with(level, "(0,0)", "(3,1)") + "# mine");
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), level + "# mine");
    }

    void asksAboutConflicts_data() {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<QByteArray>("trap");
        QTest::newRow("mine") << QByteArray("conflicts.takeMine") << QByteArray("TRAP:\"pit\",(3,0)\n");
        QTest::newRow("theirs") << QByteArray("conflicts.takeTheirs") << QByteArray("TRAP:\"pit\",(1,1)\n");
        QTest::newRow("both") << QByteArray("conflicts.takeBoth")
                              << QByteArray("TRAP:\"pit\",(3,0)\nTRAP:\"pit\",(1,1)\n");
    }
    void asksAboutConflicts() {
        QFETCH(const QByteArray, button);
        QFETCH(const QByteArray, trap);
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const QByteArray mine = with(level, "(2,1)", "(3,0)");
        QVERIFY(
            desk.session().apply(TextEdit::difference(level.toStdString(), mine.toStdString()), "Typing"));
        write("castle.des", with(with(level, "(2,1)", "(1,1)"), "(0,0)", "(3,1)"));
        QTRY_VERIFY(desk.bar().isVisible());
        {
            const Answers answers({{"conflicts", [&](QWidget& dialog) {
                                        auto& list = within<QListWidget>(dialog, "conflicts.list");
                                        QCOMPARE(list.count(), 1);
                                        QVERIFY(!within<QPushButton>(dialog, "conflicts.merge").isEnabled());
                                        click(dialog, button.constData());
                                        click(dialog, "conflicts.merge");
                                    }}});
            desk.choose("Merge");
        }
        QCOMPARE(desk.text(), with(with(level, "TRAP:\"pit\",(2,1)\n", trap), "(0,0)", "(3,1)"));
    }

    // Two cells of one row, of which each version gets one, and a statement.
    void solvesConflictsOneByOne() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const QByteArray mine = with(with(level, "MAP\n....", "MAP\nL.L."), "(2,1)", "(3,0)");
        QVERIFY(
            desk.session().apply(TextEdit::difference(level.toStdString(), mine.toStdString()), "Typing"));
        write("castle.des", with(with(level, "MAP\n....", "MAP\nP.P}"), "(2,1)", "(1,1)"));
        QTRY_VERIFY(desk.bar().isVisible());
        {
            const Answers answers(
                {{"conflicts", [&](QWidget& dialog) {
                      auto& list = within<QListWidget>(dialog, "conflicts.list");
                      QCOMPARE(list.count(), 3);
                      QCOMPARE(list.item(0)->text(), "castle: cell 0,0 is lava in mine and pool in theirs");
                      QVERIFY(!within<QPushButton>(dialog, "conflicts.takeBoth").isEnabled());
                      const auto maps = dialog.findChildren<ComparedMap*>();
                      QCOMPARE(maps.size(), 3);
                      QVERIFY(maps[1]->widget()->grab().toImage() != maps[2]->widget()->grab().toImage());
                      click(dialog, "conflicts.takeTheirs");
                      QCOMPARE(list.currentRow(), 1);
                      click(dialog, "conflicts.takeMine");
                      QCOMPARE(list.currentRow(), 2);
                      QVERIFY(within<QPushButton>(dialog, "conflicts.takeBoth").isEnabled());
                      click(dialog, "conflicts.takeTheirs");
                      click(dialog, "conflicts.merge");
                  }}});
            desk.choose("Merge");
        }
        QCOMPARE(desk.text(), with(with(level, "MAP\n....", "MAP\nP.L}"), "(2,1)", "(1,1)"));
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), mine);
    }

    void solvesConflictsTogether() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const QByteArray mine = with(level, "MAP\n....", "MAP\nL.L.");
        QVERIFY(
            desk.session().apply(TextEdit::difference(level.toStdString(), mine.toStdString()), "Typing"));
        write("castle.des", with(level, "MAP\n....", "MAP\nP.P."));
        QTRY_VERIFY(desk.bar().isVisible());
        {
            const Answers answers({{"conflicts", [&](QWidget& dialog) {
                                        auto& list = within<QListWidget>(dialog, "conflicts.list");
                                        list.setFocus();
                                        QTest::keyClick(&list, Qt::Key_A, Qt::ControlModifier);
                                        click(dialog, "conflicts.takeTheirs");
                                        click(dialog, "conflicts.merge");
                                    }}});
            desk.choose("Merge");
        }
        QCOMPARE(desk.text(), with(level, "MAP\n....", "MAP\nP.P."));
    }

    void comparesWithTheFile() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", with(level, "(0,0)", "(3,1)"));
        QTRY_VERIFY(desk.bar().isVisible());
        desk.choose("Compare");
        QCOMPARE(wordsIn(desk.child<CompareDialog>("compare")),
                 (QStringList{"castle: hill orc moved from 0,0 to 3,1", "castle: # mine removed"}));
        QVERIFY2(desk.bar().isVisible(), "Comparing decides nothing, so the choices stay.");
        desk.choose("Merge");
        QVERIFY(!desk.bar().isVisible());
        QCOMPARE(desk.text(), with(level, "(0,0)", "(3,1)") + "# mine");
    }

    // Without changes here there is nothing to choose.
    void followsTheFileAfterUndo() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const QByteArray mine = with(level, "MAP\n....", "MAP\nL...");
        const QByteArray theirs = with(level, "(0,0)", "(3,1)");
        QVERIFY(
            desk.session().apply(TextEdit::difference(level.toStdString(), mine.toStdString()), "Typing"));
        write("castle.des", theirs);
        QTRY_VERIFY(desk.bar().isVisible());
        desk.session().undo();
        desk.choose("Compare");
        QCOMPARE(desk.text(), theirs);
        QVERIFY(!desk.bar().isVisible());
    }

    void asksAgainAfterCancelledMerge() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        const QByteArray mine = with(level, "MAP\n....", "MAP\nL...");
        QVERIFY(
            desk.session().apply(TextEdit::difference(level.toStdString(), mine.toStdString()), "Typing"));
        write("castle.des", with(level, "MAP\n....", "MAP\nP..."));
        QTRY_VERIFY(desk.bar().isVisible());
        {
            const Answers answers(
                {{"conflicts", [&](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }}});
            desk.choose("Merge");
        }
        QVERIFY(desk.bar().isVisible());
        QCOMPARE(desk.text(), mine);
    }

    void versionsOfGit() {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("git is not installed");
        const auto git = [&](const QStringList& arguments) {
            QProcess process;
            process.setWorkingDirectory(m_folder->root());
            process.start("git",
                          QStringList{"-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"} +
                              arguments);
            return process.waitForFinished(60000) && process.exitCode() == 0;
        };
        QVERIFY(git({"init", "-q"}) && git({"add", "castle.des"}) && git({"commit", "-q", "-m", "First"}));
        write("castle.des", with(level, "(0,0)", "(3,1)"));
        QVERIFY(git({"commit", "-q", "-a", "-m", "Move the orc"}));
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.window.actions().action("file.versions")->trigger();
        auto& dialog = desk.child<VersionsDialog>("versions");
        auto& list = within<QTreeWidget>(dialog, "versions.list");
        QCOMPARE(list.topLevelItemCount(), 2);
        QCOMPARE(list.topLevelItem(0)->text(2), "Move the orc");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        click(dialog, "versions.compare");
        QCOMPARE(wordsIn(desk.child<CompareDialog>("compare")),
                 QStringList{"castle: hill orc moved from 3,1 to 0,0"});
        click(dialog, "versions.bringBack");
        QCOMPARE(desk.text(), level);
        click(dialog, "versions.open");
        QCOMPARE(desk.window.session().text().bytes(), std::string_view(level.constData(), level.size()));
        QVERIFY(desk.window.session().path().isEmpty());
    }

    // In a worktree, where .git is a file.
    void versionsOfWorktrees() {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("git is not installed");
        const auto git = [&](const QStringList& arguments) {
            QProcess process;
            process.setWorkingDirectory(m_folder->root());
            process.start("git",
                          QStringList{"-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"} +
                              arguments);
            return process.waitForFinished(60000) && process.exitCode() == 0;
        };
        QVERIFY(git({"init", "-q"}) && git({"add", "castle.des"}) && git({"commit", "-q", "-m", "First"}));
        QVERIFY(git({"worktree", "add", "-q", "-b", "topic", "beside"}));
        QVERIFY(git({"clone", "-q", ".", "copy"}));
        Desk desk(m_folder->root());
        for (const QByteArray folder : {"beside", "copy"}) {
            const QByteArray file = folder + "/castle.des";
            write(file.constData(), with(level, "(0,0)", "(3,1)"));
            QVERIFY(git({"-C", folder, "commit", "-q", "-a", "-m", "Move the orc in " + folder}));
            QVERIFY(desk.window.openFile(path(file.constData())));
            desk.window.actions().action("file.versions")->trigger();
            auto& dialog = desk.child<VersionsDialog>("versions");
            auto& list = within<QTreeWidget>(dialog, "versions.list");
            QCOMPARE(list.topLevelItemCount(), 2);
            QCOMPARE(list.topLevelItem(0)->text(2), "Move the orc in " + folder);
            list.setCurrentItem(list.topLevelItem(1));
            click(dialog, "versions.bringBack");
            QCOMPARE(desk.text(), level);
            delete &dialog;
        }
    }

    void versionsWithoutGit() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# one");
        desk.save();
        desk.type(" two");
        desk.save();
        desk.save(); // nothing new
        desk.window.actions().action("file.versions")->trigger();
        auto& dialog = desk.child<VersionsDialog>("versions");
        auto& list = within<QTreeWidget>(dialog, "versions.list");
        QCOMPARE(list.topLevelItemCount(), 3);
        QCOMPARE(list.topLevelItem(0)->text(2), "Saved with Levwright");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        click(dialog, "versions.compare");
        QCOMPARE(wordsIn(desk.child<CompareDialog>("compare")),
                 QStringList{"castle: “# one two” became “# one”"});
        QTest::keyClick(&list, Qt::Key_Down);
        click(dialog, "versions.bringBack");
        QCOMPARE(desk.text(), level);
        desk.window.actions().action("edit.undo")->trigger();
        QCOMPARE(desk.text(), level + "# one two");
        click(dialog, "versions.open");
        QCOMPARE(desk.window.session().text().bytes(), std::string_view(level.constData(), level.size()));
    }

    void noVersions() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.window.actions().action("file.versions")->trigger();
        QVERIFY(desk.window.findChild<VersionsDialog*>() == nullptr);
    }
};

LEVWRIGHT_TEST(CompareWindowTest)

} // namespace levwright::compare_window_test

#include "CompareWindowTest.moc"
