// SPDX-License-Identifier: GPL-3.0-or-later
// The tour of the window, with mouse and keys.
#include "widgets/shell/Tour.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/textpane/TextPane.h"
#include "widgets/welcome/WelcomePage.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>

namespace levwright::tour_test {
namespace {

const QByteArray level = mazeWith("-----\n|...|\n-----\n", "TRAP:\"pit\",(1,1)\n");

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = level) : WindowDesk(text) {}
    TourStrip& strip() { return child<TourStrip>("tour"); }
    QRegion lines() const { return window.findChild<TourFrame*>()->lines(); }
    QString title() { return child<QLabel>("tour.title").text(); }
    QPushButton& button(const char* name) { return child<QPushButton>(name); }
    void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    // Opens the menu with the mouse and chooses with Enter.
    void chooseInMenu() {
        auto* bar = window.findChild<QMenuBar*>();
        auto* help = bar->findChild<QMenu*>(QStringLiteral("menu.Help"));
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(help->menuAction()).center());
        QTRY_VERIFY(help->isVisible());
        help->setActiveAction(window.actions().action(QStringLiteral("help.tour")));
        QTest::keyClick(help, Qt::Key_Return);
        QTRY_VERIFY(!help->isVisible());
    }
    QWidget* explained(int step) {
        switch (step) {
        case 0:
            return &canvas();
        case 1:
            return &child<QToolBar>("toolBar");
        case 2:
            return &child<QDockWidget>("terrainDock");
        case 3:
            return &window.page().text();
        case 4:
            return &child<QDockWidget>("problemsDock");
        default:
            return window.findChild<QToolBar*>(QStringLiteral("mainBar"))
                ->widgetForAction(window.actions().action(QStringLiteral("file.export")));
        }
    }
    QRect placeOf(const QWidget& widget) { return {widget.mapTo(&window, QPoint()), widget.size()}; }
    // Its frame stands around it, and neither the frame nor the strip covers it.
    bool isFramed(const QWidget& widget) {
        if (!widget.isVisible() || !window.rect().contains(placeOf(widget)))
            return false;
        const QRect place = placeOf(widget);
        const QRegion lines = this->lines();
        const QRect inside = place.intersected(window.rect().adjusted(3, 3, -3, -3));
        const QRect around = place.adjusted(-3, -3, 3, 3).intersected(window.rect());
        return !lines.intersects(inside) && lines.contains(around.topLeft()) &&
               lines.contains(around.bottomRight()) && !placeOf(strip()).intersects(place);
    }
};

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void explainsSixPlacesWithKeys() {
        Desk desk;
        desk.trigger("help.tour");
        for (int step = 0; step < Tour::steps; ++step) {
            QTRY_VERIFY2(desk.isFramed(*desk.explained(step)), qPrintable(desk.title()));
            QVERIFY(desk.title().endsWith(QStringLiteral("(%1 of 6)").arg(step + 1)));
            QVERIFY(desk.button("tour.next").hasFocus());
            QVERIFY(desk.button("tour.next").accessibleDescription().contains(desk.title()));
            desk.press(step % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        }
        QVERIFY(!desk.strip().isVisible() && desk.lines().isEmpty());
        QVERIFY(desk.canvas().hasFocus());
        QCOMPARE(desk.text(), level);
        desk.trigger("help.tour"); // anew
        QVERIFY(desk.title().endsWith("(1 of 6)"));
    }

    void goesOnWhereOneLeftIt() {
        Desk desk;
        desk.chooseInMenu();
        QTRY_VERIFY(desk.strip().isVisible());
        QVERIFY(!desk.button("tour.back").isEnabled());
        for (int i = 0; i < 3; ++i)
            desk.click("tour.next");
        desk.click("tour.back");
        const QString title = desk.title();
        QVERIFY(title.endsWith("(3 of 6)"));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.strip().isVisible());
        QVERIFY(!desk.window.statusBar()->currentMessage().isEmpty());
        desk.chooseInMenu();
        QTRY_VERIFY(desk.strip().isVisible());
        QCOMPARE(desk.title(), title);
        desk.click("tour.leave");
        QVERIFY(!desk.strip().isVisible());

        MainWindow later(desk.workspace, desk.settings, Theme::light());
        later.show();
        later.actions().action(QStringLiteral("help.tour"))->trigger();
        QCOMPARE(later.findChild<QLabel*>(QStringLiteral("tour.title"))->text(), title);
    }

    void showsWhatIsHidden_data() {
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<QSize>("size");
        QTest::newRow("map only") << QByteArray("view.layoutMap") << QSize(1440, 900);
        QTest::newRow("text only") << QByteArray("view.layoutText") << QSize(1440, 900);
        QTest::newRow("small") << QByteArray("view.layoutSplit") << QSize(800, 600);
    }
    void showsWhatIsHidden() {
        QFETCH(const QByteArray, layout);
        QFETCH(const QSize, size);
        Desk desk;
        desk.window.resize(size);
        for (const char* dock : {"terrainDock", "problemsDock"})
            desk.child<QDockWidget>(dock).hide();
        desk.child<QToolBar>("toolBar").hide();
        desk.trigger(layout.constData());
        desk.trigger("help.tour");
        for (int step = 0; step < Tour::steps; ++step) {
            QTRY_VERIFY2(desk.isFramed(*desk.explained(step)), qPrintable(desk.title()));
            desk.click("tour.next");
        }
    }

    void frameFollowsTheWindow() {
        Desk desk;
        desk.trigger("help.tour");
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
        desk.window.resize(1100, 700);
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
        desk.child<QDockWidget>("outlineDock").hide();
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
        desk.trigger("view.layoutText"); // hides what it explains
        QTRY_VERIFY(desk.lines().isEmpty());
        QVERIFY(desk.strip().isVisible());
        desk.trigger("help.tour");
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
    }

    void followsTheTabs() {
        Desk desk;
        desk.trigger("help.tour");
        desk.open("MAZE:\"other\",' '\nGEOMETRY:center,center\nMAP\n..\nENDMAP\n",
                  QStringLiteral("/other.des"));
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
        desk.open("DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n", QStringLiteral("/dungeon.def"));
        desk.trigger("help.tour");
        for (int step = 0; step < Tour::steps; ++step)
            desk.click("tour.next");
        QVERIFY(!desk.strip().isVisible());
    }

    void leavesTheMapToItsUser() {
        Desk desk;
        desk.trigger("help.tour");
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(1, 1));
        QVERIFY(!desk.session().selectedStatements().empty());
        QVERIFY(desk.strip().isVisible());
    }

    void survivesOddSettings_data() {
        QTest::addColumn<QVariant>("kept");
        QTest::newRow("too large") << QVariant(1000);
        QTest::newRow("negative") << QVariant(-4);
        QTest::newRow("words") << QVariant("somewhere");
    }
    void survivesOddSettings() {
        QFETCH(const QVariant, kept);
        Desk desk;
        desk.settings.setValue("tourStep", kept);
        desk.trigger("help.tour");
        QVERIFY(desk.strip().isVisible());
        desk.press(Qt::Key_Return);
    }

    void welcomePageLeadsToIt() {
        Desk desk;
        desk.window.showWelcome();
        auto& page = desk.child<WelcomePage>("welcome");
        desk.click("welcome.help.tutorial");
        QWidget* guide = nullptr;
        const auto findGuide = [&] {
            for (QWidget* each : QApplication::topLevelWidgets()) {
                if (each->isVisible() && each->inherits("levwright::GuideWindow"))
                    guide = each;
            }
            return guide != nullptr;
        };
        QTRY_VERIFY(findGuide());
        guide->close();
        QVERIFY(page.isVisible());
        desk.click("welcome.help.tour");
        QVERIFY(!page.isVisible());
        QTRY_VERIFY(desk.isFramed(desk.canvas()));
    }
};

LEVWRIGHT_TEST(TourTest)

} // namespace levwright::tour_test

#include "TourTest.moc"
