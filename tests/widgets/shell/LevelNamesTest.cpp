// SPDX-License-Identifier: GPL-3.0-or-later
// Names of levels over a dungeon and the files of its levels, in the window, with mouse and keys.
#include "widgets/shell/LevelNames.h"

#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"
#include "widgets/textpane/TextPane.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTreeWidget>

namespace levwright::level_names_test {
namespace {

const QByteArray dungeon = "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n"
                           "LEVEL: \"castle\" \"none\" @ (-1)\n"
                           "RNDLEVEL: \"medusa\" \"none\" @ (-5,4) 2\n";
QByteArray levelNamed(const char* name, const QByteArray& rest = {}) {
    return "MAZE:\"" + QByteArray(name) + "\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n" + rest;
}
const QByteArray two =
    levelNamed("medusa-1", "PORTAL:(0,0,1,0),(0,0,0,0),\"castle\"\n") + levelNamed("medusa-2");

// A window over a folder with a dungeon and its levels.
struct Desk : FileDesk {
    explicit Desk(const FileFolder& folder, const char* opened = "dungeon.def")
        : FileDesk(folder.root()), m_folder(folder) {
        window.openFile(folder.path(opened));
    }
    // After the first letter of the words.
    void caretTo(const char* words) {
        const Offset at = Offset(text().indexOf(words)) + 1;
        session().select(Selection{at, at});
        window.page().focusText();
    }
    QPlainTextEdit& shownEditor() {
        return *window.page().findChild<QPlainTextEdit*>(QStringLiteral("textpane.editor"));
    }
    void rename(const char* words, const QString& name) {
        caretTo(words);
        QTest::keyClick(&shownEditor(), Qt::Key_F2);
        auto* field = window.page().findChild<QLineEdit*>(QStringLiteral("textpane.rename"));
        QVERIFY(field != nullptr);
        field->selectAll();
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    }
    QDialog* preview() { return window.findChild<QDialog*>(QStringLiteral("renameInFiles")); }
    QStringList rows() {
        QStringList rows;
        auto* list = preview()->findChild<QTreeWidget*>(QStringLiteral("renameInFiles.list"));
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* file = list->topLevelItem(i);
            rows << file->text(0);
            for (int j = 0; j < file->childCount(); ++j)
                rows << file->child(j)->text(2);
        }
        return rows;
    }
    void accept() {
        auto* button = preview()->findChild<QPushButton*>(QStringLiteral("renameInFiles.rename"));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QByteArray textOf(const char* name) {
        const Session* found = workspace.sessionOf(m_folder.path(name));
        return found == nullptr ? QByteArray()
                                : QByteArray::fromStdString(std::string(found->text().bytes()));
    }

private:
    const FileFolder& m_folder;
};

} // namespace

class LevelNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<FileFolder>();
        m_folder->write("dungeon.def", dungeon);
        m_folder->write("medusa.des", two);
    }

    void renamesFromTheDungeon() {
        Desk desk(*m_folder);
        desk.rename("castle", QStringLiteral("keep"));
        QVERIFY(desk.preview() != nullptr && desk.preview()->isVisible());
        QCOMPARE(desk.rows(),
                 (QStringList{"dungeon.def (1)", "LEVEL: \"keep\" \"none\" @ (-1)", "castle.des (1)",
                              "MAZE:\"keep\",' '", "medusa.des (1)", "PORTAL:(0,0,1,0),(0,0,0,0),\"keep\""}));
        QCOMPARE(desk.text(), dungeon);
        desk.accept();
        QCOMPARE(desk.text(), QByteArray(dungeon).replace("castle", "keep"));
        QCOMPARE(desk.session().path(), m_folder->path("dungeon.def"));
        QCOMPARE(desk.textOf("castle.des"), QByteArray(castle).replace("castle", "keep"));
        QCOMPARE(desk.textOf("medusa.des"), QByteArray(two).replace("castle", "keep"));
        for (const char* name : {"dungeon.def", "castle.des", "medusa.des"}) {
            Session& session = *desk.workspace.sessionOf(m_folder->path(name));
            QCOMPARE(session.document().stepLabels(), std::vector<std::string>{"Rename"});
            session.undo();
            QVERIFY(!session.isModified());
        }
        QCOMPARE(m_folder->written("castle.des"), castle);
    }

    void renamesFromAVariant() {
        Desk desk(*m_folder, "medusa.des");
        desk.rename("medusa-1", QStringLiteral("gorgon-1"));
        QVERIFY(desk.preview() != nullptr);
        desk.accept();
        QCOMPARE(desk.text(), QByteArray(two).replace("medusa", "gorgon"));
        QCOMPARE(desk.textOf("dungeon.def"), QByteArray(dungeon).replace("medusa", "gorgon"));
    }

    // A file that is not ticked stays as it is.
    void leavesUntickedFilesAlone() {
        Desk desk(*m_folder);
        desk.rename("castle", QStringLiteral("keep"));
        auto* list = desk.preview()->findChild<QTreeWidget*>(QStringLiteral("renameInFiles.list"));
        list->topLevelItem(2)->setCheckState(0, Qt::Unchecked);
        desk.accept();
        QCOMPARE(desk.textOf("castle.des"), QByteArray(castle).replace("castle", "keep"));
        QCOMPARE(desk.textOf("medusa.des"), QByteArray());
    }

    // A level that nothing else names is renamed at once.
    void asksNothingForOneFile() {
        m_folder->write("own.des", levelNamed("own"));
        Desk desk(*m_folder, "own.des");
        desk.rename("own", QStringLiteral("mine"));
        QVERIFY(desk.preview() == nullptr);
        QCOMPARE(desk.text(), levelNamed("mine"));
        QCOMPARE(desk.session().document().stepLabels(), std::vector<std::string>{"Rename"});
    }

    void keepsTheFieldOpenAfterARefusal() {
        Desk desk(*m_folder);
        desk.rename("castle", QStringLiteral("medusa-2"));
        QVERIFY(desk.preview() == nullptr);
        auto* field = desk.window.page().findChild<QLineEdit*>(QStringLiteral("textpane.rename"));
        QVERIFY(field != nullptr && field->hasFocus());
        QCOMPARE(desk.text(), dungeon);
    }

    // All files or none.
    void leavesAllAloneIfOneHasChanged() {
        Desk desk(*m_folder);
        desk.rename("castle", QStringLiteral("keep"));
        m_folder->write("castle.des", "# other\n" + castle);
        desk.accept();
        QVERIFY(desk.preview()->isVisible());
        auto* message = desk.preview()->findChild<QLabel*>(QStringLiteral("renameInFiles.message"));
        QVERIFY2(message->text().startsWith("Nothing was renamed. castle.des"), qPrintable(message->text()));
        QCOMPARE(desk.textOf("dungeon.def"), dungeon);
        QTest::keyClick(desk.preview(), Qt::Key_Escape);
    }

    void saysWhichFilesKeepTheirNames() {
        m_folder->write("dungeon.lua", "dungeon = { { name = \"Doom\", base = 25, range = 5,\n"
                                       " levels = { { name = \"castle\", base = -1 } } } }\n");
        m_folder->write("castle.lua", "des.level_init({ style = \"solidfill\", fg = \" \" })\n");
        QFile::remove(m_folder->path("castle.des"));
        QFile::remove(m_folder->path("dungeon.def"));
        QFile::remove(m_folder->path("medusa.des"));
        Desk desk(*m_folder, "dungeon.lua");
        desk.rename("castle", QStringLiteral("keep"));
        QVERIFY(desk.preview() != nullptr);
        auto* message = desk.preview()->findChild<QLabel*>(QStringLiteral("renameInFiles.message"));
        QVERIFY2(message->text().contains("Rename the file to keep.lua"), qPrintable(message->text()));
        desk.accept();
        QVERIFY(desk.text().contains("\"keep\""));
    }

    void goesToTheLevelsFile() {
        Desk desk(*m_folder);
        const Offset at = Offset(dungeon.indexOf("castle")) + 2;
        QTextCursor cursor(desk.shownEditor().document());
        cursor.setPosition(int(at));
        desk.window.page().focusText();
        desk.shownEditor().setTextCursor(cursor);
        QTest::mouseClick(desk.shownEditor().viewport(), Qt::LeftButton, Qt::ControlModifier,
                          desk.shownEditor().cursorRect(cursor).center());
        QCOMPARE(desk.session().path(), m_folder->path("castle.des"));
        QCOMPARE(desk.session().selection(), (Selection{6, 6}));
        QVERIFY(desk.shownEditor().hasFocus());
        QTest::keyClick(&desk.window, Qt::Key_Left, Qt::AltModifier); // back
        QCOMPARE(desk.session().path(), m_folder->path("dungeon.def"));
    }

    // From a dungeon to one of several variants.
    void offersVariants() {
        Desk desk(*m_folder);
        desk.caretTo("medusa");
        QTest::keyClick(&desk.window, Qt::Key_F12, Qt::ControlModifier);
        auto* menu = desk.window.findChild<QMenu*>(QStringLiteral("levelChoice"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 2);
        QCOMPARE(menu->actions()[1]->text(), QStringLiteral("medusa-2 in medusa.des"));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(desk.session().path(), m_folder->path("medusa.des"));
        const auto at = Offset(two.indexOf("medusa-2"));
        QCOMPARE(desk.session().selection(), (Selection{at, at}));
    }

    void followsPortals() {
        Desk desk(*m_folder, "medusa.des");
        desk.caretTo("castle");
        QTest::keyClick(&desk.window, Qt::Key_F12, Qt::ControlModifier);
        QCOMPARE(desk.session().path(), m_folder->path("castle.des"));
    }

    void saysThatNoFileHoldsIt() {
        QFile::remove(m_folder->path("castle.des"));
        Desk desk(*m_folder);
        desk.caretTo("castle");
        QSignalSpy refused(&desk.session(), &Session::refused);
        QTest::keyClick(&desk.window, Qt::Key_F12, Qt::ControlModifier);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused[0][0].toString(),
                 QStringLiteral("No file of this folder holds the level “castle”."));
    }

private:
    std::unique_ptr<FileFolder> m_folder;
};

LEVWRIGHT_TEST(LevelNamesTest)

} // namespace levwright::level_names_test

#include "LevelNamesTest.moc"
