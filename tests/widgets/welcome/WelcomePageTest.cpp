// SPDX-License-Identifier: GPL-3.0-or-later
// The page for the time when nothing is open, with mouse and keys.
#include "widgets/welcome/WelcomePage.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"

#include <QAccessible>

namespace levwright::welcome_page_test {
namespace {

struct Desk : FileDesk {
    explicit Desk(const FileFolder& folder, const QStringList& recent = {}) : FileDesk(folder.root()) {
        settings.setValue("recentFiles", recent);
        window.showWelcome();
    }
    WelcomePage& page() { return *window.findChild<WelcomePage*>(); }
    bool isShown() { return page().isVisible(); }
    QListWidget& list(const char* name) { return child<QListWidget>(name); }
};

} // namespace

class WelcomePageTest : public FolderTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }

    void opensARecentFile() {
        Desk desk(*m_folder, {path("castle.des"), path("gone.des")});
        QVERIFY(desk.isShown());
        QVERIFY(!desk.window.tabs().isVisible());
        QListWidget& recent = desk.list("welcome.recent");
        QCOMPARE(recent.count(), 1); // what is gone is not offered
        QVERIFY(recent.hasFocus());
        QTest::keyClick(&recent, Qt::Key_Return);
        QTRY_COMPARE(desk.session().path(), path("castle.des"));
        QVERIFY(!desk.isShown());
        QCOMPARE(desk.text(), castle);
    }

    void givesWayToAMessage() {
        Desk desk(*m_folder);
        QVERIFY(!desk.window.openFile(path("gone.des")));
        QVERIFY(!desk.isShown());
        MessageBar& messages = desk.window.page().messages();
        QVERIFY(messages.isVisible());
        QVERIFY(messages.text().contains("gone.des"));
    }

    void beginsFromATemplateOnce() {
        Desk desk(*m_folder);
        QListWidget& templates = desk.list("welcome.templates");
        QVERIFY(!desk.list("welcome.recent").isVisible());
        QVERIFY(templates.hasFocus());
        QVERIFY(templates.count() > 3);
        QTest::mouseClick(templates.viewport(), Qt::LeftButton, {},
                          templates.visualItemRect(templates.item(1)).center());
        QVERIFY(!desk.isShown());
        QCOMPARE(desk.workspace.count(), std::size_t(1));
        QVERIFY(desk.session().text().size() > 0);
    }

    void showsSamples() {
        Desk desk(*m_folder);
        QListWidget& samples = desk.list("welcome.samples");
        QVERIFY(samples.count() >= 2);
        samples.setFocus();
        QTest::keyClick(&samples, Qt::Key_Return);
        QCOMPARE(desk.session().displayName(), samples.item(0)->text());
        QVERIFY(desk.session().path().isEmpty()); // saving asks for a name
    }

    void drawsPictures() {
        Desk desk(*m_folder, {path("castle.des")});
        QListWidget& recent = desk.list("welcome.recent");
        const auto pictureOf = [](const QListWidgetItem* item) {
            return item->icon().pixmap(QSize(237, 105)).toImage();
        };
        const QImage before = pictureOf(recent.item(0));
        QTRY_VERIFY(pictureOf(recent.item(0)) != before);
    }

    void givesWay() {
        Desk desk(*m_folder);
        QTest::mouseClick(&desk.child<QPushButton>("welcome.leave"), Qt::LeftButton);
        QVERIFY(!desk.isShown() && desk.window.tabs().isVisible());
        desk.window.actions().action("help.welcome")->trigger();
        QVERIFY(desk.isShown());
        desk.window.actions().action("view.text")->trigger(); // a command for what is behind the page
        QVERIFY(!desk.isShown());
        QVERIFY(desk.editor().hasFocus());
    }

    void survivesOddRecentFiles() {
        write("odd.des", QByteArray("\0\xff\xfeMAZE", 7));
        write("script.lua", "while true do end\n");
        Desk desk(*m_folder, {path("odd.des"), path("script.lua"), path("."), QString()});
        QTest::qWait(50);
        QVERIFY(desk.isShown());
    }

    void staysInTheme() {
        Desk desk(*m_folder, {path("castle.des")});
        desk.window.setTheme(Theme::contrast());
        QCOMPARE(desk.list("welcome.recent").count(), 1);
        desk.window.setTheme(Theme::light());
    }
};

LEVWRIGHT_TEST(WelcomePageTest)

} // namespace levwright::welcome_page_test

#include "WelcomePageTest.moc"
