// SPDX-License-Identifier: GPL-3.0-or-later
// Finding and replacing in many files, with mouse and keys.
#include "widgets/search/FindDialog.h"

#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/FileDesk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace levwright::find_dialog_test {
namespace {

const QByteArray classic = "MAZE:\"a\",' '\nNOMAP\n# jackal \xE9\nMONSTER:'d',\"jackal\",(1,1)\n"
                           "MONSTER:'d',\"jackal\",(2,1)\n";
const QByteArray script = "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.monster(\"jackal\")\n";

// The dialog over a folder of files, one of which is open.
struct FilesDesk {
    FilesDesk() : workspace(testGame(), files), dialog(workspace) {
        put("a.des", classic);
        put("b.lua", script);
        put("c.txt", "jackal");
        if (!workspace.open(path("a.des")))
            qFatal("no file");
        dialog.ask(folder.path());
        choose("findFiles.scope", 1);
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    void put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
    }
    QByteArray onDisk(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QByteArray textOf(const QString& name) const {
        const Session* session = workspace.sessionOf(path(name));
        return session == nullptr ? QByteArray()
                                  : QByteArray::fromStdString(std::string(session->text().bytes()));
    }
    template <class Widget>
    Widget& child(const char* name) const {
        return *dialog.findChild<Widget*>(QString::fromLatin1(name));
    }
    void choose(const char* name, int index) const { child<QComboBox>(name).setCurrentIndex(index); }
    void tick(const char* name) const {
        auto& box = child<QCheckBox>(name);
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    }
    void click(const char* name) const { QTest::mouseClick(&child<QPushButton>(name), Qt::LeftButton); }
    void type(const char* name, const QString& text) const {
        auto& field = child<QLineEdit>(name);
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    QString message() const { return child<QLabel>("findFiles.message").text(); }
    QTreeWidget& list() const { return child<QTreeWidget>("findFiles.list"); }
    // Rows such as "a.des (1)" and "line 3|# jackal|# fox".
    QStringList rows() const {
        QStringList rows;
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            const QTreeWidgetItem& file = *list().topLevelItem(i);
            rows << file.text(0);
            for (int j = 0; j < file.childCount(); ++j)
                rows << file.child(j)->text(0) + '|' + file.child(j)->text(1) + '|' + file.child(j)->text(2);
        }
        return rows;
    }

    QTemporaryDir folder;
    DiskFileStore files;
    Workspace workspace;
    FindDialog dialog;
};

} // namespace

class FindDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAText() {
        FilesDesk desk;
        desk.type("findFiles.text", "JACKAL");
        QTest::keyClick(&desk.child<QLineEdit>("findFiles.text"), Qt::Key_Return);
        QTRY_COMPARE(desk.message(), "4 places in 2 files.");
        QCOMPARE(desk.rows().first(), "a.des (3)");
        QCOMPARE(desk.rows().at(4), "b.lua (1)");
        QVERIFY(!desk.child<QPushButton>("findFiles.replace").isVisible());
        QTreeWidgetItem* place = desk.list().topLevelItem(0)->child(1);
        Q_EMIT desk.list().itemActivated(place, 0);
        QCOMPARE(desk.workspace.active().selection(), (Selection{Offset(classic.indexOf("\"jackal")) + 1,
                                                                 Offset(classic.indexOf("\"jackal")) + 7}));
        Q_EMIT desk.list().itemActivated(desk.list().topLevelItem(1)->child(0), 0);
        QCOMPARE(desk.workspace.active().path(), desk.path("b.lua"));
        desk.choose("findFiles.scope", 0);
        desk.tick("findFiles.case");
        QCOMPARE(desk.rows(), QStringList());
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "Nothing was found.");
    }

    void replacesTickedPlaces() {
        FilesDesk desk;
        desk.type("findFiles.text", "(jack)al");
        desk.tick("findFiles.expression");
        desk.tick("findFiles.replaces");
        desk.type("findFiles.by", "$1daw");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "4 places in 2 files.");
        QCOMPARE(desk.rows().at(2), "line 4|MONSTER:'d',\"jackal\",(1,1)|MONSTER:'d',\"jackdaw\",(1,1)");
        for (const int column : {1, 2}) // so that the rows of maps stand below each other
            QVERIFY(QFontInfo(desk.list().topLevelItem(0)->child(0)->font(column)).fixedPitch());
        desk.list().topLevelItem(0)->child(1)->setCheckState(0, Qt::Unchecked);
        desk.click("findFiles.replace");
        QCOMPARE(desk.message(), "Replaced in 2 files, which are open and not saved yet.");
        QByteArray wanted = classic;
        wanted.replace("# jackal", "# jackdaw").replace("jackal\",(2", "jackdaw\",(2");
        QCOMPARE(desk.textOf("a.des"), wanted);
        QCOMPARE(desk.textOf("b.lua"), QByteArray(script).replace("jackal", "jackdaw"));
        QCOMPARE(desk.onDisk("a.des") + desk.onDisk("b.lua"), classic + script);
        QCOMPARE(desk.workspace.active().path(), desk.path("a.des"));
        for (const char* name : {"a.des", "b.lua"}) {
            Session& session = *desk.workspace.sessionOf(desk.path(name));
            QCOMPARE(session.document().stepLabels(), std::vector<std::string>{"Replace in files"});
            session.undo();
            QVERIFY(!session.isModified());
        }
    }

    // Nothing is found for a name that is too long to search for.
    void longNames() {
        FilesDesk desk;
        desk.choose("findFiles.kind", 1);
        desk.child<QLineEdit>("findFiles.text").setText(QString(6000, '.'));
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "Nothing was found.");
    }

    // Not the word in a comment, and with the class.
    void replacesByMeaning() {
        FilesDesk desk;
        desk.choose("findFiles.kind", 1);
        desk.type("findFiles.text", "jackal");
        QCOMPARE(desk.child<QLineEdit>("findFiles.text").completer()->currentCompletion(), "jackal");
        desk.tick("findFiles.replaces");
        desk.type("findFiles.by", "newt");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "3 places in 2 files.");
        QCOMPARE(desk.rows().at(1), "line 4|MONSTER:'d',\"jackal\",(1,1)|MONSTER:':',\"newt\",(1,1)");
        desk.click("findFiles.replace");
        QByteArray wanted = classic;
        wanted.replace("'d',\"jackal\"", "':',\"newt\"");
        QCOMPARE(desk.textOf("a.des"), wanted);
        QCOMPARE(desk.textOf("b.lua"), QByteArray(script).replace("jackal", "newt"));
        desk.type("findFiles.text", "newt");
        desk.type("findFiles.by", "newtt");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.list().topLevelItemCount(), 2);
        QVERIFY(desk.list().topLevelItem(0)->text(1).contains("knows no monster “newtt”"));
        QVERIFY(!desk.child<QPushButton>("findFiles.replace").isEnabled());
    }

    // Texts that a script may make a name of are listed, and left alone.
    void listsWhatMayBeIt() {
        FilesDesk desk;
        desk.put("b.lua", script + "local kinds = { \"jackal\" }\ndes.monster(kinds[1])\n");
        desk.put("d.lua", "des.monster(\"jac\" .. end_of_it)\n");
        desk.choose("findFiles.kind", 1);
        desk.type("findFiles.text", "jackal");
        desk.tick("findFiles.replaces");
        desk.type("findFiles.by", "fox");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "3 places in 2 files. 2 texts of scripts may mean it, too.");
        QCOMPARE(desk.rows().mid(3),
                 (QStringList{"b.lua (1)", "line 2|des.monster(\"jackal\")|des.monster(\"fox\")",
                              "line 3, maybe|local kinds = { \"jackal\" }|", "d.lua (0)",
                              "line 1, maybe|des.monster(\"jac\" .. end_of_it)|"}));
        Q_EMIT desk.list().itemActivated(desk.list().topLevelItem(2)->child(0), 0);
        QCOMPARE(desk.workspace.active().selection(), (Selection{13, 16}));
        desk.click("findFiles.replace");
        QCOMPARE(desk.textOf("b.lua"), QByteArray(script).replace("jackal", "fox") +
                                           "local kinds = { \"jackal\" }\ndes.monster(kinds[1])\n");
        QCOMPARE(desk.textOf("d.lua"), "des.monster(\"jac\" .. end_of_it)\n");
    }

    // Many tabs are opened only if the user wants them.
    void asksBeforeItOpensMany_data() {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::newRow("open") << QMessageBox::Open;
        QTest::newRow("cancel") << QMessageBox::Cancel;
        QTest::newRow("write") << QMessageBox::Save;
    }
    void asksBeforeItOpensMany() {
        QFETCH(const QMessageBox::StandardButton, answer);
        FilesDesk desk;
        constexpr int count = 12;
        const auto nameOf = [](int i) { return QStringLiteral("m%1.des").arg(i); };
        for (int i = 0; i < count; ++i)
            desk.put(nameOf(i), classic);
        desk.type("findFiles.text", "jackal");
        desk.tick("findFiles.replaces");
        desk.type("findFiles.by", "fox");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "40 places in 14 files.");
        {
            const Answers answers({{"closedFilesQuestion", press(answer)}});
            desk.click("findFiles.replace");
        }
        const QByteArray changed = QByteArray(classic).replace("jackal", "fox");
        const bool opens = answer == QMessageBox::Open;
        const bool writes = answer == QMessageBox::Save;
        QCOMPARE(desk.workspace.count(), opens ? 14U : 1U);
        QCOMPARE(desk.textOf("a.des"), opens || writes ? changed : classic);
        for (int i = 0; i < count; ++i)
            QCOMPARE(desk.onDisk(nameOf(i)), writes ? changed : classic);
        QCOMPARE(desk.onDisk("a.des"), classic); // it is open
        QCOMPARE(desk.child<QPushButton>("findFiles.takeBack").isVisible(), writes);
        if (!writes)
            return;
        QCOMPARE(desk.message(),
                 "Replaced in 1 file, which is open and not saved yet. Replaced in 13 files on "
                 "the disk.");
        // One of them is changed by somebody else, one is opened.
        desk.put(nameOf(0), "# other\n");
        QVERIFY(desk.workspace.open(desk.path(nameOf(1))).has_value());
        desk.click("findFiles.takeBack");
        QCOMPARE(desk.message(), "11 files have their earlier texts again. m0.des has changed since it was "
                                 "written, so it was left "
                                 "alone. m1.des is open now, so it was left alone.");
        QCOMPARE(desk.onDisk(nameOf(0)), "# other\n");
        QCOMPARE(desk.onDisk(nameOf(1)), changed);
        for (int i = 2; i < count; ++i)
            QCOMPARE(desk.onDisk(nameOf(i)), classic);
        QCOMPARE(desk.onDisk("b.lua"), script);
    }

    void leavesChangedFilesAlone() {
        FilesDesk desk;
        desk.type("findFiles.text", "jackal");
        desk.tick("findFiles.replaces");
        desk.type("findFiles.by", "fox");
        desk.click("findFiles.find");
        QTRY_COMPARE(desk.message(), "4 places in 2 files.");
        desk.put("b.lua", "-- new\n" + script);
        Session& open = *desk.workspace.sessionOf(desk.path("a.des"));
        open.apply(EditOutcome(TextEdit::insert(0, "# new\n")), "Type");
        desk.click("findFiles.replace");
        QCOMPARE(desk.message(), "a.des has changed "
                                 "since the search, so it "
                                 "was left alone. b.lua has changed since the search, so it was left alone.");
        QCOMPARE(desk.textOf("a.des"), "# new\n" + classic);
        QCOMPARE(desk.onDisk("b.lua"), "-- new\n" + script);
    }

    void saysWhatIsWrong() {
        FilesDesk desk;
        desk.tick("findFiles.expression");
        desk.type("findFiles.text", "(");
        desk.click("findFiles.find");
        QVERIFY(desk.message().startsWith("The expression is not valid"));
        desk.type("findFiles.text", "a");
        desk.put("d.des", QByteArray(200'000, 'a'));
        desk.click("findFiles.find");
        QTRY_VERIFY(desk.message().endsWith("The search ended early, so there may be more."));
        QVERIFY(desk.message().startsWith("5000 places"));
    }
};

LEVWRIGHT_TEST(FindDialogTest)

} // namespace levwright::find_dialog_test

#include "FindDialogTest.moc"
