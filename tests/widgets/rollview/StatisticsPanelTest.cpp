// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/StatisticsPanel.h"

#include "core/base/FileStore.h"
#include "core/languages/games/Games.h"
#include "core/stats/StatisticsJob.h"
#include "core/trial/TrialRolls.h"
#include "tests/support/Levels.h"
#include "tests/support/Patience.h"
#include "tests/support/TestProgram.h"
#include "widgets/canvas/MapCanvas.h"
#include "widgets/rollview/RollPanel.h"
#include "widgets/shell/MainWindow.h"
#include "widgets/statistics/ReportModels.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace levwright::statistics_panel_test {
namespace {

// Two halls separated by a wall, which a pit breaks in 19 of 20 rolls.
const QByteArray walledOff = mazeWith("-----------\n|....|....|\n|....|....|\n|....|....|\n-----------\n",
                                      "STAIR:(1,1),up\n"
                                      "STAIR:(9,1),down\n"
                                      "TRAP[95%]:\"pit\",(5,2)\n"
                                      "TELEPORT_REGION:(1,1,4,3),(0,0,0,0)\n");
const QByteArray room = mazeWith("-----\n|...|\n|...|\n-----\n", "OBJECT:'*',\"ruby\",random\n"
                                                                 "MONSTER:'d',\"jackal\",(1,1)\n");
constexpr int endless = 10'000'000; // rolls, which take many minutes

// Notes what a widget paints.
class PaintNote : public QObject {
public:
    PaintNote(QWidget& widget, QRegion& painted) : m_painted(painted) { widget.installEventFilter(this); }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            m_painted += static_cast<QPaintEvent*>(event)->region();
        return false;
    }

private:
    QRegion& m_painted;
};

class Desk {
public:
    explicit Desk(const QByteArray& bytes = walledOff)
        : session({.game = testGame(), .bytes = bytes.toStdString()}, m_files),
          canvas(session, Theme::light()),
          m_panel(std::make_unique<StatisticsPanel>(session, Theme::light(), canvas.layers())),
          seeds(m_panel.get(), &StatisticsPanel::showSeed), m_findingsTester(list("findings").model()),
          m_statementsTester(list("statements").model()) {
        canvas.resize(900, 500);
        canvas.show();
        m_panel->resize(900, 240);
        m_panel->show();
        m_panel->setActive(true);
    }

    StatisticsPanel& panel() { return *m_panel; }
    void close() { m_panel.reset(); }
    template <class Widget>
    Widget& child(const char* name) {
        return *m_panel->findChild<Widget*>(QStringLiteral("statistics.") + QString::fromLatin1(name));
    }
    QTreeView& list(const char* name) { return child<QTreeView>(name); }
    QString summary() { return child<QLabel>("summary").text(); }
    bool isRunning() { return child<QProgressBar>("progress").isVisible(); }
    void clickStart() { QTest::mouseClick(&child<QPushButton>("start"), Qt::LeftButton); }
    void start(int rolls) {
        child<QSpinBox>("rolls").setValue(rolls);
        clickStart();
    }
    void roll(int rolls = 2000) {
        start(rolls);
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(), patience);
        QVERIFY(m_panel->report());
    }
    void showPage(int page) {
        QTabBar& tabs = child<QTabBar>("tabs");
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(page).center());
    }
    void click(QTreeView& rows, int row) {
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, rows.visualRect(index(rows, row)).center());
    }
    static QModelIndex index(const QTreeView& rows, int row) { return rows.model()->index(row, 0); }
    // The row with that text in its first column; -1 if there is none.
    static int rowWith(const QTreeView& rows, const QString& text) {
        for (int row = 0; row < rows.model()->rowCount(); ++row) {
            if (index(rows, row).data().toString().contains(text))
                return row;
        }
        return -1;
    }
    static QString cell(const QTreeView& rows, int row, int column) {
        return rows.model()->index(row, column).data().toString();
    }
    const std::optional<HeatMap>& heatMap() { return m_panel->overlay().heatMap(); }
    QImage picture() { return canvas.viewport()->grab().toImage(); }
    QByteArray selectedText() const {
        const Selection at = session.selection();
        const std::string_view text = session.text().bytes();
        const Offset begin = std::min(at.anchor, at.caret);
        return QByteArray(text.substr(begin, std::max(at.anchor, at.caret) - begin));
    }
    void insertLine(const std::string& line, Offset at) {
        QVERIFY(
            session.apply(TextEdit::insert(at, line), QStringLiteral("Type"), MergeKey::None, Selection{}));
    }

