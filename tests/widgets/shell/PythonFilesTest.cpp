// SPDX-License-Identifier: GPL-3.0-or-later
// Levels in Python programs: listed, opened as documents, and written back into their strings.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/shell/FileController.h"
#include "widgets/shell/PythonDialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTreeWidget>

namespace levwright::python_files_test {
namespace {

const QByteArray program =
    "import gym\nFIRST = \"\"\"\nMAZE: \"one\",' '\nGEOMETRY:center,center\nMAP\n.....\n.....\n"
    "ENDMAP\n\"\"\"  # kept\nname = f\"{gym}\"\nSECOND = f\"\"\"\nMAZE: \"{name}\",' '\n\"\"\"\n"
    "THIRD = 'MAZE: \"three\",\\' \\'\\nNOMAP\\n'\n";
const QString path = QStringLiteral("/agent.py");

struct PythonDesk : WindowDesk {
    explicit PythonDesk(const QByteArray& text = program) {
        write(text);
        QVERIFY(window.openFile(path));
        QCoreApplication::processEvents();
    }
    void write(const QByteArray& text) { QVERIFY(files.replace(path.toStdU16String(), text.toStdString())); }
    QByteArray file() const {
        return QByteArray::fromStdString(files.read(path.toStdU16String(), 100000).value());
    }
    QTreeWidget& list() { return child<QTreeWidget>("python.levels"); }
    // Chooses the row with the mouse, and opens it.
    void openRow(int row) {
        const QRect place = list().visualItemRect(list().topLevelItem(row));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place.center());
        QTest::mouseClick(&child<QPushButton>("python.open"), Qt::LeftButton);
    }
    void clickMessage(const QString& text) {
        for (QPushButton* button : window.page().messages().findChildren<QPushButton*>()) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no such button");
    }
    QString said() { return window.page().messages().text(); }
};

} // namespace

class PythonFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levelsAreListed() {
        PythonDesk desk;
        QCOMPARE(desk.list().topLevelItemCount(), 3);
        const QTreeWidgetItem* second = desk.list().topLevelItem(1);
        QCOMPARE(second->text(1), QStringLiteral("11"));
        QCOMPARE(second->text(2), QStringLiteral("MAZE: \"{name}\",' '"));
        QCOMPARE(second->text(3), QStringLiteral("yes"));
    }

    // Typed and drawn, saved, and nothing else of the program is touched.
    void editsGoBack() {
        PythonDesk desk;
        desk.openRow(0);
        QCOMPARE(desk.session().displayName(), QStringLiteral("agent.py:1"));
        QVERIFY(!hasErrors(desk.session().analysis().diagnostics()));
        const auto at = Offset(desk.text().indexOf("ENDMAP") + 7);
        desk.session().select(Selection{at, at});
        QTest::keyClicks(&desk.editor(), "STAIR:(1,1),up");
        QTest::keyClick(&desk.editor(), Qt::Key_Return);
        desk.trigger("file.save");
        QCOMPARE(desk.file(), QByteArray(program).replace("ENDMAP\n", "ENDMAP\nSTAIR:(1,1),up\n"));
        QVERIFY(!desk.session().isModified());
    }

    void escapesAreKept() {
        PythonDesk desk;
        desk.openRow(2);
        QCOMPARE(desk.text(), QByteArray("MAZE: \"three\",' '\nNOMAP\n"));
        const auto at = Offset(desk.text().size());
        desk.session().apply(TextEdit::insert(at, "STAIR:'a',up\n"), QStringLiteral("Test"));
        desk.trigger("file.save");
        QVERIFY2(desk.file().endsWith("THIRD = 'MAZE: \"three\",\\' \\'\\nNOMAP\\nSTAIR:\\'a\\',up\\n'\n"),
                 desk.file().constData());
    }

    // What the program computes stays; all around it can be changed.
    void computedPartsStay() {
        PythonDesk desk;
        desk.openRow(1);
        QVERIFY(desk.text().contains("MAZE: \"{name}\""));
        desk.session().apply(TextEdit::insert(0, "# x\n"), QStringLiteral("Test"));
        desk.trigger("file.save");
        const QByteArray saved = QByteArray(program).replace("f\"\"\"\nMAZE", "f\"\"\"# x\n\nMAZE");
        QCOMPARE(desk.file(), saved);
        const auto at = Offset(desk.text().indexOf("{name}"));
        desk.session().apply(TextEdit::insert(at + 1, "x"), QStringLiteral("Test"));
        desk.trigger("file.save");
        QCOMPARE(desk.file(), saved);
        QVERIFY2(desk.said().contains(QStringLiteral("The program computes {name}.")),
                 qPrintable(desk.said()));
        QVERIFY(desk.session().isModified());
    }

    // What a LevelGenerator builds is shown: neither keys nor the mouse change it, and the window says why.
    void builtLevelsAreNotChanged() {
        const QByteArray built = "g = LevelGenerator(w=9, h=5)\ng.add_monster('newt', place=(2, 2))\n";
        PythonDesk desk(built);
        QCOMPARE(desk.list().topLevelItem(0)->text(3), QStringLiteral("no"));
        desk.openRow(0);
        const QByteArray level = desk.text();
        QVERIFY(level.contains("MONSTER:\"newt\",(2, 2)\n"));
        QVERIFY2(desk.said().contains(QStringLiteral("LevelGenerator")), qPrintable(desk.said()));
        QTest::keyClicks(&desk.editor(), "abc");
        QCOMPARE(desk.text(), level);
        QCOMPARE(desk.editor().toPlainText().toUtf8(), level);
        QTest::keyClick(&desk.canvas(), Qt::Key_Delete);
        desk.session().apply(TextEdit::insert(0, "# x\n"), QStringLiteral("Test"));
        QCOMPARE(desk.text(), level);
        QVERIFY(!desk.session().isModified());
        desk.trigger("file.save");
        QCOMPARE(desk.file(), built);
        // The program builds another level now.
        desk.write(QByteArray(built).replace("newt", "jackal"));
        desk.window.files().lookAtFiles();
        QVERIFY(desk.text().contains("jackal"));
        desk.clickMessage(tr("Edit a Copy"));
        QVERIFY(desk.session().path().isEmpty());
        desk.session().apply(TextEdit::insert(0, "# x\n"), QStringLiteral("Test"));
        QVERIFY(desk.text().startsWith("# x\n"));
    }

    // The file is changed by another program: other strings do not matter, the same one asks.
    void changesOfOthers() {
        PythonDesk desk;
        desk.openRow(0);
        desk.write(QByteArray(program).replace("import gym", "import minihack"));
        desk.window.files().lookAtFiles();
        QVERIFY(!desk.window.page().fileMessages().isVisible());
        desk.session().apply(TextEdit::insert(0, "# mine\n"), QStringLiteral("Test"));
        desk.trigger("file.save");
        QVERIFY(desk.file().startsWith("import minihack\n"));
        QVERIFY(desk.file().contains("# mine"));
        desk.session().apply(TextEdit::insert(0, "# more\n"), QStringLiteral("Test"));
        const QByteArray theirs = QByteArray(program).replace("one", "other");
        desk.write(theirs);
        desk.trigger("file.save");
        QCOMPARE(desk.file(), theirs);
        QVERIFY(desk.window.page().fileMessages().isVisible());
    }

    void programsWithoutLevels() {
        WindowDesk desk;
        QVERIFY(desk.files.replace("/plain.py", "print(1)\n"));
        QVERIFY(!desk.window.openFile(QStringLiteral("/plain.py")));
        QCOMPARE(desk.window.page().messages().text(), QStringLiteral("There is no level in “plain.py”."));
    }

    // What Copy for MiniHack gives is a level again.
    void theClipboardIsALevel_data() {
        QTest::addColumn<QString>("copied");
        QTest::newRow("a string") << QStringLiteral("\"\"\"\nMAZE: \"mylevel\",' '\nNOMAP\n\"\"\"");
        QTest::newRow("a program") << QStringLiteral(
            "env = make(des_file='MAZE: \"mylevel\",\\' \\'\\nNOMAP\\n')");
        QTest::newRow("a level") << QStringLiteral("MAZE: \"mylevel\",' '\nNOMAP\n");
    }
    void theClipboardIsALevel() {
        QFETCH(const QString, copied);
        WindowDesk desk;
        QGuiApplication::clipboard()->setText(copied);
        QTest::keyClick(&desk.window, Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(desk.text().trimmed(), QByteArray("MAZE: \"mylevel\",' '\nNOMAP"));
        QVERIFY(desk.session().isModified());
        QGuiApplication::clipboard()->setText(QStringLiteral("no level"));
        desk.trigger("file.newFromClipboard");
        QCOMPARE(desk.window.page().messages().text(), QStringLiteral("There is no level in the clipboard."));
    }

    void whatIsCopiedComesBack() {
        WindowDesk desk("MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.\\.\n...\nENDMAP\n");
        desk.trigger("edit.copyMiniHack");
        desk.trigger("file.newFromClipboard");
        QVERIFY2(desk.text().contains("\nMAP\n.\\.\n...\nENDMAP\n"), desk.text().constData());
    }
};

LEVWRIGHT_TEST(PythonFilesTest)

} // namespace levwright::python_files_test

#include "PythonFilesTest.moc"
