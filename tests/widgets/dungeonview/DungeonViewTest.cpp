// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/FileForms.h"
#include "core/languages/games/KindOfText.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DungeonDesk.h"
#include "widgets/inspector/WrappedLabel.h"
#include "widgets/project/ProjectPanel.h"

#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <cstdlib>
#include <semaphore>

namespace levwright::dungeon_view_test {
namespace {

// Blocks in the middle of an export until it is released.
class SlowFiles : public DiskFileStore {
public:
    Result<std::string> read(const std::filesystem::path& path, std::size_t maximumSize) const override {
        if (path.filename() == "b.des") {
            reached.release();
            goOn.acquire();
        }
        return DiskFileStore::read(path, maximumSize);
    }

    mutable std::binary_semaphore reached{0};
    mutable std::binary_semaphore goOn{0};
};

QAction* actionOf(const QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions()) {
        if (action->text().remove(QLatin1Char('&')) == text)
            return action;
    }
    qFatal("no %s", qPrintable(text));
}

} // namespace

// Dungeon files in the real window, used with mouse and keyboard.
class DungeonViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsKindsApart_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const char* text, DocumentKind kind) {
            QTest::addRow("%s %s", name, text) << QByteArray(name) << QByteArray(text) << int(kind);
        };
        row("a.def", "MAZE:", DocumentKind::DungeonDefinition);
        row("a.pdf", "", DocumentKind::PreprocessedDungeon);
        row("a.des", "DUNGEON:", DocumentKind::Levels);
        row("a.txt", "# x\n\n DUNGEON : \"a\"", DocumentKind::DungeonDefinition);
        row("a", "%REINCARNATION DUNGEON:", DocumentKind::DungeonDefinition);
        row("a", "# DUNGEON:\nMAZE:\"a\",' '\nDUNGEON:", DocumentKind::Levels);
        row("a", "", DocumentKind::Levels);
        row("a", "%", DocumentKind::Levels);
    }
    void tellsKindsApart() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, text);
        QFETCH(const int, kind);
        QCOMPARE(int(documentKindOf(name.toStdString(), text.toStdString())), kind);
    }

    void opensAndSavesTheSameBytes() {
        DungeonDesk desk(sample);
        QVERIFY(desk.window.page().dungeon()->isVisible());
        QVERIFY(desk.window.page().canvas() == nullptr);
        QVERIFY(desk.session().analysis().diagnostics().empty() ||
                !hasErrors(desk.session().analysis().diagnostics()));
        const QAbstractItemModel* outline = desk.child<QTreeView>("outline.tree").model();
        QCOMPARE(outline->rowCount(), 2);
        QCOMPARE(outline->rowCount(outline->index(0, 0)), 5);
        QVERIFY(desk.session().save().has_value());
        QCOMPARE(desk.onDisk("dungeon.def"), sample);
    }

    void goesBackToLevels() {
        DungeonDesk desk(sample);
        desk.write("a.des", level("...\n"));
        QVERIFY(desk.window.openFile(desk.folder.filePath("a.des")));
        QVERIFY(desk.window.canvas().isVisible());
        QCOMPARE(desk.child<QTreeView>("outline.tree").model()->rowCount(), 1);
        QVERIFY(desk.window.openFile(desk.path));
        QVERIFY(desk.window.page().dungeon()->isVisible());
    }

    void exportsTheDungeonFile() {
        DungeonDesk desk(sample);
        desk.tool("file.export");
        const QByteArray compiled = desk.onDisk("dungeon");
        QCOMPARE(compiled.size(), 32 + 4 + 2 * 76 + 5 * 48 + 1 * 40);
        QCOMPARE(compiled.mid(36, 5), QByteArray("Main\0", 5));
        desk.tool("target.ilp32");
        desk.tool("file.export");
        QCOMPARE(desk.onDisk("dungeon").size(), compiled.size() - 16);
    }

    void layoutKeepsCardsApart() {
        DungeonDesk desk(sample);
        for (const DungeonColumn& column : desk.canvas().layoutModel().columns()) {
            for (std::size_t i = 0; i < column.levels.size(); ++i) {
                QVERIFY(column.body.contains(column.levels[i].card));
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(!column.levels[i].card.intersects(column.levels[j].card));
                    QVERIFY(!column.levels[i].bar.intersects(column.levels[j].bar));
                }
            }
        }
        const DungeonColumn& main = desk.column(0);
        QCOMPARE(main.counts, (LevelRange{10, 12}));
        QCOMPARE(main.levels[0].possible, (LevelRange{2, 4}));
        QCOMPARE(main.levels[1].possible, (LevelRange{8, 11}));
        QCOMPARE(main.levels[1].deepest, (LevelRange{10, 11}));
        QCOMPARE(main.levels[2].possible, (LevelRange{9, 12}));
        // The portal leads to the same depth.
        QCOMPARE(desk.column(1).firstDepth, 4);
        QVERIFY(!main.body.intersects(desk.column(1).body));
    }

    void clicksSelectStatements() {
        DungeonDesk desk(sample);
        desk.click(desk.card(0, 0));
        QCOMPARE(desk.selectedText(), QByteArray("LEVEL:\t\"inn\"   \"I\" @ (02, 3)"));
        QVERIFY(desk.child<WrappedLabel>("inspectorTitle").text().contains("inn"));
        QCOMPARE(desk.child<QWidget>("field.Base").findChild<QSpinBox*>()->value(), 2);
        desk.click(desk.branch(0, 0));
        QCOMPARE(desk.selectedText(), QByteArray("BRANCH: \"Side\" @ (4,1) portal"));
        desk.click(desk.canvas().toViewport(desk.column(1).header.center()));
        QCOMPARE(desk.selectedText(), QByteArray("DUNGEON: \"Side\" \"S\" (3,0)"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Down);
        QCOMPARE(desk.selectedText(), QByteArray("LEVEL: \"end\" \"none\" @ (-1,0)"));
    }

    void dragsALevel() {
        DungeonDesk desk(sample);
        const QPoint start = desk.card(0, 0);
        desk.press(start);
        desk.drag(start + desk.rows(1));
        desk.drag(start + desk.rows(3));
        desk.release(start + desk.rows(3));
        QCOMPARE(desk.text(), QByteArray(sample).replace("(02, 3)", "(05, 3)"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), sample);
        QVERIFY(!desk.session().document().canUndo());
    }

    void dragsFromTheBottomToo() {
        DungeonDesk desk(sample);
        const QPoint start = desk.card(1, 0);
        desk.press(start);
        desk.drag(start - desk.rows(1));
        desk.release(start - desk.rows(1));
        QCOMPARE(desk.text(), QByteArray(sample).replace("@ (-1,0)", "@ (-2,0)"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.text(), sample);
    }

    void aDragBackIsNoStep() {
        DungeonDesk desk(sample);
        const QPoint start = desk.card(0, 0);
        desk.press(start);
        desk.drag(start + desk.rows(2));
        desk.drag(start);
        desk.release(start);
        QCOMPARE(desk.text(), sample);
        QVERIFY(!desk.session().document().canUndo());
    }

    void dragsABranchEnd() {
        DungeonDesk desk(sample + "DUNGEON: \"Third\" \"T\" (2,0)\n");
        const QPoint end = desk.canvas().toViewport(desk.column(0).branches[0].to);
        const QPoint other = desk.canvas().toViewport(desk.column(2).header.center());
        desk.press(end);
        desk.drag(other);
        desk.release(other);
        QVERIFY(desk.text().contains("BRANCH: \"Third\" @ (4,1) portal"));
    }

    void removesAndAdds() {
        DungeonDesk desk(sample);
        desk.click(desk.card(0, 1)); // others count from it
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        QCOMPARE(desk.text(), sample);
        QVERIFY(!desk.window.statusBar()->currentMessage().isEmpty());
        desk.click(desk.card(0, 2));
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        QCOMPARE(desk.text(), QByteArray(sample)
                                  .replace("CHAINLEVEL: \"vault\" \"none\" \"hall\" + (1,0)\n", "")
                                  .replace("LEVALIGN: lawful\n", ""));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), sample);
        desk.click(desk.card(1, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Insert);
        QCOMPARE(desk.text(), sample + "LEVEL:\t\t\"level1\" \"none\" @ (1, 0)\n");
    }

    // A branch leads to its dungeon, and the dungeon back to the branch that leads there.
    void walksAlongBranches_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"double click", "Enter", "menu"})
            QTest::newRow(way) << QString(way);
    }
    void walksAlongBranches() {
        QFETCH(const QString, way);
        DungeonDesk desk(sample);
        const auto walk = [&](QPoint at, const char* entry) {
            if (way == "double click")
                return QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, at);
            desk.click(at);
            if (way == "Enter")
                return QTest::keyClick(&desk.canvas(), Qt::Key_Return);
            QTest::mousePress(desk.canvas().viewport(), Qt::RightButton, {}, at);
            auto& menu = desk.child<QMenu>("dungeonMenu");
            actionOf(menu, entry)->trigger();
            menu.close();
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        walk(desk.branch(0, 0), "Go Where It Leads");
        QCOMPARE(desk.selectedText(), QByteArray("DUNGEON: \"Side\" \"S\" (3,0)"));
        walk(desk.canvas().toViewport(desk.column(1).header.center()),
             "Go Back to the Branch That Leads Here");
        QCOMPARE(desk.selectedText(), QByteArray("BRANCH: \"Side\" @ (4,1) portal"));
        QCOMPARE(desk.text(), sample);
    }

    // What is around the other end is in sight, too.
    void walksIntoTheMiddle() {
        DungeonDesk desk("DUNGEON: \"Main\" \"D\" (20,0)\nBRANCH: \"Side\" @ (10,1) portal\n"
                         "DUNGEON: \"Side\" \"S\" (20,0)\n");
        desk.window.resize(1440, 700);
        desk.canvas().zoomToNormal();
        QCoreApplication::processEvents();
        QScrollBar& scroll = *desk.canvas().verticalScrollBar();
        const QRect page = desk.canvas().viewport()->rect();
        const auto distance = [&](QPoint place) { return std::abs(place.y() - page.center().y()); };
        const auto header = [&] { return desk.canvas().toViewport(desk.column(1).header.center()); };
        scroll.setValue(scroll.value() + desk.branch(0, 0).y() - page.bottom() + 40);
        QVERIFY(page.contains(desk.branch(0, 0)));
        QVERIFY(distance(header()) > 20);
        desk.click(desk.branch(0, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Return);
        QVERIFY(desk.selectedText().startsWith("DUNGEON: \"Side\""));
        QVERIFY2(distance(header()) <= 2, qPrintable(QString::number(distance(header()))));
        QTest::keyClick(&desk.canvas(), Qt::Key_Backspace);
        QVERIFY(desk.selectedText().startsWith("BRANCH"));
        QVERIFY2(distance(desk.branch(0, 0)) <= 2, qPrintable(QString::number(distance(desk.branch(0, 0)))));
    }

    void walksBackFromALevel() {
        DungeonDesk desk(sample);
        desk.click(desk.card(1, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Backspace);
        QCOMPARE(desk.selectedText(), QByteArray("BRANCH: \"Side\" @ (4,1) portal"));
        desk.click(desk.card(0, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Backspace);
        QCOMPARE(desk.window.statusBar()->currentMessage(), QStringLiteral("No branch leads to “Main”."));
    }

    void saysWhichDungeonIsMissing() {
        DungeonDesk desk(QByteArray(sample).replace("BRANCH: \"Side\"", "BRANCH: \"Nowhere\""));
        desk.click(desk.branch(0, 0));
        QTest::keyClick(&desk.canvas(), Qt::Key_Return);
        QCOMPARE(desk.window.statusBar()->currentMessage(),
                 QStringLiteral("No dungeon of this file is called “Nowhere”."));
    }

    void addsAndRemovesByTheMenu() {
        DungeonDesk desk(sample);
        const auto menuAt = [&](QPoint at) -> QMenu& {
            QTest::mousePress(desk.canvas().viewport(), Qt::RightButton, {}, at);
            return desk.child<QMenu>("dungeonMenu");
        };
        // Menus delete themselves when they close.
        const auto choose = [](QMenu& menu, QAction* action) {
            action->trigger();
            menu.close();
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        const DungeonColumn& main = desk.column(0);
        const QPoint row6 = desk.canvas().toViewport(
            {main.body.right() - 2, main.body.top() + 5 * desk.canvas().layoutModel().metrics().row + 4});
        const QByteArray last = "@ (8,1) 40\n";
        QMenu& body = menuAt(row6);
        choose(body, actionOf(body, "Add Level Here"));
        QCOMPARE(desk.text(),
                 QByteArray(sample).replace(last, last + "LEVEL:\t\t\"level1\" \"none\" @ (6, 0)\n"));
        QCOMPARE(desk.selectedText(), QByteArray("LEVEL:\t\t\"level1\" \"none\" @ (6, 0)"));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), sample);
        QMenu& branch = menuAt(row6);
        QMenu* targets = actionOf(branch, "Add Branch To")->menu();
        QCOMPARE(targets->actions().size(), 1);
        choose(branch, targets->actions().front());
        QCOMPARE(desk.text(), QByteArray(sample).replace(last, last + "BRANCH:\t\t\"Side\" @ (6, 0)\n"));
        desk.tool("edit.undo");
        QMenu& card = menuAt(desk.card(0, 2));
        choose(card, actionOf(card, "Delete Level"));
        QVERIFY(!desk.text().contains("vault") && !desk.text().contains("LEVALIGN"));
        desk.tool("edit.undo");
        QMenu& end = menuAt(desk.branch(0, 0));
        choose(end, actionOf(end, "Delete Branch"));
        QCOMPARE(desk.text(), QByteArray(sample).replace("BRANCH: \"Side\" @ (4,1) portal\n", ""));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
    }

    void opensTheMenuByKeys() {
        DungeonDesk desk(sample);
        desk.click(desk.card(0, 2));
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key_F10, Qt::ShiftModifier);
        auto& menu = desk.child<QMenu>("dungeonMenu");
        QVERIFY(menu.isVisible());
        actionOf(menu, "Delete Level")->trigger();
        QVERIFY(!desk.text().contains("vault"));
    }

    void opensADroppedDungeon() {
        DungeonDesk desk(level("...\n"), QStringLiteral("a.des"));
        QVERIFY(desk.window.canvas().isVisible());
        desk.write("dungeon.def", sample);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(desk.folder.filePath("dungeon.def"))});
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&desk.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&desk.window, &drop);
        QCOMPARE(desk.text(), sample);
        QVERIFY(desk.window.page().dungeon()->isVisible());
    }

    // The current file is finished, and the following ones are not started.
    void cancelsAnExport() {
        DungeonDesk desk(sample);
        for (const char* name : {"b", "c"})
            desk.write(QString::fromLatin1(name) + ".des",
                       level("...\n").replace("\"a\"", QByteArray("\"") + name + "\""));
        SlowFiles files;
        Workspace workspace(testGame(), files);
        ProjectPanel panel(workspace);
        panel.setFolder(desk.folder.path());
        panel.show();
        QVERIFY(panel.exportAll(usualTarget(testGame()->catalog(), {})));
        files.reached.acquire();
        panel.findChild<QPushButton*>("project.cancel")->click();
        files.goOn.release();
        const auto* summary = panel.findChild<QLabel*>("project.summary");
        QTRY_VERIFY(summary->isVisible());
        QCOMPARE(summary->text(), QStringLiteral("Cancelled: 2 written, 0 failed"));
        QVERIFY(QFile::exists(desk.folder.filePath("b.lev")));
        QVERIFY(!QFile::exists(desk.folder.filePath("c.lev")));
    }

    void doubleClickOpensTheFile() {
        DungeonDesk desk(sample);
        desk.write("other.des", level("...\n").replace("\"a\"", "\"first\"") +
                                    level("..\n").replace("\"a\"", "\"hall-2\""));
        desk.canvas().readFiles();
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.card(0, 0));
        QCOMPARE(desk.session().path(), desk.path);
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.card(0, 1));
        QCOMPARE(desk.session().path(), desk.folder.filePath("other.des"));
        QCOMPARE(desk.session().levels().level(desk.session().currentLevel()).name, std::string("hall-2"));
    }

    void rollsLevelsOfOneName() {
        DungeonDesk desk("DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\nLEVEL: \"a\" \"none\" @ (2,1)\n"
                         "LEVEL: \"a\" \"none\" @ (5,1)\n");
        desk.child<QToolButton>("dungeon.roll").click();
        QCOMPARE(desk.column(0).levels[0].rolled.value_or(0), 2);
        QCOMPARE(desk.column(0).levels[1].rolled.value_or(0), 5);
    }

    void rolls() {
        DungeonDesk desk(sample);
        auto& seed = desk.child<QSpinBox>("dungeon.seed");
        desk.child<QToolButton>("dungeon.roll").click();
        QVERIFY(desk.column(0).levels[0].rolled.has_value());
        for (int i = 0; i < 20; ++i) {
            const DungeonColumn& main = desk.column(0);
            QVERIFY(main.levels[0].possible.contains(main.levels[0].rolled.value()));
            QVERIFY(main.counts.contains(main.levelCount));
            desk.child<QToolButton>("dungeon.nextRoll").click();
        }
        QCOMPARE(seed.value(), 21);
        desk.child<QToolButton>("dungeon.previousRoll").click();
        QCOMPARE(seed.value(), 20);
        desk.child<QToolButton>("dungeon.roll").click();
        QVERIFY(!desk.column(0).levels[0].rolled.has_value());
        QCOMPARE(desk.text(), sample);
    }

    void reportsWhatIsNeverPlaced() {
        DungeonDesk desk(
            "DUNGEON: \"Main\" \"D\" (10,3)\nLEVEL: \"inn\" \"I\" @ (2,3)\nLEVEL: \"not\" \"N\" @ (4,1) 0\n");
        const QImage before = desk.canvas().grab().toImage();
        desk.child<QToolButton>("dungeon.manyRolls").click();
        const QString message = desk.child<QLabel>("dungeon.message").text();
        QVERIFY2(message.contains("not") && message.contains("seed"), qPrintable(message));
        QVERIFY(!message.contains("inn"));
        QVERIFY(desk.canvas().grab().toImage() != before);
    }

    void listsAndExportsAFolder() {
        DungeonDesk desk(sample);
        desk.write("good.des", level("...\n"));
        desk.write("bad.des", level("...\n") + "MONSTER:\n");
        desk.write("notes.txt", "x");
        desk.window.openFolder(desk.folder.path());
        auto& list = desk.child<QListWidget>("project.files");
        QStringList names;
        for (int row = 0; row < list.count(); ++row)
            names << list.item(row)->text();
        QCOMPARE(names, (QStringList{"dungeon.def", "bad.des", "good.des"}));
        desk.tool("file.exportAll");
        auto& summary = desk.child<QLabel>("project.summary");
        QTRY_VERIFY(summary.isVisible());
        QCOMPARE(summary.text(), QStringLiteral("2 written, 1 failed"));
        QVERIFY(QFile::exists(desk.folder.filePath("dungeon")));
        QVERIFY(QFile::exists(desk.folder.filePath("a.lev")));
        auto& failures = desk.child<QListWidget>("project.failures");
        QCOMPARE(failures.count(), 1);
        QVERIFY(failures.item(0)->text().startsWith("bad.des: "));
        Q_EMIT list.itemActivated(list.item(2));
        QCOMPARE(desk.session().path(), desk.folder.filePath("good.des"));
    }

    // Only about documents that differ from the files to be exported.
    void asksOnlyOfWhatItExports() {
        DungeonDesk desk(sample);
        desk.write("good.des", level("...\n"));
        desk.window.openFolder(desk.folder.path());
        QStringList asked;
        const auto exportAll = [&] {
            QTimer answer;
            connect(&answer, &QTimer::timeout, &answer, [&] {
                if (auto* question = desk.window.findChild<QMessageBox*>("unsavedQuestion")) {
                    asked << question->text();
                    question->reject();
                }
            });
            answer.start(1);
            desk.tool("file.exportAll");
        };
        const auto type = [&] {
            desk.session().apply(EditOutcome(TextEdit::insert(0, "# new\n")), QStringLiteral("Type"),
                                 MergeKey::None);
        };
        desk.tool("file.newEmpty");
        type();
        exportAll();
        auto& summary = desk.child<QLabel>("project.summary");
        QTRY_VERIFY(summary.isVisible());
        QCOMPARE(asked, QStringList());

        QVERIFY(desk.window.openFile(desk.folder.filePath("good.des")));
        type();
        exportAll();
        QCOMPARE(asked, QStringList{QStringLiteral("Save the changes to “good.des”?")});
    }

    // Otherwise a level of the same name would be lost silently.
    void exportsEachLevelOnce() {
        DungeonDesk desk(sample);
        desk.write("first.des", level("...\n"));
        desk.write("second.des", "# other\n" + level("..\n"));
        desk.window.openFolder(desk.folder.path());
        desk.tool("file.exportAll");
        QTRY_VERIFY(desk.child<QLabel>("project.summary").isVisible());
        QCOMPARE(desk.child<QLabel>("project.summary").text(), QStringLiteral("2 written, 1 failed"));
        const QString told = desk.child<QListWidget>("project.failures").item(0)->text();
        QVERIFY2(told.startsWith("second.des: ") && told.contains("first.des, line 1") &&
                     told.contains("second.des, line 2"),
                 qPrintable(told));
    }

    // Broken text is shown as far as possible.
    void survivesEveryPrefix() {
        DungeonDesk desk(sample);
        desk.child<QToolButton>("dungeon.roll").click();
        desk.child<QToolButton>("dungeon.manyRolls").click();
        for (qsizetype size = sample.size(); size-- > 0;) {
            const Range last{Offset(size), Offset(size) + 1};
            QVERIFY(desk.session().apply(TextEdit::replace(last, ""), "x", MergeKey::None,
                                         Selection{last.begin, last.begin}));
            if (size % 7 == 0)
                desk.canvas().grab();
        }
        QCOMPARE(desk.text(), QByteArray());
        desk.canvas().grab();
        QTest::keyClick(&desk.canvas(), Qt::Key_Down);
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
    }

private:
    static QByteArray level(const QByteArray& rows) { return mazeWith(rows, {}); }
};

LEVWRIGHT_TEST(DungeonViewTest)

} // namespace levwright::dungeon_view_test

#include "DungeonViewTest.moc"
