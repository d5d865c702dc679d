// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the user that learns what a level has, with mouse and keys.
#include "widgets/shell/GameTeacher.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowChild.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/MainWindow.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace levwright::game_teacher_test {
namespace {

const QByteArray head = "MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n";
// Something that only 3.6 has, so that the text is known as one of its levels.
const QByteArray loop = "LOOP [2] {\nGOLD:1,(0,0)\n}\n";

// The real window over real files, because games are folders.
struct TeacherDesk {
    explicit TeacherDesk(const QByteArray& text)
        : settings(folder.filePath("settings.ini"), QSettings::IniFormat),
          workspace(loadGame("nethack-3.6").value(), files), window(workspace, settings, Theme::light()) {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        open(QStringLiteral("pond.des"), text);
    }
    void open(const QString& name, const QByteArray& text) {
        const QString path = folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(window.openFile(path));
    }
    template <class Widget>
    Widget& child(const char* name) const {
        return childOf<Widget>(window, name);
    }
    QTreeView& list() const { return child<QTreeView>("problems.list"); }
    int problems() const { return list().model()->rowCount(); }
    // Chooses the first problem, and the fix of that name from its menu.
    void fixFirst(const QString& label) const {
        window.findChild<QDockWidget*>(QStringLiteral("problemsDock"))->raise();
        const QRect place = list().visualRect(list().model()->index(0, 0));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place.center());
        Q_EMIT list().customContextMenuRequested(place.center());
        for (QAction* action : child<QMenu>("problems.menu").actions()) {
            if (action->text() == label)
                return action->trigger();
        }
        QFAIL("there is no such fix");
    }
    void add(const char* dialogChild, const QString& letters) const {
        auto& choice = child<QComboBox>(dialogChild);
        QTest::keyClicks(&choice, letters);
        accept();
    }
    void accept() const {
        QPushButton* button = nullptr;
        for (QPushButton* each : window.findChildren<QPushButton*>())
            button = each->text() == QStringLiteral("Add") ? each : button;
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    MessageBar& messages() const { return window.page().messages(); }
    void takeBack() const {
        for (QPushButton* button : messages().findChildren<QPushButton*>(QStringLiteral("messageButton"))) {
            if (button->text() == QStringLiteral("Take Back")) {
                QTest::mouseClick(button, Qt::LeftButton);
                QCoreApplication::processEvents();
                return;
            }
        }
        QFAIL("nothing can be taken back");
    }
    QByteArray table(const QString& name) const {
        QFile file(folder.filePath(QStringLiteral(".levwright/") + id() + u'/' + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString id() const { return QStringLiteral("my-") + QFileInfo(folder.path()).fileName().toLower(); }
    std::string_view game() const { return window.session().game().catalog().gameId(); }

    QTemporaryDir folder{QDir::tempPath() + QStringLiteral("/teach-XXXXXX")};
    DiskFileStore files;
    QSettings settings;
    Workspace workspace;
    MainWindow window;
};

} // namespace

class GameTeacherTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMonsterIsLearntAndTakenBack() {
        TeacherDesk desk(head + loop + "MONSTER:(':',\"moor hen\"),(1,1)\n");
        QCOMPARE(desk.game(), "nethack-3.6");
        QCOMPARE(desk.problems(), 1);
        desk.fixFirst(QStringLiteral("Add the monster “moor hen” to My Game"));
        // The text tells the class.
        QCOMPARE(desk.child<QComboBox>("teach.class").currentData().toChar(), QChar(u':'));
        desk.add("teach.color", QStringLiteral("yellow"));
        QCOMPARE(QString::fromStdString(std::string(desk.game())), desk.id());
        QCOMPARE(desk.problems(), 0);
        QCOMPARE(desk.table(QStringLiteral("monsters.tsv")),
                 QByteArray("name\tclass\tcolor\nmoor hen\t':'\t11\n"));
        desk.window.actions().action(QStringLiteral("edit.addThing"))->trigger();
        auto& search = desk.child<QLineEdit>("palette.search");
        QTest::keyClicks(&search, "moor hen");
        QTest::keyClick(&search, Qt::Key_Return);
        MapCanvas& canvas = desk.window.canvas();
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.cellRect({3, 1}).center());
        QVERIFY(desk.window.session().text().bytes().ends_with("\"moor hen\"),(3,1)\n"));
        desk.takeBack();
        QCOMPARE(desk.problems(), 2);
        QCOMPARE(desk.table(QStringLiteral("monsters.tsv")), QByteArray("name\tclass\tcolor\n"));
    }

    // Documents of the same folder follow, and a level opened later has the game, too.
    void theFolderHasTheGame() {
        TeacherDesk desk(head + loop + "MONSTER:(':',\"moor hen\"),(1,1)\n");
        desk.open(QStringLiteral("sub/bog.des"), head + loop + "MONSTER:(':',\"moor hen\"),(0,0)\n");
        desk.fixFirst(QStringLiteral("Add the monster “moor hen” to My Game"));
        desk.accept();
        desk.open(QStringLiteral("sub/fen.des"), head + loop + "MONSTER:(':',\"moor hen\"),(2,0)\n");
        QCOMPARE(desk.problems(), 0);
    }

    void eachSortOfThing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("label");
        QTest::newRow("object") << head + loop + "OBJECT:('(',\"iron rations\"),(1,1)\n"
                                << "the object “iron rations”";
        QTest::newRow("flag") << QByteArray("MAZE:\"pond\",' '\nFLAGS:noteleport,rndvault\n") + head.mid(16) +
                                     loop
                              << "the level flag “rndvault”";
        QTest::newRow("statement") << head + loop + "FORGE:(1,1)\n" << "the statement “FORGE”";
        QTest::newRow("classic statement") << head + "OBJECT:'(',\"chest\",(1,1)\nFORGE:(2,1)\n"
                                           << "the statement “FORGE”";
        QTest::newRow("option") << head + loop + "MONSTER:(':',\"newt\"),(1,1),soaked_through\n"
                                << "the option “soaked_through”";
        QTest::newRow("option with a number")
            << head + loop + "OBJECT:('*',\"diamond\"),(1,1),affixed_gem:3\n"
            << "the option “affixed_gem”";
        QTest::newRow("door material") << head + loop + "DOOR:iron,locked,(1,1)\n"
                                       << "the door material “iron”";
        QTest::newRow("door material of a room")
            << QByteArray("LEVEL:\"pond\"\nROOM:\"ordinary\",lit,random,random,(5,5) {\n"
                          "ROOMDOOR:iron,false,locked,random,random\nGOLD:1,(0,0)\n}\n")
            << "the door material “iron”";
        QTest::newRow("classic door material")
            << QByteArray("MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n|+|\n...\nENDMAP\n"
                          "OBJECT:'(',\"chest\",(1,1)\nDOOR:iron,locked,(1,0)\n")
            << "the door material “iron”";
        QTest::newRow("door state") << head + loop + "DOOR:ajar,(1,1)\n" << "the door state “ajar”";
        QTest::newRow("trap") << head + loop + "TRAP:\"moor trap\",(1,1)\n" << "the trap “moor trap”";
        QTest::newRow("map character")
            << QByteArray(head + loop).replace("MAP\n....", "MAP\n.p..") << "the map character “p”";
    }
    void eachSortOfThing() {
        QFETCH(QByteArray, text);
        QFETCH(QString, label);
        TeacherDesk desk(text);
        QCOMPARE(desk.problems(), 1);
        desk.fixFirst(QStringLiteral("Add %1 to My Game").arg(label));
        if (desk.window.findChild<QDialog*>(QStringLiteral("teach")) != nullptr)
            desk.accept();
        QCOMPARE(desk.problems(), 0);
        desk.takeBack();
        QCOMPARE(desk.problems(), 1);
        QCOMPARE(desk.window.session().text().bytes(), std::string_view(text));
    }

