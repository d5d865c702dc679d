// SPDX-License-Identifier: GPL-3.0-or-later
// Opening levels from a game's data library.
#include "widgets/shell/ArchiveDialog.h"

#include "core/formats/lev34/LevFile.h"
#include "tests/support/Libraries.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/ProgressKeys.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/pages/EditorPage.h"
#include "widgets/pages/MessageBar.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/shell/FileController.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

namespace levwright::archive_dialog_test {
namespace {

// A maze with that amount of gold.
std::string levelFile(int gold, const char* game = "nethack-3.4.3") {
    CompiledLevel level;
    CompiledPart& part = level.parts.emplace_back();
    part.horizontalAlignment = 3;
    part.verticalAlignment = 3;
    part.map = Grid<unsigned char>(5, 3);
    part.gold = {{Place::random(), gold}};
    return lev34::encode(level, usualTarget(game, {}).value()).value();
}

std::string sample() {
    return libraryOf({{"help", "text\n"},
                      {"big-10.lev", levelFile(10)},
                      {"big-2.lev", levelFile(2, "nethack-3.2.2")},
                      {"Air.lev", levelFile(1)},
                      {"strange.lev", "of no known game"},
                      {"dungeon", dungeonFile()}});
}

struct Desk : WindowDesk {
    explicit Desk(const std::string& library = sample(), const Theme& theme = Theme::light())
        : WindowDesk({}, theme) {
        files.replace("/games/nhdat", library).value();
    }
    // Like File > Open with a chosen file.
    ArchiveDialog& openLibrary() {
        if (!window.openFile(QStringLiteral("/games/nhdat")))
            qFatal("the library is not opened");
        return dialog();
    }
    ArchiveDialog& dialog() {
        auto* found = window.findChild<ArchiveDialog*>();
        if (found == nullptr || !QTest::qWaitFor([&] { return found->isVisible(); }) ||
            !QTest::qWaitForWindowActive(found) ||
            !QTest::qWaitFor([&] { return filter(*found).hasFocus(); }))
            qFatal("no dialog");
        return *found;
    }
    static QTreeWidget& list(ArchiveDialog& dialog) {
        return *dialog.findChild<QTreeWidget*>("archive.levels");
    }
    static QLineEdit& filter(ArchiveDialog& dialog) {
        return *dialog.findChild<QLineEdit*>("archive.filter");
    }
    static QPushButton& openButton(ArchiveDialog& dialog) {
        return *dialog.findChild<QPushButton*>("archive.open");
    }
    static QStringList namesInSight(ArchiveDialog& dialog) {
        QStringList names;
        for (int row = 0; row < list(dialog).topLevelItemCount(); ++row) {
            if (!list(dialog).topLevelItem(row)->isHidden())
                names << list(dialog).topLevelItem(row)->text(0);
        }
        return names;
    }
    static QPoint placeOf(ArchiveDialog& dialog, const QString& name) {
        return list(dialog).visualItemRect(list(dialog).findItems(name, Qt::MatchExactly).front()).center();
    }
    static void click(ArchiveDialog& dialog, const QString& name, Qt::KeyboardModifiers with = {}) {
        QTest::mouseClick(list(dialog).viewport(), Qt::LeftButton, with, placeOf(dialog, name));
    }
    QStringList openNames() const {
        QStringList names;
        for (std::size_t i = 0; i < workspace.count(); ++i)
            names << workspace.session(i).displayName();
        return names;
    }
    const MessageBar& messages() { return window.findChild<PageTabs*>()->active().messages(); }
};

} // namespace

class ArchiveDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lists() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Open from nhdat"));
        const QTreeWidget& list = Desk::list(dialog);
        QStringList rows;
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < list.columnCount(); ++column)
                cells << list.topLevelItem(row)->text(column);
            rows << cells.join('|');
        }
        QCOMPARE(rows,
                 (QStringList{"dungeon|dungeon|NetHack 3.6|120",
                              QStringLiteral("Air.lev|level|NetHack 3.4.3|%1").arg(levelFile(1).size()),
                              QStringLiteral("big-2.lev|level|NetHack 3.2.2, GnomeHack|%1")
                                  .arg(levelFile(2, "nethack-3.2.2").size()),
                              QStringLiteral("big-10.lev|level|NetHack 3.4.3|%1").arg(levelFile(10).size()),
                              "strange.lev|level|not known|16"}));
        QVERIFY(list.topLevelItem(4)->isDisabled());
        QVERIFY(list.header()->length() <= list.viewport()->width());
    }

    void doubleClickOpens() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        const QPoint at = Desk::placeOf(dialog, "big-10.lev");
        QTest::mouseClick(Desk::list(dialog).viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(Desk::list(dialog).viewport(), Qt::LeftButton, {}, at);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(desk.openNames(), QStringList{"big-10.des"});
        QVERIFY(desk.text().contains("GOLD:10,random\n"));
        QVERIFY(desk.session().path().isEmpty());
        QVERIFY(desk.window.isWindowModified());
        QCOMPARE(desk.files.read("/games/nhdat", 1 << 20).value(), sample());
    }

    void keysAndLettersOpen() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        QTest::keyClicks(&Desk::filter(dialog), "BIG");
        QCOMPARE(Desk::namesInSight(dialog), (QStringList{"big-2.lev", "big-10.lev"}));
        QTest::keyClick(&Desk::filter(dialog), Qt::Key_Down);
        QTest::keyClick(&Desk::filter(dialog), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(desk.openNames(), QStringList{"big-10.des"});
    }

    void lettersThatNothingHas() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        QTest::keyClicks(&Desk::filter(dialog), "zz");
        QVERIFY(Desk::namesInSight(dialog).isEmpty());
        QVERIFY(!Desk::openButton(dialog).isEnabled());
        QTest::keyClick(&Desk::filter(dialog), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        Desk::filter(dialog).clear();
        QCOMPARE(Desk::namesInSight(dialog).size(), 5);
        QVERIFY(Desk::openButton(dialog).isEnabled());
        // Entries of unknown games cannot be chosen.
        QTest::keyClicks(&Desk::filter(dialog), "strange");
        QCOMPARE(Desk::namesInSight(dialog), QStringList{"strange.lev"});
        Desk::click(dialog, "strange.lev");
        QVERIFY(!Desk::openButton(dialog).isEnabled());
    }

    void severalOpen() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        Desk::click(dialog, "dungeon");
        Desk::click(dialog, "big-2.lev", Qt::ControlModifier);
        Desk::click(dialog, "Air.lev", Qt::ControlModifier);
        QTest::mouseClick(&Desk::openButton(dialog), Qt::LeftButton);
        QCOMPARE(desk.openNames(), (QStringList{"dungeon.def", "Air.des", "big-2.des"}));
        QCOMPARE(desk.session().game().catalog().gameId(), "nethack-3.2.2");
        QVERIFY(desk.workspace.session(0).analysis().dungeon() != nullptr);
        QVERIFY(desk.workspace.session(0).text().bytes().contains("DUNGEON: \"The Dungeons of Doom\""));
    }

    // Levels that are open stay, and the rest is left out.
    void escapeEndsOpeningMany() {
        std::vector<std::pair<std::string, std::string>> entries;
        for (int number = 100; number < 900; ++number)
            entries.push_back({"a" + std::to_string(number) + ".lev", levelFile(number)});
        Desk desk(libraryOf(entries));
        ArchiveDialog& dialog = desk.openLibrary();
        Desk::list(dialog).setFocus();
        QTest::keyClick(&Desk::list(dialog), Qt::Key_A, Qt::ControlModifier);
        const ProgressKeys keys;
        QTest::keyClick(&Desk::list(dialog), Qt::Key_Return);
        QCOMPARE(keys.shown(), 1);
        QVERIFY(desk.workspace.count() < entries.size());
        QCOMPARE(desk.openNames().front(), QStringLiteral("a100.des"));
        QVERIFY(desk.text().contains("GOLD:1"));
    }

    void escapeOpensNothing() {
        Desk desk;
        QTest::keyClick(&desk.openLibrary(), Qt::Key_Escape);
        QCOMPARE(desk.workspace.count(), std::size_t(1));
        QVERIFY(!desk.window.isWindowModified());
    }

    void columnsSort() {
        Desk desk;
        ArchiveDialog& dialog = desk.openLibrary();
        const QHeaderView& header = *Desk::list(dialog).header();
        const QPoint at(header.sectionViewportPosition(3) + header.sectionSize(3) / 2, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(Desk::namesInSight(dialog).front(), QStringLiteral("strange.lev"));
        QCOMPARE(Desk::namesInSight(dialog).back(), QStringLiteral("dungeon"));
    }

    void isFoundAgain() {
        Desk desk;
        QTest::keyClick(&desk.openLibrary(), Qt::Key_Escape);
        QCOMPARE(desk.settings.value(QStringLiteral("recentFiles")).toStringList(),
                 QStringList{"/games/nhdat"});
        QVERIFY(QTest::qWaitFor([&] { return desk.window.findChild<ArchiveDialog*>() == nullptr; }));
        QMenu recent;
        desk.window.files().setRecentMenu(recent);
        recent.actions().front()->trigger();
        QTest::keyClick(&desk.dialog(), Qt::Key_Escape);
    }

    // Like a file named on the command line, before the window exists.
    void opensWithTheWindow() {
        MemoryFileStore files;
        QVERIFY(files.replace("/nhdat", sample()));
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Workspace workspace(testGame(), files);
        const Result<Session*> opened = workspace.open(QStringLiteral("/nhdat"));
        QVERIFY(!opened);
        MainWindow window(workspace, settings, Theme::light());
        QVERIFY(window.files().tell(QStringLiteral("/nhdat"), opened));
        const auto* dialog = window.findChild<ArchiveDialog*>();
        QVERIFY(!dialog->isVisible());
        window.show();
        QVERIFY(QTest::qWaitFor([&] { return dialog->isVisible(); }));
        QVERIFY(window.isVisible());
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("library");
        QTest::addColumn<QString>("message");
        const std::string whole = sample();
        QTest::newRow("cut off") << QByteArray::fromStdString(whole.substr(0, whole.size() - 1))
                                 << "“/games/nhdat” is not a valid data library: byte 31: expected";
        QTest::newRow("no level") << QByteArray::fromStdString(libraryOf({{"help", "text"}}))
                                  << "There is no level in the library “nhdat”.";
        QTest::newRow("another game")
            << QByteArray::fromStdString(libraryOf({{"help", "text"}, {"a.lev", std::string(50, '\7')}}))
            << "The levels in the library “nhdat” belong to a game that Levwright does not know.";
    }
    void saysWhatIsWrong() {
        QFETCH(const QByteArray, library);
        QFETCH(const QString, message);
        Desk desk(library.toStdString());
        QVERIFY(!desk.window.openFile(QStringLiteral("/games/nhdat")));
        QVERIFY(desk.window.findChild<ArchiveDialog*>() == nullptr);
        QVERIFY(desk.messages().isVisible());
        QStringList said;
        for (const QLabel* label : desk.messages().findChildren<QLabel*>())
            said << label->text();
        QVERIFY2(said.join(' ').contains(message), qPrintable(said.join(' ')));
        QCOMPARE(desk.workspace.count(), std::size_t(1));
    }

    // The other chosen levels are opened.
    void damagedLevelIsTold() {
        CompiledLevel strange;
        strange.flags = 0x100; // no description can express it
        Desk desk(
            libraryOf({{"a.lev", levelFile(1)},
                       {"b.lev", lev34::encode(strange, usualTarget("nethack-3.4.3", {}).value()).value()}}));
        ArchiveDialog& dialog = desk.openLibrary();
        Desk::list(dialog).setFocus();
        QTest::keyClick(&Desk::list(dialog), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&Desk::list(dialog), Qt::Key_Return);
        QCOMPARE(desk.openNames(), QStringList{"a.des"});
        QVERIFY(desk.messages().isVisible());
    }

    // All levels of Debian's game, one after the other.
    void installedGame() {
        const QString path = QStringLiteral("/usr/lib/games/nethack/nhdat");
        if (!QFileInfo::exists(path))
            QSKIP("nethack-common is not installed: no real library is opened");
        const Archive archive = Archive::parse(fileBytes(path).toStdString()).value();
        const std::vector<ArchivedLevel> levels = levelsOf(archive);
        QVERIFY(levels.size() > 100);
        for (const ArchivedLevel& level : levels) {
            const ArchiveEntry& entry = archive.entries()[level.entry];
            QCOMPARE(level.gameId, "nethack-3.6");
            const Result<DocumentText> text = decompiledDocument(entry.content, entry.name);
            QVERIFY2(text, text ? "" : text.error().message.c_str());
        }
    }
};

LEVWRIGHT_TEST(ArchiveDialogTest)

} // namespace levwright::archive_dialog_test

#include "ArchiveDialogTest.moc"
