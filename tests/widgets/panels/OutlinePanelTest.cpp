// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/OutlinePanel.h"

#include "core/base/FileStore.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/SmallLanguage.h"
#include "tests/support/TestProgram.h"
#include "widgets/outline/OutlineModel.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

namespace levwright::outline_panel_test {
namespace {

const std::string small = "# before\n"
                          "MAZE:\"one\",' '\n"
                          "FLAGS:noteleport\n"
                          "GEOMETRY:left,top\n"
                          "MAP\n"
                          ".....\n"
                          "ENDMAP\n"
                          "RANDOM_PLACES:(0,0),(1,0)\n"
                          "MONSTER:'d',\"jackal\",(2,0)\n"
                          "MONSTER:'d',\"wolf\",random\n"
                          "TRAP:\"pit\",place[0]\n"
                          "LEVEL:\"two\"\n"
                          "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
                          "NAME:\"hall\"\n"
                          "FOUNTAIN:(5,3)\n"
                          "RANDOM_CORRIDORS\n";

// The rows below a row, with their depth as leading blanks.
QStringList rowsOf(QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
    QStringList found;
    if (model.canFetchMore(parent))
        model.fetchMore(parent);
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString detail = index.data(OutlineModel::DetailRole).toString();
        found << QString(depth, u' ') + index.data().toString() +
                     (detail.isEmpty() ? QString() : QStringLiteral(" | ") + detail);
        found << rowsOf(model, index, depth + 1);
    }
    return found;
}

class Desk {
public:
    explicit Desk(std::string bytes = small)
        : session({.game = testGame(), .bytes = std::move(bytes)}, m_files), panel(session, Theme::light()),
          m_tester(tree().model(), QAbstractItemModelTester::FailureReportingMode::QtTest) {
        m_tester.setUseFetchMore(false); // it would fetch during notifications about rows
        panel.resize(300, 600);
        panel.show();
    }

    QTreeView& tree() { return *panel.findChild<QTreeView*>(QStringLiteral("outline.tree")); }
    QLineEdit& filter() { return *panel.findChild<QLineEdit*>(QStringLiteral("outline.filter")); }

    QStringList rows() { return rowsOf(*tree().model()); }
    QModelIndex find(const QString& label, const QModelIndex& parent = {}) {
        QAbstractItemModel& model = *tree().model();
        if (model.canFetchMore(parent))
            model.fetchMore(parent);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (index.data().toString() == label)
                return index;
            if (const QModelIndex below = find(label, index); below.isValid())
                return below;
        }
        return {};
    }
    QString current() { return tree().currentIndex().data().toString(); }
    void click(const QModelIndex& index) {
        tree().scrollTo(index);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    }
    void edit(std::string_view before, const std::string& after) {
        const Offset at = session.text().bytes().find(before);
        session.apply(TextEdit::replace({at, at + before.size()}, after), QStringLiteral("Edit"));
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    OutlinePanel panel;

private:
    QAbstractItemModelTester m_tester;
};

} // namespace

class OutlinePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Not what its first line says.
    void aScriptIsCalledLikeItsFile() {
        Desk desk("-- cellar: old.lua\ndes.map([[...]])\n");
        desk.session.readAs(loadGame("nethack-3.7").value());
        QCOMPARE(desk.rows().value(0), QStringLiteral("old | maze"));
        for (const QString& name : {QStringLiteral("attic"), QStringLiteral("cellar")}) {
            QVERIFY(desk.session.saveAs(u'/' + name + QStringLiteral(".lua")));
            QCOMPARE(desk.rows().value(0), name + QStringLiteral(" | maze"));
        }
    }

    void showsLevelsPartsAndStatements() {
        Desk desk;
        const QStringList expected{
            QStringLiteral("one | maze"),
            QStringLiteral(" flags: noteleport"),
            QStringLiteral(" Part 1 | left, top, 5×1"),
            QStringLiteral("  Monsters (2)"),
            QStringLiteral("   jackal | at 2,0"),
            QStringLiteral("   wolf | anywhere"),
            QStringLiteral("  Traps (1)"),
            QStringLiteral("   pit | one of 2 places"),
            QStringLiteral("  Random registers (1)"),
            QStringLiteral("   random places: (0,0),(1,0)"),
            QStringLiteral("two | rooms"),
            QStringLiteral(" Room 0 | “hall”, ordinary"),
            QStringLiteral("  name of the room “hall”"),
            QStringLiteral("  fountain"),
            QStringLiteral(" random corridors"),
        };
        QCOMPARE(desk.rows(), expected);
    }

    void showsStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        for (const QString& path : stockFiles(QStringLiteral("nethack-3.4.3"))) {
            Desk desk(fileBytes(path).toStdString());
            std::size_t statements = 0;
            for (std::size_t i = 0; i < desk.session.levels().levelCount(); ++i)
                statements += desk.session.levels().level(i).tree->statements.size();
            QVERIFY2(std::size_t(desk.rows().size()) >= statements, qPrintable(path));
            if (!path.endsWith(QStringLiteral("/castle.des")))
                continue;
            const QStringList rows = desk.rows();
            QVERIFY(rows.contains(QStringLiteral("castle | maze")));
            QVERIFY(rows.contains(QStringLiteral(" Part 1 | center, center, 63×17")));
            QVERIFY(rows.contains(QStringLiteral("   soldier | at 8,6")));
            QVERIFY(rows.contains(QStringLiteral("   drawbridge | at 5,8")));
        }
    }

    void followsTheSelection() {
        Desk desk;
        const Offset wolf = desk.session.text().bytes().find("wolf");
        desk.session.select(Range{wolf, wolf});
        QCOMPARE(desk.current(), QStringLiteral("wolf"));
        QVERIFY(desk.tree().isExpanded(desk.tree().currentIndex().parent()));
        QCOMPARE(desk.session.selection(), (Selection{wolf, wolf}));
        const Offset fountain = desk.session.text().bytes().find("FOUNTAIN");
        desk.session.select(Range{fountain, fountain});
        QCOMPARE(desk.current(), QStringLiteral("fountain"));
        desk.session.select(Range{0, 0});
        QVERIFY(!desk.tree().currentIndex().isValid());
    }

    void clickSelects() {
        Desk desk;
        for (const char* label : {"wolf", "Part 1", "two", "flags: noteleport"}) {
            desk.click(desk.find(QString::fromUtf8(label)));
            QVERIFY(desk.session.currentStatement().has_value());
            QCOMPARE(desk.current(), QString::fromUtf8(label));
        }
        const Selection selection = desk.session.selection();
        desk.click(desk.find(QStringLiteral("Monsters (2)")));
        QCOMPARE(desk.session.selection(), selection);
    }

    void keysSelect() {
        Desk desk;
        desk.click(desk.find(QStringLiteral("jackal")));
        QTest::keyClick(&desk.tree(), Qt::Key_Down);
        QCOMPARE(desk.session.text().slice(desk.session.rangeOf(*desk.session.currentStatement())),
                 std::string_view("MONSTER:'d',\"wolf\",random"));
        const QSignalSpy activated(&desk.panel, &OutlinePanel::activated);
        QTest::keyClick(&desk.tree(), Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QTest::mouseDClick(desk.tree().viewport(), Qt::LeftButton, {},
                           desk.tree().visualRect(desk.tree().currentIndex()).center());
        QCOMPARE(activated.size(), 2);
    }

    void brokenStatementsAreGrey() {
        Desk desk;
        desk.edit("\"wolf\",random", "\"wolf\",,");
        const QModelIndex broken = desk.find(QStringLiteral("MONSTER:'d',\"wolf\",,"));
        QVERIFY(broken.isValid());
        QVERIFY(broken.data(OutlineModel::BrokenRole).toBool());
        QVERIFY(broken.data(Qt::ForegroundRole).isValid());
        for (QModelIndex index = broken; index.isValid(); index = index.parent())
            QCOMPARE(index.data(OutlineModel::SeverityRole).toInt(), int(Severity::Error));
        QVERIFY(!desk.find(QStringLiteral("two")).data(OutlineModel::SeverityRole).isValid());
        QVERIFY(!desk.find(QStringLiteral("jackal")).data(Qt::ForegroundRole).isValid());
    }

    // The statements of a block are below the statement that opens it, and stay there while they are edited.
    void blocksNest() {
        const std::string cellar = "level \"cellar\"\nmap\n  |....|\nend\n"
                                   "thing gold 3 0\n"
                                   "repeat 2 {\n  thing boulder i 0\n"
                                   "  repeat 2 {\n    thing rock 4 i\n  }\n"
                                   "  thing chest 1 0\n}\n"
                                   "thing statue 2 0\n";
        Desk desk(cellar);
        desk.session.readAs(smallGame());
        const QStringList all{"cellar | maze",     " Part 1 | 6×1",      "  Others (7)",
                              "   gold | at 3,0",  "   repeat",          "    boulder | at 0,0",
                              "    repeat",        "     rock | at 4,0", "    chest | at 1,0",
                              "   statue | at 2,0"};
        QCOMPARE(desk.rows(), all);
        const QModelIndex rock = desk.find(QStringLiteral("rock"));
        QCOMPARE(rock.parent().parent().data().toString(), QStringLiteral("repeat"));

        desk.edit("thing boulder i 0\n", "thing boulder i 0\n  thing coin i 0\n");
        QStringList more = all;
        more.insert(6, "    coin | at 0,0");
        more[2] = "  Others (8)";
        QCOMPARE(desk.rows(), more);
        desk.session.undo();
        QCOMPARE(desk.rows(), all);

        desk.filter().setText(QStringLiteral("rock"));
        QCOMPARE(desk.rows(), (QStringList{"cellar | maze", " Part 1 | 6×1", "  Others (3)", "   repeat",
                                           "    repeat", "     rock | at 4,0"}));
    }

    void unfoldedRowsSurviveEdits() {
        Desk desk;
        const QPersistentModelIndex monsters(desk.find(QStringLiteral("Monsters (2)")));
        const QPersistentModelIndex two(desk.find(QStringLiteral("two")));
        desk.tree().expand(monsters);
        desk.tree().expand(two);
        desk.edit("MONSTER:'d',\"jackal\"", "MONSTER:'d',\"fox\",(1,0)\nMONSTER:'d',\"jackal\"");
        QCOMPARE(monsters.data().toString(), QStringLiteral("Monsters (3)"));
        QVERIFY(desk.tree().isExpanded(monsters));
        QVERIFY(desk.tree().isExpanded(two));
        desk.edit("# before\n", "MAZE:\"zero\",' '\nNOMAP\n");
        QVERIFY(desk.tree().isExpanded(monsters));
        QVERIFY(desk.tree().isExpanded(two));
        QCOMPARE(two.row(), 2);
        desk.session.undo();
        desk.session.undo();
        QCOMPARE(monsters.data().toString(), QStringLiteral("Monsters (2)"));
    }

    void typingKeepsTheRow() {
        Desk desk;
        desk.click(desk.find(QStringLiteral("wolf")));
        const QPersistentModelIndex row(desk.tree().currentIndex());
        desk.edit("\"wolf\"", "\"fox\"");
        QVERIFY(row.isValid());
        QCOMPARE(row.data().toString(), QStringLiteral("fox"));
    }

    void unknownWordsStayInTheirGroup() {
        Desk desk;
        QSignalSpy removed(desk.tree().model(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(desk.tree().model(), &QAbstractItemModel::rowsInserted);
        desk.edit("MONSTER:'d',\"wolf\"", "xMONSTER:'d',\"wolf\"");
        QCOMPARE(removed.count() + inserted.count(), 0);
        const QModelIndex broken = desk.find(QStringLiteral("xMONSTER:'d',\"wolf\",random"));
        QVERIFY(broken.isValid());
        QCOMPARE(broken.parent().data().toString(), QStringLiteral("Monsters (1)"));
    }

    void filters() {
        Desk desk;
        QTest::keyClicks(&desk.filter(), QStringLiteral("WOL"));
        QCOMPARE(desk.rows(),
                 (QStringList{QStringLiteral("one | maze"), QStringLiteral(" Part 1 | left, top, 5×1"),
                              QStringLiteral("  Monsters (1)"), QStringLiteral("   wolf | anywhere")}));
        QVERIFY(desk.tree().isExpanded(desk.find(QStringLiteral("Monsters (1)"))));
        desk.edit("FOUNTAIN:(5,3)", "MONSTER:'d',\"wolf\",(1,1)");
        QCOMPARE(desk.tree().model()->rowCount(), 2);
        desk.filter().clear();
        QVERIFY(desk.find(QStringLiteral("jackal")).isValid());
    }

    // The rows always equal those of a new model.
    void followsRandomEdits() {
        QRandomGenerator random(5);
        Desk desk;
        desk.rows();
        for (int i = 0; i < 600; ++i) {
            const Offset size = desk.session.text().size();
            const Offset begin = Offset(random.bounded(quint32(size + 1)));
            const Offset end = std::min(size, begin + Offset(random.bounded(30)));
            static const char* const texts[] = {
                "", "\n", "MAZE:\"x\",' '\n", "TRAP:\"pit\",random\n", "\"", "GEOMETRY:left,top\n"};
            if (random.bounded(3) == 0)
                desk.session.undo();
            else
                desk.session.apply(TextEdit::replace({begin, end}, texts[random.bounded(6)]),
                                   QStringLiteral("Edit"));
            OutlineModel fresh(desk.session, Theme::light(), nullptr);
            QCOMPARE(desk.rows(), rowsOf(fresh));
        }
    }
};

LEVWRIGHT_TEST(OutlinePanelTest)

} // namespace levwright::outline_panel_test

#include "OutlinePanelTest.moc"