    // Scripts are opened in files of their own.
    void wordsOfScripts_data() {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("label");
        QTest::newRow("key") << QByteArray("des.monster({ id = \"newt\", mood = \"sad\" })\n")
                             << "the key “mood”";
        QTest::newRow("word") << QByteArray("des.door({ state = \"jammed\", x = 1, y = 1 })\n")
                              << "the word “jammed”";
        QTest::newRow("word without its key")
            << QByteArray("des.feature(\"bathtub\", 1, 1)\n") << "the word “bathtub”";
    }
    void wordsOfScripts() {
        QFETCH(QByteArray, statement);
        QFETCH(QString, label);
        TeacherDesk desk(head + loop);
        const QByteArray text = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                                "des.map([[\n....\n....\n]])\n" +
                                statement;
        desk.open(QStringLiteral("pond.lua"), text);
        QCOMPARE(desk.problems(), 1);
        desk.fixFirst(QStringLiteral("Add %1 to My Game").arg(label));
        QCOMPARE(desk.problems(), 0);
        desk.takeBack();
        QCOMPARE(desk.problems(), 1);
    }

    // The inspector offers what Problems offers.
    void theInspectorOffersIt() {
        TeacherDesk desk(head + loop + "MONSTER:(':',\"newt\"),(1,1),soaked_through\n");
        const auto at = Offset(desk.window.session().text().bytes().find("MONSTER"));
        desk.window.session().select(Selection{at, at});
        QPushButton* button = nullptr;
        for (QPushButton* each : desk.window.findChildren<QPushButton*>(QStringLiteral("fix")))
            button = each->isVisible() && each->text().contains(QStringLiteral("My Game")) ? each : button;
        QVERIFY(button != nullptr);
        QCOMPARE(button->text(), QStringLiteral("Add the option “soaked_through” to My Game"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(desk.problems(), 0);
    }

    // The text pane offers it, too.
    void theTextOffersIt() {
        TeacherDesk desk(head + loop + "FORGE:(1,1)\n");
        auto& editor = desk.child<QPlainTextEdit>("textpane.editor");
        const int at = int(desk.window.session().text().bytes().find("FORGE"));
        desk.window.session().select(Selection{Offset(at), Offset(at)});
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(&editor, &event);
        QStringList names;
        for (const QAction* action : desk.child<QMenu>("textpane.menu").actions())
            names << action->text();
        QVERIFY2(names.contains(QStringLiteral("Add the statement “FORGE” to My Game")),
                 qPrintable(names.join(u'|')));
    }
};

LEVWRIGHT_TEST(GameTeacherTest)

} // namespace levwright::game_teacher_test

#include "GameTeacherTest.moc"
