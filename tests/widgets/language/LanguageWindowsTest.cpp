// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the windows in each language, and measures that nothing in them is cut off.
#include "core/base/Phrase.h"
#include "resources/Resources.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/DialogsByHand.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/language/Language.h"
#include "widgets/pages/PanelTable.h"
#include "widgets/picker/Captions.h"
#include "widgets/picker/Palette.h"
#include "widgets/playtest/PlaytestWindow.h"
#include "widgets/shell/PlaytestLauncher.h"
#include "widgets/templates/NewDialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMap>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextLayout>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>

namespace levwright::language_windows_test {
namespace {

const QByteArray level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-----\n|...|\n|...+\n-----\nENDMAP\n"
                         "MONSTER:'d',\"jackal\",(1,1)\nOBJECT:'(',\"chest\",(2,1)\nTRAP:\"pit\",(3,1)\n"
                         "REGION:(1,1,3,2),lit,\"ordinary\"\nDOOR:closed,(4,2)\nFOUNTAIN:(2,2)\n";

constexpr QSize small(624, 312);

// Shows as much of its text as there is room for, and the rest in a tool tip.
bool shortensItself(const QWidget& widget) {
    const QString name = QString::fromLatin1(widget.metaObject()->className());
    return name.contains(QStringLiteral("StillLabel")) || name.contains(QStringLiteral("WrappedLabel"));
}

QString textOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !label->wordWrap())
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    const auto* group = qobject_cast<const QGroupBox*>(&widget);
    return group == nullptr ? QString() : group->title();
}

// Labels and buttons with less room than their text takes.
QStringList cutOff(const QWidget& window) {
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || textOf(*widget).isEmpty() || shortensItself(*widget))
            continue;
        const int wanted = widget->minimumSizeHint().width();
        if (widget->width() < wanted)
            cut << QStringLiteral("%1 “%2”: %3 of %4 pixels")
                       .arg(widget->objectName(), textOf(*widget))
                       .arg(widget->width())
                       .arg(wanted);
    }
    return cut;
}

// The same of a window that somebody made small, and wrapped labels and boxes, too.
QStringList cutOffIfSmall(const QWidget& window) {
    QStringList cut = cutOff(window);
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->wordWrap() &&
            label->heightForWidth(label->width()) > label->height())
            cut << label->objectName() + u' ' + label->text();
    }
    for (const QComboBox* box : window.findChildren<QComboBox*>()) {
        if (box->isVisible() && box->width() < box->minimumSizeHint().width())
            cut << box->objectName() + u' ' + box->currentText();
    }
    return cut;
}

// The names below the pictures of a list that are wider than two lines with three pixels at either side.
QStringList cutOffIn(const QListView& list) {
    constexpr int margin = 3;
    const QFontMetricsF text(captionFont(list.font()));
    QStringList cut;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex index = list.model()->index(row, 0);
        if (widthInTwoLines(index.data().toString(), text) > list.visualRect(index).width() - 2 * margin)
            cut << index.data().toString();
    }
    return cut;
}

// The widths of the lines into which a list breaks the words, in fractions of pixels. A line that is wider
// than its room ends in “…”.
QList<qreal> widthsOfLines(const QString& words, const QFont& font, int room) {
    QTextLayout layout(words, font);
    QList<qreal> widths;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        widths << line.naturalTextWidth();
    }
    layout.endLayout();
    return widths;
}

QStringList lettersTwiceIn(const QList<QAction*>& entries, const QString& menu) {
    QMap<QString, QString> seen;
    QStringList twice;
    for (const QAction* entry : entries) {
        const QString letter = QKeySequence::mnemonic(entry->text()).toString();
        if (letter.isEmpty() || !entry->isVisible())
            continue;
        if (seen.contains(letter))
            twice << QStringLiteral("%1: %2 of “%3” and “%4”")
                         .arg(menu, letter, seen.value(letter), entry->text());
        seen.insert(letter, entry->text());
    }
    return twice;
}

// Chooses the command, measures the dialog that it opens, and closes that.
QStringList cutOffInDialog(WindowDesk& desk, const char* action) {
    QStringList cut{QStringLiteral("no dialog")};
    QTimer look;
    look.setInterval(0);
    QObject::connect(&look, &QTimer::timeout, &desk.window, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || !dialog->isVisible())
            return;
        cut = cutOff(*dialog);
        static_cast<QDialog*>(dialog)->reject();
    });
    look.start();
    desk.trigger(action);
    for (QWidget* window : QApplication::topLevelWidgets()) { // one that does not wait
        if (auto* dialog = qobject_cast<QDialog*>(window); dialog && dialog->isVisible()) {
            QCoreApplication::processEvents();
            cut = cutOff(*dialog);
            dialog->close();
        }
    }
    return cut;
}

} // namespace

class LanguageWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { registerResources(); }
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void languagesAreListed() {
        const QList<Language> all = availableLanguages();
        QCOMPARE(all.front().id, QStringLiteral("en"));
        QStringList ids;
        for (const Language& each : all)
            ids << each.id;
        QCOMPARE(ids, QStringList({"en", "de", "ja"}));
        QCOMPARE(all[1].name, QStringLiteral("Deutsch"));
    }

    void theSettingIsKept() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        QCOMPARE(languageSet(settings), QString());
        settings.setValue("language", QStringLiteral("ja"));
        QCOMPARE(languageSet(settings), QStringLiteral("ja"));
    }

    // Core and windows change together.
    void aLanguageIsUsed() {
        useLanguage(QStringLiteral("de"));
        QCOMPARE(languageInUse(), QStringLiteral("de"));
        useLanguage(QStringLiteral("en"));
        QCOMPARE(languageInUse(), QStringLiteral("en"));
        QCOMPARE(said("There is no level here."), std::string_view("There is no level here."));
        useLanguage(QStringLiteral("xx")); // is not known: that of the system, which is C here
        QCOMPARE(languageInUse(), QStringLiteral("en"));
    }

    void englishHasPlurals() {
        useLanguage(QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("X", "Copied for MiniHack, with %n thing(s) lost: %1", "", 1),
                 QStringLiteral("Copied for MiniHack, with 1 thing lost: %1"));
    }

    void namesOfMenusStay_data() { languages(); }
    void namesOfMenusStay() {
        QFETCH(const QString, language);
        useLanguage(language);
        const WindowDesk desk;
        QVERIFY(desk.window.findChild<QMenu*>(QStringLiteral("menu.File")));
    }

    void nothingIsCutOff_data() { languages(); }
    void nothingIsCutOff() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(level);
        QStringList cut = cutOff(desk.window);
        for (const PanelSpec& panel : panelSpecs()) {
            desk.raise(panel.dock);
            cut << cutOff(desk.window);
        }
        for (const char* place : {"MONSTER", "OBJECT", "REGION", "DOOR", "GEOMETRY", "MAZE"}) {
            desk.caretTo(place);
            desk.raise("inspectorDock");
            cut << cutOff(desk.window);
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    }

    void namesInThePaletteAreReadable_data() { languages(); }
    // Of things that were placed last, in two lines. A longer one has all of it in its tip.
    void namesInThePaletteAreReadable() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(level);
        desk.child<QTabBar>("palette.tabs").setCurrentIndex(1);
        auto& recent = desk.child<QListView>("recentThings");
        desk.window.page().panel<Palette>()->setRecent(
            {QStringLiteral("door"), QStringLiteral("fountain"), QStringLiteral("any kobold 'k'"),
             QStringLiteral("kobold"), QStringLiteral("chest with an object")});
        QCOMPARE(recent.model()->rowCount(), 5);
        const QStringList cut = cutOffIn(recent);
        QVERIFY2(cut.size() <= 1, qPrintable(cut.join('\n'))); // the long name of the container
        for (int row = 0; row < recent.model()->rowCount(); ++row) {
            const QModelIndex index = recent.model()->index(row, 0);
            QVERIFY(index.data(Qt::ToolTipRole).toString().startsWith(index.data().toString()));
        }
        QCOMPARE_GE(recent.height(),
                    recent.iconSize().height() + 2 * QFontMetrics(captionFont(recent.font())).height());
    }

    void namesOfTerrainAreWhole_data() { languages(); }
    void namesOfTerrainAreWhole() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(level);
        auto& terrain = desk.child<QListView>("terrainPalette");
        const auto cell = [&] { return terrain.visualRect(terrain.model()->index(0, 0)).size(); };
        const QSize plain = cell();
        desk.window.resizeDocks({&desk.child<QDockWidget>("terrainDock")}, {900}, Qt::Horizontal);
        QTRY_VERIFY(cell().height() > plain.height());
        const int margin = terrain.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &terrain) + 1;
        for (int row = 0; row < terrain.model()->rowCount(); ++row) {
            const QString label = terrain.model()->index(row, 0).data().toString();
            const QString name = label.section(QStringLiteral("   "), 1);
            const QList<qreal> lines =
                widthsOfLines(name, captionFont(terrain.font()), cell().width() - 2 * margin);
            QVERIFY2(lines.size() <= captionLines, qPrintable(name));
            QVERIFY2(std::ranges::max(lines) <= cell().width() - 2 * margin, qPrintable(name));
        }
    }

    void nothingIsCutOffInDialogs_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("action");
        for (const char* language : {"en", "de", "ja"}) {
            for (const char* action :
                 {"file.new", "file.exportPicture", "map.size", "draw.replace", "edit.findInFiles",
                  "edit.preferences", "help.shortcuts", "help.about"})
                QTest::addRow("%s, %s", language, action)
                    << QString::fromLatin1(language) << QByteArray(action);
        }
    }
    void nothingIsCutOffInDialogs() {
        QFETCH(const QString, language);
        QFETCH(const QByteArray, action);
        useLanguage(language);
        WindowDesk desk(level);
        const QStringList cut = cutOffInDialog(desk, action.constData());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    }

    // At 200 percent a screen of 1280 by 720 pixels has room for a quarter of them, with a frame around.
    void newDialogFitsSmallScreens_data() { languages(); }
    void newDialogFitsSmallScreens() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(level);
        NewDialog dialog(desk.workspace.games(), desk.session().analysis().gamePtr(), Theme::light());
        dialog.show();
        dialog.resize(small);
        QCOMPARE(dialog.size(), small);
        QCOMPARE(cutOffIfSmall(dialog), QStringList());
    }

    void preferencesFitSmallScreens_data() { languages(); }
    void preferencesFitSmallScreens() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(level);
        desk.trigger("edit.preferences");
        auto& dialog = desk.child<QDialog>("preferences");
        dialog.resize(small);
        const auto* close = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
        auto& list = desk.child<QListWidget>("preferences.pages");
        const auto& stack = desk.child<QStackedWidget>("preferences.stack");
        for (int row = 0; row < list.count(); ++row) {
            list.setCurrentRow(row);
            QCoreApplication::processEvents();
            QCOMPARE(dialog.size(), small);
            QVERIFY(dialog.rect().contains(QRect(close->mapTo(&dialog, QPoint()), close->size())));
            const auto* page = qobject_cast<QScrollArea*>(stack.currentWidget());
            QVERIFY2(page->horizontalScrollBar()->maximum() == 0, qPrintable(list.item(row)->text()));
            for (const auto* columns : page->findChildren<QTreeWidget*>())
                QVERIFY2(columns->horizontalScrollBar()->maximum() == 0, qPrintable(columns->objectName()));
            const QStringList cut = cutOffIfSmall(dialog);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
        }
    }

    void playtestFitsSmallScreens_data() { languages(); }
    void playtestFitsSmallScreens() {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowDesk desk(QByteArray(level) + "STAIR:(1,2),up\n");
        desk.trigger("play.test");
        QWidget* played = desk.window.playtest().window();
        const auto isWhole = [&] {
            QCoreApplication::processEvents();
            played->resize(small);
            QCoreApplication::processEvents();
            QCOMPARE(played->size(), small);
            const QStringList cut = cutOffIfSmall(*played);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
        };
        isWhole();
        for (const char key : {'l', 'd'})
            QTest::keyClick(played, key);
        isWhole();
        played->findChild<QAction*>(QStringLiteral("play.showProtocol"))->trigger();
        isWhole();
        QTest::keyClick(played, Qt::Key_Escape);
        for (const char key : {'h', '<'})
            QTest::keyClick(played, key);
        QVERIFY(played->findChild<QLabel*>(QStringLiteral("banner"))->isVisible());
        isWhole();
    }

    void nothingIsCutOffInDialogsByHand_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("index");
        for (const char* language : {"en", "de", "ja"}) {
            for (std::size_t i = 0; i < std::size(dialogsByHand); ++i)
                QTest::addRow("%s, %s", language, dialogsByHand[i].name)
                    << QString::fromLatin1(language) << int(i);
        }
    }
    void nothingIsCutOffInDialogsByHand() {
        QFETCH(const QString, language);
        QFETCH(const int, index);
        useLanguage(language);
        WindowDesk desk(level);
        const DialogPtr dialog = dialogsByHand[index].make(desk);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        const QStringList cut = cutOff(*dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    }

    // The hero and what the editor itself names; monsters and objects have the names of the game.
    void playtestSpeaksTheLanguage() {
        useLanguage(QStringLiteral("de"));
        WindowDesk desk(QByteArray(level) + "STAIR:(1,2),up\n");
        desk.trigger("play.test");
        QWidget* played = desk.window.playtest().window();
        QCOMPARE(played->findChild<QLabel*>(QStringLiteral("playerName"))->text(), QStringLiteral("Sie"));
        const auto* here = played->findChild<QListWidget*>(QStringLiteral("here"));
        QCOMPARE(here->item(0)->text(), QStringLiteral("Treppe nach oben"));
        QTest::keyClick(played, '<');
        const QString ending = played->findChild<QLabel*>(QStringLiteral("banner"))->text();
        QVERIFY2(ending.startsWith(QStringLiteral("Sie sind gegangen: Treppe nach oben")),
                 qPrintable(ending));
    }

    // A letter under a line opens one entry of its menu, not the first of two in turn.
    void lettersAreUniqueInMenus_data() { languages(); }
    void lettersAreUniqueInMenus() {
        QFETCH(const QString, language);
        useLanguage(language);
        const WindowDesk desk(level);
        QStringList twice = lettersTwiceIn(desk.window.menuBar()->actions(), QStringLiteral("menu bar"));
        const QList<QMenu*> menus = desk.window.findChildren<QMenu*>();
        QVERIFY(menus.size() > 8);
        for (QMenu* menu : menus) {
            Q_EMIT menu->aboutToShow(); // some are filled only now
            twice << lettersTwiceIn(menu->actions(), menu->objectName());
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join('\n')));
    }

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "ja"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

LEVWRIGHT_TEST(LanguageWindowsTest)

} // namespace levwright::language_windows_test

#include "LanguageWindowsTest.moc"
