// SPDX-License-Identifier: GPL-3.0-or-later
// Versions of a file in the window: compared, taken over, merged, and brought back from git.
#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"
#include "widgets/compare/CompareDialog.h"
#include "widgets/compare/ConflictDialog.h"
#include "widgets/shell/VersionsDialog.h"

#include <QLabel>
#include <QListWidget>
#include <QProcess>
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

// How many points of the picture of a map differ from those of another one.
bool differ(CompareDialog& dialog) {
    QList<QImage> pictures;
    for (ComparedMap* map : dialog.findChildren<ComparedMap*>())
        pictures << map->widget()->grab().toImage();
    return pictures.size() == 2 && pictures[0] != pictures[1];
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

    void comparesWithTheFile() {
        Desk desk(m_folder->root());
        QVERIFY(desk.window.openFile(path("castle.des")));
        desk.type("# mine");
        write("castle.des", with(level, "(0,0)", "(3,1)"));
        QTRY_VERIFY(desk.bar().isVisible());
        desk.choose("Compare");
        QCOMPARE(wordsIn(desk.child<CompareDialog>("compare")),
                 (QStringList{"castle: hill orc moved from 0,0 to 3,1", "castle: # mine removed"}));
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
