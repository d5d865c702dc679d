// SPDX-License-Identifier: GPL-3.0-or-later
// The page of keys, with real keys: what is chosen there works in the window at once and in later windows.
#include "widgets/preferences/KeysPage.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/actions/ActionSpecs.h"
#include "widgets/preferences/KeyField.h"

namespace levwright::keys_page_test {
namespace {

const QByteArray level = mazeWith("-----\n|...|\n-----\n", "TRAP:\"pit\",(1,1)\n");

struct Desk : WindowDesk {
    Desk() : WindowDesk(level) {
        trigger("help.shortcuts");
        QTRY_COMPARE(QApplication::activeWindow(), page().window());
    }
    KeysPage& page() { return *window.findChild<KeysPage*>(); }
    QTreeWidget& list() { return child<QTreeWidget>("keys.list"); }
    KeyField& key() { return child<KeyField>("keys.key"); }
    QString said() { return child<QLabel>("keys.said").text(); }
    void click(const char* name) { QTest::mouseClick(&child<QPushButton>(name), Qt::LeftButton); }
    QTreeWidgetItem* row(const char* id) {
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            if (list().topLevelItem(i)->data(0, Qt::UserRole).toString() == QLatin1String(id))
                return list().topLevelItem(i);
        }
        qFatal("no %s", id);
    }
    QStringList found() {
        QStringList names;
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            if (!list().topLevelItem(i)->isHidden())
                names << list().topLevelItem(i)->text(0);
        }
        return names;
    }
    void choose(const char* id) { list().setCurrentItem(row(id)); }
    void press(Qt::Key key_, Qt::KeyboardModifiers modifiers) { QTest::keyClick(&key(), key_, modifiers); }
    QString shortcut(const char* id) {
        return window.actions().action(QString::fromLatin1(id))->shortcut().toString();
    }
    // How often the key runs the command, pressed in the main window.
    int runs(const char* id, Qt::Key key_, Qt::KeyboardModifiers modifiers) {
        page().window()->close();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        QAction* action = window.actions().action(QString::fromLatin1(id));
        action->disconnect();
        int count = 0;
        QObject::connect(action, &QAction::triggered, action, [&] { ++count; });
        QTest::keyClick(&window, key_, modifiers);
        return count;
    }
};

} // namespace

class KeysPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsEveryCommand() {
        Desk desk;
        QCOMPARE(QApplication::focusWidget()->objectName(), "keys.search");
        for (const ActionSpec& spec : actionSpecs()) {
            const QTreeWidgetItem* row = desk.row(spec.id.constData());
            QVERIFY2(!row->text(0).isEmpty() && !row->text(1).isEmpty(), spec.id.constData());
            QVERIFY2(!row->text(2).contains(QStringLiteral("(")), qPrintable(row->text(2))); // no conflict
        }
    }

    void findsByWordsAndByKey() {
        Desk desk;
        QTest::keyClicks(QApplication::focusWidget(), "export all");
        QCOMPARE(desk.found(), QStringList{"Export All"});
        desk.child<QLineEdit>("keys.search").clear();
        auto& byKey = desk.child<KeyField>("keys.searchedKey");
        QTest::keyClick(&byKey, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(desk.found(), QStringList{"Save"});
        QVERIFY(desk.text() == level && !desk.session().isModified());
        QTest::keyClick(&byKey, Qt::Key_F35);
        QVERIFY(desk.found().isEmpty());
        QVERIFY(desk.said().contains("F35"));
        QTest::keyClick(&byKey, Qt::Key_Backspace);
        QVERIFY(desk.found().size() > 100);
    }

    void changesAndResets() {
        Desk desk;
        desk.choose("map.halfTurn");
        desk.press(Qt::Key_F2, Qt::ControlModifier);
        QCOMPARE(desk.row("map.halfTurn")->text(2), "Ctrl+F2");
        QVERIFY(desk.window.actions().action("map.halfTurn")->toolTip().endsWith("(Ctrl+F2)"));
        QCOMPARE(desk.runs("map.halfTurn", Qt::Key_F2, Qt::ControlModifier), 1);
        {
            Workspace workspace(testGame(), desk.files);
            MainWindow later(workspace, desk.settings, Theme::light());
            QCOMPARE(later.actions().action("map.halfTurn")->shortcut().toString(), "Ctrl+F2");
        }
        desk.click("keys.reset");
        QCOMPARE(desk.shortcut("map.halfTurn"), "");
        QVERIFY(!desk.settings.contains("keys/map.halfTurn"));
    }

    void clears() {
        Desk desk;
        desk.choose("file.export");
        desk.click("keys.clear");
        QCOMPARE(desk.row("file.export")->text(2), "");
        QCOMPARE(desk.runs("file.export", Qt::Key_E, Qt::ControlModifier), 0);
        Workspace workspace(testGame(), desk.files);
        MainWindow later(workspace, desk.settings, Theme::light());
        QCOMPARE(later.actions().action("file.export")->shortcut().toString(), "");
    }

    void conflictsAreShownAndSettled() {
        Desk desk;
        desk.choose("map.halfTurn");
        desk.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(desk.row("map.halfTurn")->text(2).contains("Save"));
        QVERIFY(desk.row("file.save")->text(2).contains("Half Turn"));
        QVERIFY(desk.said().contains("Save"));
        desk.click("keys.takeAway");
        QCOMPARE(desk.row("map.halfTurn")->text(2), "Ctrl+S");
        QCOMPARE(desk.row("file.save")->text(2), "");
        QCOMPARE(desk.said(), "");
        QCOMPARE(desk.runs("map.halfTurn", Qt::Key_S, Qt::ControlModifier), 1);
    }

    void menusAreConflictsToo() {
        Desk desk;
        desk.choose("map.halfTurn");
        desk.press(Qt::Key_F, Qt::AltModifier);
        QVERIFY2(desk.said().contains("File"), qPrintable(desk.said()));
    }

    void keysThatTypeAreRefused() {
        Desk desk;
        desk.choose("map.halfTurn");
        for (const auto& [key, modifiers] : {std::pair{Qt::Key_A, Qt::KeyboardModifiers(Qt::NoModifier)},
                                             {Qt::Key_A, Qt::KeyboardModifiers(Qt::ShiftModifier)},
                                             {Qt::Key_Space, Qt::KeyboardModifiers(Qt::NoModifier)}}) {
            desk.press(key, modifiers);
            QCOMPARE(desk.shortcut("map.halfTurn"), "");
            QVERIFY(desk.said().contains("types something"));
        }
        // Nobody is caught in the field.
        desk.key().setFocus();
        QTest::keyClick(&desk.key(), Qt::Key_Tab);
        QVERIFY(!desk.key().hasFocus());
        QTest::keyClick(&desk.key(), Qt::Key_Escape);
        QVERIFY(!desk.page().window()->isVisible());
    }

    void fixedKeysAreFoundButNotChanged() {
        Desk desk;
        desk.page().search("candidate, stroke");
        QVERIFY(desk.found().isEmpty());
        desk.page().search("cancel stroke");
        QCOMPARE(desk.found().size(), 1);
        QVERIFY(!desk.key().isEnabled());
    }

    void goesToAFileAndBack() {
        const QString path = QDir(m_folder.path()).filePath("keys.ini");
        {
            Desk desk;
            desk.choose("map.halfTurn");
            desk.press(Qt::Key_F2, Qt::ControlModifier | Qt::ShiftModifier);
            desk.choose("file.export");
            desk.click("keys.clear");
            desk.page().exportTo(path);
            QVERIFY(desk.said().contains(path));
        }
        Desk desk;
        desk.choose("file.save");
        desk.click("keys.clear");
        desk.page().importFrom(path);
        QCOMPARE(desk.shortcut("map.halfTurn"), "Ctrl+Shift+F2");
        QCOMPARE(desk.shortcut("file.export"), "");
        QCOMPARE(desk.shortcut("file.save"), "Ctrl+S"); // the file does not name it
        desk.click("keys.resetAll");
        QCOMPARE(desk.shortcut("file.export"), "Ctrl+E");
        QCOMPARE(desk.shortcut("map.halfTurn"), "");
    }

    void refusesOtherFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("binary") << QByteArray("\0\xff[[=\n", 6);
        QTest::newRow("another program's") << QByteArray("[General]\nkey=1\n");
        QTest::newRow("too large") << QByteArray(2 << 20, 'a');
    }
    void refusesOtherFiles() {
        QFETCH(const QByteArray, bytes);
        const QString path = QDir(m_folder.path()).filePath("other.ini");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        Desk desk;
        desk.choose("file.save");
        desk.press(Qt::Key_F2, Qt::ControlModifier);
        desk.page().importFrom(path);
        QCOMPARE(desk.shortcut("file.save"), "Ctrl+F2");
        QVERIFY(desk.said().contains("other.ini"));
    }

    void nonsenseInAFileGivesNoKeys() {
        const QString path = QDir(m_folder.path()).filePath("odd.ini");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "[General]\nlevwrightKeys=1\n[keys]\nfile.save=A, \"Ctrl+F4\", nonsense\nno.such=Ctrl+F3\n");
        file.close();
        Desk desk;
        desk.page().importFrom(path);
        QCOMPARE(desk.shortcut("file.save"), "Ctrl+F4");
    }

private:
    QTemporaryDir m_folder;
};

LEVWRIGHT_TEST(KeysPageTest)

} // namespace levwright::keys_page_test

#include "KeysPageTest.moc"