private:
    MemoryFileStore m_files;

public:
    Session session;
    MapCanvas canvas;

private:
    std::unique_ptr<StatisticsPanel> m_panel;

public:
    QSignalSpy seeds;

private:
    QAbstractItemModelTester m_findingsTester;
    QAbstractItemModelTester m_statementsTester;
};

roll::LevelStatistics countedAtOnce(const StatisticsReport& report) {
    roll::StatisticsJob job(report.level().plan());
    job.run({1, report.statistics().rolls});
    return job.statistics();
}

} // namespace

class StatisticsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatOneThreadCounts_data() {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("rolls");
        for (const int threads : {1, 2, 3})
            for (const int rolls : {1, 7, 8, 9, 500})
                QTest::addRow("%d threads, %d rolls", threads, rolls) << threads << rolls;
    }
    void countsWhatOneThreadCounts() {
        QFETCH(const int, threads);
        QFETCH(const int, rolls);
        Desk desk;
        desk.panel().setThreads(threads);
        desk.roll(rolls);
        QCOMPARE(desk.panel().report()->statistics().rolls, roll::Count(rolls));
        QVERIFY(desk.panel().report()->statistics() == countedAtOnce(*desk.panel().report()));
    }

    void stopsAndShowsWhatWasCounted() {
        Desk desk;
        QSignalSpy progressed(desk.panel().findChild<StatisticsRun*>(), &StatisticsRun::progressed);
        desk.start(endless);
        QCOMPARE(desk.child<QPushButton>("start").text(), QStringLiteral("Stop"));
        QVERIFY(progressed.wait(patience));
        desk.clickStart();
        QVERIFY(!desk.isRunning());
        QCOMPARE(desk.child<QPushButton>("start").text(), QStringLiteral("Roll"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.panel().report(), patience);
        const roll::LevelStatistics& counted = desk.panel().report()->statistics();
        QVERIFY(counted.rolls > 0);
        QVERIFY(counted.rolls < roll::Count(endless));
        QVERIFY(counted == countedAtOnce(*desk.panel().report()));
    }

    void startsAnewAfterAStop() {
        Desk desk;
        desk.start(endless);
        desk.clickStart();
        desk.roll(100);
        QCOMPARE(desk.panel().report()->statistics().rolls, roll::Count(100));
    }

    // Counting ends with the panel, and the map no longer shows anything of it.
    void closesWhileItRolls() {
        for (int i = 0; i < 20; ++i) {
            Desk desk;
            desk.start(endless);
            QVERIFY(desk.isRunning());
            const QPointer<StatisticsRun> run = desk.panel().findChild<StatisticsRun*>();
            QVERIFY(run);
            desk.close();
            QVERIFY(!run);
            QVERIFY(!desk.canvas.layers().overlays().isShown());
        }
    }

    void anotherLanguageEndsIt() {
        Desk desk;
        desk.roll(100);
        desk.start(endless);
        desk.session.readAs(loadGame("nethack-3.2.2").value());
        QVERIFY(!desk.isRunning());
        QVERIFY(!desk.panel().report());
        QCOMPARE(desk.list("statements").model()->rowCount(), 0);
    }

    void aWalledOffStairIsFound() {
        Desk desk;
        desk.roll();
        QTreeView& findings = desk.list("findings");
        const int row = Desk::rowWith(findings, QStringLiteral("only by digging"));
        QCOMPARE(row, 0); // the pit itself is missing as often as its chance says, so that finding comes last
        const FindingRow& finding = desk.panel().report()->findings().front();
        QVERIFY(finding.share.low < 0.05 && finding.share.high > 0.05);
        QCOMPARE(Desk::cell(findings, row, FindingsModel::ShareColumn), percentText(finding.share));
        desk.click(findings, row);
        QCOMPARE(desk.seeds.size(), 1);
        roll::StatisticsJob again(desk.panel().report()->level().plan());
        const quint64 seed = desk.seeds.front().front().toULongLong();
        again.run({seed, seed});
        QVERIFY(again.statistics().findings.contains({roll::FindingKind::CutOff, roll::noStatement}));
    }

    // What Problems is silent about does not look like a problem here: stairs behind a locked door.
    void whatAuthorsOftenMeanIsNoProblem() {
        const QByteArray castle =
            mazeWith("-----------\n|....|....|\n|....+....|\n|....|....|\n-----------\n",
                     "STAIR:(1,1),up\n"
                     "STAIR:(9,1),down\n"
                     "DOOR:locked,(5,2)\n"
                     "OBJECT[95%]:'*',\"ruby\",(2,2)\n"
                     "TELEPORT_REGION:(1,1,4,3),(0,0,0,0)\n");
        Desk desk(castle);
        desk.roll();
        QTreeView& findings = desk.list("findings");
        const int row = Desk::rowWith(findings, QStringLiteral("only through locked doors or a drawbridge"));
        QVERIFY(row >= 0);
        QVERIFY(Desk::cell(findings, row, 0).endsWith(QStringLiteral("(often intended)")));
        QCOMPARE(Desk::cell(findings, row, FindingsModel::ShareColumn),
                 percentText(roll::shareOf(2000, 2000)));
        QVERIFY(desk.panel().report()->findings()[std::size_t(row)].isMeant);
        QCOMPARE(
            Desk::index(findings, row).data(Qt::ForegroundRole).value<QBrush>(),
            Desk::index(findings, findings.model()->rowCount() - 1).data(Qt::ForegroundRole).value<QBrush>());
        const Diagnostics problems = trialRolls(desk.session.levels());
        QVERIFY(std::ranges::none_of(problems, [](const Diagnostic& problem) {
            return problem.severity() == Severity::Warning || problem.severity() == Severity::Error;
        }));
    }

    void aFindingSelectsItsStatement() {
        Desk desk;
        desk.roll();
        QTreeView& findings = desk.list("findings");
        const int row = Desk::rowWith(findings, QStringLiteral("“pit” is missing"));
        QVERIFY(row >= 0);
        QCOMPARE(Desk::cell(findings, row, ReportModel::LineColumn), QStringLiteral("12"));
        QVERIFY(desk.panel().report()->findings()[std::size_t(row)].isMeant);
        findings.setCurrentIndex(Desk::index(findings, row));
        QTest::keyClick(&findings, Qt::Key_Return);
        QCOMPARE(desk.selectedText(), QByteArray("TRAP[95%]:\"pit\",(5,2)"));
        QCOMPARE(desk.seeds.size(), 1);
        roll::StatisticsJob job(desk.panel().report()->level().plan());
        const quint64 seed = desk.seeds.front().front().toULongLong();
        job.run({seed, seed});
        const std::int32_t number = desk.panel().report()->findings()[std::size_t(row)].statement;
        QCOMPARE(job.statistics().statements[std::size_t(number)].rolls, roll::Count(0));
    }

    void goesOnWhileTheTextChanges() {
        Desk desk;
        QSignalSpy progressed(desk.panel().findChild<StatisticsRun*>(), &StatisticsRun::progressed);
        desk.start(endless);
        const auto statements = Offset(walledOff.indexOf("STAIR"));
        for (int i = 0; i < 10; ++i)
            desk.insertLine("# a comment\n", statements);
        // So many that the pit is missing in some of them, however slow the machine is.
        constexpr qulonglong enough = 200;
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty() && progressed.back().front().toULongLong() >= enough,
                                 patience);
        desk.clickStart();
        QTRY_VERIFY_WITH_TIMEOUT(desk.panel().report(), patience);
        QVERIFY(desk.summary().startsWith(QStringLiteral("Out of date")));
        QTreeView& findings = desk.list("findings");
        const int row = Desk::rowWith(findings, QStringLiteral("“pit” is missing"));
        QCOMPARE(Desk::cell(findings, row, ReportModel::LineColumn), QStringLiteral("22"));
        desk.click(findings, row);
        QCOMPARE(desk.selectedText(), QByteArray("TRAP[95%]:\"pit\",(5,2)"));
    }

    void tellsWhenTheTextHasMovedOn() {
        Desk desk;
        desk.roll(100);
        const QString upToDate = desk.summary();
        const QTreeView& statements = desk.list("statements");
        QVERIFY(!Desk::index(statements, 0).data(Qt::ForegroundRole).isValid());
        desk.insertLine("FOUNTAIN:(2,2)\n", desk.session.text().size());
        QVERIFY(desk.summary() != upToDate);
        QVERIFY(Desk::index(statements, 0).data(Qt::ForegroundRole).isValid());
        desk.session.undo();
        QCOMPARE(desk.summary(), upToDate);
        QVERIFY(!Desk::index(statements, 0).data(Qt::ForegroundRole).isValid());
    }

    void statementsAndTextSelectEachOther() {
        Desk desk(room);
        desk.roll(500);
        desk.showPage(1);
        QTreeView& statements = desk.list("statements");
        QCOMPARE(statements.model()->rowCount(), 2);
        QCOMPARE(Desk::cell(statements, 0, StatementsModel::CellsColumn), QStringLiteral("6"));
        QCOMPARE(Desk::cell(statements, 1, StatementsModel::CellsColumn), QStringLiteral("1"));
        QCOMPARE(Desk::cell(statements, 1, StatementsModel::MissingColumn), QStringLiteral("never"));
        desk.click(statements, 1);
        QCOMPARE(desk.selectedText(), QByteArray("MONSTER:'d',\"jackal\",(1,1)"));
        QTest::keyClick(&statements, Qt::Key_Up);
        QCOMPARE(desk.selectedText(), QByteArray("OBJECT:'*',\"ruby\",random"));
        const auto jackal = Offset(room.indexOf("MONSTER"));
        desk.session.select(Selection{jackal, jackal});
        QCOMPARE(statements.currentIndex().row(), 1);
        QCOMPARE(desk.session.selection().caret, jackal);
        desk.session.select(Selection{0, 0});
        QVERIFY(!statements.currentIndex().isValid());
    }

    // A statement may put several things on a cell in one roll.
    void heatEndsAtEveryRoll() {
        roll::LevelStatistics statistics;
        statistics.rolls = 10;
        statistics.statements.resize(1);
        statistics.statements[0].at = {{5, 30}, {6, 5}};
        const HeatMap map(statistics, 0);
        QCOMPARE(map.highestShare(), 1.0);
        QCOMPARE(map.heat(30), 1.0);
        QCOMPARE(map.heat(5), 0.5);
        QVERIFY2(map.describe(5).contains(QStringLiteral("3")) && !map.describe(5).contains(u'%'),
                 qPrintable(map.describe(5)));
        QVERIFY2(map.describe(6).startsWith(QStringLiteral("50")), qPrintable(map.describe(6)));
    }

    void theSelectedStatementHasAHeatMap() {
        Desk desk(room);
        desk.roll(600);
        desk.showPage(1);
        QVERIFY(!desk.heatMap());
        QVERIFY(!desk.child<QWidget>("legend").isVisible());
        desk.click(desk.list("statements"), 0);
        const std::optional<HeatMap>& map = desk.heatMap();
        QVERIFY(map);
        QVERIFY(desk.child<QWidget>("legend").isVisible());
        QCOMPARE(map->cells().size(), std::size_t(6));
        roll::Count sum = 0;
        for (const auto& [cell, count] : map->cells())
            sum += count;
        QCOMPARE(sum, roll::Count(600));
        const auto& [cell, count] = *map->cells().begin();
        QVERIFY(map->describe(cell).contains(QStringLiteral("%1 of 600 rolls").arg(count)));
        QVERIFY(map->describe(0).isEmpty());
        desk.panel().setActive(false);
        QVERIFY(!desk.heatMap());
        desk.panel().setActive(true);
        QVERIFY(desk.heatMap());
        desk.session.select(Selection{0, 0});
        QVERIFY(!desk.heatMap());
    }

    // It does not flicker with each key, and the map below it is not repainted completely.
    void aHalfTypedStatementKeepsItsHeatMap() {
        Desk desk(room);
        desk.roll();
        const auto begin = Offset(room.indexOf("OBJECT"));
        desk.session.select(Selection{begin, begin});
        QVERIFY(desk.heatMap());
        QCoreApplication::processEvents();
        QRegion painted;
        const PaintNote note(*desk.canvas.viewport(), painted);
        QVERIFY(desk.session.apply(TextEdit::insert(begin, "x"), QStringLiteral("Type"), MergeKey::None,
                                   Selection{begin + 1, begin + 1}));
        QCoreApplication::processEvents();
        QVERIFY(desk.heatMap());
        QVERIFY(!painted.contains(desk.canvas.viewport()->rect().center()));
        desk.session.undo();
        QVERIFY(desk.heatMap());
    }

    void heatIsPaintedWhereThingsLand_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void heatIsPaintedWhereThingsLand() {
        QFETCH(const bool, dark);
        Desk desk(room);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        desk.canvas.setTheme(theme);
        desk.roll(600);
        desk.showPage(1);
        desk.click(desk.list("statements"), 1);
        const QImage jackal = desk.picture();
        desk.click(desk.list("statements"), 0);
        const QImage ruby = desk.picture();
        // The ruby lands on all six cells of floor; the jackal is always on the first.
        for (int y = 0; y < 4; ++y) {
            for (int x = 0; x < 5; ++x) {
                // The corner of a cell has no glyphs or outlines.
                const QPoint at = desk.canvas.cellRect({x, y}).topLeft() + QPoint(4, 4);
                const bool isFloor = x >= 1 && x <= 3 && y >= 1 && y <= 2;
                if (x != 1 || y != 1) // except the jackal's cell
                    QCOMPARE(ruby.pixelColor(at) != jackal.pixelColor(at), isFloor);
            }
        }
        const QPoint hot = desk.canvas.cellRect({1, 1}).topLeft() + QPoint(4, 4);
        const QPoint cold = desk.canvas.cellRect({2, 1}).topLeft() + QPoint(4, 4);
        const auto contrast = [&](QPoint at) {
            return std::abs(jackal.pixelColor(at).lightness() - theme.color(MapColor::Floor).lightness());
        };
        QVERIFY(contrast(hot) > contrast(cold) + 60);
    }

    void saysWhyALevelCannotBeRolled_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("error") << mazeWith("...\n", "MONSTER:'d',\"jackal\",(0,0\n");
        QTest::newRow("nothing") << QByteArray();
    }
    void saysWhyALevelCannotBeRolled() {
        QFETCH(const QByteArray, text);
        Desk desk(text);
        desk.clickStart();
        QVERIFY(!desk.isRunning());
        QVERIFY(!desk.summary().isEmpty());
        QVERIFY(!desk.panel().report());
    }

    void theWindowShowsTheRollOfAFinding() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        MemoryFileStore files;
        QVERIFY(files.replace("/a.des", walledOff.toStdString()));
        Workspace workspace(testGame(), files);
        MainWindow window(workspace, settings, Theme::light());
        window.show();
        QVERIFY(window.openFile(QStringLiteral("/a.des")));
        auto& panel = *window.findChild<StatisticsPanel*>();
        panel.findChild<QSpinBox*>(QStringLiteral("statistics.rolls"))->setValue(500);
        panel.findChild<QSpinBox*>(QStringLiteral("statistics.depth"))->setValue(7);
        window.actions().action(QStringLiteral("level.statistics"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel.report(), patience);
        QTRY_VERIFY(panel.overlay().isShown());
        auto& findings = *panel.findChild<QTreeView*>(QStringLiteral("statistics.findings"));
        QTest::mouseClick(findings.viewport(), Qt::LeftButton, {},
                          findings.visualRect(findings.model()->index(0, 0)).center());
        const RollModel& rolls = window.findChild<RollPanel*>()->model();
        QVERIFY(rolls.isShown());
        QCOMPARE(rolls.seed(), panel.report()->findings().front().seed);
        QCOMPARE(rolls.current()->plan().context.depth, 7);
        QVERIFY(panel.overlay().isShown()); // the list is still there for the next selection
        window.findChild<QDockWidget*>(QStringLiteral("problemsDock"))->raise();
        QTRY_VERIFY(!panel.overlay().isShown());
    }

    void theMenuKnowsTheSeed() {
        Desk desk;
        desk.roll();
        QTreeView& findings = desk.list("findings");
        const QString seed = Desk::cell(findings, 0, FindingsModel::SeedColumn);
        const auto openMenu = [&] {
            Q_EMIT findings.customContextMenuRequested(
                findings.visualRect(Desk::index(findings, 0)).center());
            return desk.panel().findChild<QMenu*>(QStringLiteral("statistics.menu"));
        };
        std::unique_ptr<QMenu> menu(openMenu());
        QCOMPARE(menu->actions().size(), 2);
        menu->actions().front()->trigger();
        QCOMPARE(QString::number(desk.seeds.front().front().toULongLong()), seed);
        menu->actions().back()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), seed);
        const QSignalSpy played(&desk.panel(), &StatisticsPanel::playSeed);
        menu.reset();
        menu.reset(openMenu());
        QCOMPARE(menu->actions().size(), 3);
        menu->actions()[1]->trigger();
        QCOMPARE(QString::number(played.front().front().toULongLong()), seed);
    }
};

LEVWRIGHT_TEST(StatisticsPanelTest)

} // namespace levwright::statistics_panel_test

#include "StatisticsPanelTest.moc"
