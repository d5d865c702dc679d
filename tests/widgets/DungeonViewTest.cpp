// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dungeonview/DungeonView.h"

#include "tests/support/Levels.h"
#include "widgets/shell/MainWindow.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace levwright;

// Dungeon files in the real window, with mouse and keyboard.
class DungeonViewTest : public QObject {
    Q_OBJECT

    const QByteArray sample = "# a comment\r\n"
                              "DUNGEON: \"Main\" \"D\" (10,3)\n"
                              "LEVEL:\t\"inn\"   \"I\" @ (02, 3)  \n"
                              "RNDLEVEL: \"hall\" \"none\" @ (-3,2) 2\n"
                              "CHAINLEVEL: \"vault\" \"none\" \"hall\" + (1,0)\n"
                              "LEVALIGN: lawful\n"
                              "BRANCH: \"Side\" @ (4,1) portal\n"
                              "%REINCARNATION LEVEL: \"old\" \"R\" @ (8,1) 40\n"
                              "DUNGEON: \"Side\" \"S\" (3,0)\n"
                              "DESCRIPTION: hellish\n"
                              "LEVEL: \"end\" \"none\" @ (-1,0)\n";

    struct Desk {
        explicit Desk(const QByteArray& text, const QString& name = QStringLiteral("dungeon.def"))
            : settings(folder.filePath("settings.ini"), QSettings::IniFormat), session(testGame(), files),
              window(session, files, settings, Theme::light()), path(folder.filePath(name)) {
            write(name, text);
            window.resize(1440, 1400);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            QVERIFY(window.openFile(path));
        }
        void write(const QString& name, const QByteArray& bytes) const {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        }
        QByteArray onDisk(const QString& name) const {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }
        QByteArray text() const { return QByteArray::fromStdString(std::string(session.text().bytes())); }
        QByteArray selectedText() const {
            const Selection at = session.selection();
            return text().mid(qsizetype(at.anchor), qsizetype(at.caret - at.anchor));
        }
        DungeonCanvas& canvas() { return window.dungeonView().canvas(); }
        const DungeonColumn& column(std::size_t dungeon) {
            return canvas().layoutModel().columns().at(dungeon);
        }
        QPoint card(std::size_t dungeon, std::size_t level) {
            return canvas().toViewport(column(dungeon).levels.at(level).card.center());
        }
        QPoint branch(std::size_t dungeon, std::size_t branch) {
            return canvas().toViewport(column(dungeon).branches.at(branch).card.center());
        }
        void press(QPoint at) { QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, at); }
        void release(QPoint at) { QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at); }
        // Offscreen, a move carries no button: a drag is told as the window system would.
        void drag(QPoint at) {
            QMouseEvent event(QEvent::MouseMove, at, canvas().viewport()->mapToGlobal(at), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(canvas().viewport(), &event);
        }
        void click(QPoint at) {
            press(at);
            release(at);
        }
        QPoint rows(int count) { return {0, count * canvas().layoutModel().metrics().row}; }
        template <class Widget>
        Widget& child(const char* name) {
            Widget* found = window.findChild<Widget*>(QString::fromLatin1(name));
            if (found == nullptr)
                qFatal("no %s", name);
            return *found;
        }
        void tool(const char* name) { window.actions().action(QString::fromLatin1(name))->trigger(); }

        QTemporaryDir folder;
        DiskFileStore files;
        QSettings settings;
        Session session;
        MainWindow window;
        QString path;
    };

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
        Desk desk(sample);
        QVERIFY(desk.window.dungeonView().isVisible());
        QVERIFY(!desk.window.canvas().isVisible());
        QVERIFY(desk.session.analysis().diagnostics().empty() ||
                !hasErrors(desk.session.analysis().diagnostics()));
        const QAbstractItemModel* outline = desk.child<QTreeView>("outline.tree").model();
        QCOMPARE(outline->rowCount(), 2);
        QCOMPARE(outline->rowCount(outline->index(0, 0)), 5);
        QVERIFY(desk.session.save().has_value());
        QCOMPARE(desk.onDisk("dungeon.def"), sample);
    }

    void goesBackToLevels() {
        Desk desk(sample);
        desk.write("a.des", level("...\n"));
        QVERIFY(desk.window.openFile(desk.folder.filePath("a.des")));
        QVERIFY(desk.window.canvas().isVisible());
        QCOMPARE(desk.child<QTreeView>("outline.tree").model()->rowCount(), 1);
        QVERIFY(desk.window.openFile(desk.path));
        QVERIFY(desk.window.dungeonView().isVisible());
    }

    void exportsTheDungeonFile() {
        Desk desk(sample);
        desk.tool("file.export");
        const QByteArray compiled = desk.onDisk("dungeon");
        QCOMPARE(compiled.size(), 32 + 4 + 2 * 76 + 5 * 48 + 1 * 40);
        QCOMPARE(compiled.mid(36, 5), QByteArray("Main\0", 5));
        desk.tool("target.ilp32");
        desk.tool("file.export");
        QCOMPARE(desk.onDisk("dungeon").size(), compiled.size() - 16);
    }

    void layoutKeepsCardsApart() {
        Desk desk(sample);
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
        Desk desk(sample);
        desk.click(desk.card(0, 0));
        QCOMPARE(desk.selectedText(), QByteArray("LEVEL:\t\"inn\"   \"I\" @ (02, 3)"));
        QVERIFY(desk.child<QLabel>("dungeonInspector.title").text().contains("inn"));
        QCOMPARE(desk.child<QSpinBox>("dungeonInspector.base").value(), 2);
        desk.click(desk.branch(0, 0));
        QCOMPARE(desk.selectedText(), QByteArray("BRANCH: \"Side\" @ (4,1) portal"));
        desk.click(desk.canvas().toViewport(desk.column(1).header.center()));
        QCOMPARE(desk.selectedText(), QByteArray("DUNGEON: \"Side\" \"S\" (3,0)"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Down);
        QCOMPARE(desk.selectedText(), QByteArray("LEVEL: \"end\" \"none\" @ (-1,0)"));
    }

    void dragsALevel() {
        Desk desk(sample);
        const QPoint start = desk.card(0, 0);
        desk.press(start);
        desk.drag(start + desk.rows(1));
        desk.drag(start + desk.rows(3));
        desk.release(start + desk.rows(3));
        QCOMPARE(desk.text(), QByteArray(sample).replace("(02, 3)", "(05, 3)"));
        QCOMPARE(desk.session.document().doneSteps(), std::size_t(1));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), sample);
        QVERIFY(!desk.session.document().canUndo());
    }

    void dragsFromTheBottomToo() {
        Desk desk(sample);
        const QPoint start = desk.card(1, 0);
        desk.press(start);
        desk.drag(start - desk.rows(1));
        desk.release(start - desk.rows(1));
        QCOMPARE(desk.text(), QByteArray(sample).replace("@ (-1,0)", "@ (-2,0)"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.text(), sample);
    }

    void aDragBackIsNoStep() {
        Desk desk(sample);
        const QPoint start = desk.card(0, 0);
        desk.press(start);
        desk.drag(start + desk.rows(2));
        desk.drag(start);
        desk.release(start);
        QCOMPARE(desk.text(), sample);
        QVERIFY(!desk.session.document().canUndo());
    }

    void dragsABranchEnd() {
        Desk desk(sample + "DUNGEON: \"Third\" \"T\" (2,0)\n");
        const QPoint end = desk.canvas().toViewport(desk.column(0).branches[0].to);
        const QPoint other = desk.canvas().toViewport(desk.column(2).header.center());
        desk.press(end);
        desk.drag(other);
        desk.release(other);
        QVERIFY(desk.text().contains("BRANCH: \"Third\" @ (4,1) portal"));
    }

    void removesAndAdds() {
        Desk desk(sample);
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

    void changesFieldsInTheInspector() {
        Desk desk(sample);
        desk.click(desk.card(0, 0));
        QTest::keyClick(&desk.child<QSpinBox>("dungeonInspector.rand"), Qt::Key_Up);
        QCOMPARE(desk.text(), QByteArray(sample).replace("(02, 3)", "(02, 4)"));
    }

    void doubleClickOpensTheFile() {
        Desk desk(sample);
        desk.write("other.des", level("...\n").replace("\"a\"", "\"first\"") +
                                    level("..\n").replace("\"a\"", "\"hall-2\""));
        desk.canvas().readFiles();
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.card(0, 0));
        QCOMPARE(desk.session.path(), desk.path);
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.card(0, 1));
        QCOMPARE(desk.session.path(), desk.folder.filePath("other.des"));
        QCOMPARE(desk.session.analysis().level(desk.session.currentLevel()).name, std::string("hall-2"));
    }

    void rolls() {
        Desk desk(sample);
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
        Desk desk(
            "DUNGEON: \"Main\" \"D\" (10,3)\nLEVEL: \"inn\" \"I\" @ (2,3)\nLEVEL: \"not\" \"N\" @ (4,1) 0\n");
        const QImage before = desk.canvas().grab().toImage();
        desk.child<QToolButton>("dungeon.manyRolls").click();
        const QString message = desk.child<QLabel>("dungeon.message").text();
        QVERIFY2(message.contains("not") && message.contains("seed"), qPrintable(message));
        QVERIFY(!message.contains("inn"));
        QVERIFY(desk.canvas().grab().toImage() != before);
    }

    void listsAndExportsAFolder() {
        Desk desk(sample);
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
        QCOMPARE(desk.session.path(), desk.folder.filePath("good.des"));
    }

    // Broken text is shown as far as it goes.
    void survivesEveryPrefix() {
        Desk desk(sample);
        desk.child<QToolButton>("dungeon.roll").click();
        desk.child<QToolButton>("dungeon.manyRolls").click();
        for (qsizetype size = sample.size(); size-- > 0;) {
            const Range last{Offset(size), Offset(size) + 1};
            QVERIFY(desk.session.apply(TextEdit::replace(last, ""), "x", MergeKey::None,
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

QTEST_MAIN(DungeonViewTest)
#include "DungeonViewTest.moc"
