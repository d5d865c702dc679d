// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/widgets/DungeonDesk.h"
#include "widgets/inspector/WrappedLabel.h"

#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

namespace levwright::dungeon_script_view_test {
namespace {

const QByteArray script = "local side = 'Side'\n"
                          "dungeon = {\n"
                          "  { name = 'Main', base = 10, range = 3,\n"
                          "    levels = {\n"
                          "      { name = 'inn', base = 2, range = 3 }, -- warm\n"
                          "      { name = 'end', base = -1 },\n"
                          "      { name = 'deep', base = 2 * 3 },\n"
                          "    },\n"
                          "    branches = {\n"
                          "      { name = 'Side', base = 4, branchtype = 'portal' },\n"
                          "      { name = 'Other', base = 5 },\n"
                          "    },\n"
                          "  },\n"
                          "  { name = 'Side', base = 3 },\n"
                          "  { name = 'Other', base = 2 },\n"
                          "}\n";

} // namespace

// A dungeon script in the real window, used with mouse and keyboard.
class DungeonScriptViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAsAnotherGame() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        QVERIFY(desk.window.page().dungeon()->isVisible());
        QCOMPARE(desk.session().game().catalog().gameId(), std::string_view("nethack-3.7"));
        QCOMPARE(desk.child<QTreeView>("outline.tree").model()->rowCount(), 3);
        QCOMPARE(desk.column(1).firstDepth, 4);
        desk.click(desk.card(0, 0));
        QCOMPARE(desk.selectedText(), QByteArray("{ name = 'inn', base = 2, range = 3 }"));
        QCOMPARE(desk.child<WrappedLabel>("inspectorSubtitle").text(), QStringLiteral("Line 5"));
        desk.click(desk.canvas().toViewport(desk.column(1).header.center()));
        QCOMPARE(desk.selectedText(), QByteArray("{ name = 'Side', base = 3 }"));
        QVERIFY(desk.session().save().has_value());
        QCOMPARE(desk.onDisk("dungeon.lua"), script);
    }

    void dragsALevel() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        const QPoint start = desk.card(0, 0);
        desk.press(start);
        desk.drag(start + desk.rows(1));
        desk.drag(start + desk.rows(3));
        desk.release(start + desk.rows(3));
        QCOMPARE(desk.text(), QByteArray(script).replace("'inn', base = 2", "'inn', base = 5"));
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(1));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), script);
    }

    void dragsABranch() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        const QPoint start = desk.branch(0, 1);
        desk.press(start);
        desk.drag(start + desk.rows(2));
        desk.release(start + desk.rows(2));
        QCOMPARE(desk.text(), QByteArray(script).replace("base = 5", "base = 7"));
    }

    void saysWhyNot() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        QStringList reasons;
        connect(&desk.session(), &Session::refused, this, [&](const QString& reason) { reasons << reason; });
        const QPoint start = desk.card(0, 2);
        desk.press(start);
        desk.drag(start + desk.rows(1));
        desk.release(start + desk.rows(1));
        QCOMPARE(desk.text(), script);
        QCOMPARE(reasons, QStringList{QStringLiteral("Line 7 computes this: “2 * 3”.")});
        desk.tool("file.export");
        QCOMPARE(desk.onDisk("dungeon"), QByteArray());
        QVERIFY(!desk.window.actions().action(QStringLiteral("file.export"))->isEnabled());
    }

    void addsAndDeletes() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        desk.click(desk.card(0, 1));
        QTest::keyClick(&desk.canvas(), Qt::Key_Insert);
        QByteArray more = script;
        QCOMPARE(desk.text(), more.replace("2 * 3 },\n", "2 * 3 },\n      { name = 'level1', base = 1 },\n"));
        QCOMPARE(desk.selectedText(), QByteArray("{ name = 'level1', base = 1 }"));
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        QCOMPARE(desk.text(), script);
    }

    void opensFilesOfLevels() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        desk.write("inn.lua", "des.level_init({ style = \"solidfill\", fg = \" \" })\n");
        desk.canvas().readFiles();
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.card(0, 0));
        QVERIFY(desk.session().path().endsWith(QStringLiteral("inn.lua")));
    }

    // A level without an entry has the file that fills its dungeon.
    void opensTheFileThatFills() {
        DungeonDesk desk("dungeon = {\n  { name = 'Main', base = 10, lvlfill = 'fill',\n"
                         "    levels = { { name = 'inn', base = 2 } } },\n}\n",
                         QStringLiteral("dungeon.lua"));
        desk.write("fill.lua", "des.level_init({ style = \"solidfill\", fg = \" \" })\n");
        desk.canvas().readFiles();
        const QRect body = desk.column(0).body;
        const QPoint level5(body.left() + 3, body.top() + 9 * desk.canvas().layoutModel().metrics().row / 2);
        QTest::mouseDClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.canvas().toViewport(level5));
        QVERIFY(desk.session().path().endsWith(QStringLiteral("fill.lua")));
    }

    void addsADungeon() {
        DungeonDesk desk(script, QStringLiteral("dungeon.lua"));
        const QPoint main = desk.canvas().toViewport(desk.column(0).header.center());
        QTest::mousePress(desk.canvas().viewport(), Qt::RightButton, {}, main);
        auto& menu = desk.child<QMenu>("dungeonMenu");
        for (QAction* action : menu.actions()) {
            if (action->text() == QStringLiteral("Add &Dungeon Below Here"))
                action->trigger();
        }
        menu.close();
        QByteArray more = script;
        more.replace("      { name = 'Other', base = 5 },\n",
                     "      { name = 'Other', base = 5 },\n      { name = 'Dungeon 1', base = 1 },\n");
        more.replace("  { name = 'Other', base = 2 },\n",
                     "  { name = 'Other', base = 2 },\n  { name = 'Dungeon 1', base = 5 },\n");
        QCOMPARE(desk.text(), more);
        QCOMPARE(desk.selectedText(), QByteArray("{ name = 'Dungeon 1', base = 5 }"));
        desk.tool("edit.undo");
        QCOMPARE(desk.text(), script);
    }

    void showsWhatIsComputed() {
        DungeonDesk desk(
            "local levels = {}\nfor i = 1, 3 do\n  levels[i] = { name = 'l' .. i, base = 2 * i }\nend\n"
            "dungeon = {\n  { name = 'Main', base = 10, levels = levels },\n}\n",
            QStringLiteral("dungeon.lua"));
        QCOMPARE(desk.column(0).levels.size(), std::size_t(3));
        desk.click(desk.card(0, 1));
        QCOMPARE(desk.selectedText(), QByteArray("{ name = 'l' .. i, base = 2 * i }"));
        desk.child<QToolButton>("dungeon.roll").click();
        QCOMPARE(desk.child<QLabel>("dungeon.message").text(),
                 QStringLiteral("1 dungeons, down to depth 10"));
        desk.child<QToolButton>("dungeon.manyRolls").click();
        QVERIFY(desk.child<QLabel>("dungeon.message").text().contains(QStringLiteral("no failures")));
    }
};

LEVWRIGHT_TEST(DungeonScriptViewTest)

} // namespace levwright::dungeon_script_view_test

#include "DungeonScriptViewTest.moc"
